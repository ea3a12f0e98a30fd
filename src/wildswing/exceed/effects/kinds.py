"""Kinds of cards that a text asks for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import CONTINUOUS, NORMAL, SPECIAL, TRANSFORMATION, ULTRA
from wildswing.exceed.state import ExceedState

ANY: Final = 0
A_NORMAL: Final = 1
A_SPECIAL: Final = 2
AN_ULTRA: Final = 3
A_CONTINUOUS_BOOST: Final = 4
A_TRANSFORMATION: Final = 5
SPECIAL_OR_ULTRA: Final = 6
NORMAL_OR_SPECIAL: Final = 7
COULD_REACH: Final = 8  # depends on where its player stands: see `reaching`


def fits(state: ExceedState, card: i64, kind: i64) -> bool:
    """Whether a card is of the kind that a text asks for."""
    if kind == ANY:
        return True
    it = state.match.card(card)
    if kind == A_NORMAL:
        return it.kind == NORMAL
    if kind == A_SPECIAL:
        return it.kind == SPECIAL
    if kind == AN_ULTRA:
        return it.kind == ULTRA
    if kind == A_CONTINUOUS_BOOST:
        return it.boost_kind == CONTINUOUS
    if kind == A_TRANSFORMATION:
        return it.boost_kind == TRANSFORMATION
    if kind == SPECIAL_OR_ULTRA:
        return it.kind == SPECIAL or it.kind == ULTRA
    return it.kind == NORMAL or it.kind == SPECIAL
