"""Conditions about the turn, payments and where cards came from."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import BOOST, FROM_GAUGE
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


class Struck(Condition[ExceedState]):
    """A strike happened this turn."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.struck


class StruckLastTurn(Condition[ExceedState]):
    """A strike happened last turn."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.struck_last


class Exceeded(Condition[ExceedState]):
    """The character is exceeded."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[1 - seat if self.opponent else seat].exceeded


class Marked(Condition[ExceedState]):
    """The turn is marked."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].marked


class Cancelled(Condition[ExceedState]):
    """You cancelled a boost this turn (EX 23.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].cancels > 0


class FirstCancel(Condition[ExceedState]):
    """The cancel that is just made is your first one this turn (EX 23.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].cancels == 1


class DrewAtEnd(Condition[ExceedState]):
    """You drew at the end of this turn (EX 4.5)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.drew_at_end and state.active == seat


class PaidWithGauge(Condition[ExceedState]):
    """Gauge cards were among those of the payment just made."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.paid_gauge > 0


class BoostFromGauge(Condition[ExceedState]):
    """The boost that you are playing was played from your gauge."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for frame in reversed(state.stack):
            if frame.procedure == BOOST and frame.seat == seat:
                return frame.c & FROM_GAUGE != 0
        return False
