"""What a trap does when a fighter enters its space during the resolution of a strike (EX 25.2)."""

from __future__ import annotations

from wildswing.exceed.boost import perform_between
from wildswing.exceed.constants import TRAP, WHEN_PLAYER_ENTERS
from wildswing.exceed.laid import markers_out
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

# The TRAP procedure: seat = whose boost it is, a = card, b = the next of its lines, c = its marker.


def trap_lines(state: ExceedState, frame: Frame) -> None:
    """Its lines, if it is still there when its turn comes."""
    if frame.b == 0 and frame.c not in markers_out(state, frame.a):
        return
    perform_between(state, frame, state.match.cards[frame.a].boost.lines[WHEN_PLAYER_ENTERS], frame.seat)


PROCEDURES[TRAP] = Steps(trap_lines)
