"""The writing of logs: many tables' entries in one transaction, of which each is written wholly or not at all.

The row of the table guards its log: an append counts only if the version is still the one that it was judged at. So
where two processes write at the same time, one of them loses, and the others of its batch are not held up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wildswing.server.storage.listings import Listing, row_of
from wildswing.server.storage.schema import ENTRIES, SEATS, TABLES

CHANNEL: Final = "wildswing_tables"
# What stays as it was when a table grows.
LASTING: Final = frozenset({"id", "game", "maker", "created", "public", "seen"})


class Append(msgspec.Struct, frozen=True):
    """Entries to be added to a table.

    Attributes:
        table_id: the table.
        version: how many entries it is to have before: 0 for a new table.
        entries: when each happened, and its JSON.
        listing: the row of the table afterwards.
    """

    table_id: str
    version: int
    entries: tuple[tuple[int, str], ...]
    listing: Listing


def write(connection: Connection, appends: Sequence[Append], process: str) -> set[int]:
    """Write a batch; to be committed by the caller.

    Args:
        connection: to the database, within a transaction.
        appends: of any tables.
        process: who writes, so that other processes on PostgreSQL learn of it, and this one need not.

    Returns:
        The places in the batch of those that were written; at the others somebody was faster.
    """
    won: set[int] = set()
    left = list(range(len(appends)))
    while left:
        # One statement may touch a row once: a second append to the same table waits for the next round. The order is
        # the same in all processes, so that no two wait for each other.
        first: dict[str, int] = {}
        for place in left:
            first.setdefault(appends[place].table_id, place)
        won |= write_round(connection, appends, sorted(first.values(), key=lambda place: appends[place].table_id))
        left = [place for place in left if first[appends[place].table_id] != place]
    winners = [appends[place] for place in sorted(won)]
    if winners:
        write_entries(connection, winners)
        if connection.dialect.name == "postgresql":
            notify(connection, [f"{one.table_id} {one.version + len(one.entries)} {process}" for one in winners])
    return won


class LostError(Exception):
    """Somebody was faster, so that nothing of the transaction may stay."""


def write_all(connection: Connection, appends: Sequence[Append], process: str) -> None:
    """Write several appends, or none of them.

    Args:
        connection: as for `write`.
        appends: of different tables.
        process: as for `write`.

    Raises:
        LostError: somebody was faster at one of them.
    """
    if len(write(connection, appends, process)) != len(appends):
        raise LostError


def write_round(connection: Connection, appends: Sequence[Append], places: Sequence[int]) -> set[int]:
    """Raise the versions of some tables, each at most once."""
    by_length: dict[int, list[int]] = {}
    for place in places:
        by_length.setdefault(len(appends[place].entries), []).append(place)
    won: set[int] = set()
    for length, same in sorted(by_length.items()):
        of_table = {appends[place].table_id: place for place in same}
        rows = [
            row_of(one.table_id, one.version + length, one.listing, one.entries[-1][0])
            for one in (appends[place] for place in same)
        ]
        for row in connection.execute(guarded(connection, length), rows):
            won.add(of_table[row.id])
    return won


def guarded(connection: Connection, length: int) -> sa.Insert:
    """The statement that writes the row of a table if its version is so many entries behind, and gives its id back."""
    insert = postgresql.insert(TABLES) if connection.dialect.name == "postgresql" else sqlite.insert(TABLES)
    new = insert.excluded
    return insert.on_conflict_do_update(
        index_elements=[TABLES.c.id],
        set_={column.name: new[column.name] for column in TABLES.c if column.name not in LASTING},
        where=TABLES.c.version == new.version - sa.literal_column(str(length)),
    ).returning(TABLES.c.id)


def write_entries(connection: Connection, winners: Sequence[Append]) -> None:
    """Write the entries of appends that have won, and who sits where."""
    connection.execute(
        sa.insert(ENTRIES),
        [
            {"table_id": one.table_id, "number": number, "at": at, "data": data}
            for one in winners
            for number, (at, data) in enumerate(one.entries, one.version + 1)
        ],
    )
    changed = [one for one in winners if one.listing.holders is not None]
    if not changed:
        return
    connection.execute(sa.delete(SEATS).where(SEATS.c.table_id.in_([one.table_id for one in changed])))
    last = {one.table_id: one.listing.holders or () for one in changed}
    seats = [
        {"table_id": table_id, "seat": seat, "guest": guest}
        for table_id, holders in last.items()
        for seat, guest in holders
    ]
    if seats:
        connection.execute(sa.insert(SEATS), seats)


def notify(connection: Connection, notes: Sequence[str], channel: str = CHANNEL) -> None:
    """Tell the other processes on PostgreSQL, when and if this transaction is committed."""
    connection.execute(
        sa.text("SELECT pg_notify(:channel, note) FROM unnest(CAST(:notes AS text[])) AS note"),
        {"channel": channel, "notes": list(notes)},
    )
