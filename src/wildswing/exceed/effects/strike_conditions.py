"""Conditions about where the fighters stand and what happened to them in this strike or turn."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import attack_distance
from wildswing.exceed.constants import BOARD_SIZE, CENTER, NO_RANGE
from wildswing.exceed.spans import occupies
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


class OpponentShifted(Condition[ExceedState]):
    """The opponent moved or was moved in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat].shifted


class FirstCancel(Condition[ExceedState]):
    """The cancel that is just made is your first one this turn (EX 23.19)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.players[seat].cancels == 1


class Struck(Condition[ExceedState]):
    """A strike happened this turn."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.struck


class SpentGauge(Condition[ExceedState]):
    """You spent Gauge in this strike, for whatever it was (EX 7.10)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].gauge_spent > 0


class DuringStrike(Condition[ExceedState]):
    """A strike is going on."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0


class InReach(Condition[ExceedState]):
    """The opponent is where your attack reaches: at a distance of its range from its origin (EX 15.5)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it; no attack that is face up reaches nobody."""
        low = least_range(state, seat) if state.sides else NO_RANGE
        return low != NO_RANGE and low <= attack_distance(state, seat) <= greatest_range(state, seat)


class AttackStillInPlay(Condition[ExceedState]):
    """Your attack is still in play: it has not left the strike before its end (EX 15.16)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].attack >= 0 and not state.sides[seat].gone
