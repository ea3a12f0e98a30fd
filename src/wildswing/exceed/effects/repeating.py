"""`Repeat this 2 times`: the steps of a line again, from its start."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import MAY, PASS, YES
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import Frame

FIRST: Final = 0
COUNT: Final = 1
NEXT: Final = 2
ASKED: Final = 3


class Repeated(Effect[ExceedState]):
    """A body, and then the same again a number of times; with `may` each time is a choice. Frame: a = times left."""

    def __init__(self, body: Effect[ExceedState], times: Number[ExceedState], may: bool) -> None:
        super().__init__(False, True)
        self.body = body
        self.times = times
        self.may = may

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Do the body, count how often it comes again, and do it as often."""
        while not state.over:
            if frame.step == COUNT:
                frame.step = NEXT
                frame.a = self.times.value(state, frame.seat)
            elif frame.step == NEXT and frame.a <= 0:
                return True
            elif frame.step == NEXT and self.may:
                frame.step = ASKED
                state.ask(MAY, frame.seat, self.options(state, frame))
                return False
            elif frame.step == ASKED and state.answer == PASS:
                return True
            else:
                if frame.step != FIRST:
                    frame.a -= 1
                frame.step = COUNT if frame.step == FIRST else NEXT
                if self.body.immediate:
                    self.body.apply(state, frame.seat)
                else:
                    state.push(self.body.number, frame.seat)
                if state.stack[-1] is not frame:
                    return False
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Once more, or not."""
        return [PASS, YES]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the body is."""
        return self.body.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the body seems to be."""
        return self.body.seems_possible(state, seat)
