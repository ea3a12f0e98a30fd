"""How conditions hang together: the contrary of one, several at once, two numbers compared."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition, Number


class Not(Condition[ExceedState]):
    """The contrary of another condition."""

    def __init__(self, condition: Condition[ExceedState]) -> None:
        super().__init__()
        self.condition = condition
        self.fixed = condition.fixed

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return not self.condition.test(state, seat)


class NotWithinItself(Condition[ExceedState]):
    """A condition that reads what its own line may change: it does not hold while it is being tested (EX 14.4)."""

    def __init__(self, condition: Condition[ExceedState]) -> None:
        super().__init__()
        self.condition = condition

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it, with its own line left out."""
        if self in state.being_read:
            return False
        state.being_read.append(self)
        try:
            return self.condition.test(state, seat)
        finally:
            state.being_read.pop()


class AllOf(Condition[ExceedState]):
    """Several conditions, all true."""

    def __init__(self, conditions: list[Condition[ExceedState]]) -> None:
        super().__init__()
        self.conditions = conditions
        self.fixed = all(condition.fixed for condition in conditions)

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test them all."""
        for condition in self.conditions:
            if not condition.test(state, seat):
                return False
        return True


class Compare(Condition[ExceedState]):
    """Two numbers stand in a relation: -2 less, -1 at most, 0 equal, 1 at least, 2 more."""

    def __init__(self, left: Number[ExceedState], relation: i64, right: Number[ExceedState]) -> None:
        super().__init__()
        self.left = left
        self.relation: i64 = relation
        self.right = right

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Compare them."""
        left = self.left.value(state, seat)
        right = self.right.value(state, seat)
        relation = self.relation
        if relation == 0:
            return left == right
        if relation == 1:
            return left >= right
        if relation == -1:
            return left <= right
        if relation == 2:
            return left > right
        return left < right
