"""What an attack of the viewer runs into, as it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.analysis import outlook as analysis
from wildswing.exceed.constants import POWER
from wildswing.exceed.explain import value_of
from wildswing.exceed.game import ExceedGame
from wildswing.exceed.view import ExceedView
from wildswing.kernel.errors import WildswingError
from wildswing.server.pictures.exceed.hand import end_of, sum_in_words, verdict
from wildswing.server.pictures.exceed.trying import Trials
from wildswing.server.wire.exceed import ExceedOutlook, OutlookRow

if TYPE_CHECKING:
    from wildswing.hackclad.view import HackcladView
    from wildswing.library import AnyGame


def outlook(game: AnyGame | ExceedView | HackcladView, seat: int | None, card: int, ex: bool) -> ExceedOutlook:
    """What a hand card runs into if it is set as an attack now; the same view always gives the same outlook.

    Args:
        game: a game of EXCEED, or the view of the seat.
        seat: whose hand card.
        card: its number.
        ex: whether two copies are set.

    Raises:
        WildswingError: there is no such hand card, the game is over, or it is no game of EXCEED.
    """
    if not isinstance(game, ExceedGame | ExceedView):
        raise WildswingError("there is an outlook for attacks of EXCEED only; in HacKClaD look at the threats")
    view = game.view(seat) if isinstance(game, ExceedGame) else game
    made = analysis.outlook(view, card, ex)
    assert view.seat is not None
    rows = tuple([shown(row, view.seat) for row in made.rows])
    hitting = [row for row in made.rows if row.ending.hit[view.seat]]
    stunning = [row for row in hitting if row.ending.stunned[1 - view.seat]]
    return ExceedOutlook(
        card=card,
        ex=ex,
        speed=made.speed,
        wins_ties=made.wins_ties,
        summary=summary_of(Trials(view, view.seat), card, ex),
        stun=copies(stunning),
        hit=copies(hitting) - copies(stunning),
        miss=copies(list(made.rows)) - copies(hitting),
        rows=rows,
        unpayable=made.unpayable,
    )


def copies(rows: list[analysis.Row]) -> int:
    """How many cards some rows stand for."""
    return sum([row.copies for row in rows])


def shown(row: analysis.Row, seat: int) -> OutlookRow:
    """One row for the viewer."""
    ending = row.ending
    return OutlookRow(
        card=row.card,
        count=row.copies,
        known=row.known,
        speed=row.speed,
        deal=ending.damage[seat],
        take=ending.taken[seat],
        stuns=ending.stunned[1 - seat],
        stunned=ending.stunned[seat],
        fork=row.fork,
    )


def summary_of(trials: Trials, card: int, ex: bool) -> str:
    """The sum of the hit with its sources, and whether it would hit."""
    made = trials.of(card, ex)
    state = end_of(made)
    words = sum_in_words(state, trials.seat, POWER)
    total = f" = {int(value_of(state, trials.seat, POWER))}" if " + " in words or " - " in words else ""
    said = verdict(made).text
    return f"{words}{total}. {said[:1].upper()}{said[1:]}."
