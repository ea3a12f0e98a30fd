"""The course of a table: its entries folded one by one, with what that means for those who have seen it before."""

from __future__ import annotations

from collections.abc import Iterable

from wildswing.server.rooms.chronicle import Chronicle
from wildswing.server.tables import Entry, EntryError, Moved, Table, TookBack, decode
from wildswing.server.tables.entries import Began, Chosen


class Step:
    """What some entries have changed.

    Attributes:
        entries: those.
        since: events from this one on are new, or count no longer.
        changed: whether the game stands differently.
        back: whether choices were taken back.
        moved: guests whose seats went to another device.
    """

    def __init__(self, since: int) -> None:
        self.entries: list[Entry] = []
        self.since = since
        self.changed = False
        self.back = False
        self.moved: set[str] = set()


class Course:
    """A table with what came before.

    Attributes:
        table: as it stands.
        steady: events before this one never changed: a client that has them need not be sent them again.
        chronicle: what viewers were told of its game.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        rest = iter(entries)
        first = next(rest, None)
        if first is None:
            raise EntryError("a table has at least one entry")
        self.table = Table.fold([first])
        self.steady: int | None = None
        self.chronicle = Chronicle()
        self.go(rest)

    def go(self, entries: Iterable[Entry]) -> Step:
        """Let the next entries change the table.

        Args:
            entries: what happened.

        Raises:
            EntryError: one does not fit. The course is of no use then.
        """
        table = self.table
        step = Step(table.event_count)
        for entry in entries:
            if isinstance(entry, Moved):
                step.moved |= {table.seats[seat].guest for seat in entry.seats}
            table.apply(entry)
            step.entries.append(entry)
            step.changed = step.changed or isinstance(entry, Began | Chosen | TookBack)
            if isinstance(entry, TookBack):
                step.back = True
                count = table.event_count
                step.since = min(step.since, count)
                self.chronicle.forget(count)
                self.steady = count if self.steady is None else min(self.steady, count)
        return step

    def known(self, since: int | None) -> int:
        """From which event on a client that comes back must be told.

        Args:
            since: from which one on it wants to be told; None for all.
        """
        if since is None:
            return 0
        return since if self.steady is None else min(since, self.steady)


def course_of(stored: Iterable[str]) -> Course:
    """A table from its stored entries.

    Args:
        stored: all of them, as JSON.

    Raises:
        EntryError: one cannot be read, or they do not fit together.
    """
    return Course([decode(one) for one in stored])
