"""The spaces that fighters occupy: one each, or three in a row (EX 8.21, 25.17).

`Player.space` is the middle one. Everything that asks how far apart two fighters are, or whether a fighter is on a
space, asks here.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState


def half(state: ExceedState, seat: i64) -> i64:
    """How many spaces a fighter occupies on each side of its own."""
    return 1 if state.players[seat].wide else 0


def halves(state: ExceedState) -> i64:
    """The spaces that both fighters' bodies take from the distance of their middles."""
    players = state.players
    if players[0].wide:
        return 2 if players[1].wide else 1
    return 1 if players[1].wide else 0


def nearest(state: ExceedState) -> i64:
    """The distance between the nearest spaces of the two fighters; adjacent is 1 (EX 8.1)."""
    gap = state.players[0].space - state.players[1].space
    return (gap if gap > 0 else -gap) - halves(state)


def occupies(state: ExceedState, seat: i64, space: i64) -> bool:
    """Whether a fighter is on a space, with any part of it."""
    away = state.players[seat].space - space
    reach = half(state, seat)
    return -reach <= away <= reach


def is_occupied(state: ExceedState, space: i64) -> bool:
    """Whether any fighter is on a space."""
    return occupies(state, 0, space) or occupies(state, 1, space)


def fits(state: ExceedState, seat: i64, space: i64, size: i64) -> bool:
    """Whether a fighter's middle can be on a space: inside a board of that size, and clear of the other fighter."""
    reach = half(state, seat)
    away = state.players[1 - seat].space - space
    between = halves(state)
    return 1 + reach <= space <= size - reach and not -between <= away <= between


def front(state: ExceedState, seat: i64) -> i64:
    """The space of a fighter that is nearest to the opponent: where its attacks are measured from (EX 25.17)."""
    space = state.players[seat].space
    reach = half(state, seat)
    return space + reach if state.players[1 - seat].space > space else space - reach


def gap_to(state: ExceedState, seat: i64, start: i64) -> i64:
    """The distance from a space to the nearest space of a fighter; 0 on it."""
    away = state.players[seat].space - start
    if away < 0:
        away = -away
    away -= half(state, seat)
    return away if away > 0 else 0


def far_gap_to(state: ExceedState, seat: i64, start: i64) -> i64:
    """The distance from a space to the farthest space of a fighter."""
    away = state.players[seat].space - start
    return (away if away > 0 else -away) + half(state, seat)


def steps_between(state: ExceedState, seat: i64, space: i64) -> i64:
    """How many spaces a movement of a fighter to a space covers; those of an opponent on the way are not counted."""
    start = state.players[seat].space
    other = state.players[1 - seat].space
    gap = space - start if space > start else start - space
    if start < other < space or space < other < start:
        gap -= 2 * halves(state) + 1
    return gap
