"""Which distances a card reaches by what is printed on it, wherever it lies."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import NO_RANGE
from wildswing.exceed.spans import half, nearest
from wildswing.exceed.state import ExceedState


def printed_range_includes(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether a card's printed range includes the opponent of a player (EX 1.10, 1.11)."""
    it = state.match.card(card)
    low = it.low if it.low_number is None else it.low_number.value(state, seat)
    high = it.high if it.high_number is None else it.high_number.value(state, seat)
    near = nearest(state)
    return low != NO_RANGE and low <= near + 2 * half(state, 1 - seat) and near <= high
