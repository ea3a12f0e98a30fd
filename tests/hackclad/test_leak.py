"""The leak test: games that differ in what a seat cannot know give that seat the same views, options and events."""

from __future__ import annotations

from collections import Counter
from itertools import zip_longest
from random import Random

import pytest

from tests.hackclad.permuter import Memory, permuted
from tests.hackclad.random_games import NUMBERS, begun, decisions
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.decisions import decision_of
from wildswing.hackclad.effects.cards import Fetch
from wildswing.hackclad.sentences import HackcladTeller
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.view import view_of
from wildswing.kernel.state import ARGUMENTS

FOLLOWED = 60  # decisions that two games are followed side by side
HIDDEN_CHOICES = {c.CHOOSE_ENHANCED, c.PLACE_TURN_CARD, c.SWAP_OUT, c.SWAP_IN}


def seat_of(viewer: int) -> int | None:
    return None if viewer < 0 else viewer


def memories_of(state: HackcladState) -> list[Memory]:
    return [Memory(state, viewer) for viewer in (*range(int(state.match.players)), -1)]


def told(state: HackcladState, viewer: int) -> list[tuple[object, ...]]:
    teller = HackcladTeller(state.match, viewer)
    events = [event.told_by(teller, viewer, everything=False) for event in state.log or []]
    return [(*event.key(), event.text) for event in events]


def words(state: HackcladState) -> tuple[object, ...]:
    decision = decision_of(state, 0)
    options = [(option.number, option.text, option.cost, option.target, option.amount) for option in decision.options]
    return decision.kind, decision.prompt, decision.because, options, [str(blocked) for blocked in decision.blocked]


def assert_alike(state: HackcladState, other: HackcladState, viewer: int, *, whole: bool) -> None:
    """The viewer sees the same in both games: in the view and, if the whole is asked for, all that follows from it."""
    view, second = view_of(state, seat_of(viewer)), view_of(other, seat_of(viewer))
    if view != second:
        assert view.position == second.position
    assert view == second
    if not whole:
        return
    assert hash(view) == hash(second)
    assert view.plain() == second.plain()
    assert view.position == second.position
    if state.decision and state.seat == viewer:
        assert state.options == other.list_options(other.stack[-1])
        assert words(state) == words(other)
        assert view.options == second.options


@rule("HC 27.2", "HC 27.5", "HC 27.7", "HC 23.6")
@pytest.mark.parametrize("number", NUMBERS)
def test_hidden_cards_change_nothing_that_a_viewer_sees(number: int) -> None:
    random = Random(number)
    changed = 0
    state = begun(number, 1)
    memories = memories_of(state)
    for count in decisions(state, random):
        for memory in memories:
            memory.follow(state)
            if state.over:
                break
            other = permuted(state, memory, random)
            changed += other.figures[0].deck != state.figures[0].deck
            assert_alike(state, other, memory.viewer, whole=memory.viewer == state.seat or count % 8 == 0)
    assert changed > 50, "the permuter has changed something"


@rule("HC 21.7", "HC 27.2")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_view_remembers_what_was_seen_and_no_more(number: int) -> None:
    random = Random(number)
    for seed in range(2):
        state = begun(number, 100 + seed)
        memories = memories_of(state)
        for _ in decisions(state, random):
            for memory in memories:
                memory.follow(state)
                if state.over:
                    break
                known = view_of(state, seat_of(memory.viewer)).known
                for witch, figure in enumerate(known.figures):
                    deck = [None if entry < 0 else entry & c.CARD_MASK for entry in figure.deck]
                    assert deck == memory.decks[witch]
                    own = memory.own(witch)
                    assert (c.NO_CARD in figure.hand) == (not own and len(figure.hand) > 0)
                    if not own:
                        assert Counter(figure.shown) == +memory.hands[witch]
                        assert Counter(figure.traded) == +memory.traded[witch]
                        assert figure.turn_card == c.NO_CARD
                seen = bool(known.clad_deck) and known.clad_deck[-1] != c.NO_CARD
                assert seen == memory.clad_top
                assert set(known.clad_deck[:-1]) <= {c.NO_CARD}


def same_act(state: HackcladState, other: HackcladState, option: int, random: Random) -> int | None:
    """An act in the other game that looks like this one: the same, or the same with another hidden card."""
    argument = option % ARGUMENTS
    verb = option - argument
    hidden = state.decision in HIDDEN_CHOICES and verb == c.CARD
    if state.decision == c.PICK_CARD and state.stack[-1].procedure >= c.FIRST_EFFECT:
        effect = state.match.effect(state.stack[-1].procedure)
        hidden = isinstance(effect, Fetch) and effect.where == c.HAND and effect.to == c.DECK
    if not hidden:
        return option if option in other.options else None
    alike = [choice for choice in other.options if choice - choice % ARGUMENTS == verb]
    return random.choice(alike) if alike else None


def came_to_light(one: list[tuple[object, ...]], two: list[tuple[object, ...]]) -> bool:
    """Whether the rules let the viewer tell the games apart now: the top card of a deck was turned up."""
    for first, second in zip_longest(one, two):
        if first is None or second is None:
            return False
        if first != second:
            shown = first[0] == "reveal" or (first[0] == "discard" and first[4] == (c.ZONE_NAMES[c.DECK],))
            return shown and first[:2] == second[:2] and first[3:-1] == second[3:-1]
    return False


@rule("HC 6.5", "HC 7.14", "HC 18.8", "HC 27.2")
@pytest.mark.parametrize("number", NUMBERS)
def test_two_games_stay_alike_until_a_hidden_card_comes_to_light(number: int) -> None:
    random = Random(number)
    followed = 0
    for seed in range(2):
        state = begun(number, 200 + seed)
        memories = memories_of(state)
        for count in decisions(state, random):
            for memory in memories:
                memory.follow(state)
                if count % 9 == 0 and not state.over:
                    followed += follow(state, memory, random)
    assert followed > 150


def follow(state: HackcladState, memory: Memory, random: Random) -> int:
    """Play a game and one that looks the same side by side; how many choices until they may be told apart."""
    viewer = memory.viewer
    others = [witch for witch in range(len(state.figures)) if not memory.own(witch)]
    one, two = state.clone(), permuted(state, memory, random, others)
    for count in range(FOLLOWED):
        option = random.choice(one.options)
        other = option if one.seat == viewer else same_act(one, two, option, random)
        if other is None:
            return count
        one.log, two.log = [], []
        one.step(option)
        two.step(other)
        if one.over:
            return count  # all cards are shown for the scoring
        first, second = told(one, viewer), told(two, viewer)
        if first != second:
            assert came_to_light(first, second), (first, second)
            return count
        assert_alike(one, two, viewer, whole=False)
    return FOLLOWED
