"""`wildswing replay`: a recorded game, choice by choice."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import Any

import click

import wildswing as ws
from wildswing.cli import saves, terminal
from wildswing.cli.console import HEAD, SMALL, joined, say, show, styled
from wildswing.cli.presenters import presenter_of
from wildswing.kernel.record import Replay

SPECTATOR = "spectator"


@click.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False))
@click.option("--at", "number", type=click.IntRange(0), help="Show the table after so many choices, and nothing else.")
@click.option(
    "--seat",
    type=click.Choice(["0", "1", "2", "3", SPECTATOR]),
    default=SPECTATOR,
    show_default=True,
    help="Whose eyes to use.",
)
@click.option("--all", "all_at_once", is_flag=True, help="Tell the whole game without stopping.")
def replay(file: Path, number: int | None, seat: str, all_at_once: bool) -> None:
    """Show a record or a saved game: Enter goes on, a number goes there, b goes back, q ends."""
    text = saves.read_text(file)
    try:
        record = ws.replay(text)
    except ws.WildswingError as error:
        raise click.ClickException(f"{file}: {error}") from None
    for warning in record.warnings:
        terminal.warn(f"{file}: {warning}")
    eyes = None if seat == SPECTATOR else int(seat)
    shown = presenter_of(record.final)
    seats = len(shown.players(record.final))
    if eyes is not None and eyes >= seats:
        players = "1 player, seat 0" if seats == 1 else f"{seats} players, seats 0 to {seats - 1}"
        raise click.UsageError(f"--seat: {file} is a game of {players}.")
    if number is not None:
        if number > record.length:
            raise click.UsageError(f"--at: {file} has {record.length} choices, not {number}.")
        show(shown.screen(record.at(number).view(eyes), True))
    elif all_at_once or not sys.stdin.isatty():
        show(joined(shown.told(record.final.events(seat=eyes), record.final.view(eyes))))
    else:
        with contextlib.suppress(EOFError):
            walk(record, eyes)


def walk(record: Replay[Any], eyes: int | None) -> None:
    """Go through the game from choice to choice.

    Args:
        record: the game.
        eyes: the seat whose view is shown; None for a spectator.
    """
    place = 0
    shown = presenter_of(record.final)
    while True:
        game = record.at(place)
        before = record.at(place - 1) if place else None
        events = game.events(0 if before is None else len(before.events(seat=eyes)), eyes)
        show()
        show(shown.screen(game.view(eyes), False))
        if events:
            show()
            show(joined(shown.told(events, game.view(eyes))))
        show()
        show(styled(coming(record, place, eyes), HEAD if place == record.length else SMALL))
        word = terminal.ask(f"{place} of {record.length}").lower()
        if word in {"q", "quit", "exit"}:
            return
        if word.isdecimal():
            if int(word) > record.length:
                say(f"The game has {record.length} choices.")
            place = min(int(word), record.length)
        elif word in {"b", "back"}:
            place = max(0, place - 1)
        elif word:
            say("Enter goes on, a number goes there, b goes back, q ends.")
        elif place == record.length:
            return
        else:
            place += 1


def coming(record: Replay[Any], place: int, eyes: int | None) -> str:
    """Who chooses next, and what, if the viewer may know it."""
    if place == record.length:
        return "This is the end of the record."
    seat, text = record.choices[place]
    game = record.at(place)
    name = presenter_of(game).players(game)[seat].removesuffix(f" (seat {seat})")
    return f"Next: {name} (seat {seat}) chooses" + (f": {text}" if eyes == seat else ".")
