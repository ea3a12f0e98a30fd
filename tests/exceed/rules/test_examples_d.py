"""The worked examples E44 to E54 of docs/rules/examples.md; stand-ins play characters not built yet."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, part, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 10.12", "EX 10.14", "EX 4.7")
def test_e44_a_boost_that_starts_a_strike() -> None:
    celinka = stand_in(card("Horn", boost="Advance 3.\nStrike.", boost_name="Feral Leap", boost_force=1))
    table = Table(celinka, "nehtali", spaces=(3, 7))
    table.hand(0, "Horn", "Cross", "Grasp", "Sweep", "Dive")
    table.hand(1, "Focus", "Block")
    table.boost("Feral Leap")
    table.pay("Dive")
    assert (table.asked, table.seat, table.at(0)) == ("set attack", 0, 6)
    assert table.cards(0, "discard") == ["Dive", "Horn"], "it lies there before she sets"
    table.set("Cross")
    table.set("Focus")
    assert (table.asked, table.turn_of) == ("action", 1)
    assert table.count(0, "hand") == 2, "no end-of-turn draw"


@rule("EX 10.1", "EX 10.18")
@pytest.mark.parametrize("other", [False, True])
def test_e45_a_boost_counts_itself(other: bool) -> None:
    table = Table("shovelknight", "nehtali")
    table.hand(0, "Justice in Spades")
    if other:
        table.put(0, "boosts", "Light")
    table.boost("Justice in Spades")
    if other:
        assert table.asked == "pick card"
        assert len(table.state.options) == 2, "itself or the other"
        table.pick("Light")
        assert table.cards(0, "boosts") == ["Troupple Chalice"]
    else:
        assert table.cards(0, "boosts") == []
        assert table.cards(0, "discard") == ["Troupple Chalice"]
    assert table.count(0, "hand") == 2, "1 by the boost and 1 for the end of the turn"


@rule("EX 20.2", "EX 20.3", "EX 20.4", "EX 20.5")
@pytest.mark.parametrize(
    ("words", "zone"), [("Return 1 card", "discard of D"), ("Seal 1 card", "sealed of A"), ("Move", "discard of D")]
)
def test_e46_opponents_card(words: str, zone: str) -> None:
    text = "Action: Return 1 card from your gauge to your hand.\nAction: Seal 1 card from your gauge."
    table = Table(stand_in(ability=text), "ryu")
    table.foreign(0, "gauge", "Hadoken")
    if words == "Move":
        table.choose(c.MOVE_TO + 4)
    else:
        table.action(words)
    assert table.count(0, "gauge") == 0
    found = {"discard of D": table.cards(1, "discard"), "sealed of A": table.cards(0, "sealed")}
    assert {place for place, cards in found.items() if cards == ["Hadoken"]} == {zone}


@rule("EX 22.17")
@pytest.mark.parametrize(("held", "ways"), [(1, 1), (2, 2), (0, 3)])
def test_e47_reading(held: int, ways: int) -> None:
    table = Table("nehtali", "nehtali", spaces=(1, 9))
    table.hand(0, "Reading", "Cross", "Light")
    table.hand(1, *["Sweep"] * held, "Focus", *(["Dive"] if not held else []))
    table.boost("Reading")
    table.choose(c.NAME + table.card(1, "Sweep"))
    table.set("Cross")
    assert bool(table.events("hand shown", 1)) == (held == 0)
    if table.asked == "set attack":
        assert len(table.state.options) == ways
        assert table.can(c.WILD_SWING) == (held == 0)
        if held:
            table.set("Sweep")
    if held:
        assert table.events("reveal", 1)[0].cards == (table.card(1, "Sweep"),)


@rule("EX 22.8", "EX 22.9", "EX 22.10", "EX 16.21")
@pytest.mark.parametrize("paid", [True, False])
def test_e48_block(paid: bool) -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep", "Focus")
    table.hand(1, "Block", "Cross", "Cross", "Grasp")
    table.gauge(1, "Dive", "Dive")
    table.strike("Sweep", "Block")
    assert table.count(1, "hand") == 2, "1 was discarded at random"
    if paid:
        table.yes()
        table.pay("Dive", "Dive", gauge=True)
    table.no()
    assert table.damage(1) == ([0] if paid else [4])
    assert bool(table.events("stun", 1)) != paid
    assert "Sweep" in table.cards(0, "gauge")
    assert ("Block" in table.cards(1, "gauge")) == paid
    assert ("Block" in table.cards(1, "discard")) != paid


@rule("EX 13.17", "EX 13.18")
@pytest.mark.parametrize(("ex", "valid"), [(True, True), (False, False)])
def test_e49_prices_read_at_the_reveal(ex: bool, valid: bool) -> None:
    table = Table(part("remiliss", "Nuclear Option"), "nehtali", spaces=(1, 9))
    table.hand(0, "Nuclear Option", "Nuclear Option")
    table.hand(1, "Focus", "Block")
    table.top(0, "Cross")
    table.strike("Nuclear Option", "Focus", ex=ex)
    assert bool(table.events("invalid")) != valid


@rule("EX 8.3", "EX 8.4", "EX 8.5", "EX 8.6", "EX 8.8", "EX 8.9", "EX 8.10", "EX 8.11")
@pytest.mark.parametrize(
    ("words", "ends"),
    [
        ("Advance 1", (4, 5)),
        ("Advance 2", (6, 5)),
        *((f"Close {spaces}", (4, 5)) for spaces in (2, 3, 4, 5)),
        ("Push 1", (3, 6)),
        ("Pull 2", (3, 2)),
        ("Retreat 3", (1, 5)),
    ],
)
def test_e51_the_words_of_movement(words: str, ends: tuple[int, int]) -> None:
    table = Table(stand_in(ability=f"Action: {words}."), "nehtali", spaces=(3, 5))
    table.action(words)
    assert (table.at(0), table.at(1)) == ends


@rule("EX 1.10", "EX 15.5", "EX 15.7", "EX 8.8", "EX 8.17", "EX 22.7")
@pytest.mark.parametrize(
    ("spaces", "answer", "after"),
    [
        ((1, 8), "Sweep", (9, 30, 25)),
        ((1, 9), "Sweep", (9, 30, 30)),
        ((4, 6), "Sweep", (6, 24, 30)),
        ((1, 8), "Focus", (8, 30, 27)),
    ],
)
def test_e52_a_long_range(spaces: tuple[int, int], answer: str, after: tuple[int, int, int]) -> None:
    table = Table("geoffrey", "nehtali", spaces=spaces)
    table.hand(0, "Golden Arrow", "Block")
    table.hand(1, answer, "Block")
    table.strike("Golden Arrow", answer)
    assert (table.at(1), table.life(0), table.life(1)) == after
    assert not table.events("stun", 1)


@rule("EX 10.3", "EX 10.4", "EX 10.5", "EX 10.6", "EX 10.7", "EX 14.3", "EX 17.3")
def test_e53_three_kinds_of_boosts() -> None:
    table = Table("geoffrey", "nehtali", spaces=(3, 7))
    table.hand(0, "Golden Chains", "Cross")
    table.hand(1, "Run", "Sweep")
    table.boost("Golden Chains")
    assert table.count(0, "hand") == 0 + 2 + 1, "the Force was the other card"
    assert table.cards(0, "boosts") == ["Golden Arrow"]
    table.boost("Run")
    table.move("advance", 1)
    assert (table.at(1), table.cards(1, "discard")) == (6, ["Cross"])
    table.hand(0, "Golden Arrow", "Block")
    table.hand(1, "Focus", "Block")
    table.pause("attack")
    table.strike("Golden Arrow", "Focus")
    assert table.stats(0)[1:3] == (2, 2)
    table.go()
    assert table.cards(0, "boosts") == []
    assert "Golden Arrow" in table.cards(0, "discard")


@rule("EX 11.3", "EX 15.15", "EX 18.12")
@pytest.mark.parametrize(("cards", "damage"), [(2, 5), (3, 3)])
def test_e54_a_transformation_that_looks_at_a_hand(cards: int, damage: int) -> None:
    hook = card("Plot Hook", reach="1-2", power=3, speed=6)
    thread = card(
        "Thread",
        boost="Hit: If the opponent has 2 or fewer cards in hand, +2 Power.",
        boost_kind="transform",
        boost_name="Hanging by a Thread",
    )
    table = Table(stand_in(hook, thread), "nehtali", spaces=(4, 5))
    table.put(0, "transformations", "Thread")
    table.hand(0, "Plot Hook", "Block")
    table.hand(1, "Sweep", *["Cross", "Dive", "Grasp"][:cards])
    table.strike("Plot Hook", "Sweep")
    assert table.damage(1) == [damage]
