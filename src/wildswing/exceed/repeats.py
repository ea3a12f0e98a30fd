"""How often the lines of a trigger are done: standing lines may say that they resolve more times."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Line
from wildswing.exceed.constants import AFTER, BEFORE, CLEANUP, EACH_AFTER, EACH_BEFORE, HIT
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts

REPEATED: Final[i64] = (
    (1 << BEFORE) | (1 << HIT) | (1 << AFTER) | (1 << CLEANUP) | (1 << EACH_BEFORE) | (1 << EACH_AFTER)
)


def times(state: ExceedState, seat: i64, line: Line) -> i64:
    """How often a line of this player is done, once unless a text says otherwise (EX 18.1)."""
    total: i64 = 1
    if not state.match.repeats or not state.sides or not (REPEATED >> line.trigger) & 1:
        return total
    for text in active_texts(state, seat):
        for rule in text.repeats:
            if (not rule.printed_only or is_printed(state, seat, line)) and rule.holds(state, seat):
                total += rule.more
    return total


def is_printed(state: ExceedState, seat: i64, line: Line) -> bool:
    """Whether a line is printed on this player's attack."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone or line.card != side.attack:
        return False
    return line in state.match.cards[side.attack].attack.lines[line.trigger]


def repeated(state: ExceedState, seat: i64, found: list[int]) -> list[int]:
    """The numbers of lines, each as often as it is to be done."""
    if not state.match.repeats or not state.sides:
        return found
    numbers: list[int] = []
    for number in found:
        line = state.match.line(number)
        if line is not None:
            count = times(state, seat, line)
            while count > 0:
                numbers.append(number)
                count -= 1
    return numbers
