"""Cammy: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, attacks, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_3, check_critical, check_step_and_strike
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("CQC", "ultra", (1, 1), 6, 2, 0, 0, "Acrobatics", "continuous", gauge=3),
    Face("Gyro Driver Smasher", "ultra", (1, 1), 5, 2, 0, 0, "Hooligan Combination", "instant", 1, gauge=2),
    Face("Cannon Spike", "special", (1, 1), 2, 7, 0, 0, "Backflip", "instant"),
    Face("Cannonball", "special", (1, 1), 5, 3, 0, 0, "Skip", "continuous"),
    Face("Dive Kick", "special", (1, 1), 4, 5, 0, 0, "Slide", "continuous"),
    Face("Razor's Edge Slicer", "special", (1, 1), 4, 1, 0, 0, "High Jump", "instant"),
    Face("Spiral Arrow", "special", (1, 1), 5, 4, 0, 0, "Ejection Kick", "instant"),
]
MOMENTS = moments("""
CQC          | attack | 1 | hit
Cannon Spike | attack | 1 | hit
Cannonball   | attack | 1 | before hit
Dive Kick    | attack | 1 | before after
Dive Kick    | attack | 8 | before after
""")
ME = "cammy"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize("exceeded", [False, True])
def test_she_may_become_critical(exceeded: bool) -> None:
    check_critical(ME, "Cannon Spike", exceeded=exceeded)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        # Having moved past, she is in range from everywhere.
        ("Spiral Arrow", (3, 4), (), (8, 4, [3])),
        ("Spiral Arrow", (2, 7), (), (6, 7, [3])),
        ("Spiral Arrow", (2, 8), (), (6, 8, [])),
        ("Dive Kick", (3, 4), (), (6, 4, [2])),
        ("Dive Kick", (3, 6), (), (5, 6, [2])),
        ("Cannonball", (3, 4), (), (7, 8, [3])),
        ("Cannonball", (3, 7), (), (6, 3, [3])),
        ("Razor's Edge Slicer", (3, 4), (), (8, 4, [2])),
        ("Razor's Edge Slicer", (4, 1), (), (2, 1, [4])),
        ("Razor's Edge Slicer", (6, 9), (), (8, 9, [4])),
        ("Cannon Spike", (3, 4), (("push", 3),), (3, 7, [0])),
        ("Cannon Spike", (4, 5), (("pull", 3),), (4, 1, [0])),
        ("CQC", (3, 4), (("push", 5),), (3, 9, [4])),
        ("CQC", (3, 4), (("pull", 2),), (3, 1, [4])),
        ("CQC", (3, 4), (("stay", 0),), (3, 4, [4])),
        ("Gyro Driver Smasher", (2, 5), ("yes", ("pull", 1)), (9, 6, [4])),
        ("Gyro Driver Smasher", (2, 5), ("no",), (9, 5, [3])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    assert outcome(respond(table, *choices)) == result


def test_gyro_driver_smasher_counts_each_space() -> None:
    table = duel(ME, "Gyro Driver Smasher", "Block", spaces=(2, 5), gauge=THREE)
    table.yes()
    # She stands on 9 now: the opponent can be pulled 3 spaces up to her.
    assert (table.at(0), table.movements) == (9, {("stay", 0), ("pull", 1), ("pull", 2), ("pull", 3)})
    table.move("pull", 3)
    assert outcome(table) == (9, 8, [6])


@pytest.mark.parametrize(("space", "answer", "hit"), [(4, "Assault", False), (5, "Cross", True)])
def test_cqc_dodges_range_1(space: int, answer: str, hit: bool) -> None:
    table = duel(ME, "CQC", answer, spaces=(3, space), gauge=THREE)
    assert (len(table.damage(0)) > 0) == hit


@pytest.mark.parametrize("attack", ["Gyro Driver Smasher", "Razor's Edge Slicer"])
@pytest.mark.parametrize(("space", "hit"), [(6, True), (7, False), (8, False), (9, True)])
def test_two_attacks_that_are_not_hit_at_range_4_and_5(attack: str, space: int, hit: bool) -> None:
    # A Sonic Boom of Guile's reaches 3 to 8, and is faster.
    critical = attack == "Razor's Edge Slicer"
    table = duel(ME, attack, "Sonic Boom", other="guile", spaces=(3, space), gauge=THREE, accept=critical)
    assert [event.numbers[0] for event in table.events("range", 1)] == [int(hit)]


def test_dive_kick_dodges_afterwards_what_stands_next_to_her() -> None:
    table = duel(ME, "Dive Kick", "Sweep", spaces=(3, 6))
    assert (table.at(0), table.damage(0)) == (5, [])
    table = duel(ME, "Dive Kick", "Sweep", spaces=(3, 4))  # at range 2 it hits
    assert (table.at(0), table.damage(0)) == (6, [6])


@pytest.mark.parametrize(("exceeded", "damage", "turn"), [(False, 3, 1), (True, 4, 0)])
def test_exceeded_moving_past_gives_power_and_advantage(exceeded: bool, damage: int, turn: int) -> None:
    table = duel(ME, "Spiral Arrow", "Block", spaces=(3, 4), exceeded=exceeded)
    assert (table.damage(1), table.turn_of) == ([damage], turn)
    table = duel(ME, "Spiral Arrow", "Block", spaces=(2, 7), exceeded=exceeded)
    assert (table.damage(1), table.turn_of) == ([3], 1)


def test_cannonball_gains_advantage() -> None:
    assert duel(ME, "Cannonball", "Block", spaces=(3, 4)).turn_of == 0


@pytest.mark.parametrize(("attack", "stats"), [("Spiral Arrow", (5, 4, 1, 4)), ("Cannonball", (5, 3, 0, 0))])
def test_critical_specials(attack: str, stats: tuple[int, int, int, int]) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 9), gauge=("Grasp",), accept=True, pause="attack")
    assert table.stats(0) == stats


@pytest.mark.parametrize("critical", [False, True])
def test_critical_cannonball_ignores_guard(critical: bool) -> None:
    table = duel(ME, "Cannonball", "Block", spaces=(3, 4), gauge=("Grasp",), accept=critical)
    assert (table.damage(1), stunned(table, 1)) == ([3], critical)


@pytest.mark.parametrize("critical", [False, True])
def test_critical_razors_edge_slicer_dodges_range_4_to_5(critical: bool) -> None:
    # "Propeller Knight"'s Cannonball reaches range 4 to 6 and is faster.
    table = Table(ME, "propeller", spaces=(3, 7))
    table.hand(0, "Razor's Edge Slicer")
    table.gauge(0, "Grasp")
    table.hand(1, "Cannonball")
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "may"
    respond(table, "yes" if critical else "no")
    table.set("Razor's Edge Slicer")
    table.set("Cannonball")
    while table.asked in {"may", "amount", "order"}:
        table.choose(table.state.options[0])
    assert (len(table.damage(0)) > 0) == (not critical)


# ---- boosts


def test_acrobatics_dodges_range_1_and_goes_to_the_gauge() -> None:
    for space, hit in ((4, False), (5, True)):
        table = duel(ME, "Sweep", "Cross", spaces=(3, space), boosts=("Acrobatics",))
        assert (len(table.damage(0)) > 0) == hit
    check_end_of_turn_gauge("Acrobatics", "CQC")


def check_end_of_turn_gauge(boost: str, card: str) -> None:
    """`End of turn: Add this boost to your gauge`, but not in the turn in which it was played."""
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, boost)
    table.boost(boost)
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([card], [])
    table.idle()
    assert (table.cards(0, "boosts"), table.turn_of) == ([card], 0)
    table.idle()
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([], [card])


def test_skip_gives_2_speed_and_goes_to_the_gauge() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Skip",), pause="attack")
    assert table.stats(0) == (3, 8, 0, 0)
    check_end_of_turn_gauge("Skip", "Cannonball")


@pytest.mark.parametrize(("attack", "at"), [("Sweep", 6), ("Spiral Arrow", 7)])
def test_slide_advances_3_with_a_normal_and_stays_with_others(attack: str, at: int) -> None:
    for kept in (True, False):
        table = duel(ME, attack, "Block", spaces=(3, 9), boosts=("Slide",))
        if attack == "Spiral Arrow":
            table.order("advance 3")
            assert (table.asked, attacks(table)) == ("may", 2)
            table.yes() if kept else table.no()
        assert table.at(0) == at
        assert table.cards(0, "boosts") == (["Dive Kick"] if kept and attack == "Spiral Arrow" else [])


def test_slide_stays_with_an_ultra() -> None:
    table = duel(ME, "CQC", "Block", spaces=(3, 9), boosts=("Slide",), gauge=THREE)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert table.cards(0, "boosts") == ["Dive Kick"]


def test_steps_and_jumps() -> None:
    ways = {("stay", 0), ("retreat", 1), ("retreat", 2), ("retreat", 3)}
    check_step_and_strike(ME, "Hooligan Combination", 1, ways, 3)
    table = Table(ME, QUIET, spaces=(6, 8))
    table.hand(0, "Backflip")
    table.boost("Backflip")
    assert table.movements == {*ways, ("retreat", 4)}
    table.move("retreat", 4)
    assert table.at(0) == 2
    table = Table(ME, QUIET, spaces=(4, 5))
    table.hand(0, "High Jump")
    table.boost("High Jump")
    assert table.movements == BOTH_WAYS_3
    table.move("advance", 3)
    assert table.at(0) == 8


@pytest.mark.parametrize(("space", "to"), [(4, 7), (5, 5)])
def test_ejection_kick_pushes_3_from_range_1(space: int, to: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Ejection Kick")
    table.boost("Ejection Kick")
    assert (table.at(1), attacks(table)) == (to, 0)
