"""What most effects with a choice have in common: one question, and then what was chosen is done."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


class AskOnce(Effect[ExceedState]):
    """Asks its player to choose one of its options and does what belongs to it; says what below."""

    def __init__(self, decision: i64, immediate: bool = False) -> None:
        super().__init__(immediate)
        self.decision: i64 = decision

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask, then do it."""
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                self.without(state)
                return True
            frame.step = 1
            state.ask(self.decision, frame.seat, options)
            return False
        self.choose(state, frame.seat, state.answer % ARGUMENTS)
        return True

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Do what was chosen: the argument of the option."""
        raise NotImplementedError

    def without(self, state: ExceedState) -> None:
        """What the steps after it read if there was nothing to choose."""
