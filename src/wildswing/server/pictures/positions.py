"""A single position as one seat sees it: a whole one, or what a view has printed, unknown cards as "?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import wildswing as ws
from wildswing.exceed import check_view as exceed_check
from wildswing.exceed.known import SPECTATOR
from wildswing.exceed.known import known_state as exceed_known
from wildswing.exceed.read_view import read_view as read_exceed
from wildswing.exceed.view import ExceedView
from wildswing.hackclad import check_view as hackclad_check
from wildswing.hackclad.known import known_state as hackclad_known
from wildswing.hackclad.read_view import read_view as read_hackclad
from wildswing.hackclad.view import HackcladView
from wildswing.kernel.errors import PositionError
from wildswing.server.pictures.exceed.faces import exceed_match
from wildswing.server.pictures.exceed.picture import exceed_picture
from wildswing.server.pictures.hackclad.faces import hackclad_match
from wildswing.server.pictures.hackclad.picture import hackclad_picture
from wildswing.server.wire.looking import Shown

if TYPE_CHECKING:
    from wildswing.server.wire.messages import Picture

# What a position may do to the rules whose parts are possible one by one, but not together.
MISFITS: Final = (LookupError, ValueError, TypeError, AttributeError, AssertionError, NotImplementedError)


def shown_position(position: str, seat: int | None) -> Shown:
    """A position as a viewer sees it; events there are none.

    Args:
        position: one line, as a game or a view prints it.
        seat: the viewer; None for a spectator.

    Raises:
        PositionError: something in it is wrong, or hidden from this viewer; it says what and where.
        WildswingError: there is no such seat, or a character of it cannot be played.
    """
    line = position.strip()
    try:
        return shown_hackclad(line, seat) if line.startswith("hackclad:") else shown_exceed(line, seat)
    except ws.WildswingError:
        raise
    except MISFITS:
        raise PositionError("the parts of this position do not fit together") from None


def shown_exceed(line: str, seat: int | None) -> Shown:
    """A position of EXCEED."""
    read = read_exceed(line, seat)
    whole = exceed_check.is_whole(read.known)
    if whole:
        ws.load(line)  # says what is wrong in it
    exceed_check.check_view(read.known, seat)
    known = exceed_known(read.known, SPECTATOR if seat is None else seat)
    view = ExceedView(known, seat, 0, None)
    if not whole and not view.over:
        view.sample_state(0)
    return Shown(exceed_match(view.match), tested(exceed_picture(view)))


def shown_hackclad(line: str, seat: int | None) -> Shown:
    """A position of HacKClaD."""
    read = read_hackclad(line, seat)
    whole = hackclad_check.is_whole(read.known)
    if whole:
        ws.load(line)
    hackclad_check.check_view(read.known, seat)
    known = hackclad_known(read.known, SPECTATOR if seat is None else seat)
    view = HackcladView(known, seat, 0, None)
    if not whole and not view.over:
        view.sample_state(0)
    return Shown(hackclad_match(view.match), tested(hackclad_picture(view)))


def tested(picture: Picture) -> Picture:
    """A picture that a position has given, if something can be chosen in it."""
    if picture.decision is not None and not picture.decision.options:
        raise PositionError("there is nothing to choose in this position")
    return picture
