"""A pseudo-terminal with somebody in front of it: starts the command, reads what it shows, types answers."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.builds import ROOT

ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]|[\x01\x02]")
HIDDEN = "\x1b[3J"  # the end of what takes everything from the screen and from above it
PROMPT = re.compile(r"(?:^|\n)([^\n]*)> $")
PATIENCE = 60.0


class Terminal:
    """One run of `wildswing` at a terminal.

    Attributes:
        raw: everything that was shown so far, with escape sequences.
    """

    def __init__(
        self, *arguments: str, folder: Path, columns: int = 80, rows: int = 40, colour: bool = False, dumb: bool = False
    ) -> None:
        environment = {
            key: value
            for key, value in os.environ.items()
            if key not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"}
        }
        environment |= {"TERM": "dumb" if dumb else "xterm-256color", "PYTHONPATH": str(ROOT / "src")}
        environment |= {"PYTHONDONTWRITEBYTECODE": "1"}
        if not colour:
            environment["NO_COLOR"] = "1"
        self.raw = ""
        self._seen = 0
        self._bytes = b""
        self._end, far = pty.openpty()
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        # -X importtime and the like must not come in: the command as a user starts it.
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wildswing.cli", *arguments],
            stdin=far, stdout=far, stderr=far, cwd=folder, env=environment, close_fds=True,
            preexec_fn=_take_terminal,  # noqa: PLW1509 - there are no threads here
        )  # fmt: skip
        os.close(far)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._end)

    # ---- reading

    def _read(self, seconds: float) -> bool:
        """Read what is there; False when nothing came, or the command has ended."""
        if not select.select([self._end], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self._end, 65536)
        except OSError:  # the other end is closed
            return False
        self._bytes += more
        self.raw = self._bytes.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(more)

    def wait(self) -> str:
        """Wait for the next prompt, or the end; what was shown since the last one, without escape sequences."""
        began = time.monotonic()
        while True:
            if PROMPT.search(self.text[self._seen :]):
                break
            if not self._read(0.2) and self.process.poll() is not None:
                while self._read(0.05):
                    pass
                break
            assert time.monotonic() - began < PATIENCE, f"no prompt came: {self.text[-2000:]}"
        shown = self.text[self._seen :]
        self._seen = len(self.text)
        return shown

    @property
    def text(self) -> str:
        """Everything that was shown, without escape sequences."""
        return ESCAPE.sub("", self.raw).replace("\r", "")

    @property
    def screen(self) -> str:
        """What is to be seen, scrolling back included: all since everything was hidden the last time."""
        return ESCAPE.sub("", self.raw.rpartition(HIDDEN)[2]).replace("\r", "")

    # ---- typing

    def type(self, line: str) -> str:
        """Type a line and wait for what comes."""
        os.write(self._end, line.encode() + b"\n")
        return self.wait()

    def press(self, key: bytes) -> str:
        """Press a key, such as Ctrl-C, and wait for what comes."""
        self._insist(lambda: os.write(self._end, key))
        return self.wait()

    def signal(self, number: signal.Signals) -> int:
        """Send a signal and wait for the end; the exit status."""
        self._insist(lambda: os.kill(self.process.pid, number))
        return self.end()

    def _insist(self, act: Callable[[], object]) -> None:
        """Do something until it has an effect: while a line editor takes the terminal over, it may have none."""
        for _ in range(12):
            act()
            began = time.monotonic()
            while time.monotonic() - began < 3.0:
                self._read(0.1)
                if self.process.poll() is not None or PROMPT.search(self.text[self._seen :]):
                    return

    def end(self) -> int:
        """Wait for the end; the exit status."""
        began = time.monotonic()
        while self.process.poll() is None:
            self._read(0.05)
            assert time.monotonic() - began < PATIENCE, f"it does not end: {self.text[-2000:]}"
        while self._read(0.05):
            pass
        return int(self.process.returncode)


def _take_terminal() -> None:
    """Make the pseudo-terminal the controlling one, so that its keys become signals."""
    os.setsid()
    with contextlib.suppress(OSError):
        fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.default_int_handler)
