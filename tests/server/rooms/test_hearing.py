from __future__ import annotations

import json

import pytest

from tests.server.rooms.house import BOT, FRIEND, ME, Client, House, Nobody, opened_house, secret_of
from wildswing.exceed.game import ExceedGame
from wildswing.server.rooms.reading import read
from wildswing.server.storage import StorageError, Store
from wildswing.server.wire.messages import Ack, Choose, Closing, Pong, Refused, ToldOutlook, Update, Welcome
from wildswing.server.wire.tables import Join, NewSeat, Recover, TableOptions

pytestmark = pytest.mark.anyio


async def alone(house: House, **options: object) -> Client:
    """Ada at a table whose bot does not matter."""
    opened = await house.open(ME, BOT, options=TableOptions(first=0, **options))  # type: ignore[arg-type]
    ada = await house.client(opened.table.id, "ada")
    await ada.rest()
    return ada


@pytest.mark.parametrize(
    ("raw", "code", "message", "hint"),
    [
        ("{", "malformed", "This is no JSON: ", "protocol.md"),
        ("[]", "malformed", "expected an object, got a list", "protocol.md"),
        (b"\xff", "malformed", "", ""),
        ('{"type": "chose", "id": "m"}', "malformed", "no message of the type 'chose'", "nearest is 'choose'"),
        ('{"type": "zzz", "id": "m"}', "malformed", "no message of the type 'zzz'", "There are choose, take back"),
        ('{"type": "choose", "id": "m"}', "malformed", "the field number is missing", ""),
        ('{"type": "choose", "id": "m", "number": "1", "options": [1]}', "malformed", "In number: expected", ""),
        (
            '{"type": "choose", "id": "m", "number": 1, "options": [true]}',
            "malformed",
            "In options[0]: expected a whole number, got true",
            "",
        ),
        ('{"type": "choose", "id": "m", "number": 1, "options": []}', "malformed", "In options: ", ""),
        ('{"type": "ping", "id": "m", "more": 1}', "malformed", "there is no field more", ""),
        ('{"type": "ping", "id": ""}', "malformed", "In id: ", ""),
        ('{"id": "m"}', "malformed", "", ""),
        ('{"type": "ping", "id": "' + "m" * 9000 + '"}', "too large", "at most 8192 bytes; this one has 9026", ""),
        ("[" * 8000, "malformed", "", ""),
    ],
)
def test_what_cannot_be_read_is_refused_with_where_it_is_wrong(
    raw: str | bytes, code: str, message: str, hint: str
) -> None:
    refused = read(raw, 8192)
    assert isinstance(refused, Refused)
    assert refused.code == code
    assert message in refused.message
    assert hint in refused.hint
    assert refused.message.endswith(".")


def test_a_refusal_names_the_message_if_its_id_can_be_read() -> None:
    assert read('{"type": "choose", "id": "m7"}', 99).id == "m7"
    assert read('{"type": "choose", "id": 7}', 99).id == ""
    assert isinstance(read('{"type": "choose", "id": "m", "number": 1, "options": [1]}', 99), Choose)


async def test_a_sign_of_life_is_answered_with_the_time(house: House) -> None:
    ada = await alone(house)
    name = await ada.say("ping")
    assert await ada.rest() == [Pong(name, house.time.at)]


async def test_what_is_malformed_changes_nothing_and_is_answered(house: House) -> None:
    ada = await alone(house)
    await ada.room.hear(ada.connection, '{"type": "choose", "id": "m"}')
    (refused,) = await ada.rest()
    assert isinstance(refused, Refused)
    assert (refused.code, refused.id) == ("malformed", "m")


async def test_several_choices_are_made_together_or_not_at_all(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND)
        await (await house.room(opened.table.id)).join("bob", "Bob", Join(secret=secret_of(opened)))
        ada = await house.client(opened.table.id, "ada")
        await ada.rest()
        game = ada.room.table.game
        assert game is not None
        card = game.options[-1]
        name = await ada.say("choose", number=0, options=[card, 999_999])
        refused = (await ada.rest())[0]
        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == (name, "illegal")
        assert ada.room.table.number == 0
        name = await ada.say("choose", number=0, options=[card, 0])
        update, ack = await ada.rest()
        assert isinstance(update, Update)
        assert isinstance(ack, Ack)
        assert update.table.number == 2


async def test_the_whole_table_is_fetched_again(house: House) -> None:
    ada = await alone(house)
    name = await ada.say("fetch", since=2)
    (welcome,) = await ada.rest()
    assert isinstance(welcome, Welcome)
    assert (welcome.id, welcome.since) == (name, 2)
    assert [event.at for event in welcome.events] == list(range(2, 2 + len(welcome.events)))
    await ada.say("fetch", since=10_000)
    (welcome,) = await ada.rest()
    assert isinstance(welcome, Welcome)
    assert welcome.events == ()
    assert welcome.since == ada.room.table.event_count


async def test_events_after_choices_were_taken_back_are_sent_again(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, NewSeat("me", ("akuma",)))
        ada = await house.client(opened.table.id, "ada", 0)
        await ada.next()
        for _ in range(2):
            await ada.choose()
            await ada.say("look", seat=ada.room.table.mover)
            await ada.rest()
        game = ada.room.table.game
        assert game is not None
        assert game.decision is not None
        before = ada.room.table.event_count
        found = next(one for one in game.decision.options if one.verb == "strike")
        await ada.say("choose", number=2, options=[int(found)])
        events = ada.room.table.event_count
        await ada.rest()
        await ada.say("take back", number=3)
        update = next(one for one in await ada.rest() if isinstance(one, Update))
        assert update.since == before <= events
        assert update.events == ()
        assert update.picture is not None
        assert update.picture.number == 2
        again = Client(await house.room(opened.table.id), "ada", 0)
        await again.room.connect(again.connection, since=events)
        welcome = await again.next()
        assert isinstance(welcome, Welcome)
        assert welcome.since <= before


async def test_two_people_at_one_screen_look_from_each_seat(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, NewSeat("me", ("akuma",), name="Bob"))
        ada = await house.client(opened.table.id, "ada")
        first = await ada.next()
        assert isinstance(first, Welcome)
        assert first.seat == 0
        await ada.say("look", seat=1)
        (other,) = await ada.rest()
        assert isinstance(other, Welcome)
        assert other.seat == 1
        assert other.picture is not None
        assert other.picture.decision is None
        await ada.say("look", seat=None)
        (hidden,) = await ada.rest()
        assert isinstance(hidden, Welcome)
        assert hidden.seat is None
        await ada.say("choose", number=0, options=[0])
        assert isinstance((await ada.rest())[0], Refused)
        assert ada.connection.seat is None
        stranger = await alone(house)
        await stranger.say("look", seat=1)
        refused = (await stranger.rest())[0]
        assert isinstance(refused, Refused)
        assert refused.code == "not yours"


async def test_an_outlook_is_answered_and_the_table_does_not_wait_for_it(database_url: str) -> None:
    async with opened_house(database_url) as house:
        opened = await house.open(ME, NewSeat("me", ("akuma",)))
        ada = await house.client(opened.table.id, "ada", 0)
        await ada.next()
        for _ in range(2):
            await ada.choose()
            await ada.say("look", seat=ada.room.table.mover)
            await ada.rest()
        game = ada.room.table.game
        assert game is not None
        assert isinstance(game, ExceedGame)
        card = game.view(game.seat).me.hand[0]
        name = await ada.say("outlook", number=2, card=card)
        told = await ada.a(ToldOutlook)
        assert (told.id, told.number, told.outlook.card) == (name, 2, card)
        name = await ada.say("outlook", number=2, card=999)
        refused = await ada.a(Refused)
        assert (refused.id, refused.code) == (name, "not possible")
        await ada.say("outlook", number=0, card=card)
        assert (await ada.a(Refused)).code == "stale"


async def test_an_outlook_is_refused_where_the_maker_wants_none(house: House) -> None:
    ada = await alone(house, help="verdicts")
    await ada.say("outlook", number=0, card=0)
    (refused,) = [one for one in await ada.rest() if isinstance(one, Refused)]
    assert refused.code == "not allowed"


async def test_who_may_not_see_a_table_is_turned_away(house: House) -> None:
    ada = await alone(house)
    zoe = await house.client(ada.room.table_id, "zoe")
    assert await zoe.rest() == [Closing("not here", "This table is not here (any more).")]
    assert zoe.connection.closed
    assert zoe.connection.close_code == 1008
    assert await house.rooms.get("nowhere") is None


async def test_a_recovered_seat_leaves_the_old_device(house: House) -> None:
    ada = await alone(house)
    link = await ada.room.recovery("ada")
    await ada.rest()
    await ada.room.recover("phone", Recover(link.path.rsplit("/", 1)[1]))
    assert isinstance((await ada.rest())[-1], Closing)
    assert ada.connection.close_reason == "moved"
    phone = await house.client(ada.room.table_id, "phone")
    welcome = await phone.next()
    assert isinstance(welcome, Welcome)
    assert welcome.seat == 0


async def test_what_cannot_be_stored_is_refused_and_shown_to_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = await alone(house)
    await (again := await house.client(ada.room.table_id, "ada")).rest()

    async def failing(*_: object) -> bool:
        raise StorageError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", failing)
        name = await ada.choose()
        (refused,) = await ada.rest()
        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == (name, "not possible")
        assert await again.rest() == []
        assert (await ada.room.info("ada")).number == 0
    await ada.choose(id_=name)
    update, ack = await ada.rest()
    assert isinstance(update, Update)
    assert ack == Ack(name, update.table.version)
    assert isinstance((await again.rest())[0], Update)


async def test_a_slow_client_is_cut_off_and_comes_back(house: House) -> None:
    ada = await alone(house)
    slow = Client(ada.room, "ada", 0, largest=3)
    await ada.room.connect(slow.connection)
    for _ in range(3):
        await ada.say("fetch")
        await slow.say("fetch")
    assert slow.connection.closed
    assert (slow.connection.close_code, slow.connection.close_reason) == (1013, "too slow")
    assert await slow.rest() == []
    ada.room.disconnect(slow.connection)
    again = await house.client(ada.room.table_id, "ada")
    assert isinstance(await again.next(), Welcome)


async def test_a_message_is_carried_out_even_if_its_sender_is_gone(house: House) -> None:
    import asyncio

    ada = await alone(house)
    raw = json.dumps({"type": "choose", "id": "last words", "number": 0, "options": [0]})
    hearing = asyncio.ensure_future(ada.room.hear(ada.connection, raw))
    await asyncio.sleep(0)
    hearing.cancel()
    ada.room.disconnect(ada.connection)
    again = await house.client(ada.room.table_id, "ada")
    welcome = await again.next()
    assert isinstance(welcome, Welcome)
    assert welcome.table.number >= 1


async def test_a_defect_in_a_picture_hangs_up_on_one_and_loses_nothing(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    from wildswing.server.rooms import telling

    ada = await alone(house)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(telling, "picture", broken)
        await ada.choose()
    assert ada.connection.close_code == 1011
    again = await house.client(ada.room.table_id, "ada")
    welcome = await again.next()
    assert isinstance(welcome, Welcome)
    assert welcome.table.number >= 1


async def test_the_server_says_goodbye_when_it_stops(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        ada = await alone(house)
        await ada.choose()
        await ada.rest()
    assert isinstance((await ada.rest())[-1], Closing)
    assert (ada.connection.close_code, ada.connection.close_reason) == (1001, "shutdown")
    async with opened_house(database_url, thinkers=Nobody()) as house:
        assert (await house.room(ada.room.table_id)).table.number == 1


async def test_an_outlook_that_fails_is_answered_too(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        ada = await alone(house)
        game = ada.room.table.game
        assert game is not None
        name = await ada.say("outlook", number=0, card=game.view(0).me.hand[0])  # type: ignore[union-attr]
        refused = await ada.a(Refused)
        assert (refused.id, refused.code) == (name, "not possible")
        assert "could not be worked out" in refused.message
