"""What a table is called, and how it stands in a few words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.library import characters
from wildswing.server.pictures import summary, title
from wildswing.server.pictures.hackclad.titles import listed

if TYPE_CHECKING:
    from wildswing.server.tables.seats import Seat
    from wildswing.server.tables.table import Table

NOBODY = "anybody"


def called(table: Table, seat: Seat) -> str:
    """A seat by its characters; as long as there are none, by its player."""
    if seat.characters:
        names = {info.id: info.name for info in characters(table.new.game)}
        return " and ".join([names.get(one, one) for one in seat.characters])
    return seat.name or seat.called or NOBODY


def title_of(table: Table) -> str:
    """Who plays, such as "Geoffrey against Ryu".

    Args:
        table: the table.
    """
    if table.game is not None:
        return title(table.game)
    names = [called(table, seat) for seat in table.seats]
    return " against ".join(names) if table.new.game == "exceed" else listed(names)


def summary_of(table: Table) -> str:
    """How the table stands, such as "turn 9, 22 to 17".

    Args:
        table: the table.
    """
    if table.game is not None:
        return summary(table.game)
    free = sum(seat.kind == "free" for seat in table.seats)
    if table.state == "over":
        return "closed before it began"
    return f"waiting for {free} {'player' if free == 1 else 'players'}"
