"""Conditions about where the fighters stand, and whether an attack reaches so far."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import attack_distance, reaches
from wildswing.exceed.board import distance
from wildswing.exceed.constants import BOARD_SIZE, CENTER, NO_RANGE
from wildswing.exceed.spans import half, occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, least_range
from wildswing.kernel.effects import Condition


class AtEdge(Condition[ExceedState]):
    """A player is on the first or the last space."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        of = 1 - seat if self.opponent else seat
        return occupies(state, of, 1) or occupies(state, of, BOARD_SIZE)


class AtCenter(Condition[ExceedState]):
    """You are on the space in the middle."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].space == CENTER


class AtRange(Condition[ExceedState]):
    """The distance to the opponent lies in a range; measured from the attack's origin during one's attack."""

    def __init__(self, low: i64, high: i64, from_fighter: bool) -> None:
        super().__init__()
        self.low: i64 = low
        self.high: i64 = high  # -1: no upper end
        self.from_fighter = from_fighter

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if state.sides and not self.from_fighter and state.sides[seat].attack >= 0 and state.sides[seat].face_up:
            return reaches(state, seat, self.low, self.high if self.high >= 0 else BOARD_SIZE)
        gap = distance(state)
        far = gap + 2 * half(state, 1 - seat)
        return far >= self.low and (self.high < 0 or gap <= self.high)


class AtGreatestRange(Condition[ExceedState]):
    """The opponent is at the greatest distance that your attack reaches."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides or least_range(state, seat) < 0:
            return False
        most = greatest_range(state, seat)
        return reaches(state, seat, most, most)


class InReach(Condition[ExceedState]):
    """The opponent is where your attack reaches: at a distance of its range from its origin (EX 15.5)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it; no attack that is face up reaches nobody."""
        low = least_range(state, seat) if state.sides else NO_RANGE
        return low != NO_RANGE and low <= attack_distance(state, seat) <= greatest_range(state, seat)
