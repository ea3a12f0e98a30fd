"""How a game of EXCEED is called in a list, and how it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.constants import OUT_OF_LIFE
from wildswing.server.wire.common import Result, Standing

if TYPE_CHECKING:
    from wildswing.exceed.cards import Match
    from wildswing.exceed.state import ExceedState
    from wildswing.exceed.view import ExceedView


def exceed_title(match: Match) -> str:
    """Who plays."""
    return f"{match.fighters[0].name} against {match.fighters[1].name}"


def exceed_summary(view: ExceedView) -> str:
    """How it stands in a few words."""
    known = view.known
    lives = f"{max(0, int(known.players[0].life))} to {max(0, int(known.players[1].life))}"
    if known.over:
        return f"{fighter_name(known, 1 - int(known.loser))} won in turn {view.turn}, {lives}"
    return f"turn {view.turn}, {lives}" if view.turn else "setting up"


def fighter_name(known: ExceedState, seat: int) -> str:
    """A player's character; of equal ones with the number of the seat."""
    names = [fighter.name for fighter in known.match.fighters]
    return f"{names[seat]} ({seat + 1})" if names[0] == names[1] else names[seat]


def exceed_result(known: ExceedState) -> Result | None:
    """How it ended; None as long as it goes on."""
    if not known.over:
        return None
    loser = int(known.loser)
    name = fighter_name(known, loser)
    reason = f"{name} has no life left" if known.reason == OUT_OF_LIFE else f"{name} has no card left to draw"
    return Result(1 - loser, reason, (Standing(1 - loser, 1, None), Standing(loser, 2, None)))
