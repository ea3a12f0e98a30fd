"""C. Viper: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import UP_TO_2, check_critical
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Burning Dance", "ultra", (1, 3), 5, 5, 0, 0, "Stylish", "continuous", gauge=3),
    Face("Burst Time", "ultra", (1, 2), 10, 2, 0, 0, "Exoskeleton", "continuous", gauge=4),
    Face("Burning Kick", "special", (2, 3), 4, 5, 0, 0, "Blazing", "continuous"),
    Face("Emergency Combination", "special", (2, 3), 3, 5, 0, 0, "Hidden Weapons", "instant", 1),
    Face("Seismic Hammer", "special", (2, 5), 5, 1, 0, 0, "Blasting", "continuous", 1),
    Face("Temple Massage", "special", (1, 1), 4, 4, 0, 0, "Cheater", "instant"),
    Face("Thunder Knuckle", "special", (1, 1), 3, 5, 0, 0, "Electrifying", "continuous"),
]
MOMENTS = moments("""
Burning Dance         | attack | 1 | hit after
Burning Dance         | attack | 8 | after
Burning Kick          | attack | 2 | after
Emergency Combination | attack | 2 | before
Seismic Hammer        | attack | 2 | after
Seismic Hammer        | attack | 8 | after
Thunder Knuckle       | attack | 8 | before
""")
CRITICAL_MOMENTS = moments("""
Burning Kick   | attack | 2 | hit after
Burning Kick   | attack | 8 | after
Temple Massage | attack | 1 | hit
Temple Massage | attack | 8 | never
""")
ME = "cviper"
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Exoskeleton")
    check_moments(table, row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, critical=True)


# ---- her own card


def test_exceeding_costs_3_and_draws_5() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == (6, 1)  # with the draw at the end of the turn


@pytest.mark.parametrize("exceeded", [False, True])
def test_when_striking_1_gauge_makes_her_critical(exceeded: bool) -> None:
    check_critical(ME, "Seismic Hammer", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_continuous_boost_may_go_on_to_a_strike_which_is_critical_when_she_has_exceeded(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Exoskeleton", "Seismic Hammer")
    table.hand(1, "Block")
    table.boost("Exoskeleton")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    ordered(table)
    assert (table.asked, table.seat) == ("set attack", 0)
    table.pause("attack")
    table.sets("Seismic Hammer", "Block")
    assert (table.side(0).critical, table.stats(0)) == (exceeded, (5, 4 if exceeded else 1, 3, 1))
    table = Table(ME, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Exoskeleton", "Seismic Hammer")
    table.boost("Exoskeleton")
    table.no()
    assert (table.cards(0, "boosts"), table.turn_of) == (["Burst Time"], 1)


def test_exceeded_a_strike_that_is_critical_is_not_made_so_for_gauge() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Exoskeleton", "Seismic Hammer")
    table.gauge(0, "Grasp")
    table.boost("Exoskeleton")
    table.yes()
    table.order("If marked")
    assert (table.asked, table.seat, table.side(0).critical) == ("set attack", 0, True)


def test_exceeded_other_strikes_of_hers_are_not_critical() -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), exceeded=True, boosts=("Exoskeleton",), pause="attack")
    assert not table.side(0).critical


@pytest.mark.parametrize("exceeded", [False, True])
def test_an_instant_boost_does_not_go_on_to_a_strike(exceeded: bool) -> None:
    table = Table(ME, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Hidden Weapons", "Cross", "Dive")
    table.boost("Hidden Weapons")
    table.pay("Cross")
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Emergency Combination"], 4)
    assert (table.asked, table.turn_of) == ("action", 1)


# ---- attacks


@pytest.mark.parametrize(
    ("attack", "answer", "spaces", "result"),
    [
        ("Burning Dance", "Sweep", (3, 5), (8, 9, [5])),
        ("Burning Dance", "Focus", (3, 5), (4, 5, [5])),  # a Focus cannot be pushed
        ("Burning Dance", "Block", (1, 9), (8, 9, [])),
        ("Burning Kick", "Sweep", (3, 6), (4, 6, [4])),
        ("Burning Kick", "Block", (3, 8), (4, 8, [])),
        ("Burning Kick", "Block", (3, 4), (3, 4, [])),
        ("Thunder Knuckle", "Block", (3, 4), (3, 4, [1])),
        ("Thunder Knuckle", "Block", (3, 5), (4, 5, [1])),
        ("Thunder Knuckle", "Block", (3, 6), (4, 6, [])),
    ],
)
def test_attacks_that_move(
    attack: str, answer: str, spaces: tuple[int, int], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(duel(ME, attack, answer, spaces=spaces, gauge=THREE)) == result


@pytest.mark.parametrize(("boosts", "hit", "suffered"), [((), [], [4]), (("Exoskeleton",), [10], [1])])
def test_burst_time_cannot_be_stunned_and_hits_only_with_a_continuous_boost(
    boosts: tuple[str, ...], hit: list[int], suffered: list[int]
) -> None:
    table = duel(ME, "Burst Time", "Assault", gauge=FOUR, boosts=boosts)
    assert (table.damage(1), table.damage(0), stunned(table, 0), attacks(table)) == (hit, suffered, False, 2)


@pytest.mark.parametrize(("critical", "suffered", "turn"), [(False, [6], 1), (True, [4], 0)])
def test_burning_kick_that_is_critical_weakens_the_opponent_and_gains_advantage(
    critical: bool, suffered: list[int], turn: int
) -> None:
    table = duel(ME, "Burning Kick", "Sweep", spaces=(3, 5), gauge=("Cross",), accept=critical)
    assert (table.damage(1), table.damage(0), table.turn_of) == ([4], suffered, turn)


@pytest.mark.parametrize(("boosts", "hit"), [((), [3]), (("Exoskeleton",), [5])])
def test_emergency_combination_has_2_more_power_with_a_continuous_boost(
    boosts: tuple[str, ...], hit: list[int]
) -> None:
    assert duel(ME, "Emergency Combination", "Sweep", spaces=(3, 5), boosts=boosts).damage(1) == hit


@pytest.mark.parametrize("opponent", [4, 6])
def test_seismic_hammer_moves_up_to_2_afterwards(opponent: int) -> None:
    table = duel(ME, "Seismic Hammer", "Block", spaces=(3, opponent))
    assert (table.movements, table.damage(1)) == (UP_TO_2, [3] if opponent == 6 else [])


@pytest.mark.parametrize("critical", [False, True])
@pytest.mark.parametrize("bought", [0, 2, 4])
def test_temple_massage_buys_up_to_4_power_and_draws_3_if_critical(critical: bool, bought: int) -> None:
    hand = ("Cross", "Dive", "Focus", "Spike", "Assault")
    table = duel(ME, "Temple Massage", "Sweep", hand=hand, gauge=("Block",), accept=critical, other_hand=("Block",))
    ordered(table)
    assert (table.asked, table.count(0, "hand")) == ("may", 8 if critical else 5)
    table.yes() if bought else table.no()
    table.pay(*hand[:bought])
    if bought == 2:
        table.no()
    assert table.damage(1) == [4 + bought]


@pytest.mark.parametrize("critical", [False, True])
def test_thunder_knuckle_ignores_guard_if_critical(critical: bool) -> None:
    table = duel(ME, "Thunder Knuckle", "Sweep", gauge=("Cross",), accept=critical)
    assert (table.damage(1), stunned(table, 1)) == ([3], critical)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "other"),
    [
        ("Stylish", (3, 6, 0, 0), 9),
        ("Exoskeleton", (3, 6, 3, 1), 6),
        ("Blazing", (4, 6, 0, 0), 6),
        ("Blasting", (4, 6, 0, 5), 6),
        ("Electrifying", (3, 6, 0, 0), 6),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, ...], other: int) -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.stats(1)) == (stats, (other, 2, 0, 6))


@pytest.mark.parametrize("exceeded", [False, True])
def test_stylish_draws_3_and_gives_another_action(exceeded: bool) -> None:
    table = Table(ME, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Stylish")
    table.boost("Stylish")
    if table.asked == "order":
        table.order("You may")
    assert table.asked == "may"
    table.no()
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 3)
    assert table.cards(0, "boosts") == ["Burning Dance"]


@pytest.mark.parametrize(("boosts", "hit"), [((), 1), (("Blazing",), 4)])
def test_blazing_ignores_armor(boosts: tuple[str, ...], hit: int) -> None:
    assert duel(ME, "Cross", "Focus", boosts=boosts).damage(1) == [hit]


def test_cheater_boosts_a_continuous_boost_of_the_discard_pile() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Cheater", "Cross")
    table.put(0, "discard", "Burst Time", "Emergency Combination", "Seismic Hammer", "Dive")
    table.boost("Cheater")
    assert table.asked == "pick card"
    names = {table.match.card(option % 256).name for option in table.state.options}
    assert names == {"Burst Time", "Seismic Hammer"}
    table.pick("Seismic Hammer")
    assert table.paid(0) == ["Cross"]
    assert (table.cards(0, "boosts"), table.asked) == (["Seismic Hammer"], "may")  # she may strike now
    table.no()
    assert table.turn_of == 1


@pytest.mark.parametrize("bought", [0, 2, 4])
def test_electrifying_buys_up_to_4_power_when_an_attack_hits(bought: int) -> None:
    hand = ("Dive", "Focus", "Spike", "Assault", "Sweep")
    table = duel(ME, "Cross", "Sweep", hand=hand, boosts=("Electrifying",))
    assert table.asked == "may"
    table.yes() if bought else table.no()
    table.pay(*hand[:bought])
    if bought == 2:
        table.no()
    assert table.damage(1) == [3 + bought]
    assert duel(ME, "Cross", "Sweep", spaces=(1, 9), hand=hand, boosts=("Electrifying",)).asked == "action"
