"""`wildswing replay`: a recorded game, choice by choice."""

from __future__ import annotations

from pathlib import Path

import click

import wildswing as ws
from wildswing.cli import saves, screen
from wildswing.cli.text import wrapped
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.record import Replay


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--at", "number", type=click.IntRange(0), help="Show the table after so many choices, and nothing else.")
@click.option(
    "--seat",
    type=click.Choice(["0", "1", "spectator"]),
    default="spectator",
    show_default=True,
    help="Whose eyes to use.",
)
@click.option("--all", "all_at_once", is_flag=True, help="Print the whole game without stopping.")
def replay(file: Path, number: int | None, seat: str, all_at_once: bool) -> None:
    """Show a record or a saved game: Enter goes on, a number goes there, b goes back, q ends."""
    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise click.ClickException(f"{file} is no record: it is not a text file") from None
    if text.startswith(saves.HEAD):
        text = text.split("\n", 3)[-1]
    record = ws.replay(text)
    eyes = None if seat == "spectator" else int(seat)
    if number is not None:
        if number > record.length:
            raise click.UsageError(f"{file} has {record.length} choices, not {number}.")
        click.echo(screen.screen(record.at(number).view(eyes)))
    elif all_at_once or not click.get_text_stream("stdin").isatty():
        tell(record.final, eyes, 0)
    else:
        walk(record, eyes)


def tell(game: ExceedGame, eyes: int | None, since: int) -> int:
    """Print what has happened since an event; the number of events so far."""
    events = game.events(since, eyes)
    for event in events:
        click.echo(wrapped(event.text, "    ", "  "))
    return since + len(events)


def walk(record: Replay[ExceedGame], eyes: int | None) -> None:
    """Go through the game by key."""
    place = told = 0
    while True:
        game = record.at(place)
        click.echo("\n" + screen.screen(game.view(eyes)))
        told = tell(game, eyes, told)
        word = click.prompt(f"{place} of {record.length}", default="", show_default=False).strip().lower()
        if word == "q":
            return
        if word.isdigit():
            place = min(int(word), record.length)
        elif word == "b":
            place = max(0, place - 1)
        elif place == record.length:
            return
        else:
            place += 1
        told = min(told, len(record.at(max(0, place - 1)).events(seat=eyes)))
