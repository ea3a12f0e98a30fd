from __future__ import annotations

import pytest

from tests.server.http.conftest import Serve, Served


def test_a_guest_is_somebody_at_once_and_stays_so(served: Served) -> None:
    ada = served.browser()
    first = ada.get("/api/me")
    assert first.status_code == 200
    assert first.json()["name"].startswith("Guest ")
    assert "HttpOnly; SameSite=Lax" in first.headers["set-cookie"]
    assert "Secure" not in first.headers["set-cookie"]
    again = ada.get("/api/me")
    assert again.json() == first.json()
    assert "set-cookie" not in again.headers
    assert served.browser().get("/api/me").json()["name"] != first.json()["name"]


def test_behind_https_the_cookie_stays_on_https(served: Served) -> None:
    answer = served.client.get("https://testserver/api/me")
    assert answer.headers["set-cookie"].endswith("; Secure")


def test_the_first_page_brings_the_cookie(served: Served) -> None:
    ada = served.browser()
    ada.get("/")
    assert ada.cookies
    assert "set-cookie" not in ada.get("/api/me").headers


def test_every_page_prolongs_the_cookie(served: Served) -> None:
    ada = served.browser()
    ada.post("/api/me", {"name": "Ada"})
    assert "Max-Age=" in ada.get("/").headers["set-cookie"]
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_a_forged_cookie_is_a_new_guest(served: Served) -> None:
    ada, eve = served.browser(), served.browser()
    ada.post("/api/me", {"name": "Ada"})
    eve.cookies = {name: value[:-6] + "AAAAAA" for name, value in ada.cookies.items()}
    answer = eve.get("/api/me")
    assert answer.json()["name"] != "Ada"
    assert "set-cookie" in answer.headers


def test_a_name_is_kept(served: Served) -> None:
    ada = served.browser()
    assert ada.post("/api/me", {"name": "  Ada   L. "}).json()["name"] == "Ada L."
    assert ada.get("/api/me").json()["name"] == "Ada L."


@pytest.mark.parametrize("name", ["", " ", "a\u202eb", "x" * 25, "a\x07"])
def test_a_name_that_nobody_may_have(served: Served, name: str) -> None:
    answer = served.browser().post("/api/me", {"name": name})
    assert answer.status_code == 422
    assert answer.json()["code"] == "name"
    assert answer.json()["message"].startswith("A name has")


def test_guests_are_known_after_a_restart(serve: Serve) -> None:
    first = serve()
    ada = first.browser()
    ada.post("/api/me", {"name": "Ada"})
    again = serve().browser()
    again.cookies = ada.cookies
    assert again.get("/api/me").json()["name"] == "Ada"


def test_a_key_that_is_given_counts(serve: Serve) -> None:
    ada = serve(secret_key="one").browser()  # noqa: S106 - only of this test
    ada.post("/api/me", {"name": "Ada"})
    other = serve(secret_key="another").browser()  # noqa: S106 - as above
    other.cookies = ada.cookies
    assert other.get("/api/me").json()["name"] != "Ada"
