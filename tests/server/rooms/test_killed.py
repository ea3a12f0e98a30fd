"""The server is killed at every moment of a choice: what was acknowledged is there, and nothing is there twice."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path

import pytest

from tests.server.rooms.house import FRIEND, ME, PATIENCE, Nobody, opened_house, secret_of
from wildswing.server.wire.messages import Ack
from wildswing.server.wire.tables import Join

pytestmark = pytest.mark.anyio
DYING = Path(__file__).with_name("dying_process.py")
PLAYING = Path(__file__).with_name("acking_process.py")


async def seated_table(url: str) -> str:
    async with opened_house(url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND)
        await (await house.room(opened.table.id)).join("bob", "Bob", Join(secret=secret_of(opened)))
        return opened.table.id


@pytest.mark.parametrize(("moment", "stored"), [("storing", False), ("stored", True), ("told", True)])
async def test_a_choice_is_stored_wholly_or_not_at_all_and_can_be_sent_again(
    database_url: str, moment: str, stored: bool
) -> None:
    table = await seated_table(database_url)
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(DYING), database_url, table, moment, stdout=asyncio.subprocess.PIPE
    )
    async with asyncio.timeout(6 * PATIENCE):
        out, _ = await process.communicate()
    assert (process.returncode, out) == (-signal.SIGKILL, b"")
    async with opened_house(database_url, thinkers=Nobody(), name="new") as house:
        entries = [json.loads(one) for one in await house.store.load(table)]
        assert any(one.get("message") == "fatal" for one in entries) == stored
        ada = await house.client(table, "ada")
        await ada.next()
        assert ada.last is not None
        assert ada.last.table.number == int(stored)
        await ada.say("choose", id_="fatal", number=0, options=[0])
        (ack,) = [one for one in await ada.rest() if isinstance(one, Ack)]
        assert ack.duplicate == stored
        again = [json.loads(one) for one in await house.store.load(table)]
        assert [one.get("message") for one in again].count("fatal") == 1


async def test_killed_at_any_moment_nothing_acknowledged_is_lost(database_url: str) -> None:
    table = await seated_table(database_url)
    acknowledged: list[str] = []
    for place in range(4):
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(PLAYING), database_url, table, str(place), stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        async with asyncio.timeout(6 * PATIENCE):
            for _ in range(3 + 4 * place):
                line = await process.stdout.readline()
                acknowledged += line.decode().split()
        process.kill()
        rest, _ = await process.communicate()
        acknowledged += rest.decode().split()
    async with opened_house(database_url, thinkers=Nobody(), name="new") as house:
        stored = [json.loads(one).get("message") for one in await house.store.load(table)]
        assert len(acknowledged) >= 30
        assert set(acknowledged) <= set(stored)
        assert len([one for one in stored if one]) == len({one for one in stored if one})
        ada = await house.client(table, "ada")
        await ada.next()
        assert ada.room.table.state == "playing"
