"""Testament: every card, both sides of the own one."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, outcome, refuse, respond, stunned
from tests.exceed.cards.faces import Face, check, check_attack, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

FACES = [
    Face("Nostrovia", "ultra", (3, 3), 6, 5, 0, 0, "Like a Weed, Naturally", "continuous", gauge=4),
    Face("Calamity One", "ultra", (1, 2), 5, 3, 0, 4, "Possession", "instant", gauge=2),
    Face("Unholy Diver", "special", (2, 3), 1, 6, 0, 0, "Bloodstained Lineage", "continuous"),
    Face("Grave Reaper", "special", (1, 5), 4, 4, 0, 0, "Exe Beast", "continuous", cancel=1),
    Face("Arbiter Sign - Falling", "special", (3, 6), 5, 3, 0, 3, "Elegance", "continuous", cancel=1),
    Face("Scythe Swing", "special", (2, 4), 5, 2, 0, 5, "Courtesy", "continuous", cancel=1),
]
# Its boost goes to the gauge, from which its cancel can be paid, so that it is looked at below.
RISING = Face("Arbiter Sign - Rising", "special", (3, 6), 3, 5, 0, 0, "As a matter of course", "instant", cancel=1)
ME = "testament"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def fight(attack: str, answer: str, **more: object) -> Table:
    """A strike in which the own ability, which does nothing for this attack, is done first."""
    table = duel(ME, attack, answer, **more)  # type: ignore[arg-type]
    while table.asked == "order":
        table.order("a Normal")
    return table


def test_the_printed_numbers_of_arbiter_sign_rising() -> None:
    check_attack(ME, RISING)


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize(("exceeded", "drawn"), [(False, 0), (True, 1)])
def test_normals_push_or_pull(exceeded: bool, drawn: int) -> None:
    table = duel(ME, "Cross", "Block", exceeded=exceeded)
    assert table.count(0, "hand") == drawn
    table.yes()
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert table.at(1) == 5
    assert duel(ME, "Unholy Diver", "Block", spaces=(3, 5), exceeded=exceeded, pause="clean-up").at(1) == 5
    table = duel(ME, "Cross", "Block", spaces=(1, 9), exceeded=exceeded)
    assert (table.asked, table.count(0, "hand")) == ("action", 0), "nothing for a miss"
    table = fight("Arbiter Sign - Falling", "Sweep", spaces=(3, 6), exceeded=exceeded)
    assert (table.asked, table.count(0, "hand"), table.damage(1)) == ("action", 0, [5]), "nor for a Special"


# ---- the attacks


@pytest.mark.parametrize(("spaces", "expected"), [((3, 6), (3, 8, [6])), ((5, 8), (5, 9, [8]))])
def test_nostrovia_pushes_2(spaces: tuple[int, int], expected: tuple[int, int, list[int]]) -> None:
    assert outcome(fight("Nostrovia", "Sweep", spaces=spaces, gauge=FOUR, pause="clean-up")) == expected


@pytest.mark.parametrize("returned", [True, False])
def test_calamity_one_trades_a_gauge_card_for_power(returned: bool) -> None:
    table = fight("Calamity One", "Block", gauge=FOUR[:3])
    left = table.cards(0, "gauge")
    respond(table, "yes" if returned else "no")
    table.forced()
    assert table.damage(1) == [5 if returned else 3]
    assert table.cards(0, "hand") == (left if returned else [])


@pytest.mark.parametrize("kept", [True, False])
def test_unholy_diver_may_become_a_boost(kept: bool) -> None:
    table = fight("Unholy Diver", "Block", spaces=(3, 5))
    respond(table, "yes" if kept else "no")
    if kept:
        assert table.movements == BOTH_WAYS_1
        table.move("retreat", 1)
    assert (table.at(0), "Unholy Diver" in table.cards(0, "boosts")) == (2 if kept else 3, kept)


@pytest.mark.parametrize(("answer", "turn"), [("Assault", 0), ("Sweep", 1)])
def test_arbiter_sign_rising_draws_and_rewards_a_stun(answer: str, turn: int) -> None:
    table = fight("Arbiter Sign - Rising", answer, spaces=(3, 8) if answer == "Assault" else (3, 7))
    assert (table.damage(1), table.count(0, "hand"), table.turn_of) == ([3], 1, turn)


def test_grave_reaper_pushes_from_close_and_draws() -> None:
    table = fight("Grave Reaper", "Block", spaces=(3, 4), hand=("Dive",))
    assert (table.at(1), table.asked, table.count(0, "hand")) == (7, "pick card", 3)
    table.pick("Dive")
    assert table.damage(1) == [2]
    assert "Dive" in table.cards(0, "gauge")


def test_arbiter_sign_falling_discards_and_ignores_armor() -> None:
    table = fight("Arbiter Sign - Falling", "Focus", spaces=(3, 6), other_hand=("Dive",))
    assert (table.damage(1), table.cards(1, "discard")[:1]) == ([5], ["Dive"])
    table = fight("Arbiter Sign - Falling", "Sweep", spaces=(3, 6), other_hand=("Dive", "Grasp"))
    assert (table.asked, table.count(1, "hand")) == ("action", 1)


def test_scythe_swing_moves_both() -> None:
    table = fight("Scythe Swing", "Block", spaces=(3, 6))
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move("close", 1)
    assert outcome(table) == (4, 5, [3])


# ---- the boosts


def test_like_a_weed_fills_the_gauge_and_retreats() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Nostrovia")
    table.top(0, "Dive")
    table.boost("Nostrovia")
    assert (table.at(0), table.cards(0, "gauge")) == (2, ["Dive"])
    assert duel(ME, "Cross", "Block", boosts=("Nostrovia",), pause="attack").range(0) == (1, 3)


@pytest.mark.parametrize(("choice", "space", "drawn"), [(0, 2, 0), (1, 1, 1)])
def test_possession_acts_when_the_opponent_sets(choice: int, space: int, drawn: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Calamity One", "Cross")
    table.hand(1, "Block", "Dive")
    table.boost("Calamity One")
    table.set("Cross")
    table.set("Block")
    respond(table, "yes", choice)
    # The Cross misses and retreats 3.
    assert (table.at(0), table.count(0, "hand")) == (space, drawn)


def test_possession_passes_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Calamity One", "Cross")
    table.hand(1, "Block", "Dive")
    table.boost("Calamity One")
    table.set("Cross")
    table.set("Block")
    table.pause("attack")
    respond(table, "yes", 0)
    assert table.at(0) == 6


def test_bloodstained_lineage_and_exe_beast() -> None:
    table = duel(ME, "Cross", "Sweep", boosts=("Unholy Diver",))
    refuse(table)
    assert (table.damage(1), table.turn_of) == ([4], 0)
    assert duel(ME, "Cross", "Block", boosts=("Grave Reaper",), pause="attack").stats(0)[3] == 4
    for card, movements in (
        ("Unholy Diver", BOTH_WAYS_1),
        ("Grave Reaper", {("stay", 0), ("retreat", 1), ("retreat", 2)}),
    ):
        table = Table(ME, QUIET, spaces=(4, 8))
        table.hand(0, card)
        table.boost(card)
        assert table.movements == movements


def test_as_a_matter_of_course_swaps_itself_for_a_gauge_card() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Arbiter Sign - Rising")
    table.gauge(0, "Cross", "Dive")
    table.boost("Arbiter Sign - Rising")
    table.pick("Dive")
    assert (table.cards(0, "hand"), table.cards(0, "gauge")) == (["Dive"], ["Cross", "Arbiter Sign - Rising"])


def test_as_a_matter_of_course_is_1_gauge_that_cancels_it() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Arbiter Sign - Rising")
    table.gauge(0, "Dive")
    table.boost("Arbiter Sign - Rising")
    table.forced()
    assert table.asked == "cancel"
    table.yes()
    assert (table.paid(0), table.cards(0, "gauge")) == (["Arbiter Sign - Rising"], [])


@rule("EX 21.10")
@pytest.mark.parametrize("discarded", [True, False])
def test_elegance_looks_at_the_opponents_deck_and_may_discard(discarded: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Arbiter Sign - Falling")
    table.only_deck(1, "Dive", "Cross")
    table.boost("Arbiter Sign - Falling")
    assert [event.cards for event in table.events("look at theirs", 0)] == [(table.card(1, "Dive"),)]
    assert view_of(table.state, 0).known.players[1].deck[-1] & c.CARD_MASK == table.card(1, "Dive")
    respond(table, "yes" if discarded else "no")
    assert table.cards(1, "discard") == (["Dive"] if discarded else [])
    assert duel(ME, "Cross", "Block", boosts=("Arbiter Sign - Falling",), pause="attack").stats(0)[1] == 7


@pytest.mark.parametrize("returned", [True, False])
def test_courtesy_takes_the_attack_back(returned: bool) -> None:
    table = fight("Arbiter Sign - Rising", "Block", spaces=(3, 8), boosts=("Scythe Swing",))
    respond(table, "yes" if returned else "no")
    assert ("Arbiter Sign - Rising" in table.cards(0, "hand")) == returned
    assert ("Scythe Swing" in table.cards(0, "gauge")) == returned
    table = fight("Grave Reaper", "Cross", spaces=(3, 5), boosts=("Scythe Swing",))
    assert (stunned(table, 0), table.asked, table.cards(0, "boosts")) == (True, "action", [])


# ---- when, where and how much


MOMENTS = moments("""
Calamity One           | attack | 1 | before
Unholy Diver           | attack | 2 | after
Unholy Diver           | attack | 8 | never
Bloodstained Lineage   | boost  | 1 | hit
Bloodstained Lineage   | boost  | 8 | never
Arbiter Sign - Rising  | attack | 4 | hit
Arbiter Sign - Rising  | attack | 8 | never
Grave Reaper           | attack | 1 | before hit
Grave Reaper           | attack | 8 | never
Arbiter Sign - Falling | attack | 4 | hit
Arbiter Sign - Falling | attack | 8 | never
Scythe Swing           | attack | 2 | hit after
Scythe Swing           | attack | 8 | after
Courtesy               | boost  | 1 | end
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
