"""Writing down what happens. Callers ask `if state.log is not None` first, so that search pays nothing."""

from __future__ import annotations

from wildswing.exceed.state import ExceedState
from wildswing.kernel.events import EVERYBODY, Event


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
    """Add an event to the log."""
    if state.log is not None:
        state.log.append(Event(kind, seat, cards, numbers, words, terms, step, rule, cards_for))
