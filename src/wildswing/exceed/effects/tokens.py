"""Tokens on the board, and an attack that lies on a space as a token (EX 2.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.constants import BOARD_SIZE, OFF_BOARD, PICK_SPACE, SPACE
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, least_range
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame

YOUR_ATTACK: Final = -1

# ---- where a token is placed
ANY_SPACE: Final = 0
IN_RANGE: Final = 1
YOUR_SPACE: Final = 2
OPPONENTS_SPACE: Final = 3


def space_of(state: ExceedState, seat: i64, token: i64) -> i64:
    """Where a token of this player is, OFF_BOARD if it is not on the board."""
    player = state.players[seat]
    return player.attack_space if token == YOUR_ATTACK else player.tokens[token]


def put_token(state: ExceedState, seat: i64, token: i64, space: i64) -> None:
    """Put a token on a space, or take it off the board."""
    player = state.players[seat]
    if token == YOUR_ATTACK:
        player.attack_space = space
        name = "attack"
    else:
        player.tokens[token] = space
        name = state.match.fighters[seat].token_names[token]
    if state.log is not None:
        note(state, "token", int(seat), "EX 2.15", numbers=(int(space),), words=(name,))


class PlaceToken(Effect[ExceedState]):
    """`Place Mantenbo on any space`, `on your space`, `on the opponent's space`, `on any space in range`."""

    def __init__(self, token: i64, where: i64) -> None:
        super().__init__(where == YOUR_SPACE or where == OPPONENTS_SPACE)
        self.token: i64 = token
        self.where: i64 = where

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Place it where there is no choice."""
        put_token(state, seat, self.token, state.players[seat if self.where == YOUR_SPACE else 1 - seat].space)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the space, then place it."""
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_SPACE, frame.seat, options)
            return False
        put_token(state, frame.seat, self.token, state.answer % ARGUMENTS)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces that the text allows."""
        seat = frame.seat
        if self.where == ANY_SPACE:
            return [SPACE + space for space in range(1, BOARD_SIZE + 1)]
        start = origin(state, seat)
        low = least_range(state, seat)
        high = greatest_range(state, seat)
        options: list[int] = []
        space: i64 = 1
        while space <= BOARD_SIZE:
            gap = space - start if space > start else start - space
            if start != OFF_BOARD and low <= gap <= high:
                options.append(SPACE + space)
            space += 1
        return options


class RemoveToken(Effect[ExceedState]):
    """`Remove Mantenbo`."""

    def __init__(self, token: i64) -> None:
        super().__init__(True)
        self.token: i64 = token

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Take it off the board."""
        if space_of(state, seat, self.token) != OFF_BOARD:
            put_token(state, seat, self.token, OFF_BOARD)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is on the board."""
        return space_of(state, seat, self.token) != OFF_BOARD

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)


class MoveToken(Effect[ExceedState]):
    """`Move Mantenbo 1-2`, in a direction that the player chooses."""

    def __init__(self, token: i64, low: Number[ExceedState], high: Number[ExceedState]) -> None:
        super().__init__(False)
        self.token: i64 = token
        self.low = low
        self.high = high

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the new space, then move it."""
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_SPACE, frame.seat, options)
            return False
        put_token(state, frame.seat, self.token, state.answer % ARGUMENTS)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces at such a distance from where it is."""
        seat = frame.seat
        start = space_of(state, seat, self.token)
        low = self.low.value(state, seat)
        high = self.high.value(state, seat)
        options: list[int] = []
        if start == OFF_BOARD:
            return options
        space: i64 = 1
        while space <= BOARD_SIZE:
            gap = space - start if space > start else start - space
            if low <= gap <= high:
                options.append(SPACE + space)
            space += 1
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is on the board."""
        return space_of(state, seat, self.token) != OFF_BOARD

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)
