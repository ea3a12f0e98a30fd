"""The worked examples E55 to E66 of docs/rules/examples.md; stand-ins play characters not built yet."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, part, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 6.8", "EX 6.9")
def test_e55_once_or_for_each() -> None:
    table = Table(part("noel", "Muzzle Flitter"), "nehtali", spaces=(4, 5))
    table.hand(0, "Muzzle Flitter", "Cross", "Cross")
    table.hand(1, "Spike", "Block")
    table.strike("Muzzle Flitter", "Spike")
    assert table.asked == "may"
    table.yes()
    if table.asked == "pay":
        table.pay("Cross")
    assert table.paid(0) == ["Cross"]
    assert table.events("stun", 1), "Guard 4 was ignored"
    blood = card("Bloodthirst", "Before: You may spend up to 2 Force: +1 Power each.", reach="1-3", power=3, speed=5)
    for spent in (1, 2):
        table = Table(stand_in(blood), "nehtali", spaces=(4, 5))
        table.hand(0, "Bloodthirst", "Cross", "Cross", "Dive")
        table.hand(1, "Focus", "Block")
        table.strike("Bloodthirst", "Focus")
        table.yes()
        for _ in range(spent):
            table.pay("Cross")
        if spent == 1:
            table.no()
        assert table.paid(0) == ["Cross"] * spent, "a third is not asked for"
        assert table.damage(1) == [3 + spent - 2]


@rule("EX 9.5", "EX 9.1")
def test_e56_a_reshuffle_that_is_not_counted() -> None:
    text = "On exceed: Shuffle your discard pile into your deck."
    table = Table(stand_in(exceed_ability=text, exceed=4), "nehtali")
    table.gauge(0, "Dive", "Dive", "Grasp", "Grasp")
    table.choose(c.EXCEED_ACTION)
    table.pay("Dive", "Dive", gauge=True)
    assert table.count(0, "discard") == 0
    assert not table.player(0).reshuffled
    table.choose(c.PREPARE)
    table.put(0, "discard", "Focus", "Sweep", "Cross")
    table.only_deck(0)
    table.choose(c.PREPARE)
    assert table.player(0).reshuffled
    assert table.winner is None


@rule("EX 17.1", "EX 17.3", "EX 22.11")
def test_e58_boosts_of_both_players() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.put(0, "boosts", "Fierce")
    table.put(1, "boosts", "Light")
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Cross", "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Grasp")
    table.set("Cross")
    if table.asked == "amount":
        table.move("push", 1)
    assert [event.seat for event in table.events("discard") if event.step == "cleanup"] == [0, 1]
    assert table.count(0, "boosts") == table.count(1, "boosts") == 0


@rule("EX 22.11")
def test_e58_fierce_makes_grasp_deal_5() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.put(0, "boosts", "Fierce")
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Sweep", "Block")
    table.strike("Grasp", "Sweep")
    table.move("push", 1)
    assert table.damage(1) == [5]


@rule("EX 10.12", "EX 10.13", "EX 10.23", "EX 4.7")
def test_e60_after_resolving_before_setting() -> None:
    overhead = card("Kikoken", boost="Now: Strike.", boost_kind="continuous", boost_name="Overhead")
    table = Table(stand_in(overhead, ability="When you boost: You may retreat 1."), "nehtali", spaces=(4, 5))
    table.hand(0, "Kikoken", "Cross", "Block")
    table.hand(1, "Focus", "Block")
    table.boost("Overhead")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.asked, table.at(0)) == ("set attack", 3)
    assert table.state.starting_distance == 2
    assert table.cards(0, "boosts") == ["Kikoken"]
    table.set("Cross")
    table.set("Focus")
    assert table.count(0, "hand") == 1, "no end-of-turn draw"


@rule("EX 24.16", "EX 24.17", "EX 5.12", "EX 15.6")
def test_e62_metamorphosis_on_sydney_and_serena() -> None:
    sydney = stand_in(
        exceed_ability="On exceed: Remove Serena. If your life is 10 or less, gain 5 life.", marker="Serena"
    )
    table = Table(part("galdred", "Metamorphosis"), sydney, spaces=(4, 5))
    table.token(1, "Serena", 5)
    table.set_life(1, 9)
    table.gauge(0, "Dive", "Dive")
    table.hand(0, "Metamorphosis", "Block")
    table.hand(1, "Cross", "Block")
    table.strike("Metamorphosis", "Cross")
    assert table.damage(0) == [], "Cross is as fast, and the tie goes to the Attacker"
    assert table.player(1).exceeded
    assert table.player(1).tokens == [-1]
    assert table.life(1) == 9 + 5 - 7


@rule("EX 24.15")
@pytest.mark.parametrize("choice", [0, 1])
def test_e63_werelights_boost(choice: int) -> None:
    text = "At range 1: The opponent chooses one: The opponent discards 2 at random; or push 3."
    table = Table(stand_in(card("Werelight", boost=text, boost_name="Off With Her Head")), "nehtali", spaces=(4, 5))
    table.hand(0, "Werelight", "Cross", "Dive")
    table.hand(1, "Focus", "Block", "Sweep")
    table.boost("Off With Her Head")
    assert (table.asked, table.seat) == ("choose", 1)
    table.alternative(choice)
    assert (table.count(1, "hand"), table.at(1)) == ((1, 5) if choice == 0 else (3, 8))
    assert (table.count(0, "hand"), table.at(0)) == (3, 4), "Eugenia neither discards nor moves"


@rule("EX 13.12", "EX 13.13")
def test_e65_an_invalid_attack_has_no_set_effects() -> None:
    emogine = stand_in(
        card("Judgment", kind="ultra", gauge=2),
        card("Punch", "Wild swing: +1 Power.", power=3),
        ability="On set: Wild swing: Draw 2.",
    )
    table = Table(emogine, "nehtali", spaces=(1, 9))
    table.hand(0, "Judgment", "Block")
    table.hand(1, "Focus", "Block")
    table.top(0, "Punch")
    table.pause("attack")
    table.strike("Judgment", "Focus")
    assert table.count(0, "hand") == 1
    assert table.stats(0)[0] == 4


@rule("EX 10.24", "EX 10.25", "EX 16.9", "EX 22.15")
def test_e66_guard_of_a_boost_that_leaves() -> None:
    puller = stand_in(card("Punch", "After: Discard 1 continuous boost.", power=4, speed=9))
    table = Table("nehtali", puller, spaces=(4, 5))
    table.put(0, "boosts", "Defend")
    table.hand(0, "Grasp", "Block")
    table.hand(1, "Punch", "Block")
    table.strike("Grasp", "Punch")
    assert table.cards(0, "boosts") == []
    assert table.damage(0) == [3]
    assert not table.events("stun")
    assert (table.asked, table.seat) == ("amount", 0), "A attacks"
