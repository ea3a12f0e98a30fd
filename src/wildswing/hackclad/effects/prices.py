"""What must be possible as a whole: prices of several parts, and texts that are done in full or not at all."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.state import HackcladState
from wildswing.kernel.effects import Condition, Effect
from wildswing.kernel.flow import Sequence


class Possible(Condition[HackcladState]):
    """`Only if you can do all of this.`: asks every step."""

    def __init__(self, bodies: list[Effect[HackcladState]]) -> None:
        super().__init__()
        self.effects: list[Effect[HackcladState]] = []
        for body in bodies:
            if isinstance(body, Sequence):
                self.effects.extend(body.parts)
            else:
                self.effects.append(body)

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Whether every part can be carried out."""
        for effect in self.effects:
            if not effect.possible(state, seat):
                return False
        return True


class Price(Sequence[HackcladState]):
    """An Extra Cost of several parts, paid in full or not at all (HC 12.2, 21.1)."""

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether every part can be paid."""
        for part in self.parts:
            if not part.possible(state, seat):
                return False
        return True

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether every part seems to be payable."""
        for part in self.parts:
            if not part.seems_possible(state, seat):
                return False
        return True
