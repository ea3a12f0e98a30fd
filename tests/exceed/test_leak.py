"""The leak test: games that differ in what a seat cannot know give that seat the same views, options and events."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from random import Random
from typing import Any

import pytest

from tests.exceed.permuter import Memory, permuted
from tests.exceed.random_games import begun, decisions
from tests.exceed.rules.characters import COUPLES
from tests.rules import rule
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.looking import PickOfThem
from wildswing.exceed.sentences import ExceedTeller
from wildswing.exceed.state import ExceedState
from wildswing.exceed.view import view_of
from wildswing.kernel.state import ARGUMENTS

SPECTATOR = -1
VIEWERS = (0, 1, SPECTATOR)
FOLLOWED = 60  # decisions that two games are followed side by side


def seat_of(viewer: int) -> int | None:
    return None if viewer < 0 else viewer


def told(state: ExceedState, viewer: int) -> list[tuple[Any, ...]]:
    teller = ExceedTeller(state.match, viewer)
    events = [event.told_by(teller, viewer, everything=False) for event in state.log or []]
    return [(*event.key(), event.text) for event in events]


def words(state: ExceedState) -> tuple[object, ...]:
    decision = decision_of(state, 0)
    options = [(option.number, option.text, option.cost, option.target, option.amount) for option in decision.options]
    return decision.kind, decision.prompt, decision.because, options, [str(blocked) for blocked in decision.blocked]


def assert_alike(state: ExceedState, other: ExceedState, viewer: int, *, whole: bool) -> None:
    """The viewer sees the same in both games: in the view and, if the whole is asked for, all that follows from it."""
    view, second = view_of(state, seat_of(viewer)), view_of(other, seat_of(viewer))
    if view != second:
        assert view.position == second.position
    assert view == second
    if not whole:
        return
    assert hash(view) == hash(second)
    assert view.plain() == second.plain()
    if state.decision and state.seat == viewer:
        assert state.options == other.list_options(other.stack[-1])
        assert words(state) == words(other)


@rule("EX 21.2", "EX 21.3", "EX 21.4", "EX 21.7")
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_hidden_cards_change_nothing_that_a_viewer_sees(couple: tuple[str, str]) -> None:
    random = Random(couple[0])
    changed = 0
    state = begun(0, *couple)
    memories = [Memory(state.match, viewer) for viewer in VIEWERS]
    for count in decisions(state, random):
        for memory in memories:
            memory.follow(state)
            other = permuted(state, memory, random)
            changed += other.players[0].deck != state.players[0].deck
            assert_alike(state, other, memory.viewer, whole=memory.viewer == state.seat or count % 8 == 0)
    assert changed > 20, "the permuter has changed something"


@rule("EX 21.10")
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_a_view_remembers_what_was_seen_and_no_more(couple: tuple[str, str]) -> None:
    state = begun(100, *couple)
    memories = [Memory(state.match, viewer) for viewer in VIEWERS]
    for _ in decisions(state, Random(couple[0])):
        for memory in memories:
            memory.follow(state)
            known = view_of(state, seat_of(memory.viewer)).known
            for seat in (0, 1):
                deck = [None if entry < 0 else entry & c.CARD_MASK for entry in known.players[seat].deck]
                assert deck == memory.decks[seat]
                if seat != memory.viewer:
                    assert Counter(known.players[seat].shown) == +memory.hands[seat]


def same_act(state: ExceedState, other: ExceedState, option: int, random: Random) -> int | None:
    """An act in the other game that looks like this one: the same, or the same with another hidden card."""
    argument = option % ARGUMENTS
    verb = option - argument
    hidden = verb in {c.SET_CARD, c.SET_EX} or (verb == c.CARD and state.decision == c.MULLIGAN)
    if state.decision == c.PICK_CARD and state.stack[-1].procedure >= c.FIRST_EFFECT:
        effect = state.match.effect(state.stack[-1].procedure)
        from_hand = isinstance(effect, MoveChosen) and effect.zone_of(argument) == c.HAND
        hidden = verb == c.CARD and (from_hand or isinstance(effect, PickOfThem))
    if not hidden:
        return option if option in other.options else None
    alike = [choice for choice in other.options if choice - choice % ARGUMENTS == verb]
    return random.choice(alike) if alike else None


# An event that there is in one of two games only, beside the other's.
NO_EVENT: tuple[Any, ...] = ("nothing", -1, (), (), (), (), "")


def told_apart(one: list[tuple[Any, ...]], two: list[tuple[Any, ...]]) -> bool:
    """Whether the rules let the viewer tell the games apart now: something hidden came to light.

    A card was turned up or drawn; a hand was shown or a card of the name was discarded; a price could not be paid.
    """
    for first, second in zip_longest(one, two, fillvalue=NO_EVENT):
        if first != second:
            # Another card, whose name may be among the words; or the same event with another hidden number.
            shown = first[:2] == second[:2] and (first[2] != second[2] or first[3:-1] == second[3:-1])
            # What becomes of the top card of a deck follows from what it is.
            shown = shown or (
                {first[0], second[0]} == {"discard", "boost"} and "deck" in first[4] and "deck" in second[4]
            )
            return shown or bool({first[0], second[0]} & {"invalid", "hand shown"})
    return False


@rule("EX 21.2", "EX 21.3", "EX 21.7", "EX 12.13")
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_two_games_stay_alike_until_a_hidden_card_comes_to_light(couple: tuple[str, str]) -> None:
    random = Random(couple[0])
    followed = 0
    state = begun(200, *couple)
    memories = [Memory(state.match, viewer) for viewer in VIEWERS]
    for count in decisions(state, random):
        for memory in memories:
            memory.follow(state)
            if count % 9 == 0 and not state.over:
                followed += follow(state, memory, random)
    assert followed > 20


def follow(state: ExceedState, memory: Memory, random: Random) -> int:
    """Play a game and one that looks the same side by side; how many choices until they may be told apart."""
    viewer = memory.viewer
    seats = tuple(seat for seat in (0, 1) if seat != viewer)
    one, two = state.clone(), permuted(state, memory, random, seats)
    for count in range(FOLLOWED):
        if one.over:
            return count
        option = random.choice(one.options)
        other = option if one.seat == viewer else same_act(one, two, option, random)
        if other is None:
            return count
        one.log, two.log = [], []
        one.step(option)
        two.step(other)
        first, second = told(one, viewer), told(two, viewer)
        if first != second:
            assert told_apart(first, second), (first, second)
            return count
        assert_alike(one, two, viewer, whole=False)
    return FOLLOWED
