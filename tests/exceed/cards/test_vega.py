"""Vega: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, offered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import (
    check_critical,
    check_kept_for_force,
    check_not_critical_twice,
    check_step_and_strike,
)
from tests.table import Table

FACES = [
    Face("Bloody High Claw", "ultra", (1, 2), 4, 6, 0, 0, "Claw", "continuous", 1, gauge=3),
    Face("Splendid Claw", "ultra", (1, 2), 7, 4, 0, 0, "Mask", "continuous", gauge=3),
    Face("Scarlet Terror", "special", (1, 2), 3, 4, 0, 0, "Repel Leap", "instant", 2),
    Face("Flying Barcelona Attack", "special", (1, 2), 5, 3, 0, 0, "Wall Leap", "instant"),
    Face("Sky High Claw", "special", (1, 1), 4, 3, 0, 0, "Retrieve", "instant", 1),
    Face("Pounce", "special", (1, 2), 5, 2, 0, 4, "Dancer's Step", "instant", 1),
    # As the check sees it, with 6 empty spaces between: 6 more Speed.
    Face("Rolling Crystal Flash", "special", (1, 1), 3, 2 + 6, 0, 0, "High Jump", "instant"),
]
MOMENTS = moments("""
Bloody High Claw      | attack | 1 | before hit
Splendid Claw         | attack | 1 | before hit
Scarlet Terror        | attack | 8 | before
Sky High Claw         | attack | 8 | before
Pounce                | attack | 1 | before hit
Rolling Crystal Flash | attack | 1 | before hit
""")
ME = "vega"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, spaces=(2, 9))


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize("exceeded", [False, True])
def test_he_may_become_critical(exceeded: bool) -> None:
    check_critical(ME, "Scarlet Terror", exceeded=exceeded)
    check_not_critical_twice(ME, "Claw", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("space", "edge"), [(1, True), (2, False), (9, True)])
@pytest.mark.parametrize(("attack", "gauge"), [("Scarlet Terror", ()), ("Splendid Claw", THREE), ("Cross", ())])
def test_at_an_edge_specials_and_ultras_are_stronger(
    exceeded: bool, space: int, edge: bool, attack: str, gauge: tuple[str, ...]
) -> None:
    table = duel(ME, attack, "Block", spaces=(space, 5), gauge=gauge, exceeded=exceeded, pause="attack")
    power, speed = {"Scarlet Terror": (3, 4), "Splendid Claw": (7, 4), "Cross": (3, 6)}[attack]
    if edge and attack != "Cross":
        power, speed = (power + 3, speed + 1) if exceeded else (power + 2, speed)
    assert table.stats(0)[:2] == (power, speed)


@pytest.mark.parametrize(("exceeded", "stats"), [(False, (5, 6)), (True, (6, 7))])
def test_repel_leap_leads_anywhere_from_an_edge_and_strengthens_every_attack(
    exceeded: bool, stats: tuple[int, int]
) -> None:
    table = Table(ME, QUIET, spaces=(1, 4))
    table.exceed(0, exceeded)
    table.hand(0, "Scarlet Terror", "Cross", "Dive", "Sweep")
    table.hand(1, "Block")
    table.boost("Repel Leap")
    table.pay("Dive", "Sweep")
    assert table.spaces == [1, 2, 3, 5, 6, 7, 8, 9]
    table.space(9)  # again an edge: the bonus counts once
    table.pause("attack")
    table.sets("Cross", "Block")
    assert (table.at(0), table.stats(0)[:2]) == (9, stats)


def test_repel_leap_does_nothing_elsewhere() -> None:
    table = Table(ME, QUIET, spaces=(2, 4))
    table.hand(0, "Scarlet Terror", "Cross", "Dive", "Sweep")
    table.boost("Repel Leap")
    table.pay("Dive", "Sweep")
    assert (table.at(0), table.asked, table.turn_of, table.player(0).marked) == (2, "action", 1, False)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Bloody High Claw", (3, 4), (("space", 9),), (9, 4, [5])),
        ("Bloody High Claw", (4, 6), (("space", 4),), (4, 6, [5])),
        ("Bloody High Claw", (5, 7), (("space", 1),), (1, 7, [2])),
        ("Bloody High Claw", (5, 3), (("space", 2),), (2, 3, [2])),
        ("Splendid Claw", (2, 6), (), (5, 6, [5])),
        ("Splendid Claw", (2, 8), (), (5, 8, [])),
        ("Splendid Claw", (3, 5), (), (4, 5, [5])),
        ("Scarlet Terror", (3, 6), (), (5, 6, [1])),
        ("Scarlet Terror", (3, 5), (), (4, 5, [1])),
        ("Scarlet Terror", (2, 9), (), (4, 9, [])),
        ("Flying Barcelona Attack", (3, 7), (), (8, 7, [3])),
        ("Flying Barcelona Attack", (3, 5), (), (8, 5, [])),
        ("Flying Barcelona Attack", (3, 8), (), (9, 8, [3])),
        ("Sky High Claw", (3, 7), (), (6, 7, [2])),
        ("Sky High Claw", (3, 8), (), (6, 8, [])),
        ("Sky High Claw", (3, 5), (), (4, 5, [2])),
        ("Pounce", (3, 6), (), (5, 6, [3])),
        ("Pounce", (3, 5), (), (4, 5, [3])),
        ("Pounce", (2, 9), (), (4, 9, [])),
        ("Rolling Crystal Flash", (2, 8), (), (7, 9, [1])),
        ("Rolling Crystal Flash", (2, 4), (), (3, 7, [1])),
        ("Rolling Crystal Flash", (2, 9), (), (7, 9, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    if table.asked == "pay or invalid" or table.asked == "pay":
        raise AssertionError("it is paid")
    assert outcome(respond(table, *choices)) == result


@pytest.mark.parametrize(("attack", "left"), [("Splendid Claw", 1), ("Pounce", 3)])
def test_claws_that_tear_cards_out_of_the_hand(attack: str, left: int) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 5), gauge=THREE, other_hand=("Dive", "Focus", "Cross", "Grasp"))
    assert table.count(1, "hand") == left


@pytest.mark.parametrize(
    ("attack", "stats"),
    [
        ("Scarlet Terror", (3, 6, 0, 0)),
        ("Flying Barcelona Attack", (7, 3, 0, 0)),
        ("Sky High Claw", (6, 3, 0, 0)),
        ("Pounce", (5, 2, 2, 4)),
    ],
)
def test_critical_specials(attack: str, stats: tuple[int, int, int, int]) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 8), gauge=("Grasp",), accept=True, pause="attack")
    assert table.stats(0) == stats


@pytest.mark.parametrize(("opponent", "speed"), [(4, 2), (5, 3), (9, 7)])
def test_rolling_crystal_flash_is_faster_from_afar(opponent: int, speed: int) -> None:
    table = duel(ME, "Rolling Crystal Flash", "Block", spaces=(3, opponent), pause="attack")
    assert table.stats(0) == (3, speed, 0, 0)


# ---- boosts


def test_claw_makes_critical_and_reaches_farther() -> None:
    table = duel(ME, "Scarlet Terror", "Block", spaces=(3, 8), boosts=("Claw",), pause="attack")
    assert (table.side(0).critical, table.range(0), table.stats(0)) == (True, (1, 3), (3, 6, 0, 0))


def test_mask_gives_power_and_armor() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Mask",), pause="attack")
    assert table.stats(0) == (4, 6, 1, 0)


@pytest.mark.parametrize("boost", ["Claw", "Mask"])
def test_claw_and_mask_are_kept_for_a_force(boost: str) -> None:
    check_kept_for_force(ME, boost)


def test_wall_leap_advances_9() -> None:
    for opponent, at in ((5, 9), (9, 8)):
        table = Table(ME, QUIET, spaces=(3, opponent))
        table.hand(0, "Wall Leap")
        table.boost("Wall Leap")
        assert table.at(0) == at


@pytest.mark.parametrize(("opponent", "way", "at", "gained"), [(4, 0, 7, True), (8, 0, 6, False), (4, 1, 1, False)])
def test_high_jump_past_the_opponent_goes_to_the_gauge(opponent: int, way: int, at: int, gained: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "High Jump")
    table.boost("High Jump")
    table.alternative(way)
    assert (table.at(0), table.cards(0, "gauge")) == (at, ["Rolling Crystal Flash"] if gained else [])


@pytest.mark.parametrize(("opponent", "way", "at"), [(4, 0, 7), (8, 0, 6), (5, 1, 1)])
def test_retrieve_past_the_opponent_brings_back_a_boost_for_nothing(opponent: int, way: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Retrieve", "Cross")
    table.put(0, "discard", "Bloody High Claw", "Pounce")
    table.boost("Retrieve")
    table.alternative(way)
    table.forced()
    assert table.at(0) == at
    assert table.cards(0, "boosts") == (["Bloody High Claw"] if opponent == 4 else [])
    assert table.paid(0) == ["Cross"]


@pytest.mark.parametrize(("boost", "hand"), [("Retrieve", ("Cross",)), ("High Jump", ())])
def test_retrieve_and_high_jump_retreat_3(boost: str, hand: tuple[str, ...]) -> None:
    table = Table(ME, QUIET, spaces=(6, 8))
    table.hand(0, boost, *hand)
    table.boost(boost)
    table.alternative(1)
    assert table.at(0) == 3


def test_retrieve_brings_back_1_boost() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Retrieve", "Cross")
    table.put(0, "discard", "Claw", "Mask", "Pounce")
    table.boost("Retrieve")
    table.alternative(0)
    assert offered(table) == ["Bloody High Claw", "Splendid Claw"]
    table.pick("Mask")
    assert (table.asked, table.seat, table.cards(0, "boosts")) == ("action", 1, ["Splendid Claw"])


def test_dancers_step_retreats_up_to_2_and_strikes() -> None:
    check_step_and_strike(ME, "Dancer's Step", 1, {("stay", 0), ("retreat", 1), ("retreat", 2)}, 3)
