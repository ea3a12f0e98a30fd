"""The names of guests."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wildswing.server.storage.schema import GUESTS


def name_of(connection: Connection, guest: str) -> str | None:
    """What a guest is called; None for one who is not known."""
    return connection.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == guest)).scalar()


def rename(connection: Connection, guest: str, name: str, now: int) -> None:
    """Give a guest a name, who need not be known yet."""
    insert = postgresql.insert(GUESTS) if connection.dialect.name == "postgresql" else sqlite.insert(GUESTS)
    statement = insert.values(id=guest, name=name, created=now)
    connection.execute(
        statement.on_conflict_do_update(index_elements=[GUESTS.c.id], set_={"name": statement.excluded.name})
    )
