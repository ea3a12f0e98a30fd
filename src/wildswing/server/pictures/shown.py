"""The picture of a game for one viewer, what does not change in it, and how it is called in a list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.game import ExceedGame
from wildswing.server.pictures.exceed.faces import exceed_match
from wildswing.server.pictures.exceed.picture import exceed_picture
from wildswing.server.pictures.exceed.titles import exceed_summary, exceed_title
from wildswing.server.pictures.hackclad.faces import hackclad_match
from wildswing.server.pictures.hackclad.picture import hackclad_picture
from wildswing.server.pictures.hackclad.titles import hackclad_summary, hackclad_title

if TYPE_CHECKING:
    from wildswing.library import AnyGame
    from wildswing.server.wire.messages import Match, Picture


def match(game: AnyGame) -> Match:
    """What does not change in a game; made once for each match.

    Args:
        game: any.
    """
    return exceed_match(game.match) if isinstance(game, ExceedGame) else hackclad_match(game.match)


def picture(game: AnyGame, seat: int | None) -> Picture:
    """How a game stands, as one viewer may know it.

    Args:
        game: any.
        seat: the viewer; None for a spectator.

    Raises:
        WildswingError: there is no such seat.
    """
    if isinstance(game, ExceedGame):
        return exceed_picture(game.view(seat))
    return hackclad_picture(game.view(seat))


def title(game: AnyGame) -> str:
    """Who plays, such as "Geoffrey against Ryu".

    Args:
        game: any.
    """
    return exceed_title(game.match) if isinstance(game, ExceedGame) else hackclad_title(game.match)


def summary(game: AnyGame) -> str:
    """How it stands in a few words that everybody may know, such as "turn 9, 22 to 17".

    Args:
        game: any.
    """
    return exceed_summary(game.view(None)) if isinstance(game, ExceedGame) else hackclad_summary(game.view(None))
