"""Connections to the database: one engine that writes and one that reads, made fit for either kind."""

from __future__ import annotations

from pathlib import Path
from sqlite3 import Connection as SqliteConnection
from typing import Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from wildswing.server.storage.errors import StorageError

READERS: Final = 4
PATIENCE_SECONDS: Final = 10
# Committing waits until the disk has it, so that nothing acknowledged is lost even when the power fails. Many choices
# share one commit, so it costs little.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={PATIENCE_SECONDS * 1000}", "foreign_keys=ON")


def connect(url: URL, writes: bool) -> Engine:
    """The engine that writes (by one connection), or the one that reads.

    Args:
        url: as `address_of` gives it.
        writes: which of the two.

    Raises:
        StorageError: the folder of the file cannot be made.
    """
    size = 1 if writes else READERS
    if url.get_backend_name() == "sqlite":
        make_folder(url)
        engine = sa.create_engine(url, pool_size=size, max_overflow=0, poolclass=sa.QueuePool)
        begin = "BEGIN IMMEDIATE" if writes else "BEGIN"

        @event.listens_for(engine, "connect")
        def on_connect(connection: SqliteConnection, entry: ConnectionPoolEntry) -> None:
            """Leave transactions to SQLAlchemy, so that they begin when they should and hold DDL too."""
            connection.isolation_level = None
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

        @event.listens_for(engine, "begin")
        def on_begin(connection: Connection) -> None:
            """A transaction that is going to write takes the lock at once, else it could fail in the middle."""
            connection.exec_driver_sql(begin)

        return engine
    return sa.create_engine(
        url,
        pool_size=size,
        max_overflow=0,
        pool_pre_ping=not writes,
        connect_args={"connect_timeout": PATIENCE_SECONDS, "application_name": "wildswing"},
    )


def make_folder(url: URL) -> None:
    """Make the folder of the database's file.

    Raises:
        StorageError: that is not possible.
    """
    assert url.database is not None
    folder = Path(url.database).absolute().parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StorageError(
            f"the folder {folder} of the database cannot be made ({error.strerror}); choose another place by "
            "--database-url sqlite:///path/to/file.db"
        ) from error


def cannot_open(url: URL, error: SQLAlchemyError) -> StorageError:
    """What to say about a database that does not open."""
    shown = url.render_as_string(hide_password=True)
    cause = str(error.orig if isinstance(error, DBAPIError) else error).strip().splitlines()
    reason = cause[0] if cause else type(error).__name__
    what_to_do = (
        "see that the file can be written and is a database of Wildswing"
        if url.get_backend_name() == "sqlite"
        else "see that PostgreSQL runs there, and that address, user and password are right"
    )
    return StorageError(f"the database {shown} does not open ({reason}); {what_to_do}")
