"""Conditions about the strike and its attacks. Each takes the player of the text; "the opponent" is the other seat."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.effects.printed import printed_speed
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import is_critical, is_ex
from wildswing.kernel.effects import Condition


class DuringStrike(Condition[ExceedState]):
    """A strike is going on."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0


class Initiated(Condition[ExceedState]):
    """You initiated, or the opponent did."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent
        self.fixed = True

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.attacker == (1 - seat if self.opponent else seat)


class Critical(Condition[ExceedState]):
    """Critical (EX 23.4)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return is_critical(state, seat)


class Ex(Condition[ExceedState]):
    """EX."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and is_ex(state, seat)


class WildSwing(Condition[ExceedState]):
    """Wild swing, of one's own or, with `opponent`, the other's."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent
        self.fixed = True

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].wild


class AttackIs(Condition[ExceedState]):
    """An attack is of a kind."""

    def __init__(self, kind: i64, opponent: bool) -> None:
        super().__init__()
        self.kind: i64 = kind
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides:
            return False
        side = state.sides[1 - seat if self.opponent else seat]
        return side.attack >= 0 and side.face_up and fits(state, side.attack, self.kind)


class OpponentFaster(Condition[ExceedState]):
    """The opponent's printed Speed is higher."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and printed_speed(state, 1 - seat) > printed_speed(state, seat)


class Hit(Condition[ExceedState]):
    """You hit with your attack in this strike (EX 15.17)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].hit


class WasHit(Condition[ExceedState]):
    """You were hit in this strike."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].was_hit


class Stunned(Condition[ExceedState]):
    """You are stunned, or the opponent is."""

    def __init__(self, opponent: bool) -> None:
        super().__init__()
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[1 - seat if self.opponent else seat].stunned


class SpentGauge(Condition[ExceedState]):
    """You spent Gauge in this strike, for whatever it was (EX 7.10)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].gauge_spent > 0


class AttackStillInPlay(Condition[ExceedState]):
    """Your attack is still in play: it has not left the strike before its end (EX 15.16)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].attack >= 0 and not state.sides[seat].gone
