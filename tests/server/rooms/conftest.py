"""Rooms on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.server.rooms.house import House, opened_house


@pytest.fixture
async def house(database_url: str) -> AsyncIterator[House]:
    async with opened_house(database_url) as opened:
        yield opened
