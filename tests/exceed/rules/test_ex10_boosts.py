"""EX 10: boosts."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def told(table: Table, since: int) -> list[str]:
    """What happened, in short: the kind of each event, or the text of an effect."""
    events = (table.state.log or [])[since:]
    return [event.words[1] if event.kind == "effect" else event.kind for event in events]


def now(table: Table) -> int:
    """How much has been told so far."""
    return len(table.state.log or [])


@rule("EX 10.1", "EX 10.4")
def test_a_boost_is_paid_then_put_into_play_then_carried_out() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Golden Arrow", "Grasp", "Cross")
    since = now(table)
    table.boost("Golden Chains")
    assert (table.asked, table.count(0, "boosts"), table.count(0, "hand")) == ("pay", 0, 2), "first the price"
    table.pay("Grasp")
    assert told(table, since)[:4] == ["boost", "pay", "Now: Draw 2.", "draw"]
    assert table.cards(0, "boosts") == ["Golden Arrow"]
    assert (table.count(0, "hand"), table.turn_of) == (4, 1), "Cross, 2 of Now, 1 of the end of the turn"


@rule("EX 10.2")
def test_the_gauge_price_of_an_ultra_is_not_paid_for_its_boost() -> None:
    table = Table("akuma", "ryu")
    table.hand(0, "Wrath of the Raging Demon")
    table.gauge(0)
    table.boost("Instant Hell Murder")
    assert (table.cards(0, "boosts"), table.paid(0)) == (["Wrath of the Raging Demon"], [])
    table = Table("ryu", "akuma")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    table.hand(0, "Metsu Hadoken", "Block")
    table.boost("Way of the Warrior")
    table.pay("Block")
    assert table.paid(0) == ["Block"], "the Force price only"


@rule("EX 10.3", "EX 10.5", "EX 10.6")
def test_what_an_instant_boost_says_happens_right_now_and_then_it_is_discarded() -> None:
    table = Table("superskullman", "akuma", spaces=(3, 7))
    table.hand(0, "Splam!", "Grasp", "Cross")
    table.hand(1, "Block")
    table.boost("Hold it, Villain!")
    table.pay("Grasp")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    assert table.cards(0, "discard") == ["Grasp"], "not discarded before it is carried out"
    table.move("retreat", 1)
    assert (table.at(0), table.asked, table.seat) == (2, "set attack", 0), "the Strike is performed at once"
    assert table.cards(0, "discard") == ["Grasp", "Splam!"]


@rule("EX 10.3")
def test_a_line_of_a_continuous_boost_that_is_no_stat_holds_right_now() -> None:
    hook = stand_in(card("Hook", boost="Push 2."))
    table = Table("geoffrey", hook, spaces=(4, 5))
    table.put(0, "boosts", "Inviolability")
    table.idle()
    table.hand(1, "Hook Boost")
    table.boost("Hook Boost")
    assert table.at(0) == 4, "already outside a Strike"


@rule("EX 10.6", "EX 4.13")
def test_an_action_that_an_instant_boost_gives_comes_at_once() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Quick Step", "Run")
    table.boost("Quick Step")
    table.move("retreat", 1)
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 1)
    assert table.cards(0, "discard") == ["One Inch Punch"]


@rule("EX 10.7")
@pytest.mark.parametrize("initiates", [True, False])
@pytest.mark.parametrize("turns", [0, 3])
def test_a_continuous_boost_serves_the_next_strike_whenever_and_whoever_starts_it(initiates: bool, turns: int) -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.hand(0, "Light")
    table.boost("Light")
    for _ in range(2 * turns + int(initiates)):
        table.idle()
    assert table.turn_of == (0 if initiates else 1)
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.pause("attack")
    table.strike("Cross", "Cross")
    assert (table.stats(0)[1], table.stats(1)[1]) == (8, 6)
    table.go()
    assert table.count(0, "boosts") == 0
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.pause("attack")
    table.strike("Cross", "Cross")
    assert table.stats(0)[1] == 6, "one Strike only"


@rule("EX 10.7")
def test_a_trigger_of_a_continuous_boost_serves_its_players_attack() -> None:
    table = Table("giovanna", "ryu", spaces=(3, 5))
    table.put(0, "boosts", "Step Dash")  # Before: Close 1.
    table.hand(0, "Grasp")
    table.hand(1, "Spike")
    table.strike("Grasp", "Spike")
    table.move("push", 1)
    assert (table.at(0), table.damage(1)) == (4, [3])


@rule("EX 10.9")
def test_the_lines_of_a_boost_happen_from_top_to_bottom() -> None:
    table = Table("superskullman", "ryu")
    table.hand(0, "Quick Change", "Grasp")
    table.top(0, "Cross", "Dive", "Sweep")
    table.boost("Quick Change")
    assert {table.match.card(option % 256).name for option in table.state.options} == {
        "Grasp",
        "Cross",
        "Dive",
        "Sweep",
    }
    table.pick("Sweep")
    assert table.cards(0, "hand") == ["Grasp", "Cross", "Dive"]
    table = Table("litchi", "ryu")
    table.hand(0, "Lao Jiu", "Grasp", "Cross")
    table.top(0, "Dive", "Sweep", "Focus", "Block", "Assault")
    table.boost("Lao Jiu")
    table.pay("Grasp")
    assert table.cards(0, "sealed") == ["Cross"], "the hand is sealed before the new one is drawn"
    assert table.cards(0, "hand") == ["Dive", "Sweep", "Focus", "Block", "Assault"]


def canceller(other: str, force: int = 2) -> Table:
    """A game against Geoffrey, who can cancel a boost for 2 Force, and holds so many Normals."""
    table = Table(other, "geoffrey", spaces=(3, 7))
    table.put(1, "transformations", "Inquisition")
    table.hand(1, *("Grasp", "Cross", "Dive")[:force])
    return table


@rule("EX 10.10", "EX 10.15", "EX 10.16", "EX 10.17")
@pytest.mark.parametrize("cancelled", [True, False])
def test_a_boost_is_cancelled_after_its_price_and_before_any_decision(cancelled: bool) -> None:
    table = canceller("superskullman")
    table.hand(0, "Splam!", "Grasp", "Cross")
    table.boost("Hold it, Villain!")
    assert (table.asked, table.seat) == ("pay", 0)
    table.pay("Grasp")
    assert (table.asked, table.seat) == ("may", 1), "nothing was asked of its player yet"
    assert (table.at(0), table.cards(0, "discard")) == (3, ["Grasp"])
    if not cancelled:
        table.no()
        assert (table.asked, table.seat) == ("amount", 0)
        return
    table.yes()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert sorted(table.cards(1, "discard")) == ["Cross", "Grasp"]
    assert table.at(0) == 3
    assert table.state.sides == []
    assert table.cards(0, "discard") == ["Grasp", "Splam!"], "paid for nothing, and discarded"
    assert (table.count(0, "hand"), table.turn_of, table.asked) == (2, 1, "action"), "and the usual draw"


@rule("EX 10.16")
def test_a_cancelled_continuous_boost_has_no_effect_and_does_not_stay() -> None:
    table = canceller("akuma")
    table.hand(0, "Demon Illusion")
    table.boost("Demon Illusion")
    table.yes()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.cards(0, "boosts"), table.cards(0, "discard"), table.life(0)) == ([], ["Gohadoken"], 30)
    assert (table.asked, table.seat) == ("action", 1)


@rule("EX 10.16")
def test_leaving_play_by_a_cancel_is_no_effect_of_the_boost_either() -> None:
    table = canceller("chaos")
    table.hand(0, "Lie In Wait")
    table.boost("Lie In Wait")
    table.yes()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.cards(0, "discard") == ["Cold Reflection"]
    assert table.count(0, "hand") == 1, "When this leaves play: Draw 2 is an effect of the cancelled boost"


@rule("EX 10.16", "EX 23.19")
def test_a_boost_cancelled_by_the_opponent_gives_no_further_action() -> None:
    for boost in ("Microdash", "Quick Step"):
        table = canceller("giovanna" if boost == "Microdash" else "ryu")
        table.gauge(0, "Grasp")
        table.hand(0, boost)
        table.boost(boost)
        table.yes()
        while table.asked == "pay":
            table.choose(table.state.options[0])
        assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 1, 1)


@rule("EX 10.15")
def test_a_cancel_needs_its_price_and_comes_only_against_the_opponents_boosts() -> None:
    table = canceller("ryu", force=1)
    table.hand(0, "Ki Charge")
    table.boost("Ki Charge")
    if table.asked == "may":
        assert not table.can(c.YES)
        table.no()
    assert table.cards(0, "gauge") == ["Donkey Kick"]
    table.hand(1, "Run", "Grasp", "Cross")
    table.boost("Run")
    assert table.asked == "amount", "not against one's own"


@rule("EX 10.12", "EX 10.14", "EX 10.11")
def test_a_boost_that_starts_a_strike_is_resolved_and_discarded_before_a_card_is_set() -> None:
    table = Table("nehtali", "ryu", spaces=(4, 5))
    table.hand(0, "Divine Harvester", "Grasp", "Cross", "Dive")
    table.hand(1, "Block")
    table.boost("Divine Harvester")
    table.pay("Grasp", "Cross")
    assert (table.asked, table.seat, table.at(0)) == ("set attack", 0, 2)
    assert table.cards(0, "discard") == ["Grasp", "Cross", "Azazel's Torment"]
    assert table.player(0).playing == []


DANCER = stand_in(
    card("Lead", boost="Draw 1. Strike."),
    card("Sway", boost="Now: Strike.\n+1 Power.", boost_kind="continuous"),
    ability="When you boost: Retreat 1.",
)


@rule("EX 10.11", "EX 10.12", "EX 10.13", "EX 10.23")
@pytest.mark.parametrize("boost", ["Lead Boost", "Sway Boost"])
def test_effects_after_resolving_a_boost_come_before_the_strike_it_starts(boost: str) -> None:
    table = Table(DANCER, "ryu", spaces=(4, 5))
    table.hand(0, boost, "Grasp")
    table.hand(1, "Block")
    since = now(table)
    table.boost(boost)
    assert (table.asked, table.seat, table.at(0)) == ("set attack", 0, 3), "retreated before setting"
    order = told(table, since)
    assert order.index("When you boost: Retreat 1.") < order.index("strike")
    if boost == "Lead Boost":
        assert (
            order.index("draw")
            < order.index("When you boost: Retreat 1.")
            < order.index("discard")
            < order.index("strike")
        )
        assert table.cards(0, "discard") == ["Lead"]
    else:
        assert table.cards(0, "boosts") == ["Sway"], "a Continuous one stays for that Strike"
        assert table.cards(0, "discard") == []


@rule("EX 10.11", "EX 10.23")
def test_when_you_boost_comes_after_the_boosts_own_effects() -> None:
    table = Table("king", "ryu", spaces=(3, 7))
    table.hand(0, "To Me, Minions!", "Cross")
    table.boost("To Me, Minions!")
    table.forced()
    assert (table.asked, table.count(0, "hand")) == ("amount", 0), "its Now effect first"
    table.move("advance", 1)
    assert table.count(0, "hand") == 2, "then King Knight draws 1, and 1 at the end of the turn"
    table.idle()
    table.hand(0, "Run")
    table.boost("Run")
    table.move("advance", 0)
    assert table.count(0, "hand") == 1, "Run is no Continuous boost"


@rule("EX 10.18", "EX 10.1")
def test_a_boost_counts_itself() -> None:
    table = Table("shovelknight", "ryu")
    table.hand(0, "Justice in Spades")
    table.top(0, "Grasp", "Cross")
    table.boost("Justice in Spades")
    table.forced()
    assert (table.count(0, "boosts"), table.cards(0, "hand")) == (0, ["Grasp", "Cross"])
    assert table.cards(0, "discard") == ["Troupple Chalice"]
    table = Table("shovelknight", "ryu")
    table.put(0, "boosts", "Dig In")
    table.hand(0, "Justice in Spades")
    table.boost("Justice in Spades")
    assert len(table.state.options) == 2, "itself or the other one"
    table.pick("Dig In")
    assert table.cards(0, "boosts") == ["Troupple Chalice"]
    assert table.cards(0, "discard") == ["Flare Wand"]


@rule("EX 10.18")
def test_an_instant_boost_that_is_played_is_no_continuous_boost() -> None:
    table = Table("shovelknight", "ryu")
    table.hand(0, "For Shovelry")
    table.boost("For Shovelry")
    assert (table.count(0, "hand"), table.turn_of) == (1, 1), "there was nothing to discard"


@rule("EX 10.19")
def test_a_transformation_is_not_a_boost() -> None:
    table = Table("ryu", "geoffrey")
    table.put(1, "transformations", "Bastion Stance")
    table.hand(0, "Tech")
    table.boost("Tech")
    assert table.count(1, "transformations") == 1, "not discarded as a boost"
    table = Table("geoffrey", "geoffrey")
    table.put(1, "transformations", "Inquisition")
    table.hand(1, "Grasp", "Cross")
    table.hand(0, "Inquisition", "Inquisition")
    table.choose(c.TRANSFORM_CARD + table.card(0, "Inquisition"))
    assert table.cards(0, "transformations") == ["Inquisition"], "and not cancelled"
    counter = stand_in(
        card("Form", boost="+1 Speed.", boost_kind="transform"),
        card("Ask", boost="If you have no continuous boost in play, gain 5 life."),
        ability="When you boost: Gain 1 life.",
    )
    table = Table(counter, "ryu", spaces=(4, 5))
    table.set_life(0, 10)
    table.hand(0, "Form", "Form")
    table.choose(c.TRANSFORM_CARD + table.card(0, "Form"))
    assert table.life(0) == 10, "not played as a boost"
    table.idle()
    table.hand(0, "Ask Boost")
    table.boost("Ask Boost")
    assert table.life(0) == 16, "not counted as a boost"
    table.hand(0, "Grasp")
    table.hand(1, "Cross")
    table.strike("Cross", "Grasp")
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.cards(0, "transformations") == ["Form"], "not discarded at clean-up"


@rule("EX 10.20")
@pytest.mark.parametrize(("boosts", "damage"), [(True, 6), (False, 4)])
def test_a_continuous_boost_played_in_a_strike_counts_at_once(boosts: bool, damage: int) -> None:
    table = Table("king", "ryu", spaces=(4, 5))
    table.hand(0, "Spin Jump", "Charge Up", "Cross")
    table.hand(1, "Spike")
    table.strike("Spin Jump", "Spike")
    table.move("advance", 3)
    assert table.asked == "may"
    table.yes() if boosts else table.no()
    if boosts:
        table.pick("Charge Up") if table.asked == "pick card" else None
        table.forced()
    assert table.damage(1)[0] == damage, "Charge Up: +2 Power"
    assert table.cards(0, "boosts") == (["Scepter Smite"] if boosts else []), "and it is sustained"


NEST = stand_in(
    card("Outer", boost="You may boost 1 card from your hand.\nDraw 1."),
    card("Inner", boost="Gain 1 life.\nGain 2 life."),
    card("Keep", boost="You may boost 1 card from your hand.\nAdd this boost to your gauge."),
    card("Acts", boost="You may boost 1 card from your hand.\nTake another action."),
    card("Strikes", boost="You may boost 1 card from your hand.\nStrike."),
    card("Twice", boost="Take 2 more actions."),
    ability="When you boost: Gain 3 life.",
)


def nested(*names: str, extra: tuple[str, ...] = ()) -> Table:
    """Boosts played inside each other, the first outermost; more may lie in the hand."""
    table = Table(NEST, "ryu", spaces=(1, 9))
    table.set_life(0, 10)
    table.hand(0, *names, *extra)
    table.hand(1, "Block")
    table.boost(f"{names[0]} Boost")
    for name in names[1:]:
        table.yes()
        if table.asked == "pick card":
            table.pick(f"{name} Boost")
    if table.asked == "may":
        table.no()
    return table


@rule("EX 10.21", "EX 10.23")
def test_a_boost_inside_a_boost_is_finished_before_the_rest_of_the_outer_one() -> None:
    table = Table(NEST, "ryu")
    since = now(table)
    table.hand(0, "Outer Boost", "Inner Boost")
    table.boost("Outer Boost")
    table.yes()
    table.forced()
    order = [entry for entry in told(table, since) if entry not in {"life", "turn", "card moved"}]
    assert order == [
        "boost",
        "You may boost 1 card from your hand.",
        "boost",
        "Gain 1 life.",
        "Gain 2 life.",
        "When you boost: Gain 3 life.",
        "discard",
        "Draw 1.",
        "draw",
        "When you boost: Gain 3 life.",
        "discard",
        "draw",
    ]
    assert table.cards(0, "discard") == ["Inner", "Outer"]


@rule("EX 10.21")
def test_the_rest_of_the_outer_boost_finds_its_own_card_though_a_copy_was_played_inside() -> None:
    table = nested("Keep", "Keep")
    assert table.cards(0, "gauge") == ["Keep", "Keep"]
    assert table.cards(0, "discard") == []


@rule("EX 10.22")
def test_a_strike_that_nested_boosts_ask_for_happens_once_after_the_outermost() -> None:
    table = nested("Strikes", "Strikes", extra=("Cross", "Cross"))
    assert (table.asked, table.seat) == ("set attack", 0)
    assert table.cards(0, "discard") == ["Strikes", "Strikes"], "both are resolved before it begins"
    table.sets("Cross", "Block")
    assert (table.asked, table.seat, table.turn_of, table.count(0, "hand")) == ("action", 1, 1, 1)
    assert len(table.events("strike")) == 1


@rule("EX 10.22")
@pytest.mark.parametrize("outer", ["Acts", "Outer"])
def test_a_further_action_that_nested_boosts_ask_for_happens_once(outer: str) -> None:
    table = nested(outer, "Acts")
    assert (table.asked, table.seat) == ("action", 0)
    table.prepare()
    assert table.turn_of == 1, "one further action, not two"
    table = nested("Acts")
    table.hand(0, "Acts Boost")
    table.boost("Acts Boost")
    table.forced()
    assert (table.asked, table.seat) == ("action", 0), "one boost after the other gives one each"
    table.hand(0, "Twice Boost")
    table.boost("Twice Boost")
    table.prepare()
    assert (table.asked, table.seat) == ("action", 0), "one boost may give two"


@rule("EX 10.22", "EX 4.14")
def test_a_strike_and_a_further_action_of_nested_boosts_leave_the_strike() -> None:
    table = nested("Acts", "Strikes", extra=("Cross",))
    table.sets("Cross", "Block")
    assert (table.asked, table.turn_of) == ("action", 1)


@rule("EX 10.24")
@pytest.mark.parametrize(("attack", "damage"), [("Pale Bringer", 4), ("Shadow Scare", 6)])
def test_the_stat_lines_of_a_boost_end_when_it_leaves_play(attack: str, damage: int) -> None:
    # Charged Attack: +2 Power. When you move: Add this boost to your gauge. Pale Bringer closes, Shadow Scare does not.
    table = Table("hyde", "ryu", spaces=(3, 6))
    table.put(0, "boosts", "Charged Attack")
    table.hand(0, attack)
    table.hand(1, "Spike")
    table.strike(attack, "Spike")
    assert table.damage(1)[0] == damage


LEAVER = stand_in(
    card("Ghost", boost="Hit: Discard this boost.\nHit: +5 Power.\nAfter: Gain 1 life.", boost_kind="continuous"),
    card("Plain", reach="1-8", speed=9),
)


@rule("EX 10.24")
@pytest.mark.parametrize(("first", "damage"), [("Discard this boost", 3), ("+5 Power", 8)])
def test_triggers_of_a_boost_that_has_left_play_are_lost_unless_they_had_begun(first: str, damage: int) -> None:
    table = Table(LEAVER, "ryu")
    table.set_life(0, 10)
    table.put(0, "boosts", "Ghost")
    table.hand(0, "Plain")
    table.hand(1, "Spike")
    table.strike("Plain", "Spike")
    table.order(first)
    assert table.damage(1)[0] == damage
    assert table.done("Gain 1 life") == 0, "its After effect had not begun"


@rule("EX 10.24")
def test_one_of_two_copies_that_leaves_takes_only_its_own_triggers() -> None:
    table = Table(LEAVER, "ryu")
    table.put(0, "boosts", "Ghost", "Ghost")
    table.hand(0, "Plain")
    table.hand(1, "Spike")
    table.strike("Plain", "Spike")
    table.order("Discard this boost")
    assert table.cards(0, "boosts") == ["Ghost"]
    table.order("+5 Power")
    assert table.damage(1)[0] == 8, "the copy that stayed has both of its effects"
    assert (table.done("+5 Power"), table.done("Discard this boost"), table.count(0, "boosts")) == (1, 2, 0)


@rule("EX 10.25", "EX 16.9", "EX 16.10")
def test_guard_that_ends_with_its_boost_does_not_change_a_stun_test_already_made() -> None:
    breaker = stand_in(card("Breaker", "After: Discard 1 continuous boost.", power=4, speed=9))
    table = Table("ryu", breaker, spaces=(4, 5))
    table.put(0, "boosts", "Defend")
    table.hand(0, "Grasp")
    table.hand(1, "Breaker")
    table.strike("Grasp", "Breaker")
    table.forced()
    assert table.damage(0) == [3], "4, and 1 Armor of Defend"
    assert table.cards(0, "discard") == ["Spike"], "Defend is gone, and with it 3 Guard"
    assert (table.asked, table.seat) == ("amount", 0), "3 was not more than 3: Grasp goes on"
    table.move("push", 1)
    assert table.damage(1) == [3]


@rule("EX 10.25")
def test_stun_immunity_that_ends_with_its_boost_does_not_either() -> None:
    breaker = stand_in(card("Breaker", "After: Discard 1 continuous boost.", power=4, speed=9))
    table = Table("ragna", breaker, spaces=(4, 5))
    table.put(0, "boosts", "Unrelenting")
    table.hand(0, "Grasp")
    table.hand(1, "Breaker")
    table.strike("Grasp", "Breaker")
    table.forced()
    assert table.cards(0, "discard") == ["Inferno Divider"]
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.move("push", 1)
    assert len(table.damage(1)) == 1
