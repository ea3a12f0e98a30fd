"""Procedures: a rulebook's numbered list as a table of small functions in the same order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from mypy_extensions import i64

from wildswing.kernel.state import NO_DECISION, Frame, State

S = TypeVar("S", bound=State)


class Procedure(Generic[S]):
    """Something that can be resumed from its frame until it is finished."""

    def resume(self, state: S, frame: Frame) -> bool:
        """Go on; True when finished, False after pushing a frame, asking a decision or finishing only one step."""
        raise NotImplementedError

    def options(self, state: S, frame: Frame) -> list[int]:
        """The options of the decision that the frame waits for, computed from the state alone."""
        raise NotImplementedError


class Steps(Procedure[S]):
    """A table of steps, done in order. A step may push frames, ask, or set `frame.step` to go elsewhere.

    Args:
        steps: functions of the state and the frame; when one runs, `frame.step` is already that of the next.
        options: lists the options of whichever step asked; needed if one does.
    """

    def __init__(
        self, *steps: Callable[[S, Frame], None], options: Callable[[S, Frame], list[int]] | None = None
    ) -> None:
        self.steps = steps
        self.count: i64 = len(steps)
        self.lister = options

    def resume(self, state: S, frame: Frame) -> bool:
        """Do steps until one asks, pushes a frame or ends the game; after the last one the frame is finished."""
        steps = self.steps
        stack = state.stack
        while True:
            step = frame.step
            frame.step = step + 1
            steps[step](state, frame)
            if frame.step >= self.count:
                return True
            if state.decision != NO_DECISION or stack[-1] is not frame or state.over:
                return False

    def options(self, state: S, frame: Frame) -> list[int]:
        """The options of the step that asked, by the procedure's one listing function."""
        if self.lister is None:
            raise NotImplementedError
        return self.lister(state, frame)
