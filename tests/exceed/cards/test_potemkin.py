"""Potemkin: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Giganter Kai", "ultra", (2, 4), 4, 1, 3, 4, "Armor-clad Faith", "continuous", gauge=2),
    Face("Heavenly Potemkin Buster", "ultra", (1, 1), 11, 0, 0, 7, "Burly Heart", "continuous", gauge=4),
    Face("Mega Fist", "special", (1, 1), 3, 5, 0, 0, "Megatona Furioso", "continuous", cancel=1),
    Face("Garuda Impact", "special", (1, 2), 5, 4, 0, 0, "Kara Cancel", "instant", cancel=1),
    Face("Potemkin Buster", "special", (1, 2), 6, 3, 0, 3, "F.D.B.", "continuous", cancel=1),
    Face("Hammer Fall", "special", (1, 1), 2, 3, 1, 3, "Huge", "continuous", cancel=1),
    Face("Slide Head", "special", (1, 8), 0, 2, 1, 4, "Steadfast", "continuous"),
    Face("Heat Knuckle", "special", (1, 2), 5, 1, 0, 5, "Engage", "continuous"),
]
ME = "potemkin"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_4_and_closes_2() -> None:
    check_exceed(ME, 4)
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.gauge(0, *FOUR)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.at(0), table.player(0).exceeded) == (5, True)
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.gauge(0, *FOUR)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.at(0) == 3


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("space", "answering", "stronger"), [(4, False, True), (5, False, False), (4, True, False)])
def test_who_begins_next_to_the_opponent_is_stronger(
    exceeded: bool, space: int, answering: bool, stronger: bool
) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, space), exceeded=exceeded, answering=answering, pause="attack")
    more = (2 if exceeded else 1) if stronger else 0
    assert table.stats(0) == (3 + more, 6, more, 0)


def test_the_distance_is_that_before_anybody_moved() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Kara Cancel", "Cross")
    table.hand(1, "Block", "Dive")
    table.boost("Kara Cancel")  # closes 1
    table.idle()
    table.hand(0, "Cross")
    table.pause("attack")
    table.strike("Cross", "Block")
    assert table.stats(0) == (4, 6, 1, 0)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Giganter Kai", (3, 6), (), (5, 6, [2])),
        ("Giganter Kai", (3, 9), (), (6, 9, [])),
        ("Heavenly Potemkin Buster", (3, 7), (), (6, 7, [9])),
        ("Heavenly Potemkin Buster", (3, 5), (), (7, 5, [])),
        ("Mega Fist", (3, 6), (("advance", 2),), (5, 6, [1])),
        ("Mega Fist", (3, 6), (("advance", 1),), (4, 6, [])),
        ("Garuda Impact", (3, 5), (), (3, 5, [3])),
        ("Potemkin Buster", (3, 5), (), (3, 5, [4])),
        ("Hammer Fall", (3, 7), (), (6, 7, [0])),
        ("Hammer Fall", (3, 8), (), (6, 8, [])),
        ("Hammer Fall", (3, 4), (), (3, 4, [1])),  # he began next to the opponent
        ("Slide Head", (2, 9), (), (4, 9, [0])),
        ("Slide Head", (3, 4), (), (3, 4, [0])),
        ("Heat Knuckle", (3, 5), (), (3, 8, [3])),
        ("Heat Knuckle", (3, 7), (), (3, 7, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR)
    assert outcome(respond(table, *choices)) == result


def test_what_a_hit_brings() -> None:
    table = duel(ME, "Mega Fist", "Block", spaces=(3, 6))
    assert table.movements == {("advance", 1), ("advance", 2)}
    table.move("advance", 2)
    assert table.count(0, "hand") == 2
    table = duel(ME, "Garuda Impact", "Block", spaces=(3, 5), other_hand=("Dive", "Cross", "Focus"))
    respond(table, ("pick", "Dive"), ("pick", "Cross"))
    table.no()  # the Block is not strengthened
    assert (table.cards(1, "hand"), table.asked, table.seat) == (["Focus"], "action", 0)
    for attack in ("Potemkin Buster", "Slide Head"):
        table = duel(ME, attack, "Block", spaces=(3, 5), other_hand=("Dive", "Cross", "Focus"))
        assert table.count(1, "hand") == 2
    assert duel(ME, "Giganter Kai", "Block", spaces=(3, 9), gauge=FOUR).turn_of == 0


def test_giganter_kai_dodges_from_range_4() -> None:
    for space, hit in ((7, False), (6, True)):
        # Block has no range; a Cannonball of Propeller Knight reaches range 4 to 6.
        table = duel(ME, "Giganter Kai", "Headwind", other="propeller", spaces=(3, space), gauge=FOUR)
        while table.asked in {"may", "order", "amount"}:
            table.choose(table.state.options[0])
        assert (len(table.damage(0)) > 0) == hit


def test_potemkin_buster_cannot_be_pushed_or_pulled() -> None:
    table = duel(ME, "Potemkin Buster", "Grasp", spaces=(5, 6))
    if table.asked == "amount":
        table.move("push", 2)
    assert table.at(0) == 5


@pytest.mark.parametrize(("space", "to"), [(5, 7), (4, 7)])
def test_heat_knuckle_pulls_who_has_hit_him(space: int, to: int) -> None:
    # Assault closes 2, hits, and then stands next to him.
    table = duel(ME, "Heat Knuckle", "Assault", spaces=(3, space))
    assert (table.damage(0)[:1], table.at(1)) == ([4] if space == 5 else [3], to)


def test_heat_knuckle_pulls_from_afar_without_passing() -> None:
    # Headwind hits from range 3; its player is pulled from 6 to 4, is hit there, and pushed to 7.
    table = duel(ME, "Heat Knuckle", "Headwind", other="propeller", spaces=(3, 6))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.at(0), table.at(1), len(table.damage(0)), len(table.damage(1))) == (3, 7, 1, 1)


def test_heat_knuckle_pulls_2_and_no_more() -> None:
    # Headwind hits from range 4; its player is pulled from 7 to 5, is hit there, and pushed to 8.
    table = ordered(duel(ME, "Heat Knuckle", "Headwind", other="propeller", spaces=(3, 7)))
    assert (table.at(0), table.at(1), len(table.damage(0)), len(table.damage(1))) == (3, 8, 1, 1)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "answering", "stats", "reach"),
    [
        ("Armor-clad Faith", False, (3, 6, 4, 0), (1, 2)),
        ("Burly Heart", False, (5, 6, 0, 0), (1, 2)),
        ("Burly Heart", True, (3, 6, 3, 0), (1, 2)),
        ("Megatona Furioso", False, (4, 6, 0, 0), (1, 2)),
        ("Huge", False, (3, 6, 0, 0), (1, 3)),
        ("Steadfast", False, (3, 7, 0, 0), (1, 2)),
        ("Steadfast", True, (3, 6, 0, 4), (1, 2)),
    ],
)
def test_boosts(boost: str, answering: bool, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), answering=answering, pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


@pytest.mark.parametrize("boost", ["Armor-clad Faith", "Burly Heart", "Steadfast", "Engage", "Kara Cancel"])
def test_boosts_that_close_1(boost: str) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, boost)
    table.boost(boost)
    assert (table.at(0), table.count(0, "hand")) == (4, 2 if boost == "Kara Cancel" else 1)
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, boost)
    table.boost(boost)
    assert table.at(0) == 3


def test_megatona_furioso_ignores_armor() -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Megatona Furioso",)).damage(1) == [4]


def test_huge_pushes_or_pulls_1() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 6), boosts=("Huge",))
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert (table.at(1), table.damage(1)) == (5, [1])


def test_fdb_dodges_from_range_4() -> None:
    for space, hit in ((7, False), (6, True)):
        table = duel(ME, "Sweep", "Headwind", other="propeller", spaces=(3, space), boosts=("F.D.B.",))
        while table.asked in {"may", "order", "amount"}:
            table.choose(table.state.options[0])
        assert (len(table.damage(0)) > 0) == hit


@pytest.mark.parametrize(("boost", "card"), [("F.D.B.", "Potemkin Buster"), ("Engage", "Heat Knuckle")])
def test_boosts_that_become_gauge_at_the_start_of_a_turn(boost: str, card: str) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, boost)
    table.boost(boost)
    assert table.cards(0, "boosts") == [card]
    table.idle()
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([], [card])


# ---- when, where and how much


MOMENTS = moments("""
Giganter Kai             | attack | 1 | after
Giganter Kai             | attack | 8 | after
Heavenly Potemkin Buster | attack | 1 | before
Mega Fist                | attack | 2 | before hit
Mega Fist                | attack | 8 | before
Garuda Impact            | attack | 1 | hit
Garuda Impact            | attack | 8 | never
Potemkin Buster          | attack | 1 | hit
Potemkin Buster          | attack | 8 | never
Hammer Fall              | attack | 1 | before
Huge                     | boost  | 1 | hit
Huge                     | boost  | 8 | never
Slide Head               | attack | 1 | hit after
Slide Head               | attack | 8 | hit after
Heat Knuckle             | attack | 1 | hit
Heat Knuckle             | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
