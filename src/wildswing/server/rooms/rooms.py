"""All tables that a process has in memory, and the lists of all that there are."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine
from typing import Any

import structlog

from wildswing.server.bots import Pool, Thinkers
from wildswing.server.bus import Bus, bus_for
from wildswing.server.environment import SYSTEM, Environment
from wildswing.server.metrics import rooms_loaded
from wildswing.server.rooms.attendance import FORGET_AFTER, Attendance, Crowd, Elsewhere
from wildswing.server.rooms.course import Course, course_of
from wildswing.server.rooms.listing import append_of
from wildswing.server.rooms.lists import Lists
from wildswing.server.rooms.neighbours import Neighbours
from wildswing.server.rooms.room import Room
from wildswing.server.rooms.settings import RoomSettings
from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.storage import StorageError, Store
from wildswing.server.storage.archive import Before
from wildswing.server.storage.attendance import Seen
from wildswing.server.tables import EntryError, Table, open_table, wake
from wildswing.server.tables.casting import make_ready
from wildswing.server.tables.terms import DAY
from wildswing.server.wire.tables import Lobby, NewTable, Opened, TableInfo

log = structlog.get_logger("wildswing.rooms")


class Rooms:
    """The tables of a process.

    Args:
        store: where they are kept.
        settings: what was set.
        environment: time and chance.
        thinkers: think for bots; None: processes of this one.
        bus: tells other processes; None: what fits the store.
    """

    def __init__(
        self,
        store: Store,
        settings: RoomSettings | None = None,
        environment: Environment = SYSTEM,
        thinkers: Thinkers | None = None,
        bus: Bus | None = None,
    ) -> None:
        self.store = store
        self.settings = settings or RoomSettings()
        self.environment = environment
        self._thinkers = thinkers or Pool(self.settings.workers, self.settings.bot_patience)
        self._bus = bus or bus_for(store)
        self._elsewhere = Elsewhere()
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._beats: list[asyncio.Task[None]] = []
        self._began = environment.now()
        self._around = Surroundings(
            store, self._bus, self._thinkers, environment, self.settings, self._elsewhere, self._start
        )
        self._neighbours = Neighbours(self._rooms, self._around)
        self._lists = Lists(store, environment, self._crowd)

    async def start(self) -> None:
        """Begin to listen to other processes, and to keep house."""
        self._began = self.environment.now()
        await self._bus.start(self._neighbours.heard)
        if self.settings.prepare:
            self._start(asyncio.to_thread(make_ready))
        self._beats = [
            asyncio.create_task(self._beat(self.settings.beat_seconds, self._look_after)),
            asyncio.create_task(self._beat(self.settings.sweep_seconds, self.sweep)),
        ]

    async def close(self) -> None:
        """Finish what is being stored, say goodbye to everybody, and stop everything."""
        for beat in self._beats:
            beat.cancel()
        await asyncio.gather(*self._beats, return_exceptions=True)
        if self._loading:
            await asyncio.gather(*self._loading.values(), return_exceptions=True)
        rooms = list(self._rooms.values())
        await self._note_seen()
        await asyncio.gather(*(room.shut() for room in rooms))
        for room in rooms:
            self._forget(room)
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()
        self._thinkers.close()

    # ---- tables

    @property
    def loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._rooms)

    async def open(self, guest: str, name: str, new: NewTable) -> Opened:
        """Open a table.

        Args:
            guest: the maker.
            name: what the maker is called.
            new: what is wanted.

        Raises:
            Declined: it is not possible.
            StorageError: the database does not answer.
        """
        while True:
            opening = open_table(new, guest, name, self.environment.now(), self.environment.source)
            course = Course(opening.entries)
            if await self.store.create(append_of(course.table, 0, opening.entries, seats_changed=True)):
                break
        room = self._keep(course, Seen(None, {}))
        return Opened(await room.info(guest), opening.invites)

    async def get(self, table_id: str) -> Room | None:
        """A table, from memory or from the storage; None if there is none.

        Args:
            table_id: its id.

        Raises:
            StorageError: the database does not answer, or what it says cannot be read.
        """
        room = self._rooms.get(table_id)
        if room is not None:
            room.used = asyncio.get_running_loop().time()
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room | None:
        """Bring a table into memory."""
        stored = await self.store.load(table_id)
        if not stored:
            return None
        try:
            course = await asyncio.to_thread(course_of, stored)
        except EntryError as error:
            log.exception("table cannot be read", table=table_id)
            raise StorageError(f"the table {table_id} cannot be read: {error}") from error
        seen = await self.store.seen(table_id)
        others = await self._neighbours.have(table_id)
        room = self._keep(course, seen)
        if not others and room.clock_runs:
            await room.act(lambda table, now: (wake(table, now, seen.table), None))
        return room

    def _keep(self, course: Course, seen: Seen) -> Room:
        """Keep a table in memory."""
        attendance = Attendance(self._gone_since(course.table, seen))
        room = Room(course, attendance, self._around)
        self._rooms[room.table_id] = room
        rooms_loaded.inc()
        room.begin()
        return room

    def _forget(self, room: Room) -> None:
        """Let a table leave the memory."""
        room.leave_memory()
        if self._rooms.pop(room.table_id, None) is not None:
            rooms_loaded.dec()
            self._neighbours.tell_gone(room.table_id)

    def _gone_since(self, table: Table, seen: Seen) -> dict[int, int]:
        """Since when each player has been gone, when a table comes into memory."""
        gone: dict[int, int] = {}
        for seat in table.seats:
            if seat.kind != "person":
                continue
            since = seen.seats.get(seat.number, table.at)
            # Whoever was there when the server stopped was not gone while it did not run.
            near = self._began - FORGET_AFTER * self.settings.beat_seconds * 1000
            gone[seat.number] = max(since, self._began) if since >= near else since
        return gone

    # ---- lists

    async def lobby(self, guest: str) -> Lobby:
        """What goes on.

        Args:
            guest: the viewer.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._lists.lobby(guest)

    async def tables_of(self, guest: str) -> tuple[TableInfo, ...]:
        """The tables of a guest, the latest first.

        Args:
            guest: whose.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._lists.tables_of(guest)

    def _crowd(self, table_id: str) -> Crowd:
        """Who is connected to a table at any process."""
        room = self._rooms.get(table_id)
        here = Crowd() if room is None else room.crowd
        there = self._elsewhere.crowd(table_id)
        return Crowd(here.seats | there.seats, here.watching + there.watching)

    # ---- keeping house

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something run beside; it is waited for at the end."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beat(self, seconds: float, work: Any) -> None:  # noqa: ANN401 - a method without arguments
        """Do something again and again."""
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StorageError as error:
                log.warning("keeping house", fault=str(error))
            except Exception:
                log.exception("defect")

    async def _look_after(self) -> None:
        """Tell others who is here, forget who is silent, and let idle tables leave the memory."""
        now = asyncio.get_running_loop().time()
        for room in list(self._rooms.values()):
            if room.idle and now - room.used >= self.settings.idle_seconds:
                self._forget(room)
        await self._neighbours.tell()
        self._neighbours.forget(now)
        await self._note_seen()

    async def _note_seen(self) -> None:
        """Note in the storage which clocks run here, and who is connected."""
        clocks = [name for name, room in self._rooms.items() if room.clock_runs]
        seats = [(name, seat) for name, room in self._rooms.items() for seat in room.crowd.seats]
        if clocks or seats:
            with contextlib.suppress(StorageError):
                await self.store.see(clocks, seats, self.environment.now())

    async def sweep(self) -> None:
        """Close tables that nobody uses, and put finished games away that nothing has happened to for long.

        Raises:
            StorageError: the database does not answer.
        """
        now, terms = self.environment.now(), self.settings.terms
        unused = Before(waiting=now - terms.never_begun, playing=now - terms.untouched)
        for table_id in await self.store.idle(unused):
            try:
                room = await self.get(table_id)
            except StorageError:
                continue  # it was written down; the table is put away below
            if room is not None:
                await room.pass_time()
        old = now - self.settings.archive_days * DAY
        count = await self.store.put_away(Before(waiting=old, playing=old - terms.untouched, over=old), now)
        if count:
            log.info("put away", tables=count)
