"""Tokens on the board, and an attack that lies on a space as a token (EX 2.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import token_space
from wildswing.exceed.constants import BOARD_SIZE, OFF_BOARD, PICK_SPACE, SPACE, TOKEN_STAYS
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.places import OPPONENTS_SPACE, YOUR_SPACE, Place, gap
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import Frame

YOUR_ATTACK: Final = -1


def space_of(state: ExceedState, seat: i64, token: i64) -> i64:
    """Where a token of this player is, OFF_BOARD if it is not on the board."""
    player = state.players[seat]
    return player.attack_space if token == YOUR_ATTACK else token_space(player, token)


def put_token(state: ExceedState, seat: i64, token: i64, space: i64) -> None:
    """Put a token on a space, or take it off the board."""
    player = state.players[seat]
    if token == YOUR_ATTACK:
        player.attack_space = space
        name = "attack"
    elif token >= len(player.tokens):
        return  # a token of the opponent's card
    else:
        player.tokens[token] = space
        name = state.match.fighters[seat].token_name(token)
    if state.log is not None:
        note(state, "token", int(seat), "EX 2.15", numbers=(int(space),), words=(name,))


class TokenEffect(AskOnce):
    """An effect that asks for a space on which a token stands or is to stand."""

    def __init__(self, token: i64, immediate: bool) -> None:
        super().__init__(PICK_SPACE, immediate)
        self.token: i64 = token

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Put the token on the space."""
        put_token(state, seat, self.token, chosen)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)

    def deed(self, state: ExceedState, frame: Frame, space: i64) -> str:
        """What is done with the token if this space is chosen, such as "Place {} on"."""
        return "Move {} to"


class PlaceToken(TokenEffect):
    """`Place Mantenbo on any space`, `on your space`, `on the opponent's space`, `in range`, `at range 3`."""

    def __init__(self, token: i64, place: Place) -> None:
        super().__init__(token, place.where == YOUR_SPACE or place.where == OPPONENTS_SPACE)
        self.place = place

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Place it where there is no choice."""
        put_token(state, seat, self.token, self.place.targets(state, seat)[0])

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces that the text allows."""
        return [SPACE + space for space in self.place.targets(state, frame.seat)]

    def deed(self, state: ExceedState, frame: Frame, space: i64) -> str:
        """Placing."""
        return "Place {} on"


class RemoveToken(Effect[ExceedState]):
    """`Remove Mantenbo`."""

    def __init__(self, token: i64) -> None:
        super().__init__(True)
        self.token: i64 = token

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Take it off the board, unless a text keeps it there."""
        if self.possible(state, seat):
            put_token(state, seat, self.token, OFF_BOARD)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is on the board and may leave it."""
        if self.token != YOUR_ATTACK and has_flag(state, seat, TOKEN_STAYS):
            return False
        return space_of(state, seat, self.token) != OFF_BOARD

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)

    def idle(self, state: ExceedState, seat: i64) -> bool:
        """Nothing is removed."""
        return not self.possible(state, seat)


class MoveToken(TokenEffect):
    """`Move Mantenbo 1-2`, in a direction that the player chooses."""

    def __init__(self, token: i64, low: Number[ExceedState], high: Number[ExceedState]) -> None:
        super().__init__(token, False)
        self.low = low
        self.high = high

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The spaces at such a distance from where it is."""
        seat = frame.seat
        start = space_of(state, seat, self.token)
        options: list[int] = []
        if start == OFF_BOARD:
            return options
        low = self.low.value(state, seat)
        high = self.high.value(state, seat)
        space: i64 = 1
        while space <= BOARD_SIZE:
            if low <= gap(space, start) <= high:
                options.append(SPACE + space)
            space += 1
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is on the board."""
        return space_of(state, seat, self.token) != OFF_BOARD
