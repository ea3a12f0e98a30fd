"""Linne: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Divine Blaze", "ultra", (1, 2), 3, 6, 0, 0, "Culling (Demise Razor)", "continuous", gauge=3),
    Face("The Diviner", "ultra", (2, 3), 6, 3, 0, 0, "Concentration (Deep Focus)", "continuous", gauge=2),
    Face("Elusive Flash", "ultra", (1, 2), 4, 4, 0, 0, "Resistance (Sheer Wall)", "continuous", gauge=1),
    Face("Flying Swallow", "special", (1, 1), 3, 4, 0, 0, "Roll (Sure-Kill Arts)", "continuous"),
    Face("Moon Gyre", "special", (1, 2), 3, 5, 0, 0, "Vanish (Transcend)", "continuous"),
    Face("Sky Fangs", "special", (3, 5), 3, 4, 3, 0, "Overcome (Godlike)", "continuous"),
    Face("Tenacious Mist", "special", (1, 1), 4, 5, 0, 0, "Sidestep (Transparent Foe)", "continuous"),
]
BOOSTS = [face.boost for face in FACES]
THREE = ("Grasp", "Dive", "Cross")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("linne", face)


# ---- her own card


def test_exceeding_costs_1_and_she_reverts_for_a_card() -> None:
    check_exceed("linne", 1)
    check_revert("linne")


def test_her_action_draws_2_gives_the_opponent_1_and_moves_1() -> None:
    table = Table("linne", QUIET)
    table.action("Draw 2")
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.count(0, "hand"), table.count(1, "hand"), table.at(0)) == (3, 1, 2)


def test_exceeded_she_boosts_from_her_gauge_and_that_strike_has_1_more_power() -> None:
    table = Table("linne", QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.gauge(0, "Moon Gyre", "Dive")
    table.action("Boost")
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == (["Moon Gyre"], ["Dive"])
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0) == (4, 6, 0, 0)


def test_without_a_continuous_boost_in_the_gauge_there_is_no_such_action() -> None:
    table = Table("linne", QUIET)
    table.exceed(0)
    table.gauge(0, "Focus")
    assert not table.can(c.CHARACTER)


def test_another_strike_has_no_such_bonus() -> None:
    assert duel("linne", "Cross", "Block", exceeded=True, pause="attack").stats(0)[0] == 3


# ---- attacks


def test_divine_blaze_pushes_3_and_gains_advantage() -> None:
    table = duel("linne", "Divine Blaze", "Block", gauge=THREE)
    assert (table.at(1), table.turn_of, table.damage(1)) == (7, 0, [1])


def test_divine_blaze_has_4_more_power_after_a_turn_with_a_strike() -> None:
    table = Table("linne", QUIET, spaces=(1, 9), first=1)
    table.hand(1, "Block", "Block")
    table.hand(0, "Block", "Divine Blaze")
    table.gauge(0, *THREE)
    table.strike("Block", "Block")
    table.pause("attack")
    table.strike("Divine Blaze", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.stats(0)[0] == 7


@pytest.mark.parametrize(("mine", "theirs", "more"), [((), (), 0), (("Vanish (Transcend)",), (), 1)])
def test_the_diviner_counts_the_boosts_in_play(mine: tuple[str, ...], theirs: tuple[str, ...], more: int) -> None:
    table = duel("linne", "The Diviner", "Block", gauge=THREE[:2], boosts=mine, other_boosts=theirs, pause="attack")
    assert (table.stats(0)[1], table.range(0)) == (3 + more, (2, 3 + more))


def test_the_diviner_counts_the_opponents_boosts_too_and_ignores_guard() -> None:
    table = duel("linne", "The Diviner", "Sweep", spaces=(3, 7), gauge=THREE[:2], boosts=("Vanish (Transcend)",))
    assert stunned(table, 1)
    table = duel("linne", "The Diviner", "Block", other="linne", gauge=THREE[:2], other_boosts=("Overcome (Godlike)",),
                 pause="attack")  # fmt: skip
    assert table.stats(0)[1] == 4


@pytest.mark.parametrize(("space", "hit"), [(4, True), (5, False), (6, True)])
def test_elusive_flash_dodges_at_range_2(space: int, hit: bool) -> None:
    table = duel("linne", "Elusive Flash", "Spike" if space == 6 else "Cross", spaces=(3, space), gauge=("Dive",))
    assert bool(table.damage(0)) == hit


@pytest.mark.parametrize("moves", [False, True])
def test_flying_swallow_advances_before_for_power_or_afterwards_for_a_card(moves: bool) -> None:
    table = duel("linne", "Flying Swallow", "Focus", spaces=(3, 4 if not moves else 7))
    table.yes() if moves else table.no()
    assert table.at(0) == (6 if moves else 7)
    assert (table.damage(1), table.count(0, "hand")) == (([3], 0) if moves else ([1], 1))


def test_flying_swallow_passes_the_opponent_and_comes_after_a_miss_as_well() -> None:
    table = duel("linne", "Flying Swallow", "Block", spaces=(3, 4))
    table.yes()
    assert (table.at(0), table.damage(1), table.count(0, "hand")) == (7, [], 0)
    table = duel("linne", "Flying Swallow", "Block", spaces=(3, 9))
    table.no()
    assert (table.at(0), table.count(0, "hand"), done(table, "Flying Swallow")[-1]) == (6, 1, "after")


@pytest.mark.parametrize(
    ("boosts", "attack", "spaces", "at"),
    [
        (("Vanish (Transcend)",), "Sweep", (3, 9), 4),
        (("Vanish (Transcend)",), "Sweep", (3, 4), 3),
        ((), "Sky Fangs", (3, 9), 6),
        ((), "Sky Fangs", (3, 4), 3),
        ((), "Moon Gyre", (3, 9), 5),
    ],
)
def test_how_far_they_go(boosts: tuple[str, ...], attack: str, spaces: tuple[int, int], at: int) -> None:
    assert ordered(duel("linne", attack, "Block", spaces=spaces, boosts=boosts)).at(0) == at


@pytest.mark.parametrize(("answering", "speed"), [(False, 5), (True, 7)])
def test_moon_gyre_is_faster_against_an_initiator_and_advances_2(answering: bool, speed: int) -> None:
    assert duel("linne", "Moon Gyre", "Block", answering=answering, pause="attack").stats(0)[1] == speed
    assert duel("linne", "Moon Gyre", "Block").at(0) == 6


def test_sky_fangs_close_3_and_lose_their_armor() -> None:
    table = duel("linne", "Sky Fangs", "Sweep", spaces=(3, 6))
    assert (table.at(0), table.damage(0)) == (5, [6])
    assert duel("linne", "Sky Fangs", "Hadoken", other="ryu", spaces=(3, 6), answering=True).damage(0) == [1]


def test_tenacious_mist_turns_its_damage_into_armor() -> None:
    table = duel("linne", "Tenacious Mist", "Sweep")
    assert (table.damage(1), table.damage(0)) == ([4], [2])


# ---- boosts: all of them strike


@pytest.mark.parametrize("boost", BOOSTS)
def test_every_boost_starts_a_strike_and_gains_advantage_with_a_hit(boost: str) -> None:
    table = Table("linne", QUIET, spaces=(3, 4))
    table.hand(0, boost, "Cross")
    table.hand(1, "Block")
    table.boost(boost)
    while table.asked != "set attack":
        table.choose(table.state.options[0])
    table.sets("Cross", "Block")
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (len(table.damage(1)), table.turn_of) == ((1, 0) if table.damage(1) else (0, 1))


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Concentration (Deep Focus)", (3, 5, 0, 0)),
        ("Resistance (Sheer Wall)", (3, 6, 1, 3)),
        ("Overcome (Godlike)", (4, 6, 0, 0)),
    ],
)
def test_three_boosts_change_the_numbers(boost: str, stats: tuple[int, int, int, int]) -> None:
    assert duel("linne", "Cross", "Block", boosts=(boost,), pause="attack").stats(0) == stats


def test_culling_costs_the_opponent_a_card() -> None:
    table = duel("linne", "Cross", "Sweep", boosts=("Culling (Demise Razor)",), other_hand=("Dive", "Grasp"))
    table = ordered(table)
    assert (table.asked, table.count(1, "hand"), table.turn_of) == ("action", 1, 0)


def test_concentration_ignores_guard() -> None:
    assert stunned(duel("linne", "Cross", "Sweep", boosts=("Concentration (Deep Focus)",)), 1)


def test_roll_moves_1_first_and_vanish_closes_1_before() -> None:
    table = Table("linne", QUIET)
    table.hand(0, "Roll (Sure-Kill Arts)", "Cross")
    table.boost("Roll (Sure-Kill Arts)")
    assert table.movements == BOTH_WAYS_1
    assert duel("linne", "Grasp", "Block", spaces=(3, 5), boosts=("Vanish (Transcend)",)).asked in {"amount", "order"}


def test_sidestep_names_a_card_that_does_not_hit_her_this_turn() -> None:
    for name, hit in (("Assault", []), ("Cross", [4])):
        table = Table("linne", QUIET, spaces=(3, 4))
        table.hand(0, "Sidestep (Transparent Foe)", "Sweep")
        table.hand(1, "Assault")
        table.boost("Sidestep (Transparent Foe)")
        table.choose(c.NAME + table.card(1, name))
        table.sets("Sweep", "Assault")
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert table.damage(0) == hit


# ---- when, where and how much


MOMENTS = moments("""
Divine Blaze               | attack | 1 | hit
Divine Blaze               | attack | 8 | never
Culling (Demise Razor)     | boost  | 1 | hit
Culling (Demise Razor)     | boost  | 8 | never
Concentration (Deep Focus) | boost  | 1 | hit
Concentration (Deep Focus) | boost  | 8 | never
Resistance (Sheer Wall)    | boost  | 1 | hit
Resistance (Sheer Wall)    | boost  | 8 | never
Flying Swallow             | attack | 1 | before
Roll (Sure-Kill Arts)      | boost  | 1 | hit
Roll (Sure-Kill Arts)      | boost  | 8 | never
Moon Gyre                  | attack | 1 | after
Moon Gyre                  | attack | 8 | after
Vanish (Transcend)         | boost  | 1 | before hit
Vanish (Transcend)         | boost  | 8 | before
Sky Fangs                  | attack | 1 | after
Sky Fangs                  | attack | 8 | after
Overcome (Godlike)         | boost  | 1 | hit
Overcome (Godlike)         | boost  | 8 | never
Tenacious Mist             | attack | 1 | after
Tenacious Mist             | attack | 8 | after
Sidestep (Transparent Foe) | boost  | 1 | hit
Sidestep (Transparent Foe) | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table("linne", QUIET), row)
