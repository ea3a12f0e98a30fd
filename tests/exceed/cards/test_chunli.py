"""Chun-Li: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import Choice, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import NO_RANGE, Face, check, check_exceed
from tests.exceed.cards.shared import check_critical
from tests.table import Table

FACES = [
    Face("Hosenka", "ultra", (1, 2), 9, 4, 0, 0, "Ultra Parry", "instant", 2, gauge=4),
    Face("Kikousho", "ultra", (1, 3), 7, 2, 0, 0, "Faultless Focus", "continuous", 1, gauge=2),
    Face("Lightning Legs", "special", (1, 2), 3, 6, 0, 0, "Repeating Attack", "continuous"),
    Face("Flipping Ax Kick", "special", (1, 2), 3, 5, 0, 0, "Power Attack", "continuous"),
    Face("Head Stomp", "special", NO_RANGE, 5, 5, 0, 0, "Swift Attack", "continuous"),
    Face("Spinning Bird Kick", "special", (1, 2), 5, 4, 0, 4, "Guard Crush", "continuous", 1),
    Face("Kikoken", "special", (3, 5), 4, 2, 0, 4, "Overhead", "continuous"),
]
ME = "chunli"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize("exceeded", [False, True])
def test_she_may_become_critical(exceeded: bool) -> None:
    check_critical(ME, "Lightning Legs", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
def test_boosting_she_may_retreat_1(exceeded: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Head Stomp")
    table.boost("Swift Attack")
    table.yes()
    assert (table.at(0), table.turn_of) == (2, 1)


@pytest.mark.parametrize(("exceeded", "reach"), [(False, (1, 2)), (True, (1, 4))])
def test_exceeded_each_boost_adds_range(exceeded: bool, reach: tuple[int, int]) -> None:
    table = duel(
        ME, "Cross", "Block", spaces=(1, 9), boosts=("Swift Attack", "Power Attack"), exceeded=exceeded, pause="attack"
    )
    assert table.range(0) == reach


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Hosenka", (3, 7), (), (5, 7, [7])),
        ("Kikousho", (3, 6), (), (3, 6, [5])),
        ("Lightning Legs", (3, 5), (), (3, 5, [1])),
        ("Flipping Ax Kick", (3, 4), (), (6, 4, [1])),
        ("Head Stomp", (3, 4), (), (7, 4, [3])),
        ("Head Stomp", (3, 8), (), (6, 8, [])),
        ("Spinning Bird Kick", (3, 5), (("pull", 2),), (7, 8, [3])),
        ("Spinning Bird Kick", (3, 7), (), (6, 7, [3])),
        ("Kikoken", (3, 6), (("retreat", 1),), (2, 6, [2])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


@pytest.mark.parametrize(
    ("attack", "stats"),
    [("Hosenka", (11, 4, 0, 0)), ("Flipping Ax Kick", (5, 5, 0, 0)), ("Kikoken", (4, 2, 4, 4))],
)
def test_critical_attacks(attack: str, stats: tuple[int, int, int, int]) -> None:
    gauge = (*FOUR, "Focus") if attack == "Hosenka" else ("Grasp",)
    table = duel(ME, attack, "Block", spaces=(1, 9), gauge=gauge, accept=True, pause="attack")
    assert table.stats(0) == stats


def test_critical_lightning_legs_go_on_the_deck_and_sustain_a_boost() -> None:
    table = duel(ME, "Lightning Legs", "Block", gauge=("Grasp",), accept=True, boosts=("Swift Attack",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.yes()
    ordered(table)
    assert table.cards(0, "deck")[-1] == "Lightning Legs"
    assert table.cards(0, "boosts") == [] or table.cards(0, "boosts") == ["Head Stomp"]


def test_critical_head_stomp() -> None:
    table = duel(ME, "Head Stomp", "Block", gauge=("Grasp",), accept=True)
    assert (table.damage(1), table.count(0, "hand")) == ([4], 1)
    assert duel(ME, "Head Stomp", "Block").count(0, "hand") == 0


def test_kikousho_dodges_range_4_or_more_and_takes_cards_after_a_miss() -> None:
    table = duel(ME, "Kikousho", "Sweep", spaces=(3, 8), gauge=("Grasp", "Cross"))
    assert (table.damage(0), table.count(0, "hand"), table.count(0, "gauge")) == ([], 1, 2)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "damage", "turn"),
    [("Power Attack", 4, 0), ("Swift Attack", 3, 0), ("Guard Crush", 3, 1), ("Overhead", 3, 1)],
)
def test_boosts_that_become_gauge_when_she_hits(boost: str, damage: int, turn: int) -> None:
    table = ordered(duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=(boost,)))
    assert (table.damage(1), table.turn_of, table.count(0, "gauge")) == ([damage], turn, 2)


def test_overhead_guard_crush_and_faultless_focus() -> None:
    assert duel(ME, "Cross", "Block", boosts=("Overhead",)).damage(1) == [3]
    assert stunned(duel(ME, "Cross", "Block", boosts=("Guard Crush",)), 1)
    table = duel(ME, "Dive", "Sweep", spaces=(3, 5), boosts=("Faultless Focus",))
    assert not stunned(table, 0)


@pytest.mark.parametrize("boost", ["Faultless Focus", "Guard Crush", "Overhead"])
def test_boosts_that_strike(boost: str) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, boost, "Cross", "Dive")
    table.boost(boost)
    if table.asked == "pay":
        table.pay("Dive")
    table.no()
    ordered(table)
    assert (table.asked, table.seat) == ("set attack", 0)


def test_repeating_attack_goes_back_on_the_deck() -> None:
    table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=("Repeating Attack",))
    while table.asked == "order":
        table.order("on top of your deck")
    table.yes()
    ordered(table)
    assert (table.cards(0, "deck")[-1], table.cards(0, "gauge")) == ("Cross", ["Lightning Legs"])


@pytest.mark.parametrize(("hand", "left"), [(("Cross", "Dive", "Sweep", "Grasp"), 1), (("Cross", "Dive"), 0)])
def test_ultra_parry(hand: tuple[str, ...], left: int) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, "Hosenka", "Cross", "Dive")
    table.hand(1, *hand)
    table.boost("Ultra Parry")
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert table.count(1, "hand") == left
    assert bool(table.events("hand shown", 1)) == (left == 0), "with too few of them"
