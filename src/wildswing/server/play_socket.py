"""The socket of a table: who may open it, what comes in, what goes out."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from wildswing.server import metrics, problems
from wildswing.server.origin import same_site
from wildswing.server.parameters import ID
from wildswing.server.problems import Refusal, encode
from wildswing.server.rooms import Connection, Room
from wildswing.server.services import Services
from wildswing.server.storage import StorageError
from wildswing.server.wire import PROTOCOL
from wildswing.server.wire.messages import Closing

GOODBYE: Final = 1008  # the close code for what will not get better by coming again
AGAIN: Final = 1013  # the close code for what may get better soon
DEFECT: Final = 1011  # the close code for a mistake of the server
SEATS: Final = {"": None, "0": 0, "1": 1, "2": 2, "3": 3}
TOO_MANY: Final = 50  # refused messages in a row, after which a client is hung up on
log = structlog.get_logger("wildswing.socket")


async def serve_socket(socket: WebSocket, services: Services) -> None:
    """Serve one socket from its opening to its end.

    Args:
        socket: that a client wants to open.
        services: the parts of the server.
    """
    identity, guards = services.identity, services.guards
    address = socket.client.host if socket.client is not None else ""
    guest = identity.read(socket.cookies.get(identity.cookie))
    try:
        if not same_site(socket.headers, services.settings.trusted_origins):
            raise problems.foreign()
        guards.request(None if guest.new else guest.id, address)
        guards.connect(guest.id, address)
    except Refusal as refusal:
        await socket.send_denial_response(refusal.response())
        return
    try:
        with metrics.connections_open.track_inprogress():
            headers = [(b"set-cookie", identity.header(guest, secure(socket)).encode())] if guest.new else []
            await socket.accept(headers=headers)
            await welcome(socket, services, guest.id)
    finally:
        guards.disconnect(guest.id, address)


def secure(socket: WebSocket) -> bool:
    """Whether a socket came over https."""
    return socket.url.scheme in {"wss", "https"}


async def welcome(socket: WebSocket, services: Services, guest: str) -> None:
    """Bring a guest to the table of the address; arguments as above."""
    table, query = socket.path_params["table"], socket.query_params
    if query.get("protocol", str(PROTOCOL)) != str(PROTOCOL):
        message = f"The page speaks another version of the protocol than the server ({PROTOCOL}): load it again."
        await goodbye(socket, Closing("protocol", message), GOODBYE)
        return
    seat, since = query.get("seat", ""), query.get("since", "")
    try:
        room = await services.rooms.get(table) if ID.fullmatch(table) else None
    except StorageError as error:
        log.error("storage", error=str(error))  # noqa: TRY400 - the message says what to do
        await goodbye(socket, Closing("storage", "The server cannot reach its database; come again soon."), AGAIN)
        return
    if room is None or seat not in SEATS:
        await goodbye(socket, Closing("not here", problems.not_here().problem.message), GOODBYE)
        return
    connection = Connection(guest, SEATS[seat])
    await room.connect(connection, int(since) if since.isdecimal() and len(since) < 10 else None)
    try:
        await converse(socket, services, room, connection)
    finally:
        room.disconnect(connection)


async def goodbye(socket: WebSocket, closing: Closing, code: int) -> None:
    """Say why, and close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(encode(closing).decode())
        await socket.close(code, closing.reason)


async def converse(socket: WebSocket, services: Services, room: Room, connection: Connection) -> None:
    """Listen and speak until one of both sides ends it."""
    hearing = asyncio.create_task(hear(socket, services, room, connection))
    speaking = asyncio.create_task(speak(socket, connection))
    try:
        await asyncio.wait({hearing, speaking}, return_when=asyncio.FIRST_COMPLETED)
        if hearing.done() and not connection.closed:  # a defect: the client shall come again instead of waiting
            connection.close(DEFECT, "defect")
    finally:
        hearing.cancel()
        if not speaking.done() and socket.client_state is WebSocketState.DISCONNECTED:
            speaking.cancel()
        for outcome in await asyncio.gather(hearing, speaking, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("defect", exc_info=outcome)


async def speak(socket: WebSocket, connection: Connection) -> None:
    """Send what the room says, until it closes the connection."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        async for frame in connection.outgoing():
            await socket.send_text(frame.decode())
        await socket.close(connection.close_code, connection.close_reason)


async def hear(socket: WebSocket, services: Services, room: Room, connection: Connection) -> None:
    """Pass on what the client says, unless it says too much in too short a time."""
    refused = 0
    while True:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            connection.close(1000, "")
            return
        raw = message.get("text")
        if raw is None:
            raw = message.get("bytes") or b""
        wait = services.guards.message(connection.guest)
        if not wait:
            refused = 0
            metrics.messages_total.labels("heard").inc()
            await room.hear(connection, raw)
            continue
        refused += 1
        metrics.messages_total.labels("refused").inc()
        if refused > TOO_MANY:
            connection.close(AGAIN, "too fast")
            return
        words = f"Try again in {problems.seconds(wait)} s."
        connection.refuse("too fast", "Too many messages in a short time.", words, id_of(raw))


class Named(msgspec.Struct):
    """The part of a message that is needed to refuse it."""

    id: str = ""


def id_of(raw: str | bytes) -> str:
    """The id of a message that is not judged; "" if it has none."""
    try:
        return msgspec.json.decode(raw, type=Named).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""
