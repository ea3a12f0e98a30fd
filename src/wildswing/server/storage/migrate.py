"""Bringing a database to the present form when the server starts; several processes may start at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from wildswing.server.storage.errors import StorageError

LOCK: Final = 0x57494C44  # the number of the advisory lock, the same in all processes
FOLDER: Final = Path(__file__).parent / "migrations"


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the database to a revision: all in one transaction, or nothing of it.

    Args:
        engine: one that writes.
        to: the revision; "head" is the newest.

    Raises:
        StorageError: a newer version of Wildswing has made the database.
    """
    config = configuration()
    scripts = ScriptDirectory.from_config(config)
    with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            # SQLite needs none: BEGIN IMMEDIATE is the lock.
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
        known = {script.revision for script in scripts.walk_revisions()}
        for revision in revisions(connection):
            if revision not in known:
                raise StorageError(
                    f"the database was made by a newer Wildswing (its form is {revision}, the newest known here is "
                    f"{scripts.get_current_head()}); install that version, or use another database"
                )
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def configuration() -> Config:
    """What Alembic needs to know."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    return config


def revisions(connection: Connection) -> tuple[str, ...]:
    """The revisions that a database is at: one, or none before anything was made."""
    return MigrationContext.configure(connection).get_current_heads()
