"""The application: routes, socket, pages, and what is opened and closed with it."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Final

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from wildswing.server import (
    logs,
    problems,
    routes_looking,
    routes_me,
    routes_roster,
    routes_server,
    routes_tables,
)
from wildswing.server.garbage import Garbage
from wildswing.server.guards import Guards
from wildswing.server.headers import SecurityHeaders
from wildswing.server.identity import Identity, new_key
from wildswing.server.operations import Operation, route
from wildswing.server.play_socket import serve_socket
from wildswing.server.rooms import Rooms, RoomSettings
from wildswing.server.services import Services
from wildswing.server.settings import Settings, from_environment
from wildswing.server.static import WEB, Client, compressed
from wildswing.server.storage import Store, open_store
from wildswing.server.tables.casting import make_ready

log = structlog.get_logger("wildswing.server")
MakeRooms = Callable[[Store, Settings], Rooms]


def operations() -> tuple[Operation, ...]:
    """All operations of the HTTP interface."""
    return (
        *routes_me.OPERATIONS,
        *routes_tables.OPERATIONS,
        *routes_looking.OPERATIONS,
        *routes_roster.OPERATIONS,
        *routes_server.operations(operations),
    )


def usual_rooms(store: Store, settings: Settings) -> Rooms:
    """The rooms of a server, with bots that think in processes of their own."""
    chosen = RoomSettings(
        largest_message=settings.message_bytes, workers=settings.bot_processes, bot_pause=settings.bot_pause
    )
    return Rooms(store, settings=chosen)


class Application:
    """Holds the parts of the server from its start to its end.

    Args:
        settings: of the server.
        make_rooms: makes the rooms; tests bring their own clock, secrets and bots.
        garbage: of a process that does nothing else; None leaves it to Python.
    """

    def __init__(self, settings: Settings, make_rooms: MakeRooms = usual_rooms, garbage: Garbage | None = None) -> None:
        self._settings = settings
        self._make_rooms = make_rooms
        self._garbage = garbage
        self._services: Services | None = None
        self._pages: ASGIApp | None = None

    @property
    def services(self) -> Services:
        """The parts of the server, which has started."""
        assert self._services is not None
        return self._services

    @contextlib.asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[None]:
        """Open everything, and close it at the end."""
        settings = self._settings
        store = open_store(settings.database)
        try:
            key = settings.secret_key or await store.secret("cookies", new_key())
            rooms = self._make_rooms(store, settings)
            self._services = Services(settings, store, rooms, Identity(key), Guards(settings))
            await rooms.start()
            tidying = None
            if self._garbage is not None:
                tidying = asyncio.create_task(self._garbage.keep_house(lambda: rooms.loaded))
            log.info("started", database=store.shown_url, version=routes_server.program())
            try:
                yield
            finally:
                if tidying is not None:
                    tidying.cancel()
                await rooms.close()
        finally:
            await store.close()
            log.info("stopped")

    async def socket(self, socket: WebSocket) -> None:
        """The socket of a table."""
        await serve_socket(socket, self.services)

    async def page(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Everything that is not the server's own: the client's files and its page."""
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close(1008)
            return
        if self._pages is None:
            folder = Path(self._settings.web_dir) if self._settings.web_dir else WEB
            self._pages = compressed(Client(self.services.identity, folder))
        await self._pages(scope, receive, send)


async def no_such_address(request: Request) -> Response:
    """What is answered under `/api` where nothing is."""
    return problems.no_address(request.url.path).response()


async def problem(request: Request, error: Exception) -> Response:
    """What is answered where the framework itself refuses: another method than those that an address has."""
    allowed = getattr(error, "headers", None) or {}
    return problems.not_allowed(allowed.get("Allow", "")).response()


async def defect(request: Request, error: Exception) -> Response:
    """What is answered to a defect outside of operations; uvicorn logs it."""
    return problems.defect().response()


OTHERS: Final = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"]


def other_methods() -> list[Route]:
    """Routes that refuse the methods which an address has not."""
    allowed: dict[str, list[str]] = {}
    for one in operations():
        allowed.setdefault(one.path, []).extend(["GET", "HEAD"] if one.method == "GET" else [one.method])

    def refusing(methods: list[str]) -> Callable[[Request], Awaitable[Response]]:
        async def refuse(request: Request) -> Response:
            return problems.not_allowed(", ".join(methods)).response()

        return refuse

    return [
        Route(path, refusing(methods), methods=[one for one in OTHERS if one not in methods], name=f"not {path}")
        for path, methods in allowed.items()
    ]


def create_app(settings: Settings, make_rooms: MakeRooms = usual_rooms, garbage: Garbage | None = None) -> Starlette:
    """The application.

    Args:
        settings: of the server.
        make_rooms: makes the rooms; tests bring their own clock, secrets and bots.
        garbage: of a process that does nothing else; None leaves it to Python.
    """
    application = Application(settings, make_rooms, garbage)

    def services() -> Services:
        return application.services

    return Starlette(
        routes=[
            *[route(one, services) for one in operations()],
            *other_methods(),
            Route("/api", no_such_address, methods=OTHERS),
            Route("/api/{rest:path}", no_such_address, methods=OTHERS),
            WebSocketRoute("/ws/tables/{table}", application.socket),
            Route("/ws/{rest:path}", no_such_address, methods=OTHERS),
            Mount("/", Pages(application)),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={405: problem, Exception: defect},
        lifespan=application.lifespan,
    )


class Pages:
    """The pages of an application as an application of their own."""

    def __init__(self, application: Application) -> None:
        self._application = application

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request."""
        await self._application.page(scope, receive, send)


def application() -> ASGIApp:
    """The application as the environment variables say; what worker processes run."""
    settings = from_environment()
    logs.configure(settings.log_level)
    garbage = Garbage()
    threading.Thread(target=read_ahead, args=(garbage,), name="reading ahead", daemon=True).start()
    return create_app(settings, garbage=garbage)


def read_ahead(garbage: Garbage) -> None:
    """Read all cards beside the server's start, so that nobody waits for it later."""
    routes_roster.roster()
    for game in routes_looking.GAMES:
        routes_looking.catalogue_bytes(game)
    make_ready()
    garbage.put_aside()
