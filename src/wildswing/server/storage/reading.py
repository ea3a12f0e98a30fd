"""Reading logs: the entries of a table, wherever they lie."""

from __future__ import annotations

import zlib

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from wildswing.server.storage.schema import ARCHIVES, ENTRIES


def entries_of(connection: Connection, table_id: str, since: int) -> list[str]:
    """The entries of a table as JSON, but for the first `since`; none if there is no such table."""
    query = (
        sa.select(ENTRIES.c.number, ENTRIES.c.data)
        .where(ENTRIES.c.table_id == table_id, ENTRIES.c.number > since)
        .order_by(ENTRIES.c.number)
    )
    rows = connection.execute(query).all()
    found = [row.data for row in rows]
    if rows and rows[0].number == since + 1:
        return found
    # The beginning of the log lies in the archive, or there is nothing new.
    return archived_entries(connection, table_id)[since:] + found


def archived_entries(connection: Connection, table_id: str) -> list[str]:
    """The entries of a table that have been put away."""
    data = connection.execute(sa.select(ARCHIVES.c.data).where(ARCHIVES.c.table_id == table_id)).scalar()
    return [] if data is None else zlib.decompress(data).decode().split("\n")
