from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import httpx
import pytest

from tests.server.http.conftest import ORIGIN, Serve, Served, quick_rooms
from wildswing.server.rooms import Rooms
from wildswing.server.settings import Settings
from wildswing.server.storage import StorageError, Store


def problem(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a problem, which is one."""
    assert answer.headers["content-type"] == "application/json"
    body = answer.json()
    assert set(body) == {"code", "message", "hint"}
    assert body["message"].endswith(".")
    assert "Traceback" not in answer.text
    return answer.status_code, body["code"]


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/nothing", "/ws/nothing"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_address_that_is_not_there(served: Served, path: str, method: str) -> None:
    assert problem(served.browser().ask(method, path)) == (404, "not found")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("DELETE", "/api/me", "GET, HEAD, POST"), ("PUT", "/api/tables", "POST"), ("GET", "/api/tables", "POST"),
        ("POST", "/api/lobby", "GET, HEAD"), ("POST", "/health", "GET, HEAD"), ("PATCH", "/", "GET, HEAD"),
        ("POST", "/t/abc", "GET, HEAD"),
    ],
)  # fmt: skip
def test_a_method_that_an_address_has_not(served: Served, method: str, path: str, allowed: str) -> None:
    answer = served.browser().ask(method, path)
    assert problem(answer) == (405, "no such method")
    assert answer.headers["allow"] == allowed


def test_a_body_that_is_too_large(serve: Serve) -> None:
    served = serve(body_bytes=100)
    assert problem(served.browser().post("/api/me", {"name": "x" * 200})) == (413, "too large")

    def parts() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * 10

    answer = served.client.post(
        "/api/me", content=parts(), headers={"content-type": "application/json", "origin": ORIGIN}
    )
    assert problem(answer) == (413, "too large")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_a_body_of_another_kind(served: Served, kind: str) -> None:
    answer = served.client.post("/api/me", content=b'{"name": "Ada"}', headers={"content-type": kind})
    assert problem(answer) == (415, "not json")


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"name": 1}', b'{"nam": "x"}', b'{"name": "\xff"}', b"\x00"])
def test_a_body_that_cannot_be_read(served: Served, content: bytes) -> None:
    answer = served.client.post("/api/me", content=content, headers={"content-type": "application/json"})
    assert problem(answer) == (400, "malformed")


def test_deep_nesting_is_no_defect(served: Served) -> None:
    content = b"[" * 30_000
    answer = served.client.post("/api/me", content=content, headers={"content-type": "application/json"})
    assert problem(answer)[0] == 400


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/tables/x/join", "/api/tables/x/leave"])
def test_a_page_of_another_site_can_do_nothing(served: Served, path: str) -> None:
    answer = served.browser().post(path, {"name": "Eve"}, origin="https://evil.example")
    assert problem(answer) == (403, "foreign page")
    assert "set-cookie" not in answer.headers or answer.status_code == 403


def test_a_trusted_origin_may(serve: Serve) -> None:
    served = serve(origins="https://other.example")
    assert served.browser().post("/api/me", {"name": "Ada"}, origin="https://other.example").status_code == 200


def test_too_fast_is_said_with_the_time_to_wait(serve: Serve) -> None:
    ada = serve(guest_rate=1, guest_burst=3).browser()
    ada.get("/")
    answers = [ada.get("/api/me") for _ in range(5)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]
    assert problem(answers[-1]) == (429, "too fast")
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 2


def test_an_address_that_takes_new_cookies_all_the_time_is_stopped(serve: Serve) -> None:
    served = serve(address_rate=1, address_burst=5)
    statuses = [served.browser().get("/api/me").status_code for _ in range(8)]
    assert statuses == [200] * 5 + [429] * 3


def test_this_machine_has_no_limit_by_address(serve: Serve) -> None:
    served = serve(client=("127.0.0.1", 50000), address_rate=1, address_burst=5)
    assert {served.browser().get("/api/me").status_code for _ in range(20)} == {200}


class Broken(Rooms):
    """Rooms with a defect, and rooms without a database."""

    async def lobby(self, guest: str) -> NoReturn:
        raise RuntimeError("secret detail")

    async def tables_of(self, guest: str) -> NoReturn:
        raise StorageError("secret detail")


def broken_rooms(store: Store, settings: Settings) -> Rooms:
    rooms = quick_rooms(store, settings)
    rooms.__class__ = Broken
    return rooms


def test_a_defect_and_a_lost_database_tell_nothing(serve: Serve) -> None:
    ada = serve(make_rooms=broken_rooms).browser()
    ada.get("/")
    defect, storage = ada.get("/api/lobby"), ada.get("/api/me")
    assert problem(defect) == (500, "defect")
    assert problem(storage) == (503, "storage")
    assert "secret detail" not in defect.text + storage.text
