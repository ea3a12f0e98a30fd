"""A connection of a guest, as rooms see it: frames go out in order, and whoever takes them is never waited for."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from wildswing.server.wire.messages import Refused, ServerMessage

SHUTDOWN: Final = 1001
NOT_HERE: Final = 1008
DEFECT: Final = 1011
AGAIN: Final = 1013
ENCODE: Final = msgspec.json.Encoder().encode


class Connection:
    """One socket, or whatever else takes frames.

    Args:
        guest: who is connected.
        seat: from which seat the guest wants to see the table; None: the guest's first one.
        largest: how many frames may wait before a slow client is cut off; it comes back by itself.

    Attributes:
        seat: from which seat the guest sees it now; None as a spectator.
        watching: whether the guest, who may have seats, wants to see what spectators see.
        outlooks: how many outlooks are under way.
        close_code: why it was closed, as sockets say it.
        close_reason: the same in a word.
    """

    def __init__(self, guest: str, seat: int | None = None, largest: int = 64) -> None:
        self.guest = guest
        self.seat = seat
        self.watching = False
        self.outlooks = 0
        self.close_code = 1000
        self.close_reason = ""
        self._largest = largest
        self._frames: deque[bytes] = deque()
        self._closed = False
        self._news = asyncio.Event()

    @property
    def closed(self) -> bool:
        """Whether nothing can be sent any more."""
        return self._closed

    def send(self, frame: bytes) -> None:
        """Send a frame, without waiting. A client that does not take them is cut off, and comes back by itself.

        Args:
            frame: JSON.
        """
        if self._closed:
            return
        if len(self._frames) >= self._largest:
            self._frames.clear()
            self.close(AGAIN, "too slow")
            return
        self._frames.append(frame)
        self._news.set()

    def say(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send(ENCODE(message))

    def refuse(self, code: str, message: str, hint: str = "", id: str = "") -> None:  # noqa: A002 - as on the wire
        """Say that a message is not carried out: arguments as in `Refused`."""
        self.say(Refused(id, code, message, hint))

    def close(self, code: int, reason: str) -> None:
        """Close it after what waits; only the first reason counts.

        Args:
            code: as sockets have them.
            reason: in a word.
        """
        if not self._closed:
            self._closed = True
            self.close_code, self.close_reason = code, reason
            self._news.set()

    async def outgoing(self) -> AsyncIterator[bytes]:
        """The frames, until it is closed."""
        while True:
            while self._frames:
                yield self._frames.popleft()
            if self._closed:
                return
            self._news.clear()
            await self._news.wait()
