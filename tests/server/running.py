"""A server in a process of its own, as a user starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.builds import ROOT

PATIENCE = 60.0


class Running:
    """One run of `wildswing serve` on a free port.

    Attributes:
        address: of the server.
        process: that runs it.
    """

    def __init__(self, folder: Path, *arguments: str, port: int = 0, **environment: str) -> None:
        self.errors = folder / "server.log"
        given = {name: value for name, value in os.environ.items() if not name.startswith("WILDSWING_")}
        given |= {"PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "200"}
        given |= {"WILDSWING_DATA_DIR": str(folder), **environment}
        with self.errors.open("ab") as errors:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "wildswing.cli", "serve", "--port", str(port), *arguments],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, env=given, cwd=folder,
            )  # fmt: skip
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        found = re.search(r"http://\S+", said)
        if found is None:
            self.process.wait(PATIENCE)
            raise AssertionError(f"it does not start: {said} {self.errors.read_text()}")
        self.address = found[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()

    def ready(self) -> Self:
        """Wait until it answers."""
        import httpx

        began = time.monotonic()
        while True:
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return self
            except httpx.HTTPError:
                pass
            assert self.process.poll() is None, self.errors.read_text()
            assert time.monotonic() - began < PATIENCE, self.errors.read_text()
            time.sleep(0.1)

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait for the end; the exit status."""
        self.process.send_signal(number)
        return self.process.wait(PATIENCE)
