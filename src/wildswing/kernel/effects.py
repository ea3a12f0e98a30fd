"""The base classes of everything that a card text is made of: effects, conditions and numbers."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import i64

from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame, State

S = TypeVar("S", bound=State)


NO_CARD: Final = -1


class Number(Generic[S]):
    """A number that a text speaks of."""

    def value(self, state: S, seat: i64) -> i64:
        """The number as it is now, for the player (or the figure) of the text."""
        raise NotImplementedError


class Constant(Number[S]):
    """A number that is written down."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, state: S, seat: i64) -> i64:
        """The number itself."""
        return self.number


class Condition(Generic[S]):
    """Something that is true or not."""

    def __init__(self) -> None:
        # Whether it can change between the moment a timing starts and the moment a line of it is done.
        self.fixed: bool = False
        self.words: str = ""

    def test(self, state: S, seat: i64) -> bool:
        """Whether it holds now, for the player of the text."""
        raise NotImplementedError


class Effect(Procedure[S]):
    """One step of a text.

    `immediate` effects finish inside `apply`; the others run as a frame through `resume`. `pushes` says that `apply`
    may start something that must be finished before the step after it.
    """

    def __init__(self, immediate: bool, pushes: bool = False) -> None:
        self.immediate: bool = immediate
        self.pushes: bool = pushes
        self.number: i64 = -1
        self.words: str = ""  # what it does, where that is an alternative or a part that can be declined
        self.line: str = ""  # the line that it is a part of
        self.source: str = ""
        self.card: i64 = NO_CARD

    def apply(self, state: S, seat: i64) -> None:
        """Do the whole effect at once."""
        raise NotImplementedError

    def resume(self, state: S, frame: Frame) -> bool:
        """Go on with the effect from its frame; True when it is finished."""
        self.apply(state, frame.seat)
        return True

    def options(self, state: S, frame: Frame) -> list[int]:
        """The options of the decision that the effect waits for."""
        raise NotImplementedError

    def possible(self, state: S, seat: i64) -> bool:
        """Whether the effect, as a cost or an alternative, can be carried out."""
        return True

    def offered(self, state: S, seat: i64) -> bool:
        """Whether an action with this text is open: even if it can do nothing, but for a price (EX 5.23)."""
        return True

    def seems_possible(self, state: S, seat: i64) -> bool:
        """Whether, from what everybody can see, it might be possible; True whenever `possible` is."""
        return True

    def idle(self, state: S, seat: i64) -> bool:
        """Whether everybody sees that the effect does nothing now, so that a log need not speak of it."""
        return False


def perform(state: S, effect: Effect[S], seat: i64) -> None:
    """Do an effect now, or start it on the stack."""
    if effect.immediate:
        effect.apply(state, seat)
    else:
        state.push(effect.number, seat)
