from __future__ import annotations

import asyncio

import msgspec
import pytest

from tests.server.rooms.house import BOT, FRIEND, ME, Client, House, Nobody, opened_house, secret_of
from wildswing.server.wire.messages import Ack, Refused, Update, Welcome
from wildswing.server.wire.tables import Join

pytestmark = pytest.mark.anyio


async def two_players(house: House) -> tuple[Client, Client]:
    """Ada and Bob at a table, with their first frames read."""
    opened = await house.open(ME, FRIEND)
    room = await house.room(opened.table.id)
    await room.join("bob", "Bob", Join(secret=secret_of(opened)))
    ada = await house.client(opened.table.id, "ada")
    bob = await house.client(opened.table.id, "bob")
    await ada.rest()
    await bob.rest()
    return ada, bob


async def test_who_comes_is_shown_the_whole_table(house: House) -> None:
    opened = await house.open(ME, FRIEND)
    ada = await house.client(opened.table.id, "ada")
    welcome = await ada.next()
    assert isinstance(welcome, Welcome)
    assert (welcome.seat, welcome.match, welcome.picture) == (0, None, None)
    assert welcome.table.state == "waiting"
    await ada.room.join("bob", "Bob", Join(secret=secret_of(opened)))
    update = await ada.next()
    assert isinstance(update, Update)
    assert update.table.state == "playing"
    assert update.picture is not None
    bob = await house.client(opened.table.id, "bob")
    shown = await bob.next()
    assert isinstance(shown, Welcome)
    assert shown.seat == 1
    assert shown.match is not None
    assert [seat.present for seat in shown.table.seats] == [True, True]


async def test_a_choice_is_told_to_all_and_acknowledged_to_its_player(house: House) -> None:
    ada, bob = await two_players(house)
    name = await ada.choose()
    told, ack = await ada.rest()
    assert isinstance(told, Update)
    assert told.table.number == 1
    assert ack == Ack(name, told.table.version)
    (other,) = await bob.rest()
    assert isinstance(other, Update)
    assert other.table.number == 1
    assert other.picture is not None
    assert other.picture.decision is not None
    stored = await house.store.load(ada.room.table_id)
    assert len(stored) == told.table.version


async def test_the_same_message_again_is_acknowledged_and_does_nothing(house: House) -> None:
    ada, bob = await two_players(house)
    decided = ada.last
    name = await ada.choose(id_="twice")
    await ada.rest()
    await bob.rest()
    ada.last = decided
    await ada.choose(id_="twice")
    assert await ada.rest() == [Ack(name, ada.room.table.version, duplicate=True)]
    assert await bob.rest() == []


async def test_a_choice_for_an_old_decision_is_answered_with_the_present_view(house: House) -> None:
    ada, _ = await two_players(house)
    await ada.choose()
    await ada.rest()
    name = await ada.say("choose", number=0, options=[0])
    refused, welcome = await ada.rest()
    assert isinstance(refused, Refused)
    assert (refused.id, refused.code) == (name, "stale")
    assert isinstance(welcome, Welcome)
    assert welcome.table.number == 1


async def test_a_game_against_a_bot_goes_on_to_its_end(house: House) -> None:
    opened = await house.open(ME, BOT)
    ada = await house.client(opened.table.id, "ada")
    await ada.next()
    moves = 0
    while ada.last is not None and ada.last.picture is not None and not ada.last.picture.over:
        if ada.last.picture.decision is None:
            await ada.a(Update)
            continue
        number = ada.last.picture.decision.number
        await ada.choose(moves % len(ada.last.picture.decision.options))
        moves += 1
        while ada.room.table.number <= number or ada.connection._frames:
            await ada.next()
    assert ada.last is not None
    assert ada.last.table.state == "over"
    assert ada.last.table.result is not None
    ada.room.disconnect(ada.connection)


async def test_what_is_sent_can_be_read_by_the_published_types_and_says_the_same(house: House) -> None:
    ada, bob = await two_players(house)
    await ada.choose()
    await bob.rest()
    for client in (ada, bob):
        for frame in client.bytes:
            from tests.server.rooms.house import DECODER

            assert msgspec.json.decode(msgspec.json.encode(DECODER.decode(frame))) == msgspec.json.decode(frame)


async def test_two_connections_of_one_seat_see_the_same(house: House) -> None:
    ada, bob = await two_players(house)
    again = await house.client(ada.room.table_id, "ada")
    await again.rest()
    await ada.choose()
    first, ack = await ada.rest()
    assert await again.rest() == [first]
    assert isinstance(ack, Ack)
    assert ada.bytes[-2] == again.bytes[-1]
    assert await bob.rest() != [first]


async def test_choices_of_two_seats_at_once_are_each_judged_for_the_decision_they_name(house: House) -> None:
    ada, bob = await two_players(house)
    await asyncio.gather(
        ada.say("choose", id_="a", number=0, options=[ada.room.table.game.options[0]]),  # type: ignore[union-attr]
        bob.say("choose", id_="b", number=0, options=[0]),
    )
    assert any(isinstance(one, Ack) for one in await ada.rest())
    refused = [one for one in await bob.rest() if isinstance(one, Refused)]
    assert [one.code for one in refused] in (["stale"], ["not yours"])


async def test_unloaded_tables_come_back_as_they_were(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        ada, bob = await two_players(house)
        await ada.choose()
        before = await ada.rest()
        table = ada.room.table_id
        ada.room.disconnect(ada.connection)
        bob.room.disconnect(bob.connection)
        await asyncio.sleep(0.05)
        await house.rooms._look_after()
        assert house.rooms._rooms == {}
        again = await house.client(table, "ada")
        welcome = await again.next()
        assert isinstance(welcome, Welcome)
        assert isinstance(before[0], Update)
        assert welcome.picture == before[0].picture
        assert welcome.table.version == before[0].table.version
