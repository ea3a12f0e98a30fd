"""Checks of texts that several characters share word for word."""

from __future__ import annotations

from tests.exceed.cards.duel import QUIET, attacks, duel, offered, ordered, refuse, stunned
from tests.exceed.cards.printed import done
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
    if table.asked == "order":
        table.order("becomes critical")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    refuse(table)
    assert table.asked == "set attack"  # the only card was paid at once
    assert (table.paid(0), table.count(0, "gauge")) == (["Grasp"], 0)
    assert (table.side(0).critical, table.side(1).critical) == (True, False)
    table = duel(character, attack, "Block", spaces=(3, 7), gauge=("Grasp",), exceeded=exceeded, pause="attack")
    assert (table.side(0).critical, table.cards(0, "gauge")) == (False, ["Grasp"])
    table = Table(character, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, attack, "Cross")  # cards in hand are no Gauge
    table.choose(c.STRIKE_ACTION)
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.asked == "set attack"


def check_not_critical_twice(character: str, boost: str, *, exceeded: bool) -> None:
    """`On set: If not critical, you may spend 1 Gauge`: once a boost has made it critical nothing is asked."""
    table = Table(character, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.gauge(0, "Grasp")
    table.put(0, "boosts", boost)
    table.choose(c.STRIKE_ACTION)
    table.order("On set: Your attack becomes critical.")
    ordered(table)
    assert (table.asked, table.seat, table.side(0).critical) == ("set attack", 0, True)


def check_goes_on_deck(character: str, attack: str, hit: tuple[int, int], miss: tuple[int, int]) -> None:
    """`After: If you hit, you may put your attack on top of your deck: Add the top card of your discard pile ...`"""
    table = ordered(duel(character, attack, "Sweep", spaces=hit, discard=("Cross", "Dive")))
    assert (table.asked, table.seat, attacks(table), len(table.damage(1))) == ("may", 0, 1, 1)
    table.yes()
    assert table.cards(0, "deck")[-1] == attack
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (["Dive"], ["Cross"])
    table = ordered(duel(character, attack, "Sweep", spaces=hit, discard=("Cross", "Dive")))
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
    while table.asked == "order":
        table.choose(table.state.options[0])
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


def check_kept_for_force(character: str, boost: str, price: int = 1) -> None:
    """`Cleanup: If you are not stunned, you may spend 1 Force: Sustain this boost.`"""
    fillers = ("Dive", "Sweep", "Grasp")[:price]
    for kept in (True, False):
        table = duel(character, "Cross", "Block", spaces=(3, 8), boosts=(boost,), hand=fillers)
        card = table.cards(0, "boosts")[0]
        assert (table.asked, table.seat) == ("may", 0)
        table.yes() if kept else table.no()
        table.forced()
        assert table.cards(0, "boosts") == ([card] if kept else [])
        assert table.paid(0) == (list(fillers) if kept else [])
    table = duel(character, "Dive", "Assault", spaces=(3, 4), boosts=(boost,), hand=fillers)
    assert stunned(table, 0)
    assert table.cards(0, "boosts") == []


def check_astral_heat(character: str, attack: str) -> None:
    """`Reshuffle action: Put your Astral Heat on top of your deck`, on both sides; other actions leave it set aside."""
    for exceeded in (False, True):
        table = Table(character, QUIET)
        table.exceed(0, exceeded)
        table.hand(0)
        table.put(0, "discard", "Grasp")
        assert table.cards(0, "aside") == [attack]
        table.choose(c.RESHUFFLE)
        assert (table.cards(0, "hand"), table.cards(0, "aside")) == ([attack], [])
        table = Table(character, QUIET)
        table.exceed(0, exceeded)
        table.prepare()
        assert table.cards(0, "aside") == [attack]


def check_gauge_price(character: str, attack: str, price: int) -> None:
    """With this much Gauge the attack is paid, with 1 less it is invalid."""
    cards = ("Grasp", "Cross", "Dive", "Sweep", "Focus", "Block", "Grasp", "Cross")
    for have in (price, price - 1):
        table = Table(character, QUIET, spaces=(1, 9))
        table.hand(0, attack)
        table.gauge(0, *cards[:have])
        table.top(0, "Block")
        table.hand(1, "Block")
        table.strike(attack, "Block")
        while table.asked == "pay":
            table.choose(table.state.options[0])
        assert (len(table.paid(0)), len(table.events("invalid", 0))) == ((price, 0) if have == price else (0, 1))


def check_burst(character: str, attack: str) -> None:
    """`Draw 2. Seal this boost. Take another action.`"""
    table = Table(character, QUIET)
    table.hand(0, attack)
    table.boost("Burst")
    assert (table.count(0, "hand"), table.cards(0, "sealed")) == (2, [attack])
    assert (table.asked, table.seat) == ("action", 0)


def check_revert(character: str) -> None:
    """`Action: Add 1 card from your hand to your gauge: Revert and take another action.`"""
    table = Table(character, QUIET)
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.action("Revert")
    table.pick("Dive")
    assert (table.cards(0, "gauge"), table.cards(0, "hand")) == (["Dive"], ["Cross"])
    assert (table.player(0).exceeded, table.asked, table.seat) == (False, "action", 0)


def check_orders_the_top(character: str, boost: str, price: int) -> None:
    """`If you have 3 or more cards in deck, look at the top 3 ... third from the top`, and the same with 2."""
    deck = ("Dive", "Spike", "Assault", "Grasp")
    for cards in (4, 3, 2, 1):
        table = Table(character, QUIET)
        table.hand(0, boost, *("Sweep", "Focus")[:price])
        table.only_deck(0, *deck[:cards])
        table.boost(boost)
        while table.asked == "pay":
            table.choose(table.state.options[0])
        if cards >= 3:
            assert (table.asked, offered(table)) == ("pick card", ["Assault", "Dive", "Spike"])
            table.pick("Dive")  # Spike, Assault, Dive
            assert (table.asked, offered(table)) == ("pick card", ["Assault", "Spike"])
            table.pick("Spike")  # Assault, Spike, Dive
        elif cards == 2:
            assert (table.asked, offered(table)) == ("pick card", ["Dive", "Spike"])
            table.pick("Dive")
        assert (table.asked, len(table.events("look", 0))) == ("action", {4: 2, 3: 2, 2: 1, 1: 0}[cards])
        left = {4: ["Grasp", "Dive", "Spike"], 3: ["Dive", "Spike"], 2: ["Dive"], 1: []}[cards]
        drawn = {4: "Assault", 3: "Assault", 2: "Spike", 1: "Dive"}[cards]  # at the end of the turn
        assert (table.cards(0, "deck"), table.cards(0, "hand")) == (left, [drawn])


def check_lies_on_a_space(character: str, attack: str, boost: str) -> None:
    """`Now: Place this boost on any space. ... Cleanup: If you are not stunned, sustain this boost.`"""
    table = Table(character, QUIET)
    table.hand(0, attack)
    table.boost(attack)
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    table.space(5)
    assert (table.cards(0, "boosts"), table.tokens(0, boost)) == ([attack], [5])
    table = duel(character, "Cross", "Cross", spaces=(1, 9), boosts=(attack,))
    assert (done(table, boost)[-1], table.cards(0, "boosts")) == ("end", [attack])
    table = duel(character, "Dive", "Assault", boosts=(attack,))
    assert stunned(table, 0)
    assert table.cards(0, "boosts") == []


def check_reckless_run(character: str, attack: str) -> None:
    """`Advance 2. You may spend any amount of Force: Advance 2 each.`"""
    for price, space in enumerate((6, 3, 6)):  # past the opponent, and back again each time
        table = Table(character, QUIET, spaces=(3, 4))
        table.hand(0, attack, "Cross", "Dive")
        table.boost("Reckless Run")
        assert (table.at(0), table.asked) == (6, "may")
        table.yes() if price else table.no()
        table.pay(*("Cross", "Dive")[:price])
        if table.asked == "pay":
            table.no()
        assert (table.at(0), len(table.paid(0)), table.turn_of) == (space, price, 1)


def check_souls_oath(character: str, attack: str) -> None:
    """`Before: You may choose one: Advance or retreat 1 and seal this boost; or push or pull 1 and seal this boost.`

    And `Cleanup: If this boost is not sustained, you may spend 1 life: Sustain this boost.`
    """
    ways = ((0, "advance", (5, 4)), (0, "retreat", (2, 4)), (1, "push", (3, 5)), (1, "pull", (3, 2)))
    for place, way, spaces in ways:
        table = duel(character, "Focus", "Block", boosts=(attack,))
        table.yes()
        table.alternative(place)
        assert table.movements == ({("push", 1), ("pull", 1)} if place else BOTH_WAYS_1)
        table.move(way, 1)
        assert (table.at(0), table.at(1)) == spaces
        assert (table.cards(0, "sealed"), table.cards(0, "boosts")) == ([attack], [])
    for kept in (True, False):
        table = duel(character, "Cross", "Cross", spaces=(1, 9), boosts=(attack,))
        table.no()
        assert (table.asked, table.seat, attacks(table)) == ("may", 0, 2)
        table.yes() if kept else table.no()
        assert (table.life(0), table.cards(0, "boosts")) == ((29, [attack]) if kept else (30, []))
