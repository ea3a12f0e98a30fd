"""The tables of the database. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa

METADATA: Final = sa.MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(table_name)s_%(column_0_N_name)s"}
)

TABLES: Final = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(40), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # the number of its entries
    sa.Column("game", sa.String(20), nullable=False),
    sa.Column("state", sa.String(20), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("free", sa.Boolean, nullable=False),  # whether anybody may sit down
    sa.Column("maker", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("archived", sa.BigInteger, nullable=True),  # when it was put away; None as long as it is listed
    sa.Column("seen", sa.BigInteger, nullable=True),  # when a server with its clocks running was last known to have it
    sa.Column("info", sa.Text, nullable=False),  # the `TableInfo` of a stranger, as JSON
    sa.Index(None, "public", "state", "changed"),
    sa.Index(None, "maker", "state"),
    sa.Index(None, "archived", "changed"),
)
"""One row a table: what lists need, and the version that guards its log."""

ENTRIES: Final = sa.Table(
    "entries",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),  # the entry, as JSON
    sqlite_with_rowid=False,
)
"""The logs: what happened at each table, in order. A table is what follows from its entries."""

ARCHIVES: Final = sa.Table(
    "archives",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # how many entries are in it, from the first on
    sa.Column("data", sa.LargeBinary, nullable=False),  # their JSON, one a line, compressed by zlib
)
"""The entries of tables that have been put away."""

SEATS: Final = sa.Table(
    "seats",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("guest", sa.String(80), nullable=False),
    sa.Index(None, "guest"),
)
"""Who sits where, for a guest's own list; what counts is the log."""

ATTENDANCE: Final = sa.Table(
    "attendance",
    METADATA,
    sa.Column("table_id", sa.String(40), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)
"""When the player of a seat was last connected, so that being gone outlasts a restart of the server."""

SECRETS: Final = sa.Table(
    "secrets",
    METADATA,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""What all processes of a server must share and nobody else may know, such as the key that signs cookies."""

GUESTS: Final = sa.Table(
    "guests",
    METADATA,
    sa.Column("id", sa.String(80), primary_key=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)
"""The names of guests."""
