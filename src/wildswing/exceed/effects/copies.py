"""Conditions about the attacks of a strike: where their copies lie, what is printed on both."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.effects.printed import printed_speed
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import zone
from wildswing.kernel.effects import Condition


class CopyOfAttackIn(Condition[ExceedState]):
    """A copy of your attack, or of the opponent's, lies in one of some zones of yours (EX 1.16)."""

    def __init__(self, zones: list[int], opponent: bool) -> None:
        super().__init__()
        self.zones = zones
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it; an attack that lies face down tells nothing."""
        if not state.sides:
            return False
        side = state.sides[1 - seat if self.opponent else seat]
        if side.attack < 0 or not side.face_up:
            return False
        match = state.match
        key = match.card(side.attack).copy_key
        for where in self.zones:
            for card in zone(state.players[seat], where):
                if card >= 0 and match.card(card).copy_key == key:
                    return True
        return False


class AttackNamed(Condition[ExceedState]):
    """Your attack is the card of a name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it; an attack that lies face down tells nothing."""
        if not state.sides:
            return False
        side = state.sides[seat]
        return side.attack >= 0 and side.face_up and state.match.card(side.attack).name == self.name


class SameSpeed(Condition[ExceedState]):
    """Both attacks have the same printed Speed; an attack that has left the strike has none (EX 15.16)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides:
            return False
        for side in state.sides:
            if side.attack < 0 or side.gone or not side.face_up:
                return False
        return printed_speed(state, 0) == printed_speed(state, 1)
