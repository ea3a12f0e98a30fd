"""Byakuya: every card, both sides of his own; what traps do is tested with the boosts on spaces."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import Choice, duel, ordered, outcome, pay, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_revert
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

TWO = [
    Face("Become a Part of Me", "ultra", (1, 3), 6, 5, 0, 0, "Web Trap", "continuous", gauge=4),
    Face("Endless Nightmare", "ultra", (1, 1), 3, 4, 0, 0, "Web Trap", "continuous", gauge=2),
    Face("Caught You!", "special", (1, 4), 3, 8, 0, 0, "Disrespect", "continuous"),
    Face("I'll Plant It Somewhere Over Here", "special", (2, 4), 3, 4, 0, 0, "Chelicerata", "instant", 3),
]
FOUR_OF_THEM = [
    Face("Minced?", "special", (1, 1), 3, 7, 0, 0, "Menace", "continuous"),
    Face("How Shall I Cook You?", "special", (1, 2), 3, 5, 0, 0, "Soul's Oath", "continuous"),
    Face("Or... Shredded?", "special", (2, 5), 4, 3, 0, 0, "Predator", "continuous"),
]
ME = "byakuya"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", [*TWO, *FOUR_OF_THEM], ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, copies=4 if face in FOUR_OF_THEM else 2)


def test_his_sides() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


def test_his_action_strikes_without_a_trap_too() -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.action()
    table.pause("attack")
    table.sets("Cross", "Cross")
    assert table.stats(0)[:2] == (3, 6)


@pytest.mark.parametrize("strikes", [True, False])
def test_exceeded_he_draws_2_and_may_strike_with_an_ex_attack(strikes: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross", "Cross")
    table.gauge(0, "Grasp", "Dive")
    table.action("Draw 2")
    pay(table)
    assert table.count(0, "hand") == 4
    if not strikes:
        table.no()
        assert (table.count(0, "hand"), table.turn_of) == (5, 1)
        return
    table.yes()
    assert table.can(table.named(c.SET_EX, "Cross"))
    assert not table.can(c.WILD_SWING)
    table.hand(1, "Block")
    table.pause("attack")
    table.set("Cross", ex=True)
    table.set("Block")
    assert table.stats(0) == (5, 7, 1, 1)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Become a Part of Me", (3, 6), (("push", 2), "no"), (3, 8, [4])),
        ("Become a Part of Me", (3, 6), (("stay", 0), "no"), (3, 6, [4])),
        ("Endless Nightmare", (3, 4), ("no",), (3, 4, [1])),
        ("Minced?", (3, 4), (), (7, 4, [1])),
        ("How Shall I Cook You?", (3, 5), ("no",), (3, 5, [1])),
        ("I'll Plant It Somewhere Over Here", (3, 7), (("pull", 1), "no"), (3, 6, [1])),
        ("Or... Shredded?", (3, 8), (), (5, 8, [2])),
        ("Caught You!", (3, 7), (), (3, 7, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR, hand=("Focus", "Endless Nightmare"))
    assert outcome(respond(table, *choices)) == result


@rule("EX 15.16")
def test_ultras_become_web_traps_after_the_attack() -> None:
    table = respond(
        duel(ME, "Become a Part of Me", "Block", spaces=(3, 6), gauge=FOUR), ("push", 1), "yes", ("space", 2)
    )
    assert table.cards(0, "boosts") == ["Become a Part of Me"]
    table = respond(duel(ME, "Endless Nightmare", "Block", gauge=FOUR), "yes", ("space", 9))
    assert (table.cards(0, "boosts"), table.turn_of) == (["Endless Nightmare"], 0)
    table = duel(ME, "Endless Nightmare", "Block", spaces=(3, 8), gauge=FOUR)
    assert (table.cards(0, "boosts"), table.asked) == ([], "action"), "only if it hit"


def test_caught_you_hits_the_fast_ones_and_gains_advantage() -> None:
    table = duel(ME, "Caught You!", "Assault", spaces=(3, 6))
    assert (table.damage(1), table.turn_of) == ([3], 0)


def test_how_shall_i_cook_you_reveals_cards_with_the_same_name() -> None:
    table = duel(ME, "How Shall I Cook You?", "Block", spaces=(3, 5), hand=("Minced?", "Minced?", "Minced?", "Cross"))
    table.yes()
    table.pick("Minced?")
    table.pick("Minced?")
    while table.asked == "pick card":
        table.no()
    while table.asked == "amount":
        table.choose(table.state.options[-1])
    assert table.damage(1) == [3]
    assert table.at(1) in {2, 1}


def test_ill_plant_it_boosts_an_ultra_for_advantage() -> None:
    table = duel(ME, "I'll Plant It Somewhere Over Here", "Block", spaces=(3, 6), hand=("Endless Nightmare",))
    respond(table, ("push", 1), "yes")
    table.forced()
    table.space(1)
    assert (table.cards(0, "boosts"), table.turn_of) == (["Endless Nightmare"], 0)


def test_or_shredded_is_faster_as_an_ex_attack() -> None:
    table = duel(ME, "Or... Shredded?", "Block", spaces=(3, 9), ex=True, pause="attack")
    assert table.stats(0) == (5, 5, 1, 1)


# ---- boosts


def test_disrespect_draws_3_when_the_opponent_strikes_and_goes_in_the_next_turn() -> None:
    table = Table(ME, "nehtali", spaces=(4, 7))
    table.hand(0, "Caught You!", "Cross")
    table.hand(1, "Block")
    table.boost("Disrespect")
    table.move("retreat", 2)
    assert table.at(0) == 2
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    assert table.count(0, "hand") == 5
    table = Table(ME, "nehtali")
    table.put(0, "boosts", "Caught You!")
    table.idle()
    table.idle()
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == ([], ["Caught You!"])


@rule("EX 10.18", "EX 10.22")
def test_menace_and_predator_call_each_other() -> None:
    table = Table(ME, "nehtali", spaces=(4, 7))
    table.hand(0, "Minced?", "Or... Shredded?", "Cross")
    table.boost("Menace")
    table.move("retreat", 1)
    table.yes()
    assert (table.cards(0, "boosts"), table.asked) == (["Minced?", "Or... Shredded?"], "set attack")
    assert table.count(0, "hand") == 3, "both have drawn"
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Predator",), pause="attack")
    assert table.stats(0)[0] == 4


def test_souls_oath_and_chelicerata() -> None:
    table = respond(duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Soul's Oath",)), "yes", 1, ("push", 1))
    assert (ordered(table).at(1), table.cards(0, "sealed")) == (9, ["How Shall I Cook You?"])
    table = Table(ME, "nehtali")
    table.hand(0, "I'll Plant It Somewhere Over Here", "Cross", "Dive", "Sweep")
    table.boost("Chelicerata")
    table.pay("Cross", "Dive")
    assert (table.count(0, "hand"), table.asked) == (8, "discard to limit"), "with the one of the end of the turn"
