"""What a table is after its stored entries alone, read beside the server: the measure of what clients are shown."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection
from itertools import pairwise
from typing import Any

import msgspec

from wildswing.server.pictures import happenings, picture
from wildswing.server.storage import open_store
from wildswing.server.tables import Entry, Table, decode
from wildswing.server.tables.entries import Act, Chosen


class Stored:
    """The stored entries of a table."""

    def __init__(self, entries: list[str]) -> None:
        self.entries: list[Entry] = [decode(one) for one in entries]

    def table(self, version: int | None = None) -> Table:
        """The table as it was at a version."""
        return Table.fold(self.entries[:version])

    @property
    def messages(self) -> list[str]:
        """The ids of all messages that were carried out, in order."""
        return [one.message for one in self.entries if isinstance(one, Act) and one.message]

    def check(self, acknowledged: Collection[str]) -> None:
        """What was acknowledged is there, and nothing is there twice."""
        assert set(acknowledged) <= set(self.messages)
        assert len(self.messages) == len(set(self.messages))
        choices = [(one.number, len(one.options)) for one in self.entries if isinstance(one, Chosen)]
        assert all(first == 0 for first, _ in choices[:1])
        assert all(one[0] + one[1] == two[0] for one, two in pairwise(choices))


def shown(table: Table, seat: int | None) -> tuple[Any, Any]:
    """The picture and all events that a seat may see, as they come over the wire."""
    game: Any = table.game
    return wire(picture(game, seat)), wire(happenings(game, seat, 0))


def wire(value: object) -> Any:  # noqa: ANN401 - JSON
    """A value as a client reads it."""
    return json.loads(msgspec.json.encode(value))


async def stored(url: str, tables: Collection[str]) -> dict[str, Stored]:
    """The stored entries of some tables."""
    store = await asyncio.to_thread(open_store, url)
    try:
        return {table: Stored(await store.load(table)) for table in tables}
    finally:
        await store.close()
