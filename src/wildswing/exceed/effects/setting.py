"""What a text does to an attack while it is being set: turn it face up, or swing another card instead."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.setting import swing_instead
from wildswing.exceed.state import ExceedState
from wildswing.exceed.strike import turn_up
from wildswing.kernel.effects import Condition, Effect


class RevealAttack(Effect[ExceedState]):
    """`Reveal your attack`: from then on it lies face up, and counts as set face up (EX 25.8)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Turn it up."""
        if self.possible(state, seat):
            turn_up(state, seat, "EX 25.8", "")
            state.sides[seat].set_open = True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it lies face down."""
        if not state.sides:
            return False
        side = state.sides[seat]
        return side.attack >= 0 and not side.gone and not side.face_up

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Everybody sees whether an attack lies face down."""
        return self.possible(state, seat)


class SwingAgain(Effect[ExceedState]):
    """`Wild swing again`: another card of the deck is set instead of the attack, face down (EX 12.8, 13.12)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Set it; the old card goes where the text has sent it."""
        if state.sides:
            swing_instead(state, seat)


class SetOpen(Condition[ExceedState]):
    """Your attack was set face up, or turned face up while it was being set."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.sides[seat].set_open


class RefuseAttack(Effect[ExceedState]):
    """`Make your attack invalid`: it is, whatever its price, when prices are settled (EX 13.5)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Remember it; what replaces the attack is not refused."""
        if state.sides:
            state.sides[seat].refused = True


class SetFrom(Condition[ExceedState]):
    """Your attack was set from a zone; a Wild Swing that replaced it was not."""

    def __init__(self, where: i64) -> None:
        super().__init__()
        self.where: i64 = where

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        if not state.sides:
            return False
        side = state.sides[seat]
        return side.attack >= 0 and side.set_from == self.where


class StartedBy(Condition[ExceedState]):
    """This boost started the strike."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return len(state.sides) > 0 and state.strike_source == self.card
