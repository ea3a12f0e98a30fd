"""Which database is meant: the address that is given, made ready for SQLAlchemy."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from wildswing.server.storage.errors import StorageError

VARIABLE: Final = "WILDSWING_DATABASE_URL"
FORMS: Final = "it has the form sqlite:///path/to/file.db or postgresql://user:password@host/name"


def address_of(given: str | None) -> URL:
    """The address of the database.

    Args:
        given: what the command line says; None: what the environment variable `WILDSWING_DATABASE_URL` says, else a
            file in the user's data directory.

    Raises:
        StorageError: it is no address, or one of a database that is not supported.
    """
    text = given or os.environ.get(VARIABLE) or default_address()
    try:
        url = make_url(text)
    except ArgumentError:
        raise StorageError(f"{hidden(text)!r} is not the address of a database; {FORMS}") from None
    kind = url.drivername.split("+")[0]
    if kind in {"postgresql", "postgres"}:
        return url.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        raise StorageError(f"databases of the kind {kind!r} are not supported; {FORMS}")
    if url.database in {None, "", ":memory:"}:
        raise StorageError("games are kept in a file, not in memory: give sqlite:///path/to/file.db")
    return url.set(drivername="sqlite+pysqlite")


def default_address() -> str:
    """A file in the user's data directory."""
    return f"sqlite:///{Path(platformdirs.user_data_dir('wildswing', appauthor=False)) / 'tables.db'}"


def hidden(text: str) -> str:
    """An address that could not be read, without what may be a password in it."""
    _, separator, after = text.rpartition("@")
    return f"…{separator}{after}" if separator else text
