"""Movements that tokens have a part in: changing places with one, stopping on one, going toward one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.board import ADVANCE, destination
from wildswing.exceed.constants import AMOUNT, NUMBER, OFF_BOARD
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.effects.movement import MoveToSpace, bounded, go_to
from wildswing.exceed.effects.token_copies import Copies
from wildswing.exceed.effects.tokens import put_token, space_of
from wildswing.exceed.effects.ways import PULL, PUSH, WAY
from wildswing.exceed.moving import start_movement, stay
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame

ORIGIN: Final = -2  # "the attack's origin", where else a token's place stands


class SwapPlaces(Effect[ExceedState]):
    """`Swap places with Shield Knight`: you move to its space, and it goes to yours."""

    def __init__(self, token: i64) -> None:
        super().__init__(True, True)
        self.token: i64 = token

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move, and put the token where you came from; nothing if you cannot move there (EX 8.20)."""
        target = space_of(state, seat, self.token)
        start = state.players[seat].space
        if target == OFF_BOARD or target == start:
            stay(state)
            return
        go_to(state, seat, target)
        if state.players[seat].space == target:
            put_token(state, seat, self.token, start)


class PushFrom(AskOnce):
    """`Push 2 from the attack's origin`, `pull up to 3 toward the attack's origin`, `pull 1 toward Gravitron`.

    The opponent moves away from that space or toward it, perhaps beyond it (EX 8.15). On the space the player chooses a
    direction, but there is no movement toward an origin that is reached.
    """

    def __init__(self, token: i64, away: bool, low: Number[ExceedState], high: Number[ExceedState]) -> None:
        super().__init__(AMOUNT)
        self.token: i64 = token
        self.away = away
        self.low = low
        self.high = high

    def without(self, state: ExceedState) -> None:
        """There was no movement."""
        stay(state)

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Move the opponent."""
        if chosen == 0:
            stay(state)
        else:
            start_movement(state, seat, chosen // WAY, chosen % WAY)

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every number of spaces in the direction, or in both."""
        seat = frame.seat
        options: list[int] = []
        start = origin(state, seat) if self.token == ORIGIN else space_of(state, seat, self.token)
        other = state.players[1 - seat].space
        if start == OFF_BOARD or (start == other and self.token == ORIGIN and not self.away):
            return options
        low = bounded(self.low.value(state, seat))
        high = bounded(self.high.value(state, seat))
        if low == 0 or high < low:
            options.append(NUMBER)
            low = 1
        own = state.players[seat].space
        # Away from your fighter is a push, toward it a pull.
        pushed = (other > start) == (other > own) if self.away else (other > start) != (other > own)
        for way in (PUSH, PULL):
            if start == other or pushed == (way == PUSH):
                spaces = low
                while spaces <= high:
                    options.append(NUMBER + way * WAY + spaces)
                    spaces += 1
        return options


class AdvanceOnto(Amount[ExceedState]):
    """`Advance 4 stopping on Gravitron`: so far, or until you stand on the token."""

    def __init__(self, token: i64, amount: Number[ExceedState]) -> None:
        super().__init__(amount, True)
        self.token: i64 = token

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Advance."""
        target = space_of(state, seat, self.token)
        spaces: i64 = 1
        while spaces < amount:
            if destination(state, seat, ADVANCE, spaces, True) == target:
                break
            spaces += 1
        start_movement(state, seat, ADVANCE, spaces if amount > 0 else 0)


class MoveSweeping(MoveToSpace):
    """`Move to any space within 6 removing the first 2 Ice Spikes in the way`, that is on the spaces entered."""

    def __init__(self, limit: i64, copies: Copies, count: i64) -> None:
        super().__init__(limit)
        self.copies = copies
        self.count: i64 = count

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask and move, then remove what was in the way."""
        if frame.step == 0:
            return super().resume(state, frame)
        seat = frame.seat
        go_to(state, seat, state.answer % ARGUMENTS)
        space = state.path_from
        step: i64 = 1 if state.path_to > space else -1
        left = self.count
        while space != state.path_to and left > 0:
            space += step
            copy = self.copies.at(state, seat, space)
            if copy >= 0 and space != state.players[1 - seat].space:  # which is passed over (EX 8.4)
                put_token(state, seat, copy, OFF_BOARD)
                left -= 1
        return True
