"""Millia Rage: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, refuse, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2
from tests.table import Table

FACES = [
    Face("Septem Voices", "ultra", (2, 4), 4, 5, 0, 0, "Writhe in Pain", "continuous", gauge=2, cancel=1),
    Face("Winger", "ultra", (1, 2), 5, 5, 0, 0, "Love the Subhuman Self", "continuous", gauge=3, cancel=1),
    Face("Low Kick", "special", (1, 1), 2, 7, 0, 0, "Mirazh", "instant"),
    Face("Bad Moon", "special", (1, 1), 4, 6, 0, 0, "Lust Shaker", "continuous", cancel=1),
    Face("Swing Braid", "special", (1, 2), 3, 5, 0, 0, "The Spider's Thread", "continuous", cancel=1),
    Face("Tandem Top", "special", (2, 4), 3, 4, 0, 4, "Kapel", "instant", cancel=1),
    Face("Iron Savior", "special", (1, 2), 5, 2, 0, 5, "Turbo Fall", "continuous", cancel=1),
]
ME = "millia"
THREE = ("Grasp", "Cross", "Dive")
PUSH_OR_PULL_1 = {("push", 1), ("pull", 1)}


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def after_a_stun(exceeded: bool) -> Table:
    """After a Cross that stunned, before its own retreat."""
    table = duel(ME, "Cross", "Assault", spaces=(5, 6), exceeded=exceeded)
    assert (table.asked, stunned(table, 1)) == ("order", True)
    table.order("stunned")
    assert (table.asked, table.seat) == ("may", 0)
    return table


@pytest.mark.parametrize("exceeded", [False, True])
def test_after_stunning_she_may_draw_1_or_move_2(exceeded: bool) -> None:
    table = respond(after_a_stun(exceeded), "yes", 0)
    assert (table.count(0, "hand"), table.at(0), table.turn_of) == (1, 2, 1)
    table = respond(after_a_stun(exceeded), "yes", 1)
    assert table.movements == BOTH_WAYS_2
    table.move("advance", 2)
    assert (table.count(0, "hand"), table.at(0)) == (0, 9)  # past the opponent to 8, then Cross retreats
    table = respond(after_a_stun(exceeded), "no")
    assert (table.count(0, "hand"), table.at(0)) == (0, 2)


def test_exceeded_she_may_gain_advantage_instead() -> None:
    table = after_a_stun(False)
    table.yes()
    assert len(table.state.options) == 2
    table = respond(after_a_stun(True), "yes", 2)
    assert (table.turn_of, table.count(0, "hand"), table.at(0)) == (0, 0, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_without_a_stun_she_may_not(exceeded: bool) -> None:
    for opponent in (6, 9):
        table = ordered(duel(ME, "Cross", "Sweep", spaces=(5, opponent), exceeded=exceeded))
        assert (table.asked, table.seat, stunned(table, 1)) == ("action", 1, False)


# ---- attacks


@pytest.mark.parametrize(("way", "space"), [("push", 7), ("pull", 5)])
def test_septem_voices_moves_the_opponent_draws_1_and_takes_a_card(way: str, space: int) -> None:
    table = duel(ME, "Septem Voices", "Grasp", spaces=(3, 6), gauge=("Grasp", "Cross"), other_hand=("Cross", "Dive"))
    # The Grasp came first and missed.
    assert table.movements == PUSH_OR_PULL_1
    table.move(way, 1)
    assert (table.at(1), table.count(0, "hand"), table.count(1, "hand"), table.damage(1)) == (space, 1, 1, [4])
    table = duel(ME, "Septem Voices", "Block", gauge=("Grasp", "Cross"), other_hand=("Cross", "Dive"))
    assert (table.at(1), table.count(0, "hand"), table.count(1, "hand")) == (4, 0, 2)


@pytest.mark.parametrize(("opponent", "result"), [(4, (6, 4, [5])), (5, (6, 5, [3])), (6, (5, 6, [])), (9, (5, 9, []))])
def test_winger_has_2_more_power_at_range_1_and_advances_2(opponent: int, result: tuple[int, int, list[int]]) -> None:
    assert outcome(ordered(duel(ME, "Winger", "Focus", spaces=(3, opponent), gauge=THREE))) == result


@pytest.mark.parametrize(("opponent", "turn"), [(4, 0), (5, 1)])
def test_low_kick_gains_advantage(opponent: int, turn: int) -> None:
    table = duel(ME, "Low Kick", "Focus", spaces=(3, opponent))
    assert (table.turn_of, table.damage(1)) == (turn, [] if turn else [0])


@pytest.mark.parametrize(("answering", "hit"), [(False, [4]), (True, [2])])
def test_bad_moon_advances_and_ignores_armor_if_she_initiated(answering: bool, hit: list[int]) -> None:
    table = duel(ME, "Bad Moon", "Focus", answering=answering)
    assert table.movements == {("advance", 1), ("advance", 2)}
    table.move("advance", 1)
    assert outcome(table) == (5, 4, hit)
    table = duel(ME, "Bad Moon", "Focus", spaces=(3, 6), answering=answering)
    table.move("advance", 2)
    assert outcome(table) == (5, 6, hit)


@pytest.mark.parametrize(("opponent", "at", "ignored"), [(4, 6, True), (7, 5, False)])
def test_swing_braid_ignores_guard_if_it_passed_the_opponent(opponent: int, at: int, ignored: bool) -> None:
    table = duel(ME, "Swing Braid", "Sweep", spaces=(3, opponent))
    assert (table.at(0), table.damage(1), stunned(table, 1)) == (at, [3], ignored)


@pytest.mark.parametrize(("opponent", "drawn"), [(6, 2), (4, 0)])
def test_tandem_top_draws_2_and_may_move_2(opponent: int, drawn: int) -> None:
    for moving in (True, False):
        table = ordered(duel(ME, "Tandem Top", "Block", spaces=(3, opponent)))
        assert (table.asked, table.count(0, "hand"), len(table.damage(1))) == ("may", drawn, drawn // 2)
        table.yes() if moving else table.no()
        if moving:
            assert table.movements == BOTH_WAYS_2
            table.move("retreat", 2)
        assert (table.at(0), table.asked) == (1 if moving else 3, "action")


@pytest.mark.parametrize(("stun", "left"), [(True, 1), (False, 2)])
def test_iron_savior_closes_3_and_takes_a_card_from_a_stunned_opponent(stun: bool, left: int) -> None:
    table = duel(ME, "Iron Savior", "Block", spaces=(3, 8), ex=stun, other_hand=("Cross", "Dive"))
    assert (table.asked, table.seat) == ("may", 1)  # Armor for the Block
    table.no()
    refuse(table)
    assert (table.at(0), stunned(table, 1), table.count(1, "hand")) == (6, stun, left)
    assert done(table, "Iron Savior") == (["before", "after"] if stun else ["before"])


def test_iron_savior_stops_before_the_opponent_and_kapel_retreats_2() -> None:
    assert duel(ME, "Iron Savior", "Sweep").at(0) == 3
    table = Table(ME, QUIET, spaces=(5, 9))
    table.hand(0, "Kapel")
    table.boost("Kapel")
    table.alternative(1)
    assert table.at(0) == 3


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Writhe in Pain", (4, 6, 0, 0)),
        ("Love the Subhuman Self", (3, 7, 0, 0)),
        ("Lust Shaker", (3, 6, 0, 0)),
        ("The Spider's Thread", (3, 7, 0, 0)),
        ("Turbo Fall", (3, 6, 0, 0)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack").stats(0) == stats


def test_writhe_in_pain_moves_the_opponent_and_takes_a_card() -> None:
    table = duel(ME, "Cross", "Sweep", boosts=("Writhe in Pain",), other_hand=("Cross", "Dive"))
    assert table.movements == PUSH_OR_PULL_1
    table.move("push", 1)
    assert (table.at(1), table.count(1, "hand"), table.damage(1)) == (5, 1, [4])


@pytest.mark.parametrize(("choice", "drawn", "turn"), [(0, 1, 1), (1, 0, 0)])
def test_love_the_subhuman_self_draws_1_or_gains_advantage_with_a_hit(choice: int, drawn: int, turn: int) -> None:
    table = ordered(respond(duel(ME, "Cross", "Focus", boosts=("Love the Subhuman Self",)), choice))
    assert (table.count(0, "hand"), table.turn_of) == (drawn, turn)


def test_mirazh_advances_1_draws_1_and_gives_another_action() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Mirazh")
    table.boost("Mirazh")
    assert (table.at(0), table.count(0, "hand"), table.asked, table.seat) == (5, 1, "action", 0)


@pytest.mark.parametrize("bought", [0, 2, 3])
def test_lust_shaker_draws_1_and_sells_power_with_a_push(bought: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Lust Shaker")
    table.boost("Lust Shaker")
    table.forced()
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (2, ["Bad Moon"])
    hand = ("Dive", "Focus", "Sweep", "Block")
    table = duel(ME, "Cross", "Sweep", hand=hand, boosts=("Lust Shaker",))
    table.yes() if bought else table.no()
    table.pay(*hand[:bought])
    if bought == 2:
        table.no()
    assert (table.damage(1), table.at(1)) == ([3 + bought], 4 + bought)


@pytest.mark.parametrize(("pulling", "space"), [(True, 6), (False, 7)])
def test_the_spiders_thread_may_pull_1(pulling: bool, space: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "The Spider's Thread")
    table.boost("The Spider's Thread")
    table.yes() if pulling else table.no()
    assert (table.at(1), table.cards(0, "boosts"), table.turn_of) == (space, ["Swing Braid"], 1)


@pytest.mark.parametrize(
    ("opponent", "choice", "at", "passed"), [(4, 0, 6, True), (5, 0, 6, True), (7, 0, 5, False), (4, 1, 1, False)]
)
def test_kapel_advances_2_and_returns_if_it_passed_or_retreats_2(
    opponent: int, choice: int, at: int, passed: bool
) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Kapel")
    table.boost("Kapel")
    table.alternative(choice)
    assert (table.at(0), "Tandem Top" in table.cards(0, "hand")) == (at, passed)
    assert (table.count(0, "hand"), table.turn_of) == (3 if passed else 1, 1)
    assert table.cards(0, "discard") == ([] if passed else ["Tandem Top"])


@pytest.mark.parametrize(("opponent", "turn"), [(4, 0), (9, 1)])
def test_turbo_fall_moves_1_before_and_gains_advantage_with_a_hit(opponent: int, turn: int) -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(3, opponent), boosts=("Turbo Fall",))
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    ordered(table)
    assert table.turn_of == turn


# ---- when, where and how much


MOMENTS = moments("""
Septem Voices          | attack | 2 | hit
Septem Voices          | attack | 8 | never
Writhe in Pain         | boost  | 1 | hit
Writhe in Pain         | boost  | 8 | never
Winger                 | attack | 1 | hit after
Winger                 | attack | 8 | after
Love the Subhuman Self | boost  | 1 | hit
Love the Subhuman Self | boost  | 8 | never
Low Kick               | attack | 1 | hit
Low Kick               | attack | 8 | never
Bad Moon               | attack | 1 | before
Lust Shaker            | boost  | 1 | hit
Lust Shaker            | boost  | 8 | never
Swing Braid            | attack | 1 | before
Tandem Top             | attack | 2 | hit after
Tandem Top             | attack | 8 | after
Iron Savior            | attack | 1 | before
Turbo Fall             | boost  | 1 | before hit
Turbo Fall             | boost  | 8 | before
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
