"""A table in memory and its log in the storage, kept in step."""

from __future__ import annotations

import asyncio
from typing import Final

from wildswing.server.rooms.course import Course, Step, course_of
from wildswing.server.rooms.listing import append_of
from wildswing.server.storage import Store
from wildswing.server.tables import Entry, Opening, Table, decode
from wildswing.server.tables.entries import Began, Claimed, Left, Moved, Replaced

AT_ONCE: Final = 50
"""So many entries of others are taken over in the event loop; more would stop it for too long."""


class Ledger:
    """A table and where it is stored. Whoever calls sees to it that one thing happens after the other.

    The table in memory changes first, as its row in the lists must say how it stands then. If storing fails, or another
    process was faster, it is made again from what is stored; nobody is shown it before.

    Args:
        course: the table.
        store: where it is stored.

    Attributes:
        course: the table.
        doubtful: whether it may be ahead of the storage.
    """

    def __init__(self, course: Course, store: Store) -> None:
        self.course = course
        self.doubtful = False
        self._store = store
        self._stored = course.table.version

    @property
    def table(self) -> Table:
        """The table."""
        return self.course.table

    async def append(self, entries: tuple[Entry, ...], opens: Opening | None = None) -> tuple[bool, Step]:
        """Store entries.

        Args:
            entries: what happened.
            opens: another table, to be stored together with them.

        Raises:
            StorageError: the database does not answer. Then the table is doubtful.

        Returns:
            Whether they are stored; else somebody was faster. And what has changed in either case.
        """
        version = self.table.version
        self.doubtful = True
        step = self.course.go(entries)
        append = append_of(self.table, version, entries, seats_changed=changes_seats(entries))
        if opens is None:
            won = await self._store.append(append)
        else:
            other = Table.fold(opens.entries)
            won = await self._store.append_all([append_of(other, 0, opens.entries, seats_changed=True), append])
        if not won:
            return False, await self.load_again()
        self.doubtful = False
        self._stored = self.table.version
        return True, step

    async def load_again(self) -> Step:
        """Make the table from what is stored; what is new in it since it was last in step.

        Raises:
            StorageError: the database does not answer.
        """
        self.doubtful = True
        stored = await self._store.load(self.table.id)
        course, step = await asyncio.to_thread(made_again, stored, self._stored)
        self.course, self.doubtful, self._stored = course, False, course.table.version
        return step

    async def catch_up(self) -> Step:
        """Take over what other processes have stored; what is new.

        Raises:
            StorageError: the database does not answer.
        """
        stored = await self._store.load(self.table.id, self.table.version)
        if len(stored) > AT_ONCE:
            return await self.load_again()
        self.doubtful = True
        step = self.course.go([decode(one) for one in stored])
        self.doubtful = False
        self._stored = self.table.version
        return step

    async def entries(self) -> list[Entry]:
        """All entries of the table as it is in memory.

        Raises:
            StorageError: the database does not answer.
        """
        stored = await self._store.load(self.table.id)
        return [decode(one) for one in stored[: self._stored]]

    async def copy(self, version: int) -> Table:
        """A table of one's own.

        Args:
            version: how many entries it has.

        Raises:
            StorageError: the database does not answer.
        """
        stored = await self._store.load(self.table.id)
        return (await asyncio.to_thread(course_of, stored[:version])).table


def made_again(stored: list[str], known: int) -> tuple[Course, Step]:
    """A table from all its stored entries, and what has changed since so many of them were known."""
    course = course_of(stored[:known])
    return course, course.go([decode(one) for one in stored[known:]])


def changes_seats(entries: tuple[Entry, ...]) -> bool:
    """Whether somebody sits down or stands up by some entries."""
    return any(isinstance(entry, Claimed | Left | Moved | Replaced | Began) for entry in entries)
