"""The links of a server's tables, and the cookies by which the server knows this terminal again."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import click

PATH: Final = re.compile(
    r"^(?P<base>.*)/t/(?P<table>[0-9A-Za-z_-]{1,40})(?:/(?P<kind>join|watch|recover)/(?P<secret>[^/]+))?/?$"
)
FORM: Final = "http://host/t/TABLE or one of the links that invite, such as http://host/t/TABLE/join/SECRET"


class Link(NamedTuple):
    """Where a link leads.

    Attributes:
        server: the address of the server, such as "https://example.org".
        table: the id of the table.
        kind: "join", "watch" or "recover"; "" for the table itself.
        secret: of the link.
    """

    server: str
    table: str
    kind: str
    secret: str

    @property
    def page(self) -> str:
        """The address of the table, which is no secret."""
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        """The address of its socket."""
        return f"ws{self.server.removeprefix('http')}/ws/tables/{self.table}"


def read_link(text: str) -> Link:
    """Where a link leads.

    >>> read_link("http://127.0.0.1:8000/t/k3v9x2/join/1-abc").secret
    '1-abc'

    Args:
        text: as somebody gave it.

    Raises:
        click.UsageError: it is no link of a table.
    """
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise click.UsageError(f"--join: {text!r} is no link. It looks like {FORM}.") from None
    found = PATH.match(parts.path)
    if parts.scheme not in {"http", "https"} or not parts.hostname or found is None:
        raise click.UsageError(f"--join: {text!r} is no link of a table. It looks like {FORM}.")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}{f':{port}' if port else ''}{found['base']}"
    return Link(server, found["table"], found["kind"] or "", found["secret"] or "")


class Cookies:
    """The cookies of servers in a file that only this user can read; they are what holds a seat.

    Args:
        path: of the file; None for the usual place.
    """

    def __init__(self, path: Path | None = None) -> None:
        if path is None:
            import platformdirs  # noqa: PLC0415 - only where a server is joined

            folder = os.environ.get("WILDSWING_DATA_DIR")
            path = Path(folder) if folder else platformdirs.user_data_path("wildswing", appauthor=False)
            path /= "cookies.json"
        self._path = path

    def of(self, server: str) -> dict[str, str]:
        """The cookies of a server by name."""
        found = self._all().get(server, {})
        return {str(name): str(value) for name, value in found.items()}

    def keep(self, server: str, cookies: dict[str, str]) -> None:
        """Keep the cookies of a server.

        Raises:
            OSError: the file cannot be written.
        """
        every = self._all()
        if every.get(server) == cookies:
            return
        every[server] = cookies
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_name(self._path.name + ".new")
        beside.unlink(missing_ok=True)
        with os.fdopen(os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            json.dump(every, file, indent=1)
        beside.replace(self._path)

    def _all(self) -> dict[str, dict[str, str]]:
        try:
            found = json.loads(self._path.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}
