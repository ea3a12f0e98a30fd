"""Texts about triggers: those of a discarded card, and a Hit effect once more (EX 18.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import AFTER, BEFORE, CLEANUP, HIT, ORDER, TRIGGER
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import distinct, find, join_timing, perform_line
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame

# The triggers that stand on attacks and are given with them.
PRINTED: Final[tuple[int, ...]] = (BEFORE, HIT, AFTER, CLEANUP)


class BorrowTriggers(Effect[ExceedState]):
    """`Give your attack that card's triggers`: of the attack on the card just discarded, for this strike (EX 18.1)."""

    def __init__(self) -> None:
        super().__init__(True, True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Give the lines; those of a timing that is running join it (EX 18.13)."""
        pile = state.players[seat].discard
        if not state.sides or not pile:
            return
        card = state.match.card(pile[len(pile) - 1])
        side = state.sides[seat]
        for trigger in PRINTED:
            for line in card.attack.lines[trigger]:
                side.granted = (*side.granted, line.number)
                join_timing(state, seat, line)
        if state.log is not None:
            note(state, "triggers given", int(seat), "EX 18.1", cards=(int(card.number),), words=(self.source,))


class RepeatHit(Effect[ExceedState]):
    """`Repeat another of your Hit effects`: done before or still to be done. Frame: items = what it may be."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask which one, then do it."""
        seat = frame.seat
        if frame.step == 0:
            frame.items = tuple([number for number in find(state, seat, HIT) if not self.is_own(state, number)])
            if not frame.items:
                return True
            frame.step = 1
            state.ask(ORDER, seat, self.options(state, frame))
            return False
        if frame.step == 1:
            frame.step = 2
            line = state.match.line(frame.items[state.answer % ARGUMENTS])
            if line is not None:
                perform_line(state, line, seat)
            return state.stack[len(state.stack) - 1] is frame
        return True

    def is_own(self, state: ExceedState, number: i64) -> bool:
        """Whether a line is the one that repeats."""
        line = state.match.line(number)
        return line is None or line.body is self

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """One option for each different line."""
        return [TRIGGER + place for place in distinct(frame.items)]
