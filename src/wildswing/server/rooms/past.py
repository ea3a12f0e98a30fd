"""The table as spectators see it where the maker wants a delay: as it was some seconds ago."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

from wildswing.server.rooms.course import Course, Step
from wildswing.server.rooms.telling import Faces
from wildswing.server.tables import Entry, Table


class Past:
    """A table that follows the real one later.

    Args:
        entries: all entries of the table so far.
        delay: how many milliseconds later.
        now: the time.
    """

    def __init__(self, entries: Iterable[Entry], delay: int, now: int) -> None:
        self._delay = delay
        self._waiting: deque[Entry] = deque(entries)
        # That the table was opened is no secret; without it there would be nothing to show.
        self._course = Course([self._waiting.popleft()])
        self.faces = Faces()
        self.go_on(now)

    @property
    def table(self) -> Table:
        """The table as it was."""
        return self._course.table

    @property
    def course(self) -> Course:
        """The same, with what came before."""
        return self._course

    @property
    def next(self) -> int | None:
        """When there is something new to see; None if nothing waits."""
        return self._waiting[0].at + self._delay if self._waiting else None

    def add(self, entries: Iterable[Entry]) -> None:
        """Keep new entries for later."""
        self._waiting.extend(entries)

    def go_on(self, now: int) -> Step:
        """Let those entries change the table whose time has come.

        Args:
            now: the time.
        """
        come: list[Entry] = []
        while self._waiting and self._waiting[0].at + self._delay <= now:
            come.append(self._waiting.popleft())
        return self._course.go(come)
