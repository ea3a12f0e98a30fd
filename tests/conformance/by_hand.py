"""What a test of the client changed by hand that is no card, life or space."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest.mock import patch

from tests.conformance.recording import Segment
from wildswing.exceed import actions, board
from wildswing.exceed.effects import movement
from wildswing.exceed.state import ExceedState


def bound(segment: Segment) -> frozenset[int]:
    """The seats whose movement a test forbade by hand, not by a card."""
    found = set()
    for call in segment.calls:
        if call.unpoked is not None:
            for seat, (old, new) in enumerate(zip(call.unpoked["p"], call.before["p"], strict=True)):
                if new.get("f", {}).get("cannot_move") and not old.get("f", {}).get("cannot_move"):
                    found.add(seat)
    return frozenset(found)


@contextmanager
def as_set_by_hand(segment: Segment) -> Iterator[None]:
    """The rules as a test has changed them by hand for a segment: who cannot move (EX 8.16)."""
    seats, by_cards = bound(segment), board.cannot_move

    def cannot_move(state: ExceedState, seat: int) -> bool:
        return seat in seats or by_cards(state, seat)

    with ExitStack() as stack:
        if seats:
            for module in (actions, board, movement):
                stack.enter_context(patch.object(module, "cannot_move", cannot_move))
        yield
