"""The differences from the client that a rule makes.

Each is a way of playing that the client has and the rules do not: a rule is changed to the client's, the segment is
played again, and only if then *everything* comes out as recorded, the rule explains the difference. So every one of
them predicts the client's whole position; nothing else counts as explained.

Only the interpreted engine can be changed like this.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import combinations

from tests.conformance.by_hand import as_set_by_hand
from tests.conformance.calls import NotUnderstoodError
from tests.conformance.departures import DEPARTURES, Departure
from tests.conformance.driver import Driver
from tests.conformance.labels import Cards
from tests.conformance.recording import Segment
from tests.conformance.script import Scripted
from wildswing.kernel.state import NO_DECISION

MOST_TOGETHER = 2


def explain(cards: Cards, segment: Segment, start: Scripted) -> str:
    """The rules that make our outcome differ from the recorded one, "" if none do.

    Args:
        cards: the numbers of the cards.
        segment: what was recorded.
        start: our state before it.
    """
    for departures in together([entry for entry in DEPARTURES if entry.may_apply(segment)]):
        with ExitStack() as stack:
            stack.enter_context(as_set_by_hand(segment))
            for entry in departures:
                stack.enter_context(entry.change())
            try:
                outcome = Driver(cards, segment).play(listed_anew(start))
            except NotUnderstoodError:
                continue
            if not outcome.differences:
                return " and ".join(str(entry) for entry in departures)
    return ""


def listed_anew(start: Scripted) -> Scripted:
    """A copy of a state in which what can be chosen is listed by the rules of now."""
    state = start.clone()
    if state.decision != NO_DECISION:
        state.options = state.list_options(state.stack[-1])
    return state


def together(departures: list[Departure]) -> Iterator[tuple[Departure, ...]]:
    """Each one alone, then all pairs."""
    for size in range(1, MOST_TOGETHER + 1):
        yield from combinations(departures, size)
