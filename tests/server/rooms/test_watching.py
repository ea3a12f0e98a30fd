from __future__ import annotations

import asyncio

import pytest

from tests.server.rooms.house import BOT, FRIEND, ME, OPEN, House, Nobody, opened_house, secret_of
from wildswing.server.wire.messages import Update, Welcome
from wildswing.server.wire.tables import ClockSettings, Join, NewSeat, TableOptions

pytestmark = pytest.mark.anyio
PUBLIC = TableOptions(public=True, first=0)


async def test_spectators_are_sent_the_very_same_bytes_without_any_decision(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND, options=PUBLIC)
        await (await house.room(opened.table.id)).join("bob", "Bob", Join(secret=secret_of(opened)))
        ada = await house.client(opened.table.id, "ada")
        yan, zoe = [await house.client(opened.table.id, guest) for guest in ("yan", "zoe")]
        await ada.next()
        await yan.rest()
        await zoe.rest()
        await ada.choose()
        (seen,) = await yan.rest()
        await zoe.rest()
        assert yan.bytes[-1] is zoe.bytes[-1]
        assert isinstance(seen, Update)
        assert seen.picture is not None
        assert seen.picture.decision is None
        assert seen.picture.seat is None
        assert seen.table.watching == 2


async def test_spectators_of_a_table_with_delay_see_it_as_it_was(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND, options=TableOptions(public=True, first=0, delay=60))
        room = await house.room(opened.table.id)
        house.time.pass_(100)
        await room.join("bob", "Bob", Join(secret=secret_of(opened)))
        ada = await house.client(opened.table.id, "ada")
        await ada.next()
        zoe = await house.client(opened.table.id, "zoe")
        first = await zoe.next()
        assert isinstance(first, Welcome)
        assert (first.table.state, first.picture) == ("waiting", None)
        house.time.pass_(10)
        await ada.choose()
        await ada.rest()
        assert all(one.table.number == 0 for one in await zoe.rest() if isinstance(one, Update))
        assert (await room.info("zoe")).state == "waiting"
        assert (await room.copy("zoe")).game is None
        (live,) = (await house.rooms.lobby("zoe")).live
        assert (live.number, live.summary, live.asked, live.places) == (0, "", None, ())
        (mine,) = (await house.rooms.lobby("ada")).mine
        assert mine.number == 1
        house.time.pass_(50)
        begun = await shown_after(house, zoe)
        assert begun.table.state == "playing"
        assert begun.table.number == 0
        house.time.pass_(10)
        moved = await shown_after(house, zoe)
        assert moved.table.number == 1
        yan = await house.client(opened.table.id, "yan")
        late = await yan.next()
        assert isinstance(late, Welcome)
        assert late.table.number == 1
        ada.room.disconnect(zoe.connection)


async def shown_after(house: House, client: object) -> Update:
    """What a spectator is told next of the game."""
    from tests.server.rooms.house import Client

    assert isinstance(client, Client)
    client.room._audience._late._go_on()
    update = await client.until(lambda message: isinstance(message, Update) and message.picture is not None)
    assert isinstance(update, Update)
    return update


async def test_spectators_are_told_by_themselves_when_the_time_has_come(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, BOT, options=TableOptions(public=True, first=0, delay=1))
        ada = await house.client(opened.table.id, "ada")
        await ada.next()
        house.time.pass_(5)
        zoe = await house.client(opened.table.id, "zoe")
        await zoe.next()
        await ada.choose()
        house.time.pass_(1)
        update = await zoe.until(lambda message: isinstance(message, Update) and message.table.number == 1)
        assert update.picture is not None


async def test_everybody_sees_who_comes_and_goes(house: House) -> None:
    opened = await house.open(ME, FRIEND)
    room = await house.room(opened.table.id)
    await room.join("bob", "Bob", Join(secret=secret_of(opened)))
    ada = await house.client(opened.table.id, "ada")
    welcome = await ada.next()
    assert isinstance(welcome, Welcome)
    assert [seat.present for seat in welcome.table.seats] == [True, False]
    bob = await house.client(opened.table.id, "bob")
    await ada.until(lambda message: message.table.seats[1].present)
    again = await house.client(opened.table.id, "bob")
    room.disconnect(bob.connection)
    await asyncio.sleep(0.05)
    assert await ada.rest() == []
    room.disconnect(again.connection)
    gone = await ada.until(lambda message: not message.table.seats[1].present)
    assert gone.picture is None
    house.time.pass_(90)
    assert (await room.info("ada")).seats[1].gone_for == 90


async def test_a_player_who_was_gone_is_gone_after_a_restart_too(database_url: str) -> None:
    clock = None
    async with opened_house(database_url, thinkers=Nobody()) as house:
        clock = house.time
        opened = await house.open(ME, FRIEND)
        room = await house.room(opened.table.id)
        await room.join("bob", "Bob", Join(secret=secret_of(opened)))
        bob = await house.client(opened.table.id, "bob")
        await house.rooms._note_seen()
        room.disconnect(bob.connection)
    clock.pass_(4 * 24 * 3600)
    async with opened_house(database_url, thinkers=Nobody(), clock=clock) as house:
        ada = await house.client(opened.table.id, "ada")
        welcome = await ada.next()
        assert isinstance(welcome, Welcome)
        assert welcome.table.seats[1].gone_for == 4 * 24 * 3600
        assert welcome.table.seats[1].claimable
        await ada.say("claim", seat=1)
        update = await ada.a(Update)
        assert (update.table.state, update.table.ended_by) == ("over", "claim")


async def test_nobody_was_gone_while_the_server_did_not_run(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        clock = house.time
        opened = await house.open(ME, FRIEND, options=TableOptions(first=0, clock=ClockSettings("game", 600)))
        room = await house.room(opened.table.id)
        await room.join("bob", "Bob", Join(secret=secret_of(opened)))
        await house.client(opened.table.id, "bob")
        await house.client(opened.table.id, "ada")
    clock.pass_(20)
    async with opened_house(database_url, thinkers=Nobody(), clock=clock) as house:
        ada = await house.client(opened.table.id, "ada")
        welcome = await ada.next()
        assert isinstance(welcome, Welcome)
        assert welcome.table.seats[1].gone_for == 0
        assert welcome.table.clock is not None
        assert welcome.table.clock.left[0] >= 599_000


async def test_a_clock_at_its_end_ends_the_game_by_itself(house: House) -> None:
    opened = await house.open(ME, FRIEND, options=TableOptions(first=0, clock=ClockSettings("game", 60)))
    room = await house.room(opened.table.id)
    await room.join("bob", "Bob", Join(secret=secret_of(opened)))
    ada = await house.client(opened.table.id, "ada")
    await ada.next()
    house.time.pass_(59.9)
    await room.pass_time()
    assert room.table.state == "playing"
    house.time.pass_(0.2)
    room._plan()
    update = await ada.until(lambda message: isinstance(message, Update) and message.table.state == "over")
    assert update.table.ended_by == "time"
    assert not room.clock_runs


async def test_a_table_with_a_running_clock_stays_in_memory(house: House) -> None:
    opened = await house.open(ME, FRIEND, options=TableOptions(first=0, clock=ClockSettings("game", 60)))
    room = await house.room(opened.table.id)
    await house.rooms._look_after()
    assert house.rooms._rooms == {}
    room = await house.room(opened.table.id)
    await room.join("bob", "Bob", Join(secret=secret_of(opened)))
    await house.rooms._look_after()
    assert list(house.rooms._rooms) == [opened.table.id]


async def test_the_lobby_shows_what_is_open_and_what_goes_on(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        waiting = await house.open(ME, OPEN, options=PUBLIC)
        await house.open(ME, FRIEND)
        one = await house.open(ME, BOT, options=PUBLIC, guest="bob")
        two = await house.open(ME, BOT, options=PUBLIC, guest="cid")
        await house.client(one.table.id, "zoe")
        zoe = await house.client(two.table.id, "zoe")
        await house.client(two.table.id, "yan")
        lobby = await house.rooms.lobby("bob")
        assert [info.id for info in lobby.open] == [waiting.table.id]
        assert [(info.id, info.watching) for info in lobby.live] == [(two.table.id, 2), (one.table.id, 1)]
        assert [info.id for info in lobby.mine] == [one.table.id]
        assert lobby.mine[0].maker
        assert [seat.yours for seat in lobby.mine[0].seats] == [True, False]
        assert [seat.present for seat in lobby.mine[0].seats] == [False, True]
        zoe.room.disconnect(zoe.connection)
        ada = await house.client(waiting.table.id, "ada")
        await (await house.room(waiting.table.id)).join("dan", "Dan", Join())
        assert (await house.rooms.lobby("dan")).open == ()
        mine = (await house.rooms.tables_of("dan"))[0]
        assert mine.state == "playing"
        assert [seat.present for seat in mine.seats] == [True, False]
        await ada.say("resign")
        lobby = await house.rooms.lobby("dan")
        assert [info.id for info in lobby.finished] == [waiting.table.id]
        assert lobby.mine == ()


async def test_tables_with_a_decision_of_the_guest_come_first(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        asked = await house.open(ME, BOT)
        house.time.pass_(1)
        other = await house.open(NewSeat("bot", ("ryu",)), NewSeat("me", ("akuma",)))
        assert [info.id for info in (await house.rooms.lobby("ada")).mine] == [asked.table.id, other.table.id]


async def test_tables_that_nobody_uses_are_closed_and_put_away(house: House) -> None:
    waiting = await house.open(ME, OPEN, options=PUBLIC)
    playing = await house.open(ME, BOT, options=PUBLIC)
    ada = await house.client(playing.table.id, "ada")
    await ada.next()
    await ada.say("resign")
    house.time.pass_(25 * 3600)
    await house.rooms.sweep()
    lobby = await house.rooms.lobby("zoe")
    assert lobby.open == ()
    assert {info.id: info.ended_by for info in lobby.finished} == {
        waiting.table.id: "closed",
        playing.table.id: "resignation",
    }
    house.time.pass_(31 * 24 * 3600)
    await house.rooms.sweep()
    assert (await house.rooms.lobby("zoe")).finished == ()
    assert [info.id for info in await house.rooms.tables_of("ada")] != []
    ada.room.disconnect(ada.connection)
    await asyncio.sleep(0.05)
    await house.rooms._look_after()
    assert house.rooms._rooms == {}
    room = await house.room(playing.table.id)
    assert room.table.ended_by == "resignation"


async def test_a_rematch_is_stored_with_the_agreement(house: House) -> None:
    opened = await house.open(ME, BOT)
    ada = await house.client(opened.table.id, "ada")
    await ada.next()
    await ada.say("resign")
    await ada.say("propose", kind="rematch")
    update = await ada.until(lambda message: isinstance(message, Update) and message.table.rematch is not None)
    again = await house.client(update.table.rematch, "ada")
    welcome = await again.next()
    assert isinstance(welcome, Welcome)
    assert welcome.seat == 1
