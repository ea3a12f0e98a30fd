"""Carmine: every card, both sides of his own; boosts on spaces are tested by their rule, too."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, refuse, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_lies_on_a_space, check_reckless_run, check_revert
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


# ---- when, where and how much


DISSOLVES = ("Twist!", "Hahahaha! Be Devoured!", "You Shit! This is the END!")
MOMENTS = moments("""
Twist!                 | attack | 1 | after
Twist!                 | attack | 8 | after
Hahahaha! Be Devoured! | attack | 1 | before
Spin!                  | attack | 1 | after
Spin!                  | attack | 8 | after
Pulverize!             | attack | 1 | hit
Pulverize!             | attack | 8 | never
Give Me That!          | attack | 1 | hit
Give Me That!          | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_his_action_passes_the_opponent() -> None:
    table = dissolved(5, at=(3, 4))
    table.refresh()
    table.action()
    table.space(4)
    table.move("advance", 1)
    assert (table.at(0), table.tokens(0, "Dissolve"), table.turn_of) == (5, [4], 1)


def test_his_exceeded_action_passes_the_opponent_and_moves_without_an_ultra_too() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.gauge(0, "Cross")
    table.action("Boost 1 Ultra")
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.at(0), table.cards(0, "gauge")) == (5, ["Cross"])


@pytest.mark.parametrize("attack", DISSOLVES)
def test_a_dissolve_is_placed_at_once_and_stays_unless_he_is_stunned(attack: str) -> None:
    check_lies_on_a_space(ME, attack, "Dissolve")


@pytest.mark.parametrize("attack", DISSOLVES)
@pytest.mark.parametrize(("spaces", "place", "counts", "hits"), [
    ((3, 7), 5, True, True),
    ((3, 7), 6, True, True),
    ((3, 8), 5, True, False),
    ((3, 7), 7, False, False),
    ((3, 7), 2, False, False),
    ((3, 5), 1, False, True),
    ((6, 3), 5, True, True),
    ((1, 9), 5, False, False),
])  # fmt: skip
def test_a_dissolve_in_range_on_the_opponents_side_adds_1_range_and_2_power_and_is_gauge(
    attack: str, spaces: tuple[int, int], place: int, counts: bool, hits: bool
) -> None:
    table = Table(ME, QUIET, spaces=spaces)
    table.put(0, "boosts", attack)
    table.player(0).tokens[table.match.card(table.card(0, attack)).markers[0]] = place
    table.hand(0, "Sweep")
    table.hand(1, "Focus")
    table.pause("clean-up")
    table.strike("Sweep", "Focus")
    ordered(table)
    assert table.stats(0)[0] == (8 if counts else 6)
    assert table.range(0) == ((1, 4) if counts else (1, 3))
    assert (table.cards(0, "gauge"), table.cards(0, "boosts")) == (([attack], []) if counts else ([], [attack]))
    assert table.side(0).hit == hits


def test_hahahaha_adds_0_to_1_range_and_2_power_for_each_ultra_only() -> None:
    gauge = ("Twist!", "Cross", "Dive")
    table = duel(ME, "Hahahaha! Be Devoured!", "Block", gauge=gauge, pause="clean-up")
    assert (table.stats(0)[0], table.range(0)) == (5, (1, 2))


def test_this_is_the_end_cannot_be_stunned() -> None:
    table = duel(ME, "You Shit! This is the END!", "Assault", gauge=FOUR)
    assert (table.damage(0), table.damage(1), stunned(table, 0)) == ([2], [7], False)


@pytest.mark.parametrize("laid", [True, False])
def test_this_is_the_end_measures_from_its_space_as_soon_as_it_is_set(laid: bool) -> None:
    name = "You Shit! This is the END!"
    table = Table(ME, QUIET, spaces=(1, 9))
    table.put(0, "boosts" if laid else "hand", name)
    table.player(0).tokens[table.match.card(table.card(0, name)).markers[0]] = 8 if laid else c.OFF_BOARD
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(1, "Cross")
    table.choose(c.STRIKE_ACTION)
    table.pause("price")
    table.choose((c.SET_FROM_BOOSTS if laid else c.SET_CARD) + table.card(0, name))
    table.set("Cross")
    assert int(table.side(0).measured_from) == (8 if laid else c.OFF_BOARD)


@pytest.mark.parametrize("there", [True, False])
def test_thrust_asks_whether_to_measure_from_a_dissolve_if_there_is_one(there: bool) -> None:
    table = dissolved(*([2] if there else []), attack="Thrust!")
    table.hand(1, "Cross")
    table.strike("Thrust!", "Cross")
    assert (ordered(table).asked == "may") == there


@pytest.mark.parametrize(("answer", "spaces", "power", "most"), [("Assault", (3, 5), 8, 4), ("Block", (3, 5), 6, 3)])
def test_bloodletting_answers_a_hit_with_1_range_and_2_power(
    answer: str, spaces: tuple[int, int], power: int, most: int
) -> None:
    table = duel(ME, "Sweep", answer, spaces=spaces, boosts=("Bloodletting",), pause="clean-up")
    refuse(table)
    assert (table.stats(0)[0], table.range(0)) == (power, (1, most))


@pytest.mark.parametrize(("space", "advantage"), [(6, False), (8, True)])
def test_spin_gains_advantage_only_by_passing(space: int, advantage: bool) -> None:
    table = duel(ME, "Spin!", "Sweep", spaces=(4, 7))
    table.yes()
    assert table.spaces == [4, 5, 6, 8]
    table.space(space)
    refuse(table)
    assert (table.at(0), table.turn_of) == (space, 0 if advantage else 1)
    table = duel(ME, "Spin!", "Sweep", spaces=(4, 7))
    table.no()
    assert (table.at(0), table.turn_of) == (4, 1)


def test_rein_blood_boosts_1_ultra_and_passes_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(4, 5))
    table.hand(0, "Spin!")
    table.put(0, "discard", "Twist!", "Hahahaha! Be Devoured!")
    table.boost("Rein Blood")
    table.pick("Twist!")
    table.space(1)
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.at(0), table.cards(0, "boosts"), table.turn_of) == (7, ["Twist!"], 1)


def test_reckless_run_advances_2_and_2_more_for_each_force() -> None:
    check_reckless_run(ME, "Pulverize!")


def test_give_me_that_ignores_armor() -> None:
    table = duel(ME, "Give Me That!", "Focus", life=20)
    assert (table.damage(1), table.life(0)) == ([], 22)
    table.move("pull", 2)
    assert (table.damage(1), stunned(table, 1)) == ([3], False)
