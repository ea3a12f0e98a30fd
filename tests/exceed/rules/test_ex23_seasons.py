"""EX 23: what seasons 1 to 6 add."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

COMMON = {c.PREPARE, c.CHANGE, c.MOVE_TO, c.EXCEED_ACTION, c.RESHUFFLE, c.BOOST_HAND, c.STRIKE_ACTION}


def verbs(table: Table) -> set[int]:
    """The verbs of the options."""
    return {option - option % 1024 for option in table.state.options}


def rich(character: str) -> Table:
    """A player who can take every action that there is for a character of the first season."""
    table = Table(character, "nehtali")
    table.hand(0, "Cross", "Cross")
    table.gauge(0, *["Grasp", "Grasp", "Dive", "Dive", "Focus"])
    table.put(0, "discard", "Sweep")
    return table


@rule("EX 23.1")
def test_season_1_adds_nothing() -> None:
    assert verbs(rich("superskullman")) == COMMON


@rule("EX 23.2")
def test_season_2_adds_the_transform_action() -> None:
    table = rich("geoffrey")
    table.hand(0, "Cross", "Inquisition", "Inquisition")
    assert verbs(table) == COMMON | {c.TRANSFORM_CARD}
    table.choose(table.named(c.TRANSFORM_CARD, "Inquisition"))
    assert table.cards(0, "transformations") == ["Inquisition"]


def critical(
    character: str, attack: str, paid: bool, boosts: tuple[str, ...] = (), spaces: tuple[int, int] = (4, 5)
) -> Table:
    """Right before the first attack; seat 0 has paid 1 Gauge to be Critical, or not."""
    table = Table(character, "nehtali", spaces=spaces)
    table.hand(0, attack, "Block")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive")
    table.put(0, "boosts", *boosts)
    table.choose(c.STRIKE_ACTION)
    table.choose(c.YES if paid else c.PASS)
    table.pause("attack")
    table.sets(attack, "Focus")
    return table


@rule("EX 23.3")
def test_1_gauge_may_be_spent_when_setting_to_be_critical_in_this_strike() -> None:
    table = critical("ryu", "Hadoken", True)
    assert table.side(0).critical
    assert not table.side(1).critical
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == ([], ["Dive"])
    assert not critical("ryu", "Hadoken", False).side(0).critical
    empty = Table("ryu", "nehtali")
    empty.hand(0, "Hadoken", "Block")
    empty.choose(c.STRIKE_ACTION)
    assert empty.asked == "set attack", "without Gauge there is nothing to ask"


@rule("EX 23.4")
def test_critical_effects_of_attack_and_character_need_a_critical_player() -> None:
    assert critical("ryu", "Hadoken", True).stats(0)[1] == 6
    assert critical("ryu", "Hadoken", False).stats(0)[1] == 4
    paid, unpaid = critical("akuma", "Gohadoken", True), critical("akuma", "Gohadoken", False)
    assert (paid.stats(0)[:2], paid.stats(1)[0]) == ((5 - 2 + 2, 5), 6), "Critical: both players have +2 Power"
    assert (unpaid.stats(0)[:2], unpaid.stats(1)[0]) == ((5, 4), 4)


@rule("EX 23.4")
def test_critical_effects_of_boosts_need_a_critical_player() -> None:
    helper = card("Helper", boost="Critical: +3 Power.", boost_kind="continuous")
    character = stand_in(helper, card("Punch"), ability="On set: You may spend 1 Gauge: Your attack becomes critical.")
    assert critical(character, "Punch", True, ("Helper",)).stats(0)[0] == 6
    assert critical(character, "Punch", False, ("Helper",)).stats(0)[0] == 3


@rule("EX 23.4")
def test_a_trigger_behind_critical_needs_a_critical_player() -> None:
    for paid in (True, False):
        table = critical("akuma", "Zugaihasatsu", paid)
        table.go()
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert bool(table.events("advantage", 0)) == paid


@rule("EX 23.5")
def test_the_gauge_may_be_spent_without_any_critical_effect() -> None:
    table = critical("ryu", "Donkey Kick", True)
    assert table.side(0).critical
    assert table.stats(0) == (6, 4, 0, 4)
    assert table.cards(0, "gauge") == []


@rule("EX 23.6")
def test_season_4_brings_force_specials() -> None:
    table = Table("propeller", "nehtali", spaces=(1, 9))
    table.hand(0, "Swoop", "Cross")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive")
    table.strike("Swoop", "Focus")
    assert table.asked == "pay"
    table.pay("Dive", gauge=True)
    assert table.paid(0) == ["Dive"]


def overdriven(spaces: tuple[int, int] = (1, 9)) -> Table:
    """Ragna has exceeded for 4, struck, and the turn is the opponent's."""
    table = Table("ragna", "nehtali", spaces=spaces)
    table.hand(0, "Block", "Cross")
    table.hand(1, "Focus", "Block")
    table.gauge(0, "Dive", "Grasp", "Spike", "Assault", "Sweep")
    table.choose(c.EXCEED_ACTION)
    table.pay("Dive", "Grasp", "Spike", "Assault", gauge=True)
    assert table.asked == "may"  # You may close 1
    table.no()
    table.set("Block")
    table.set("Focus")
    assert table.turn_of == 1
    return table


@rule("EX 23.7")
def test_the_cards_that_paid_for_exceeding_go_to_overdrive() -> None:
    table = overdriven()
    assert table.cards(0, "overdrive") == ["Dive", "Grasp", "Spike", "Assault"]
    assert table.cards(0, "gauge")[0] == "Sweep"
    assert not {"Dive", "Grasp", "Spike", "Assault"} & set(table.cards(0, "discard"))


@rule("EX 23.7")
def test_other_payments_do_not_go_to_overdrive() -> None:
    table = Table("ragna", "nehtali", spaces=(1, 9))
    table.gauge(0, "Dive")
    table.choose(c.MOVE_TO + 2)
    assert (table.cards(0, "overdrive"), table.cards(0, "discard")) == ([], ["Dive"])
    table = Table("nehtali", "ragna")
    table.gauge(0, "Dive", "Dive", "Grasp")
    table.choose(c.EXCEED_ACTION)
    table.pay("Dive", "Dive", gauge=True)
    assert (table.count(0, "overdrive"), table.count(0, "discard")) == (0, 3), "other seasons have no overdrive"


def prepare(table: Table) -> None:
    """A whole turn of Prepare."""
    table.choose(c.PREPARE)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])


@rule("EX 23.8", "EX 23.9", "EX 4.10")
def test_each_own_turn_discards_an_overdrive_card_then_acts_then_reverts_when_empty() -> None:
    table = overdriven()
    for left, chosen in ((3, "Spike"), (2, "Dive"), (1, "Assault"), (0, "Grasp")):
        life = table.life(0)
        prepare(table)
        if left:
            assert (table.asked, table.seat) == ("discard overdrive", 0), "before anything else of the turn"
            table.choose(c.CARD + table.card(0, chosen))
        assert table.cards(0, "discard")[-1] == chosen
        assert table.life(0) == life - 1, "Overdrive: Take 1 non-lethal damage"
        assert table.asked == "may"
        assert table.player(0).exceeded, "it reverts after the effect"
        table.no()
        assert table.count(0, "overdrive") == left
        assert table.player(0).exceeded == (left > 0)
        assert (table.asked, table.turn_of) == ("action", 0)
        prepare(table)


@rule("EX 23.10")
def test_with_an_empty_overdrive_area_it_reverts_without_the_effect() -> None:
    table = Table("nehtali", "ragna")
    table.exceed(1)
    table.choose(c.PREPARE)
    assert (table.asked, table.turn_of) == ("action", 1)
    assert not table.player(1).exceeded
    assert table.life(1) == 30


@rule("EX 23.11")
def test_the_astral_heat_starts_set_aside_and_counts_as_no_sealed_card() -> None:
    for character in ("ragna", "litchi"):
        table = Table(character, "nehtali")
        heat = table.match.fighters[0].astral_heat
        assert table.player(0).aside == [heat]
        assert heat not in table.player(0).deck + table.player(0).sealed


@rule("EX 23.12", "EX 23.11")
def test_the_reshuffle_action_puts_the_astral_heat_on_top_and_the_draw_takes_it() -> None:
    table = Table("ragna", "nehtali")
    table.only_deck(0, "Cross", "Dive")
    table.put(0, "discard", "Dive")
    table.choose(c.RESHUFFLE)
    assert table.cards(0, "hand") == ["Black Onslaught"]
    assert sorted(table.cards(0, "deck")) == ["Cross", "Dive"]
    assert table.player(0).aside == []


@rule("EX 23.13")
def test_an_automatic_reshuffle_leaves_the_astral_heat() -> None:
    table = Table("ragna", "nehtali")
    table.put(0, "discard", "Focus", "Sweep", "Block")
    table.only_deck(0)
    table.choose(c.PREPARE)
    assert table.player(0).reshuffled
    assert table.cards(0, "aside") == ["Black Onslaught"]
    assert not table.can(c.RESHUFFLE), "and there it stays"


@rule("EX 23.14")
def test_season_6_normals_have_the_same_attacks_and_other_boosts() -> None:
    standard = {str(card.name): card for card in Table("nehtali", "ryu").match.fighters[0].cards if card.is_normal()}
    season6 = {str(card.name): card for card in Table("hyde", "ryu").match.fighters[0].cards if card.is_normal()}
    assert list(standard) == list(season6)
    for name, one in standard.items():
        other = season6[name]
        numbers = [(it.low, it.high, it.power, it.speed, it.armor, it.guard, it.attack_words) for it in (one, other)]
        assert numbers[0] == numbers[1]
    boosts = {str(card.boost_name) for card in season6.values()}
    assert boosts == {"Respect", "Superior", "Air Dash", "Reading", "Mixup", "Just Defense", "Veil Off", "Tech Hit"}
    assert not boosts & {str(card.boost_name) for name, card in standard.items() if name != "Focus"}


REVERT = "Revert and take another action"


@rule("EX 23.15", "EX 23.16")
@pytest.mark.parametrize("character", ["hyde", "chaos"])
def test_the_revert_action_puts_a_hand_card_into_the_gauge_and_gives_another_action(character: str) -> None:
    table = Table(character, "nehtali")
    table.hand(0, "Cross", "Dive")
    table.exceed(0)
    table.action(REVERT)
    table.pick("Dive")
    assert not table.player(0).exceeded
    assert (table.cards(0, "gauge"), table.cards(0, "hand")) == (["Dive"], ["Cross"]), "no draw in between"
    assert (table.asked, table.turn_of) == ("action", 0)


@rule("EX 23.16")
def test_without_a_hand_card_revert_cannot_be_taken() -> None:
    table = Table("hyde", "nehtali")
    table.exceed(0)
    table.hand(0)
    with pytest.raises(AssertionError, match="no action"):
        table.action(REVERT)


@rule("EX 23.15")
def test_only_an_exceeded_character_may_revert() -> None:
    table = Table("hyde", "nehtali")
    table.hand(0, "Cross")
    with pytest.raises(AssertionError, match="no action"):
        table.action(REVERT)


@rule("EX 23.17", "EX 5.11")
def test_a_reverted_character_may_exceed_again() -> None:
    table = Table("hyde", "nehtali")
    table.hand(0, "Cross")
    table.exceed(0)
    assert not table.can(c.EXCEED_ACTION)
    table.action(REVERT)
    assert table.can(c.EXCEED_ACTION)
    table.choose(c.EXCEED_ACTION)
    assert table.player(0).exceeded
    assert table.cards(0, "discard") == ["Cross"], "for 1 Gauge"
