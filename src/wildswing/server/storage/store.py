"""The store: what the server asks of the database, without waiting in the event loop."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine import URL, Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from wildswing.server.metrics import storage_seconds
from wildswing.server.storage import archive, attendance, guests, listings, reading, shared
from wildswing.server.storage.address import address_of
from wildswing.server.storage.appending import Append, LostError, notify, write_all
from wildswing.server.storage.archive import Before
from wildswing.server.storage.attendance import Seen
from wildswing.server.storage.engines import READERS, cannot_open, connect
from wildswing.server.storage.errors import StorageError
from wildswing.server.storage.listings import Listed
from wildswing.server.storage.migrate import migrate
from wildswing.server.storage.writer import Writer, cause

P = ParamSpec("P")
R = TypeVar("R")
AT_ONCE: Final = 20


class Store:
    """The database of a process.

    Attributes:
        url: where it is.
        process: names this process among those on the same database.
    """

    def __init__(self, url: URL, writing: Engine, reading: Engine) -> None:
        self.url = url
        self.process = secrets.token_hex(6)
        self._writing = writing
        self._reading = reading
        self._writer = Writer(writing, self.process)
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="storage-reader")

    @property
    def kind(self) -> str:
        """The kind of the database: "sqlite" or "postgresql"."""
        return self.url.get_backend_name()

    @property
    def several_processes(self) -> bool:
        """Whether several processes may serve from this database."""
        return self.kind == "postgresql"

    @property
    def shown_url(self) -> str:
        """The address without the password."""
        return self.url.render_as_string(hide_password=True)

    # ---- tables

    async def create(self, append: Append) -> bool:
        """Store the first entries of a new table; False if there is such a table already.

        Raises:
            StorageError: the database does not answer.
        """
        assert append.version == 0
        return await self.append(append)

    async def append(self, append: Append) -> bool:
        """Store entries; True once they are committed, False if somebody was faster, so that nothing was stored.

        Raises:
            StorageError: the database does not answer.
        """
        with storage_seconds.labels("append").time():
            return await self._writer.append(append)

    async def append_all(self, appends: Sequence[Append]) -> bool:
        """Store entries of several tables, or none of them: as `append`.

        Raises:
            StorageError: the database does not answer.
        """
        with storage_seconds.labels("append").time():
            try:
                await self._writer.do(lambda connection: write_all(connection, appends, self.process))
            except LostError:
                return False
        return True

    async def load(self, table_id: str, since: int = 0) -> list[str]:
        """The entries of a table as JSON, but for the first `since`; none if there is no such table.

        Raises:
            StorageError: the database does not answer.
        """
        with storage_seconds.labels("load").time():
            return await self._read(reading.entries_of, table_id, since)

    async def seen(self, table_id: str) -> Seen:
        """When a table, and who sits there, was last seen.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._read(attendance.seen, table_id)

    async def see(self, tables: Collection[str], seats: Collection[tuple[str, int]], now: int) -> None:
        """Note what this server sees now.

        Args:
            tables: that it has in memory with their clocks running.
            seats: whose players are connected, each with its table.
            now: milliseconds since 1970.

        Raises:
            StorageError: the database does not answer.
        """
        await self._writer.do(lambda connection: attendance.note(connection, tables, seats, now))

    # ---- lists

    async def public_tables(self, state: str, limit: int) -> list[Listed]:
        """The public tables in a state, those where something happened last first; waiting ones with a free seat.

        Raises:
            StorageError: the database does not answer.
        """
        with storage_seconds.labels("list").time():
            return await self._read(listings.public_tables, state, limit)

    async def tables_of(self, guest: str, *, over: bool, limit: int) -> list[Listed]:
        """The tables that a guest made or sits at, the latest first.

        Args:
            guest: whose.
            over: whether finished ones and those that were put away count.
            limit: how many at most.

        Raises:
            StorageError: the database does not answer.
        """
        with storage_seconds.labels("list").time():
            return await self._read(listings.tables_of, guest, over, limit)

    async def every_table(self, limit: int) -> list[Listed]:
        """All tables, also private ones and those that were put away: for whoever runs the server.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._read(listings.every_table, limit)

    async def open_tables(self, guest: str) -> int:
        """How many tables of a guest's making are not over.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._read(listings.count_open, guest)

    # ---- guests

    async def guest_name(self, guest: str) -> str | None:
        """What a guest is called; None for one who is not known.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._read(guests.name_of, guest)

    async def rename(self, guest: str, name: str, now: int) -> None:
        """Give a guest a name, who need not be known yet.

        Raises:
            StorageError: the database does not answer.
        """
        await self._writer.do(lambda connection: guests.rename(connection, guest, name, now))

    async def secret(self, name: str, fresh: str) -> str:
        """A secret that all processes of the server share: the one that is kept, or the fresh one from now on.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._writer.do(lambda connection: shared.secret(connection, name, fresh))

    # ---- keeping house

    async def idle(self, before: Before) -> list[str]:
        """Some tables that are listed although nothing has happened there for long.

        Raises:
            StorageError: the database does not answer.
        """
        return [table for table, _ in await self._read(archive.idle, before, AT_ONCE)]

    async def put_away(self, before: Before, now: int) -> int:
        """Put tables away where nothing has happened for long, in small transactions; how many there were.

        Args:
            before: since when.
            now: milliseconds since 1970.

        Raises:
            StorageError: the database does not answer.
        """
        count = 0
        while True:
            tables = await self._read(archive.idle, before, AT_ONCE)
            done = await self._writer.do(partial(archive.put_away, tables=tables, now=now))
            count += done
            if not done or len(tables) < AT_ONCE:
                return count

    async def note(self, channel: str, notes: Sequence[str]) -> None:
        """Tell the other processes on PostgreSQL something that is not kept.

        Raises:
            StorageError: the database does not answer.
        """
        if self.several_processes and notes:
            await self._writer.do(lambda connection: notify(connection, notes, channel))

    async def check(self) -> None:
        """See that the database answers.

        Raises:
            StorageError: it does not.
        """
        await self._read(lambda connection: connection.execute(sa.select(1)).scalar_one())

    async def close(self) -> None:
        """Write what waits, then close all connections."""
        await self._writer.close()
        self._threads.shutdown(wait=True)
        self._reading.dispose()
        self._writing.dispose()

    async def _read(self, work: Callable[Concatenate[Connection, P], R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Do something that reads, in one of the threads for that."""

        def run() -> R:
            with self._reading.begin() as connection:
                return work(connection, *args, **kwargs)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, run)
        except SQLAlchemyError as error:
            raise StorageError(f"the database does not answer ({cause(error)}); try again") from error


def open_store(address: str | None = None) -> Store:
    """Open the database, make it if there is none, and bring it to the present form. This blocks.

    Args:
        address: such as "sqlite:///path/to/file.db" or "postgresql://user@host/name"; None: what the environment
            variable `WILDSWING_DATABASE_URL` says, else a file in the user's data directory.

    Raises:
        StorageError: it does not open, or was made by a newer version of Wildswing.
    """
    url = address_of(address)
    writing = connect(url, True)
    try:
        migrate(writing)
    except SQLAlchemyError as error:
        writing.dispose()
        raise cannot_open(url, error) from error
    except BaseException:
        writing.dispose()
        raise
    return Store(url, writing, connect(url, False))
