from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.cli.command import wildswing
from tests.server.running import Running
from wildswing.kernel.errors import WildswingError
from wildswing.server import serve
from wildswing.server.serve import address_of, listening, run
from wildswing.server.settings import Settings

EVERYWHERE = "0.0.0.0"  # noqa: S104 - what is shown for it is tested


def opened(client: httpx.Client, **options: object) -> str:
    """A new table against a bot."""
    client.get("/api/me")
    seats = [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "characters": ["geoffrey"], "bot": "random"}]
    answer = client.post("/api/tables", json={"game": "exceed", "seats": seats, "options": options})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]["id"]
    return table


def until_closed(sock: ClientConnection) -> tuple[list[dict[str, Any]], int]:
    """What is still said, and the code with which the server hangs up."""
    said: list[dict[str, Any]] = []

    def listen() -> None:
        while True:
            said.append(json.loads(sock.recv(timeout=20)))

    with pytest.raises(ConnectionClosed) as caught:
        listen()
    assert caught.value.rcvd is not None
    return said, caught.value.rcvd.code


def socket_of(client: httpx.Client, table: str) -> ClientConnection:
    """The socket of a table."""
    cookie = "; ".join([f"{one.name}={one.value}" for one in client.cookies.jar])
    address = str(client.base_url).rstrip("/").replace("http", "ws", 1)
    return connect(f"{address}/ws/tables/{table}?protocol=1", additional_headers={"Cookie": cookie}, max_size=None)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_says_goodbye_and_goes_on_after_a_restart(tmp_path: Path, number: signal.Signals) -> None:
    with Running(tmp_path) as running, httpx.Client(base_url=running.ready().address) as client:
        table = opened(client)
        with socket_of(client, table) as sock:
            assert json.loads(sock.recv())["type"] == "welcome"
            running.process.send_signal(number)
            said, code = until_closed(sock)
            assert (said[-1]["type"], said[-1]["reason"]) == ("closing", "shutdown")
            assert code in {1001, 1012}
        assert running.process.wait(20) in {0, -signal.SIGTERM}
        jar = client.cookies
    with Running(tmp_path) as running, httpx.Client(base_url=running.ready().address, cookies=jar) as client:
        assert client.get(f"/api/tables/{table}").json()["seats"][0]["yours"]


def test_a_message_of_any_size_breaks_nothing(tmp_path: Path) -> None:
    with Running(tmp_path) as running, httpx.Client(base_url=running.ready().address) as client:
        table = opened(client)
        with socket_of(client, table) as sock:
            sock.recv()
            sock.send("x" * 20_000)
            while json.loads(sock.recv(timeout=20)).get("code") != "too large":
                pass
            with contextlib.suppress(ConnectionClosed):  # The server hangs up, perhaps before it has all of it.
                sock.send("x" * 1_000_000)
            assert until_closed(sock)[1] == 1009
        with socket_of(client, table) as sock:
            assert json.loads(sock.recv())["type"] == "welcome"


def test_where_requests_come_from_is_believed_of_known_proxies_only(tmp_path: Path) -> None:
    forwarded = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Proto": "https"}
    with Running(tmp_path) as running, httpx.Client(base_url=running.ready().address) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers=forwarded).status_code == 404
        assert client.get("/api/me", headers=forwarded).headers["set-cookie"].endswith("; Secure")
    with Running(tmp_path, "--proxies", "203.0.113.1") as running, httpx.Client(base_url=running.ready().address) as c:
        assert c.get("/metrics", headers=forwarded).status_code == 200
        assert not c.get("/api/me", headers=forwarded).headers["set-cookie"].endswith("; Secure")


def test_log_lines_are_json_without_secrets(tmp_path: Path) -> None:
    with Running(tmp_path, "--log-level", "info") as running, httpx.Client(base_url=running.ready().address) as client:
        table = opened(client)
        link = client.post(f"/api/tables/{table}/invites", json={"seat": None}).json()["path"]
        client.get(link)
        client.get(f"/api{link}")
        assert running.stop() in {0, -signal.SIGTERM}
        secrets = [link.rsplit("/", 1)[1], *[one.value or "" for one in client.cookies.jar]]
    lines = running.errors.read_text().splitlines()
    assert len(lines) > 3
    assert all(isinstance(json.loads(line), dict) for line in lines)
    for secret in secrets:
        assert secret not in running.errors.read_text()


def test_two_workers_share_games_cookies_and_numbers(tmp_path: Path, postgresql_url: str) -> None:
    with (
        Running(tmp_path, "--workers", "2", "--database-url", postgresql_url) as running,
        httpx.Client(base_url=running.ready().address, headers={"Connection": "close"}) as client,
    ):
        table = opened(client)
        for _ in range(20):
            assert client.get(f"/api/tables/{table}").json()["seats"][0]["yours"]
        with socket_of(client, table) as sock:
            assert json.loads(sock.recv())["type"] == "welcome"
            texts = [client.get("/metrics").text for _ in range(6)]
            assert all("wildswing_connections_open 1.0" in text for text in texts)
            counted = 'wildswing_requests_total{method="GET",route="/api/tables/{table}",status="200"} 20.0'
            assert all(counted in text for text in texts)
            running.process.send_signal(signal.SIGTERM)
            assert until_closed(sock)[0][-1]["reason"] == "shutdown"
        assert running.process.wait(30) in {0, -signal.SIGTERM}


def test_workers_that_begin_slowly_are_not_killed_for_it(
    tmp_path: Path, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    configs: list[uvicorn.Config] = []

    class Noted:
        def __init__(self, config: uvicorn.Config, sockets: list[socket.socket]) -> None:
            configs.append(config)

        def run(self) -> None:
            """Serve nothing."""

    monkeypatch.setattr(serve, "Multiprocess", Noted)
    monkeypatch.setattr(os, "environ", dict(os.environ))
    settings = Settings(host="127.0.0.1", port=0, workers=2, database_url=postgresql_url, data_dir=str(tmp_path))
    assert run(settings, lambda _: None) == 0
    assert [config.timeout_worker_healthcheck for config in configs] == [serve.FIRST_WORDS]
    assert serve.FIRST_WORDS >= 30


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    came = wildswing("serve", "--workers", "2", "--database-url", f"sqlite:///{tmp_path / 'a.db'}")
    assert came.status == 2
    assert came.err.count("\n") == 1
    assert "2 workers need PostgreSQL" in came.err


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        came = wildswing("serve", "--port", str(port), "--database-url", f"sqlite:///{tmp_path / 'a.db'}")
    assert came.status == 2
    assert f"127.0.0.1:{port} cannot be listened on" in came.err
    assert "--port 0" in came.err
    assert "Traceback" not in came.err


@pytest.mark.parametrize(
    ("url", "said"),
    [("mysql://h/d", "mysql"), ("sqlite:///:memory:", "memory"), ("nonsense", "nonsense")],
)
def test_a_database_that_cannot_be_used(url: str, said: str) -> None:
    came = wildswing("serve", "--port", "0", "--database-url", url)
    assert came.status == 2
    assert said in came.err
    assert came.err.count("\n") == 1


def test_an_address_that_is_not_of_this_machine() -> None:
    with pytest.raises(WildswingError, match=r"198\.51\.100\.7"):
        listening(Settings(host="198.51.100.7", port=0))
    with pytest.raises(WildswingError, match="there is no address"):
        listening(Settings(host="no.such.host.invalid", port=0))


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "http://127.0.0.1:"), (EVERYWHERE, "http://127.0.0.1:"), ("::1", "http://[::1]:")]
)
def test_the_address_that_is_told_can_be_opened(host: str, shown: str) -> None:
    try:
        found = listening(Settings(host=host, port=0))
    except WildswingError:
        pytest.skip(f"this machine has no {host}")
    with found:
        assert address_of(found).startswith(shown)
        assert address_of(found).rsplit(":", 1)[1] == str(found.getsockname()[1])


def test_a_missing_package_is_named() -> None:
    code = "import sys; sys.modules['uvicorn'] = None\nfrom wildswing.cli.app import run; sys.exit(run(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "needs the package uvicorn" in done.stderr
    assert "pip install 'wildswing[server]'" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_misspelt_variable_is_told(tmp_path: Path) -> None:
    with Running(tmp_path, WILDSWING_OPEN_TABELS="3") as running:
        running.ready()
    assert (
        "There is no setting WILDSWING_OPEN_TABELS; the nearest is WILDSWING_OPEN_TABLES." in running.errors.read_text()
    )


def test_help_answers_without_the_packages() -> None:
    code = (
        "import sys; sys.modules['starlette'] = sys.modules['uvicorn'] = None\n"
        "from wildswing.cli.app import run; sys.exit(run(['serve', '--help']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0
    assert "--database-url" in done.stdout
