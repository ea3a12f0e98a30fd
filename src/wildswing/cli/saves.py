"""Saved games: the record of the game, with a remark that says who plays.

    wildswing record 1
    # wildswing play: seats you steady, seed 7
    ...

So a save is a record like any other, and line numbers in messages are those of the file.
"""

from __future__ import annotations

import contextlib
import re
import signal
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import click

import wildswing as ws
from wildswing.bots import NAMES
from wildswing.kernel.errors import nearest
from wildswing.kernel.game import Game
from wildswing.library import GAMES

YOU: Final = "you"
DEFAULT: Final = "wildswing.save"
MARK: Final = "# wildswing play:"
REMARK: Final = re.compile(rf"{re.escape(MARK)} seats (\S+(?: \S+)*), seed (\d+)$")


def forgotten(seats: int) -> tuple[str, ...]:
    """Who plays a record that does not say it."""
    return (YOU, *["steady"] * (seats - 1))


class Saved:
    """A game as it was read from a file: who plays each seat (None if the file does not say), and the bots' seed."""

    def __init__(self, game: Game[Any], seats: tuple[str, ...] | None, seed: int, warnings: tuple[str, ...]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.warnings = warnings


def written(game: Game[Any], seats: tuple[str, ...], seed: int) -> str:
    """The text of a save.

    Args:
        game: the whole game.
        seats: who plays each seat: "you" or the name of a bot.
        seed: of the bots.
    """
    title, rest = game.record.split("\n", 1)
    return f"{title}\n{MARK} seats {' '.join(seats)}, seed {seed}\n{rest}"


def save(path: Path, text: str) -> None:
    """Write a save, first beside the old one so that an interruption cannot lose both.

    Args:
        path: where to.
        text: what `written` gives.

    Raises:
        OSError: it cannot be written.
    """
    with undisturbed():
        beside = path.with_name(path.name + ".new")
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        except OSError:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise


def save_somewhere(path: Path, text: str) -> tuple[Path, str]:
    """Write a save, in the folder for temporary files if the place that was wished for cannot be written.

    Args:
        path: the place wished for.
        text: what `written` gives.

    Returns:
        Where it was written, and why not where it should be ("" if it was).

    Raises:
        OSError: it cannot be written there either.
    """
    try:
        save(path, text)
    except OSError as error:
        other = free(Path(tempfile.gettempdir()) / path.name)
        save(other, text)
        return other, f"{path} cannot be written: {error.strerror or error}"
    return path, ""


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Hold Ctrl-C back for a moment."""
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread: Ctrl-C does not come here
        yield
        return
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def free(path: Path) -> Path:
    """A path that no file has: this one, or it with a number.

    Args:
        path: the one wished for.
    """
    number = 1
    candidate = path
    while candidate.exists():
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate


def read_text(path: Path) -> str:
    """A file's text.

    Args:
        path: of the file.

    Raises:
        click.ClickException: it is no text.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        raise click.ClickException(f"{path} is no text file: byte {error.start + 1} is not UTF-8") from None
    if "\0" in text:
        raise click.ClickException(f"{path} is no text file: it has zero bytes")
    if not text.strip():
        raise click.ClickException(f"{path} is empty")
    return text


def restore(path: Path) -> Saved:
    """Read a save, a record, or a position.

    Args:
        path: of the file.

    Raises:
        click.ClickException: the file is none of these, or something in it is wrong; the message says where.
    """
    text = read_text(path)
    try:
        if text.split(":", 1)[0].strip() in GAMES:
            return Saved(ws.load(text), None, 0, ())
        replay = ws.replay(text)
    except ws.WildswingError as error:
        raise click.ClickException(f"{path}: {error}") from None
    for line, remark in enumerate(text.splitlines(), 1):
        if remark.startswith(MARK):
            seats, seed = players(path, line, remark.strip(), replay.final.seats)
            return Saved(replay.final, seats, seed, replay.warnings)
    return Saved(replay.final, None, 0, replay.warnings)


def players(path: Path, line: int, remark: str, count: int) -> tuple[tuple[str, ...], int]:
    """Who plays, and the bots' seed, as a save's remark says it."""
    found = REMARK.fullmatch(remark)
    seats = () if found is None else tuple(found[1].split())
    if found is None or len(seats) != count:
        wanted = " ".join([f"SEAT{seat}" for seat in range(count)])
        raise click.ClickException(f"{path}, line {line}: expected '{MARK} seats {wanted}, seed N', found {remark!r}")
    for seat in seats:
        if seat != YOU and seat not in NAMES:
            close = nearest(seat, (YOU, *NAMES))
            hint = f"; the nearest is {' or '.join(close)}" if close else ""
            raise click.ClickException(
                f"{path}, line {line}: a seat is {YOU}, {' or '.join(NAMES)}, not {seat!r}{hint}"
            )
    if YOU not in seats:
        raise click.ClickException(f"{path}, line {line}: one of the seats must be {YOU!r}")
    return seats, int(found[2])
