"""Messages that are wrong, foreign, doubled or in the wrong order: one clear answer each, and nothing happens."""

from __future__ import annotations

import asyncio
import contextlib
import json
from itertools import count
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.faults.conftest import Site
from tests.server.faults.players import PATIENCE, Guest, Sitting, open_sitting
from tests.server.faults.stored import shown, stored

pytestmark = pytest.mark.anyio
NUMBERS = count(1)


async def duel(site: Site, **options: object) -> Sitting:
    """A duel in which the first seat is asked."""
    return await open_sitting(site.address, "exceed", ["ryu", "geoffrey"], "duel", **({"first": 0} | options))


def choose(number: object, options: object, name: str | None = None, **others: object) -> str:
    """A choice as it is sent."""
    return json.dumps(
        {"type": "choose", "id": name or f"w{next(NUMBERS)}", "number": number, "options": options} | others
    )


async def answers(socket: ClientConnection, *frames: str | bytes, text: bool | None = None) -> list[dict[str, Any]]:
    """What is said to some frames that are sent at once; updates left out."""
    for frame in frames:
        await socket.send(frame, text=text)
    end = f"end{next(NUMBERS)}"
    await socket.send(json.dumps({"type": "ping", "id": end}))
    found: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE):
        while True:
            message: dict[str, Any] = json.loads(await socket.recv())
            if (message["type"], message.get("id")) == ("pong", end):
                return found
            if message["type"] != "update":
                found.append(message)


async def welcomed(guest: Guest, table: str, query: str = "protocol=1") -> tuple[ClientConnection, dict[str, Any]]:
    """A socket, and the first thing that is said."""
    socket = await guest.socket(table, query)
    return socket, json.loads(await socket.recv())


async def closed(socket: ClientConnection) -> int | None:
    """The code with which the server hangs up."""
    async with asyncio.timeout(PATIENCE):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as error:
            return None if error.rcvd is None else error.rcvd.code


DEEP = 3000
MALFORMED: dict[str, str | bytes] = {
    "nothing": "",
    "half": '{"type": "choose", "id": "a", "numb',
    "no object": "[1, 2]",
    "null": "null",
    "no type": '{"id": "a"}',
    "no id": '{"type": "ping"}',
    "no number": '{"type": "choose", "id": "a", "options": [0]}',
    "an empty id": '{"type": "ping", "id": ""}',
    "a long id": json.dumps({"type": "ping", "id": "x" * 41}),
    "an id that is a number": '{"type": "ping", "id": 5}',
    "a type of the server": '{"type": "welcome", "id": "a"}',
    "a type that is a list": '{"type": ["choose"], "id": "a"}',
    "a type in capitals": '{"type": "Choose", "id": "a", "number": 0, "options": [0]}',
    "an unknown field": choose(0, [0], seat=1),
    "a number as text": choose("0", [0]),
    "a number with a point": choose(0.5, [0]),
    "a negative number": choose(-1, [0]),
    "a huge number": '{"type": "choose", "id": "a", "number": ' + "9" * 4000 + ', "options": [0]}',
    "a number beyond all floats": '{"type": "choose", "id": "a", "number": 1e999, "options": [0]}',
    "not a number": '{"type": "choose", "id": "a", "number": NaN, "options": [0]}',
    "infinity": '{"type": "choose", "id": "a", "number": Infinity, "options": [0]}',
    "no options": choose(0, []),
    "options that are none": choose(0, None),
    "an option as text": choose(0, ["0"]),
    "an option that is true": choose(0, [True]),
    "an option beyond 32 bits": choose(0, [1 << 31]),
    "too many options": choose(0, [0] * 65),
    "half a character": '{"type": "ping", "id": "\\ud800"}',
    "a zero byte": '{"type": "ping", "id": "a\x00"}',
    "deep lists": "[" * DEEP,
    "deep lists in a field": '{"type": "choose", "id": "a", "number": 0, "options": ' + "[" * DEEP + "]" * DEEP + "}",
    "deep objects": '{"x":' * 1300 + "1" + "}" * 1300,
    "a deep unknown field": '{"x": ' + "[" * DEEP + "]" * DEEP + ', "type": "ping", "id": "a"}',
    "bytes that are no text": b"\xff\xfe\x00",
    "bytes of a half message": b'{"type": "ping", "id": "\xc3"}',
}


async def test_what_cannot_be_read_is_refused_once_and_the_socket_stays(site: Site) -> None:
    sitting = await duel(site)
    socket, _ = await welcomed(sitting.players[0].guest, sitting.table)
    for name, raw in MALFORMED.items():
        found = await answers(socket, raw)
        assert [(one["type"], one["code"]) for one in found] == [("refused", "malformed")], name
        assert found[0]["message"].endswith("."), name
        assert len(found[0]["message"]) < 300, name
    found = await answers(socket, json.dumps({"type": "ping", "id": "x" * 9000}))
    assert [(one["type"], one["code"]) for one in found] == [("refused", "too large")]
    assert (await answers(socket, choose(0, [0], "good")))[0]["type"] == "ack"
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    assert log.messages == ["good"]
    await socket.close()
    await sitting.go()


@pytest.mark.parametrize(("raw", "text", "code"), [(b"\xff\xfe", True, 1007), (b"x" * 200_000, False, 1009)])
async def test_what_is_no_frame_closes_the_socket_and_nothing_else(
    site: Site, raw: bytes, text: bool, code: int
) -> None:
    sitting = await duel(site)
    socket, _ = await welcomed(sitting.players[0].guest, sitting.table)
    with contextlib.suppress(ConnectionClosed):
        await socket.send(raw, text=text)
    assert await closed(socket) == code
    await sitting.players[0].choose(sitting.chance)
    await sitting.go()


async def test_what_is_against_the_rules_is_refused_once_with_the_table_as_it_is(site: Site) -> None:
    sitting = await duel(site)
    ada, bob = sitting.players
    await sitting.asked()
    mine, _ = await welcomed(ada.guest, sitting.table)
    theirs, _ = await welcomed(bob.guest, sitting.table)
    for socket, raw, code in (
        (mine, choose(0, [123456]), "illegal"),
        (mine, choose(0, [0, 0, 0, 0, 0, 0, 0, 0]), "illegal"),
        (mine, choose(7, [0]), "stale"),
        (mine, choose(1_000_000, [0]), "stale"),
        (theirs, choose(0, [0]), "not yours"),
        (theirs, choose(5, [0]), "stale"),
        (mine, json.dumps({"type": "take back", "id": "t", "number": 0}), "not possible"),
        (mine, json.dumps({"type": "answer", "id": "t", "offer": 999999, "agree": True}), "not possible"),
        (mine, json.dumps({"type": "claim", "id": "t", "seat": 1}), "not possible"),
        (mine, json.dumps({"type": "claim", "id": "t", "seat": 0}), "not possible"),
        (mine, json.dumps({"type": "claim", "id": "t", "seat": 3}), "not possible"),
        (mine, json.dumps({"type": "replace", "id": "t", "seat": 2}), "not possible"),
        (mine, json.dumps({"type": "propose", "id": "t", "kind": "rematch"}), "not possible"),
        (mine, json.dumps({"type": "look", "id": "t", "seat": 1}), "not yours"),
        (mine, json.dumps({"type": "outlook", "id": "t", "number": 3, "card": 0}), "stale"),
    ):
        first, *rest = await answers(socket, raw)
        assert (first["type"], first["code"]) == ("refused", code), raw
        assert first["id"] == json.loads(raw)["id"]
        assert [one["type"] for one in rest] == (["welcome"] if code in {"illegal", "stale", "not yours"} else []), raw
        if rest:
            table = (await stored(site.url, [sitting.table]))[sitting.table].table()
            assert rest[0]["picture"] == shown(table, rest[0]["seat"])[0]
    assert (await stored(site.url, [sitting.table]))[sitting.table].messages == []
    await mine.close()
    await theirs.close()
    await sitting.go()


@pytest.mark.parametrize("card", [0, 5, 999_999, 1_000_000])
async def test_an_outlook_on_whatever_card_is_answered_once(site: Site, card: int) -> None:
    sitting = await duel(site)
    socket, _ = await welcomed(sitting.players[0].guest, sitting.table)
    await socket.send(json.dumps({"type": "outlook", "id": "o", "number": 0, "card": card, "ex": card == 5}))
    async with asyncio.timeout(PATIENCE):
        while (message := json.loads(await socket.recv()))["type"] not in {"outlook", "refused"}:
            pass
    assert message["id"] == "o"
    assert message.get("code", "not possible") == "not possible"
    await socket.close()
    await sitting.go()


EVERYTHING: tuple[dict[str, Any], ...] = (
    {"type": "choose", "number": 0, "options": [0]},
    {"type": "take back", "number": 0},
    {"type": "propose", "kind": "pause"},
    {"type": "answer", "offer": 1, "agree": True},
    {"type": "resign"},
    {"type": "claim", "seat": 0},
    {"type": "replace", "seat": 1},
    {"type": "look", "seat": 0},
    {"type": "outlook", "number": 0, "card": 0},
)


async def test_who_only_watches_does_nothing_and_learns_nothing(site: Site) -> None:
    sitting = await duel(site, public=True)
    for _ in range(12):
        player = await sitting.asked()
        assert player is not None
        await player.choose(sitting.chance)
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    eve = Guest(site.address)
    await eve.ask("GET", "/api/me")
    socket, first = await welcomed(eve, sitting.table, "protocol=1&seat=0")
    heard = [first]
    for message in EVERYTHING:
        refused, *rest = await answers(socket, json.dumps(message | {"id": "e"}))
        assert (refused["type"], refused["code"]) == ("refused", "not yours"), message
        assert set(refused) == {"type", "id", "code", "message", "hint"}
        heard += rest
    assert len(heard) > 1
    for welcome in heard:
        assert (welcome["seat"], welcome["picture"]) == (None, shown(log.table(), None)[0])
        assert [one["yours"] for one in welcome["table"]["seats"]] == [False, False]
    assert (await stored(site.url, [sitting.table]))[sitting.table].entries == log.entries
    await socket.close()
    await sitting.go()


async def test_a_stranger_hears_of_a_private_table_what_is_said_of_one_that_is_not_there(site: Site) -> None:
    sitting = await duel(site)
    eve = Guest(site.address)
    await eve.ask("GET", "/api/me")
    said: list[list[Any]] = []
    for table in (sitting.table, "nowhere000"):
        socket = await eve.socket(table, "protocol=1&seat=0")
        # The server hangs up at once, perhaps before the last message is sent.
        with contextlib.suppress(ConnectionClosed):
            for message in EVERYTHING:
                await socket.send(json.dumps(message | {"id": "e"}))
        heard: list[Any] = []
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    heard.append(await socket.recv())
        except ConnectionClosed as error:
            heard.append(error.rcvd and error.rcvd.code)
        said.append(heard)
    assert said[0] == said[1]
    assert (len(said[0]), said[0][-1]) == (2, 1008)
    assert (await stored(site.url, [sitting.table]))[sitting.table].messages == []
    await sitting.go()


async def test_the_decision_of_another_table_is_not_answered(site: Site) -> None:
    one, two = await duel(site), await duel(site)
    for _ in range(5):
        player = await one.asked()
        assert player is not None
        await player.choose(one.chance)
    player = await one.asked()
    assert player is not None
    assert player.decision is not None
    socket, _ = await welcomed(player.guest, one.table)
    raw = choose(player.decision["number"], [player.decision["options"][0]["number"]])
    stranger = await player.guest.socket(two.table)
    with contextlib.suppress(ConnectionClosed):
        await stranger.send(raw)
    assert await closed(stranger) == 1008
    other, _ = await welcomed(two.players[0].guest, two.table)
    first, *_ = await answers(other, raw)
    assert (first["type"], first["code"]) == ("refused", "stale")
    assert (await answers(socket, raw))[0]["type"] == "ack"
    logs = await stored(site.url, [one.table, two.table])
    assert logs[two.table].messages == []
    for each in (socket, other):
        await each.close()
    await one.go()
    await two.go()


async def test_a_message_that_comes_again_and_again_counts_once(site: Site) -> None:
    sitting = await duel(site)
    guest = sitting.players[0].guest
    one, _ = await welcomed(guest, sitting.table)
    two, _ = await welcomed(guest, sitting.table)
    raw = choose(0, [0], "same")
    found = await asyncio.gather(answers(one, raw, raw, raw), answers(two, raw, raw))
    assert sorted([ack["duplicate"] for each in found for ack in each]) == [False, True, True, True, True]
    # With the same id it is the same message, whatever else it says.
    (again,) = await answers(one, choose(0, [1], "same"))
    assert (again["type"], again["duplicate"]) == ("ack", True)
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    assert log.messages == ["same"]
    await one.close()
    await two.close()
    await sitting.go()


async def test_messages_in_the_wrong_order_are_judged_by_the_decision_that_they_name(site: Site) -> None:
    sitting = await duel(site)
    done = 0
    while done < 10:
        player = await sitting.asked()
        assert player is not None
        assert player.decision is not None
        number, option = player.decision["number"], player.pick(sitting.chance)
        socket, _ = await welcomed(player.guest, sitting.table)
        later, now = choose(number + 1, [option], f"later{number}"), choose(number, [option], f"now{number}")
        found = [one for one in await answers(socket, later, now) if one["type"] != "welcome"]
        assert [(one["type"], one["id"], one.get("code")) for one in found] == [
            ("refused", f"later{number}", "stale"), ("ack", f"now{number}", None)
        ]  # fmt: skip
        # What was refused may be said again with the same id when its time has come.
        await player.until(lambda player=player, number=number: player.info["number"] > number)
        await sitting.asked()
        if player.decision is not None:
            again = choose(number + 1, [player.decision["options"][0]["number"]], f"later{number}")
            (ack,) = await answers(socket, again)
            assert (ack["type"], ack["duplicate"]) == ("ack", False)
        await socket.close()
        done += 1
    (await stored(site.url, [sitting.table]))[sitting.table].check([])
    await sitting.go()


async def test_two_seats_that_speak_at_the_same_instant_are_each_judged(site: Site) -> None:
    sitting = await duel(site)
    sockets = [(await welcomed(player.guest, sitting.table))[0] for player in sitting.players]
    for _ in range(20):
        player = await sitting.asked()
        assert player is not None
        assert player.decision is not None
        number, option = player.decision["number"], player.pick(sitting.chance)
        raws = [choose(number, [option]), choose(number, [option])]
        found = await asyncio.gather(*[answers(socket, raw) for socket, raw in zip(sockets, raws, strict=True)])
        asked = sitting.players.index(player)
        assert [one["type"] for one in found[asked]] == ["ack"]
        refused = found[1 - asked][0]
        assert (refused["type"], refused["code"] in {"stale", "not yours"}) == ("refused", True)
        await player.until(lambda number=number: all(one.info["number"] > number for one in sitting.players))
    log = (await stored(site.url, [sitting.table]))[sitting.table]
    log.check([])
    assert len(log.messages) == 20
    for socket in sockets:
        await socket.close()
    await sitting.go()
