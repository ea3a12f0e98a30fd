"""A server of its own for a run, and what it needs of the machine."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

UNLIMITED = ("OPEN_TABLES", "TABLES_AN_HOUR", "CONNECTIONS", "GUEST_RATE", "MESSAGE_RATE", "ADDRESS_RATE")
MEMORY = re.compile(r"^VmRSS:\s+(\d+) kB$", re.MULTILINE)


class Server:
    """A running server.

    Attributes:
        address: such as "http://127.0.0.1:4711".
        process: its process.
    """

    def __init__(self, address: str, process: subprocess.Popen[str]) -> None:
        self.address = address
        self.process = process

    def memory(self) -> int:
        """The bytes of memory that its process holds."""
        found = MEMORY.search(Path(f"/proc/{self.process.pid}/status").read_text("utf-8"))
        assert found is not None
        return int(found[1]) * 1024

    def busy(self) -> float:
        """The seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text("utf-8").rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(package: Path, database: str) -> Iterator[Server]:
    """A server of the package in a folder, on a free port.

    Args:
        package: the folder that holds the package `wildswing`.
        database: its address; "" for a SQLite file of its own.
    """
    with tempfile.TemporaryDirectory(prefix="wildswing-load-") as folder:
        environment = os.environ | {f"WILDSWING_{name}": "0" for name in UNLIMITED}
        environment |= {"PYTHONPATH": str(package.resolve()), "WILDSWING_DATA_DIR": folder, "PYTHONUNBUFFERED": "1"}
        command = [sys.executable, "-m", "wildswing.cli", "serve", "--port", "0", "--log-level", "error"]
        command += ["--database-url", database or f"sqlite:///{folder}/tables.db"]
        process = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://\S+", said)
            if found is None:
                raise SystemExit(f"load: the server did not start: {said.strip() or 'it said nothing'}")
            yield Server(found[0].rstrip("/."), process)
        finally:
            process.terminate()
            process.wait(30)
