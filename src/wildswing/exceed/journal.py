"""Writing down what happens. Callers ask `if state.log is not None` first, so that search pays nothing."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.constants import ATTACK, CLEAN_UP, PAY_ATTACK, SET_ATTACK, STRIKE
from wildswing.exceed.state import ExceedState
from wildswing.kernel.events import EVERYBODY, Event

# The steps of a strike and of an attack, by the number of the step that comes next. An attack whose After effects
# have begun has left the stack.
STRIKE_STEPS: Final = (
    "set", "set", "set", "set", "reveal", "reveal", "reveal", "price", "price", "order", "after", "after", "cleanup",
    "cleanup", "cleanup",
)  # fmt: skip
ATTACK_STEPS: Final = ("before", "before", "range", "hit", "hit", "damage", "after")


def current_step(state: ExceedState) -> str:
    """The step of the strike in which something happens now, "" outside a strike."""
    if not state.sides:
        return ""
    for place in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[place]
        if frame.procedure == ATTACK:
            return ATTACK_STEPS[frame.step]
        if frame.procedure == CLEAN_UP:
            return "cleanup"
        if frame.procedure == PAY_ATTACK:
            return "price"
        if frame.procedure == SET_ATTACK:
            return "set"
        if frame.procedure == STRIKE:
            return STRIKE_STEPS[frame.step]
    return ""


def note(
    state: ExceedState,
    kind: str,
    seat: int,
    rule: str,
    cards: tuple[int, ...] = (),
    numbers: tuple[int, ...] = (),
    words: tuple[str, ...] = (),
    terms: tuple[tuple[int, str], ...] = (),
    step: str = "",
    cards_for: int = EVERYBODY,
) -> None:
    """Add an event to the log; its step is the one that the strike is in, unless it is given."""
    if state.log is not None:
        state.log.append(Event(kind, seat, cards, numbers, words, terms, step or current_step(state), rule, cards_for))
