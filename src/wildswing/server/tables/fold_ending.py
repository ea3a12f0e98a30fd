"""How entries end a game, or go on after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.entries import ClaimedGame, Closed, Rematched, Replaced, Resigned, TimedOut
from wildswing.server.tables.fold_common import end, let_clock_run, playing

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


def resigned(table: Table, entry: Resigned) -> None:
    """A seat gave up."""
    playing(table)
    if not entry.goes_on:
        end(table, "resignation", entry.seat)


def timed_out(table: Table, entry: TimedOut) -> None:
    """A seat's time was up."""
    playing(table)
    if not entry.goes_on:
        end(table, "time", entry.seat)


def claimed_game(table: Table, entry: ClaimedGame) -> None:
    """A seat claimed the game."""
    playing(table)
    end(table, "claim", entry.gone)


def replaced(table: Table, entry: Replaced) -> None:
    """A bot plays on; whoever had the seat may still watch."""
    playing(table)
    seat = table.seats[entry.replaced]
    table.former.add(seat.guest)
    seat.give_to_bot(entry.bot)
    table.offers = {}
    table.links = {hash_: link for hash_, link in table.links.items() if link != ("recovery", seat.number)}
    if not table.paused:
        let_clock_run(table)


def rematched(table: Table, entry: Rematched) -> None:
    """There is another game."""
    table.rematch = entry.table
    table.offers = {}


def closed(table: Table, entry: Closed) -> None:
    """The table was closed."""
    end(table, "closed", reason=entry.reason)
