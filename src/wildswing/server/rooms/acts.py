"""What guests do at a table over HTTP: sitting down, standing up, links."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from wildswing.server.rooms.surroundings import Surroundings
from wildswing.server.tables import Entry, Table, invite, join, leave, recover, recovery
from wildswing.server.wire.tables import Invite, Join, Recover, TableInfo

R = TypeVar("R")


class Acts:
    """The acts of a room; all of them raise `Declined` for what is not possible, and `StorageError`.

    Attributes:
        around: what all rooms share.
    """

    around: Surroundings

    async def act(self, judging: Callable[[Table, int], tuple[tuple[Entry, ...], R]]) -> R:
        """Carry out an act.

        Args:
            judging: gives the entries that follow, and an answer, for the table as it is and the time.
        """
        raise NotImplementedError

    async def info(self, guest: str, seat: int | None = None) -> TableInfo:
        """The table as a guest may see it.

        Args:
            guest: the viewer.
            seat: from which seat; None: the first one of the guest's, if any.
        """
        raise NotImplementedError

    async def join(self, guest: str, name: str, wish: Join) -> None:
        """Sit down, or come to watch.

        Args:
            guest: who.
            name: what the guest is called.
            wish: what the guest wants.
        """
        source = self.around.environment.source
        await self.act(lambda table, now: (join(table, guest, name, wish, now, source), None))

    async def leave(self, guest: str) -> TableInfo:
        """Stand up; what the guest sees then.

        Args:
            guest: who.
        """
        await self.act(lambda table, now: (leave(table, guest, now), None))
        return await self.info(guest)

    async def invite(self, guest: str, seat: int | None) -> Invite:
        """Make a new link for a seat, or to watch.

        Args:
            guest: who wants it.
            seat: the seat; None to watch.
        """
        source = self.around.environment.source
        return await self.act(lambda table, now: invite(table, guest, seat, now, source))

    async def recovery(self, guest: str) -> Invite:
        """Make a link that moves the guest's seats to another device.

        Args:
            guest: who wants it.
        """
        source = self.around.environment.source
        return await self.act(lambda table, now: recovery(table, guest, now, source))

    async def recover(self, guest: str, wish: Recover) -> None:
        """Move seats to the guest of another device.

        Args:
            guest: the new one.
            wish: with the secret.
        """
        await self.act(lambda table, now: (recover(table, guest, wish, now), None))
