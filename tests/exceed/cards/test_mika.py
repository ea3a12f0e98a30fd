"""Mika Returna: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Mika's Revolution", "ultra", (1, 2), 3, 2, 3, 2, "Diesel", "continuous", 1, gauge=2),
    Face("Mika's Galaxy", "ultra", (0, 1), 12, 1, 0, 4, "Smart Steer", "instant", gauge=3),
    Face("Mika's Crash", "special", (2, 3), 3, 5, 0, 0, "Power Attack", "continuous"),
    Face("Mika's Missile", "special", (1, 1), 0, 4, 0, 4, "Precision Handling", "instant"),
    Face("Mika's Tornado", "special", (1, 1), 5, 4, 0, 4, "Can't Stop, Won't Stop", "continuous"),
    Face("Mika's Hip Attack", "special", (1, 1), 5, 3, 0, 6, "Pachelbel Cannon", "continuous"),
    Face("Mika's Cannon", "special", (1, 1), 7, 1, 1, 6, "Swift Attack", "continuous"),
]
ME = "mika"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_1_and_she_may_revert() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize("boosts", [False, True])
def test_her_action_looks_boosts_and_swings(exceeded: bool, boosts: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Can't Stop, Won't Stop", "Dive")
    table.gauge(0, "Grasp")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.action("wild swing")
    if exceeded:
        assert table.paid(0) == ["Grasp"]
    else:
        table.pick("Dive")
    assert [(event.cards, event.cards_for) for event in table.events("look")] == [((table.card(0, "Cross"),), 0)]
    assert (table.asked, table.seat) == ("may", 0)
    respond(table, "yes" if boosts else "no")
    if boosts:
        if table.asked == "pick card":
            table.pick("Can't Stop, Won't Stop")
        assert table.cards(0, "boosts") == ["Mika's Tornado"]
    assert (table.asked, table.seat, table.side(0).wild) == ("set attack", 1, True)
    assert table.match.card(table.side(0).attack).name == "Cross"


@rule("EX 10.22")
def test_a_strike_of_the_boost_she_plays_is_no_wild_swing() -> None:
    # Mixup orders a strike of its own.
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Mixup", "Dive", "Sweep")
    table.hand(1, "Block")
    table.action("wild swing")
    table.pick("Dive")
    table.yes()
    table.pick("Mixup")
    table.move("close", 1)
    assert (table.asked, table.seat, table.can(table.named(c.SET_CARD, "Sweep"))) == ("set attack", 0, True)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Mika's Revolution", (3, 5), (), (8, 9, [6])),
        ("Mika's Revolution", (2, 3), (), (8, 9, [7])),
        ("Mika's Revolution", (8, 9), (), (8, 9, [1])),
        ("Mika's Revolution", (1, 2), (), (8, 9, [8])),
        ("Mika's Galaxy", (2, 5), (), (2, 5, [10])),
        ("Mika's Galaxy", (2, 6), (), (2, 6, [10])),
        ("Mika's Galaxy", (6, 7), (), (6, 7, [])),
        ("Mika's Crash", (3, 6), (), (7, 6, [1])),
        ("Mika's Crash", (3, 4), (), (7, 4, [])),
        ("Mika's Missile", (3, 7), (), (6, 7, [4])),
        ("Mika's Missile", (3, 6), (), (5, 6, [2])),
        ("Mika's Missile", (3, 8), (), (6, 8, [])),
        ("Mika's Tornado", (3, 6), (), (5, 6, [3])),
        ("Mika's Tornado", (3, 4), (), (6, 4, [])),
        ("Mika's Hip Attack", (3, 4), (), (4, 7, [3])),
        ("Mika's Cannon", (3, 6), (), (5, 6, [5])),
        ("Mika's Cannon", (3, 5), (), (6, 5, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    assert outcome(respond(table, *choices)) == result


@pytest.mark.parametrize(("space", "turn"), [(7, 1), (8, 1), (9, 0)])
def test_hip_attack_gains_advantage_at_the_edge(space: int, turn: int) -> None:
    # The push of 3 leads from 4 to 7, from 5 to 8 is out of reach: the last one is pushed against the wall.
    mine = space - 4
    table = duel(ME, "Mika's Hip Attack", "Block", spaces=(mine, mine + 1))
    assert (table.at(1), table.turn_of) == (space, turn)


def swing(attack: str, answer: str, spaces: tuple[int, int]) -> Table:
    table = duel(ME, attack, answer, spaces=spaces, wild=True, hand=("Dive",), gauge=THREE)
    while table.asked == "pay or invalid":
        table.choose(c.YES)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


def test_wild_swings_of_hers_do_more() -> None:
    for wild in (False, True):
        table = (
            swing("Mika's Crash", "Block", (3, 6)) if wild else duel(ME, "Mika's Crash", "Block", spaces=(3, 6))
        )  # fmt: skip
        assert stunned(table, 1) == wild
    table = swing("Mika's Tornado", "Block", (3, 6))
    assert (table.turn_of, done(table, "Mika's Tornado")) == (0, ["before", "hit"])
    assert duel(ME, "Mika's Tornado", "Block", spaces=(3, 6)).turn_of == 1
    table = swing("Mika's Galaxy", "Block", (2, 3))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert outcome(table) == (2, 5, [10])


def test_cannon_cannot_be_pushed() -> None:
    table = duel(ME, "Mika's Cannon", "Grasp", spaces=(5, 6))
    if table.asked == "amount" and table.seat == 1:
        table.move("push", 2)
    assert (table.at(0), len(table.damage(0))) == (8, 1)  # from 5 it goes 2 past her


def test_against_focus_which_is_not_pushed_she_stops_in_front() -> None:
    assert outcome(duel(ME, "Mika's Revolution", "Focus", spaces=(3, 4), gauge=THREE)) == (3, 4, [1])
    assert outcome(duel(ME, "Mika's Hip Attack", "Focus", spaces=(3, 4))) == (3, 4, [3])


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Diesel", (7, 6, 0, 0)),
        ("Can't Stop, Won't Stop", (3, 6, 2, 0)),
        ("Pachelbel Cannon", (5, 6, 0, 0)),
        ("Swift Attack", (3, 7, 0, 0)),
    ],
)
def test_boosts(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack").stats(0) == stats


def test_diesel_draws_2_and_becomes_gauge_at_her_turn() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Diesel", "Dive")
    table.boost("Diesel")
    assert (table.cards(0, "boosts"), table.turn_of) == (["Mika's Revolution"], 1)
    table.idle()
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == (["Mika's Revolution"], 3)


@pytest.mark.parametrize(("boost", "damage"), [("Power Attack", 2), ("Swift Attack", 1)])
def test_boosts_that_become_gauge_on_a_hit(boost: str, damage: int) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=(boost,))
    assert (table.damage(1), table.turn_of, table.count(0, "gauge")) == ([damage], 0, 2)


def test_cant_stop_wont_stop_cannot_be_stunned() -> None:
    assert not stunned(duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=("Can't Stop, Won't Stop",)), 0)


@pytest.mark.parametrize("laid", ["Dive", ""])
def test_pachelbel_cannon_may_lay_a_card_on_the_deck(laid: str) -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Pachelbel Cannon", "Dive", "Focus")
    table.boost("Pachelbel Cannon")
    table.pick(laid) if laid else table.no()
    assert table.count(0, "hand") == (2 if laid else 3)  # with the draw at the end of the turn
    assert ("Dive" in table.cards(0, "hand")) is True


def test_smart_steer_and_precision_handling() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Smart Steer")
    table.boost("Smart Steer")
    table.yes()
    assert table.spaces == [1, 2, 3, 4, 6, 7]
    table.space(7)
    assert table.at(0) == 7
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Precision Handling")
    table.boost("Precision Handling")
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.at(0), table.count(0, "hand")) == (2, 3)


# ---- when, where and how much


MOMENTS = moments("""
Mika's Revolution | attack | 1 | hit
Mika's Revolution | attack | 8 | never
Mika's Crash      | attack | 1 | after
Mika's Crash      | attack | 8 | after
Power Attack      | boost  | 1 | hit
Power Attack      | boost  | 8 | never
Mika's Missile    | attack | 1 | before
Mika's Tornado    | attack | 1 | before
Mika's Hip Attack | attack | 1 | hit after
Mika's Hip Attack | attack | 8 | after
Mika's Cannon     | attack | 1 | before
Swift Attack      | boost  | 1 | hit
Swift Attack      | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
