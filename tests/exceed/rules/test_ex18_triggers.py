"""EX 18: triggers and effects."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def performed(table: Table, seat: int | None = None) -> list[str]:
    """The texts of the effects that were performed, in order."""
    return [event.words[1] for event in table.events("effect", seat)]


def puncher(text: str, *more: str, ability: str = "", power: int = 3) -> str:
    """A character whose attack "Punch" is fast, far and says this."""
    return stand_in(card("Punch", text, reach="1-9", speed=9, power=power), *more, ability=ability)


def punched(
    character: str, *, answer: str = "Focus", spaces: tuple[int, int] = (4, 5), hand: tuple[str, ...] = ()
) -> Table:
    """The strike of Punch against an attack, up to its first question."""
    table = Table(character, "nehtali", spaces=spaces)
    table.hand(0, "Punch", "Block", *hand)
    table.hand(1, answer, "Block")
    table.strike("Punch", answer)
    return table


@rule("EX 18.1")
def test_the_five_triggers_each_have_their_moment() -> None:
    helper = card(
        "Helper",
        boost="Cleanup: Draw 1.\nAfter: Draw 1.\nHit: Draw 1.\nBefore: Draw 1.\nNow: Draw 1.",
        boost_kind="continuous",
    )
    table = Table(stand_in(helper), "nehtali", spaces=(4, 5))
    table.hand(0, "Helper", "Cross")
    table.hand(1, "Focus", "Block")
    table.boost("Helper Boost")
    assert performed(table, 0) == ["Now: Draw 1."]
    table.choose(c.PREPARE)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    table.hand(0, "Cross", "Block")
    table.strike("Cross", "Focus")
    table.order("Draw 1")
    assert [text.split(":")[0] for text in performed(table, 0)][1:] == ["Before", "Hit", "After", "After", "Cleanup"]


@rule("EX 18.2")
def test_cleanup_effects_come_after_both_attacks() -> None:
    table = punched(puncher("Cleanup: Draw 1."))
    kinds = [
        event.kind if event.kind == "attack" else event.words[1]
        for event in table.state.log or []
        if event.kind in {"attack", "effect"}
    ]
    assert kinds.index("Cleanup: Draw 1.") > max(place for place, kind in enumerate(kinds) if kind == "attack")
    assert kinds.count("attack") == 2


@rule("EX 18.3", "EX 18.10")
def test_an_effect_must_be_performed_with_all_its_instructions() -> None:
    table = punched(puncher("Hit: Push 1. Draw 1. Discard 1."))
    assert table.at(1) == 5, "Focus ignores pushes"
    assert table.asked == "discard to limit", "no question whether"
    assert c.PASS not in table.state.options
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Cross", "Block")
    table.strike("Grasp", "Cross")
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}, "not moving is no choice"


@rule("EX 18.10")
def test_prices_and_may_are_optional() -> None:
    table = punched(puncher("Hit: You may draw 2."))
    assert (table.asked, table.state.options) == ("may", [c.PASS, c.YES])
    table.no()
    assert table.count(0, "hand") == 1


@rule("EX 18.4", "EX 18.6")
@pytest.mark.parametrize("first", ["Draw 1", "Gain Advantage"])
def test_the_player_orders_effects_of_one_trigger_and_performs_all(first: str) -> None:
    table = punched(puncher("Hit: Gain Advantage.\nHit: Draw 1."))
    assert (table.asked, table.seat, len(table.state.options)) == ("order", 0, 2)
    table.order(first)
    assert first in performed(table, 0)[0]
    assert len(performed(table, 0)) == 2
    assert table.turn_of == 0
    assert table.count(0, "hand") == 2


@rule("EX 18.4")
def test_no_order_is_asked_for_where_nothing_waiting_does_anything() -> None:
    idle = "Hit: If exceeded, gain Advantage.\nHit: If you are at an edge, draw 1."
    assert punched(puncher(idle), spaces=(4, 5)).asked != "order"
    table = punched(puncher(idle), spaces=(1, 2))
    assert table.asked == "order", "one of them draws"


@rule("EX 18.4", "EX 18.12")
@pytest.mark.parametrize(("first", "drawn"), [("Retreat", 1), ("draw", 0)])
def test_what_does_nothing_yet_may_be_put_before_what_would_change_that(first: str, drawn: int) -> None:
    table = punched(puncher("Hit: Retreat 3.\nHit: If you are at an edge, draw 1."), spaces=(4, 5))
    table.order(first)
    assert table.count(0, "hand") == 1 + drawn


@rule("EX 18.5")
def test_each_effect_is_finished_before_the_next_begins() -> None:
    table = punched(puncher("Hit: You may draw 2. You may retreat 1.\nHit: Gain Advantage."))
    table.order("draw 2")
    assert (table.asked, performed(table, 0)[1:]) == ("may", [])
    table.yes()
    assert (table.asked, performed(table, 0)[1:]) == ("may", [])
    table.yes()
    assert performed(table, 0)[1:] == ["Hit: Gain Advantage."]


@rule("EX 18.7")
@pytest.mark.parametrize(
    "trigger", ["On set", "On reveal", "Before", "After", "Cleanup", "End of strike", "When you initiate"]
)
def test_the_order_is_a_choice_in_every_timing_of_a_strike(trigger: str) -> None:
    table = Table(stand_in(ability=f"{trigger}: Draw 1.\n{trigger}: Gain Advantage."), "nehtali", spaces=(1, 9))
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Cross", "Block")
    table.choose(c.STRIKE_ACTION)
    if trigger not in {"On set", "When you initiate"}:
        table.sets("Grasp", "Cross")
    assert (table.asked, table.seat, len(table.state.options)) == ("order", 0, 2)
    table.order("Gain Advantage")
    assert performed(table, 0)[0].endswith("Gain Advantage.")


@rule("EX 18.7")
def test_the_order_is_a_choice_outside_strikes_too() -> None:
    for trigger, act in (
        ("Start of turn", ""),
        ("End of turn", ""),
        ("When you boost", "boost"),
        ("On exceed", "exceed"),
    ):
        lines = f"{trigger}: Draw 1.\n{trigger}: Gain Advantage."
        helper = card("Helper", boost="+1 Power.", boost_kind="continuous")
        table = Table(stand_in(helper, ability=lines, exceed_ability=lines), "nehtali")
        table.hand(0, "Helper")
        table.gauge(0, "Cross")
        while table.asked == "order":
            table.choose(table.state.options[0])
        if act == "boost":
            table.boost("Helper Boost")
        else:
            table.choose(c.EXCEED_ACTION if act else c.PREPARE)
        if trigger == "Start of turn" and table.asked != "order":
            table.choose(c.PREPARE)
        assert table.asked == "order", trigger


@rule("EX 18.7", "EX 10.23")
def test_two_triggers_of_one_moment_are_ordered_together() -> None:
    lines = "When you boost: Draw 1.\nWhen you boost a continuous boost: Gain Advantage."
    helper = card("Helper", boost="+1 Power.", boost_kind="continuous")
    for first in ("Draw 1", "Gain Advantage"):
        table = Table(stand_in(helper, ability=lines), "nehtali")
        table.hand(0, "Helper")
        table.boost("Helper Boost")
        assert table.asked == "order"
        table.order(first)
        assert first in performed(table)[0]


@rule("EX 18.9")
@pytest.mark.parametrize("mover", [0, 1])
def test_outside_a_strike_the_player_whose_turn_it_is_comes_first(mover: int) -> None:
    runner = stand_in(ability="When you move: Draw 1.")
    watcher = stand_in(ability="When the opponent moves past you: Draw 1.")
    table = Table(*((runner, watcher) if mover == 0 else (watcher, runner)), spaces=(4, 5), first=mover)
    table.hand(mover, "Cross")
    table.boost("Run")
    table.move("advance", 2)
    assert [event.seat for event in table.events("effect")][-2:] == [mover, 1 - mover]


@rule("EX 18.8")
@pytest.mark.parametrize("attacker", [0, 1])
def test_in_a_strike_the_attackers_effects_come_first(attacker: int) -> None:
    # Seat 0 moves past seat 1 in its attack; who attacks is another matter than who started.
    runner = stand_in(card("Dash", "Before: Advance 3.", reach="1", speed=9), ability="When you move: Draw 1.")
    watcher = stand_in(ability="When the opponent moves past you: Draw 1.")
    table = Table(runner, watcher, spaces=(4, 5), first=attacker)
    table.hand(0, "Dash", "Block")
    table.hand(1, "Focus", "Block")
    table.choose(c.STRIKE_ACTION)
    table.sets(*(("Dash", "Focus") if attacker == 0 else ("Focus", "Dash")))
    effects = [event.seat for event in table.events("effect") if "move" in event.words[1]]
    assert effects == [attacker, 1 - attacker]


@rule("EX 18.11")
def test_what_can_be_done_in_part_is_done_and_the_rest_follows() -> None:
    table = punched(
        puncher("Hit: The opponent discards 3 at random. Push 3. Gain Advantage."), answer="Cross", spaces=(7, 8)
    )
    assert table.cards(1, "hand") == [], "1 of 3"
    assert table.at(1) == 9, "1 of 3"
    assert table.turn_of == 0


@rule("EX 18.11")
def test_a_follow_up_with_an_unmet_condition_does_not_happen() -> None:
    table = punched(puncher("Before: Advance 1. If you moved past the opponent, gain Advantage."), spaces=(1, 8))
    assert table.at(0) == 2
    assert table.turn_of == 1


@rule("EX 18.12")
@pytest.mark.parametrize(("first", "damage"), [("-2 Guard", 3), ("+2 Power", 5)])
def test_a_condition_is_tested_when_its_effect_is_about_to_be_performed(first: str, damage: int) -> None:
    text = "Hit: The opponent has -2 Guard.\nHit: If the opponent's Guard is 4 or more, +2 Power."
    table = punched(puncher(text), answer="Spike")
    table.order(first)
    assert table.damage(1) == [damage]


@rule("EX 18.13")
def test_an_effect_gained_in_its_own_timing_is_performed_in_it() -> None:
    table = punched(puncher('Hit: Give your attack "Hit: Draw 2".'))
    assert performed(table, 0)[:2] == ['Hit: Give your attack "Hit: Draw 2".', "Hit: Draw 2."]
    assert table.count(0, "hand") == 3
    table = punched(puncher('Hit: Give your attack "Before: Draw 2".'))
    assert table.count(0, "hand") == 1, "that timing is over"


@rule("EX 18.13")
def test_the_effect_of_a_boost_played_in_its_timing_is_performed_in_it() -> None:
    helper = card("Helper", boost="Hit: Draw 2.\nBefore: Draw 2.", boost_kind="continuous")
    table = punched(puncher("Hit: Boost 1 continuous boost from your hand.", helper), hand=("Helper",))
    if table.asked == "pick card":
        table.pick("Helper Boost")
    assert performed(table, 0) == ["Hit: Boost 1 continuous boost from your hand.", "Hit: Draw 2."]


@rule("EX 18.13", "EX 25.1")
def test_the_exceed_sides_effect_joins_the_running_timing_and_the_starting_sides_is_lost() -> None:
    cards = card("Punch", "Hit: Exceed.", reach="1-9", speed=9)
    table = punched(stand_in(cards, ability="Hit: Draw 1.", exceed_ability="Hit: Gain Advantage."))
    table.order("Exceed")
    assert performed(table, 0) == ["Hit: Exceed.", "Hit: Gain Advantage."]
    table = punched(stand_in(cards, ability="Hit: Draw 1.", exceed_ability="Hit: Gain Advantage."))
    table.order("Draw 1")
    assert performed(table, 0) == ["Hit: Draw 1.", "Hit: Exceed.", "Hit: Gain Advantage."]


@rule("EX 18.14")
def test_a_stat_line_is_recomputed_and_a_triggered_number_is_taken_once() -> None:
    standing = punched(puncher("+1 Power per card in your hand.\nHit: Draw 2.", power=0))
    assert standing.damage(1) == [1 + 2 - 2], "counted at the damage, with 3 in hand and 2 Armor against it"
    triggered = punched(puncher("Before: +1 Power per card in your hand.\nHit: Draw 2.", power=3))
    assert triggered.damage(1) == [3 + 1 - 2], "counted once, with 1 in hand"


@rule("EX 18.15")
@pytest.mark.parametrize(("life", "places"), [(3, [0]), (6, [0, 1])])
def test_an_alternative_may_do_nothing_but_its_price_must_be_paid(life: int, places: list[int]) -> None:
    helper = card("Helper", boost="Choose one: Add 1 card from your hand to your gauge; or spend 5 life: Draw 1.")
    table = Table(stand_in(helper), "nehtali")
    table.hand(0, "Helper")
    table.set_life(0, life)
    table.boost("Helper")
    if len(places) > 1:
        assert table.state.options == [c.CHOICE + place for place in places]
        table.alternative(0)
    assert (table.count(0, "gauge"), table.life(0)) == (0, life)
    assert table.turn_of == 1
