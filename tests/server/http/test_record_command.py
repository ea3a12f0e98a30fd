from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.command import wildswing
from tests.server.http.conftest import Browser, Served
from tests.server.http.test_looking import finished


def over(browser: Browser) -> str:
    return finished(browser)


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def test_an_empty_database(served: Served, url: str) -> None:
    came = wildswing("record", "list", "--database-url", url)
    assert (came.status, came.out) == (0, "There is no table yet.\n")


def test_all_tables_are_listed_the_latest_first(served: Served, url: str) -> None:
    ada = served.browser()
    ada.post("/api/me", {"name": "Ada"})
    first = ada.open("me", "bot")["table"]["id"]
    second = ada.open("me", "open", game="hackclad", public=True)["table"]["id"]
    came = wildswing("record", "list", "--database-url", url)
    assert came.status == 0
    lines = came.out.splitlines()
    assert lines[0].split()[:3] == ["id", "game", "who"]
    assert {lines[1].split()[0], lines[2].split()[0]} == {first, second}
    assert "Ada, Random bot" in came.out
    assert "Ada, free" in came.out
    assert "waiting" in came.out
    found = [json.loads(line) for line in wildswing("record", "list", "--json", "--database-url", url).out.splitlines()]
    assert {one["id"] for one in found} == {first, second}
    assert len(wildswing("record", "list", "--limit", "1", "--database-url", url).out.splitlines()) == 2


def test_a_running_game_is_told_as_spectators_know_it(served: Served, url: str) -> None:
    ada = served.browser()
    table = ada.open("me", "bot", first=0)["table"]["id"]
    came = wildswing("record", "show", table, "--database-url", url)
    assert came.status == 0
    assert "this is what a spectator knows" in came.out
    assert "draws 5 cards." in came.out


def test_a_game_that_is_over_is_told_with_all_hands(served: Served, url: str) -> None:
    table = over(served.browser())
    came = wildswing("record", "show", table, "--database-url", url)
    assert came.status == 0
    assert "ended by resignation" in came.out
    assert "cards." not in came.out.partition("Turn 1")[0]  # each card of the first hands has its name


def test_a_record_is_exported_when_the_game_is_over(served: Served, url: str, tmp_path: Path) -> None:
    table = over(served.browser())
    file = tmp_path / "game.txt"
    came = wildswing("record", "export", table, str(file), "--database-url", url)
    assert came.status == 0
    assert wildswing("replay", str(file), "--all").status == 0
    assert wildswing("record", "export", table, "--database-url", url).out == file.read_text("utf-8")
    again = wildswing("record", "export", table, str(file), "--database-url", url)
    assert again.status == 2
    assert "exists already" in again.err


def test_a_record_would_tell_hidden_cards_so_only_the_operator_insists(
    served: Served, url: str, tmp_path: Path
) -> None:
    table = served.browser().open("me", "bot")["table"]["id"]
    file = tmp_path / "game.txt"
    refused = wildswing("record", "export", table, str(file), "--database-url", url)
    assert refused.status == 1
    assert "hidden cards" in refused.err
    assert not file.exists()
    assert wildswing("record", "export", table, str(file), "--unfinished", "--database-url", url).status == 0
    assert wildswing("replay", str(file), "--all").status == 0


@pytest.mark.parametrize("command", ["show", "export"])
def test_what_is_not_there_is_said(served: Served, url: str, command: str) -> None:
    came = wildswing("record", command, "nowhere000", "--database-url", url)
    assert came.status == 1
    assert "There is no table 'nowhere000'" in came.err
    waiting = served.browser().open("me", "friend")["table"]["id"]
    came = wildswing("record", command, waiting, "--database-url", url)
    assert came.status == 1
    assert "has not begun" in came.err
    broken = wildswing("record", command, "x", "--database-url", "mysql://h/d")
    assert broken.status == 2
