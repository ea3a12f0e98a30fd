"""What every request needs: the settings, the rooms, who is who, and the limits."""

from __future__ import annotations

from dataclasses import dataclass

from wildswing.server.guards import Guards
from wildswing.server.identity import Identity, first_name
from wildswing.server.rooms import Rooms
from wildswing.server.settings import Settings
from wildswing.server.storage import Store


@dataclass(frozen=True)
class Services:
    """The parts of a running server.

    Attributes:
        settings: what was set.
        store: what is kept.
        rooms: the tables that are played.
        identity: reads and writes cookies.
        guards: count what comes.
    """

    settings: Settings
    store: Store
    rooms: Rooms
    identity: Identity
    guards: Guards

    def now(self) -> int:
        """The server's time in milliseconds since 1970."""
        return self.rooms.environment.now()

    async def name_of(self, guest: str) -> str:
        """What a guest is called.

        Args:
            guest: the id.
        """
        return await self.store.guest_name(guest) or first_name(guest)
