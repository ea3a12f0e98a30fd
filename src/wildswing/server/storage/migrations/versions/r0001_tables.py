"""The first form of the database: tables and their entries, archives, seats and who was seen there, guests, secrets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("state", sa.String(20), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("free", sa.Boolean, nullable=False),
        sa.Column("maker", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("archived", sa.BigInteger, nullable=True),
        sa.Column("seen", sa.BigInteger, nullable=True),
        sa.Column("info", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public_state_changed", "tables", ["public", "state", "changed"])
    op.create_index("ix_tables_maker_state", "tables", ["maker", "state"])
    op.create_index("ix_tables_archived_changed", "tables", ["archived", "changed"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_entries"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archives"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "attendance",
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_attendance"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(80), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )


def downgrade() -> None:
    """Take everything away."""
    for name in ("secrets", "guests", "attendance", "seats", "archives", "entries", "tables"):
        op.drop_table(name)
