"""Hypothesis for the socket: clients of two processes come, go, repeat themselves and say whatever the types allow."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
import structlog
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.databases import fresh_database
from tests.server.faults.stored import Stored, shown, wire
from tests.server.rooms.house import FRIEND, ME, House, Nobody, opened_house, secret_of
from wildswing.server.bots import InThreads
from wildswing.server.pictures import picture
from wildswing.server.rooms import Connection, Room
from wildswing.server.tables import Table, decode
from wildswing.server.tables.entries import Act
from wildswing.server.wire.messages import ClientMessage
from wildswing.server.wire.tables import Join, NewSeat, NewTable, TableOptions

GUESTS = ("ada", "bob", "eve")  # the first two sit at the table
LUNA = NewSeat("me", ("luna",))
SETUPS = {
    "duel": NewTable("exceed", (ME, FRIEND), TableOptions(first=0)),
    "open duel": NewTable("exceed", (ME, FRIEND), TableOptions(first=1, public=True)),
    "hot seat": NewTable("exceed", (ME, ME), TableOptions(public=True)),
    "hunt": NewTable("hackclad", (LUNA, NewSeat("friend", ("mia",))), TableOptions()),
    "hunt with a bot": NewTable("hackclad", (LUNA, NewSeat("bot", ("mia",))), TableOptions(public=True)),
}  # fmt: skip

TYPES: dict[str, type[msgspec.Struct]] = {str(one.__struct_config__.tag): one for one in get_args(ClientMessage)}
SMALL = st.integers(0, 5)
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-2, 9), st.sampled_from([2**31, 2**63, 2**64, -(2**63) - 1, 10**40]),
    st.floats(allow_nan=False), st.text(max_size=50), st.lists(st.integers(-1, 9), max_size=70),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=2),
)  # fmt: skip


def right(kind: Any) -> st.SearchStrategy[Any]:  # noqa: ANN401 - an annotation
    """Values of a type, within what its annotation allows."""
    return st.from_type(kind) if kind in {bool, int, str} else fitting(msgspec.json.schema(kind))


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that fit a part of a schema, small ones rather than large ones."""
    if "anyOf" in schema:
        return st.one_of([fitting(one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    match schema["type"]:
        case "integer":
            least = schema.get("minimum", 0)
            most = schema.get("maximum", schema.get("exclusiveMaximum", 10**6 + 1) - 1)
            return st.one_of(st.integers(least, min(most, 40)), st.integers(least, most))
        case "array":
            return st.lists(fitting(schema["items"]), min_size=schema["minItems"], max_size=4)
        case "boolean":
            return st.booleans()
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 9))
        case _:
            return st.none()


def saying(tag: str) -> st.SearchStrategy[dict[str, Any]]:
    """Messages of a type, as the schema allows them."""
    fields = {field.name: right(field.type) for field in msgspec.structs.fields(TYPES[tag]) if field.name != "id"}
    return st.fixed_dictionaries({"type": st.just(tag), **fields})


# Giving up ends a game, so it is rare.
ANY = st.sampled_from([tag for tag in TYPES if tag != "resign"] * 4 + ["resign"]).flatmap(saying)
BROKEN = st.tuples(ANY, st.sampled_from(["type", "id", "number", "options", "seat", "more"]), VALUES)
STEPS = st.one_of(
    st.tuples(st.just("right"), SMALL, SMALL), st.tuples(st.just("right"), SMALL, SMALL),
    st.tuples(st.just("right"), SMALL, SMALL), st.tuples(st.just("together"), SMALL, SMALL),
    st.tuples(st.just("again"), SMALL, SMALL), st.tuples(st.just("later"), SMALL, SMALL),
    st.tuples(st.just("come"), SMALL, SMALL), st.tuples(st.just("cut"), SMALL, SMALL),
    st.tuples(st.just("forget"), SMALL, SMALL),
    st.tuples(st.just("say"), SMALL, ANY), st.tuples(st.just("say"), SMALL, ANY),
    st.tuples(st.just("broken"), SMALL, BROKEN), st.tuples(st.just("raw"), SMALL, st.binary(max_size=40)),
)  # fmt: skip


class Outlooks(Nobody):
    """Bots that never answer; outlooks are real."""

    async def outlook(self, position: str, seat: int, card: int, ex: bool) -> bytes:
        return await InThreads().outlook(position, seat, card, ex)


class Line:
    """A connection, and what its client makes of what it is told."""

    def __init__(self, room: Room, guest: str) -> None:
        self.room = room
        self.connection = Connection(guest, None, largest=1000)
        self.told: list[dict[str, Any]] = []
        self.version = 0
        self.picture: Any = None
        self.seat: int | None = None

    def hear(self) -> list[dict[str, Any]]:
        """What is new."""
        frames = [json.loads(frame) for frame in self.connection._frames]
        self.connection._frames.clear()
        self.told += frames
        return frames


class World:
    """One table at two processes, and everything that was ever said to it."""

    def __init__(self, houses: tuple[House, House], new: NewTable) -> None:
        self.houses = houses
        self.new = new
        self.lines: list[Line] = []
        self.sent: list[tuple[str, str]] = []
        self.done: list[tuple[str, str]] = []
        self.names = 0
        self.entries: list[str] = []
        self.acknowledged: dict[str, int] = {}

    async def begin(self) -> None:
        """Open the table and let the friend sit down."""
        opened = await self.houses[0].rooms.open("ada", "Ada", self.new)
        self.id = opened.table.id
        if opened.invites:
            room = await self.houses[0].room(self.id)
            await room.join("bob", "Bob", Join(secret_of(opened)))
        for guest, place in (("ada", 0), ("bob", 1), ("eve", 0)):
            await self.come(guest, place)

    async def come(self, guest: str, place: int) -> Line:
        """Somebody connects at one of the processes."""
        line = Line(await self.houses[place % 2].room(self.id), guest)
        await line.room.connect(line.connection)
        self.lines.append(line)
        await self.look()
        return line

    def line(self, place: int) -> Line | None:
        """One of those that are open."""
        opened = [line for line in self.lines if not line.connection.closed]
        return opened[place % len(opened)] if opened else None

    async def say(self, line: Line, raw: str | bytes) -> list[dict[str, Any]]:
        """Say something; what that line is told, among it exactly one answer unless the line was closed."""
        line.hear()
        await line.room.hear(line.connection, raw)
        return await self.look(line)

    async def look(self, line: Line | None = None) -> list[dict[str, Any]]:
        """Both processes take over what is stored; every picture that was told is that of its version."""
        heard: list[dict[str, Any]] = []
        for one in self.lines:
            frames = one.hear()
            heard += frames if one is line else []
            for frame in frames:
                await self.check(one, frame)
        return heard

    async def check(self, line: Line, frame: dict[str, Any]) -> None:
        """What is told is true."""
        if frame["type"] not in {"welcome", "update"}:
            return
        version = frame["table"]["version"]
        assert version >= line.version
        line.version = version
        if frame["type"] == "welcome":
            line.seat = frame["seat"]
        if frame["picture"] is None:
            return
        stored = await self.houses[0].store.load(self.id)
        table = Table.fold([decode(one) for one in stored[:version]])
        assert line.seat is None or line.seat in table.seats_of(line.connection.guest)
        game: Any = table.game
        assert frame["picture"] == wire(picture(game, line.seat))

    async def do(self, kind: str, a: int, b: Any) -> None:  # noqa: ANN401 - of any type
        """One step."""
        self.names += 1
        name = f"m{self.names}"
        line = self.line(a)
        match kind:
            case "come":
                await self.come(GUESTS[a % 3], b)
            case "forget":  # as if a process were killed and another one came
                house = self.houses[b % 2]
                room = await house.room(self.id)
                for one in self.lines:
                    if one.room is room:
                        room.disconnect(one.connection)
                house.rooms._forget(room)
            case _ if line is None:
                await self.come("ada", b if isinstance(b, int) else 0)
            case "cut":
                line.room.disconnect(line.connection)
            case "right" | "together" | "later":
                await self.choose(kind, name, b)
            case "again":
                said = self.done if b % 2 else self.sent
                if said:
                    guest, raw = said[-1 - b % min(4, len(said))]
                    same = next((one for one in self.lines if one.connection.guest == guest and
                                 not one.connection.closed), None)  # fmt: skip
                    await self.answered(same or await self.come(guest, a), raw)
            case "say":
                await self.answered(line, json.dumps(b | {"id": name}))
            case "broken":
                message, field, value = b
                await self.answered(line, json.dumps(message | {"id": name} | {field: value}))
            case _:
                await self.answered(line, b)

    async def choose(self, kind: str, name: str, b: int) -> None:
        """A choice that is right, or the same for the next decision; or two at once."""
        room = await self.houses[b % 2].room(self.id)
        table = room.table
        if table.to_move is None or table.seats[table.to_move].kind != "person":
            return
        game: Any = table.game
        options = list(game.options)
        number = table.number + (kind == "later")
        raw = json.dumps({"type": "choose", "id": name, "number": number, "options": [options[b % len(options)]]})
        guest = table.seats[table.to_move].guest
        line = await self.come(guest, b)
        await self.answered(line, json.dumps({"type": "look", "id": f"{name}l", "seat": table.to_move}))
        if kind != "together":
            await self.answered(line, raw)
            self.done.append((guest, raw))
            return
        others = [one for one in self.lines if one is not line and not one.connection.closed][:3]
        line.hear()
        await asyncio.gather(*[one.room.hear(one.connection, raw) for one in (line, *others)])
        await self.look()

    async def answered(self, line: Line, raw: str | bytes) -> None:
        """Say something: there is one answer to it."""
        if isinstance(raw, str):
            self.sent.append((line.connection.guest, raw))
        closed = line.connection.closed
        heard = await self.say(line, raw)
        kinds = [one["type"] for one in heard if one["type"] in {"ack", "refused", "pong"} or one.get("id")]
        pending = line.connection.outlooks or any(one["type"] == "outlook" for one in heard)
        assert len(kinds) == 1 or closed or line.connection.closed or pending, (raw, heard)
        for one in heard:
            if one["type"] == "ack" and not one["duplicate"]:
                assert self.acknowledged.setdefault(f"{line.seat} {one['id']}", one["version"]) == one["version"]

    async def settle(self) -> None:
        """Entries only grow; memory is what is stored; nobody's message has two effects."""
        stored = await self.houses[0].store.load(self.id)
        assert stored[: len(self.entries)] == self.entries
        self.entries = stored
        log = Stored(stored)
        made = [(one.seat, one.message) for one in log.entries if isinstance(one, Act) and one.message]
        assert len(set(made)) == len(made)
        for house in self.houses:
            room = await house.room(self.id)
            await room.catch_up()
            assert room.table.version == len(stored)
            folded = log.table()
            for seat in (None, *range(len(folded.seats))):
                assert shown(room.table, seat) == shown(folded, seat)
        await self.look()


class Ground:
    """Two processes on one database, with a loop of their own."""

    def __init__(self, loop: asyncio.AbstractEventLoop, houses: tuple[House, House]) -> None:
        self.loop = loop
        self.houses = houses


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def ground(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ground]:
    folder = tmp_path_factory.mktemp("ground")
    url = fresh_database(request, folder)
    loop = asyncio.new_event_loop()
    managers = [opened_house(url, thinkers=Outlooks()), opened_house(url, thinkers=Outlooks(), name="other")]
    houses = [loop.run_until_complete(one.__aenter__()) for one in managers]
    yield Ground(loop, (houses[0], houses[1]))
    for one in managers:
        loop.run_until_complete(one.__aexit__(None, None, None))
    loop.close()
    shutil.rmtree(folder)


@pytest.mark.parametrize("setup", SETUPS)
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(steps=st.lists(STEPS, min_size=5, max_size=30))
def test_whatever_is_said_in_whatever_order(ground: Ground, setup: str, steps: list[tuple[str, int, Any]]) -> None:
    async def play() -> None:
        world = World(ground.houses, SETUPS[setup])
        await world.begin()
        for kind, a, b in steps:
            await world.do(kind, a, b)
        await world.settle()
        for one in world.lines:
            one.room.disconnect(one.connection)

    with structlog.testing.capture_logs() as logs:
        ground.loop.run_until_complete(play())
    assert [one for one in logs if one["log_level"] in {"error", "critical"}] == []
