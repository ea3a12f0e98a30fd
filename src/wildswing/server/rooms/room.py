"""A table in memory, with those who are connected to it: one message after the other is heard and answered."""

from __future__ import annotations

import asyncio
import time
from typing import Final

import structlog

from wildswing.server.metrics import move_seconds
from wildswing.server.rooms.attendance import Attendance
from wildswing.server.rooms.audience import turn_away
from wildswing.server.rooms.changing import Changing
from wildswing.server.rooms.connection import AGAIN, Connection
from wildswing.server.rooms.course import Course
from wildswing.server.rooms.looking import Looking
from wildswing.server.rooms.reading import read
from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.storage import StorageError
from wildswing.server.tables import Judgement, Table, judge
from wildswing.server.wire.messages import Ack, ClientMessage, Ping, Pong, Refused
from wildswing.server.wire.tables import TableInfo

OUTDATED: Final = frozenset({"stale", "not yours", "illegal"})
"""Refusals after which the client is shown how the table really stands."""
log = structlog.get_logger("wildswing.rooms")


class Room(Changing):
    """A table in memory, with those who are connected to it at this process.

    Args:
        course: the table.
        attendance: who is there.
        around: what all rooms share.
    """

    def __init__(self, course: Course, attendance: Attendance, around: Surroundings) -> None:
        super().__init__(course, attendance, around)
        self._looking = Looking(self)

    # ---- looking at it

    def may_watch(self, guest: str) -> bool:
        """Whether a guest may see the table at all.

        Args:
            guest: who.
        """
        return self.table.may_watch(guest)

    async def info(self, guest: str, seat: int | None = None) -> TableInfo:
        """The table as a guest may see it.

        Args:
            guest: the viewer.
            seat: from which seat; None: the first one of the guest's, if any.

        Raises:
            StorageError: the database does not answer.
        """
        table = await self.shown(guest)
        own = table.seats_of(guest)
        viewpoint = seat if seat in own else own[0] if own else None
        return table.info(guest, viewpoint, self._now(), self._audience.presence, self.around.settings.terms)

    async def shown(self, guest: str) -> Table:
        """The table that a guest may see, nothing of it unstored: as it was for a spectator, where there is a delay.

        It goes on changing: it is to be read before anything else is awaited.

        Args:
            guest: the viewer.

        Raises:
            StorageError: the database does not answer.
        """
        async with self._lock:
            await self._make_sure()
            return await self._audience.seen_by(guest)

    async def copy(self, guest: str) -> Table:
        """A table of one's own, as `shown` gives it: for work in a thread.

        Args:
            guest: the viewer.

        Raises:
            StorageError: the database does not answer.
        """
        return await self._ledger.copy((await self.shown(guest)).version)

    # ---- for sockets

    async def connect(self, connection: Connection, since: int | None = None) -> None:
        """Show the table to somebody who comes, and go on telling.

        Args:
            connection: who.
            since: events from this one on are wanted; None for all.
        """
        await self._whole(self._connected(connection, since))

    async def _connected(self, connection: Connection, since: int | None) -> None:
        try:
            async with self._lock:
                await self._make_sure()
                await self._look_up()
                if self._closed:
                    connection.close(AGAIN, "come again")
                elif not self.may_watch(connection.guest):
                    turn_away(connection)
                elif await self._audience.add(connection, since):
                    self._audience.announce(connection)
                    self._plan()
        except StorageError:
            self._audience.drop(connection, AGAIN, "storage")
        except Exception as error:  # noqa: BLE001 - a defect must not cost the others their table
            self._audience.defect(connection, error)

    def disconnect(self, connection: Connection) -> None:
        """Forget somebody who went.

        Args:
            connection: who.
        """
        if self._audience.drop(connection, 1000, "") and not self._closed:
            self.used = asyncio.get_running_loop().time()
            self.recount()

    async def hear(self, connection: Connection, raw: str | bytes) -> None:
        """Hear a message, and answer it by the connection.

        Args:
            connection: who says it.
            raw: what.
        """
        arrived = time.perf_counter()
        message = read(raw, self.around.settings.largest_message)
        if isinstance(message, Refused):
            connection.say(message)
        elif isinstance(message, Ping):
            connection.say(Pong(message.id, self._now()))
        elif connection in self._audience:
            await self._whole(self._heard(connection, message, arrived))

    async def _heard(self, connection: Connection, message: ClientMessage, arrived: float) -> None:
        try:
            async with self._lock:
                await self._make_sure()
                await self._answer(connection, message, arrived)
        except StorageError as error:
            log.warning("not stored", table=self.table_id, fault=str(error))
            hint = "Nothing was done. Try again in a moment."
            connection.refuse("not possible", "The server cannot store that now.", hint, message.id)
        except Exception as error:  # noqa: BLE001 - as above
            self._audience.defect(connection, error)

    async def _answer(self, connection: Connection, message: ClientMessage, arrived: float) -> None:
        guest, seat = connection.guest, connection.seat
        source, terms = self.around.environment.source, self.around.settings.terms

        def judging() -> Judgement:
            return judge(self.table, guest, seat, message, self._now(), self._audience.presence, source, terms)

        judgement = await self._carry_out(judging)
        if is_outdated(judgement) and await self._look_up():
            judgement = await self._carry_out(judging)
        if judgement.refused is not None:
            connection.say(judgement.refused)
            if is_outdated(judgement):
                await self.welcome(connection, self.table.event_count)
        elif judgement.reading:
            await self._looking.show(connection, message)
        else:
            connection.say(Ack(message.id, self.table.version, judgement.duplicate))
            if not judgement.duplicate:
                move_seconds.observe(time.perf_counter() - arrived)

    async def welcome(self, connection: Connection, since: int | None, answers: str = "") -> None:
        """Show the whole table to somebody: arguments as in `Audience`.

        Raises:
            StorageError: the database does not answer.
        """
        await self._audience.welcome(connection, since, answers)

    # ---- the end

    @property
    def idle(self) -> bool:
        """Whether nobody needs the table in memory."""
        return not (len(self._audience) or self._bots.busy or self.clock_runs or self._lock.locked())

    def leave_memory(self) -> None:
        """Stop everything: the table leaves the memory."""
        self._closed = True
        self._bots.stop()
        self._audience.close()
        if self._timer is not None:
            self._timer.cancel()

    async def shut(self) -> None:
        """Finish what is being stored, say goodbye to everybody, and stop everything."""
        async with self._lock:
            self._audience.dismiss()
            self.leave_memory()


def is_outdated(judgement: Judgement) -> bool:
    """Whether a message is refused because its sender, or this process, does not know how the table stands."""
    return judgement.refused is not None and judgement.refused.code in OUTDATED
