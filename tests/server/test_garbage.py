"""When Python's collector goes through everything."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from wildswing.server import garbage as module
from wildswing.server.app import create_app
from wildswing.server.garbage import Garbage
from wildswing.server.settings import Settings


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Python's collector as it was, afterwards."""
    thresholds = gc.get_threshold()
    yield
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_there_is_a_full_collection_when_there_is_more_than_tables_explain(monkeypatch: pytest.MonkeyPatch) -> None:
    blocks = 1000
    monkeypatch.setattr(sys, "getallocatedblocks", lambda: blocks)
    garbage = Garbage()
    assert not garbage.look(0), "the cards are not read yet"
    garbage.put_aside()
    assert gc.get_freeze_count() > 0
    assert gc.get_threshold()[:2] == module.YOUNG
    blocks = 1999
    assert not garbage.look(0)
    blocks = 2000
    assert garbage.look(0)
    assert not garbage.look(0), "that much is usual by now"
    blocks = 3999 + 3 * module.A_TABLE
    assert not garbage.look(3)
    assert garbage.look(2)


@pytest.mark.anyio
async def test_a_server_looks_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = asyncio.Event()

    class Noted(Garbage):
        def look(self, tables: int) -> bool:
            assert tables == 0
            looked.set()
            return False

    monkeypatch.setattr(module, "SECONDS", 0.0)
    app = create_app(Settings(data_dir=str(tmp_path)), garbage=Noted())
    async with app.router.lifespan_context(app):
        await asyncio.wait_for(looked.wait(), 10)
    assert not [task for task in asyncio.all_tasks() if "keep_house" in repr(task)]
