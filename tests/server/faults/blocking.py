"""`python -m tests.server.faults.blocking [--python]`: for how long the event loop stands still in what a table does.

It prints times and asserts nothing: they depend on the machine and on what else it does.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.server.rooms.house import Client, House, Nobody, opened_house
from wildswing.server.bots import Pool
from wildswing.server.garbage import Garbage
from wildswing.server.tables.casting import make_ready
from wildswing.server.wire.tables import NewSeat, NewTable, TableOptions

LONG = 500  # choices, more than nearly all games have
TABLES = {
    "duel": NewTable("exceed", (NewSeat("me", ("propeller",)), NewSeat("me", ("geoffrey",))), TableOptions()),
    "hunt": NewTable("hackclad", tuple(NewSeat("me", (one,)) for one in ("luna", "mia", "flare", "rosette"))),
}
LATE = TableOptions(public=True, delay=60)
MANY = 60  # games in memory at the same time


class Collections:
    """How long Python's collector of cycles stops everything at most."""

    def __init__(self) -> None:
        self.worst = 0.0
        self._began = 0.0
        gc.callbacks.append(self.note)

    def note(self, phase: str, info: dict[str, int]) -> None:
        """A collection begins or ends."""
        if phase == "start":
            self._began = time.thread_time()
        else:
            self.worst = max(self.worst, (time.thread_time() - self._began) * 1000)

    def take(self) -> float:
        """The milliseconds of the longest since this was asked last."""
        worst, self.worst = self.worst, 0.0
        return worst


async def standstill(work: Awaitable[Any]) -> tuple[float, float]:
    """Do something; for how many milliseconds the loop worked at most in one go, and how long it took altogether.

    The first are milliseconds of the processor, so that other processes on this machine do not count.
    """
    worst = 0.0
    done = asyncio.ensure_future(work)
    began, last = time.perf_counter(), time.thread_time()
    while not done.done():
        await asyncio.sleep(0)
        now = time.thread_time()
        worst, last = max(worst, now - last), now
    await done
    return worst * 1000, (time.perf_counter() - began) * 1000


async def played(
    house: House, new: NewTable, chance: Random, most: int = LONG
) -> tuple[str, list[Client], list[float]]:
    """A game by chance, as far as it goes; its table, its clients, and how long each choice stopped the loop."""
    opened = await house.rooms.open("ada", "Ada", new)
    table = opened.table.id
    clients = [await house.client(table, "ada", seat) for seat in range(len(new.seats))]
    times: list[float] = []
    for number in range(most):
        game: Any = clients[0].room.table.game
        if game.over:
            break
        raw = json.dumps({
            "type": "choose", "id": f"m{number}", "number": len(game.history), "options": [chance.choice(game.options)],
        })  # fmt: skip
        seat = clients[game.seat]
        times.append((await standstill(seat.room.hear(seat.connection, raw)))[0])
        for client in clients:
            client.connection._frames.clear()
    return table, clients, times


async def measure(house: House, name: str, tell: Callable[[str], None]) -> None:
    """Measure one kind of table."""
    table, clients, times = await played(house, TABLES[name], Random(name))
    times.sort()
    half, most = times[len(times) // 2], times[int(len(times) * 0.99)]
    tell(f"{name}: {len(times)} choices: median {half:.1f} ms, 99 % within {most:.1f} ms, longest {times[-1]:.1f} ms")
    room = clients[0].room
    fetch = json.dumps({"type": "fetch", "id": "f"})
    for words, work in (
        ("the whole table again", room.hear(clients[0].connection, fetch)),
        ("the table as the rules make it from its entries", room.copy("ada")),
        ("memory made again from the storage", room._ledger.load_again()),
    ):
        worst, whole = await standstill(work)
        tell(f"{name}: {words}: stands still for {worst:.1f} ms of {whole:.1f} ms")
    for client in clients:
        room.disconnect(client.connection)
    house.rooms._forget(room)
    for words, guest in (("coming to a table that is not in memory", "ada"), ("another one who comes", "ada")):
        worst, whole = await standstill(house.client(table, guest, 0))
        tell(f"{name}: {words}: stands still for {worst:.1f} ms of {whole:.1f} ms")
    chronicle = (await house.room(table))._ledger.course.chronicle
    tell(f"{name}: what viewers were told is kept in {chronicle.size} bytes for a viewer")


async def late(house: House, name: str, tell: Callable[[str], None]) -> None:
    """Measure spectators of a table that is shown later."""
    table, clients, _ = await played(house, msgspec.structs.replace(TABLES[name], options=LATE), Random(name))
    house.time.pass_(100)
    for words, guest in (("the first spectator after a delay", "yan"), ("the second one", "zoe")):
        worst, whole = await standstill(house.client(table, guest))
        tell(f"{name}: {words}: stands still for {worst:.1f} ms of {whole:.1f} ms")
    for client in clients:
        client.room.disconnect(client.connection)


async def crowded(house: House, collections: Collections, tell: Callable[[str], None]) -> None:
    """Measure with many long games in memory."""
    collections.take()
    worst = 0.0
    for number in range(MANY):
        times = (await played(house, TABLES["hunt"], Random(number), 150))[2]
        worst = max(worst, *times)
    tell(
        f"{MANY} hunts in memory: the longest choice {worst:.1f} ms, the longest collection {collections.take():.1f} ms"
    )


async def thinking(house: House, tell: Callable[[str], None]) -> None:
    """Measure a bot and an outlook, which think in processes of their own."""
    for name, new in TABLES.items():
        seats = (new.seats[0], *[NewSeat("bot", one.characters, "steady") for one in new.seats[1:]])
        opened = await house.rooms.open("ada", "Ada", NewTable(new.game, seats, TableOptions()))
        client = await house.client(opened.table.id, "ada", 0)
        worst = 0.0
        for _ in range(30):
            await client.rest()
            game: Any = client.room.table.game
            if game.over:
                break
            number = client.room.table.number
            if game.seat == 0:
                raw = {"type": "choose", "id": f"t{number}", "number": number, "options": [game.options[-1]]}
                worst = max(worst, (await standstill(client.room.hear(client.connection, json.dumps(raw))))[0])
                if name == "duel":
                    ask = {"type": "outlook", "id": "o", "number": client.room.table.number, "card": 0}
                    await client.room.hear(client.connection, json.dumps(ask))
            else:
                worst = max(worst, (await standstill(asyncio.sleep(0.2)))[0])
        tell(f"{name} with bots and outlooks: stands still for at most {worst:.1f} ms")


async def main() -> int:
    """Measure and print; the exit status."""

    def tell(line: str) -> None:
        print(line, flush=True)

    with tempfile.TemporaryDirectory(prefix="wildswing-blocking-") as folder:
        url = f"sqlite:///{Path(folder) / 'tables.db'}"
        make_ready()
        if "--python" not in sys.argv:  # that leaves the collector as Python has it
            Garbage().put_aside()
        collections = Collections()
        async with opened_house(url, thinkers=Nobody()) as house:
            for name in TABLES:
                await measure(house, name, tell)
                await late(house, name, tell)
                tell(f"{name}: the longest collection: {collections.take():.1f} ms")
            await crowded(house, collections, tell)
        async with opened_house(url, thinkers=Pool(), name="bots") as house:
            await thinking(house, tell)
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
