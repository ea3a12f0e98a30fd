"""Reading the position of a view: what one seat knew, with unknown cards, as a view prints it."""

from __future__ import annotations

from wildswing.hackclad.check_position import FIGURE_LIMITS, STATE_LIMITS, check_numbers
from wildswing.hackclad.fields import FIGURE, STATE
from wildswing.hackclad.read_position import needed, read_options, read_table
from wildswing.hackclad.view import HackcladView
from wildswing.kernel.encoding import parse
from wildswing.kernel.errors import PositionError
from wildswing.kernel.state import NO_DECISION


def read_view(line: str, seat: int | None, number: int = 0) -> HackcladView:
    """The view that a position of a view describes; it has no log.

    Args:
        line: as `HackcladView.position` prints it.
        seat: whose view it is; None for a spectator.
        number: how many choices were made before.

    Raises:
        PositionError: something in it is wrong; it says where.
    """
    section = parse(line)
    state = read_table(section, [], None)
    if seat is not None and not 0 <= seat < state.match.players:
        raise PositionError(f"there is no seat {seat}: there are 0 to {state.match.players - 1}, None for a spectator")
    check_numbers(section, state, [name for name, _ in STATE], STATE_LIMITS)
    for witch, figure in enumerate(state.figures):
        check_numbers(needed(section, str(witch)), figure, [name for name, _ in FIGURE], FIGURE_LIMITS)
    if state.decision != NO_DECISION and state.seat == seat:
        read_options(needed(section, "stack"), state, False)
    return HackcladView(state, seat, number, None)
