"""Numbers about cards that were just drawn, discarded or shown."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import HAND
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import face_power
from wildswing.kernel.effects import Number


class DiscardedThisStrike(Number[ExceedState]):
    """The hand cards that you have discarded in this strike."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].discarded if state.sides else 0


class CardsDrawn(Number[ExceedState]):
    """The cards just drawn."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.them if state.them_zone == HAND else 0


class PowerOfThatCard(Number[ExceedState]):
    """The printed Power of the card that a text of yours had shown last; 0 without one."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it from the card, as of now."""
        revealed = state.players[seat].revealed
        return face_power(state, seat, revealed[0]) if revealed else 0
