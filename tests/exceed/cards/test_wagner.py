"""Miyashiro Wagner: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check_boost, check_exceed, check_unpaid
from tests.exceed.cards.faces import check as check_face
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ULTRAS = [
    Face("Megiddo L'or Celeste", "ultra", (1, 2), 6, 6, 0, 0, "Ancile", "continuous", gauge=2),
    Face("Hitze Falke", "ultra", (3, 4), 7, 1, 3, 3, "Flame Brand", "continuous", gauge=2),
]
FACES = [
    Face("Schild Zack", "special", (2, 2), 5, 6, 0, 0, "Defend", "continuous"),
    Face("Filthy Dog!", "special", (1, 1), 3, 6, 0, 0, "Recover", "instant"),
    Face("Kugel Blitz", "special", (1, 1), 4, 5, 0, 0, "Overpower", "continuous"),
    Face("Wackenroder", "special", (2, 3), 6, 4, 0, 4, "Deflection", "continuous"),
    Face("Sturm Brecher", "special", (1, 2), 5, 4, 0, 0, "Tactical", "continuous"),
]
ME = "wagner"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face(ME, face)


@rule("EX 12.14", "EX 13.5")
@pytest.mark.parametrize("face", ULTRAS, ids=str)
def test_ultras_are_set_from_the_boosts_only(face: Face) -> None:
    check_boost(ME, face)
    check_unpaid(ME, face)
    table = Table(ME, "nehtali", spaces=(1, 9))
    table.put(0, "boosts", face.name)
    table.gauge(0, "Grasp", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_BOOSTS + table.card(0, face.name))
    table.pause("attack")
    table.set("Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.stats(0) == (face.power, face.speed, face.armor, face.guard)
    assert (table.range(0), len(table.paid(0))) == (face.range, face.gauge)
    table.go()
    assert (table.cards(0, "sealed"), done(table, face.name)[-1]) == ([face.name], "after")


def test_her_sides() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@pytest.mark.parametrize("held", ["Schild Zack", "Filthy Dog!"])
def test_her_action_moves_and_boosts_or_shows_the_hand(held: str) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, held)
    table.action("Close or retreat 1")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("close", 1)
    table.forced()
    assert table.at(0) == 4
    assert table.cards(0, "boosts") == (["Schild Zack"] if held == "Schild Zack" else [])
    assert bool(table.events("hand shown", 0)) == (held == "Filthy Dog!")


@pytest.mark.parametrize("there", [True, False])
def test_exceeded_she_boosts_from_the_gauge_and_acts_again(there: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0)
    table.hand(0, "Grasp")
    table.gauge(0, "Kugel Blitz" if there else "Filthy Dog!")
    table.action("Close or retreat 1")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("retreat", 1)
    table.forced()
    if there:
        assert (table.cards(0, "boosts"), table.asked, table.seat) == (["Kugel Blitz"], "action", 0)
        assert not table.can(c.STRIKE_ACTION)
    else:
        assert table.turn_of == 1


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Schild Zack", (3, 5), (), (3, 5, [3])),
        ("Filthy Dog!", (3, 4), (), (3, 4, [1])),
        ("Kugel Blitz", (3, 6), (), (8, 6, [2])),
        ("Kugel Blitz", (3, 4), (), (6, 4, [2])),
        ("Kugel Blitz", (3, 7), ("no",), (8, 7, [])),
        ("Wackenroder", (3, 6), (), (2, 7, [4])),
        ("Sturm Brecher", (3, 5), (), (3, 8, [3])),
        ("Sturm Brecher", (3, 8), ("yes", ("retreat", 1)), (2, 8, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = respond(duel(ME, attack, "Block", spaces=spaces), *choices)
    assert (outcome(table), table.asked) == (result, "action")


@rule("EX 15.16", "EX 10.20")
@pytest.mark.parametrize("attack", ["Schild Zack", "Kugel Blitz", "Sturm Brecher"])
def test_after_a_miss_an_attack_may_become_a_boost(attack: str) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9))
    table.yes()
    if attack == "Sturm Brecher":
        table.move("advance", 1)
    assert table.cards(0, "boosts") == [attack]
    table = duel(ME, attack, "Block", spaces=(1, 9))
    table.no()
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == ([], [attack])


def test_schild_zack_guards_in_the_same_strike() -> None:
    table = duel(ME, "Schild Zack", "Sweep", spaces=(3, 6))
    table.yes()
    assert (table.damage(0), stunned(table, 0)) == ([5], True), "1 Armor; 5 are more than Guard 3"


def test_filthy_dog_either_way() -> None:
    assert duel(ME, "Filthy Dog!", "Block").turn_of == 0
    table = duel(ME, "Filthy Dog!", "Block", answering=True, pause="attack")
    assert table.stats(0)[1] == 7
    table = duel(ME, "Filthy Dog!", "Block", answering=True)
    assert (table.damage(1), done(table, "Filthy Dog!")) == ([1], [])


def test_her_action_boosts_one_continuous_boost() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Kugel Blitz", "Filthy Dog!", "Sturm Brecher")
    table.action("Close or retreat 1")
    table.move("retreat", 1)
    assert (table.asked, len(table.state.options)) == ("pick card", 2)
    table.pick("Kugel Blitz")
    assert (table.cards(0, "boosts"), table.turn_of) == (["Kugel Blitz"], 1)


def test_exceeded_she_boosts_one_continuous_boost_only() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0)
    table.gauge(0, "Kugel Blitz", "Filthy Dog!", "Sturm Brecher")
    table.action("Close or retreat 1")
    table.move("retreat", 1)
    assert (table.asked, len(table.state.options)) == ("pick card", 2)
    table.pick("Kugel Blitz")
    assert (table.cards(0, "boosts"), table.asked) == (["Kugel Blitz"], "action")


def test_overpower_stops_before_the_opponent() -> None:
    assert duel(ME, "Sweep", "Sweep", boosts=("Overpower",)).at(0) == 3


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Ancile", (3, 6, 1, 0)),
        ("Flame Brand", (4, 6, 0, 0)),
        ("Defend", (3, 6, 1, 3)),
        ("Overpower", (4, 6, 0, 0)),
        ("Deflection", (4, 6, 0, 0)),
        ("Tactical", (3, 7, 0, 0)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, int, int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert table.stats(0) == stats


@pytest.mark.parametrize("boost", ["Ancile", "Flame Brand"])
def test_boosts_that_stay_unless_she_is_stunned(boost: str) -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=(boost,))
    assert table.count(0, "boosts") == 1
    table = duel(ME, "Sturm Brecher", "Assault", spaces=(3, 5), boosts=(boost,))
    assert (stunned(table, 0), table.count(0, "boosts")) == (True, 0)


def test_overpower_deflection_and_tactical() -> None:
    assert duel(ME, "Cross", "Block", spaces=(1, 5), boosts=("Overpower",), pause="clean-up").side(0).moved == 1 + 1
    table = ordered(duel(ME, "Cross", "Assault", spaces=(3, 4), boosts=("Deflection",), pause="clean-up"))
    assert table.stats(0)[2] == 4, "its Power"
    table = ordered(duel(ME, "Sweep", "Focus", spaces=(3, 5), boosts=("Deflection",), pause="clean-up"))
    assert (table.stats(0)[2], table.stats(1)[0]) == (7, 4), "her Power"
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Sturm Brecher")
    table.boost("Tactical")
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert table.at(0) == 4


@pytest.mark.parametrize(("spaces", "returned"), [((3, 4), True), ((3, 8), False)])
def test_recover_takes_a_card_back_for_passing(spaces: tuple[int, int], returned: bool) -> None:
    table = Table(ME, "nehtali", spaces=spaces)
    table.hand(0, "Filthy Dog!")
    table.put(0, "discard", "Grasp", "Hitze Falke", "Grasp")
    table.boost("Recover")
    table.yes()
    assert table.movements == {("advance", 1), ("advance", 2), ("advance", 3)}
    table.move("advance", 2)
    table.forced()
    assert ("Hitze Falke" not in table.cards(0, "discard")) == returned
    assert ("Hitze Falke" in table.cards(0, "hand")) or not returned


def test_recover_takes_1_special_or_ultra() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Filthy Dog!")
    table.put(0, "discard", "Grasp", "Hitze Falke", "Schild Zack")
    table.boost("Recover")
    table.yes()
    table.move("advance", 1)
    assert (table.asked, len(table.state.options)) == ("pick card", 2)
    table.pick("Schild Zack")
    assert "Schild Zack" in table.cards(0, "hand")
    assert table.cards(0, "discard")[:2] == ["Grasp", "Hitze Falke"]


# ---- when, where and how much


MOMENTS = moments("""
Ancile        | boost  | 1 | end
Flame Brand   | boost  | 1 | end
Schild Zack   | attack | 1 | after
Schild Zack   | attack | 8 | after
Filthy Dog!   | attack | 1 | hit
Filthy Dog!   | attack | 8 | never
Kugel Blitz   | attack | 1 | before after
Kugel Blitz   | attack | 8 | before after
Overpower     | boost  | 1 | before
Wackenroder   | attack | 2 | hit after
Wackenroder   | attack | 8 | after
Deflection    | boost  | 1 | hit
Deflection    | boost  | 8 | never
Sturm Brecher | attack | 1 | hit
Sturm Brecher | attack | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
