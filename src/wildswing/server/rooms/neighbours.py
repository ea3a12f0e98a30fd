"""What the other processes on the same database have to say about tables, and are told."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import Final

from wildswing.server.bus import Asking, Grown, Message, Missed, Present
from wildswing.server.rooms.attendance import FORGET_AFTER
from wildswing.server.rooms.room import Room
from wildswing.server.rooms.surroundings import Surroundings

ANSWER_SECONDS: Final = 0.5


class Neighbours:
    """The other processes.

    Args:
        rooms: the tables that this process has in memory, by id.
        around: what all rooms share.
    """

    def __init__(self, rooms: Mapping[str, Room], around: Surroundings) -> None:
        self._rooms = rooms
        self._around = around
        self._answers: dict[str, asyncio.Event] = {}

    def heard(self, message: Message) -> None:
        """Hear something from another process.

        Args:
            message: what.
        """
        start = self._around.start
        match message:
            case Grown(table, version):
                if table in self._rooms:
                    start(self._rooms[table].catch_up(version))
            case Present(_, table):
                changed = self._around.elsewhere.heard(message, asyncio.get_running_loop().time())
                if table in self._answers and message.here:
                    self._answers[table].set()
                if changed and table in self._rooms:
                    self._rooms[table].recount()
            case Asking(_, table):
                if table in self._rooms:
                    start(self._around.bus.tell(self._rooms[table].present))
            case Missed():
                for room in self._rooms.values():
                    start(room.catch_up())
                start(self.tell())

    async def tell(self) -> None:
        """Tell the other processes who is connected here."""
        if self._around.bus.others:
            await self._around.bus.tell(*[room.present for room in self._rooms.values()])

    def tell_gone(self, table_id: str) -> None:
        """Tell the other processes that a table has left the memory of this one.

        Args:
            table_id: which.
        """
        if self._around.bus.others:
            self._around.start(self._around.bus.tell(Present(self._around.store.process, table_id, here=False)))

    async def have(self, table_id: str) -> bool:
        """Whether another process has a table in memory.

        Args:
            table_id: which.
        """
        if not self._around.bus.others:
            return False
        if self._around.elsewhere.has(table_id):
            return True
        answered = self._answers[table_id] = asyncio.Event()
        try:
            await self._around.bus.tell(Asking(self._around.store.process, table_id))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(answered.wait(), ANSWER_SECONDS)
            return answered.is_set()
        finally:
            del self._answers[table_id]

    def forget(self, now: float) -> None:
        """Forget the processes that are silent.

        Args:
            now: the time of the event loop.
        """
        for table in self._around.elsewhere.forget(now - FORGET_AFTER * self._around.settings.beat_seconds):
            if table in self._rooms:
                self._rooms[table].recount()
