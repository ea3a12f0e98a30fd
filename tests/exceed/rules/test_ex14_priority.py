"""EX 14: who attacks first."""

from __future__ import annotations

import itertools

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


def order(table: Table) -> list[int]:
    """The seats in the order in which they attacked."""
    return [event.seat for event in table.events("attack")]


@rule("EX 14.1", "EX 15.1")
@pytest.mark.parametrize(("attack", "answer", "first"), [("Cross", "Focus", 0), ("Focus", "Cross", 1)])
def test_the_faster_player_performs_a_whole_attack_first(attack: str, answer: str, first: int) -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, attack, "Block")
    table.hand(1, answer, "Block")
    table.strike(attack, answer)
    assert order(table) == [first, 1 - first]
    steps = [
        (event.kind, event.seat)
        for event in table.state.log or []
        if event.kind in {"attack", "damage", "move", "range"}
    ]
    fast = 0 if attack == "Cross" else 1
    assert steps == [
        *(("attack", fast), ("range", fast), ("damage", 1 - fast), ("move", fast)),
        *(("attack", 1 - fast), ("range", 1 - fast)),
    ], "Cross retreats before Focus looks at the range"


@rule("EX 14.2")
def test_a_tie_goes_to_the_attacker() -> None:
    for attacker in (0, 1):
        table = Table("nehtali", "nehtali", spaces=(4, 5), first=attacker)
        for seat in (0, 1):
            table.hand(seat, "Sweep", "Block")
        assert table.turn_of == attacker
        table.strike("Sweep", "Sweep")
        assert order(table)[0] == attacker


@rule("EX 14.3")
def test_the_speed_compared_includes_boosts() -> None:
    table = Table("nehtali", "nehtali", spaces=(4, 5))
    table.hand(0, "Focus", "Block")
    table.hand(1, "Sweep", "Block")
    table.put(0, "boosts", "Light")
    table.strike("Focus", "Sweep")
    assert order(table)[0] == 0, "1 + 2 beats 2"


@rule("EX 14.3")
def test_the_speed_compared_includes_abilities_and_ex() -> None:
    table = Table("litchi", "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep", "Sweep", "Block")
    table.hand(1, "Sweep", "Block")
    table.pause("attack")
    table.strike("Sweep", "Sweep", ex=True)
    assert table.stats(0)[1] == 2 - 1 + 1, "-1 Speed while Mantenbo is off the board"
    table = Table("nehtali", "litchi", spaces=(4, 5))
    table.hand(0, "Focus", "Block")
    table.hand(1, "Sweep", "Block")
    table.strike("Focus", "Sweep")
    assert order(table)[0] == 0, "Litchi's Sweep has Speed 1"


@rule("EX 14.3")
def test_the_speed_compared_includes_paid_bonuses() -> None:
    for paid in (False, True):
        table = Table("ryu", "nehtali", spaces=(3, 7))
        table.hand(0, "Hadoken", "Block")
        table.hand(1, "Azazel's Torment", "Block")
        table.gauge(0, "Cross")
        table.choose(c.STRIKE_ACTION)
        table.choose(c.YES if paid else c.PASS)
        table.sets("Hadoken", "Azazel's Torment")
        assert order(table)[0] == (0 if paid else 1), "Critical: Speed 6 against 5"


@rule("EX 14.3")
def test_the_speed_compared_includes_transformations() -> None:
    fast = card("Talon", boost="+4 Speed.", boost_kind="transform")
    table = Table(stand_in(fast), "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep", "Block")
    table.hand(1, "Assault", "Block")
    table.put(0, "transformations", "Talon")
    table.strike("Sweep", "Assault")
    assert order(table)[0] == 0


@rule("EX 14.4")
@pytest.mark.parametrize(
    "boosts", list(itertools.permutations(["Instant Hell Murder", "Power of Hatred", "Demon Illusion"]))
)
def test_stat_lines_that_depend_on_others_count_in_whatever_order_they_lie(boosts: tuple[str, ...]) -> None:
    table = Table("akuma", "nehtali", spaces=(4, 5))
    table.hand(0, "Sweep", "Block")
    table.hand(1, "Dive", "Block")
    table.put(0, "boosts", *boosts)
    table.pause("attack")
    table.strike("Sweep", "Dive")
    assert table.stats(0)[:2] == (9, 5), "+3 positive Power gives +3 Speed"
    assert table.state.stack[-1].seat == 0, "5 beats Dive's 4"


@rule("EX 14.4")
def test_stat_lines_are_applied_after_prices() -> None:
    # The Speed counts the cards that are left in the gauge once the price was paid.
    counting = card("Beam", "+3 Speed per card in your gauge.", kind="ultra", gauge=1, speed=1)
    table = Table(stand_in(counting), "nehtali", spaces=(4, 5))
    table.hand(0, "Beam", "Block")
    table.hand(1, "Sweep", "Block")
    table.gauge(0, "Cross")
    table.strike("Beam", "Sweep")
    assert order(table)[0] == 1, "Speed 1, not 4"


@rule("EX 14.5")
def test_priority_is_decided_once() -> None:
    slowing = card("Lunge", "Before: -4 Speed.\nHit: The opponent has +9 Speed.", reach="1-2", power=1, speed=5)
    table = Table(stand_in(slowing), "nehtali", spaces=(4, 5))
    table.hand(0, "Lunge", "Block")
    table.hand(1, "Sweep", "Block")
    table.strike("Lunge", "Sweep")
    assert order(table) == [0, 1]
    assert table.damage(1) == [1]
    assert table.damage(0) == [6]
