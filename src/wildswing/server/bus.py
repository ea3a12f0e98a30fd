"""What the processes of a server tell each other: that a table has grown, and who is connected where.

Nothing that is told here counts for a game; who misses it looks into the storage.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import msgspec
import psycopg
import structlog
from psycopg import sql

from wildswing.server.storage import StorageError, Store
from wildswing.server.storage.appending import CHANNEL as GROWN

PRESENCE: Final = "wildswing_presence"
PAUSES: Final = (0.1, 0.5, 1.0, 2.0, 5.0)
LOOK_UP_SECONDS: Final = 0.5
START_SECONDS: Final = 10.0
log = structlog.get_logger("wildswing.bus")


class Grown(msgspec.Struct, frozen=True):
    """Another process has stored something of a table.

    Attributes:
        table: which.
        version: the number of its entries now.
    """

    table: str
    version: int


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a table at a process, which has it in memory.

    Attributes:
        process: which.
        table: which.
        seats: whose players are connected.
        watching: how many spectators are.
        here: False if the process no longer has the table in memory.
    """

    process: str
    table: str
    seats: tuple[int, ...] = ()
    watching: int = 0
    here: bool = True


class Asking(msgspec.Struct, frozen=True, tag="asking"):
    """A process wants to know who is connected to a table elsewhere.

    Attributes:
        process: which.
        table: which.
    """

    process: str
    table: str


class Missed(msgspec.Struct, frozen=True):
    """The connection was lost for a while, so some messages were missed."""


Message: TypeAlias = Grown | Present | Asking | Missed
DECODER: Final[msgspec.json.Decoder[Present | Asking]] = msgspec.json.Decoder(Present | Asking)


class Bus(Protocol):
    """How processes of one server hear from each other."""

    others: bool
    """Whether there may be other processes."""

    async def start(self, heard: Callable[[Message], None]) -> None:
        """Begin to listen; `heard` is called in the event loop."""
        ...

    async def tell(self, *messages: Present | Asking) -> None:
        """Tell the other processes something."""
        ...

    async def close(self) -> None:
        """Stop listening."""
        ...


class Alone:
    """The bus of a server that is one process."""

    others = False

    async def start(self, heard: Callable[[Message], None]) -> None:
        """There is nothing to be heard."""

    async def tell(self, *messages: Present | Asking) -> None:
        """There is nobody to be told."""

    async def close(self) -> None:
        """There is nothing to be closed."""


class PostgresBus:
    """LISTEN and NOTIFY of PostgreSQL: a thread listens on a connection of its own, which it opens again when lost.

    Args:
        store: through which notes are sent; those on growth are sent by it in the transactions that store it.
    """

    others = True

    def __init__(self, store: Store) -> None:
        self._store = store
        self._address = store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._stop = threading.Event()
        self._listening = threading.Event()
        self._thread: threading.Thread | None = None

    async def start(self, heard: Callable[[Message], None]) -> None:
        """Begin to listen; it returns when nothing can be missed any more.

        Args:
            heard: is called in the event loop.
        """
        loop = asyncio.get_running_loop()

        def pass_on(message: Message) -> None:
            if not self._stop.is_set():
                loop.call_soon_threadsafe(heard, message)

        self._thread = threading.Thread(target=self._run, args=(pass_on,), name="bus-listener", daemon=True)
        self._thread.start()
        if not await asyncio.to_thread(self._listening.wait, START_SECONDS):
            log.warning("bus is not listening yet", database=self._store.shown_url)

    async def tell(self, *messages: Present | Asking) -> None:
        """Tell the other processes something; if that fails, it is told again by the next regular message.

        Args:
            messages: what.
        """
        try:
            await self._store.note(PRESENCE, [msgspec.json.encode(message).decode() for message in messages])
        except StorageError as error:
            log.warning("bus cannot send", fault=str(error))

    async def close(self) -> None:
        """Stop listening."""
        self._stop.set()
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    # ---- in the thread

    def _run(self, pass_on: Callable[[Message], None]) -> None:
        failures = 0
        while not self._stop.is_set():
            try:
                self._listen(pass_on)
                failures = 0
            except psycopg.Error as error:
                if self._listening.is_set():
                    failures = 0
                    self._listening.clear()
                log.warning("bus lost its connection", fault=str(error).strip().split("\n", maxsplit=1)[0])
                self._stop.wait(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1

    def _listen(self, pass_on: Callable[[Message], None]) -> None:
        """Listen until this is closed, or the connection is lost."""
        with psycopg.connect(self._address, autocommit=True, keepalives_idle=30, connect_timeout=10) as connection:
            for channel in (GROWN, PRESENCE):
                connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
            self._listening.set()
            pass_on(Missed())
            while not self._stop.is_set():
                for note in connection.notifies(timeout=LOOK_UP_SECONDS):
                    message = self._read(note.channel, note.payload)
                    if message is not None:
                        pass_on(message)
                    if self._stop.is_set():
                        return

    def _read(self, channel: str, payload: str) -> Message | None:
        """A message of another process; None for one's own, and for what cannot be read."""
        own = self._store.process
        if channel == GROWN:
            parts = payload.split(" ")
            if len(parts) != 3 or not parts[1].isdecimal():
                return None
            return None if parts[2] == own else Grown(parts[0], int(parts[1]))
        try:
            message = DECODER.decode(payload)
        except msgspec.DecodeError:
            return None
        return None if message.process == own else message


def bus_for(store: Store) -> Bus:
    """The bus that fits a store.

    Args:
        store: which.
    """
    return PostgresBus(store) if store.several_processes else Alone()
