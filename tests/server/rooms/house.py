"""Rooms for tests: time stands still until it is told to go on, chance is counted, clients read what they are told."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import msgspec

from wildswing.server.bots import InThreads, Thinkers
from wildswing.server.bus import Bus
from wildswing.server.environment import Environment
from wildswing.server.rooms import Connection, Room, Rooms, RoomSettings
from wildswing.server.storage import Store, open_store
from wildswing.server.thinking import Question
from wildswing.server.wire.messages import (
    Ack,
    Closing,
    Pong,
    Refused,
    ServerMessage,
    ToldOutlook,
    Update,
    Welcome,
)
from wildswing.server.wire.tables import NewSeat, NewTable, Opened, TableOptions

DECODER: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(
    Welcome | Update | Ack | Refused | ToldOutlook | Pong | Closing
)
ME = NewSeat("me", ("ryu",))
FRIEND = NewSeat("friend", ("akuma",))
OPEN = NewSeat("open", ("akuma",))
BOT = NewSeat("bot", ("akuma",))
PATIENCE = 10.0
QUICK = RoomSettings(bot_pause=0, idle_seconds=0.0, beat_seconds=3600.0, sweep_seconds=3600.0, prepare=False)


class CountedSource:
    """Ids, secrets and seeds one after the other."""

    def __init__(self, name: str = "") -> None:
        self.numbers = count(1)
        self.name = name

    def new_id(self) -> str:
        return f"table{self.name}{next(self.numbers)}"

    def new_secret(self) -> str:
        return f"secret{self.name}{next(self.numbers)}"

    def new_seed(self) -> int:
        return next(self.numbers)


class Time:
    """A clock that is set by hand."""

    def __init__(self, now: int = 1_000_000_000) -> None:
        self.at = now

    def now(self) -> int:
        return self.at

    def pass_(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class Nobody:
    """Bots that never answer, for tests in which their turn does not matter."""

    async def choose(self, asked: Question) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def outlook(self, position: str, seat: int, card: int, ex: bool) -> bytes:
        raise AssertionError

    def close(self) -> None:
        """Nothing is to be ended."""


class House:
    """Rooms on a store, with time and chance of their own."""

    def __init__(
        self,
        store: Store,
        settings: RoomSettings = QUICK,
        thinkers: Thinkers | None = None,
        bus: Bus | None = None,
        clock: Time | None = None,
        name: str = "",
    ) -> None:
        self.store = store
        self.time = clock or Time()
        self.source = CountedSource(name)
        environment = Environment(self.time.now, self.source)
        self.rooms = Rooms(store, settings, environment, thinkers or InThreads(), bus)

    async def open(self, *seats: NewSeat, guest: str = "ada", options: TableOptions | None = None) -> Opened:
        new = NewTable("exceed", seats, options or TableOptions(first=0))
        return await self.rooms.open(guest, guest.capitalize(), new)

    async def room(self, table_id: str) -> Room:
        room = await self.rooms.get(table_id)
        assert room is not None
        return room

    async def client(self, table_id: str, guest: str, seat: int | None = None, largest: int = 64) -> Client:
        client = Client(await self.room(table_id), guest, seat, largest)
        await client.room.connect(client.connection)
        return client


@asynccontextmanager
async def opened_house(url: str, settings: RoomSettings = QUICK, **others: Any) -> AsyncIterator[House]:  # noqa: ANN401
    """Rooms on a database, until they are closed."""
    store = open_store(url)
    house = House(store, settings, **others)
    try:
        await house.rooms.start()
        yield house
    finally:
        await house.rooms.close()
        await store.close()


class Client:
    """A guest with a connection."""

    numbers = count(1)

    def __init__(self, room: Room, guest: str, seat: int | None = None, largest: int = 64) -> None:
        self.room = room
        self.connection = Connection(guest, seat, largest)
        self.frames = self.connection.outgoing()
        self.bytes: list[bytes] = []
        self.last: Welcome | Update | None = None
        self.version = 0

    async def next(self) -> ServerMessage:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            frame = await anext(self.frames)
        self.bytes.append(frame)
        message = DECODER.decode(frame)
        if isinstance(message, Welcome | Update):
            assert message.table.version >= self.version, "an older table after a newer one"
            self.version = message.table.version
        if isinstance(message, Welcome) or (isinstance(message, Update) and message.picture is not None):
            self.last = message
        return message

    async def until(self, fits: Callable[[Any], bool]) -> Any:  # noqa: ANN401 - any message
        """The next message that fits; those before are passed over."""
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def a(self, kind: type[Any]) -> Any:  # noqa: ANN401 - a message of this kind
        """The next message of a kind."""
        return await self.until(lambda message: isinstance(message, kind))

    async def rest(self) -> list[ServerMessage]:
        """All messages that wait already."""
        found: list[ServerMessage] = []
        while self.connection._frames:
            found.append(await self.next())
        return found

    async def say(self, type_: str, *, id_: str | None = None, **fields: object) -> str:
        """Say something; the id of the message."""
        name = id_ or f"m{next(self.numbers)}"
        await self.room.hear(self.connection, json.dumps({"type": type_, "id": name, **fields}))
        return name

    async def choose(self, option: int = 0, *, id_: str | None = None) -> str:
        """Choose one of the options of the pending decision, by its place."""
        assert self.last is not None
        assert self.last.picture is not None
        decision = self.last.picture.decision
        assert decision is not None
        return await self.say("choose", id_=id_, number=decision.number, options=[decision.options[option].number])


def secret_of(opened: Opened) -> str:
    """The secret of the first invite link."""
    return opened.invites[0].path.rsplit("/", 1)[1]
