"""What the tests of the HTTP interface share: a server in this process, and browsers that ask it."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from wildswing.server.app import MakeRooms, create_app
from wildswing.server.bots import InThreads
from wildswing.server.rooms import Rooms, RoomSettings
from wildswing.server.settings import Settings
from wildswing.server.storage import Store

with warnings.catch_warnings():
    # The framework's client wants a newer httpx than the one that the product uses; it works with both.
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient, WebSocketTestSession
    from starlette.testclient import WebSocketDenialResponse as Denied

__all__ = ["Browser", "Denied", "Served", "WebSocketTestSession"]
ORIGIN = "http://testserver"
FAR = ("203.0.113.9", 50000)


def quick_rooms(store: Store, settings: Settings) -> Rooms:
    """Rooms whose bots think at once and in this process."""
    return Rooms(store, RoomSettings(bot_pause=0, largest_message=settings.message_bytes), thinkers=InThreads())


class Browser:
    """A guest's browser: keeps cookies of its own."""

    def __init__(self, client: TestClient) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Ask something; `body` goes along as JSON."""
        self._client.cookies.clear()
        given = {"origin": ORIGIN} | self._cookie() | {name.replace("_", "-"): value for name, value in headers.items()}
        content: dict[str, Any] = {} if body is None else {"json": body}
        answer: httpx.Response = self._client.request(method, path, headers=given, **content)
        self.cookies |= dict(answer.cookies.items())
        return answer

    def get(self, path: str, **headers: str) -> httpx.Response:
        """Read something."""
        return self.ask("GET", path, **headers)

    def post(self, path: str, body: object = None, **headers: str) -> httpx.Response:
        """Do something."""
        return self.ask("POST", path, body, **headers)

    def socket(self, path: str, **headers: str) -> WebSocketTestSession:
        """The socket of a table."""
        self._client.cookies.clear()
        given = {"origin": ORIGIN} | self._cookie() | headers
        return self._client.websocket_connect(path, headers=given)

    def open(self, *kinds: str, game: str = "exceed", **options: object) -> dict[str, Any]:
        """Open a table of some seats; the answer."""
        self.get("/api/me")
        characters = {"exceed": ["ryu", "geoffrey"], "hackclad": ["luna", "mia", "flare", "rosette"]}[game]
        seats = [{"kind": kind, "characters": [characters[seat]], "bot": "random"} for seat, kind in enumerate(kinds)]
        answer = self.post("/api/tables", {"game": game, "seats": seats, "options": options})
        assert answer.status_code == 201, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def _cookie(self) -> dict[str, str]:
        return (
            {"cookie": "; ".join([f"{name}={value}" for name, value in self.cookies.items()])} if self.cookies else {}
        )


class Served:
    """A server in this process."""

    def __init__(self, client: TestClient) -> None:
        self.client = client

    def browser(self) -> Browser:
        """A browser that has never been here."""
        return Browser(self.client)


Serve = Callable[..., Served]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts a server with some settings."""
    running: list[TestClient] = []

    def start(
        client: tuple[str, int] = FAR,
        make_rooms: MakeRooms = quick_rooms,
        **given: Any,  # noqa: ANN401 - settings of all types
    ) -> Served:
        settings = Settings(data_dir=str(tmp_path), web_dir=str(given.pop("web_dir", tmp_path / "web")), **given)
        app = create_app(settings, make_rooms)
        test_client = TestClient(app, client=client, raise_server_exceptions=False)
        test_client.__enter__()
        running.append(test_client)
        return Served(test_client)

    yield start
    for one in running:
        one.__exit__(None, None, None)


@pytest.fixture
def served(serve: Serve) -> Served:
    """A server with the usual settings, but without limits."""
    return serve(**WITHOUT_LIMITS)


WITHOUT_LIMITS: dict[str, int] = dict.fromkeys(
    ["guest_rate", "address_rate", "message_rate", "tables_an_hour", "connections", "open_tables"], 0
)
