"""Putting tables away where nothing has happened for long: they leave the lists, and their logs become small.

Nothing is lost: a table that has been put away opens as before, and is listed again with the next thing that happens.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from wildswing.server.storage.reading import entries_of
from wildswing.server.storage.schema import ARCHIVES, ENTRIES, TABLES


class Before(msgspec.Struct, frozen=True):
    """Since when nothing has happened at tables that are idle, by their state; milliseconds since 1970.

    Attributes:
        waiting: those that wait for players.
        playing: those where a game goes on.
        over: those whose game is over.
    """

    waiting: int = 0
    playing: int = 0
    over: int = 0


def idle(connection: Connection, before: Before, limit: int) -> list[tuple[str, int]]:
    """Idle tables that are still listed, those first that have been so for longest; each with its version."""
    changed, state = TABLES.c.changed, TABLES.c.state
    long_ago = [sa.and_(state == name, changed < time) for name, time in msgspec.structs.asdict(before).items() if time]
    query = (
        sa.select(TABLES.c.id, TABLES.c.version)
        .where(
            TABLES.c.archived.is_(None),
            sa.or_(sa.false(), *long_ago),
        )
        .order_by(changed)
        .limit(limit)
    )
    return [(row.id, row.version) for row in connection.execute(query)]


def put_away(connection: Connection, tables: Sequence[tuple[str, int]], now: int) -> int:
    """Put tables away, within one transaction.

    Args:
        connection: to the database.
        tables: each with its version; those where something has happened since stay.
        now: milliseconds since 1970.

    Returns:
        How many were put away.
    """
    count = 0
    for table_id, version in sorted(tables):
        guard = sa.update(TABLES).where(TABLES.c.id == table_id, TABLES.c.version == version)
        if connection.execute(guard.values(archived=now)).rowcount != 1:
            continue
        entries = entries_of(connection, table_id, 0)
        connection.execute(sa.delete(ARCHIVES).where(ARCHIVES.c.table_id == table_id))
        connection.execute(
            sa.insert(ARCHIVES).values(
                table_id=table_id, version=len(entries), data=zlib.compress("\n".join(entries).encode(), 9)
            )
        )
        connection.execute(sa.delete(ENTRIES).where(ENTRIES.c.table_id == table_id))
        count += 1
    return count
