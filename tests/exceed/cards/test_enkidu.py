"""Enkidu: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, refuse, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_reckless_run, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Spiral Dual Palm Strike", "ultra", (1, 3), 4, 4, 6, 0, "Immovable Object", "continuous", gauge=2),
    Face("Demon Seal: Abyssal Force", "ultra", (2, 5), 10, 1, 0, 6, "Unstoppable Force", "continuous", 1, gauge=6),
    Face("Tidal Spin", "special", (1, 1), 5, 7, 0, 0, "Tactical", "continuous"),
    Face("Chained Kick", "special", (1, 2), 4, 3, 0, 4, "Reckless Run", "instant"),
    Face("Gale Edge", "special", (2, 3), 6, 2, 0, 0, "Chain Shift", "continuous"),
    Face("Thunder Stomp", "special", (1, 2), 4, 1, 1, 4, "Maelstrom", "instant"),
]
PRECEPT = "Three Precept Strike"
TWO = ("Grasp", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("enkidu", face)


def test_there_are_six_three_precept_strikes() -> None:
    check("enkidu", Face(PRECEPT, "special", (1, 3), 3, 5, 0, 0, "Calamity Crest", "instant"), copies=6)


# ---- his own card


def test_exceeding_costs_1_and_he_reverts_for_a_card() -> None:
    check_exceed("enkidu", 1)
    check_revert("enkidu")


def test_his_action_returns_a_precept_and_closes_1() -> None:
    table = Table("enkidu", QUIET, spaces=(3, 7))
    table.put(0, "discard", "Cross", "Dive")
    assert not table.can(c.CHARACTER)
    table.put(0, "discard", PRECEPT, "Cross")
    table.action()
    assert (table.cards(0, "hand")[0], table.cards(0, "discard"), table.at(0)) == (PRECEPT, ["Cross"], 4)


@pytest.mark.parametrize(("gauge", "stats"), [(TWO, (3, 6)), ((PRECEPT, "Dive"), (5, 7))])
def test_exceeded_his_strike_seals_a_precept_for_power_and_speed(
    gauge: tuple[str, ...], stats: tuple[int, int]
) -> None:
    table = Table("enkidu", QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.gauge(0, *gauge)
    table.pause("attack")
    table.action("Strike")
    table.sets("Cross", "Block")
    assert table.stats(0)[:2] == stats
    assert table.cards(0, "sealed") == ([PRECEPT] if PRECEPT in gauge else [])


# ---- attacks


def test_spiral_palm_closes_2_and_loses_its_armor() -> None:
    table = duel("enkidu", "Spiral Dual Palm Strike", "Sweep", spaces=(3, 6), gauge=TWO)
    assert (table.at(0), table.damage(0)) == (5, [6])
    assert duel("enkidu", "Spiral Dual Palm Strike", "Assault", gauge=TWO).damage(0) == [0]


@rule("EX 13.18")
@pytest.mark.parametrize("precepts", [0, 1, 3, 6])
def test_demon_seal_costs_1_less_for_each_precept_in_the_gauge(precepts: int) -> None:
    gauge = (*[PRECEPT] * precepts, "Grasp", "Dive", "Cross", "Assault", "Spike", "Block")
    table = Table("enkidu", QUIET, spaces=(3, 6))
    table.hand(0, "Demon Seal: Abyssal Force")
    table.hand(1, "Block")
    table.gauge(0, *gauge)
    table.strike("Demon Seal: Abyssal Force", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[-1])
    assert len(table.paid(0)) == 6 - precepts
    assert (table.damage(1), table.turn_of) == ([8], 0)


def test_demon_seal_returns_any_number_of_precepts() -> None:
    table = duel("enkidu", "Demon Seal: Abyssal Force", "Block", spaces=(3, 6), gauge=(PRECEPT,) * 6)
    assert (table.asked, table.seat) == ("pick card", 0)
    table.pick(PRECEPT)
    table.pick(PRECEPT)
    table.no()
    assert (table.cards(0, "hand"), table.cards(0, "gauge").count(PRECEPT)) == ([PRECEPT] * 2, 4)


@pytest.mark.parametrize(("answering", "stun"), [(False, True), (True, False)])
def test_tidal_spin_does_not_stun_an_initiator_and_advances_2(answering: bool, stun: bool) -> None:
    table = duel("enkidu", "Tidal Spin", "Assault", answering=answering)
    assert (stunned(table, 1), table.at(0)) == (stun, 6)


@pytest.mark.parametrize("precepts", [0, 1, 3])
def test_precepts_in_the_gauge_add_power_and_guard(precepts: int) -> None:
    for attack, power, speed, guard in ((PRECEPT, 3, 5, 0), ("Chained Kick", 4, 3, 4)):
        table = duel("enkidu", attack, "Block", gauge=("Dive", *[PRECEPT] * precepts), pause="attack")
        assert table.stats(0) == (power + precepts, speed, 0, guard + precepts)


@pytest.mark.parametrize("another", [False, True])
def test_three_precept_strike_closes_1_and_gains_advantage_by_showing_another(another: bool) -> None:
    table = duel("enkidu", PRECEPT, "Block", spaces=(3, 6), hand=(PRECEPT if another else "Dive",))
    if table.asked == "may":
        assert table.can(c.YES) == another
        table.yes() if another else table.no()
    assert (table.at(0), table.turn_of) == (4, 0 if another else 1)


def test_chained_kick_advances_1_before() -> None:
    assert duel("enkidu", "Chained Kick", "Block", spaces=(3, 6)).damage(1) == [2]


@pytest.mark.parametrize(("answer", "hit"), [("Assault", False), ("Dive", True)])
def test_gale_edge_dodges_attacks_of_speed_5_or_more(answer: str, hit: bool) -> None:
    table = duel("enkidu", "Gale Edge", answer, spaces=(3, 5) if answer == "Assault" else (3, 7))
    assert bool(table.damage(0)) == hit


@pytest.mark.parametrize(("spaces", "at"), [((3, 9), 5), ((3, 5), 6)])
def test_gale_edge_advances_2(spaces: tuple[int, int], at: int) -> None:
    assert duel("enkidu", "Gale Edge", "Block", spaces=spaces).at(0) == at


def test_thunder_stomp_keeps_the_opponent_from_moving() -> None:
    table = duel("enkidu", "Thunder Stomp", "Dive")
    assert (table.at(1), table.damage(1)) == (4, [4])


# ---- boosts


@pytest.mark.parametrize("stays", [False, True])
@pytest.mark.parametrize("boost", ["Immovable Object", "Unstoppable Force"])
def test_two_boosts_stay_for_1_gauge(boost: str, stays: bool) -> None:
    table = duel("enkidu", "Grasp", "Block", spaces=(3, 9), boosts=(boost,), gauge=("Dive",))
    assert table.asked == "may"
    table.yes() if stays else table.no()
    assert (table.count(0, "boosts"), table.count(0, "gauge")) == ((1, 0) if stays else (0, 1))


def test_immovable_object_protects_and_cannot_be_moved() -> None:
    table = duel("enkidu", "Sweep", "Grasp", boosts=("Immovable Object",), pause="attack")
    assert table.stats(0)[2:] == (1, 7)
    table.go()
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.at(0) == 3


def test_unstoppable_force_gains_advantage_with_a_hit() -> None:
    assert duel("enkidu", "Cross", "Block", boosts=("Unstoppable Force",)).turn_of == 0


def test_tactical_moves_1_and_gives_1_speed() -> None:
    table = Table("enkidu", QUIET)
    table.hand(0, "Tactical")
    table.boost("Tactical")
    assert table.movements == BOTH_WAYS_1
    assert duel("enkidu", "Cross", "Block", boosts=("Tactical",), pause="attack").stats(0)[1] == 7


def test_calamity_crest_becomes_gauge_for_3_life_and_gives_another_action() -> None:
    table = Table("enkidu", QUIET)
    table.hand(0, PRECEPT)
    table.boost("Calamity Crest")
    assert (table.life(0), table.cards(0, "gauge"), table.asked, table.seat) == (27, [PRECEPT], "action", 0)


def test_reckless_run_advances_2_and_2_more_for_each_force() -> None:
    check_reckless_run("enkidu", "Reckless Run")


def test_chain_shift_strikes_with_1_more_speed_and_becomes_gauge() -> None:
    table = Table("enkidu", QUIET, spaces=(3, 4))
    table.hand(0, "Chain Shift", "Cross")
    table.hand(1, "Block")
    table.boost("Chain Shift")
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0) == (3, 7, 0, 0)
    table.go()
    refuse(table)
    assert "Gale Edge" in table.cards(0, "gauge")


@pytest.mark.parametrize(("held", "again"), [(3, True), (2, False)])
def test_maelstrom_changes_the_hand_for_4_cards_and_for_3_gives_another_action(held: int, again: bool) -> None:
    table = Table("enkidu", QUIET)
    table.hand(0, "Maelstrom", *("Cross", "Dive", "Grasp")[:held])
    table.boost("Maelstrom")
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == ((4, 0) if again else (5, 1))


# ---- when, where and how much


MOMENTS = moments("""
Spiral Dual Palm Strike   | attack | 1 | after
Spiral Dual Palm Strike   | attack | 8 | after
Immovable Object          | boost  | 1 | after
Immovable Object          | boost  | 8 | after
Demon Seal: Abyssal Force | attack | 2 | after
Demon Seal: Abyssal Force | attack | 8 | after
Unstoppable Force         | boost  | 1 | hit after
Unstoppable Force         | boost  | 8 | after
Tidal Spin                | attack | 1 | after
Tidal Spin                | attack | 8 | after
Three Precept Strike      | attack | 1 | after
Three Precept Strike      | attack | 8 | after
Chained Kick              | attack | 1 | before
Chained Kick              | attack | 8 | before
Gale Edge                 | attack | 2 | after
Gale Edge                 | attack | 8 | after
Chain Shift               | boost  | 1 | after
Chain Shift               | boost  | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table("enkidu", QUIET), row)


def test_his_action_stops_before_the_opponent() -> None:
    table = Table("enkidu", QUIET, spaces=(3, 4))
    table.put(0, "discard", PRECEPT)
    table.action()
    assert (table.at(0), table.turn_of) == (3, 1)


@pytest.mark.parametrize(("spaces", "at"), [((3, 9), 5), ((3, 5), 4)])
def test_spiral_palm_closes_2_and_stops_before_the_opponent(spaces: tuple[int, int], at: int) -> None:
    assert duel("enkidu", "Spiral Dual Palm Strike", "Block", spaces=spaces, gauge=TWO).at(0) == at


def test_demon_seal_may_return_nothing() -> None:
    table = duel("enkidu", "Demon Seal: Abyssal Force", "Block", spaces=(3, 6), gauge=(PRECEPT,) * 6)
    table.no()
    assert (table.cards(0, "hand"), table.cards(0, "gauge").count(PRECEPT)) == ([], 6)


def test_three_precept_strike_stops_before_the_opponent_and_need_not_show_another() -> None:
    table = duel("enkidu", PRECEPT, "Block", spaces=(3, 4), hand=(PRECEPT,))
    assert (table.asked, table.seat, table.at(0)) == ("may", 0, 3)
    table.no()
    assert table.turn_of == 1


@pytest.mark.parametrize(("spaces", "at"), [((3, 9), 4), ((3, 4), 5)])
def test_chained_kick_advances_1(spaces: tuple[int, int], at: int) -> None:
    assert duel("enkidu", "Chained Kick", "Block", spaces=spaces).at(0) == at


@pytest.mark.parametrize("boost", ["Immovable Object", "Unstoppable Force"])
def test_force_does_not_keep_these_boosts(boost: str) -> None:
    table = duel("enkidu", "Grasp", "Cross", spaces=(1, 9), boosts=(boost,), hand=("Dive",))
    assert (table.asked, table.count(0, "boosts")) == ("action", 0)
