"""Waldstein: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_action_moments, check_moments, moments
from tests.exceed.cards.shared import PUSH_OR_PULL_1_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state

FACES = [
    Face("Katastrophe", "ultra", (1, 2), 7, 5, 0, 0, "Hecatoncheir", "instant", gauge=2),
    Face("Werfen Erschlagen", "ultra", (2, 3), 4, 4, 0, 0, "The Destroyers", "continuous", gauge=2),
    Face("Wirbelwind", "special", (1, 2), 6, 4, 1, 2, "Blowback", "instant"),
    Face("Eisen Nagel", "special", (2, 4), 6, 3, 1, 2, "Flex", "continuous"),
    Face("Sturmangriff", "special", (1, 1), 5, 2, 1, 2, "Face Me!", "continuous"),
    Face("Ferzen Volf", "special", (1, 3), 4, 1, 1, 2, "Reach", "continuous", 1),
]
ME = "waldstein"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


def test_his_action_strikes_with_a_push_or_pull_of_1() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Spike")
    table.hand(1, "Dive")
    table.action("Strike with")
    table.sets("Spike", "Dive")
    assert table.damage(1) == [], "the Dive passes"
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Spike")
    table.hand(1, "Sweep")
    table.action("Strike with")
    table.sets("Spike", "Sweep")
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert outcome(table) == (3, 4, [5])


def test_exceeded_for_1_gauge_his_strike_has_power_and_guard_and_is_sealed() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Sweep", "Cross")
    table.gauge(0, "Grasp")
    table.hand(1, "Focus")
    table.action("+2 Power")
    assert table.paid(0) == ["Grasp"]
    table.pause("attack")
    table.sets("Sweep", "Focus")
    assert table.stats(0) == (8, 2, 0, 8)
    table.go()
    assert table.cards(0, "sealed") == ["Sweep"]


def test_exceeded_a_card_for_the_gauge_reverts_and_gives_another_action() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Sweep", "Cross")
    table.action("Revert")
    table.pick("Cross")
    assert (table.player(0).exceeded, table.cards(0, "gauge"), table.asked, table.seat) == (
        False,
        ["Cross"],
        "action",
        0,
    )


@pytest.mark.parametrize(
    ("exceeded", "words", "spaces", "row"),
    [(False, "Strike with", (3, 4), "hit"), (False, "Strike with", (1, 9), "never"), (True, "+2 Power", (3, 4), "end")],
)
def test_when_the_texts_of_his_actions_happen(exceeded: bool, words: str, spaces: tuple[int, int], row: str) -> None:
    table = Table(ME, QUIET, spaces=spaces)
    table.exceed(0, exceeded)
    check_action_moments(table, words, row)


# ---- Ultras


def test_katastrophe_pushes_8() -> None:
    assert outcome(duel(ME, "Katastrophe", "Sweep", gauge=TWO)) == (3, 9, [7])


def test_hecatoncheir_doubles_the_hand() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Katastrophe", "Cross", "Dive", "Sweep")
    table.boost("Hecatoncheir")
    assert table.count(0, "hand") == 7, "with the draw at the end of the turn"


def test_werfen_erschlagen_ignores_armor_and_takes_4_cards() -> None:
    table = duel(ME, "Werfen Erschlagen", "Focus", spaces=(3, 5), gauge=TWO, other_hand=("Dive", "Cross", "Spike"))
    assert (table.damage(1), len([e for e in table.events("discard", 1) if e.words[0] == "hand"])) == ([4], 3)
    held = ("Dive", "Cross", "Spike", "Grasp", "Assault")
    table = duel(ME, "Werfen Erschlagen", "Sweep", spaces=(3, 5), gauge=TWO, other_hand=held)
    assert (table.asked, table.count(1, "hand")) == ("action", 1)


@pytest.mark.parametrize(("attack", "power", "reach"), [("Sweep", 8, (3, 5)), ("Sturmangriff", 5, (1, 1))])
def test_the_destroyers_are_for_normals_and_return_after_a_miss(
    attack: str, power: int, reach: tuple[int, int]
) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), boosts=("The Destroyers",), pause="attack")
    assert (table.stats(0)[0], table.range(0)) == (power, reach)
    table.go()
    assert table.cards(0, "hand") == ["Werfen Erschlagen"]
    assert "Werfen Erschlagen" in duel(ME, "Sweep", "Block", spaces=(3, 7), boosts=("The Destroyers",)).cards(
        0, "discard"
    )


@rule("EX 13.11", "EX 25.8")
@pytest.mark.parametrize("shown", [True, False])
def test_verderben_must_be_set_face_up(shown: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.hand(0, "Verderben", "Sweep")
    table.gauge(0, *FOUR)
    table.hand(1, "Focus")
    table.top(0, "Grasp")
    table.choose(c.STRIKE_ACTION)
    assert not table.can(table.named(c.SET_FACE_UP, "Sweep"))
    table.choose(table.named(c.SET_FACE_UP if shown else c.SET_CARD, "Verderben"))
    assert (known_state(table.state, 1).sides[0].attack >= 0) == shown
    table.pause("attack")
    table.set("Focus")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.stats(0) == ((10, 1, 4, 0) if shown else (3, 7, 0, 0))
    assert table.range(0) == ((3, 4) if shown else (1, 1))
    assert (len(table.paid(0)), len(table.events("invalid", 0))) == ((4, 0) if shown else (0, 1))
    table.go()
    assert not stunned(table, 0)


def test_verderben_cannot_be_stunned() -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.hand(0, "Verderben")
    table.gauge(0, *FOUR)
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.choose(table.named(c.SET_FACE_UP, "Verderben"))
    table.set("Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.damage(0), table.damage(1), stunned(table, 0)) == ([2], [10], False)


@rule("EX 13.11")
def test_the_defender_may_set_it_face_up_too_and_a_wild_swing_never_is() -> None:
    table = Table(ME, QUIET, spaces=(3, 6), first=1)
    table.hand(0, "Verderben", "Sweep")
    table.gauge(0, *FOUR)
    table.hand(1, "Focus")
    table.choose(c.STRIKE_ACTION)
    table.set("Focus")
    table.choose(table.named(c.SET_FACE_UP, "Verderben"))
    assert not table.events("invalid", 0)
    table = duel(ME, "Verderben", "Block", spaces=(3, 9), gauge=FOUR, wild=True)
    assert table.events("invalid", 0)[0].cards == (table.card(0, "Verderben"),)


def test_maximize_power_gives_4_armor_advances_up_to_2_and_becomes_gauge_next_turn() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Verderben", "Cross")
    table.boost("Maximize Power")
    table.forced()
    assert (table.paid(0), table.movements) == (["Cross"], {("stay", 0), ("advance", 1), ("advance", 2)})
    table.move("advance", 2)
    assert (table.cards(0, "boosts"), table.turn_of) == (["Verderben"], 1)
    table.prepare()
    assert table.cards(0, "gauge") == ["Verderben"]
    assert duel(ME, "Sturmangriff", "Block", spaces=(1, 9), boosts=("Maximize Power",), pause="attack").stats(0)[2] == 5


# ---- Specials


@pytest.mark.parametrize(("space", "taken"), [(6, [4]), (7, [])])
def test_attacks_at_range_4_or_more_do_not_hit_wirbelwind(space: int, taken: list[int]) -> None:
    # A Cross with 2 more Range and Power.
    table = Table(ME, ME, spaces=(3, space), first=1)
    table.hand(0, "Wirbelwind")
    table.hand(1, "Cross")
    table.put(1, "boosts", "The Destroyers")
    table.strike("Cross", "Wirbelwind")
    assert table.damage(0) == taken


def test_wirbelwind_pushes_3_and_advances_2() -> None:
    assert outcome(duel(ME, "Wirbelwind", "Sweep")) == (5, 7, [6])
    assert outcome(duel(ME, "Wirbelwind", "Focus")) == (6, 4, [4]), "past a Focus, which is not pushed"


@pytest.mark.parametrize(("space", "moves"), [(4, True), (5, False)])
def test_blowback_pushes_at_range_1_and_strikes(space: int, moves: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Wirbelwind", "Sweep")
    table.boost("Blowback")
    if not moves:
        assert (table.asked, table.seat) == ("action", 1), "Strike belongs to the line"
        return
    assert table.movements == {way for way in PUSH_OR_PULL_1_2 if way[0] == "push"}
    table.move("push", 2)
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(("answer", "turn"), [("Spike", 0), ("Sweep", 1)])
def test_eisen_nagel_moves_1_and_gains_advantage_after_a_stun(answer: str, turn: int) -> None:
    table = duel(ME, "Eisen Nagel", answer, spaces=(3, 6))
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (outcome(table), table.turn_of) == ((3, 7, [6]), turn)


def test_flex_gives_armor_and_guard_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Eisen Nagel", "Sweep")
    table.boost("Flex")
    assert (table.asked, table.seat) == ("set attack", 0)
    assert duel(ME, "Sturmangriff", "Block", spaces=(1, 9), boosts=("Flex",), pause="attack").stats(0) == (5, 2, 2, 3)


def test_sturmangriff_closes_4_and_moves_3() -> None:
    table = duel(ME, "Sturmangriff", "Block", spaces=(2, 7))
    assert (table.at(0), table.movements) == (6, {("push", 3), ("pull", 3)})
    assert duel(ME, "Sturmangriff", "Sweep", spaces=(2, 9)).at(0) == 6
    assert duel(ME, "Sturmangriff", "Sweep", spaces=(3, 4)).at(0) == 3


@pytest.mark.parametrize("by_it", [True, False])
def test_face_me_strikes_at_the_start_of_his_turn_with_speed_and_armor(by_it: bool) -> None:
    table = Table(ME, QUIET, spaces=(1, 9), first=1 if by_it else 0)
    table.put(0, "boosts", "Face Me!")
    table.hand(0, "Sturmangriff")
    table.hand(1, "Block")
    if by_it:
        table.prepare()
        table.hand(1, "Block")
    else:
        table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("set attack", 0)
    table.pause("attack")
    table.sets("Sturmangriff", "Block")
    assert table.stats(0) == ((5, 4, 3, 2) if by_it else (5, 2, 1, 2))


def test_face_me_draws_2() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Sturmangriff")
    table.boost("Face Me!")
    assert table.count(0, "hand") == 3, "with the draw at the end of the turn"


@pytest.mark.parametrize(("space", "result"), [(4, (3, 8, [4])), (5, (3, 7, [2]))])
def test_ferzen_volf_at_range_1_pushes_first_and_has_2_power(space: int, result: tuple[int, int, list[int]]) -> None:
    table = duel(ME, "Ferzen Volf", "Block", spaces=(3, space))
    assert outcome(table) == result


def test_ferzen_volf_cannot_be_pushed_and_reach_gives_range_and_strikes() -> None:
    table = duel(ME, "Ferzen Volf", "Grasp", boosts=("Reach",), pause="attack")
    assert table.range(0) == (1, 4)
    table.go()
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.at(0) == 3
    table = Table(ME, QUIET)
    table.hand(0, "Ferzen Volf", "Sweep", "Cross")
    table.boost("Reach")
    respond(table, ("pay", "Cross"))
    assert (table.asked, table.seat) == ("set attack", 0)


# ---- when, where and how much


MOMENTS = moments("""
Katastrophe       | attack | 1 | hit
Katastrophe       | attack | 8 | never
Werfen Erschlagen | attack | 2 | hit
Werfen Erschlagen | attack | 8 | never
The Destroyers    | boost  | 1 | after
Wirbelwind        | attack | 1 | hit after
Wirbelwind        | attack | 8 | after
Eisen Nagel       | attack | 2 | hit after
Eisen Nagel       | attack | 8 | never
Sturmangriff      | attack | 1 | before hit
Sturmangriff      | attack | 8 | before
Ferzen Volf       | attack | 1 | before hit
Ferzen Volf       | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
