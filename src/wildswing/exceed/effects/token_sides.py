"""Tokens with two sides: the second one is up while the token is turned over."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.board import token_space
from wildswing.exceed.cards import bit_of
from wildswing.exceed.constants import OFF_BOARD, TOKEN_STAYS_UP
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.kernel.effects import Condition, Effect


def is_turned(state: ExceedState, seat: i64, token: i64) -> bool:
    """Whether the second side of a token is up."""
    return (state.players[seat].turned >> token) & 1 != 0


def is_active(state: ExceedState, seat: i64, token: i64) -> bool:
    """Whether a token is on the board with its first side up."""
    return token_space(state.players[seat], token) != OFF_BOARD and not is_turned(state, seat, token)


def turn_over(state: ExceedState, seat: i64, token: i64) -> None:
    """Turn a token over on its space, unless a text keeps its first side up."""
    player = state.players[seat]
    if token_space(player, token) == OFF_BOARD or (not is_turned(state, seat, token) and stays_up(state, seat)):
        return
    bit = bit_of(token)
    player.turned ^= bit
    if state.sides:
        state.sides[seat].turned |= bit
    if state.log is not None:
        fighter = state.match.fighters[seat]
        first, second = fighter.token_sides[token]
        before, side = (first, second) if player.turned & bit else (second, first)
        note(state, "token turned", int(seat), "EX 2.15", words=(fighter.token_name(token), side, before))


def stays_up(state: ExceedState, seat: i64) -> bool:
    """Whether a text of this player keeps the first side of a token up."""
    return has_flag(state, seat, TOKEN_STAYS_UP)


class TurnOver(Effect[ExceedState]):
    """`Turn over Nirvana`."""

    def __init__(self, token: i64) -> None:
        super().__init__(True)
        self.token: i64 = token

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Turn it over."""
        turn_over(state, seat, self.token)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is on the board."""
        return token_space(state.players[seat], self.token) != OFF_BOARD

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The board is open."""
        return self.possible(state, seat)


class TokenSide(Condition[ExceedState]):
    """`Nirvana is active`, `Nirvana is disabled`: it is on the board with that side up."""

    def __init__(self, token: i64, turned: bool) -> None:
        super().__init__()
        self.token: i64 = token
        self.turned = turned

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if token_space(state.players[seat], self.token) == OFF_BOARD:
            return False
        return is_turned(state, seat, self.token) == self.turned


class DisabledBefore(Condition[ExceedState]):
    """`Nirvana was already disabled before this strike`: it is, and was not turned over in this strike."""

    def __init__(self, token: i64) -> None:
        super().__init__()
        self.token: i64 = token

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if token_space(state.players[seat], self.token) == OFF_BOARD or not is_turned(state, seat, self.token):
            return False
        return not state.sides or (state.sides[seat].turned >> self.token) & 1 == 0
