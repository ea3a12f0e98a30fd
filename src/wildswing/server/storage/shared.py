"""Secrets that all processes of a server share."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import Connection

from wildswing.server.storage.schema import SECRETS


def secret(connection: Connection, name: str, made: str) -> str:
    """A secret by its name; if there is none yet, it is the one that was made. The first process decides."""
    insert = postgresql.insert(SECRETS) if connection.dialect.name == "postgresql" else sqlite.insert(SECRETS)
    connection.execute(insert.values(name=name, value=made).on_conflict_do_nothing())
    return str(connection.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one())
