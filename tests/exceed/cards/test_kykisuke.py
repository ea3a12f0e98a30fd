"""Ky Kiske: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_attack, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_becomes_gauge
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Ride the Lightning", "ultra", (1, 1), 6, 1, 2, 6, "Thunderseal", "continuous", gauge=4, cancel=1),
    Face("Sacred Edge", "ultra", (2, 6), 5, 6, 0, 0, "Roar of the Spark", "instant", gauge=4, cancel=1),
    Face("Stun Dipper", "special", (1, 2), 4, 5, 0, 0, "Hope", "instant", cancel=1),
    Face("Vapor Thrust", "special", (1, 2), 3, 5, 0, 0, "Holy Orders", "continuous", cancel=1),
    Face("Foudre Arc", "special", (1, 2), 4, 4, 0, 3, "Shock State", "continuous"),
    Face("Dire Eclat", "special", (1, 2), 5, 4, 0, 4, "Faith", "continuous"),
    Face("Stun Edge", "special", (2, 6), 3, 3, 0, 5, "Be Just or Be Dead", "continuous", cancel=1),
]
ME = "kykisuke"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    if face.name == "Stun Dipper":  # its boost is a card in the gauge that can pay for cancelling it
        check_attack(ME, face)
    else:
        check(ME, face)


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@rule("EX 23.19")
@pytest.mark.parametrize("exceeded", [False, True])
def test_his_first_cancel_of_a_turn_lets_him_step(exceeded: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.exceed(0, exceeded)
    table.hand(0, "Thunderseal", "Holy Orders")
    table.gauge(0, "Grasp", "Cross")
    table.boost("Thunderseal")
    assert table.asked == "cancel"
    table.yes()
    table.choose(table.state.options[0])  # what is paid
    assert (table.asked, table.seat, table.count(0, "hand")) == ("may", 0, 2 if exceeded else 1)
    table.yes()
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.at(0), table.asked, table.seat) == (2, "action", 0)
    table.boost("Holy Orders")
    table.yes()
    assert (table.asked, table.at(0), table.count(0, "gauge")) == ("action", 2, 0)  # the second one gives nothing more
    assert table.count(0, "hand") == (1 if exceeded else 0)


@pytest.mark.parametrize("exceeded", [False, True])
def test_an_action_after_the_cancelled_boost_lets_him_step_no_more(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.exceed(0, exceeded)
    table.hand(0, "Thunderseal")
    table.gauge(0, "Grasp")
    table.boost("Thunderseal")
    respond(table, "yes", "no")
    table.prepare()
    assert (table.asked, table.seat) == ("action", 1)


def test_he_may_stay() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "Thunderseal")
    table.gauge(0, "Grasp")
    table.boost("Thunderseal")
    respond(table, "yes", "no")
    assert (table.at(0), table.asked) == (3, "action")


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Ride the Lightning", (3, 8), (), (7, 9, [4])),
        ("Ride the Lightning", (2, 8), (), (6, 8, [])),
        ("Ride the Lightning", (1, 6), (), (5, 8, [4])),
        ("Stun Dipper", (3, 4), (), (3, 4, [2])),
        ("Stun Dipper", (3, 6), (), (5, 6, [2])),
        ("Stun Dipper", (2, 6), (), (4, 6, [2])),
        ("Vapor Thrust", (3, 5), (), (7, 5, [1])),
        ("Vapor Thrust", (3, 8), (), (6, 8, [])),
        ("Foudre Arc", (3, 5), (), (7, 5, [2])),
        ("Foudre Arc", (3, 8), (), (6, 8, [2])),
        ("Dire Eclat", (3, 5), (), (3, 7, [3])),
        ("Stun Edge", (3, 5), (("advance", 2),), (6, 5, [3])),
        ("Stun Edge", (3, 6), (("stay", 0),), (3, 6, [1])),
        ("Stun Edge", (3, 4), (("advance", 1),), (5, 4, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR)
    assert outcome(respond(table, *choices)) == result


def test_sacred_edge_closes_and_gains_advantage() -> None:
    table = duel(ME, "Sacred Edge", "Block", spaces=(2, 7), gauge=FOUR)
    if table.asked == "order":
        table.order("Close up to 4")
    assert table.movements == {("stay", 0), *(("close", spaces) for spaces in (1, 2, 3, 4))}
    table.move("close", 3)
    assert (outcome(table), table.turn_of) == ((5, 7, [3]), 0)


def test_who_gains_advantage() -> None:
    assert duel(ME, "Ride the Lightning", "Block", spaces=(3, 8), gauge=FOUR).turn_of == 0
    for space, turn in ((5, 0), (6, 1)):
        table = duel(ME, "Stun Edge", "Block", spaces=(3, space))
        table.move("stay", 0)
        assert table.turn_of == turn


def test_cards_that_attacks_move() -> None:
    for space, left in ((5, 1), (4, 2)):
        # Stun Dipper closes 2 first: from 6 it stands at range 2 or 1.
        table = duel(ME, "Stun Dipper", "Block", spaces=(1, space), other_hand=("Dive", "Cross"))
        assert table.count(1, "hand") == left
    for space, drawn in ((8, 1), (5, 0)):
        assert duel(ME, "Foudre Arc", "Block", spaces=(3, space)).count(0, "hand") == drawn
    for spaces, drawn in (((3, 5), 0), ((7, 8), 2), ((8, 9), 2)):
        assert duel(ME, "Dire Eclat", "Block", spaces=spaces).count(0, "hand") == drawn


@pytest.mark.parametrize(("space", "speed"), [(4, 5), (5, 7), (6, 5)])
def test_vapor_thrust_is_faster_at_range_2(space: int, speed: int) -> None:
    assert duel(ME, "Vapor Thrust", "Block", spaces=(3, space), pause="attack").stats(0) == (3, speed, 0, 0)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Thunderseal", (4, 6, 0, 0), (1, 3)),
        ("Holy Orders", (3, 7, 0, 0), (1, 2)),
        ("Shock State", (3, 6, 0, 0), (1, 2)),
        ("Faith", (3, 7, 0, 3), (1, 2)),
        ("Be Just or Be Dead", (3, 7, 0, 0), (1, 2)),
    ],
)
def test_boosts(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


def test_boosts_that_act_on_a_hit() -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Holy Orders",)).turn_of == 0
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Shock State",))
    assert (table.turn_of, table.damage(1)) == (0, [2])
    for answer, drawn in (("Dive", 1), ("Block", 0)):
        table = duel(ME, "Cross", answer, spaces=(3, 5), boosts=("Be Just or Be Dead",))
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert table.count(0, "hand") == drawn


def test_roar_of_the_spark_draws_2_and_shock_state_1() -> None:
    for boost, drawn in (("Roar of the Spark", 2), ("Shock State", 1)):
        table = Table(ME, "shovelknight")
        table.hand(0, boost)
        table.boost(boost)
        assert table.count(0, "hand") == drawn + 1  # with the draw at the end of the turn


def test_hope_becomes_gauge_and_may_be_cancelled() -> None:
    check_becomes_gauge(ME, "Stun Dipper", "Hope")
    table = Table(ME, "shovelknight")
    table.hand(0, "Hope")
    table.gauge(0, "Grasp")
    table.boost("Hope")
    assert table.asked == "cancel"
    table.yes()
    assert table.asked in {"pay", "may"}
    table = Table(ME, QUIET)
    table.hand(0, "Hope")
    table.boost("Hope")
    assert table.asked == "cancel", "Hope itself is 1 Gauge by now"
    table.yes()
    assert (table.paid(0), table.cards(0, "gauge")) == (["Stun Dipper"], [])


def test_stun_edge_advances_up_to_2() -> None:
    table = duel(ME, "Stun Edge", "Sweep", spaces=(3, 7))
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2)}


# ---- when, where and how much


MOMENTS = moments("""
Ride the Lightning | attack | 1 | before hit
Ride the Lightning | attack | 8 | before
Sacred Edge        | attack | 2 | hit
Sacred Edge        | attack | 8 | never
Stun Dipper        | attack | 4 | before hit
Stun Dipper        | attack | 8 | before
Vapor Thrust       | attack | 1 | after
Vapor Thrust       | attack | 8 | after
Holy Orders        | boost  | 1 | hit
Holy Orders        | boost  | 8 | never
Foudre Arc         | attack | 1 | before
Shock State        | boost  | 1 | hit
Shock State        | boost  | 8 | never
Dire Eclat         | attack | 1 | hit
Dire Eclat         | attack | 8 | never
Stun Edge          | attack | 2 | hit after
Stun Edge          | attack | 8 | after
Be Just or Be Dead | boost  | 1 | after
Be Just or Be Dead | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
