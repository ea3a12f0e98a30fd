"""Where on the board a text means: the spaces on which tokens are placed, found or counted (EX 2.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.constants import BOARD_SIZE, OFF_BOARD
from wildswing.exceed.spans import gap_to, is_occupied, occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, least_range

ANY_SPACE: Final = 0
IN_RANGE: Final = 1
YOUR_SPACE: Final = 2
OPPONENTS_SPACE: Final = 3
EMPTY_IN_RANGE: Final = 4  # without a fighter
NEXT_TO_YOU: Final = 5
NEXT_TO_OPPONENT: Final = 6
WITH_OR_NEXT_TO_OPPONENT: Final = 7
AT_RANGE: Final = 8  # at a distance from your fighter that the text gives


class Place:
    """What a text says of a space; `low` and `high` are the distances of `at range 2-4`."""

    def __init__(self, where: i64, low: i64 = 0, high: i64 = 0) -> None:
        self.where: i64 = where
        self.low: i64 = low
        self.high: i64 = high

    def fits(self, state: ExceedState, seat: i64, space: i64) -> bool:
        """Whether a space of the board is meant by a text of this player."""
        where = self.where
        if where == ANY_SPACE:
            return True
        if where == YOUR_SPACE:
            return occupies(state, seat, space)
        if where == OPPONENTS_SPACE:
            return occupies(state, 1 - seat, space)
        if where == NEXT_TO_YOU:
            return gap_to(state, seat, space) == 1
        if where == NEXT_TO_OPPONENT:
            return gap_to(state, 1 - seat, space) == 1
        if where == WITH_OR_NEXT_TO_OPPONENT:
            return gap_to(state, 1 - seat, space) <= 1
        if where == AT_RANGE:
            return self.low <= gap_to(state, seat, space) <= self.high
        if where == EMPTY_IN_RANGE and is_occupied(state, space):
            return False
        start = origin(state, seat)
        return start != OFF_BOARD and least_range(state, seat) <= gap(space, start) <= greatest_range(state, seat)

    def targets(self, state: ExceedState, seat: i64) -> list[int]:
        """The spaces to which a token can be brought; under a wide fighter it lies in the middle (EX 8.21)."""
        if self.where == YOUR_SPACE:
            return [state.players[seat].space]
        if self.where == OPPONENTS_SPACE:
            return [state.players[1 - seat].space]
        return self.spaces(state, seat)

    def spaces(self, state: ExceedState, seat: i64) -> list[int]:
        """All spaces that are meant."""
        found: list[int] = []
        space: i64 = 1
        while space <= BOARD_SIZE:
            if self.fits(state, seat, space):
                found.append(space)
            space += 1
        return found


def gap(one: i64, other: i64) -> i64:
    """The distance between two spaces."""
    return one - other if one > other else other - one
