"""Reading the position of a view: what one seat knew, with unknown cards, as a view prints it."""

from __future__ import annotations

from wildswing.exceed.read_position import needed, read_options, read_table
from wildswing.exceed.view import ExceedView
from wildswing.kernel.encoding import parse
from wildswing.kernel.errors import PositionError
from wildswing.kernel.state import NO_DECISION


def read_view(line: str, seat: int | None, number: int = 0) -> ExceedView:
    """The view that a position of a view describes; it has no log.

    Args:
        line: as `ExceedView.position` prints it.
        seat: whose view it is; None for a spectator.
        number: how many choices were made before.

    Raises:
        PositionError: something in it is wrong; it says where.
    """
    section = parse(line)
    state = read_table(section, [], None)
    if seat is not None and seat not in {0, 1}:
        raise PositionError(f"there is no seat {seat}: there are 0 and 1, and None for a spectator")
    if state.decision != NO_DECISION:
        if not state.stack:
            raise PositionError("the stack is empty: nothing can have asked", needed(section, "stack").place, "stack")
        if state.seat == seat:
            read_options(section, state)
    return ExceedView(state, seat, number, None)
