"""Saved games: a file with the record of the game and how it was played."""

from __future__ import annotations

from pathlib import Path

import click

import wildswing as ws
from wildswing.exceed.game import ExceedGame

HEAD = "wildswing-save 1"


def save(path: Path, game: ExceedGame, seats: list[str], seed: int) -> None:
    """Write a save, first beside the old one so that an interruption cannot lose both.

    Args:
        path: where to.
        game: the whole game.
        seats: who plays each seat: "you" or the name of a bot.
        seed: of the bots.
    """
    beside = path.with_name(path.name + ".new")
    beside.write_text(f"{HEAD}\nseats {' '.join(seats)}\nseed {seed}\n{game.record}", encoding="utf-8")
    beside.replace(path)


def restore(path: Path) -> tuple[ExceedGame, list[str], int]:
    """Read a save; a plain record is taken too, with you in seat 0 against the steady bot.

    Args:
        path: of the file.

    Raises:
        RecordError: something in the record is wrong.
        click.ClickException: the file is no save and no record.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise click.ClickException(f"{path} is no saved game: it is not a text file") from None
    if not text.startswith(HEAD):
        return ws.replay(text).final, ["you", "steady"], 0
    lines = text.split("\n", 3)
    seats = lines[1].split()[1:] if len(lines) > 3 else []
    seed = lines[2].split()[1:] if len(lines) > 3 else []
    if len(seats) != 2 or len(seed) != 1 or not seed[0].isdigit():
        raise click.ClickException(f"{path}, line 2: a saved game names two seats and a seed here")
    return ws.replay(lines[3]).final, seats, int(seed[0])
