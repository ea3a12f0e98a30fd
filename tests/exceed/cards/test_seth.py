"""Seth: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import check_revert, check_souls_oath
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Abyssal Geometry", "ultra", (2, 2), 3, 4, 0, 0, "Stitched Segment", "continuous", gauge=1),
    Face("Distant Frontier", "ultra", (1, 1), 6, 3, 0, 0, "Stitched Segment", "continuous", gauge=3),
    Face("Captive Segment", "special", (4, 4), 1, 6, 0, 0, "Surge Forward", "instant", 1),
    Face("Dead Space of Intrusion", "special", (1, 1), 3, 5, 0, 0, "Fadeaway", "instant", 1),
    Face("Vanishing Confusion", "special", (4, 4), 5, 4, 0, 0, "Soul's Oath", "continuous"),
    Face("Transgressing Convict", "special", (1, 1), 3, 4, 0, 0, "Fast Fall", "continuous"),
    Face("Piercing Penetration", "special", (3, 3), 7, 2, 0, 0, "Kerykeion", "continuous"),
]
ME = "seth"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_his_sides() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@pytest.mark.parametrize(("exceeded", "speed"), [(False, 6), (True, 7)])
def test_his_action_is_a_faster_harmless_strike(exceeded: bool, speed: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 4))
    table.exceed(0, exceeded)
    table.hand(0, "Dead Space of Intrusion")
    table.gauge(0, "Cross")
    table.hand(1, "Sweep")
    table.set_life(1, 2)
    table.action("Strike")
    table.pause("attack")
    table.sets("Dead Space of Intrusion", "Sweep")
    assert table.stats(0)[1] == speed
    assert table.paid(0) == (["Cross"] if exceeded else [])
    table.go()
    while table.asked in {"amount", "order", "pay"}:
        table.choose(table.state.options[0])
    assert (table.life(1), stunned(table, 1)) == (1, False)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Abyssal Geometry", (3, 5), (), (3, 5, [1])),
        ("Distant Frontier", (1, 9), (), (7, 9, [])),
        ("Distant Frontier", (3, 9), (), (8, 9, [4])),
        ("Captive Segment", (3, 7), ("no",), (6, 7, [0])),
        ("Captive Segment", (3, 4), ("no",), (7, 4, [])),
        ("Dead Space of Intrusion", (3, 4), (), (7, 4, [1])),
        ("Vanishing Confusion", (3, 7), (), (6, 7, [3])),
        ("Vanishing Confusion", (3, 4), (), (7, 4, [])),
        ("Transgressing Convict", (3, 4), (("push", 1),), (3, 5, [1])),
        ("Piercing Penetration", (3, 6), (), (3, 6, [5])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR, hand=FOUR), *choices)) == result


def test_abyssal_geometry_dodges_range_3_and_cannot_be_stunned() -> None:
    table = duel(ME, "Abyssal Geometry", "Sweep", spaces=(3, 6), gauge=FOUR)
    assert table.damage(0) == []
    table = duel(ME, "Abyssal Geometry", "Sweep", spaces=(3, 5), gauge=FOUR)
    assert (table.damage(0), stunned(table, 0)) == ([6], False)


@rule("EX 17.12", "EX 15.16")
@pytest.mark.parametrize(
    ("attack", "spaces", "kept"),
    [
        ("Abyssal Geometry", (3, 5), True),
        ("Abyssal Geometry", (3, 9), True),
        ("Distant Frontier", (1, 9), True),
        ("Vanishing Confusion", (3, 7), True),
        ("Vanishing Confusion", (3, 6), False),
        ("Piercing Penetration", (3, 6), True),
        ("Piercing Penetration", (3, 8), False),
    ],
)
def test_attacks_that_become_boosts(attack: str, spaces: tuple[int, int], kept: bool) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR)
    assert table.cards(0, "boosts") == ([attack] if kept else [])
    if kept and attack in {"Vanishing Confusion", "Piercing Penetration"}:
        assert table.count(0, "gauge") == 5, "the top card of the deck"


def test_distant_frontier_draws_for_each_space() -> None:
    assert duel(ME, "Distant Frontier", "Block", spaces=(1, 6), gauge=FOUR).count(0, "hand") == 4


def test_the_other_texts_of_specials() -> None:
    assert duel(ME, "Dead Space of Intrusion", "Block").turn_of == 0
    table = duel(ME, "Transgressing Convict", "Block", answering=True, pause="attack")
    assert table.stats(0)[1] == 7
    table = duel(ME, "Transgressing Convict", "Block")
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert table.count(0, "hand") == 3
    table = duel(ME, "Captive Segment", "Block", spaces=(3, 7), hand=("Abyssal Geometry", "Cross"))
    table.yes()
    table.forced()
    while table.asked == "order":
        table.order("+1 Power")
    table.move("push", 1)
    assert (table.cards(0, "boosts"), table.at(1)) == (["Abyssal Geometry"], 8)


# ---- boosts


def test_stitched_segment_in_a_strike_and_as_an_action() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Abyssal Geometry",), pause="clean-up")
    table.move("pull", 1)
    assert (table.stats(0)[0], table.at(1)) == (4, 4)
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Grasp")
    table.put(0, "boosts", "Distant Frontier")
    table.action("Discard this boost")
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}
    table.move("pull", 2)
    assert (table.at(1), table.cards(0, "discard"), table.asked, table.seat) == (5, ["Distant Frontier"], "action", 0)


@pytest.mark.parametrize(("boost", "space"), [("Surge Forward", 6), ("Fadeaway", 1)])
def test_moving_before_another_action(boost: str, space: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, boost, "Cross")
    table.boost(boost)
    assert (table.at(0), table.asked, table.seat) == (space, "action", 0)


def test_souls_oath_moves_and_is_sealed_or_is_kept_for_1_life() -> None:
    check_souls_oath(ME, "Vanishing Confusion")


def test_moving_passes_the_opponent_and_goes_no_farther() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Surge Forward", "Cross")
    table.boost("Surge Forward")
    assert table.at(0) == 7
    table = Table(ME, QUIET, spaces=(5, 9))
    table.hand(0, "Fadeaway", "Cross")
    table.boost("Fadeaway")
    assert table.at(0) == 3


@pytest.mark.parametrize("boost", ["Abyssal Geometry", "Distant Frontier"])
def test_each_stitched_segment_moves_before_the_attack_or_as_an_action(boost: str) -> None:
    table = duel(ME, "Sweep", "Sweep", spaces=(3, 6), boosts=(boost,))
    assert (table.movements, done(table, "Stitched Segment")) == ({("push", 1), ("pull", 1)}, ["before"])
    table.pause("clean-up")
    table.move("push", 1)
    assert (table.stats(0)[0], table.at(1)) == (7, 7)
    table = Table(ME, QUIET, spaces=(3, 7))
    table.put(0, "boosts", boost)
    table.action("Discard this boost")
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == ([], [boost])
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}
    table.move("push", 2)
    assert (table.at(1), table.asked, table.seat) == (9, "action", 0)


@pytest.mark.parametrize(("attack", "space"), [("Vanishing Confusion", 7), ("Piercing Penetration", 6)])
def test_the_top_card_becomes_gauge_right_after_the_attack(attack: str, space: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, attack)
    table.hand(1, "Sweep")
    table.top(0, "Dive")
    table.strike(attack, "Sweep")
    assert (table.cards(0, "gauge"), table.cards(0, "boosts")) == (["Dive"], [attack])
    assert table.asked == "action", "what is sustained is not to be kept for life"
    assert done(table, attack) == ["after"]


@pytest.mark.parametrize("boosts", [(), ("Kerykeion",)])
def test_kerykeion_kills_and_stuns_nobody(boosts: tuple[str, ...]) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.put(0, "boosts", *boosts)
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.set_life(1, 2)
    table.strike("Cross", "Assault")
    assert (table.state.over, table.life(1) if boosts else 0) == (not boosts, 1 if boosts else 0)


def test_fast_fall_and_kerykeion() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Fast Fall",))
    assert table.movements == {("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.at(0), table.damage(1)) == (2, [])
    table = duel(ME, "Cross", "Assault", spaces=(3, 4), boosts=("Kerykeion",), pause="")
    assert (table.damage(1)[:1], stunned(table, 1)) == ([7], False)
    assert ordered(table).asked


# ---- when, where and how much


MOMENTS = moments("""
Abyssal Geometry        | attack | 1 | end
Stitched Segment        | boost  | 1 | before
Distant Frontier        | attack | 1 | before end
Captive Segment         | attack | 1 | after
Captive Segment         | attack | 8 | after
Dead Space of Intrusion | attack | 1 | hit after
Dead Space of Intrusion | attack | 8 | after
Vanishing Confusion     | attack | 1 | after
Vanishing Confusion     | attack | 8 | after
Soul's Oath             | boost  | 1 | before
Transgressing Convict   | attack | 1 | hit
Transgressing Convict   | attack | 8 | never
Fast Fall               | boost  | 1 | before
Kerykeion               | boost  | 1 | hit
Kerykeion               | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
