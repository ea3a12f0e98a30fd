"""One server for many tests, on each kind of database."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from tests.server.databases import fresh_database
from tests.server.faults.players import NO_LIMITS
from tests.server.running import Running


@dataclass(frozen=True)
class Site:
    """A server that runs, and its database."""

    running: Running
    url: str

    @property
    def address(self) -> str:
        """Of the server."""
        return self.running.address

    @property
    def faults(self) -> list[str]:
        """What the server has logged as its own mistakes."""
        lines = [json.loads(line) for line in self.running.errors.read_text().splitlines()]
        return [str(line) for line in lines if line["level"] in {"error", "critical"}]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for all tests of a module, which must not have made a mistake at the end."""
    folder = tmp_path_factory.mktemp("site")
    url = fresh_database(request, folder)
    with Running(folder, "--database-url", url, "--log-level", "warning", **NO_LIMITS) as running:
        made = Site(running.ready(), url)
        yield made
        assert made.faults == []
