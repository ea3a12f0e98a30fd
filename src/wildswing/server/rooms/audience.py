"""Those who are connected to a table at this process: each is told what it may know, and all see who is there."""

from __future__ import annotations

import structlog

from wildswing.server.bus import Present
from wildswing.server.rooms.attendance import Attendance, Crowd, crowd_of
from wildswing.server.rooms.connection import DEFECT, NOT_HERE, SHUTDOWN, Connection
from wildswing.server.rooms.course import Course, Step
from wildswing.server.rooms.latecomers import Latecomers
from wildswing.server.rooms.ledger import Ledger
from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.rooms.telling import Faces, Telling
from wildswing.server.tables import Presence, Table
from wildswing.server.wire.messages import Closing

log = structlog.get_logger("wildswing.rooms")


class Audience:
    """Those who are connected to a table.

    Args:
        ledger: the table.
        attendance: who was there before.
        around: what all rooms share.
    """

    def __init__(self, ledger: Ledger, attendance: Attendance, around: Surroundings) -> None:
        self._ledger = ledger
        self._attendance = attendance
        self._around = around
        self._connections: dict[Connection, None] = {}
        self._coming: set[Connection] = set()  # those whose welcome is being made
        self._faces = Faces()
        self._late = Latecomers(ledger, around, self._tell_late)

    # ---- coming and going

    def __len__(self) -> int:
        return len(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    async def add(self, connection: Connection, since: int | None) -> bool:
        """Show the table to somebody who comes, and go on telling; True if the others now see somebody come.

        Args:
            connection: who; may watch the table.
            since: events from this one on are wanted; None for all.

        Raises:
            StorageError: the database does not answer.
        """
        self._connections[connection] = None
        connection.seat = self._seat_for(connection)
        changed = self.count()
        await self.welcome(connection, since)
        return changed

    def drop(self, connection: Connection, code: int, reason: str) -> bool:
        """Let somebody go; False for one who was gone already.

        Args:
            connection: who.
            code: why, as sockets have it.
            reason: the same in a word.
        """
        connection.close(code, reason)
        return self._connections.pop(connection, self) is None

    def defect(self, connection: Connection, error: Exception) -> None:
        """Write down a defect, and hang up: the client comes back to the table as it is stored.

        Args:
            connection: of whom.
            error: the defect.
        """
        log.error("defect", table=self._ledger.table.id, exc_info=error)
        self.drop(connection, DEFECT, "defect")

    def dismiss(self) -> None:
        """Say goodbye to everybody, as the server stops."""
        closing = Closing("shutdown", "The server stops for a moment; come again at once.")
        for connection in list(self._connections):
            connection.say(closing)
            self.drop(connection, SHUTDOWN, "shutdown")

    def close(self) -> None:
        """Tell nothing any more."""
        self._late.close()

    # ---- telling

    async def welcome(self, connection: Connection, since: int | None, answers: str = "") -> None:
        """Show the whole table to somebody.

        Args:
            connection: to whom.
            since: events from this one on are wanted; None for all.
            answers: the id of the message that is answered.

        Raises:
            StorageError: the database does not answer.
        """
        if self._is_late(connection):
            past = await self._late.past()
            course, faces = past.course, past.faces
        else:
            course, faces = self._ledger.course, self._faces
        game = course.table.game
        if game is not None:
            # The past goes on by itself meanwhile; whoever is about to be shown the whole need not be told of that.
            self._coming.add(connection)
            try:
                await course.chronicle.prepare(game, connection.seat, course.known(since))
            finally:
                self._coming.discard(connection)
        telling = self._telling(course, faces)
        connection.send(telling.welcome(connection.guest, connection.seat, course.known(since), answers))

    def tell(self, step: Step) -> None:
        """Tell everybody what happened.

        Args:
            step: what.
        """
        self._late.add(step.entries)
        telling = self._telling(self._ledger.course, self._faces)
        for connection in list(self._connections):
            try:
                self._tell_one(connection, telling, step)
            except Exception as error:  # noqa: BLE001 - a defect must not cost the others their table
                self.defect(connection, error)

    def _tell_one(self, connection: Connection, telling: Telling, step: Step) -> None:
        guest = connection.guest
        if guest in step.moved:
            connection.say(Closing("moved", "The seat is on another device now."))
            self.drop(connection, NOT_HERE, "moved")
            return
        if not self._ledger.table.may_watch(guest):
            turn_away(connection)
            self.drop(connection, NOT_HERE, "not here")
            return
        seat = self._seat_for(connection)
        other = seat != connection.seat
        connection.seat = seat
        if self._is_late(connection):
            return
        connection.send(
            telling.welcome(guest, seat, 0, "") if other else telling.update(guest, seat, step.since, step.changed)
        )

    def _tell_late(self, step: Step) -> None:
        """Tell those who see things later what its time has come for."""
        past = self._late.made
        assert past is not None
        telling = self._telling(past.course, past.faces)
        for connection in list(self._connections):
            if self._is_late(connection) and connection not in self._coming:
                connection.send(telling.update(connection.guest, None, step.since, step.changed))

    def announce(self, but: Connection | None = None) -> None:
        """Tell everybody who is there, and how time goes by.

        Args:
            but: who knows already.
        """
        now = Step(self._ledger.table.event_count)
        telling = self._telling(self._ledger.course, self._faces)
        for connection in list(self._connections):
            if connection is not but and not self._is_late(connection):
                connection.send(telling.update(connection.guest, connection.seat, now.since, changed=False))
        if self._late.made is not None:
            self._tell_late(Step(self._late.made.table.event_count))

    def _telling(self, course: Course, faces: Faces) -> Telling:
        now = self._around.environment.now()
        return Telling(course, faces, now, self.presence, self._around.settings.terms)

    def _seat_for(self, connection: Connection) -> int | None:
        """From which seat a connection sees the table."""
        own = self._ledger.table.seats_of(connection.guest)
        if connection.seat in own:
            return connection.seat
        return own[0] if own and not connection.watching else None

    def _is_late(self, connection: Connection) -> bool:
        """Whether a connection sees the table as it was."""
        return connection.seat is None and self._ledger.table.options.delay > 0

    async def seen_by(self, guest: str) -> Table:
        """The table that a guest may see: as it was for a spectator, where there is a delay.

        Args:
            guest: the viewer.

        Raises:
            StorageError: the database does not answer.
        """
        table = self._ledger.table
        if table.options.delay and not table.seats_of(guest):
            return (await self._late.past()).table
        return table

    # ---- who is there

    @property
    def presence(self) -> Presence:
        """Who is there and who is gone."""
        return self._attendance.presence

    @property
    def crowd(self) -> Crowd:
        """Who is connected at this process."""
        return crowd_of(self._ledger.table, self._connections)

    def count(self) -> bool:
        """Count who is there; True if that has changed. Other processes are told of it."""
        table = self._ledger.table
        elsewhere = self._around.elsewhere.crowd(table.id)
        before = self._attendance.here
        changed = self._attendance.count(table, self.crowd, elsewhere, self._around.environment.now())
        if before != self._attendance.here and self._around.bus.others:
            self._around.start(self._around.bus.tell(self.present))
        return changed

    @property
    def present(self) -> Present:
        """Who is connected here, for other processes."""
        here = self.crowd
        return Present(self._around.store.process, self._ledger.table.id, tuple(sorted(here.seats)), here.watching)


def turn_away(connection: Connection) -> None:
    """Say that there is no such table for this guest, and close."""
    connection.say(Closing("not here", "This table is not here (any more)."))
    connection.close(NOT_HERE, "not here")
