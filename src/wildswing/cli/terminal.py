"""Asking at a terminal: reading a line, and hiding what was shown before."""

from __future__ import annotations

import contextlib
import sys
from types import ModuleType
from typing import Final

from wildswing.cli.console import MARK, console, show

HIDE: Final = "\x1b[H\x1b[2J\x1b[3J"  # go home, clear the screen, clear what has scrolled away


def editor() -> ModuleType | None:
    """The module that lets a line be edited and called back with the arrow keys, where there is one."""
    try:
        import readline  # noqa: PLC0415 - it changes how input() works, so only where a person types
    except ImportError:
        return None
    return readline


def ask(prompt: str) -> str:
    """What is typed in answer to a prompt.

    Args:
        prompt: without the sign at its end.

    Raises:
        EOFError: the input has ended.
        KeyboardInterrupt: Ctrl-C was pressed.
    """
    text = f"{prompt}> "
    if not sys.stdin.isatty():
        # The answer comes from a file or a pipe: show it where somebody would have typed it.
        answer = input(text)
        print(answer)
        return answer.strip()
    editor()
    there = console()
    if there.is_terminal and not there.is_dumb_terminal and there.color_system is not None:
        # \x01 and \x02 tell the line editor that what is between them takes no room.
        text = f"\x01\x1b[1m\x02{text}\x01\x1b[0m\x02" if editor() is not None else text
    return input(text).strip()


def hide() -> None:
    """Take everything from the screen and from above it, and forget what was typed."""
    lines = editor()
    if lines is not None and sys.stdin.isatty():
        with contextlib.suppress(AttributeError):
            lines.clear_history()
    there = console()
    if there.is_terminal and not there.is_dumb_terminal:
        sys.stdout.write(HIDE)
        sys.stdout.flush()
    else:
        show("\n" * max(60, there.height))


def warn(text: str) -> None:
    """Print a sentence on the error stream."""
    console(stderr=True).print(text, style=MARK, soft_wrap=True)
