"""The smaller parts of rooms, each alone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.rooms.house import FRIEND, ME, Nobody, opened_house, secret_of
from wildswing.server.bus import Present
from wildswing.server.rooms import Connection
from wildswing.server.rooms.attendance import Attendance, Crowd, Elsewhere
from wildswing.server.storage import appending, writer
from wildswing.server.wire.messages import Ack, Refused
from wildswing.server.wire.tables import Join

pytestmark = pytest.mark.anyio


async def frames(connection: Connection) -> list[bytes]:
    return [frame async for frame in connection.outgoing()]


async def test_frames_go_out_in_order_until_it_is_closed() -> None:
    connection = Connection("ada")
    taking = asyncio.ensure_future(frames(connection))
    for number in range(3):
        connection.send(b"%d" % number)
        await asyncio.sleep(0)
    connection.send(b"last")
    connection.close(1001, "shutdown")
    connection.close(1008, "later reason")
    connection.send(b"too late")
    assert await taking == [b"0", b"1", b"2", b"last"]
    assert (connection.close_code, connection.close_reason) == (1001, "shutdown")


async def test_more_frames_than_may_wait_close_it() -> None:
    connection = Connection("ada", largest=2)
    for number in range(3):
        connection.send(b"%d" % number)
    assert connection.closed
    assert connection.close_code == 1013
    assert await frames(connection) == []


def test_other_processes_are_forgotten_when_they_say_nothing() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.heard(Present("p1", "t", (0,), 2), 10.0)
    assert not elsewhere.heard(Present("p1", "t", (0,), 2), 20.0)
    assert elsewhere.heard(Present("p2", "t", (1,), 1), 25.0)
    assert elsewhere.crowd("t") == Crowd(frozenset({0, 1}), 3)
    assert elsewhere.forget(22.0) == ["t"]
    assert elsewhere.crowd("t") == Crowd(frozenset({1}), 1)
    assert elsewhere.has("t")
    assert elsewhere.heard(Present("p2", "t", here=False), 30.0)
    assert not elsewhere.has("t")
    assert elsewhere.crowd("t") == Crowd()
    assert not elsewhere.heard(Present("p3", "t", here=False), 30.0)


async def test_being_gone_counts_from_the_last_connection(database_url: str) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND)
        room = await house.room(opened.table.id)
        await room.join("bob", "Bob", Join(secret=secret_of(opened)))
        attendance = Attendance({})
        both, one, nobody = Crowd(frozenset({0, 1})), Crowd(frozenset({0})), Crowd()
        assert not attendance.count(room.table, both, nobody, 5)
        assert attendance.count(room.table, one, nobody, 10)
        assert not attendance.count(room.table, one, nobody, 20)
        assert attendance.presence.gone_since == {1: 10}
        assert attendance.count(room.table, one, Crowd(frozenset({1})), 30)
        assert attendance.presence.gone_since == {}
        assert attendance.count(room.table, nobody, nobody, 40)
        assert attendance.presence.gone_since == {0: 40, 1: 40}


async def test_a_commit_whose_answer_was_lost_is_not_made_twice(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(database_url, thinkers=Nobody()) as house:
        opened = await house.open(ME, FRIEND)
        await (await house.room(opened.table.id)).join("bob", "Bob", Join(secret=secret_of(opened)))
        ada = await house.client(opened.table.id, "ada")
        await ada.next()
        calls: list[int] = []

        def lost(connection: Any, *arguments: Any) -> set[int]:  # noqa: ANN401 - as the real one
            calls.append(len(calls))
            won = appending.write(connection, *arguments)
            if len(calls) == 1:
                connection.commit()
                raise OperationalError("COMMIT", None, Exception("server closed the connection"))
            return won

        monkeypatch.setattr(writer, "write", lost)
        name = await ada.choose()
        answers = [one for one in await ada.rest() if isinstance(one, Ack | Refused)]
        assert answers == [Ack(name, ada.room.table.version, duplicate=True)]
        assert ada.room.table.number == 1
        assert len(calls) == 2
        assert len(await house.store.load(opened.table.id)) == ada.room.table.version
