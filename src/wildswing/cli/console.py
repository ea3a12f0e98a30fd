"""Text on a terminal: its width, wrapping with a hanging indent, and styles where colour is wanted.

What a style says is always said in words too: without colour (`NO_COLOR`, `TERM=dumb`, a pipe) nothing is lost.
"""

from __future__ import annotations

import textwrap
from typing import Final, NoReturn

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

WIDEST: Final = 100  # longer lines are hard to read
NARROWEST: Final = 40
FEWEST: Final = 4  # lines that are put side by side
STYLES: Final = Theme({
    "you": "bold green", "other": "bold magenta", "head": "bold", "small": "dim", "bad": "red", "good": "green",
    "mark": "bold yellow", "strike": "bold cyan",
})  # fmt: skip
YOU, OTHER, HEAD, SMALL, BAD, GOOD, MARK, STRIKE = "you", "other", "head", "small", "bad", "good", "mark", "strike"


class PlainConsole(Console):
    """A console that prints text as it stands, and leaves a closed pipe to the command."""

    def on_broken_pipe(self) -> NoReturn:
        """Let `app.run` deal with it."""
        raise BrokenPipeError


def console(*, stderr: bool = False) -> Console:
    """The console as it is now: the terminal may have been resized, the stream exchanged.

    Args:
        stderr: for messages instead of what was asked for.
    """
    return PlainConsole(stderr=stderr, theme=STYLES, highlight=False, markup=False, emoji=False)


def width() -> int:
    """The columns to use."""
    return max(NARROWEST, min(WIDEST, console().width))


def fancy() -> bool:
    """Whether the stream takes more than ASCII."""
    return not console().options.ascii_only


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Text in lines that fit the terminal.

    Args:
        text: in one line.
        indent: before every line but the first.
        first: before the first line; None for the same.
    """
    start = indent if first is None else first
    if not text.strip():
        return start.rstrip()
    return textwrap.fill(text, width(), initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)


def printed(text: str, indent: str) -> str:
    """The text of a card: a line for each of its effects, each wrapped."""
    return "\n".join([wrapped(line, indent + "  ", indent) for line in text.splitlines() if line.strip()])


def styled(text: str, style: str = "") -> Text:
    """Lines in one style."""
    return Text(text, style=style)


def joined(lines: list[Text]) -> Text:
    """Lines one below the other."""
    return Text("\n").join(lines)


def side_by_side(lines: list[str]) -> list[Text]:
    """Short lines in as many columns as fit, to be read downwards; a few stay one below the other."""
    if not lines:
        return []
    room = max(len(line) for line in lines) + 2
    columns = max(1, min(4, (width() - 2) // room)) if len(lines) >= FEWEST else 1
    rows = -(-len(lines) // columns)
    return [styled("  " + "".join([line.ljust(room) for line in lines[row::rows]]).rstrip()) for row in range(rows)]


def show(text: str | Text = "", style: str = "", end: str = "\n") -> None:
    """Print lines that already fit.

    Args:
        text: the lines.
        style: one for all of them; "" for none.
        end: what comes after the last one.
    """
    console().print(Text(text, style=style) if isinstance(text, str) else text, soft_wrap=True, end=end)


def say(text: str, style: str = "") -> None:
    """Print a sentence, wrapped."""
    show(wrapped(text), style)


def rule(title: str) -> Text:
    """A line across the terminal with a title in it."""
    dash = "\N{BOX DRAWINGS LIGHT HORIZONTAL}" if fancy() else "-"
    return Text(f"{dash * 2} {title} ".ljust(width(), dash), style=HEAD)
