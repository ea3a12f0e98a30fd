"""Byakuya: every card, both sides of his own; what traps do is tested with the boosts on spaces."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, pay, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_lies_on_a_space, check_revert, check_souls_oath
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
        ("Or... Shredded?", (3, 5), (), (6, 5, [2])),
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
    respond(table, ("push", 1))
    assert (table.asked, table.seat, len(table.events("attack"))) == ("may", 0, 1)
    table.yes()
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


# ---- when, where and how much


MOMENTS = moments("""
Become a Part of Me              | attack | 3 | hit after
Become a Part of Me              | attack | 8 | after
Endless Nightmare                | attack | 1 | after
Endless Nightmare                | attack | 8 | never
Caught You!                      | attack | 1 | before
Minced?                          | attack | 1 | hit
Soul's Oath                      | boost  | 1 | before
I'll Plant It Somewhere Over Here | attack | 2 | hit
Or... Shredded?                  | attack | 2 | after
Or... Shredded?                  | attack | 8 | after
""")
TRAPS = ("Become a Part of Me", "Endless Nightmare")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize(("traps", "left", "stats"), [((), [], (3, 6)), ((6,), [6], (3, 6)), ((7, 7), [7], (5, 8))])
def test_his_action_takes_one_trap_under_the_opponent_for_2_power_and_2_speed(
    traps: tuple[int, ...], left: list[int], stats: tuple[int, int]
) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.put(0, "boosts", *["Become a Part of Me"] * len(traps))
    table.token(0, "Web Trap", *traps)
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.action()
    table.pause("attack")
    table.sets("Cross", "Cross")
    assert (table.stats(0), table.tokens(0, "Web Trap")) == ((*stats, 0, 0), left)


def test_his_exceeded_action_costs_2_gauge_and_no_force() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.gauge(0, "Grasp")
    with pytest.raises(AssertionError, match="no action"):
        table.action("Draw 2")
    table.gauge(0, "Grasp", "Sweep")
    table.action("Draw 2")
    pay(table)
    assert (table.paid(0), table.count(0, "hand")) == (["Sweep", "Grasp"], 4)


@pytest.mark.parametrize("trap", TRAPS)
def test_a_web_trap_is_placed_at_once_and_stays_unless_he_is_stunned(trap: str) -> None:
    check_lies_on_a_space(ME, trap, "Web Trap")


@pytest.mark.parametrize("trap", TRAPS)
@pytest.mark.parametrize("advantage", [False, True])
def test_whoever_steps_on_a_web_trap_is_pushed_or_pulled_1_or_gives_him_advantage(trap: str, advantage: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 8), first=1)
    table.put(0, "boosts", trap)
    for marker in table.match.card(table.card(0, trap)).markers[:1]:
        table.player(0).tokens[marker] = 7
    table.hand(0, "Cross")
    table.hand(1, "Dive")
    table.strike("Dive", "Cross")
    assert (table.asked, table.seat, table.cards(0, "boosts")) == ("choose", 0, [])
    assert len(table.state.options) == 2
    table.alternative(int(advantage))
    if advantage:
        assert table.turn_of == 0
        return
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert (table.at(1), table.turn_of) == (6, 0)


def test_become_a_part_of_me_pushes_or_pulls_up_to_2() -> None:
    table = duel(ME, "Become a Part of Me", "Block", spaces=(4, 5), gauge=FOUR)
    assert table.movements == {("stay", 0), ("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}


def test_endless_nightmare_ignores_guard() -> None:
    table = duel(ME, "Endless Nightmare", "Sweep", gauge=FOUR)
    assert stunned(table, 1)
    assert not stunned(duel(ME, "Minced?", "Sweep"), 1), "its Guard of 6 holds against 3"


@pytest.mark.parametrize(("answer", "hits"), [("Dive", False), ("Assault", True)])
def test_caught_you_misses_speed_4(answer: str, hits: bool) -> None:
    table = duel(ME, "Caught You!", answer, spaces=(1, 5))
    assert table.damage(1) == ([3] if hits else [])
    assert done(table, "Caught You!") == (["hit"] if hits else ["before"])


def test_disrespect_retreats_up_to_3_and_draws_for_the_opponents_strikes_only() -> None:
    table = Table(ME, QUIET, spaces=(5, 9))
    table.hand(0, "Caught You!")
    table.boost("Disrespect")
    assert table.movements == {("stay", 0), ("retreat", 1), ("retreat", 2), ("retreat", 3)}
    table.move("retreat", 3)
    assert table.at(0) == 2
    table = Table(ME, QUIET, spaces=(1, 9))
    table.put(0, "boosts", "Caught You!")
    table.hand(0, "Cross")
    table.hand(1, "Cross")
    table.pause("attack")
    table.strike("Cross", "Cross")
    assert table.count(0, "hand") == 0, "he has initiated"


def test_disrespect_lasts_to_the_start_of_his_next_turn() -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Caught You!")
    table.idle()
    assert table.cards(0, "boosts") == ["Caught You!"]
    table.idle()
    assert table.cards(0, "boosts") == []


def test_menace_passes_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(4, 5))
    table.hand(0, "Minced?")
    table.boost("Menace")
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert table.at(0) == 6


@pytest.mark.parametrize(("boost", "attack", "other"), [
    ("Menace", "Minced?", "Or... Shredded?"), ("Predator", "Or... Shredded?", "Minced?"),
])  # fmt: skip
def test_menace_and_predator_may_call_the_other_from_hand(boost: str, attack: str, other: str) -> None:
    for called in (True, False):
        table = Table(ME, QUIET, spaces=(4, 8))
        table.hand(0, attack, other)
        table.boost(boost)
        if table.asked == "amount":
            table.move("retreat", 1)
        assert (table.asked, table.count(0, "hand")) == ("may", 2), "1 was drawn"
        if called:
            table.yes()
            table.forced()
            if table.asked == "amount":
                table.move("retreat", 1)
            assert (table.cards(0, "boosts"), table.asked) == ([attack, other], "set attack")
        else:
            table.no()
            assert (table.cards(0, "boosts"), table.turn_of) == ([attack], 1)


def test_how_shall_i_cook_you_counts_each_revealed_card() -> None:
    table = duel(ME, "How Shall I Cook You?", "Block", spaces=(3, 5), hand=("Minced?", "Minced?", "Cross"))
    assert (table.asked, table.seat) == ("may", 0)
    table.no()
    assert (table.damage(1), table.at(1)) == ([1], 5)
    table = duel(ME, "How Shall I Cook You?", "Cross", spaces=(1, 9), hand=("Minced?",))
    assert table.asked == "action", "nothing to reveal after a miss"


def test_souls_oath_may_be_sealed_for_a_step_or_kept_for_1_life() -> None:
    check_souls_oath(ME, "How Shall I Cook You?")
