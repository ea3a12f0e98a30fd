"""Writing down what happens. Callers ask `if state.log is not None` first, so that search pays nothing."""

from __future__ import annotations

from wildswing.hackclad.state import HackcladState
from wildswing.kernel.events import EVERYBODY, Event


def note(
    state: HackcladState,
    kind: str,
    witch: int,
    rule: str,
    cards: tuple[int, ...] = (),
    numbers: tuple[int, ...] = (),
    words: tuple[str, ...] = (),
    terms: tuple[tuple[int, str], ...] = (),
    step: str = "",
    cards_for: int = EVERYBODY,
) -> None:
    """Add an event to the log; `cards_for` is the player (not the Witch) who may see the cards."""
    if state.log is not None:
        state.log.append(Event(kind, witch, cards, numbers, words, terms, step, rule, cards_for))
