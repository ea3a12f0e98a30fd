"""Standing rules with one number: how far fighters move, how many cards they draw."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts

MOVEMENTS_MORE: Final = 0
PUSHES_MORE: Final = 1
DRAWS_MORE: Final = 2
MOVEMENT_LIMIT: Final = 3
NO_LIMIT: Final = -1


def more(state: ExceedState, seat: i64, what: i64) -> i64:
    """What the rules of one kind add, in a strike, to what this player's effects do."""
    total: i64 = 0
    if not state.sides or not (state.match.number_rules >> what) & 1:
        return total
    for text in active_texts(state, seat):
        for rule in text.number_rules:
            if rule.what == what and rule.holds(state, seat):
                total += rule.amount
    return total


def movement_limit(state: ExceedState, seat: i64) -> i64:
    """The most spaces of one own movement of this player, NO_LIMIT without such a rule."""
    least: i64 = NO_LIMIT
    if not (state.match.number_rules >> MOVEMENT_LIMIT) & 1:
        return least
    for text in active_texts(state, seat):
        for rule in text.number_rules:
            if rule.what == MOVEMENT_LIMIT and rule.holds(state, seat) and (least < 0 or rule.amount < least):
                least = rule.amount
    return least
