"""Gordeau: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, pay, refuse, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_action_moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2, check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Rusty Nail", "ultra", (3, 6), 3, 5, 0, 0, "Assimilation", "instant", gauge=1),
    Face("Turbulence", "ultra", (1, 4), 6, 3, 0, 0, "Devourer", "continuous", gauge=3),
    Face("Mortal Glide", "special", (1, 1), 3, 6, 0, 0, "Fadeaway", "instant", 1),
    Face("Precise Aim", "special", (1, 2), 4, 5, 0, 0, "Tactical", "continuous"),
    Face("Mortal Slide", "special", (4, 8), 3, 4, 0, 4, "Godlike", "continuous"),
    Face("Grim Reaper", "special", (3, 6), 4, 3, 0, 4, "Blowback", "instant"),
]
ME = "gordeau"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, (1, 9))


def test_soul_exodus_is_a_single_card() -> None:
    check(ME, Face("Soul Exodus", "ultra", (1, 3), 1, 5, 0, 0, "Snatcher", "instant", gauge=3), copies=1)


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


def test_his_action_strikes_for_a_discard() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Cross")
    table.hand(1, "Sweep", "Dive", "Grasp")
    table.action()
    table.sets("Cross", "Sweep")
    assert (table.asked, table.seat) == ("discard to limit", 1)
    table.pick("Dive")
    assert (table.cards(1, "discard")[0], table.cards(1, "hand")) == ("Dive", ["Grasp"])
    assert (table.damage(1), table.turn_of) == ([3], 1)


def test_exceeded_his_action_makes_the_opponent_spend_force() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.gauge(0, "Cross")
    table.hand(1, "Sweep", "Dive")
    table.action("Take another action")
    assert (table.asked, table.seat) == ("pay", 1)
    table.pay("Dive")
    assert (table.asked, table.seat, table.cards(0, "discard")) == ("action", 0, ["Cross"])
    assert table.cards(1, "hand") == ["Sweep"]
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Cross")
    with pytest.raises(AssertionError, match="no action"):
        table.action("Take another action and")


@rule("EX 23.16")
def test_exceeded_he_reverts_for_a_card() -> None:
    check_revert(ME)


# ---- the attacks


@pytest.mark.parametrize(("held", "gained"), [(("Dive", "Spike", "Grasp"), 2), (("Dive",), 1), ((), 0)])
def test_soul_exodus_fills_the_gauge_by_what_is_discarded(held: tuple[str, ...], gained: int) -> None:
    table = duel(ME, "Soul Exodus", "Block", gauge=THREE, other_hand=held)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    refuse(table)
    # The attack itself goes there, too.
    assert (table.count(1, "discard"), table.count(0, "gauge"), table.turn_of) == (gained, gained + 1, 0)


def test_rusty_nail_moves_after_a_stun() -> None:
    table = duel(ME, "Rusty Nail", "Assault", spaces=(3, 8), gauge=THREE[:1], pause="clean-up")
    assert table.damage(1) == [3]
    assert table.movements == BOTH_WAYS_2
    table.move("retreat", 2)
    assert table.at(0) == 1
    table = duel(ME, "Rusty Nail", "Sweep", spaces=(3, 8), gauge=THREE[:1])
    assert (table.damage(1), table.asked, table.at(0)) == ([3], "action", 3)


@pytest.mark.parametrize(("answering", "speed"), [(False, 3), (True, 5)])
def test_turbulence_is_faster_in_answer(answering: bool, speed: int) -> None:
    table = duel(ME, "Turbulence", "Block", spaces=(3, 7), gauge=THREE, answering=answering, pause="attack")
    assert table.stats(0)[1] == speed
    table.pause("clean-up")
    table.go()
    assert outcome(table) == (6, 7, [4])


@pytest.mark.parametrize(
    ("attack", "spaces", "expected", "turn"),
    [
        ("Mortal Glide", (3, 4), (9, 4, [3]), 0),
        ("Mortal Glide", (1, 2), (7, 2, [3]), 0),
        ("Turbulence", (3, 9), (6, 9, []), 1),
        ("Turbulence", (3, 4), (3, 4, [6]), 1),
        ("Precise Aim", (3, 4), (3, 7, [4]), 1),
        ("Mortal Slide", (3, 8), (3, 4, [3]), 0),
        ("Mortal Slide", (1, 9), (1, 5, [3]), 1),
    ],
)
def test_hits_and_moves(attack: str, spaces: tuple[int, int], expected: tuple[int, int, list[int]], turn: int) -> None:
    table = duel(ME, attack, "Sweep", spaces=spaces, gauge=THREE)
    assert (outcome(table), table.turn_of) == (expected, turn)


@pytest.mark.parametrize("bought", [True, False])
def test_grim_reaper_pulls_and_sells_advantage(bought: bool) -> None:
    table = duel(ME, "Grim Reaper", "Block", spaces=(3, 8), gauge=("Dive",))
    respond(table, "yes" if bought else "no")
    assert (table.at(1), table.turn_of, table.paid(0)) == ((6, 0, ["Dive"]) if bought else (6, 1, []))
    table = duel(ME, "Grim Reaper", "Sweep", spaces=(3, 8), hand=("Dive",))
    assert (table.asked, table.turn_of) == ("action", 1), "a card in hand is no Gauge"


# ---- the boosts


@rule("EX 21.10")
@pytest.mark.parametrize(("space", "drawn"), [(4, 2), (6, 1)])
def test_snatcher_takes_a_card_of_ones_choice(space: int, drawn: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Soul Exodus")
    table.hand(1, "Dive", "Cross")
    table.boost("Soul Exodus")
    if space == 4:
        assert (table.asked, table.seat) == ("pick card", 0)
        table.choose(table.named(c.CARD, "Cross", 1))
        assert table.player(1).shown == [table.card(1, "Dive")]
    assert (table.count(1, "hand"), table.count(0, "hand")) == (1 if space == 4 else 2, drawn)


def test_assimilation_moves_and_acts_again_with_more_cards() -> None:
    for mine, again in ((("Dive", "Cross"), True), ((), False)):
        table = Table(ME, QUIET, spaces=(3, 7))
        table.hand(0, "Rusty Nail", *mine)
        table.hand(1, "Grasp")
        table.boost("Rusty Nail")
        assert table.movements == BOTH_WAYS_2
        table.move("advance", 2)
        assert (table.at(0), table.turn_of == 0) == (5, again)


def test_devourer_counts_pairs_of_the_opponents_hand() -> None:
    table = duel(ME, "Cross", "Sweep", boosts=("Turbulence",), other_hand=(*THREE, "Spike"), pause="clean-up")
    assert table.damage(1) == [5]
    assert table.events("speed", 0)[0].numbers == (7,)


def test_fadeaway_retreats_and_acts_again() -> None:
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Mortal Glide", "Dive")
    table.boost("Mortal Glide")
    assert (table.at(0), table.asked, table.seat) == (2, "action", 0)


def test_tactical_steps_and_is_fast() -> None:
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Precise Aim")
    table.boost("Precise Aim")
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert table.at(0) == 3
    assert duel(ME, "Cross", "Block", boosts=("Precise Aim",), pause="attack").stats(0)[1] == 7


@pytest.mark.parametrize("kept", [True, False])
def test_godlike_stays_for_2_gauge(kept: bool) -> None:
    table = duel(ME, "Focus", "Block", boosts=("Mortal Slide",), gauge=("Dive", "Spike"))
    while table.asked == "order":
        table.order("Sustain")
    respond(table, "yes" if kept else "no")
    ordered(table)
    pay(table)
    assert (table.damage(1), ordered(table).asked) == ([4], "action")
    assert (table.cards(0, "boosts") == ["Mortal Slide"]) == kept
    assert sorted(table.paid(0)) == (["Dive", "Spike"] if kept else [])


def test_godlike_is_not_kept_for_force_or_1_gauge() -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(1, 3), boosts=("Mortal Slide",), gauge=("Dive",), hand=("Grasp",))
    ordered(table)
    assert (table.damage(1), table.cards(0, "boosts"), table.asked) == ([5], [], "action")


@pytest.mark.parametrize(("space", "pushed"), [(4, 6), (6, 6)])
def test_blowback_pushes_and_strikes(space: int, pushed: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Grim Reaper", "Grasp")
    table.boost("Grim Reaper")
    if space == 4:
        assert table.movements == {("push", 1), ("push", 2)}
        table.move("push", 2)
        assert (table.asked, table.seat) == ("set attack", 0)
    else:
        assert table.turn_of == 1  # both sentences need range 1
    assert table.at(1) == pushed


# ---- when, where and how much


MOMENTS = moments("""
Soul Exodus  | attack | 1 | hit
Soul Exodus  | attack | 8 | never
Turbulence   | attack | 1 | after
Turbulence   | attack | 8 | after
Devourer     | boost  | 1 | before
Mortal Glide | attack | 1 | hit after
Mortal Glide | attack | 8 | after
Precise Aim  | attack | 1 | hit
Precise Aim  | attack | 8 | never
Mortal Slide | attack | 4 | hit after
Mortal Slide | attack | 8 | hit
Godlike      | boost  | 1 | after
Godlike      | boost  | 8 | never
Grim Reaper  | attack | 4 | hit
Grim Reaper  | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize(("spaces", "row"), [((3, 4), "hit"), ((1, 9), "never")])
def test_his_action_discards_on_a_hit(spaces: tuple[int, int], row: str) -> None:
    check_action_moments(Table(ME, QUIET, spaces=spaces), "Strike", row)
