"""Movements that end at a distance, and those that become longer before they are made."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import distance
from wildswing.exceed.constants import NO_RANGE
from wildswing.exceed.effects.ways import PUSH
from wildswing.exceed.moving import lengthen, move_now, stay
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range
from wildswing.kernel.effects import Constant, Effect
from wildswing.kernel.flow import Amount

GREATEST: Final = -1


class MoveToRange(Amount[ExceedState]):
    """`Push to range 5`, `pull to range 2`: as far as is missing.

    An opponent who is nearer than a pull is to bring it is pulled past you, to that distance on your other side; one
    who is farther than a push is to bring it stays. GREATEST stands for the greatest range of your attack. The distance
    is that of the fighters (EX 8.15).
    """

    def __init__(self, way: i64, goal: i64) -> None:
        super().__init__(Constant(goal), True)
        self.way: i64 = way

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Move what is missing."""
        if amount == GREATEST:
            amount = greatest_range(state, seat) if state.sides else NO_RANGE
        gap = distance(state)
        missing = amount - gap if self.way == PUSH else gap - amount
        if self.way != PUSH and missing < 0:
            missing = gap + amount - 1  # to the space before you, over you, and on
        if amount < 0 or missing <= 0:
            stay(state)
        else:
            move_now(state, seat, self.way, missing)


class MoveOneMore(Effect[ExceedState]):
    """`Advance or close 1 more`, before the movement is made."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Lengthen it."""
        lengthen(state, seat, 1)
