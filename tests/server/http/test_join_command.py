"""`wildswing play --join`: whole games at a real server, by somebody who sees nothing but the terminal's text."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.builds import ROOT
from tests.cli.command import wildswing
from tests.cli.pseudo import Terminal
from tests.server.running import Running

CLIENTS: list[httpx.Client] = []
CHARACTERS = {"exceed": ["ryu", "geoffrey"], "hackclad": ["luna", "mia"]}


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as one:
        yield one.ready()


@pytest.fixture(autouse=True)
def own_cookies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("WILDSWING_DATA_DIR", str(tmp_path / "cookies"))
    yield
    while CLIENTS:
        CLIENTS.pop().close()


def opened(
    running: Running, game: str, *seats: dict[str, Any], **options: object
) -> tuple[httpx.Client, dict[str, Any]]:
    """A new table and the client of its maker."""
    client = httpx.Client(base_url=running.address)
    CLIENTS.append(client)
    client.get("/api/me")
    answer = client.post("/api/tables", json={"game": game, "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    return client, answer.json()


def bot(game: str, seat: int = 1) -> dict[str, Any]:
    return {"kind": "bot", "characters": [CHARACTERS[game][seat]], "bot": "random"}


def friend(game: str, seat: int = 0) -> dict[str, Any]:
    return {"kind": "friend", "characters": [CHARACTERS[game][seat]]}


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_whole_game_through_a_pipe(running: Running, game: str, tmp_path: Path) -> None:
    options = {"missions": "random"} if game == "hackclad" else {"first": 0}
    client, table = opened(running, game, friend(game), bot(game), **options)
    link = running.address + table["invites"][0]["path"]
    done = subprocess.run(
        [sys.executable, "-m", "wildswing.cli", "play", "--join", link, "--name", "Ada"],
        input="1\n" * 900, capture_output=True, text=True, timeout=150, check=False, cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src"), "COLUMNS": "80"},
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr
    assert not done.stderr
    assert "Seat 0: Ada (you)" in done.stdout
    assert re.search(r"^The game is over: .*$", done.stdout, re.MULTILINE)
    info = client.get(f"/api/tables/{table['table']['id']}").json()
    assert info["state"] == "over"
    assert info["ended_by"] == "play"
    # What was typed was chosen: as many prompts as choices of this seat.
    replay = client.get(f"/api/tables/{table['table']['id']}/replay").json()
    assert len(re.findall(r"^\S+> 1$", done.stdout, re.MULTILINE)) == sum(step["seat"] == 0 for step in replay["steps"])
    assert max(len(line) for line in done.stdout.splitlines() if not line.startswith("See it again")) <= 80


def test_leaving_and_coming_back_by_the_same_command(running: Running, tmp_path: Path) -> None:
    client, table = opened(running, "exceed", friend("exceed"), bot("exceed"), first=0)
    link = running.address + table["invites"][0]["path"]
    with Terminal("play", "--join", link, folder=tmp_path) as terminal:
        terminal.wait()
        shown = terminal.type("1")
        assert "Choose an action" in shown
        terminal.type("quit")
        assert terminal.end() == 0
        assert f"wildswing play --join {running.address}/t/{table['table']['id']}" in terminal.text
    assert client.get(f"/api/tables/{table['table']['id']}").json()["number"] > 0
    for again in (link, f"{running.address}/t/{table['table']['id']}"):
        with Terminal("play", "--join", again, folder=tmp_path) as terminal:
            assert "Choose an action" in terminal.wait()
            terminal.press(b"\x03")
            assert terminal.end() == 130


def test_words_besides_choices(running: Running, tmp_path: Path) -> None:
    _, table = opened(running, "exceed", friend("exceed"), bot("exceed"), first=0)
    with Terminal("play", "--join", running.address + table["invites"][0]["path"], folder=tmp_path) as terminal:
        terminal.wait()
        assert "resign" in terminal.type("help")
        assert "Seat 1: Random bot (a bot)" in terminal.type("who")
        assert "range" in terminal.type("card hadoken")
        assert "Nobody proposes anything" in terminal.type("agree")
        assert "Nobody is gone" in terminal.type("claim")
        assert "There is no choice 'dance'" in terminal.type("dance")
        assert "There is no choice 99" in terminal.type("99")
        assert "You draw" in terminal.type("log 5")
        assert "resign now" in terminal.type("resign")
        os.write(terminal._end, b"resign now\n")
        assert terminal.end() == 0
        assert "A player has resigned" in terminal.text or "resign" in terminal.text.rpartition("The game is over")[2]


def test_taking_back_what_showed_nothing_new(running: Running, tmp_path: Path) -> None:
    _, table = opened(running, "exceed", friend("exceed"), bot("exceed"), first=0)
    with Terminal("play", "--join", running.address + table["invites"][0]["path"], folder=tmp_path) as terminal:
        terminal.wait()
        assert "Choose an action" in terminal.type("keep the rest")
        assert "Set an attack" in terminal.type("strike")
        shown = terminal.type("undo")
        assert "Choose an action" in shown


def test_two_people_and_a_server_that_stops_in_between(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        first.ready()
        port = int(first.address.rsplit(":", 1)[1])
        client, table = opened(
            first, "exceed", {"kind": "me", "characters": ["geoffrey"]}, friend("exceed", 0), first=1
        )
        path = f"/api/tables/{table['table']['id']}"
        with Terminal("play", "--join", first.address + table["invites"][0]["path"], folder=tmp_path) as terminal:
            shown = terminal.wait()
            assert "Return cards one by one" in shown
            first.stop(signal.SIGKILL)
            with Running(tmp_path, port=port) as second:
                second.ready()
                os.write(terminal._end, b"keep the rest\n")
                for _ in range(100):
                    if client.get(path).json()["number"] == 1:
                        break
                    terminal._read(0.2)
                assert client.get(path).json()["number"] == 1
                assert "The connection is lost" in terminal.text
                terminal.press(b"\x03")


def test_two_seats_at_one_terminal_are_hidden_from_each_other(running: Running, tmp_path: Path) -> None:
    both = [
        {"kind": "me", "characters": ["ryu"], "name": "Ada"},
        {"kind": "me", "characters": ["akuma"], "name": "Bob"},
    ]
    client, table = opened(running, "exceed", *both, first=0)
    link = client.post(f"/api/tables/{table['table']['id']}/recovery").json()["path"]
    with Terminal("play", "--join", running.address + link, folder=tmp_path) as terminal:
        shown = terminal.wait()
        assert "Ryu (you)" in shown
        own = re.findall(r"You draw (.*?)\.", shown, re.DOTALL)
        shown = terminal.type("keep the rest")
        assert shown.endswith("Bob, press Enter when only you can see this> ")
        assert "Your hand" not in terminal.screen
        shown = terminal.type("")
        assert "Akuma (you)" in shown
        assert "Return cards one by one" in shown
        assert own[0] not in terminal.screen
        shown = terminal.type("keep the rest")
        assert shown.endswith("Ada, press Enter when only you can see this> ")
        assert "Choose an action" in terminal.type("")
        terminal.press(b"\x03")
        assert terminal.end() == 130


def test_watching(running: Running, tmp_path: Path) -> None:
    client, table = opened(running, "exceed", {"kind": "me", "characters": ["ryu"]}, bot("exceed"), first=0)
    link = client.post(f"/api/tables/{table['table']['id']}/invites", json={"seat": None}).json()["path"]
    with Terminal("play", "--join", running.address + link, folder=tmp_path) as terminal:
        while "is choosing" not in terminal.text:
            assert terminal._read(10)
        assert "You draw" not in terminal.text
        assert "Ryu draws 5 cards." in terminal.text
        terminal.press(b"\x03")
        assert terminal.end() == 130


@pytest.mark.parametrize(
    ("arguments", "status", "said"),
    [
        (("--join", "nonsense"), 2, "is no link of a table"),
        (("--join", "ftp://host/t/abc"), 2, "is no link of a table"),
        (("--join", "http://host:x/t/abc"), 2, "is no link"),
        (("--join", "http://host/lobby"), 2, "is no link of a table"),
        (("--join", "http://127.0.0.1:9/t/abc"), 1, "does not answer"),
        (("--join", "http://h/t/a", "--seed", "3"), 2, "--join takes the table as it is"),
        (("--join", "http://h/t/a", "--hotseat"), 2, "--join takes the table as it is"),
        (("--name", "Ada"), 2, "--name goes with --join only"),
        (("--watch",), 2, "--watch needs a card file among the characters, or --join"),
    ],
)
def test_what_cannot_be_joined(arguments: tuple[str, ...], status: int, said: str) -> None:
    came = wildswing("play", *arguments)
    assert came.status == status
    assert said in came.err
    assert "Traceback" not in came.err


def test_a_table_that_is_not_here_and_a_used_link(running: Running) -> None:
    came = wildswing("play", "--join", f"{running.address}/t/nowhere000")
    assert (came.status, "This table is not here" in came.err) == (1, True)
    came = wildswing("play", "--join", f"{running.address}/t/nowhere000/join/secret")
    assert (came.status, "This link is not good" in came.err) == (1, True)


def test_another_program_at_the_address(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    ) as other:  # fmt: skip
        assert other.stdout is not None
        port = re.search(r"port (\d+)", other.stdout.readline())
        assert port is not None
        came = wildswing("play", "--join", f"http://127.0.0.1:{port[1]}/t/abc")
        other.kill()
    assert came.status == 1
    assert "not as a Wildswing server" in came.err


def test_cookies_are_for_this_user_only(running: Running, tmp_path: Path) -> None:
    wildswing("play", "--join", f"{running.address}/t/nowhere000")
    file = tmp_path / "cookies/cookies.json"
    assert file.stat().st_mode & 0o777 == 0o600
    assert running.address in file.read_text()
