"""Phonon: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Complete Servitude", "ultra", (3, 3), 3, 4, 0, 0, "Muniel", "continuous", gauge=3),
    Face("Binding Beatitude", "ultra", (3, 3), 3, 3, 3, 3, "Baroque Noise", "continuous", gauge=2),
    Face("Guidance Ascension", "special", (1, 1), 1, 6, 0, 0, "Charged Attack", "continuous"),
    Face("Impulsive Frustration", "special", (2, 3), 3, 4, 0, 0, "Come At Me!", "continuous", 1),
    Face("Sliding Affliction", "special", (1, 3), 3, 3, 0, 4, "Resonance", "continuous"),
    Face("Suppressive Restriction", "special", (1, 8), 1, 2, 0, 6, "Blowback", "instant"),
]
ME = "phonon"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_there_are_four_tuning_satisfactions() -> None:
    check(ME, Face("Tuning Satisfaction", "special", (1, 4), 2, 5, 0, 0, "Compounding Plots", "continuous"), copies=4)


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


@pytest.mark.parametrize(("before", "power"), [(False, 5), (True, 4)])
def test_her_action_strikes_harder_after_a_quiet_turn(before: bool, power: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9), first=1 if before else 0)
    table.hand(0, "Cross", "Cross")
    table.hand(1, "Block", "Block")
    if before:
        table.strike("Block", "Cross")
        assert (table.turn_of, table.at(0)) == (0, 1)
        table.state.players[0].space = 3
    table.action("Strike")
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[0] == power


def test_exceeded_her_action_moves_after_a_quiet_turn() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.exceed(0)
    table.gauge(0, "Dive")
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.action("Spend 1 Gauge")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("close", 1)
    table.pause("attack")
    table.sets("Cross", "Block")
    assert (table.at(0), table.stats(0)[0]) == (4, 5)


def test_exceeded_she_does_not_move_after_a_turn_with_a_strike() -> None:
    table = Table(ME, QUIET, spaces=(3, 9), first=1)
    table.exceed(0)
    table.hand(0, "Focus", "Cross")
    table.hand(1, "Block", "Block")
    table.gauge(0, "Dive")
    table.strike("Block", "Focus")
    table.action("Spend 1 Gauge")
    assert (table.asked, table.seat, table.at(0)) == ("set attack", 0, 3)


@rule("EX 23.16")
def test_exceeded_she_reverts_for_a_card() -> None:
    check_revert(ME)


# ---- the attacks


@rule("EX 14.4")
@pytest.mark.parametrize(
    ("attack", "boosts", "reach"),
    [
        ("Complete Servitude", ("Impulsive Frustration",), (3, 6)),
        ("Guidance Ascension", ("Impulsive Frustration",), (4, 4)),
        ("Impulsive Frustration", ("Guidance Ascension",), (2, 5)),
        ("Sliding Affliction", ("Guidance Ascension",), (1, 5)),
    ],
)
def test_her_range_grows_with_her_power(attack: str, boosts: tuple[str, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), boosts=boosts, gauge=THREE, pause="attack")
    assert table.range(0) == reach


def test_complete_servitude_doubles_its_bonuses() -> None:
    table = duel(ME, "Complete Servitude", "Sweep", spaces=(3, 6), boosts=("Binding Beatitude",), gauge=THREE)
    assert (table.damage(1), done(table, "Complete Servitude")) == ([5], ["hit"])


@pytest.mark.parametrize("returned", [True, False])
def test_binding_beatitude_may_return(returned: bool) -> None:
    table = duel(ME, "Binding Beatitude", "Block", spaces=(3, 6), gauge=THREE[:2])
    respond(table, "yes" if returned else "no")
    assert table.damage(1) == [1]
    assert (table.cards(0, "hand"), "Binding Beatitude" in table.cards(0, "gauge")) == (
        (["Binding Beatitude"], False) if returned else ([], True)
    )


@pytest.mark.parametrize(
    ("attack", "spaces", "boosts", "expected"),
    [
        ("Guidance Ascension", (3, 4), (), (3, 6, [1])),
        ("Impulsive Frustration", (3, 6), (), (3, 8, [3])),
        ("Tuning Satisfaction", (3, 6), (), (3, 7, [2])),
        ("Sliding Affliction", (3, 6), (), (3, 6, [3])),
    ],
)
def test_hits_and_pushes(
    attack: str, spaces: tuple[int, int], boosts: tuple[str, ...], expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Sweep", spaces=spaces, boosts=boosts, pause="clean-up")
    while table.asked == "may":
        table.no()
    assert outcome(table) == expected


@rule("EX 21.10")
def test_tuning_satisfaction_shows_another_for_advantage() -> None:
    table = duel(ME, "Tuning Satisfaction", "Block", hand=("Tuning Satisfaction",))
    table.yes()
    assert (table.player(0).shown, table.turn_of) == ([table.card(0, "Tuning Satisfaction")], 0)
    table = duel(ME, "Tuning Satisfaction", "Block", hand=("Dive",))
    assert table.state.options == [c.PASS]
    table.no()
    assert table.turn_of == 1


def test_sliding_affliction_from_afar_moves_and_gains_advantage() -> None:
    table = duel(ME, "Sliding Affliction", "Sweep", spaces=(3, 7), boosts=("Guidance Ascension",))
    assert table.movements == {("push", 2), ("pull", 2)}
    table.move("pull", 2)
    assert (outcome(table), table.turn_of) == ((3, 5, [5]), 0)
    assert done(table, "Sliding Affliction") == ["hit"]


def test_suppressive_restriction_moves_by_its_power_and_draws() -> None:
    table = duel(ME, "Suppressive Restriction", "Block", spaces=(2, 5), boosts=("Impulsive Frustration",))
    assert table.movements == {("push", 4), ("pull", 4)}
    table.move("push", 4)
    assert (outcome(table), table.count(0, "hand")) == ((2, 9, [2]), 2)


# ---- the boosts


@rule("EX 21.10")
def test_muniel_makes_the_printed_power_that_of_a_shown_card() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Complete Servitude", "Sweep", "Cross")
    table.hand(1, "Block")
    table.boost("Complete Servitude")
    assert (table.asked, table.seat) == ("pick card", 0)
    table.pick("Sweep")
    assert table.player(0).shown == [table.card(0, "Sweep")]
    assert table.asked == "set attack"
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[0] == 6


def test_muniel_without_another_card_makes_it_0() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Complete Servitude")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.pause("attack")
    table.boost("Complete Servitude")
    table.set("Block")  # she has no card and swings wildly
    assert table.stats(0)[0] == 0


@pytest.mark.parametrize("returned", [True, False])
def test_boosts_that_return(returned: bool) -> None:
    for card in ("Binding Beatitude", "Sliding Affliction"):
        table = duel(ME, "Spike", "Block", spaces=(3, 5), boosts=(card,))
        respond(table, "yes" if returned else "no")
        assert (card in table.cards(0, "hand")) == returned
    table = Table(ME, QUIET)
    table.hand(0, "Binding Beatitude")
    table.boost("Binding Beatitude")
    assert table.count(0, "hand") == 2


def test_charged_attack_goes_to_the_gauge_when_she_moves() -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 8), boosts=("Guidance Ascension",), pause="attack")
    assert table.stats(0)[0] == 8
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Guidance Ascension")
    table.hand(0, "Dive")
    table.choose(c.MOVE_TO + 4)
    table.forced()
    assert table.cards(0, "gauge") == ["Guidance Ascension"]


def test_come_at_me_lasts_until_her_next_turn() -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 9), boosts=("Impulsive Frustration",), pause="attack")
    assert table.stats(0)[0] == 9
    table = Table(ME, QUIET)
    table.hand(0, "Impulsive Frustration", "Dive")
    table.boost("Impulsive Frustration")
    assert (table.turn_of, table.cards(0, "boosts")) == (1, ["Impulsive Frustration"])
    table.idle()
    assert table.cards(0, "gauge") == ["Impulsive Frustration"]


@pytest.mark.parametrize(("answering", "stats"), [(False, (6, 4)), (True, (8, 2))])
def test_resonance_gives_speed_or_power(answering: bool, stats: tuple[int, int]) -> None:
    table = duel(
        ME, "Sweep", "Block", spaces=(3, 9), boosts=("Sliding Affliction",), answering=answering, pause="attack"
    )
    assert table.stats(0)[:2] == stats


def test_compounding_plots_and_blowback() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Tuning Satisfaction", "Suppressive Restriction", "Dive")
    table.boost("Tuning Satisfaction")
    assert (table.asked, table.seat) == ("action", 0)
    table.boost("Suppressive Restriction")
    assert table.movements == {("push", 1), ("push", 2)}
    table.move("push", 2)
    assert (table.at(1), table.asked, table.seat) == (6, "set attack", 0)
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Suppressive Restriction", "Dive")
    table.boost("Suppressive Restriction")
    assert (table.at(1), table.turn_of) == (5, 1), "both sentences need range 1"
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=("Compounding Plots",), pause="attack")
    assert table.stats(0) == (4, 6, 0, 0)


# ---- when, where and how much


MOMENTS = moments("""
Binding Beatitude       | attack | 1 | after
Binding Beatitude       | attack | 8 | after
Baroque Noise           | boost  | 1 | after
Guidance Ascension      | attack | 1 | hit
Guidance Ascension      | attack | 8 | never
Tuning Satisfaction     | attack | 1 | hit
Tuning Satisfaction     | attack | 8 | never
Impulsive Frustration   | attack | 2 | hit
Impulsive Frustration   | attack | 8 | never
Resonance               | boost  | 1 | hit
Resonance               | boost  | 8 | never
Suppressive Restriction | attack | 1 | after
Suppressive Restriction | attack | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
