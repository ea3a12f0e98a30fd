"""Long games: what takes long is done beside the event loop, or in parts; and it comes to the same."""

from __future__ import annotations

import asyncio
import gc
import threading
import weakref
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest

import wildswing as ws
from tests.server.rooms.house import ME, Client, House, Nobody, opened_house
from wildswing.server.pictures import happenings
from wildswing.server.rooms import chronicle as chronicles
from wildswing.server.rooms import latecomers, ledger
from wildswing.server.rooms.chronicle import BLOCK, Chronicle
from wildswing.server.rooms.past import Past
from wildswing.server.wire.messages import Update, Welcome
from wildswing.server.wire.tables import NewSeat, NewTable, TableOptions

pytestmark = pytest.mark.anyio
HUNT = NewTable("hackclad", tuple(NewSeat("me", (one,)) for one in ("luna", "mia")), TableOptions())
DUEL = NewTable("exceed", (ME, NewSeat("me", ("akuma",))), TableOptions(first=0, public=True))


def long_game(name: str, choices: int = 200) -> Any:  # noqa: ANN401 - of either game
    """A game by chance, with a log."""
    game = ws.new(name, {"exceed": ["ryu", "geoffrey"], "hackclad": ["luna", "mia"]}[name], seed=1)
    chance = Random(1)
    while not game.over and len(game.history) < choices:
        game.choose(chance.choice(game.options))
    return game


async def played(house: House, client: Client, choices: int, chance: Random) -> None:
    """Some choices of a hot seat, whoever is asked."""
    for _ in range(choices):
        game: Any = client.room.table.game
        if game.over:
            return
        await client.say("look", seat=game.seat)
        await client.say("choose", number=len(game.history), options=[chance.choice(game.options)])
        await client.rest()


@pytest.mark.parametrize("name", ["exceed", "hackclad"])
async def test_events_from_blocks_are_those_that_are_told_at_once(name: str) -> None:
    game = long_game(name)
    chronicle = Chronicle()
    count = len(game.events())
    assert count > 2 * BLOCK
    for seat in (None, 0, 1):
        for since in (0, 1, BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, count - BLOCK, count - 1, count, 0):
            await chronicle.prepare(game, seat, since)
            assert bytes(chronicle.events(game, seat, since)) == msgspec.json.encode(happenings(game, seat, since))
    plain = sum(len(msgspec.json.encode(happenings(game, seat))) for seat in (None, 0, 1))
    assert 0 < chronicle.size < plain / 4


async def test_events_that_no_longer_count_are_forgotten() -> None:
    before, after = long_game("exceed", 150), long_game("hackclad", 150)
    chronicle = Chronicle()
    for since in (2 * BLOCK, 2 * BLOCK + 1, BLOCK - 1, 0):
        chronicle.events(before, 0, 0)
        chronicle.forget(since)
        kept = {number for _, number in chronicle._blocks}
        assert kept == set(range(since // BLOCK))
    assert bytes(chronicle.events(after, 0, 0)) == msgspec.json.encode(happenings(after, 0))


async def test_events_are_encoded_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    lengths: list[int] = []

    def counted(game: Any, seat: int | None, since: int = 0, until: int | None = None) -> Any:  # noqa: ANN401
        found = happenings(game, seat, since, until)
        lengths.append(len(found))
        return found

    monkeypatch.setattr(chronicles, "happenings", counted)
    game = long_game("hackclad")
    chronicle = Chronicle()
    turns: list[int] = []
    done = asyncio.ensure_future(chronicle.prepare(game, 0, 0))
    while not done.done():
        await asyncio.sleep(0)
        turns.append(len(lengths))
    assert max(lengths) <= BLOCK
    assert max(later - sooner for sooner, later in pairwise(turns)) == 1
    lengths.clear()
    chronicle.events(game, 0, 0)
    assert sum(lengths) < BLOCK


async def test_the_past_of_a_table_is_made_beside_the_event_loop(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []

    class Noted(Past):
        def __init__(self, *given: Any) -> None:  # noqa: ANN401
            threads.append(threading.get_ident())
            super().__init__(*given)

    monkeypatch.setattr(latecomers, "Past", Noted)
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.rooms.open("ada", "Ada", msgspec.structs.replace(
            DUEL, options=TableOptions(first=0, public=True, delay=60)))  # fmt: skip
        ada = await house.client(opened.table.id, "ada")
        await played(house, ada, 10, Random(1))
        house.time.pass_(100)
        zoe = await house.client(opened.table.id, "zoe")
        welcome = await zoe.next()
        assert isinstance(welcome, Welcome)
        assert welcome.table.number == 10
        assert threads
        assert threading.get_ident() not in threads


async def test_nobody_is_told_what_is_new_before_the_whole(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.rooms.open("ada", "Ada", msgspec.structs.replace(
            DUEL, options=TableOptions(first=0, public=True, delay=60)))  # fmt: skip
        ada = await house.client(opened.table.id, "ada")
        await played(house, ada, 60, Random(1))
        house.time.pass_(30)
        await played(house, ada, 5, Random(2))
        house.time.pass_(40)
        zoe = await house.client(opened.table.id, "zoe")
        first = await zoe.next()
        assert isinstance(first, Welcome)
        assert len(first.events) > BLOCK
        late = ada.room._audience._late
        prepare = Chronicle.prepare

        async def slow(self: Chronicle, game: Any, seat: int | None, since: int) -> None:  # noqa: ANN401
            house.time.pass_(100)
            late._go_on()
            await prepare(self, game, seat, since)

        monkeypatch.setattr(Chronicle, "prepare", slow)
        yan = await house.client(opened.table.id, "yan")
        second = await yan.next()
        assert isinstance(second, Welcome)
        assert second.table.number == 65
        assert not any(isinstance(one, Update) and one.events for one in await yan.rest())
        told = await zoe.until(lambda message: isinstance(message, Update) and message.table.number == 65)
        assert (*first.events[: told.since], *told.events) == second.events


async def test_much_that_others_have_stored_is_taken_over_beside_the_event_loop(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    made = ledger.made_again

    def noted(stored: list[str], known: int) -> Any:  # noqa: ANN401
        threads.append(threading.get_ident())
        return made(stored, known)

    monkeypatch.setattr(ledger, "made_again", noted)
    async with (
        opened_house(database_url, thinkers=Nobody(), name="a") as house,
        opened_house(database_url, thinkers=Nobody(), name="b") as other,
    ):
        opened = await house.rooms.open("ada", "Ada", DUEL)
        zoe = await other.client(opened.table.id, "zoe")
        ada = await house.client(opened.table.id, "ada")
        first = await zoe.next()
        async with zoe.room._lock:
            await played(house, ada, ledger.AT_ONCE + 10, Random(1))
        await zoe.room.catch_up()
        await zoe.rest()
        assert zoe.room.table.version == ada.room.table.version
        assert threads
        assert threading.get_ident() not in threads
        assert isinstance(first, Welcome)
        assert zoe.last is not None
        assert bytes(zoe.room._ledger.course.chronicle.events(zoe.room.table.game, None, 0)) == msgspec.json.encode(  # type: ignore[arg-type]
            happenings(ada.room.table.game, None)  # type: ignore[arg-type]
        )


@pytest.mark.parametrize("seats", [DUEL.seats, (ME, NewSeat("bot", ("akuma",)))])
async def test_a_table_that_leaves_memory_is_freed_without_a_collection(
    house: House, seats: tuple[NewSeat, ...]
) -> None:
    options = TableOptions(first=0, public=True, delay=5)
    opened = await house.rooms.open("ada", "Ada", NewTable("exceed", seats, options))
    ada = await house.client(opened.table.id, "ada")
    zoe = await house.client(opened.table.id, "zoe")
    await played(house, ada, 1, Random(1))
    house.time.pass_(100)
    await ada.say("outlook", number=ada.room.table.number, card=0)
    await ada.say("fetch")
    await zoe.say("fetch")
    await asyncio.sleep(0.2)
    room = ada.room
    room.disconnect(zoe.connection)
    game = weakref.ref(room.table.game)
    room.disconnect(ada.connection)
    await asyncio.sleep(0.05)
    gc.collect()
    gc.disable()
    try:
        house.rooms._forget(room)
        del ada, room, zoe
        await asyncio.sleep(0.05)
        assert game() is None
    finally:
        gc.enable()
