"""When spectators are shown what, at a table with a delay."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

from wildswing.server.rooms.course import Step
from wildswing.server.rooms.ledger import Ledger
from wildswing.server.rooms.past import Past
from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.rooms.waiting import call_at
from wildswing.server.tables import Entry


class Latecomers:
    """Shows the past of a table, made when the first spectator comes.

    Args:
        ledger: the table.
        around: what all rooms share.
        tell: tells spectators what is new in the past.

    Attributes:
        made: the past; None as long as nobody has wanted to see it.
    """

    def __init__(self, ledger: Ledger, around: Surroundings, tell: Callable[[Step], None]) -> None:
        self._ledger = ledger
        self._around = around
        self._tell = tell
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False
        self.made: Past | None = None

    async def past(self) -> Past:
        """The table as it was.

        Raises:
            StorageError: the database does not answer.
        """
        if self.made is None:
            entries = await self._ledger.entries()
            delay = self._ledger.table.options.delay * 1000
            # A long game is too much for one go of the event loop.
            self.made = await asyncio.to_thread(Past, entries, delay, self._around.environment.now())
            self._plan()
        else:
            self._go_on()
        return self.made

    def add(self, entries: Iterable[Entry]) -> None:
        """Keep new entries for later.

        Args:
            entries: what happened.
        """
        if self.made is not None:
            self.made.add(entries)
            self._plan()

    def close(self) -> None:
        """Show nothing any more."""
        self._closed = True
        self._tell = nobody  # not its audience any more, which refers to this
        if self._timer is not None:
            self._timer.cancel()

    def _go_on(self) -> None:
        """Show what its time has come for."""
        assert self.made is not None
        step = self.made.go_on(self._around.environment.now())
        self._plan()
        if step.entries:
            self._tell(step)

    def _plan(self) -> None:
        """Wait until there is something new."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        when = None if self.made is None else self.made.next
        if when is not None and not self._closed:
            self._timer = call_at(self._around.environment, when, self._go_on)


def nobody(step: Step) -> None:
    """Tell nobody."""
