"""Zato-1 and Eddie: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Sun Void", "ultra", (0, 1), 3, 7, 0, 0, "Let me carve your way", "continuous", gauge=2),
    Face("Amorphous", "ultra", (3, 3), 6, 1, 2, 0, "Feel a Fear", "continuous", gauge=4),
    Face("Pierce", "special", (1, 1), 3, 6, 0, 0, "Still in the Dark", "continuous", cancel=1),
    Face("Leap", "special", (1, 3), 4, 5, 0, 0, "Vanish into Dark", "continuous"),
    Face("Invite Hell", "special", (2, 5), 3, 4, 0, 0, "Negative Edge", "instant", cancel=1),
    Face("That's a lot!", "special", (2, 4), 5, 3, 0, 4, "Break the law", "continuous"),
    Face("Damned Fang", "special", (1, 1), 4, 3, 0, 0, "Drunkard Shade", "continuous", cancel=1),
    Face("Oppose", "special", (0, 1), 0, 2, 2, 5, "Fly By Night", "instant", cancel=1),
]
ME = "zato"
ZATO = "Zato-1"  # what his own texts are called in the record of a strike
FOUR = ("Grasp", "Cross", "Dive", "Focus")


def fight(attack: str, answer: str, spaces: tuple[int, int], *eddie: int, **more: object) -> Table:
    """A strike with Eddie on a space, or off the board."""
    return ordered(duel(ME, attack, answer, spaces=spaces, tokens={"Eddie": eddie}, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize(("exceeded", "spaces"), [(False, [2, 3, 5, 6]), (True, [1, 2, 3, 4, 5, 6, 7, 8, 9])])
def test_after_a_normal_eddie_may_be_placed_in_range_or_anywhere(exceeded: bool, spaces: list[int]) -> None:
    table = fight("Focus", "Block", (4, 6), exceeded=exceeded)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert table.spaces == spaces
    table.space(3)
    assert (table.tokens(0, "Eddie"), done(table, ZATO)) == ([3], ["after"])
    table = fight("Focus", "Sweep", (1, 9), exceeded=exceeded)
    assert (table.asked, table.seat) == ("may", 0), "after a miss, too"


def test_a_special_places_no_eddie() -> None:
    assert fight("Damned Fang", "Block", (4, 8)).asked == "action"


@pytest.mark.parametrize("exceeded", [False, True])
@rule("EX 15.11")
def test_specials_and_ultras_strike_from_eddie_gain_advantage_and_lose_him(exceeded: bool) -> None:
    table = fight("Damned Fang", "Block", (3, 8), 9, exceeded=exceeded)
    assert (table.damage(1), table.turn_of, table.tokens(0, "Eddie")) == ([2], 0, [])
    table = fight("Damned Fang", "Block", (3, 4), 9, exceeded=exceeded)
    assert (table.damage(1), table.turn_of, table.tokens(0, "Eddie")) == ([], 1, [])
    table = fight("Damned Fang", "Block", (3, 4), exceeded=exceeded)
    assert (table.damage(1), table.turn_of) == ([2], 1)


@pytest.mark.parametrize("exceeded", [False, True])
def test_an_ultra_strikes_from_eddie_and_he_goes_at_cleanup(exceeded: bool) -> None:
    table = fight("Amorphous", "Block", (3, 9), 6, exceeded=exceeded, gauge=FOUR)
    assert (table.damage(1), table.turn_of, table.tokens(0, "Eddie")) == ([4], 0, [])
    assert done(table, ZATO) == ["hit", "end"]
    assert done(fight("Damned Fang", "Sweep", (3, 8), 9, exceeded=exceeded), ZATO) == ["hit", "end"]


def test_a_normal_strikes_from_himself_and_keeps_eddie() -> None:
    table = fight("Sweep", "Block", (3, 5), 9)
    assert (table.damage(1), table.tokens(0, "Eddie"), table.asked) == ([4], [9], "may")


# ---- Ultras


@pytest.mark.parametrize("attack", ["Sun Void", "Oppose"])
def test_two_attacks_keep_eddie_on_the_board(attack: str) -> None:
    table = fight(attack, "Block", (3, 8), 8, gauge=FOUR)
    assert table.tokens(0, "Eddie") == [8]
    assert len(table.damage(1)) == 1


def test_amorphous_cannot_be_stunned_and_draws_3() -> None:
    table = fight("Amorphous", "Assault", (3, 6), gauge=FOUR)
    assert (stunned(table, 0), table.count(0, "hand")) == (False, 3)
    assert table.damage(0) == [2]


# ---- Specials


def test_pierce_pushes_or_pulls_1_and_draws_2_from_a_stunned_opponent() -> None:
    table = fight("Pierce", "Sweep", (3, 4))
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (table.at(1), table.count(0, "hand")) == (5, 0)
    table = fight("Pierce", "Cross", (3, 4))
    table.move("pull", 1)
    ordered(table)
    assert (table.at(1), table.count(0, "hand"), stunned(table, 1)) == (2, 2, True)
    table = fight("Pierce", "Dive", (3, 4))
    table.move("pull", 1)
    assert done(ordered(table), "Pierce") == ["hit", "after"]


@pytest.mark.parametrize(("eddie", "spaces", "to"), [((), (3, 5), 6), ((6,), (3, 5), 4), ((4,), (3, 5), 6)])
@rule("EX 8.15")
def test_leap_pushes_1_from_the_attacks_origin_and_draws(
    eddie: tuple[int, ...], spaces: tuple[int, int], to: int
) -> None:
    table = fight("Leap", "Block", spaces, *eddie)
    assert (table.at(1), table.count(0, "hand")) == (to, 1)


def test_leap_from_the_opponents_own_space_misses() -> None:
    assert fight("Leap", "Block", (3, 5), 5).damage(1) == []


def test_invite_hell_is_stronger_with_eddie_who_comes_to_zato() -> None:
    table = fight("Invite Hell", "Block", (3, 6), 9)
    assert (table.damage(1), table.count(0, "hand"), table.turn_of) == ([3], 1, 0)
    table = fight("Invite Hell", "Block", (3, 6))
    assert (table.damage(1), table.count(0, "hand"), table.turn_of) == ([1], 1, 1)
    table = fight("Invite Hell", "Block", (3, 7), 6, pause="clean-up")
    assert (table.damage(1), table.stats(0)[0], table.tokens(0, "Eddie")) == ([3], 5, [3])


def test_invite_hell_brings_eddie_before_a_miss() -> None:
    table = fight("Invite Hell", "Block", (2, 9), 1, pause="clean-up")
    assert (table.damage(1), table.stats(0)[0], table.tokens(0, "Eddie")) == ([], 5, [2])


def test_thats_a_lot_advances_up_to_2() -> None:
    assert fight("That's a lot!", "Block", (3, 6)).movements == {("stay", 0), ("advance", 1), ("advance", 2)}


def test_damned_fang_ignores_guard_pulls_2_and_draws_2() -> None:
    table = fight("Damned Fang", "Block", (3, 4))
    assert (outcome(table), stunned(table, 1), table.count(0, "hand")) == ((3, 1, [2]), True, 2)
    assert fight("Damned Fang", "Block", (6, 7)).at(1) == 4


def test_oppose_has_3_power_once_it_was_hit() -> None:
    table = fight("Oppose", "Assault", (3, 4))
    assert (table.damage(1), done(table, "Oppose")) == ([3], ["before"])
    assert fight("Oppose", "Block", (3, 4)).damage(1) == [0]


# ---- boosts


def test_let_me_carve_your_way_returns_2_specials_for_2_force() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Sun Void", "Grasp", "Cross")
    table.put(0, "discard", "Leap", "Dive", "Pierce", "Oppose")
    table.boost("Sun Void")
    table.yes()
    table.pay("Grasp")
    names = {table.match.card(option % 256).name for option in table.state.options}
    assert names == {"Leap", "Pierce", "Oppose"}
    table.pick("Leap")
    table.pick("Oppose")
    assert (table.paid(0), table.turn_of) == (["Grasp", "Cross"], 1)
    assert "Pierce" in table.cards(0, "discard")
    assert {"Leap", "Oppose"} <= set(table.cards(0, "hand"))
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Sun Void",), pause="attack").stats(0)[:2] == (4, 6)


@pytest.mark.parametrize(("eddie", "power"), [((6,), 3 - 2 + 3), ((4,), 3 - 2), ((5,), 3 - 2), ((), 3 - 2)])
def test_feel_a_fear_gives_3_power_if_the_opponent_is_between_zato_and_eddie(
    eddie: tuple[int, ...], power: int
) -> None:
    table = fight("Cross", "Block", (3, 5), *eddie, boosts=("Amorphous",))
    assert (table.damage(1), done(table, "Feel a Fear")) == ([power], ["hit"] if power > 1 else [])


def test_feel_a_fear_starts_a_strike() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Amorphous", "Cross")
    table.boost("Amorphous")
    assert (table.asked, table.seat) == ("set attack", 0)


def test_still_in_the_dark_may_push_1() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Pierce")
    table.boost("Pierce")
    table.yes()
    assert table.at(1) == 5
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Pierce",), pause="attack").stats(0)[:2] == (4, 6)


def test_vanish_into_dark_places_eddie_and_moves_2() -> None:
    table = Table(ME, QUIET, spaces=(4, 8))
    table.hand(0, "Leap")
    table.boost("Leap")
    assert (table.tokens(0, "Eddie"), table.movements) == ([4], BOTH_WAYS_2)
    table.move("retreat", 2)
    assert (table.at(0), table.tokens(0, "Eddie")) == (2, [4])
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Leap",), pause="attack").stats(0)[:2] == (3, 7)


def test_negative_edge_places_eddie_anywhere() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Invite Hell")
    table.boost("Invite Hell")
    assert table.spaces == list(range(1, 10))
    table.space(7)
    assert table.tokens(0, "Eddie") == [7]


def test_break_the_law_strikes_for_1_force_and_moves_afterwards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "That's a lot!", "Cross", "Dive")
    table.boost("That's a lot!")
    table.yes()
    table.pay("Dive")
    assert (table.asked, table.seat) == ("set attack", 0)
    table = fight("Pierce", "Block", (3, 8), boosts=("That's a lot!",))
    assert table.movements == {(way, spaces) for way in ("advance", "retreat") for spaces in (1, 2)}


@pytest.mark.parametrize(("opponent", "hit"), [(6, True), (7, False)])
def test_drunkard_shade_dodges_from_range_4_and_becomes_gauge_at_the_start_of_the_turn(
    opponent: int, hit: bool
) -> None:
    table = Table(ME, "propeller", spaces=(3, opponent), first=1)
    table.put(0, "boosts", "Damned Fang")
    table.hand(0, "Sweep")
    table.hand(1, "Cannonball", "Sweep")
    table.strike("Cannonball", "Sweep") if hit is False else table.strike("Sweep", "Sweep")
    while table.asked in {"may", "order", "amount"}:
        table.choose(table.state.options[0])
    assert bool(table.damage(0)) == hit
    table = Table(ME, QUIET)
    table.hand(0, "Damned Fang")
    table.boost("Damned Fang")
    assert (table.cards(0, "boosts"), table.turn_of) == (["Damned Fang"], 1)
    table.prepare()
    assert (table.cards(0, "boosts"), table.cards(0, "gauge")) == ([], ["Damned Fang"])


def test_fly_by_night_moves_1_and_may_add_a_card_to_the_gauge() -> None:
    table = Table(ME, QUIET, spaces=(4, 8))
    table.hand(0, "Oppose", "Cross", "Dive")
    table.boost("Oppose")
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.asked, table.can(c.PASS)) == ("pick card", True)
    table.pick("Cross")
    assert (table.at(0), table.cards(0, "gauge"), table.asked) == (5, ["Cross"], "cancel")


# ---- when, where and how much


MOMENTS = moments("""
Amorphous     | attack | 1 | after
Amorphous     | attack | 8 | after
Pierce        | attack | 1 | hit
Pierce        | attack | 8 | never
Leap          | attack | 1 | hit
Leap          | attack | 8 | never
Invite Hell   | attack | 2 | hit
Invite Hell   | attack | 8 | never
That's a lot! | attack | 1 | after
That's a lot! | attack | 8 | after
Break the law | boost  | 1 | after
Damned Fang   | attack | 1 | hit
Damned Fang   | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
