"""Several processes on one database: here as several `Rooms`, and as processes on PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.databases import Cluster
from tests.server.rooms.house import BOT, FRIEND, ME, PATIENCE, QUICK, House, Nobody, opened_house, secret_of
from wildswing.server.wire.messages import Ack, Refused, Update, Welcome
from wildswing.server.wire.tables import Join

pytestmark = pytest.mark.anyio
PROCESS = Path(__file__).with_name("player_process.py")


@pytest.fixture
async def houses(database_url: str) -> AsyncIterator[tuple[House, House]]:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(database_url, thinkers=Nobody()))
        second = await stack.enter_async_context(
            opened_house(database_url, thinkers=Nobody(), clock=first.time, name="other")
        )
        yield first, second


async def seated(house: House) -> str:
    opened = await house.open(ME, FRIEND)
    await (await house.room(opened.table.id)).join("bob", "Bob", Join(secret=secret_of(opened)))
    return opened.table.id


async def test_another_process_takes_a_table_over(houses: tuple[House, House]) -> None:
    first, second = houses
    table = await seated(first)
    ada = await first.client(table, "ada")
    await ada.next()
    await ada.choose()
    bob = await second.client(table, "bob")
    welcome = await bob.next()
    assert isinstance(welcome, Welcome)
    assert welcome.table.number == 1
    await bob.choose()
    assert any(isinstance(one, Ack) for one in await bob.rest())


async def test_who_was_slower_is_judged_by_what_the_faster_one_did(houses: tuple[House, House]) -> None:
    first, second = houses
    table = await seated(first)
    here, there = await first.client(table, "ada"), await second.client(table, "ada")
    await here.until(lambda message: isinstance(message, Welcome))
    await there.until(lambda message: isinstance(message, Welcome))
    await asyncio.gather(here.choose(id_="one"), there.choose(id_="two"))
    answers = [one for client in (here, there) for one in await client.rest() if isinstance(one, Ack | Refused)]
    assert sorted(type(one).__name__ for one in answers) == ["Ack", "Refused"]
    refused = next(one for one in answers if isinstance(one, Refused))
    assert refused.code in {"stale", "not yours"}
    assert (await first.room(table)).table.number == 1
    await (await second.room(table)).catch_up()
    assert (await second.room(table)).table.number == 1


async def test_the_same_message_through_two_processes_counts_once(houses: tuple[House, House]) -> None:
    first, second = houses
    table = await seated(first)
    here, there = await first.client(table, "ada"), await second.client(table, "ada")
    await here.until(lambda message: isinstance(message, Welcome))
    await there.until(lambda message: isinstance(message, Welcome))
    await asyncio.gather(here.choose(id_="same"), there.choose(id_="same"))
    acks = [one for client in (here, there) for one in await client.rest() if isinstance(one, Ack)]
    assert sorted(one.duplicate for one in acks) == [False, True]
    stored = [json.loads(one) for one in await first.store.load(table)]
    assert [one["entry"] for one in stored].count("chosen") == 1


async def test_a_choice_is_told_to_those_at_the_other_process(postgresql_url: str) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody()))
        second = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody(), name="other"))
        table = await seated(first)
        ada = await first.client(table, "ada")
        bob = await second.client(table, "bob")
        told = await ada.until(lambda message: all(seat.present for seat in message.table.seats))
        assert isinstance(told, Welcome | Update)
        await ada.choose()
        update = await bob.until(lambda message: message.table.number == 1)
        assert update.picture.decision is not None
        second_room = bob.room
        second_room.disconnect(bob.connection)
        gone = await ada.until(lambda message: isinstance(message, Update) and not message.table.seats[1].present)
        assert gone.table.seats[0].present


async def test_who_watches_elsewhere_is_counted(postgresql_url: str) -> None:
    from wildswing.server.wire.tables import TableOptions

    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody()))
        second = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody(), name="other"))
        opened = await first.open(ME, BOT, options=TableOptions(public=True, first=0))
        ada = await first.client(opened.table.id, "ada")
        await second.client(opened.table.id, "zoe")
        await ada.until(lambda message: message.table.watching == 1)
        lobby = await first.rooms.lobby("zoe")
        assert [info.watching for info in lobby.live] == [1]


async def test_a_process_that_lost_its_connection_hears_again(postgresql_url: str) -> None:
    import sqlalchemy as sa

    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody()))
        second = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody(), name="other"))
        table = await seated(first)
        ada = await first.client(table, "ada")
        bob = await second.client(table, "bob")
        await bob.next()
        await ada.next()
        end_all = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        engine = sa.create_engine(first.store.url)
        with engine.begin() as connection:
            connection.execute(sa.text(end_all))
        engine.dispose()
        await ada.choose()
        await ada.a(Ack)
        update = await bob.until(lambda message: message.table.number == 1)
        assert update.table.version == ada.room.table.version


async def test_a_bot_is_asked_by_the_process_that_is_left(postgresql_url: str) -> None:
    import msgspec

    settings = msgspec.structs.replace(QUICK, bot_patience=0.3)
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(postgresql_url, settings, thinkers=Nobody()))
        second = await stack.enter_async_context(opened_house(postgresql_url, settings, name="other"))
        opened = await first.open(ME, BOT)
        ada = await first.client(opened.table.id, "ada")
        await second.client(opened.table.id, "ada")
        await ada.next()
        await ada.choose()
        update = await ada.until(lambda message: isinstance(message, Update) and message.table.asked == 0)
        assert update.table.number > 1


async def test_two_processes_play_a_whole_game_against_each_other(postgresql_url: str) -> None:
    """Each player at a process of its own; both see the same end, and nothing is stored twice."""
    async with opened_house(postgresql_url, thinkers=Nobody()) as house:
        table = await seated(house)
        environment_of_child = [sys.executable, str(PROCESS), postgresql_url, table]
        players = [
            await asyncio.create_subprocess_exec(
                *environment_of_child, guest, "90", stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
            )
            for guest in ("ada", "bob")
        ]
        async with asyncio.timeout(12 * PATIENCE):
            outputs = [await player.communicate() for player in players]
        assert [player.returncode for player in players] == [0, 0], outputs
        ends = [json.loads(out) for out, _ in outputs]
        assert ends[0] == ends[1]
        assert ends[0]["number"] >= 90 or ends[0]["state"] == "over"
        room = await house.room(table)
        await room.catch_up()
        assert room.table.version == ends[0]["version"]
        stored = [json.loads(one) for one in await house.store.load(table)]
        numbers = [one["number"] for one in stored if one["entry"] == "chosen"]
        assert numbers == sorted(set(numbers))
        assert {one["seat"] for one in stored if one["entry"] == "chosen"} == {0, 1}


async def test_when_the_database_is_gone_for_a_while_nothing_is_done_and_then_play_goes_on(
    cluster: Cluster, postgresql_url: str
) -> None:
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody()))
        second = await stack.enter_async_context(opened_house(postgresql_url, thinkers=Nobody(), name="other"))
        table = await seated(first)
        ada = await first.client(table, "ada")
        bob = await second.client(table, "bob")
        await bob.next()
        await ada.next()
        await asyncio.to_thread(cluster.stop)
        try:
            name = await ada.choose()
            refused = await ada.a(Refused)
            assert (refused.id, refused.code) == (name, "not possible")
            assert "password" not in refused.message
        finally:
            await asyncio.to_thread(cluster.go)
        await ada.choose(id_=name)
        assert (await ada.a(Ack)).duplicate is False
        await bob.until(lambda message: message.table.number == 1)
