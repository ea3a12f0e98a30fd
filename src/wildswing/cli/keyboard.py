"""Lines that somebody types while other things go on."""

from __future__ import annotations

import queue
import sys
import threading

import msgspec


class Typed(msgspec.Struct, frozen=True):
    """A line that was typed.

    Attributes:
        text: without spaces around.
    """

    text: str


class Ended(msgspec.Struct, frozen=True):
    """Nothing more will be typed."""


class Keyboard:
    """Reads lines in a thread of its own, as nobody can wait for a line and for a server at the same time.

    Args:
        heard: where the lines go.
    """

    def __init__(self, heard: queue.SimpleQueue[object]) -> None:
        self._heard = heard
        self.person = sys.stdin.isatty()

    def start(self) -> None:
        """Begin to read."""
        threading.Thread(target=self._run, name="keyboard", daemon=True).start()

    def _run(self) -> None:
        try:
            for line in sys.stdin:
                self._heard.put(Typed(line.strip()))
        except (OSError, ValueError):
            pass
        self._heard.put(Ended())
