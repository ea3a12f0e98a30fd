"""Goldlewis Dickinson: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, attacks, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1
from tests.rules import rule
from tests.table import Table, made
from wildswing.exceed import constants as c
from wildswing.exceed.cards import Match
from wildswing.exceed.setup import new_state

FACES = [
    Face("Down with the System", "ultra", (1, 2), 3, 7, 0, 0, "U.M.A.", "continuous", gauge=2),
    Face("Burn It Down", "ultra", (4, 8), 5, 3, 0, 6, "Cryptid Collector", "instant", gauge=3),
    Face("BT Rise", "special", (1, 3), 3, 5, 0, 0, "Guts", "continuous", cancel=1, answering=True),
    Face("BT Hurl", "special", (1, 1), 6, 5, 0, 0, "The Kiss of Death", "continuous"),
    Face("BT Slam", "special", (2, 4), 4, 4, 3, 3, "Security Level Up", "continuous"),
    Face("BT Swing", "special", (1, 2), 3, 4, 0, 0, "Sky Fish", "continuous", cancel=1, answering=True),
    Face("BT Drop", "special", (1, 2), 5, 3, 0, 0, "Thunderbird", "continuous"),
    Face("BT Smash", "special", (1, 2), 4, 3, 0, 3, "Brute Strength", "continuous", answering=True),
    Face("BT Spin", "special", (2, 3), 6, 2, 1, 4, "Absolute Defense", "continuous", cancel=1, answering=True),
    Face("BT Crush", "special", (1, 2), 5, 2, 0, 6, "Huge", "continuous", cancel=1),
]
ME = "goldlewis"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")
FOUR = (*THREE, "Sweep")
NINE = (*FOUR, "Focus", "Block", "Slash", "Dust", "Grasp")
PUSH_OR_PULL_1 = {("push", 1), ("pull", 1)}


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_he_starts_with_2_cards_more() -> None:
    for seat, characters in enumerate([(ME, QUIET), (QUIET, ME)]):
        state = new_state(Match(made(characters[0], 0), made(characters[1], 1)), 1, 0)
        state.run()
        quiet = new_state(Match(made(QUIET, 0), made(QUIET, 1)), 1, 0)
        quiet.run()
        assert len(state.players[seat].hand) == len(quiet.players[seat].hand) + 2
        assert len(state.players[1 - seat].hand) == len(quiet.players[1 - seat].hand)


@rule("EX 4.8")
def test_he_keeps_9_cards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, *NINE[:8])
    table.idle()
    assert (table.count(0, "hand"), table.turn_of) == (9, 1)
    table = Table(ME, QUIET)
    table.hand(0, *NINE)
    table.idle()
    assert (table.asked, table.seat, table.count(0, "hand")) == ("discard to limit", 0, 10)


def test_exceeding_costs_2_and_draws_2() -> None:
    check_exceed(ME, 2)
    table = Table(ME, QUIET)
    table.gauge(0, *TWO)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == (3, 1)  # with the draw at the end of the turn


@pytest.mark.parametrize(
    ("attack", "opponent", "exceeded", "drawn"),
    [
        ("BT Crush", 4, True, 2),
        ("BT Crush", 4, False, 0),
        ("BT Crush", 9, True, 0),
        ("Cross", 4, True, 0),
        ("Down with the System", 4, True, 0),
    ],
)
def test_exceeded_his_specials_draw_2_when_they_hit(attack: str, opponent: int, exceeded: bool, drawn: int) -> None:
    table = ordered(duel(ME, attack, "Block", spaces=(3, opponent), gauge=TWO, exceeded=exceeded))
    assert table.count(0, "hand") == drawn


# ---- what initiating adds


@pytest.mark.parametrize(
    ("attack", "first", "answering"),
    [
        ("BT Rise", (5, 5, 0, 0), (3, 5, 0, 0)),
        ("BT Swing", (3, 6, 0, 0), (3, 4, 0, 0)),
        ("BT Smash", (4, 3, 2, 3), (4, 3, 0, 3)),
        ("BT Spin", (6, 2, 1, 6), (6, 2, 1, 4)),
        ("BT Crush", (5, 2, 0, 6), (5, 2, 0, 6)),
    ],
)
def test_attacks_that_are_better_when_he_initiates(
    attack: str, first: tuple[int, ...], answering: tuple[int, ...]
) -> None:
    assert duel(ME, attack, "Block", spaces=(1, 9), pause="attack").stats(0) == first
    assert duel(ME, attack, "Block", spaces=(1, 9), answering=True, pause="attack").stats(0) == answering


# ---- attacks


@pytest.mark.parametrize(
    ("attack", "answer", "spaces", "choices", "result"),
    [
        ("Down with the System", "Sweep", (3, 5), (), (3, 5, [3])),
        ("Burn It Down", "Block", (1, 9), (), (8, 9, [3])),
        ("Burn It Down", "Block", (3, 6), (), (3, 6, [])),
        ("Burn It Down", "Block", (3, 7), (), (6, 7, [3])),
        ("BT Hurl", "Sweep", (3, 4), (), (3, 2, [6])),
        ("BT Swing", "Sweep", (3, 4), (), (3, 4, [3])),
        ("BT Rise", "Sweep", (3, 6), (), (3, 8, [5])),
        ("BT Rise", "Sweep", (3, 7), (), (3, 7, [])),
        ("BT Hurl", "Sweep", (4, 6), (), (5, 4, [6])),  # pulled past him
        ("BT Hurl", "Block", (3, 6), (), (4, 6, [])),
        ("BT Slam", "Block", (3, 6), (("push", 1),), (3, 7, [2])),
        ("BT Slam", "Block", (3, 6), (("pull", 1),), (3, 5, [2])),
        ("BT Slam", "Block", (3, 4), (), (3, 4, [])),
        ("BT Swing", "Sweep", (3, 5), (), (4, 5, [3])),
        ("BT Swing", "Block", (3, 6), (), (3, 6, [])),
        ("BT Drop", "Focus", (3, 5), (), (3, 5, [3])),
        ("BT Smash", "Block", (3, 5), (), (3, 5, [2])),
        ("BT Spin", "Block", (3, 6), (("push", 2),), (3, 8, [4])),
        ("BT Spin", "Block", (3, 6), (("pull", 2),), (3, 4, [4])),
        ("BT Crush", "Block", (3, 5), (), (4, 5, [5])),
        ("BT Crush", "Block", (3, 9), (), (5, 9, [])),
    ],
)
def test_attacks_that_move(
    attack: str, answer: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, answer, spaces=spaces, gauge=THREE), *choices)) == result


def test_down_with_the_system_as_an_ex_attack_costs_4_and_has_4_more_power() -> None:
    table = duel(ME, "Down with the System", "Block", ex=True, gauge=FOUR, pause="attack")
    plain = duel(ME, "Cross", "Block", ex=True, pause="attack")
    power, speed = plain.stats(0)[0] - 3, plain.stats(0)[1] - 6  # what any EX attack gets
    assert table.stats(0) == (3 + 4 + power, 7 + speed, *plain.stats(0)[2:])
    assert len(table.paid(0)) == 4
    table = duel(ME, "Down with the System", "Block", ex=True, gauge=THREE)
    assert [event.cards[0] for event in table.events("invalid", 0)] == [table.card(0, "Down with the System")]


@pytest.mark.parametrize(("opponent", "drawn"), [(4, 1), (9, 0)])
def test_bt_rise_draws_1_when_it_hits(opponent: int, drawn: int) -> None:
    assert duel(ME, "BT Rise", "Block", spaces=(3, opponent)).count(0, "hand") == drawn


def test_bt_slam_loses_its_armor_afterwards() -> None:
    table = respond(duel(ME, "BT Slam", "Sweep", spaces=(3, 5)), ("pull", 1))
    assert (table.damage(0), table.damage(1)) == ([6], [4])
    assert duel(ME, "BT Slam", "Assault", spaces=(3, 5), pause="attack").stats(0) == (4, 4, 3, 3)
    table = duel(ME, "BT Slam", "Assault", spaces=(3, 6))
    assert table.damage(0) == [1]  # before


@pytest.mark.parametrize(("attack", "choices"), [("BT Swing", ()), ("BT Spin", (("push", 2),))])
def test_attacks_that_gain_advantage_when_they_hit(attack: str, choices: tuple[Choice, ...]) -> None:
    assert respond(duel(ME, attack, "Block", spaces=(3, 5)), *choices).turn_of == 0
    assert duel(ME, attack, "Block", spaces=(3, 9)).turn_of == 1


@pytest.mark.parametrize(("opponent", "left", "stun"), [(5, 1, True), (7, 3, False)])
def test_bt_drop_ignores_guard_and_takes_2_cards(opponent: int, left: int, stun: bool) -> None:
    table = duel(ME, "BT Drop", "Sweep", spaces=(3, opponent), other_hand=("Cross", "Dive", "Focus"))
    assert (table.count(1, "hand"), stunned(table, 1), attacks(table)) == (left, stun, 1 if stun else 2)


@pytest.mark.parametrize("opponent", [5, 9])
def test_bt_smash_draws_2_afterwards(opponent: int) -> None:
    assert duel(ME, "BT Smash", "Block", spaces=(3, opponent)).count(0, "hand") == 2


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("U.M.A.", (4, 6, 1, 0), (1, 2)),
        ("Guts", (3, 6, 0, 6), (1, 2)),
        ("The Kiss of Death", (4, 7, 0, 0), (1, 2)),
        ("Security Level Up", (4, 6, 0, 0), (1, 2)),
        ("Sky Fish", (4, 6, 0, 0), (1, 2)),
        ("Thunderbird", (3, 6, 0, 0), (1, 2)),
        ("Brute Strength", (5, 6, 0, 0), (1, 2)),
        ("Absolute Defense", (3, 6, 0, 0), (1, 2)),
        ("Huge", (3, 6, 0, 0), (1, 3)),
    ],
)
def test_what_his_boosts_add(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


@pytest.mark.parametrize("boost", ["U.M.A.", "Cryptid Collector"])
@pytest.mark.parametrize("taken", ["BT Drop", ""])
def test_boosts_that_return_up_to_1_special_to_the_hand(boost: str, taken: str) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, boost)
    table.put(0, "discard", "Cross", "BT Drop", "BT Rise", "Burn It Down")
    table.boost(boost)
    if boost == "Cryptid Collector":
        assert table.movements == BOTH_WAYS_1
        table.move("retreat", 1)
        assert table.at(0) == 2
    names = {table.match.card(option % 256).name for option in table.state.options if option != c.PASS}
    assert (table.asked, names) == ("pick card", {"BT Drop", "BT Rise"})
    table.pick(taken) if taken else table.no()
    assert ("BT Drop" in table.cards(0, "discard")) == (not taken)
    assert (table.count(0, "hand"), table.turn_of) == (2 if taken else 1, 1)


def test_guts_draws_1() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Guts")
    table.boost("Guts")
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (2, ["BT Rise"])


@pytest.mark.parametrize("striking", [True, False])
def test_the_kiss_of_death_may_strike_for_2_force(striking: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "The Kiss of Death", *THREE)
    table.boost("The Kiss of Death")
    assert table.asked == "may"
    table.yes() if striking else table.no()
    if striking:
        table.pay(*TWO)
        assert (table.asked, table.seat, table.cards(0, "hand")) == ("set attack", 0, ["Dive"])
    assert table.turn_of == (0 if striking else 1)


@pytest.mark.parametrize("paid", [0, 1, 5])
def test_security_level_up_draws_2_for_each_of_up_to_5_force(paid: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Security Level Up", *NINE[:6])
    table.boost("Security Level Up")
    table.yes() if paid else table.no()
    table.pay(*NINE[:paid])
    if paid == 1:
        table.no()
    drawn = table.count(0, "hand") - (6 - paid) - 1  # with the draw at the end of the turn, or over the limit
    assert (drawn, len(table.paid(0)), table.cards(0, "boosts")) == (2 * paid, paid, ["BT Slam"])


@pytest.mark.parametrize(("paid", "at"), [(0, 3), (2, 5), (3, 6)])
def test_sky_fish_closes_1_for_each_of_up_to_3_force(paid: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Sky Fish", *FOUR)
    table.boost("Sky Fish")
    table.yes() if paid else table.no()
    table.pay(*FOUR[:paid])
    if paid == 2:
        table.no()
    assert (table.at(0), len(table.paid(0)), table.turn_of) == (at, paid, 1)
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Sky Fish", *FOUR)
    table.boost("Sky Fish")
    table.yes()
    table.pay("Grasp")
    table.no()
    assert table.at(0) == 3, "it stops before the opponent"


def test_bt_swing_closes_1_from_afar() -> None:
    table = duel(ME, "BT Swing", "Sweep", spaces=(3, 6), boosts=("Huge",))
    table.order("Gain Advantage")
    assert table.at(0) == 4


@pytest.mark.parametrize(
    ("opponent", "boosts", "suffered"),
    [(6, ("Thunderbird",), [2]), (7, ("Thunderbird",), []), (8, ("Thunderbird",), []), (8, (), [2])],
)
def test_thunderbird_guards_against_attacks_from_range_4_on(
    opponent: int, boosts: tuple[str, ...], suffered: list[int]
) -> None:
    table = duel(ME, "Block", "Hadoken", spaces=(3, opponent), other="ryu", boosts=boosts)
    assert table.damage(0) == suffered


def test_thunderbird_closes_2_and_is_discarded_at_the_start_of_the_next_turn() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Thunderbird")
    table.boost("Thunderbird")
    assert (table.at(0), table.cards(0, "boosts")) == (3, ["BT Drop"])
    table.idle()
    assert (table.at(0), table.cards(0, "boosts"), table.cards(0, "discard")) == (5, [], ["BT Drop"])
    table = Table(ME, QUIET, spaces=(3, 4), first=1)
    table.put(0, "boosts", "Thunderbird")
    table.idle()
    assert (table.at(0), table.cards(0, "boosts")) == (3, [])


@pytest.mark.parametrize(("opponent", "turn"), [(4, 0), (9, 1)])
def test_brute_strength_gains_advantage_with_a_hit(opponent: int, turn: int) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, opponent), boosts=("Brute Strength",)).turn_of == turn


@pytest.mark.parametrize(("boosts", "space"), [((), 1), (("Absolute Defense",), 4)])
def test_absolute_defense_lets_nobody_past(boosts: tuple[str, ...], space: int) -> None:
    assert duel(ME, "Block", "Dive", spaces=(3, 5), boosts=boosts).at(1) == space


def test_absolute_defense_becomes_gauge_at_the_start_of_the_next_turn() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Absolute Defense")
    table.hand(1, *FOUR)
    table.boost("Absolute Defense")
    assert (table.turn_of, [space for space in table.moves if space < 3]) == (1, [])
    table.idle()
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([], ["BT Spin"])


@pytest.mark.parametrize(("way", "space"), [("push", 7), ("pull", 5)])
def test_huge_moves_the_opponent_1_with_a_hit(way: str, space: int) -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(3, 6), boosts=("Huge",))
    assert table.movements == PUSH_OR_PULL_1
    table.move(way, 1)
    assert (table.at(1), table.damage(1)) == (space, [3])


# ---- when, where and how much


MOMENTS = moments("""
Burn It Down   | attack | 4 | hit
BT Rise        | attack | 1 | hit
BT Rise        | attack | 8 | never
BT Hurl        | attack | 1 | before hit
BT Hurl        | attack | 8 | before
BT Slam        | attack | 2 | hit after
BT Slam        | attack | 8 | after
BT Swing       | attack | 1 | hit
BT Swing       | attack | 8 | never
BT Drop        | attack | 1 | hit
BT Drop        | attack | 8 | never
BT Smash       | attack | 1 | after
BT Smash       | attack | 8 | after
Brute Strength | boost  | 1 | hit
Brute Strength | boost  | 8 | never
BT Spin        | attack | 2 | hit
BT Spin        | attack | 8 | never
BT Crush       | attack | 1 | after
BT Crush       | attack | 8 | after
Huge           | boost  | 1 | hit
Huge           | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
