"""The conditions of texts and Missions."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import NO_CARD, OFF_FIELD
from wildswing.hackclad.deeds import use_of
from wildswing.hackclad.geometry import adjacent, ahead
from wildswing.hackclad.scoring import card_vp
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.using import COST_PAID
from wildswing.kernel.effects import Condition, Number


class All(Condition[HackcladState]):
    """Several conditions, all true."""

    def __init__(self, conditions: list[Condition[HackcladState]]) -> None:
        super().__init__()
        self.conditions = conditions

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test them all."""
        for condition in self.conditions:
            if not condition.test(state, seat):
                return False
        return True


class NextToClad(Condition[HackcladState]):
    """You are adjacent to the Clad."""

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        return adjacent(state.figures[seat].space, state.clad_space)


class NextToWitch(Condition[HackcladState]):
    """You are adjacent to another Witch."""

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        space = state.figures[seat].space
        for other, figure in enumerate(state.figures):
            if other != seat and adjacent(space, figure.space):
                return True
        return False


class BehindClad(Condition[HackcladState]):
    """You are behind the Clad, or in front of it."""

    def __init__(self, before: bool) -> None:
        super().__init__()
        self.before: bool = before

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it (HC 2.13, 2.14)."""
        space = state.figures[seat].space
        if space == OFF_FIELD:
            return False
        distance = ahead(state.clad_space, state.facing, space)
        return distance > 0 if self.before else distance < 0


class CostPaid(Condition[HackcladState]):
    """You paid the Extra Cost."""

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        frame = use_of(state, seat)
        return frame is not None and frame.c & COST_PAID != 0


class CouldNot(Condition[HackcladState]):
    """Nothing of the step before was possible."""

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        return state.could_not


class ItIs(Condition[HackcladState]):
    """The card last looked at or revealed is of one of some types."""

    def __init__(self, types: i64) -> None:
        super().__init__()
        self.types: i64 = types

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        if state.it == NO_CARD or state.it_clad:
            return False
        return (self.types >> state.match.card(state.it).kind) & 1 != 0


class TookSlot(Condition[HackcladState]):
    """You took one of some Turn slots this round."""

    def __init__(self, slots: list[int]) -> None:
        super().__init__()
        self.slots = slots

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        return state.figures[seat].taken in self.slots


class VpOnCards(Number[HackcladState]):
    """The VP on the nine cards (HC 20.26)."""

    def value(self, state: HackcladState, seat: i64) -> i64:
        """Add them up."""
        return card_vp(state, seat)


class Compare(Condition[HackcladState]):
    """A number compares with another: -1 at most, 0 equal, 1 at least."""

    def __init__(self, left: Number[HackcladState], relation: i64, right: i64) -> None:
        super().__init__()
        self.left = left
        self.relation: i64 = relation
        self.right: i64 = right

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Compare them."""
        left = self.left.value(state, seat)
        if self.relation == 0:
            return left == self.right
        return left >= self.right if self.relation > 0 else left <= self.right


class Implies(Condition[HackcladState]):
    """`If C, only if D`: D must hold where C does."""

    def __init__(self, when: Condition[HackcladState], needed: Condition[HackcladState]) -> None:
        super().__init__()
        self.when = when
        self.needed = needed

    def test(self, state: HackcladState, seat: i64) -> bool:
        """Test it."""
        return not self.when.test(state, seat) or self.needed.test(state, seat)
