"""Carmine: every card, both sides of his own; boosts on spaces are tested by their rule, too."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import Choice, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Twist!", "ultra", (1, 2), 2, 7, 0, 0, "Dissolve", "continuous", gauge=1),
    Face("Hahahaha! Be Devoured!", "ultra", (1, 1), 3, 6, 0, 0, "Dissolve", "continuous", gauge=3),
    Face("You Shit! This is the END!", "ultra", (0, 1), 7, 2, 2, 0, "Dissolve", "continuous", gauge=3),
    Face("Thrust!", "special", (0, 1), 3, 6, 0, 0, "Bloodletting", "continuous", 1),
    Face("Spin!", "special", (1, 4), 4, 2, 0, 6, "Rein Blood", "instant"),
    Face("Pulverize!", "special", (1, 3), 4, 1, 2, 5, "Reckless Run", "instant"),
    Face("Give Me That!", "special", (1, 1), 3, 1, 3, 3, "Blood Spike", "instant"),
]
ME = "carmine"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")
ULTRAS = ("Twist!", "Twist!", "Hahahaha! Be Devoured!")


def dissolved(*spaces: int, at: tuple[int, int] = (3, 7), attack: str = "") -> Table:
    """Carmine with Dissolves of Twist! on these spaces."""
    table = Table(ME, "nehtali", spaces=at)
    table.put(0, "boosts", *["Twist!"] * len(spaces))
    for marker, space in zip(table.match.card(table.card(0, "Twist!")).markers, spaces, strict=False):
        table.player(0).tokens[marker] = space
    table.hand(0, *([attack] if attack else []))
    table.hand(1, "Block")
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_his_sides() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


def test_his_action_moves_a_dissolve_and_himself() -> None:
    table = Table(ME, "nehtali")
    assert not any(option // 1024 == c.CHARACTER // 1024 for option in table.state.options), "there is no Dissolve"
    table = dissolved(5)
    table.refresh()
    table.action()
    assert table.spaces == [4, 6]
    table.space(6)
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.at(0), 6 in table.player(0).tokens) == (2, True)


def test_exceeded_he_boosts_an_ultra_from_the_gauge_and_moves() -> None:
    table = Table(ME, "nehtali")
    table.exceed(0)
    table.hand(0, "Grasp")
    table.gauge(0, "Twist!", "Cross")
    table.action("Boost 1 Ultra")
    table.forced()
    table.space(5)
    table.move("advance", 1)
    assert (table.cards(0, "boosts"), table.cards(0, "gauge"), table.at(0)) == (["Twist!"], ["Cross"], 4)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Twist!", (3, 5), ("no",), (3, 5, [0])),
        ("Hahahaha! Be Devoured!", (3, 4), (), (3, 4, [1])),
        ("You Shit! This is the END!", (3, 4), (), (3, 4, [5])),
        ("Thrust!", (3, 4), (), (3, 4, [1])),
        ("Spin!", (3, 7), ("yes", ("space", 6)), (6, 7, [2])),
        ("Spin!", (3, 6), ("yes", ("space", 7)), (7, 6, [2])),
        ("Pulverize!", (3, 4), (), (3, 6, [2])),
        ("Give Me That!", (3, 4), (("push", 2),), (3, 6, [3])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


def test_twist_gains_advantage_and_becomes_a_dissolve() -> None:
    table = respond(duel(ME, "Twist!", "Block", spaces=(3, 9), gauge=FOUR), "yes", ("space", 8))
    assert (table.cards(0, "boosts"), table.turn_of, 8 in table.player(0).tokens) == (["Twist!"], 0, True)


def test_hahahaha_grows_with_each_ultra_paid() -> None:
    table = duel(ME, "Hahahaha! Be Devoured!", "Block", spaces=(3, 7), gauge=ULTRAS, pause="clean-up")
    assert (table.stats(0)[0], table.range(0), table.side(0).hit) == (3 + 6, (1, 4), True)


@rule("EX 12.14", "EX 15.10")
def test_this_is_the_end_from_the_boosts_reaches_from_where_it_lay() -> None:
    name = "You Shit! This is the END!"
    table = Table(ME, "nehtali", spaces=(1, 9))
    table.put(0, "boosts", name)
    table.player(0).tokens[table.match.card(table.card(0, name)).markers[0]] = 8
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_BOOSTS + table.card(0, name))
    table.set("Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.damage(1), table.cards(0, "boosts")) == ([7], [])


def test_thrust_may_be_measured_from_a_dissolve() -> None:
    table = dissolved(6, attack="Thrust!")
    table.strike("Thrust!", "Block")
    table.order("measure range")
    table.yes()
    ordered(table)
    # From 6, where the Dissolve lies, which adds 2 Power and goes to the gauge.
    assert (table.damage(1), table.cards(0, "gauge")[0]) == ([3], "Twist!")


def test_spin_gains_advantage_by_passing_and_give_me_that_gains_life() -> None:
    assert respond(duel(ME, "Spin!", "Block", spaces=(3, 6)), "yes", ("space", 7)).turn_of == 0
    table = duel(ME, "Give Me That!", "Block", spaces=(3, 4), life=20)
    table.move("pull", 2)
    assert table.life(0) == 22


# ---- boosts


@rule("EX 17.4")
def test_a_dissolve_in_range_helps_and_another_one_stays() -> None:
    table = dissolved(5, 1, at=(3, 6), attack="Spin!")
    table.pause("clean-up")
    table.strike("Spin!", "Block")
    ordered(table)
    table.no()
    assert (table.stats(0)[0], table.range(0)) == (6, (1, 5))
    table.go()
    assert (table.cards(0, "gauge")[0], table.cards(0, "boosts"), 1 in table.player(0).tokens) == (
        "Twist!", ["Twist!"], True,
    )  # fmt: skip


def test_bloodletting_guards_and_answers_a_hit() -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 9), boosts=("Bloodletting",), pause="attack")
    assert table.stats(0) == (6, 2, 0, 9)
    table = duel(ME, "Sweep", "Assault", spaces=(3, 5), boosts=("Bloodletting",))
    assert (table.damage(1), stunned(table, 0)) == ([8], False)


def test_rein_blood_boosts_an_ultra_from_the_discard_pile() -> None:
    table = Table(ME, "nehtali", spaces=(4, 8))
    table.hand(0, "Spin!")
    table.put(0, "discard", "Twist!", "Cross")
    table.boost("Rein Blood")
    assert table.life(0) == 29
    table.forced()
    table.space(5)
    table.move("retreat", 2)
    assert (table.cards(0, "boosts"), table.at(0)) == (["Twist!"], 2)


def test_reckless_run_advances_2_for_each_force() -> None:
    table = Table(ME, "nehtali", spaces=(1, 9))
    table.hand(0, "Pulverize!", "Cross", "Dive")
    table.boost("Reckless Run")
    assert table.at(0) == 3
    table.yes()
    table.pay("Cross")
    while table.asked == "pay":
        table.no()
    assert table.at(0) == 5


@pytest.mark.parametrize("there", [True, False])
def test_blood_spike_needs_a_dissolve_with_the_opponent(there: bool) -> None:
    table = dissolved(7 if there else 5, attack="Give Me That!")
    table.boost("Blood Spike")
    if not there:
        assert (table.life(1), table.turn_of) == (30, 1)
        return
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert (table.life(1), table.at(1), table.asked, table.seat) == (28, 6, "action", 0)
