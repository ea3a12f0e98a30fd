"""Players with real sockets: they come back after a cut, and send again what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
from itertools import count
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 30.0
NUMBERS = count(1)
NO_LIMITS: dict[str, Any] = {
    f"WILDSWING_{name}": "0"
    for name in ("GUEST_RATE", "ADDRESS_RATE", "MESSAGE_RATE", "TABLES_AN_HOUR", "CONNECTIONS", "OPEN_TABLES")
}


class Guest:
    """A browser: a cookie, and what is asked over HTTP."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Ask something that goes well."""
        given: dict[str, Any] = {} if body is None else {"json": body}
        async with httpx.AsyncClient(base_url=self.address, cookies=self.cookies, timeout=PATIENCE) as client:
            answer = await client.request(method, path, **given)
        self.cookies |= dict(answer.cookies.items())
        assert answer.is_success, answer.text
        return answer.json()

    @property
    def cookie(self) -> str:
        """The header with the cookies."""
        return "; ".join([f"{name}={value}" for name, value in self.cookies.items()])

    async def socket(self, table: str, query: str = "protocol=1") -> ClientConnection:
        """A socket of a table."""
        address = self.address.replace("http", "ws", 1)
        return await connect(
            f"{address}/ws/tables/{table}?{query}", additional_headers={"Cookie": self.cookie}, max_size=None,
            ping_interval=None, compression=None, open_timeout=PATIENCE,
        )  # fmt: skip


class Player:
    """One seat, with the picture that its client has.

    Attributes:
        picture: the last one; None before there is any.
        events: all events as they were told.
        version: of the table, as it was told last.
        waiting: what was sent and is not answered yet, by id.
        acks: the answers to what was carried out, by id.
        refusals: the others.
    """

    def __init__(self, guest: Guest, table: str, news: asyncio.Condition) -> None:
        self.guest = guest
        self.table = table
        self.news = news
        self.picture: dict[str, Any] | None = None
        self.info: dict[str, Any] = {}
        self.events: list[Any] = []
        self.welcomes = 0
        self.waiting: dict[str, str] = {}
        self.acks: dict[str, list[dict[str, Any]]] = {}
        self.refusals: list[dict[str, Any]] = []
        self.socket: ClientConnection | None = None
        self._listening: asyncio.Task[None] | None = None

    @property
    def version(self) -> int:
        """Of the table, as it was told last."""
        return int(self.info["version"])

    async def come(self) -> None:
        """Open the socket, and send again what was not answered."""
        self.welcomes = 0
        self.socket = await self.guest.socket(self.table)
        self._listening = asyncio.create_task(self._listen(self.socket))
        await self.until(lambda: self.welcomes > 0)
        for frame in list(self.waiting.values()):
            await self.socket.send(frame)

    async def go(self) -> None:
        """Drop the socket, whatever is under way."""
        if self.socket is not None:
            self.socket.transport.abort()
        if self._listening is not None:
            await self._listening

    async def until(self, fits: Any) -> None:  # noqa: ANN401 - a function without arguments
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(fits)

    @property
    def decision(self) -> dict[str, Any] | None:
        """The pending decision, if it is this seat's."""
        found: dict[str, Any] | None = self.picture and self.picture["decision"]
        return found

    def choice(self, options: list[int], number: int | None = None) -> str:
        """Note down a choice that is to be sent; its id."""
        assert self.decision is not None
        name = f"m{next(NUMBERS)}"
        number = self.decision["number"] if number is None else number
        self.waiting[name] = json.dumps({"type": "choose", "id": name, "number": number, "options": options})
        return name

    async def send(self, name: str) -> None:
        """Send what was noted down."""
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(self.waiting[name])

    async def choose(self, chance: Random) -> None:
        """Choose one of the options, and wait until it is acknowledged and everybody at the table knows it."""
        name = self.choice([self.pick(chance)])
        await self.send(name)
        await self.until(lambda: name not in self.waiting)
        assert name in self.acks, self.refusals

    def pick(self, chance: Random) -> int:
        """An option by chance; strikes come more often."""
        assert self.decision is not None
        options = self.decision["options"]
        strikes = [one for one in options if one["verb"] == "strike"]
        number: int = chance.choice(strikes if strikes and chance.random() < 1 / 3 else options)["number"]
        return number

    async def _listen(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed, OSError):
            async for frame in socket:
                self._hear(json.loads(frame))
                async with self.news:
                    self.news.notify_all()

    def _hear(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "welcome":
                self.welcomes += 1
                self.info, self.picture = message["table"], message["picture"]
                self.events[message["since"] :] = message["events"]
            case "update":
                self.info = message["table"]
                self.picture = message["picture"] or self.picture
                self.events[message["since"] :] = message["events"]
            case "ack":
                self.waiting.pop(message["id"], None)
                self.acks.setdefault(message["id"], []).append(message)
            case "refused":
                self.waiting.pop(message["id"], None)
                self.refusals.append(message)


class Sitting:
    """A table with a player on each seat."""

    def __init__(self, table: str, players: list[Player], seed: str) -> None:
        self.table = table
        self.players = players
        self.chance = Random(seed)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return any(player.picture is not None and player.picture["over"] for player in self.players)

    async def asked(self) -> Player | None:
        """Who is to choose, once everybody has heard the same; None when the game is over."""
        one = self.players[0]
        await one.until(lambda: self.over or (self.even() and self.mover() is not None))
        return None if self.over else self.mover()

    def even(self) -> bool:
        """Whether everybody has heard the same."""
        return len({player.version for player in self.players}) == 1

    def mover(self) -> Player | None:
        """Whose client has a decision."""
        return next((player for player in self.players if player.decision is not None), None)

    async def come(self) -> None:
        """Everybody opens a socket."""
        await asyncio.gather(*[player.come() for player in self.players])

    async def go(self) -> None:
        """Everybody drops the socket."""
        await asyncio.gather(*[player.go() for player in self.players])

    async def play_on(self) -> None:
        """Play to the end."""
        while (player := await self.asked()) is not None:
            await player.choose(self.chance)


async def open_sitting(address: str, game: str, characters: list[str], seed: str, **options: object) -> Sitting:
    """A new table with two people, each with a socket."""
    maker, friend = Guest(address), Guest(address)
    await maker.ask("GET", "/api/me")
    seats = [{"kind": kind, "characters": [one]} for kind, one in zip(("me", "friend"), characters, strict=True)]
    opened = await maker.ask("POST", "/api/tables", {"game": game, "seats": seats, "options": options})
    table = opened["table"]["id"]
    await friend.ask("GET", "/api/me")
    secret = opened["invites"][0]["path"].rsplit("/", 1)[1]
    await friend.ask("POST", f"/api/tables/{table}/join", {"secret": secret})
    news = asyncio.Condition()
    sitting = Sitting(table, [Player(maker, table, news), Player(friend, table, news)], seed)
    await sitting.come()
    return sitting
