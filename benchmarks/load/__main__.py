"""`python -m benchmarks.load`: play many games at once over one server, without bots, and print what it took."""

from __future__ import annotations

import argparse
import asyncio
import gc
import ssl
import statistics
import sys
from contextlib import suppress
from pathlib import Path

import httpx

from benchmarks.load.player import Player, Sent, Tally
from benchmarks.load.server import Server, serving

CHARACTERS = {"exceed": ("ryu", "geoffrey"), "hackclad": ("rosette", "mia")}
SETTLING = 5.0
CERTIFICATES = ssl.create_default_context()  # read once: each client would read them for itself


def arguments() -> argparse.Namespace:
    """What the user asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[50, 100, 250, 500], help="how many games at once")
    parser.add_argument("--seconds", type=float, default=60, help="how long each run is measured (60)")
    parser.add_argument("--thought", type=float, default=4, help="mean seconds that a player thinks (4); 0: none")
    parser.add_argument("--game", choices=sorted(CHARACTERS), default="exceed", help="which game is played (exceed)")
    parser.add_argument("--interpreted", action="store_true", help="serve the sources, not the compiled package")
    parser.add_argument("--database", default="", help="the address of a database; else a SQLite file of its own")
    return parser.parse_args()


async def sit_down(server: Server, game: str) -> tuple[str, list[str]]:
    """Open a table for two people; its id, and the cookie of each."""
    first, second = CHARACTERS[game]
    seats = [{"kind": "me", "characters": [first]}, {"kind": "friend", "characters": [second]}]
    async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=CERTIFICATES) as one:
        answer = (await one.post("/api/tables", json={"game": game, "seats": seats})).raise_for_status().json()
        table: str = answer["table"]["id"]
        secret = next(invite["path"] for invite in answer["invites"] if invite["seat"] == 1).rsplit("/", 1)[1]
        async with httpx.AsyncClient(base_url=server.address, timeout=60, verify=CERTIFICATES) as other:
            (await other.post(f"/api/tables/{table}/join", json={"secret": secret})).raise_for_status()
            return table, [cookies(client) for client in (one, other)]


def cookies(client: httpx.AsyncClient) -> str:
    """The cookies of a client as a header."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def run(server: Server, wanted: argparse.Namespace, games: int) -> str:
    """One run; a row of the table."""
    tally = Tally()
    before = server.memory()
    slots = asyncio.Semaphore(8)

    async def opened() -> tuple[str, list[str]]:
        async with slots:
            return await sit_down(server, wanted.game)

    tables = await asyncio.gather(*[opened() for _ in range(games)])
    socket = server.address.replace("http", "ws", 1)
    players: list[asyncio.Task[None]] = []
    for place, (table, guests) in enumerate(tables):
        sent = Sent()
        for seat, cookie in enumerate(guests):
            address = f"{socket}/ws/tables/{table}?protocol=1&seat={seat}"
            player = Player(address, cookie, wanted.thought, tally, sent, 2 * place + seat)
            players.append(asyncio.create_task(player.play()))
        await asyncio.sleep(wanted.thought / games)
    await asyncio.sleep(SETTLING)
    # The drivers' own full collections would be measured as the server's answers.
    gc.collect()
    gc.freeze()
    tally.measuring, busy = True, server.busy()
    await asyncio.sleep(wanted.seconds)
    tally.measuring, busy = False, server.busy() - busy
    memory = (server.memory() - before) / games
    for task in players:
        task.cancel()
    for task in players:
        with suppress(asyncio.CancelledError):
            await task
    if tally.refused or tally.lost:
        print(f"load: {len(tally.refused)} refused {set(tally.refused)}, {tally.lost} lost", file=sys.stderr)
    return row(games, tally, wanted.seconds, memory, busy / wanted.seconds)


def row(games: int, tally: Tally, seconds: float, memory: float, busy: float) -> str:
    """The figures of a run."""
    took = statistics.quantiles(tally.acknowledged, n=100)
    seen = statistics.quantiles(tally.seen, n=100)
    return (
        f"| {games} | {len(tally.acknowledged) / seconds:.0f} | {took[49] * 1000:.1f} | {took[98] * 1000:.1f} "
        f"| {seen[49] * 1000:.1f} | {seen[98] * 1000:.1f} | {memory / 1024:.0f} | {busy * 100:.0f} % "
        f"| {tally.over // 2} |"
    )


def main() -> int:
    """Run and print; the exit status."""
    wanted = arguments()
    package = Path("src" if wanted.interpreted else "build/compiled")
    if not (package / "wildswing").is_dir():
        print("load: there is no compiled package in build/compiled: run `make compiled`", file=sys.stderr)
        return 2
    print(
        f"{wanted.game}, {'interpreted' if wanted.interpreted else 'compiled'}, a player thinks {wanted.thought:g} s\n"
    )
    print("| games | moves/s | p50 ms | p99 ms | seen p50 ms | seen p99 ms | kB a game | server's core | games ended |")
    print("|---|---|---|---|---|---|---|---|---|")
    for games in wanted.games:
        with serving(package, wanted.database) as server:
            print(asyncio.run(run(server, wanted, games)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
