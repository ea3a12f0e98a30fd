"""Card files that somebody works on: noticing that one was saved.

A look at the time and the size of a few files costs nothing, so no library is needed that the system wakes.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, TypeAlias

PAUSE: Final = 0.3
"""Seconds between two looks."""
Stamp: TypeAlias = tuple[int, int] | None


def stamp(path: Path) -> Stamp:
    """By what a file is known to have changed; None while it is not there: some editors take it away for a moment."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


class Watched:
    """Some files, as they were when one looked last.

    Args:
        files: which.
    """

    def __init__(self, files: Sequence[Path]) -> None:
        self.files = tuple(files)
        self._known = {path: stamp(path) for path in self.files}

    def changed(self) -> list[Path]:
        """Those that were saved since the last look."""
        found: list[Path] = []
        for path in self.files:
            now = stamp(path)
            if now is not None and now != self._known[path]:
                self._known[path] = now
                found.append(path)
        return found

    def wait(self) -> list[Path]:
        """Those that are saved next.

        Raises:
            KeyboardInterrupt: Ctrl-C was pressed.
        """
        while True:
            found = self.changed()
            if found:
                return found
            time.sleep(PAUSE)
