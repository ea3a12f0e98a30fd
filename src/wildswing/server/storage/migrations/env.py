"""Run by Alembic, under this name, to bring a database up to date; it cannot be imported otherwise."""

from __future__ import annotations

from alembic import context

from wildswing.server.storage.schema import METADATA

# It is given, and lies in the transaction of whoever wants the database brought up to date.
context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
