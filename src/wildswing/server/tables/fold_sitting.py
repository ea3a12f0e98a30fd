"""How entries change who sits at a table, and its links."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.entries import Claimed, Invited, Left, Moved, WatcherAdmitted

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


def invited(table: Table, entry: Invited) -> None:
    """A link was made."""
    link = (entry.link, entry.seat)
    table.links = {hash_: other for hash_, other in table.links.items() if other != link}
    table.links[entry.hash] = link


def claimed(table: Table, entry: Claimed) -> None:
    """A guest sat down; the seat's link is used up."""
    table.seats[entry.seat].take(entry.guest, entry.name, entry.characters)
    table.links = {hash_: link for hash_, link in table.links.items() if link != ("seat", entry.seat)}


def left(table: Table, entry: Left) -> None:
    """A guest stood up; no link brings the guest back."""
    table.seats[entry.seat].free()
    table.links = {hash_: link for hash_, link in table.links.items() if link != ("recovery", entry.seat)}


def watcher_admitted(table: Table, entry: WatcherAdmitted) -> None:
    """A guest may watch."""
    table.watchers.add(entry.guest)


def moved(table: Table, entry: Moved) -> None:
    """Seats are on another device."""
    old = {table.seats[number].guest for number in entry.seats}
    if table.maker in old:
        table.maker = entry.guest
    table.former -= old
    table.watchers -= old
    for number in entry.seats:
        table.seats[number].guest = entry.guest
    table.links = {
        hash_: link for hash_, link in table.links.items() if link[0] != "recovery" or link[1] not in entry.seats
    }
