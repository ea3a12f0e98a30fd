"""Drawing and discarding: what happens to the hand."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import DISCARD_DOWN
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import discard_at_random, draw
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import Frame


class Draw(Amount[ExceedState]):
    """`Draw 2`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Draw."""
        draw(state, 1 - seat if self.opponent else seat, amount, "EX 9.6")


class DrawTo(Effect[ExceedState]):
    """`Draw to 7`."""

    def __init__(self, size: Number[ExceedState]) -> None:
        super().__init__(True)
        self.size = size

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Draw what is missing."""
        missing = self.size.value(state, seat) - len(state.players[seat].hand)
        if missing > 0:
            draw(state, seat, missing, "EX 9.6")


class DiscardTo(Effect[ExceedState]):
    """`Discard to 1`, cards of one's choice."""

    def __init__(self, size: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.size = size
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding."""
        state.push(DISCARD_DOWN, 1 - frame.seat if self.opponent else frame.seat, self.size.value(state, frame.seat))
        return True


class DiscardRandom(Amount[ExceedState]):
    """`The opponent discards 1 at random`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Discard."""
        state.count = discard_at_random(state, 1 - seat if self.opponent else seat, amount, "EX 22.6")


class DiscardChosen(Effect[ExceedState]):
    """`Discard 2`: hand cards of the discarder's choice."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        left = len(state.players[seat].hand) - self.amount.value(state, frame.seat)
        state.push(DISCARD_DOWN, seat, left if left > 0 else 0)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are so many cards."""
        return len(state.players[1 - seat if self.opponent else seat].hand) >= self.amount.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)
