"""Small helpers for text on a terminal: width, wrapping, colour only where it is wanted."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

WIDTH = 80
BOLD, DIM, RED, GREEN, YELLOW, BLUE = "1", "2", "31", "32", "33", "36"


def width() -> int:
    """The columns of the terminal, from 60 to 110."""
    return max(60, min(110, shutil.get_terminal_size((WIDTH, 24)).columns))


def colourful() -> bool:
    """Whether to use colour: on a terminal, and not against the wish of NO_COLOR."""
    return sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"


def paint(text: str, *codes: str) -> str:
    """Text in a style, where colour is used; what a style says is never said by it alone."""
    return f"\x1b[{';'.join(codes)}m{text}\x1b[0m" if codes and colourful() else text


def wrapped(text: str, indent: str = "", first: str | None = None) -> str:
    """Text in lines that fit the terminal."""
    start = indent if first is None else first
    return textwrap.fill(text, width(), initial_indent=start, subsequent_indent=indent, break_on_hyphens=False)


def printed(text: str, indent: str) -> str:
    """The text of a card: one line for each of its effects, each wrapped."""
    return "\n".join(wrapped(line, indent + "  ", indent) for line in text.splitlines() if line.strip())
