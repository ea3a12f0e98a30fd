"""Checks of texts that several characters share word for word."""

from __future__ import annotations

from tests.exceed.cards.duel import QUIET, attacks, duel
from tests.table import Table
from wildswing.exceed import constants as c

UP_TO_2 = {("stay", 0), ("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}
BOTH_WAYS_1 = {("advance", 1), ("retreat", 1)}
BOTH_WAYS_2 = {("advance", 2), ("retreat", 2)}
BOTH_WAYS_3 = {("advance", 3), ("retreat", 3)}
PUSH_OR_PULL_1_2 = {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}


def check_critical(character: str, attack: str, *, exceeded: bool) -> None:
    """`On set: You may spend 1 Gauge: Your attack becomes critical.`"""
    table = Table(character, QUIET, spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, attack, "Cross")
    table.hand(1, "Sweep")
    table.gauge(0, "Grasp")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert table.asked == "set attack"  # the only card was paid at once
    assert (table.paid(0), table.count(0, "gauge")) == (["Grasp"], 0)
    assert (table.side(0).critical, table.side(1).critical) == (True, False)
    table = duel(character, attack, "Block", spaces=(3, 7), gauge=("Grasp",), exceeded=exceeded, pause="attack")
    assert (table.side(0).critical, table.cards(0, "gauge")) == (False, ["Grasp"])
    table = Table(character, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, attack, "Cross")  # cards in hand are no Gauge
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "set attack"


def check_goes_on_deck(character: str, attack: str, hit: tuple[int, int], miss: tuple[int, int]) -> None:
    """`After: If you hit, you may put your attack on top of your deck: Add the top card of your discard pile ...`"""
    table = duel(character, attack, "Sweep", spaces=hit, discard=("Cross", "Dive"))
    assert (table.asked, table.seat, attacks(table), len(table.damage(1))) == ("may", 0, 1, 1)
    table.yes()
    assert table.cards(0, "deck")[-1] == attack
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (["Dive"], ["Cross"])
    table = duel(character, attack, "Sweep", spaces=hit, discard=("Cross", "Dive"))
    table.no()
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == ([attack], ["Cross", "Dive"])
    table = duel(character, attack, "Sweep", spaces=miss, discard=("Dive",))
    assert table.asked == "action"
    assert table.cards(0, "discard") == ["Dive", attack]


def check_step_and_strike(character: str, boost: str, price: int, ways: set[tuple[str, int]], space: int) -> None:
    """A boost that moves its player and starts a strike; `space` is where the first of the ways leads from space 4."""
    table = Table(character, QUIET, spaces=(4, 8))
    table.hand(0, boost, "Cross", "Dive", "Sweep")
    table.hand(1, "Block")
    table.boost(boost)
    table.pay(*("Dive", "Sweep")[:price])
    if len(ways) > 1:
        assert table.movements == ways
        table.move(*min(ways))
    assert table.at(0) == space
    assert (table.asked, table.seat) == ("set attack", 0)


def check_quick_step(character: str, attack: str) -> None:
    """`Advance or retreat 1. Take another action.`"""
    table = Table(character, QUIET)
    table.hand(0, attack)
    table.boost("Quick Step")
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert table.at(0) == 2
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 0)


def check_becomes_gauge(character: str, attack: str, boost: str) -> None:
    """`Add this boost to your gauge.`"""
    table = Table(character, QUIET)
    table.hand(0, attack)
    table.boost(boost)
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == ([attack], [])
