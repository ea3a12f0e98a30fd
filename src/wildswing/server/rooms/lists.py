"""The lists of tables: the lobby, and the tables of a guest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from wildswing.bots import NAMES
from wildswing.server.environment import Environment
from wildswing.server.rooms.attendance import Crowd
from wildswing.server.rooms.listing import shown_to
from wildswing.server.storage import Listed, Store
from wildswing.server.wire.tables import Lobby, TableInfo

LISTED: Final = 50
OWN_LISTED: Final = 100


class Lists:
    """Reads the lists from the storage; who is there now is known here only.

    Args:
        store: where tables are kept.
        environment: time and chance.
        crowd: who is connected to a table at any process.
    """

    def __init__(self, store: Store, environment: Environment, crowd: Callable[[str], Crowd]) -> None:
        self._store = store
        self._environment = environment
        self._crowd = crowd

    async def lobby(self, guest: str) -> Lobby:
        """What goes on.

        Args:
            guest: the viewer.

        Raises:
            StorageError: the database does not answer.
        """
        waiting, live, over, mine = await asyncio.gather(
            self._store.public_tables("waiting", LISTED),
            self._store.public_tables("playing", LISTED),
            self._store.public_tables("over", LISTED),
            self._store.tables_of(guest, over=False, limit=OWN_LISTED),
        )
        shown = self._shown(live, guest)
        own = self._shown(mine, guest)
        return Lobby(
            open=self._shown(waiting, guest),
            live=tuple(sorted(shown, key=lambda info: -info.watching)),
            finished=self._shown(over, guest),
            mine=tuple(sorted(own, key=lambda info: not is_asked(info))),
            bots=NAMES,
        )

    async def tables_of(self, guest: str) -> tuple[TableInfo, ...]:
        """The tables of a guest, the latest first.

        Args:
            guest: whose.

        Raises:
            StorageError: the database does not answer.
        """
        return self._shown(await self._store.tables_of(guest, over=True, limit=OWN_LISTED), guest)

    def _shown(self, tables: list[Listed], guest: str) -> tuple[TableInfo, ...]:
        now = self._environment.now()
        return tuple([shown_to(one, guest, self._crowd(one.info.id), now) for one in tables])


def is_asked(info: TableInfo) -> bool:
    """Whether the viewer is to decide at a table."""
    return any(seat.yours and seat.seat == info.asked for seat in info.seats)
