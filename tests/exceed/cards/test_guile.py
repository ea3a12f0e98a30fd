"""Guile: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2, check_critical, check_not_critical_twice
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Flash Explosion", "ultra", (1, 2), 9, 3, 2, 5, "Shades of Glory", "continuous", gauge=4),
    Face("Sonic Hurricane", "ultra", (2, 5), 8, 4, 0, 5, "Preemptive Strike", "continuous", 1, gauge=3),
    Face("Double Sweep Kick", "special", (1, 1), 2, 6, 0, 0, "Sonic Force", "continuous"),
    Face("Flash Kick", "special", (1, 2), 4, 3, 1, 4, "Patience", "continuous"),
    Face("Reverse Spin Kick", "special", (1, 2), 5, 3, 0, 0, "Homeland Defense", "continuous"),
    Face("Sonic Boom", "special", (3, 8), 4, 3, 0, 5, "Military Discipline", "continuous"),
    Face("Spinning Back Knuckle", "special", (1, 2), 5, 4, 0, 0, "Roll", "instant"),
]
MOMENTS = moments("""
Flash Explosion       | attack | 1 | hit after
Flash Explosion       | attack | 8 | after
Shades of Glory       | boost  | 1 | end
Sonic Hurricane       | attack | 2 | after
Sonic Hurricane       | attack | 8 | after
Double Sweep Kick     | attack | 2 | before hit
Flash Kick            | attack | 1 | hit after
Flash Kick            | attack | 8 | after
Reverse Spin Kick     | attack | 1 | never
Sonic Boom            | attack | 3 | after
Sonic Boom            | attack | 1 | after
Spinning Back Knuckle | attack | 1 | hit
""")
CRITICAL_MOMENTS = moments("""
Reverse Spin Kick | attack | 1 | hit
Reverse Spin Kick | attack | 8 | never
""")
ME = "guile"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, critical=True)


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_he_may_become_critical(exceeded: bool) -> None:
    check_critical(ME, "Sonic Boom", exceeded=exceeded)
    check_not_critical_twice(ME, "Shades of Glory", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize("paid", ["gauge", "hand"])
def test_change_cards_with_gauge_draws_2_more(exceeded: bool, paid: str) -> None:
    table = Table(ME, "nehtali")
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.gauge(0, "Dive")
    table.choose(c.CHANGE)
    table.pay("Dive" if paid == "gauge" else "Cross", gauge=paid == "gauge")
    table.no()
    if exceeded and paid == "gauge":
        assert table.count(0, "hand") == 4
        table.yes()
        assert (table.asked, table.seat) == ("set attack", 0)
    else:
        # Changed, perhaps 2 more, and the draw at the end of the turn.
        assert (table.count(0, "hand"), table.turn_of) == (5 if paid == "gauge" else 2, 1)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Flash Explosion", (3, 5), (("advance", 2),), (5, 8, [7])),
        ("Sonic Hurricane", (3, 8), (("retreat", 2),), (1, 8, [6])),
        ("Double Sweep Kick", (3, 5), (), (6, 5, [0])),
        ("Double Sweep Kick", (3, 6), (), (5, 6, [0])),
        ("Flash Kick", (3, 4), (("retreat", 1),), (2, 6, [2])),
        ("Reverse Spin Kick", (3, 5), (), (3, 5, [3])),
        ("Sonic Boom", (1, 9), (("advance", 2),), (3, 9, [2])),
        ("Spinning Back Knuckle", (3, 5), (("advance", 1),), (4, 5, [3])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


@pytest.mark.parametrize(
    ("attack", "ways"),
    [
        ("Flash Explosion", BOTH_WAYS_2),
        ("Sonic Hurricane", {("stay", 0), *((way, number) for way in ("advance", "retreat") for number in (1, 2, 3))}),
        ("Flash Kick", BOTH_WAYS_1),
        ("Sonic Boom", BOTH_WAYS_1 | BOTH_WAYS_2),
        ("Spinning Back Knuckle", BOTH_WAYS_1),
    ],
)
def test_attacks_that_move_him(attack: str, ways: set[tuple[str, int]]) -> None:
    space = 8 if attack == "Sonic Boom" else 6
    table = duel(ME, attack, "Block", spaces=(5, space) if attack != "Sonic Hurricane" else (5, 8), gauge=FOUR)
    assert table.movements == ways


@pytest.mark.parametrize(("attack", "power"), [("Flash Kick", 6), ("Sonic Boom", 6), ("Spinning Back Knuckle", 7)])
def test_critical_attacks_have_2_more_power(attack: str, power: int) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), gauge=("Grasp",), accept=True, pause="attack")
    assert table.stats(0)[0] == power


def test_discards_and_advantage() -> None:
    assert duel(ME, "Double Sweep Kick", "Block", spaces=(3, 5)).turn_of == 0
    for accept, left in ((True, 1), (False, 3)):
        table = duel(
            ME, "Reverse Spin Kick", "Sweep", gauge=("Grasp",), accept=accept, other_hand=("Cross", "Dive", "Focus")
        )
        assert (table.count(1, "hand"), stunned(table, 1)) == (left, True), "it ignores Guard"
    table = duel(ME, "Spinning Back Knuckle", "Block", other_hand=("Cross", "Dive"))
    table.move("retreat", 1)
    assert table.count(1, "hand") == 1


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Shades of Glory", (5, 4, 0, 2), (1, 2)),  # and critical
        ("Preemptive Strike", (3, 6, 0, 0), (1, 2)),
        ("Sonic Force", (3, 4, 0, 0), (1, 3)),
        ("Patience", (5, 4, 0, 0), (1, 2)),
        ("Homeland Defense", (3, 4, 1, 3), (1, 2)),
        ("Military Discipline", (3, 6, 0, 0), (1, 2)),
    ],
)
def test_what_his_boosts_add(boost: str, stats: tuple[int, int, int, int], reach: tuple[int, int]) -> None:
    table = duel(ME, "Spinning Back Knuckle", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    power = 2  # the attack's own
    assert (table.stats(0), table.range(0)) == ((stats[0] + power, *stats[1:]), reach)


@pytest.mark.parametrize("boost", ["Sonic Force", "Patience", "Homeland Defense", "Military Discipline"])
def test_boosts_that_become_gauge_at_the_end_of_a_later_turn(boost: str) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, boost)
    table.boost(boost)
    assert table.count(0, "boosts") == 1
    table.idle()
    assert (table.count(0, "boosts"), table.turn_of) == (1, 0)
    table.idle()
    assert (table.count(0, "boosts"), table.count(0, "gauge")) == (0, 1)


def test_shades_of_glory_stays_unless_he_is_stunned() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Shades of Glory",))
    assert table.cards(0, "boosts") == ["Flash Explosion"]
    table = duel(ME, "Reverse Spin Kick", "Assault", spaces=(3, 5), boosts=("Shades of Glory",))
    assert (stunned(table, 0), table.cards(0, "boosts")) == (True, [])


def test_preemptive_strike_and_roll() -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Sonic Hurricane", "Cross", "Dive")
    table.boost("Preemptive Strike")
    table.pay("Cross")
    ordered(table)
    assert (table.asked, table.seat) == ("set attack", 0)
    for space, again in ((7, True), (5, False)):
        table = Table(ME, "nehtali", spaces=(3, space))
        table.hand(0, "Spinning Back Knuckle")
        table.boost("Roll")
        assert (table.at(0), table.turn_of) == (5 if space == 7 else 4, 0 if again else 1)
