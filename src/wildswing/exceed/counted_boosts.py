"""How many continuous boosts a player has: what is not counted as a boost is left out."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD_MASK, NOT_COUNTED
from wildswing.exceed.state import ExceedState


def is_counted(state: ExceedState, card: i64) -> bool:
    """Whether a continuous boost counts as one: its own text may say that it does not."""
    return state.match.cards[card & CARD_MASK].boost.flags & NOT_COUNTED == 0


def count_boosts(state: ExceedState, seat: i64) -> i64:
    """How many continuous boosts a player has in play; a boost counts itself (EX 10.18)."""
    boosts = state.players[seat].boosts
    if not state.match.flags & NOT_COUNTED:
        return len(boosts)
    count: i64 = 0
    for card in boosts:
        if is_counted(state, card):
            count += 1
    return count
