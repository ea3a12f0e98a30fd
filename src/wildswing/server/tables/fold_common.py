"""What several entries do to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.entries import EntryError
from wildswing.server.tables.results import Ending, by_closing, by_loss, by_play

if TYPE_CHECKING:
    from wildswing.library import AnyGame
    from wildswing.server.tables.table import Table


def playing(table: Table) -> AnyGame:
    """The game that is going on."""
    if table.state != "playing" or table.game is None:
        raise EntryError(f"entry {table.version} of the table {table.id} needs a game that goes on")
    return table.game


def let_clock_run(table: Table) -> None:
    """Let the clock of the seat that is asked run."""
    seat = table.mover
    if table.clocks is not None and seat is not None:
        table.clocks.asked(seat, table.number, person=table.seats[seat].kind == "person")


def end(table: Table, ending: Ending, loser: int | None = None, reason: str = "") -> None:
    """Let the table be over."""
    table.state, table.ended_by, table.paused = "over", ending, False
    if ending == "closed":
        table.result = by_closing(table.game, reason)
    else:
        assert table.game is not None
        lost = None if loser is None else table.seats[loser]
        table.result = by_play(table.game) if lost is None else by_loss(table.game, lost.number, lost.name, ending)
    if table.clocks is not None:
        table.clocks.resume()
        table.clocks.stop()
    table.links = {hash_: link for hash_, link in table.links.items() if link[0] != "seat"}
