"""Setting up: who goes first, starting hands, the mulligans (EX 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Match
from wildswing.exceed.constants import (
    CARD,
    CHOOSE_FIRST,
    FIRST,
    MULLIGAN,
    OFF_BOARD,
    PASS,
    SETUP,
    STARTING_SPACES,
    TURN,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState, Player
from wildswing.exceed.zones import draw, shuffle_deck
from wildswing.kernel.procedure import Steps
from wildswing.kernel.randomness import spread
from wildswing.kernel.state import ARGUMENTS, Frame

ASK_WHO_IS_FIRST: Final = -2
DRAW_LOTS: Final = -1


def new_state(match: Match, seed: i64, first: i64) -> ExceedState:
    """A game before its first decision.

    Args:
        match: the two fighters.
        seed: of all randomness, any int.
        first: the seat that goes first, DRAW_LOTS, or ASK_WHO_IS_FIRST to let the winner of the lot choose.
    """
    state = ExceedState(match)
    state.seed = spread(int(seed))
    for fighter in match.fighters:
        player = Player()
        player.life = fighter.life
        player.deck = fighter.deck[:]
        player.aside = fighter.aside[:]
        player.sealed = fighter.sealed[:]
        player.tokens = [OFF_BOARD] * len(fighter.token_names)
        state.players.append(player)
    state.first = first
    state.push(SETUP, 0)
    return state


def choose_first(state: ExceedState, frame: Frame) -> None:
    """Who goes first is agreed or drawn before the hands are (EX 3.11)."""
    if state.first == ASK_WHO_IS_FIRST:
        state.ask(CHOOSE_FIRST, state.random(2), setup_options(state, frame))
    elif state.first == DRAW_LOTS:
        state.answer = FIRST + state.random(2)
    else:
        state.answer = FIRST + state.first


def deal(state: ExceedState, frame: Frame) -> None:
    """Places, shuffled decks, 5 and 6 cards (EX 3.5, 3.6, 3.12, 3.13, 3.15)."""
    first: i64 = state.answer % ARGUMENTS
    state.first = first
    frame.seat = first
    if state.log is not None:
        note(state, "first player", int(first), "EX 3.11")
    for place, seat in enumerate((first, 1 - first)):
        player = state.players[seat]
        fighter = state.match.fighters[seat]
        player.space = STARTING_SPACES[place]
        forward = 1 if place == 0 else -1
        for token, offset in enumerate(fighter.token_offsets):
            if offset != OFF_BOARD:
                player.tokens[token] = player.space + forward * offset
                if state.log is not None:
                    numbers = (int(player.tokens[token]),)
                    note(state, "token", int(seat), "EX 2.15", numbers=numbers, words=(fighter.token_name(token),))
        shuffle_deck(state, seat)
    for place, seat in enumerate((first, 1 - first)):
        draw(state, seat, 5 + place + state.match.fighters[seat].extra_cards, "EX 3.13")
    state.them = 0


def first_mulligan(state: ExceedState, frame: Frame) -> None:
    """Put hand cards aside one by one, the first player before the second (EX 3.16, 3.19). Frame: b = whose."""
    frame.b = 0
    ask_mulligan(state, frame)


def ask_mulligan(state: ExceedState, frame: Frame) -> None:
    """Ask for the next card to put aside, or for the end; asked even with nothing left to put aside."""
    state.ask(MULLIGAN, mulliganing(frame), setup_options(state, frame), True)


def mulliganing(frame: Frame) -> i64:
    """Whose mulligan it is."""
    return frame.seat if frame.b == 0 else 1 - frame.seat


def put_aside(state: ExceedState, frame: Frame) -> None:
    """Put the card aside and ask again, or draw as many, then shuffle the others back in unseen (EX 3.17, 3.18)."""
    seat = mulliganing(frame)
    player = state.players[seat]
    if state.answer != PASS:
        card = state.answer % ARGUMENTS
        player.hand.remove(card)
        player.spared.append(card)
        frame.step -= 1
        ask_mulligan(state, frame)
        return
    count: i64 = len(player.spared)
    draw(state, seat, count, "EX 3.16")
    state.them = 0
    player.deck.extend(player.spared)
    player.spared = []
    shuffle_deck(state, seat)
    if state.log is not None:
        note(state, "mulligan", int(seat), "EX 21.9", numbers=(int(count),))
    if frame.b == 0:
        frame.b = 1
        frame.step -= 1
        ask_mulligan(state, frame)


def begin_play(state: ExceedState, frame: Frame) -> None:
    """The first player takes the first turn (EX 3.20)."""
    state.push(TURN, frame.seat)


def setup_options(state: ExceedState, frame: Frame) -> list[int]:
    """Who goes first, or the hand cards that can be put aside and the end."""
    if frame.step <= 1:
        return [FIRST, FIRST + 1]
    options: list[int] = [PASS]
    for card in state.players[mulliganing(frame)].hand:
        if CARD + card not in options:
            options.append(CARD + card)
    return options


PROCEDURES[SETUP] = Steps(choose_first, deal, first_mulligan, put_aside, begin_play, options=setup_options)
