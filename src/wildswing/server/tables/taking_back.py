"""Whether a seat can take its last choice back, and who must agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from wildswing.server.tables.offers import missing

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


class Way(msgspec.Struct, frozen=True):
    """How a choice can be taken back.

    Attributes:
        to: how many choices remain.
        others: whether others have chosen since.
        ask: whether somebody must agree.
    """

    to: int
    others: bool
    ask: bool


def way_back(table: Table, seat: int) -> Way | None:
    """How a seat can take its last choice back; None if the choice stands.

    A player who still decides, and has learnt nothing, takes back alone. Where others have chosen since, or are to
    choose, everybody must agree, and nobody may have learnt anything. Bots agree, and so does who holds both seats.

    Args:
        table: where.
        seat: who wants to choose again.
    """
    game = table.game
    if game is None or table.to_move is None:
        return None
    if game.seat == seat and game.can_take_back:
        return Way(len(game.history) - 1, others=False, ask=False)
    to = game.returnable(seat)
    return None if to is None else Way(to, others=True, ask=bool(missing(table.seats, [seat])))
