"""When tables and players were last seen by any server: so that being gone outlasts a restart."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wildswing.server.storage.schema import ATTENDANCE, TABLES


class Seen(msgspec.Struct, frozen=True):
    """When a table, and who sits there, was last seen; milliseconds since 1970.

    Attributes:
        table: when a server had it in memory with its clocks running; None if never.
        seats: when the player of each seat was connected; a seat that is missing never was.
    """

    table: int | None
    seats: dict[int, int]


def seen(connection: Connection, table_id: str) -> Seen:
    """When a table, and who sits there, was last seen."""
    table = connection.execute(sa.select(TABLES.c.seen).where(TABLES.c.id == table_id)).scalar()
    rows = connection.execute(sa.select(ATTENDANCE.c.seat, ATTENDANCE.c.seen).where(ATTENDANCE.c.table_id == table_id))
    return Seen(table, {row.seat: row.seen for row in rows})


def note(connection: Connection, tables: Collection[str], seats: Collection[tuple[str, int]], now: int) -> None:
    """Note that tables are in memory with their clocks running, and players connected."""
    if tables:
        connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(sorted(tables))).values(seen=now))
    if seats:
        insert = postgresql.insert(ATTENDANCE) if connection.dialect.name == "postgresql" else sqlite.insert(ATTENDANCE)
        statement = insert.on_conflict_do_update(
            index_elements=[ATTENDANCE.c.table_id, ATTENDANCE.c.seat], set_={"seen": insert.excluded.seen}
        )
        connection.execute(
            statement, [{"table_id": table_id, "seat": seat, "seen": now} for table_id, seat in sorted(seats)]
        )
