"""An open store on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from wildswing.server.storage import Store, open_store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    opened = open_store(database_url)
    yield opened
    await opened.close()
