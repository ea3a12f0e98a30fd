"""`python -m tests.server.leaks.many`: compare every byte of many games of both games, each with its twin."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from tests.exceed.rules.characters import CHARACTERS
from tests.server.leaks.worlds import HUNTS, Twins, duel_table
from tests.server.rooms.house import opened_house
from wildswing.server.wire.tables import NewTable

FIGURES = ("choices", "compared", "differed", "renewed", "back", "reloads", "bytes")


def kind_of(game: str, number: int) -> tuple[NewTable, int]:
    """The table and the viewer of a game by its number: each viewer and every mode in turn."""
    if game == "exceed":
        names = Random(f"leaks {number}").sample(CHARACTERS, 2)
        return duel_table(*names), (0, 1, -1)[number % 3]
    new = HUNTS[number % len(HUNTS)]
    viewers = [*range(len(new.seats)), -1]
    return new, viewers[number // len(HUNTS) % len(viewers)]


async def one_game(game: str, number: int) -> Counter[str]:
    """Play one game with its twin; what was counted."""
    new, viewer = kind_of(game, number)
    with tempfile.TemporaryDirectory(prefix="wildswing-leaks-") as folder:
        urls = [f"sqlite:///{Path(folder) / name}.db" for name in ("one", "two")]
        async with opened_house(urls[0]) as one, opened_house(urls[1]) as two:
            twins = Twins(one, two, new, viewer, f"{game} {number}")
            await twins.play()
    return Counter({name: getattr(twins, name) for name in FIGURES})


def play(game: str, number: int) -> Counter[str]:
    """The same in a process of its own."""
    try:
        return asyncio.run(one_game(game, number))
    except AssertionError as error:
        raise AssertionError(f"{game} {number}: {error}") from None


def main() -> int:
    """Play and print; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.leaks.many", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of each game (200)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    wanted = parser.parse_args()
    failed = 0
    with ProcessPoolExecutor(wanted.jobs) as pool:
        for game in ("exceed", "hackclad"):
            total: Counter[str] = Counter()
            tasks = [pool.submit(play, game, number) for number in range(wanted.games)]
            for task in tasks:
                try:
                    total += task.result()
                except AssertionError as error:
                    failed += 1
                    print(error, file=sys.stderr)
            print(f"{game}: {wanted.games} games, " + ", ".join(f"{name} {total[name]:,}" for name in FIGURES))
    print(f"leaks: {failed}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
