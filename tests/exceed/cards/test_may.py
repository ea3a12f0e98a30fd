"""May: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, refuse, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

GOSHOGAWARA = "The Wonderful and Dynamic Goshogawara"
FACES = [
    Face(GOSHOGAWARA, "ultra", (1, 2), 4, 5, 0, 0, "Disaster of Passion", "continuous", gauge=3),
    Face("Great Yamada Attack", "ultra", (2, 4), 6, 1, 0, 0, "Chaaarge!", "instant", gauge=3),
    Face("Totsugeki!", "special", (1, 1), 4, 5, 0, 0, "Relentless", "continuous"),
    Face("Arisugawa Sparkle", "special", (2, 4), 3, 4, 2, 3, "Gooooo!", "instant"),
    Face("Mr. Dolphin", "special", (1, 2), 4, 4, 0, 0, "Energetic", "continuous", cancel=1),
    Face("Overhead Kiss", "special", (1, 1), 4, 3, 0, 0, "Gatling", "continuous"),
    Face("Anchor Swing", "special", (1, 2), 5, 2, 0, 6, "Blue Water, Blue Sky", "continuous", cancel=1),
]
ME = "may"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 5)])
def test_initiating_she_buys_power_for_1_force(exceeded: bool, power: int) -> None:
    for bought in (True, False):
        table = duel(
            ME, "Cross", "Block", spaces=(1, 9), gauge=("Dive",), exceeded=exceeded, accept=bought, pause="attack"
        )
        assert (table.stats(0), table.paid(0)) == ((power if bought else 3, 6, 0, 0), ["Dive"] if bought else [])


@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 5)])
def test_a_card_in_hand_is_force_for_it_too(exceeded: bool, power: int) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Cross", "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Dive")
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[0] == power


@pytest.mark.parametrize("exceeded", [False, True])
def test_answering_she_buys_none(exceeded: bool) -> None:
    table = Table(ME, QUIET, first=1)
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.gauge(0, "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    assert (table.asked, table.seat) == ("set attack", 0)


def test_exceeding_costs_3_draws_2_and_strikes() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.asked) == (2, "may")
    refuse(table)
    assert (table.asked, table.seat) == ("set attack", 0)


# ---- attacks


@pytest.mark.parametrize(
    ("attack", "answer", "spaces", "result"),
    [
        (GOSHOGAWARA, "Sweep", (3, 5), (3, 6, [4])),
        (GOSHOGAWARA, "Sweep", (3, 6), (3, 6, [])),
        ("Great Yamada Attack", "Block", (3, 7), (6, 7, [4])),
        ("Great Yamada Attack", "Block", (3, 8), (6, 8, [])),
        ("Totsugeki!", "Sweep", (3, 7), (6, 9, [4])),
        ("Totsugeki!", "Sweep", (3, 8), (6, 8, [])),
        ("Totsugeki!", "Sweep", (2, 6), (5, 8, [4])),
        ("Anchor Swing", "Block", (3, 4), (3, 4, [3])),
        ("Arisugawa Sparkle", "Block", (3, 6), (4, 6, [1])),
        ("Arisugawa Sparkle", "Block", (3, 4), (3, 4, [])),
        ("Overhead Kiss", "Sweep", (3, 4), (3, 6, [4])),
        ("Overhead Kiss", "Sweep", (3, 5), (3, 5, [])),
        ("Anchor Swing", "Block", (3, 6), (4, 6, [3])),
        ("Anchor Swing", "Block", (3, 7), (4, 7, [])),
    ],
)
def test_attacks_that_move(
    attack: str, answer: str, spaces: tuple[int, int], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(duel(ME, attack, answer, spaces=spaces, gauge=THREE)) == result


@pytest.mark.parametrize(("attack", "near", "far"), [("Totsugeki!", 7, 8), ("Overhead Kiss", 4, 5)])
def test_attacks_that_gain_advantage_when_they_hit(attack: str, near: int, far: int) -> None:
    assert duel(ME, attack, "Sweep", spaces=(3, near)).turn_of == 0
    assert duel(ME, attack, "Block", spaces=(3, far)).turn_of == 1


@pytest.mark.parametrize(("answering", "speed"), [(False, 5), (True, 8)])
def test_goshogawara_has_3_more_speed_against_an_initiator(answering: bool, speed: int) -> None:
    table = duel(ME, GOSHOGAWARA, "Block", gauge=THREE, answering=answering, pause="attack")
    assert table.stats(0) == (4, speed, 0, 0)


def test_great_yamada_attack_cannot_be_stunned() -> None:
    table = duel(ME, "Great Yamada Attack", "Spike", spaces=(3, 6), gauge=THREE)
    assert (table.damage(0), stunned(table, 0), attacks(table)) == ([5], False, 2)
    assert outcome(table) == (5, 6, [6])


@pytest.mark.parametrize("opponent", [4, 6])
def test_arisugawa_sparkle_draws_1_afterwards(opponent: int) -> None:
    assert duel(ME, "Arisugawa Sparkle", "Block", spaces=(3, opponent)).count(0, "hand") == 1


@pytest.mark.parametrize(("opponent", "at", "hit"), [(4, 3, [4]), (5, 4, [4]), (6, 5, [2]), (7, 5, [2]), (8, 5, [])])
@rule("EX 8.10")
def test_mr_dolphin_closes_2_and_has_2_more_power_if_that_falls_short(opponent: int, at: int, hit: list[int]) -> None:
    assert outcome(duel(ME, "Mr. Dolphin", "Block", spaces=(3, opponent))) == (at, opponent, hit)


def test_overhead_kiss_ignores_armor_and_guard() -> None:
    for answer, space in (("Focus", 4), ("Sweep", 6)):  # a Focus cannot be pushed
        table = duel(ME, "Overhead Kiss", answer)
        assert (table.damage(1), stunned(table, 1), table.at(1)) == ([4], True, space)


@pytest.mark.parametrize("opponent", [5, 9])
def test_anchor_swing_that_hits_adds_the_top_card_of_the_deck_to_the_gauge(opponent: int) -> None:
    table = duel(ME, "Anchor Swing", "Block", spaces=(3, opponent), pause="attack")
    top = table.cards(0, "deck")[-1]
    table.go()
    assert table.cards(0, "gauge") == ([top, "Anchor Swing"] if opponent == 5 else [])


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Disaster of Passion", (4, 7, 0, 0)),
        ("Relentless", (4, 6, 0, 4)),
        ("Energetic", (3, 7, 0, 0)),
        ("Gatling", (3, 6, 0, 0)),
        ("Blue Water, Blue Sky", (4, 6, 0, 0)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack").stats(0) == stats


@pytest.mark.parametrize(
    ("boost", "opponent", "drawn", "at"),
    [("Disaster of Passion", 7, 1, 3), ("Gatling", 7, 2, 3), ("Energetic", 7, 0, 4), ("Energetic", 4, 0, 5)],
)
def test_what_boosts_do_at_once(boost: str, opponent: int, drawn: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, boost)
    table.boost(boost)
    assert (table.count(0, "boosts"), table.count(0, "hand"), table.at(0)) == (1, drawn + 1, at)
    assert table.turn_of == 1


def test_blue_water_moves_2_at_once() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Blue Water, Blue Sky")
    table.boost("Blue Water, Blue Sky")
    assert table.movements == BOTH_WAYS_2
    table.move("retreat", 2)
    assert (table.at(0), table.cards(0, "boosts")) == (1, ["Anchor Swing"])


@pytest.mark.parametrize(("opponent", "turn"), [(4, 0), (9, 1)])
def test_gatling_gains_advantage_with_a_hit(opponent: int, turn: int) -> None:
    assert duel(ME, "Cross", "Sweep", spaces=(3, opponent), boosts=("Gatling",)).turn_of == turn


@pytest.mark.parametrize(("opponent", "at"), [(9, 6), (4, 3)])
def test_chaaarge_goes_3_spaces_and_not_past_the_opponent(opponent: int, at: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Chaaarge!")
    table.boost("Chaaarge!")
    assert table.at(0) == at


@pytest.mark.parametrize("striking", [True, False])
def test_chaaarge_closes_3_and_may_strike_for_1_force(striking: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Chaaarge!", "Cross", "Dive")
    table.boost("Chaaarge!")
    assert (table.at(0), table.asked) == (6, "may")
    if not striking:
        table.no()
        assert (table.paid(0), table.turn_of) == ([], 1)
        return
    table.yes()
    table.pay("Dive")
    refuse(table)
    assert (table.asked, table.seat, table.cards(0, "hand")) == ("set attack", 0, ["Cross"])


def test_gooooo_exchanges_the_hand_for_4_cards_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Gooooo!", "Cross", "Dive")
    table.boost("Gooooo!")
    table.pick("Dive")  # their order is hers
    assert (table.count(0, "hand"), table.cards(0, "discard")) == (4, ["Dive", "Cross", "Arisugawa Sparkle"])
    refuse(table)
    assert (table.asked, table.seat) == ("set attack", 0)


# ---- when, where and how much


MOMENTS = moments("""
The Wonderful and Dynamic Goshogawara | attack | 1 | hit
The Wonderful and Dynamic Goshogawara | attack | 8 | never
Great Yamada Attack                   | attack | 1 | after
Great Yamada Attack                   | attack | 8 | after
Totsugeki!                            | attack | 1 | before hit
Totsugeki!                            | attack | 8 | before
Arisugawa Sparkle                     | attack | 1 | after
Arisugawa Sparkle                     | attack | 8 | after
Mr. Dolphin                           | attack | 1 | before
Overhead Kiss                         | attack | 1 | hit
Overhead Kiss                         | attack | 8 | never
Gatling                               | boost  | 1 | hit
Gatling                               | boost  | 8 | never
Anchor Swing                          | attack | 1 | before hit
Anchor Swing                          | attack | 8 | before
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
