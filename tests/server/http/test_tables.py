from __future__ import annotations

from typing import Any

import pytest

from tests.server.http.conftest import Browser, Serve, Served


def secret(opened: dict[str, Any], place: int = 0) -> str:
    path: str = opened["invites"][place]["path"]
    return path.rsplit("/", 1)[1]


def test_against_a_bot_at_once(served: Served) -> None:
    ada = served.browser()
    opened = ada.open("me", "bot")
    assert opened["table"]["state"] == "playing"
    assert opened["table"]["seats"][0]["yours"]
    assert opened["invites"] == []
    assert [table["id"] for table in ada.get("/api/me").json()["tables"]] == [opened["table"]["id"]]


def test_a_friend_comes_by_the_link_and_nobody_else_does(served: Served) -> None:
    ada, bob, eve = served.browser(), served.browser(), served.browser()
    opened = ada.open("me", "friend")
    path = f"/api/tables/{opened['table']['id']}"
    joined = bob.post(f"{path}/join", {"secret": secret(opened), "name": "Bob"})
    assert joined.status_code == 200
    assert [seat["yours"] for seat in joined.json()["seats"]] == [False, True]
    assert joined.json()["state"] == "playing"
    assert joined.json()["seats"][1]["name"] == "Bob"
    assert bob.get("/api/me").json()["name"] == "Bob"
    # The link was used; it is the seat's no longer, but Bob may come again with it.
    assert eve.post(f"{path}/join", {"secret": secret(opened)}).status_code == 404
    assert eve.get(path).status_code == 404
    assert bob.get(path).status_code == 200


@pytest.mark.parametrize(
    ("method", "rest", "body"),
    [
        ("GET", "", None), ("POST", "/join", {}), ("POST", "/join", {"watch": True}), ("POST", "/join", {"seat": 1}),
        ("POST", "/join", {"secret": "guess"}), ("POST", "/join", {"secret": "guess", "watch": True}),
        ("POST", "/recover", {"secret": "guess"}), ("POST", "/leave", None),
        ("POST", "/invitation", {"secret": "guess"}), ("POST", "/recovery", None),
        ("POST", "/invites", {"seat": None}), ("GET", "/replay", None), ("GET", "/replay/0", None),
        ("GET", "/record", None),
    ],
)  # fmt: skip
def test_a_private_table_is_answered_like_one_that_is_not_there(
    served: Served, method: str, rest: str, body: object
) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "friend")
    eve.get("/api/me")
    there = eve.ask(method, f"/api/tables/{opened['table']['id']}{rest}", body)
    nowhere = eve.ask(method, f"/api/tables/nowhere000{rest}", body)
    assert there.status_code == nowhere.status_code == 404
    assert there.content == nowhere.content
    left_out = {"date", "content-length"}
    assert {n: v for n, v in there.headers.items() if n not in left_out} == {
        n: v for n, v in nowhere.headers.items() if n not in left_out
    }


@pytest.mark.parametrize("table", ["x" * 41, "..", "%00", "a b", "%2e%2e", "tables", "é"])
def test_an_id_that_cannot_be_one(served: Served, table: str) -> None:
    answer = served.browser().get(f"/api/tables/{table}")
    assert answer.status_code == 404
    assert answer.json()["code"] in {"not here", "not found"}


def test_a_link_shows_what_it_invites_to(served: Served) -> None:
    ada, bob = served.browser(), served.browser()
    opened = ada.open("me", "friend")
    shown = bob.post(f"/api/tables/{opened['table']['id']}/invitation", {"secret": secret(opened)})
    assert shown.status_code == 200
    assert (shown.json()["kind"], shown.json()["seat"]) == ("seat", 1)
    assert shown.json()["table"]["state"] == "waiting"
    assert bob.get(f"/api/tables/{opened['table']['id']}").status_code == 404


def test_links_are_made_anew_by_the_maker_only(served: Served) -> None:
    ada, bob = served.browser(), served.browser()
    opened = ada.open("me", "friend", public=True)
    path = f"/api/tables/{opened['table']['id']}"
    refused = bob.post(f"{path}/invites", {"seat": 1})
    assert refused.status_code == 403
    made = ada.post(f"{path}/invites", {"seat": 1})
    assert made.status_code == 201
    assert made.json()["path"].startswith(f"/t/{opened['table']['id']}/join/")
    assert bob.post(f"{path}/join", {"secret": secret(opened)}).status_code == 404
    fresh = made.json()["path"].rsplit("/", 1)[1]
    assert bob.post(f"{path}/join", {"secret": fresh}).status_code == 200


def test_a_link_to_watch_shows_and_seats_nobody(served: Served) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "bot")
    path = f"/api/tables/{opened['table']['id']}"
    link = ada.post(f"{path}/invites", {"seat": None}).json()["path"]
    assert "/watch/" in link
    shown = eve.post(f"{path}/join", {"secret": link.rsplit("/", 1)[1], "watch": True})
    assert shown.status_code == 200
    assert not any(seat["yours"] for seat in shown.json()["seats"])
    assert eve.get(path).status_code == 200


def test_a_recovery_link_moves_the_seat_once(served: Served) -> None:
    ada, phone, eve = served.browser(), served.browser(), served.browser()
    opened = ada.open("me", "bot")
    path = f"/api/tables/{opened['table']['id']}"
    link = ada.post(f"{path}/recovery").json()["path"]
    assert "/recover/" in link
    moved = phone.post(f"{path}/recover", {"secret": link.rsplit("/", 1)[1]})
    assert moved.status_code == 200
    assert moved.json()["seats"][0]["yours"]
    assert ada.get(path).status_code == 404
    assert eve.post(f"{path}/recover", {"secret": link.rsplit("/", 1)[1]}).status_code == 404


def test_a_guest_has_no_more_open_tables_than_allowed(serve: Serve) -> None:
    served = serve(open_tables=2)
    ada = served.browser()
    ada.open("me", "bot")
    ada.open("me", "friend")
    body = {"game": "exceed", "seats": [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot"}]}
    refused = ada.post("/api/tables", body)
    assert refused.status_code == 429
    assert refused.json()["code"] == "too many"
    served.browser().open("me", "bot")


def test_a_guest_opens_no_more_tables_an_hour_than_allowed(serve: Serve) -> None:
    served = serve(tables_an_hour=2)
    ada = served.browser()
    for _ in range(2):
        ada.open("me", "bot")
    body = {"game": "exceed", "seats": [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot"}]}
    refused = ada.post("/api/tables", body)
    assert refused.status_code == 429
    assert refused.json()["code"] == "too fast"
    assert int(refused.headers["retry-after"]) > 60


@pytest.mark.parametrize(
    ("body", "status", "said"),
    [
        ({"game": "exceed", "seats": [{"kind": "me"}]}, 422, "2 seats"),
        ({"game": "exceed", "seats": [{"kind": "me", "characters": ["nobody"]}, {"kind": "bot"}]}, 422, "nobody"),
        ({"game": "exceed", "seats": [{"kind": "me", "name": "\u202e"}, {"kind": "bot"}]}, 422, "A name has"),
        ({"game": "exceed", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]}, 422, "deep"),
    ],
)
def test_a_table_that_cannot_be(served: Served, body: object, status: int, said: str) -> None:
    answer = served.browser().post("/api/tables", body)
    assert answer.status_code == status, answer.text
    assert said in answer.json()["message"]


def test_the_lobby_shows_public_tables_and_ones_own(served: Served) -> None:
    ada, bob = served.browser(), served.browser()
    public = ada.open("me", "open", public=True)["table"]["id"]
    private = ada.open("me", "friend")["table"]["id"]
    seen = bob.get("/api/lobby").json()
    assert [table["id"] for table in seen["open"]] == [public]
    own = ada.get("/api/lobby").json()
    assert {table["id"] for table in own["mine"]} == {public, private}
    joined = bob.post(f"/api/tables/{public}/join", {})
    assert joined.json()["state"] == "playing"
    assert [table["id"] for table in bob.get("/api/lobby").json()["live"]] == [public]


def ids(browser: Browser) -> set[str]:
    return {table["id"] for table in browser.get("/api/me").json()["tables"]}


def test_standing_up_before_the_game(served: Served) -> None:
    ada, bob = served.browser(), served.browser()
    opened = ada.open("me", "open", "open", game="hackclad", public=True)
    table = opened["table"]["id"]
    bob.post(f"/api/tables/{table}/join", {})
    assert table in ids(bob)
    left = bob.post(f"/api/tables/{table}/leave")
    assert left.status_code == 200
    assert table not in ids(bob)
