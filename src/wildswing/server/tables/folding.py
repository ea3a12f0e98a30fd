"""How each kind of entry changes a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from wildswing.kernel.errors import WildswingError
from wildswing.server.tables import fold_ending, fold_playing, fold_sitting
from wildswing.server.tables.entries import (
    Act,
    Answered,
    Began,
    Chosen,
    Claimed,
    ClaimedGame,
    Closed,
    Entry,
    EntryError,
    Invited,
    Left,
    Moved,
    Offered,
    Paused,
    Rematched,
    Replaced,
    Resigned,
    Resumed,
    TimedOut,
    TookBack,
    WatcherAdmitted,
    Woke,
)
from wildswing.server.tables.offers import lapsed

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table

REMEMBERED: Final = 500
"""So many messages of each seat are known again; an older one names a decision that is long past."""


def fold_in(table: Table, entry: Entry) -> None:
    """Let the next entry change a table.

    Args:
        table: as the entries before made it.
        entry: the next one.

    Raises:
        EntryError: it does not fit to those before.
    """
    change = CHANGES.get(type(entry))
    if change is None:
        raise EntryError(f"entry {table.version + 1} of the table {table.id} cannot stand there: {entry!r}")
    at = max(entry.at, table.at)
    if table.clocks is not None:
        if isinstance(entry, Woke):
            table.clocks.skip(entry.since, at)
        else:
            table.clocks.count(at)
    table.version += 1
    table.at = at
    try:
        change(table, entry)
    except (WildswingError, IndexError, KeyError) as error:
        raise EntryError(f"entry {table.version} of the table {table.id} does not fit: {error}") from error
    if isinstance(entry, Act) and entry.message:
        remember(table.seen[entry.seat], entry.message)
    for offer in list(table.offers.values()):
        moved = isinstance(entry, Chosen | TookBack)
        if lapsed(offer.kind, moved=moved, over=table.state == "over", paused=table.paused):
            del table.offers[offer.id]


def remember(seen: dict[str, None], message: str) -> None:
    """Keep the id of a message, and forget the oldest of too many."""
    seen[message] = None
    if len(seen) > REMEMBERED:
        del seen[next(iter(seen))]


CHANGES: Final[dict[type, Callable[[Table, Any], None]]] = {
    Invited: fold_sitting.invited,
    Claimed: fold_sitting.claimed,
    Left: fold_sitting.left,
    WatcherAdmitted: fold_sitting.watcher_admitted,
    Moved: fold_sitting.moved,
    Began: fold_playing.began,
    Chosen: fold_playing.chosen,
    TookBack: fold_playing.took_back,
    Offered: fold_playing.offered,
    Answered: fold_playing.answered,
    Paused: fold_playing.paused,
    Resumed: fold_playing.resumed,
    Rematched: fold_ending.rematched,
    Resigned: fold_ending.resigned,
    TimedOut: fold_ending.timed_out,
    ClaimedGame: fold_ending.claimed_game,
    Replaced: fold_ending.replaced,
    Woke: fold_playing.woke,
    Closed: fold_ending.closed,
}
