"""Who is connected to the tables, at this process and at the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from wildswing.server.bus import Present
from wildswing.server.rooms.connection import Connection
from wildswing.server.tables import Presence, Table

FORGET_AFTER: Final = 3
"""After so many beats without a word a process is taken for dead."""


class Crowd(msgspec.Struct, frozen=True):
    """Who is connected to a table.

    Attributes:
        seats: whose players are.
        watching: how many spectators are.
    """

    seats: frozenset[int] = frozenset()
    watching: int = 0


def crowd_of(table: Table, connections: Iterable[Connection]) -> Crowd:
    """Who is connected to a table by some connections: a guest holds all seats that are the guest's.

    Args:
        table: which.
        connections: all of this process.
    """
    seats: set[int] = set()
    watching = 0
    for connection in connections:
        own = table.seats_of(connection.guest)
        seats.update(own)
        watching += not own
    return Crowd(frozenset(seats), watching)


class Elsewhere:
    """Who is connected at other processes."""

    def __init__(self) -> None:
        self._tables: dict[str, dict[str, tuple[Crowd, float]]] = {}

    def heard(self, present: Present, now: float) -> bool:
        """Keep what a process tells; True if it is something new.

        Args:
            present: what it tells.
            now: the time in seconds of any clock that only goes forward.
        """
        processes = self._tables.setdefault(present.table, {})
        before = processes.get(present.process)
        if present.here:
            crowd = Crowd(frozenset(present.seats), present.watching)
            processes[present.process] = (crowd, now)
            return before is None or before[0] != crowd
        processes.pop(present.process, None)
        if not processes:
            del self._tables[present.table]
        return before is not None and before[0] != Crowd()

    def forget(self, before: float) -> list[str]:
        """Forget processes that have not said a word since; the tables at which that changes something.

        Args:
            before: seconds, as in `heard`.
        """
        changed: list[str] = []
        for table, processes in list(self._tables.items()):
            for process, (_, at) in list(processes.items()):
                if at < before:
                    del processes[process]
                    changed.append(table)
            if not processes:
                del self._tables[table]
        return changed

    def has(self, table: str) -> bool:
        """Whether another process has a table in memory."""
        return table in self._tables

    def crowd(self, table: str) -> Crowd:
        """Who is connected to a table at other processes."""
        crowds = [crowd for crowd, _ in self._tables.get(table, {}).values()]
        return Crowd(frozenset().union(*(one.seats for one in crowds)), sum(one.watching for one in crowds))


class Attendance:
    """Who is there and who is gone at one table.

    Args:
        gone_since: for each seat since when its player has been gone, as far as that is known.

    Attributes:
        here: who is connected at this process, when it was last counted.
    """

    def __init__(self, gone_since: dict[int, int]) -> None:
        self.here = Crowd()
        self._gone = gone_since
        self._watching = 0

    def count(self, table: Table, here: Crowd, elsewhere: Crowd, now: int) -> bool:
        """Count again; True if somebody came or went.

        Args:
            table: which.
            here: who is connected to it at this process.
            elsewhere: the same at others.
            now: the time.
        """
        self.here = here
        there = here.seats | elsewhere.seats
        persons = {seat.number for seat in table.seats if seat.kind == "person"}
        gone = {number: self._gone.get(number, now) for number in persons - there}
        watching = here.watching + elsewhere.watching
        changed = gone != self._gone or watching != self._watching
        self._gone, self._watching = gone, watching
        return changed

    @property
    def presence(self) -> Presence:
        """Who is there, as tables want to know it."""
        return Presence(dict(self._gone), self._watching)
