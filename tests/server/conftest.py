"""What the tests of the server share: the event loop, and a database of each kind."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.databases import Cluster, fresh_database, running_cluster


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """PostgreSQL; skipped by name where it is not installed, which is an error in CI."""
    with running_cluster() as found:
        if found is None:
            if os.environ.get("CI"):
                pytest.fail("PostgreSQL is not installed: in CI the tests run on both databases")
            pytest.skip("PostgreSQL is not installed")
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new database of each kind."""
    return fresh_database(request, tmp_path)


@pytest.fixture
def postgresql_url(cluster: Cluster) -> str:
    """A new database on PostgreSQL."""
    return cluster.fresh()
