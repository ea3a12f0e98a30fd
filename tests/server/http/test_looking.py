from __future__ import annotations

import json
from typing import Any

import pytest

import wildswing as ws
from tests.server.http.conftest import Browser, Served


def finished(browser: Browser) -> str:
    """A table whose game is over: the guest gives up after some choices."""
    opened = browser.open("me", "bot", first=0)
    table: str = opened["table"]["id"]
    with browser.socket(f"/ws/tables/{table}?protocol=1") as socket:
        choices = 0
        message: Any = None
        while choices < 12:
            message = json.loads(socket.receive_text())
            decision = (
                None if message["type"] not in {"welcome", "update"} else (message["picture"] or {}).get("decision")
            )
            if decision is not None and decision["number"] >= choices:
                choices = decision["number"] + 1
                option = decision["options"][-1]["number"]
                socket.send_json({"type": "choose", "id": f"c{choices}", "number": choices - 1, "options": [option]})
        socket.send_json({"type": "resign", "id": "r"})
        while message["type"] != "update" or message["table"]["state"] != "over":
            message = json.loads(socket.receive_text())
    return table


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_catalogue_is_sent_once(served: Served, game: str) -> None:
    ada = served.browser()
    first = ada.get(f"/api/catalogue/{game}", accept_encoding="gzip")
    assert first.status_code == 200
    assert first.json()["game"] == game
    assert first.headers["content-encoding"] == "gzip"
    plain = ada.get(f"/api/catalogue/{game}", accept_encoding="identity")
    assert "content-encoding" not in plain.headers
    assert plain.json() == first.json()
    again = ada.get(f"/api/catalogue/{game}", if_none_match=first.headers["etag"])
    assert (again.status_code, again.content) == (304, b"")
    changed = ada.get(f"/api/catalogue/{game}", if_none_match='"older"')
    assert changed.status_code == 200
    assert "set-cookie" not in first.headers


def test_there_is_no_other_game(served: Served) -> None:
    assert served.browser().get("/api/catalogue/chess").status_code == 404


def test_a_replay_shows_what_its_viewer_may_know(served: Served) -> None:
    ada, eve = served.browser(), served.browser()
    opened = ada.open("me", "bot", public=True)
    path = f"/api/tables/{opened['table']['id']}/replay"
    own = ada.get(f"{path}?viewer=0").json()
    watched = eve.get(path).json()
    assert own["viewer"] == 0
    assert watched["viewer"] is None
    assert own["events"] != watched["events"]
    assert ada.get(f"{path}/0?viewer=0").json()["picture"]["seat"] == 0
    assert eve.get(f"{path}/0").json()["picture"]["seat"] is None
    for asked in ("0", "1", "all"):
        refused = eve.get(f"{path}?viewer={asked}")
        assert refused.status_code == 403
        assert refused.json()["code"] == "not allowed"
        assert eve.get(f"{path}/0?viewer={asked}").status_code == 403
    assert ada.get(f"{path}?viewer=1").status_code == 403
    assert eve.get(f"{path}?viewer=2").status_code == 404
    assert eve.get(f"{path}?viewer=x").status_code == 400
    for number in ("9999", "-1", "x", "1e3", "٣"):
        assert eve.get(f"{path}/{number}").status_code == 404


def test_a_game_that_has_not_begun(served: Served) -> None:
    ada = served.browser()
    path = f"/api/tables/{ada.open('me', 'friend')['table']['id']}"
    assert ada.get(f"{path}/replay").status_code == 409
    assert ada.get(f"{path}/replay/0").status_code == 409
    assert ada.get(f"{path}/record").status_code == 409


def test_when_it_is_over_everything_is_open_and_the_record_replays(served: Served) -> None:
    ada = served.browser()
    table = finished(ada)
    path = f"/api/tables/{table}"
    replay = ada.get(f"{path}/replay?viewer=all").json()
    assert replay["viewer"] == "all"
    last = replay["steps"][-1]["number"]
    frame = ada.get(f"{path}/replay/{last}?viewer=all").json()
    assert frame["number"] == last
    assert frame["others"]
    assert ada.get(f"{path}/replay?viewer=1").status_code == 200
    record = ada.get(f"{path}/record")
    assert record.headers["content-type"] == "text/plain; charset=utf-8"
    assert f"wildswing-{table}.txt" in record.headers["content-disposition"]
    assert ws.replay(record.text).length == last


def test_no_record_as_long_as_the_game_goes_on(served: Served) -> None:
    ada = served.browser()
    answer = ada.get(f"/api/tables/{ada.open('me', 'bot')['table']['id']}/record")
    assert answer.status_code == 409
    assert "over" in answer.json()["message"]


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_position_of_a_view_is_shown(served: Served, game: str) -> None:
    names = {"exceed": ["ryu", "akuma"], "hackclad": ["luna", "mia"]}[game]
    played = ws.new(game, names, seed=4)
    view = played.view(played.seat)
    answer = served.browser().post("/api/positions", {"position": view.position, "seat": played.seat})
    assert answer.status_code == 200
    assert answer.json()["picture"]["position"] == view.position
    assert len(answer.json()["picture"]["decision"]["options"]) == len(view.options)


@pytest.mark.parametrize("position", ["", "chess:1 a b", "exceed:1", "exceed:1 ryu/nobody stack[]", "x" * 10_000, "\0"])
def test_a_line_that_is_no_position(served: Served, position: str) -> None:
    answer = served.browser().post("/api/positions", {"position": position})
    assert answer.status_code == 422
    assert answer.json()["code"] == "position"
    assert answer.json()["message"].endswith(".")


def test_the_roster(served: Served) -> None:
    found = served.browser().get("/api/roster").json()
    assert {"ryu", "geoffrey"} <= {one["id"] for one in found["exceed"]}
    assert {"luna", "mia"} <= {one["id"] for one in found["hackclad"]}
