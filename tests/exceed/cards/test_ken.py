"""Ken Masters: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_becomes_gauge, check_critical, check_goes_on_deck, check_step_and_strike
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Shinryuken", "ultra", (1, 1), 7, 6, 0, 0, "Rushdown Style", "instant", 1, gauge=4, answering=True),
    Face("Guren Senpukyaku", "ultra", (1, 2), 5, 4, 0, 4, "True Master", "continuous", 1, gauge=3),
    Face("Axe Kick", "special", (1, 1), 5, 4, 0, 0, "Ki Charge", "instant"),
    Face("Knee Bash", "special", (1, 2), 5, 2, 0, 5, "Custom Combo", "continuous", answering=True),
    Face("Tatsumaki Senpukyaku", "special", (1, 2), 5, 3, 0, 0, "Quick Attack", "continuous"),
    Face("Hadoken", "special", (3, 6), 4, 4, 0, 0, "Overpower", "continuous"),
    Face("Shoryuken", "special", (1, 1), 4, 5, 0, 4, "Burning Passion", "continuous", answering=True),
]
MOMENTS = moments("""
Tatsumaki Senpukyaku | attack | 1 | before hit
Tatsumaki Senpukyaku | attack | 8 | before
""")
ME = "ken"
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


# ---- his own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize(("opponent", "spaces", "at"), [(7, 2, 5), (7, 1, 4), (7, 0, 3)])
def test_when_he_exceeds_he_draws_1_and_closes_up_to_2(opponent: int, spaces: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.movements, table.count(0, "hand")) == ({("stay", 0), ("close", 1), ("close", 2)}, 1)
    table.move("close", spaces)
    assert (table.at(0), table.count(0, "hand"), table.turn_of) == (at, 2, 1)


@pytest.mark.parametrize("exceeded", [False, True])
def test_when_striking_1_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical(ME, "Hadoken", exceeded=exceeded)


@pytest.mark.parametrize(("opponent", "at"), [(7, 4), (4, 3)])
def test_his_action_closes_1_and_draws_1(opponent: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.action("Close 1")
    assert (table.at(0), table.count(0, "hand"), table.turn_of) == (at, 2, 1)


@pytest.mark.parametrize("striking", [True, False])
def test_exceeded_his_action_may_go_on_to_a_strike(striking: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0)
    table.action("Close 1")
    assert (table.asked, table.at(0), table.count(0, "hand")) == ("may", 4, 1)
    table.yes() if striking else table.no()
    if striking:
        assert (table.asked, table.seat) == ("set attack", 0)
    else:
        assert (table.count(0, "hand"), table.turn_of) == (2, 1)


# ---- what initiating adds


@pytest.mark.parametrize(
    ("attack", "answering", "stats", "reach"),
    [
        ("Shinryuken", False, (11, 6, 0, 0), (1, 1)),
        ("Shinryuken", True, (7, 6, 0, 0), (1, 1)),
        ("Knee Bash", False, (5, 2, 0, 5), (1, 3)),
        ("Knee Bash", True, (5, 2, 0, 5), (1, 2)),
        ("Shoryuken", False, (4, 7, 0, 4), (1, 1)),
        ("Shoryuken", True, (4, 5, 0, 4), (1, 1)),
    ],
)
def test_attacks_that_are_better_when_he_initiates(
    attack: str, answering: bool, stats: tuple[int, ...], reach: tuple[int, int]
) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), gauge=FOUR, answering=answering, pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


# ---- Ultras


def test_rushdown_style_closes_3_and_strikes() -> None:
    check_step_and_strike(ME, "Rushdown Style", 1, {("close", 3)}, 7)
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Rushdown Style", "Cross", "Dive")
    table.boost("Rushdown Style")
    table.pay("Dive")
    assert (table.at(0), table.asked) == (4, "set attack")
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Rushdown Style", "Cross", "Dive")
    table.boost("Rushdown Style")
    table.pay("Dive")
    assert table.at(0) == 4


@pytest.mark.parametrize(
    ("opponent", "result"), [(4, (6, 4, [3])), (7, (5, 7, [6])), (5, (6, 5, [3])), (8, (5, 8, []))]
)
def test_guren_advances_2_and_has_3_more_power_unless_it_passes(
    opponent: int, result: tuple[int, int, list[int]]
) -> None:
    assert outcome(duel(ME, "Guren Senpukyaku", "Focus", spaces=(3, opponent), gauge=THREE)) == result


# ---- Specials


@pytest.mark.parametrize(("opponent", "at", "hit"), [(5, 4, [5]), (4, 3, [5]), (6, 4, [])])
def test_axe_kick_closes_1_and_ignores_armor_but_not_guard(opponent: int, at: int, hit: list[int]) -> None:
    table = duel(ME, "Axe Kick", "Focus", spaces=(3, opponent))
    assert (table.at(0), table.damage(1), stunned(table, 1)) == (at, hit, False)


@pytest.mark.parametrize(
    ("attack", "stats"), [("Axe Kick", (5, 6, 0, 0)), ("Hadoken", (6, 4, 0, 0)), ("Shoryuken", (4, 7, 0, 4))]
)
def test_the_numbers_of_critical_attacks(attack: str, stats: tuple[int, ...]) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), gauge=("Cross",), accept=True, pause="attack")
    assert table.stats(0) == stats


def test_ki_charge_becomes_gauge() -> None:
    check_becomes_gauge(ME, "Axe Kick", "Ki Charge")


@pytest.mark.parametrize(
    ("attack", "critical", "opponent", "at", "hit"),
    [
        ("Knee Bash", False, 8, 3, []),
        ("Knee Bash", True, 8, 5, [3]),
        ("Knee Bash", True, 5, 4, [3]),
        ("Shoryuken", False, 5, 3, []),
        ("Shoryuken", True, 5, 4, [2]),
        ("Shoryuken", True, 4, 3, [2]),
        ("Shoryuken", True, 6, 4, []),
    ],
)
def test_attacks_that_close_if_critical(attack: str, critical: bool, opponent: int, at: int, hit: list[int]) -> None:
    table = duel(ME, attack, "Focus", spaces=(3, opponent), gauge=("Cross",), accept=critical)
    assert (table.at(0), table.damage(1)) == (at, hit)


@pytest.mark.parametrize(("opponent", "at", "ignored"), [(4, 6, True), (7, 5, False)])
def test_tatsumaki_ignores_guard_if_it_passed_the_opponent(opponent: int, at: int, ignored: bool) -> None:
    table = duel(ME, "Tatsumaki Senpukyaku", "Sweep", spaces=(3, opponent))
    assert (table.at(0), table.damage(1), stunned(table, 1)) == (at, [5], ignored)
    assert attacks(table) == (1 if ignored else 2)


def test_hadoken_that_hit_may_go_on_top_of_the_deck_for_a_card_of_gauge() -> None:
    check_goes_on_deck(ME, "Hadoken", (3, 7), (3, 4))


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("True Master", (5, 8, 0, 0)),
        ("Custom Combo", (3, 6, 0, 0)),
        ("Quick Attack", (3, 7, 0, 0)),
        ("Overpower", (4, 6, 0, 0)),
        ("Burning Passion", (3, 7, 0, 0)),
    ],
)
def test_what_his_boosts_add(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack").stats(0) == stats


@pytest.mark.parametrize(("boost", "drawn"), [("Custom Combo", 2), ("Burning Passion", 1)])
def test_boosts_that_draw_at_once(boost: str, drawn: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, boost)
    table.boost(boost)
    assert (table.count(0, "hand"), table.count(0, "boosts"), table.turn_of) == (drawn + 1, 1, 1)


@pytest.mark.parametrize(("opponent", "turn"), [(4, 0), (9, 1)])
def test_custom_combo_gains_advantage_with_a_hit(opponent: int, turn: int) -> None:
    assert duel(ME, "Cross", "Sweep", spaces=(3, opponent), boosts=("Custom Combo",)).turn_of == turn


@pytest.mark.parametrize(("boost", "stats"), [("Quick Attack", (3, 7, 0, 0)), ("Overpower", (4, 6, 0, 0))])
def test_boosts_that_strike_at_once_and_count_in_that_strike(boost: str, stats: tuple[int, ...]) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, boost, "Cross")
    table.hand(1, "Block")
    table.boost(boost)
    assert (table.asked, table.seat) == ("set attack", 0)
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0) == stats
