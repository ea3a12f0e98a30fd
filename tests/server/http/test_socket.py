from __future__ import annotations

import json
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.server.http.conftest import WITHOUT_LIMITS, Browser, Denied, Serve, Served, WebSocketTestSession


def path_of(opened: dict[str, Any], query: str = "protocol=1") -> str:
    return f"/ws/tables/{opened['table']['id']}?{query}"


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    for _ in range(100):
        message: dict[str, Any] = json.loads(socket.receive_text())
        if message["type"] == kind:
            return message
    raise AssertionError(f"no {kind} came")


def closing(browser: Browser, path: str) -> tuple[dict[str, Any], int]:
    """What is said before a socket is closed, and the code."""
    with browser.socket(path) as socket:
        said: dict[str, Any] = json.loads(socket.receive_text())
        with pytest.raises(WebSocketDisconnect) as caught:
            socket.receive_text()
    return said, caught.value.code


def test_a_game_against_a_bot_by_first_options(served: Served) -> None:
    ada = served.browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as socket:
        picture = heard(socket, "welcome")["picture"]
        for turn in range(30):
            while picture["decision"] is None:
                update = heard(socket, "update")
                picture = update["picture"] or picture
            options = [picture["decision"]["options"][0]["number"]]
            number = picture["decision"]["number"]
            socket.send_json({"type": "choose", "id": str(turn), "number": number, "options": options})
            picture = picture | {"decision": None}
            if turn == 10:
                break
        assert heard(socket, "ack")["duplicate"] is False
    assert ada.get(f"/api/tables/{opened['table']['id']}").json()["number"] >= 10


def test_somebody_elses_cookie_chooses_nothing(served: Served) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "bot", public=True, first=0)
    eve.get("/api/me")
    with ada.socket(path_of(opened)) as first, eve.socket(path_of(opened, "protocol=1&seat=0")) as second:
        picture = heard(first, "welcome")["picture"]
        welcome = heard(second, "welcome")
        assert welcome["seat"] is None
        assert welcome["picture"]["decision"] is None
        decision = picture["decision"]
        choice = {
            "type": "choose",
            "id": "x",
            "number": decision["number"],
            "options": [decision["options"][0]["number"]],
        }
        second.send_json(choice)
        assert heard(second, "refused")["code"] == "not yours"
        second.send_json({"type": "resign", "id": "y"})
        assert heard(second, "refused")["code"] == "not yours"
        second.send_json({"type": "look", "id": "z", "seat": 0})
        assert heard(second, "refused")["id"] == "z"


@pytest.mark.parametrize("seat", ["", "&seat=0", "&seat=1"])
def test_a_private_table_is_answered_like_one_that_is_not_there(served: Served, seat: str) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "bot")
    eve.get("/api/me")
    there = closing(eve, path_of(opened, f"protocol=1{seat}"))
    nowhere = closing(eve, f"/ws/tables/nowhere000?protocol=1{seat}")
    assert there == nowhere
    assert there[0]["type"] == "closing"
    assert there[0]["reason"] == "not here"
    assert there[1] == 1008


@pytest.mark.parametrize("query", ["protocol=1&seat=9", "protocol=1&seat=x", "protocol=1&seat=-1"])
def test_a_seat_that_cannot_be(served: Served, query: str) -> None:
    ada = served.browser()
    said, code = closing(ada, path_of(ada.open("me", "bot"), query))
    assert (said["reason"], code) == ("not here", 1008)


@pytest.mark.parametrize("version", ["0", "2", "x"])
def test_another_protocol(served: Served, version: str) -> None:
    ada = served.browser()
    said, code = closing(ada, path_of(ada.open("me", "bot"), f"protocol={version}"))
    assert (said["reason"], code) == ("protocol", 1008)
    assert "load it again" in said["message"]


def test_a_page_of_another_site_gets_no_socket(served: Served) -> None:
    ada = served.browser()
    opened = ada.open("me", "bot")
    with pytest.raises(Denied) as caught, ada.socket(path_of(opened), origin="https://evil.example"):
        pass
    assert caught.value.status_code == 403
    assert caught.value.json()["code"] == "foreign page"


def test_a_guest_has_no_more_sockets_than_allowed_and_gets_them_back(serve: Serve) -> None:
    ada = serve(**(WITHOUT_LIMITS | {"connections": 2})).browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as first, ada.socket(path_of(opened)) as second:
        heard(first, "welcome")
        heard(second, "welcome")
        with pytest.raises(Denied) as caught, ada.socket(path_of(opened)):
            pass
        assert caught.value.status_code == 429
        assert caught.value.json()["code"] == "too many"
    with ada.socket(path_of(opened)) as third:
        heard(third, "welcome")


def test_messages_that_come_too_fast_are_refused_one_by_one(serve: Serve) -> None:
    ada = serve(**(WITHOUT_LIMITS | {"message_rate": 1, "message_burst": 3})).browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        for number in range(5):
            socket.send_json({"type": "ping", "id": f"p{number}"})
        for number in range(3):
            assert heard(socket, "pong")["id"] == f"p{number}"
        for number in (3, 4):
            refused = heard(socket, "refused")
            assert (refused["id"], refused["code"]) == (f"p{number}", "too fast")
            assert refused["hint"].startswith("Try again in ")


@pytest.mark.parametrize("raw", ['{"x": ' + "[" * 4000, "[" * 4000, "\x00", '{"id": {"id": "a"}}', '{"id": "\\ud800"}'])
def test_nonsense_that_comes_too_fast_is_refused_and_the_socket_stays(serve: Serve, raw: str) -> None:
    ada = serve(**(WITHOUT_LIMITS | {"message_rate": 0.01, "message_burst": 1})).browser()
    with ada.socket(path_of(ada.open("me", "bot"))) as socket:
        heard(socket, "welcome")
        socket.send_json({"type": "ping", "id": "first"})
        socket.send_text(raw)
        socket.send_json({"type": "ping", "id": "last"})
        assert [heard(socket, "refused")["id"] for _ in range(2)] == ["", "last"]


def test_a_defect_while_hearing_closes_the_socket(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise LookupError("by intent")

    ada = served.browser()
    opened = ada.open("me", "bot")
    monkeypatch.setattr("wildswing.server.rooms.Room.hear", fail)
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        socket.send_json({"type": "ping", "id": "a"})
        with pytest.raises(WebSocketDisconnect) as caught:
            heard(socket, "pong")
    assert caught.value.code == 1011


def test_who_goes_on_and_on_is_hung_up_on(serve: Serve) -> None:
    ada = serve(**(WITHOUT_LIMITS | {"message_rate": 0.01, "message_burst": 1})).browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        for number in range(60):
            socket.send_json({"type": "ping", "id": str(number)})
        with pytest.raises(WebSocketDisconnect) as caught:
            heard(socket, "nothing of the kind")
    assert caught.value.code == 1013


def test_a_large_message_is_refused_and_the_socket_stays(served: Served) -> None:
    ada = served.browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        socket.send_text('{"type": "ping", "id": "' + "x" * 9000 + '"}')
        assert heard(socket, "refused")["code"] == "too large"
        socket.send_json({"type": "ping", "id": "a"})
        assert heard(socket, "pong")["id"] == "a"


@pytest.mark.parametrize("raw", ["", "{", "[]", "null", '{"type": "dance", "id": "a"}', '{"type": "ping"}', "\u0000"])
def test_nonsense_is_refused_and_the_socket_stays(served: Served, raw: str) -> None:
    ada = served.browser()
    opened = ada.open("me", "bot")
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        socket.send_text(raw)
        assert heard(socket, "refused")["code"] == "malformed"
        socket.send_bytes(b"\xff\xfe")
        assert heard(socket, "refused")["code"] == "malformed"
        socket.send_json({"type": "ping", "id": "a"})
        heard(socket, "pong")


def test_a_socket_elsewhere_is_refused(served: Served) -> None:
    with pytest.raises((WebSocketDisconnect, Denied)), served.browser().socket("/t/abc"):
        pass


def test_a_new_guest_gets_the_cookie_with_the_socket(served: Served) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "bot", public=True)
    with eve.socket(path_of(opened)) as socket:
        assert heard(socket, "welcome")["seat"] is None
        headers: Any = socket.extra_headers
        assert b"set-cookie" in dict(headers)


def test_moving_a_seat_closes_its_sockets(served: Served) -> None:
    ada, phone = served.browser(), served.browser()
    opened = ada.open("me", "bot")
    table = f"/api/tables/{opened['table']['id']}"
    with ada.socket(path_of(opened)) as socket:
        heard(socket, "welcome")
        link = ada.post(f"{table}/recovery").json()["path"]
        phone.post(f"{table}/recover", {"secret": link.rsplit("/", 1)[1]})
        assert heard(socket, "closing")["reason"] == "moved"
        with pytest.raises(WebSocketDisconnect):
            socket.receive_text()
