"""Conditions about the movement just made, and about who has moved in this strike (EX 8.18, 8.19)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


class MovedPast(Condition[ExceedState]):
    """You moved past the opponent, in the movement just made (EX 8.18, 8.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.passed


class MovedPastThisStrike(Condition[ExceedState]):
    """You moved past the opponent in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].passed


class OpponentPassed(Condition[ExceedState]):
    """The opponent passed you, in the push or pull just made."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.opponent_passed


class FellShort(Condition[ExceedState]):
    """The movement just made fell short of what it was to be."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.short


class NotMoved(Condition[ExceedState]):
    """A player has not moved by own movement in this strike."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].moved == 0


class OpponentShifted(Condition[ExceedState]):
    """The opponent moved or was moved in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat].shifted
