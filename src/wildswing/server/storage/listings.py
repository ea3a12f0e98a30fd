"""What lists of tables need: the row of each table, and the questions that lobby and guests ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from wildswing.server.storage.schema import SEATS, TABLES
from wildswing.server.wire.tables import TableInfo

ENCODER = msgspec.json.Encoder()
DECODER = msgspec.json.Decoder(TableInfo)


class Listing(msgspec.Struct, frozen=True):
    """The row of a table, written together with its entries.

    Attributes:
        info: the table as a stranger sees it.
        public: whether it stands in the lobby.
        free: whether anybody may sit down.
        maker: the guest who opened it.
        holders: the guest at each seat that a person holds; None: as before.
    """

    info: TableInfo
    public: bool
    free: bool
    maker: str
    holders: tuple[tuple[int, str], ...] | None = None


class Listed(msgspec.Struct, frozen=True):
    """A table in a list.

    Attributes:
        info: the table as a stranger sees it.
        maker: the guest who opened it.
        holders: the guest at each seat that a person holds.
    """

    info: TableInfo
    maker: str
    holders: dict[int, str]


def row_of(table_id: str, version: int, listing: Listing, changed: int) -> dict[str, object]:
    """The row of a table."""
    info = listing.info
    return {
        "id": table_id,
        "version": version,
        "game": info.game,
        "state": info.state,
        "public": listing.public,
        "free": listing.free,
        "maker": listing.maker,
        "created": info.created,
        "changed": changed,
        "archived": None,
        "info": ENCODER.encode(info).decode(),
    }


def public_tables(connection: Connection, state: str, limit: int) -> list[Listed]:
    """The public tables in a state, those where something happened last first; waiting ones only with a free seat."""
    query = sa.select(TABLES.c.id, TABLES.c.maker, TABLES.c.info).where(
        TABLES.c.public, TABLES.c.state == state, TABLES.c.archived.is_(None)
    )
    if state == "waiting":
        query = query.where(TABLES.c.free)
    return listed(connection, query.order_by(TABLES.c.changed.desc()).limit(limit))


def tables_of(connection: Connection, guest: str, over: bool, limit: int) -> list[Listed]:
    """The tables that a guest made or sits at, the latest first.

    Args:
        connection: to the database.
        guest: whose.
        over: whether finished ones and those that were put away count.
        limit: how many at most.
    """
    sits = sa.exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.guest == guest)
    query = sa.select(TABLES.c.id, TABLES.c.maker, TABLES.c.info).where(sa.or_(TABLES.c.maker == guest, sits))
    if not over:
        query = query.where(TABLES.c.state != "over", TABLES.c.archived.is_(None))
    return listed(connection, query.order_by(TABLES.c.changed.desc()).limit(limit))


def every_table(connection: Connection, limit: int) -> list[Listed]:
    """All tables, also private ones and those that were put away: for whoever runs the server. The latest first."""
    query = sa.select(TABLES.c.id, TABLES.c.maker, TABLES.c.info)
    return listed(connection, query.order_by(TABLES.c.changed.desc()).limit(limit))


def count_open(connection: Connection, guest: str) -> int:
    """How many tables of a guest's making are not over."""
    query = (
        sa.select(sa.func.count())
        .select_from(TABLES)
        .where(TABLES.c.maker == guest, TABLES.c.state != "over", TABLES.c.archived.is_(None))
    )
    return int(connection.execute(query).scalar_one())


def listed(connection: Connection, query: sa.Select[Any, Any, Any]) -> list[Listed]:
    """The rows of a query, with who sits at them."""
    rows = connection.execute(query).all()
    holders = holders_of(connection, [row.id for row in rows])
    return [Listed(DECODER.decode(row.info), row.maker, holders.get(row.id, {})) for row in rows]


def holders_of(connection: Connection, tables: Sequence[str]) -> dict[str, dict[int, str]]:
    """Who sits where at some tables."""
    found: dict[str, dict[int, str]] = {}
    if tables:
        query = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.guest).where(SEATS.c.table_id.in_(tables))
        for row in connection.execute(query):
            found.setdefault(row.table_id, {})[row.seat] = row.guest
    return found
