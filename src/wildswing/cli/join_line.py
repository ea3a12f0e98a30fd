"""The line to a server's table: it comes again by itself, and what was said is said again until it was heard."""

from __future__ import annotations

import contextlib
import queue
import secrets
import threading
import time
from typing import Final

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from wildswing.server.wire import PROTOCOL
from wildswing.server.wire.messages import Ack, ClientMessage, Closing, Refused, ServerMessage, Welcome

FIRST_PAUSE: Final = 0.5
LONGEST_PAUSE: Final = 10.0
decoder: Final = msgspec.json.Decoder(ServerMessage)


class Lost(msgspec.Struct, frozen=True):
    """The connection was lost; the line tries again."""


class Over(msgspec.Struct, frozen=True):
    """The line is at its end.

    Attributes:
        why: in a sentence.
    """

    why: str


Heard = ServerMessage | Lost | Over


class Line:
    """A connection to a table from a thread of its own.

    Args:
        address: of the socket.
        cookie: the header that says who comes.
        origin: the address of the server.
        heard: where messages of the server, losses and the end go.
    """

    def __init__(self, address: str, cookie: str, origin: str, heard: queue.SimpleQueue[object]) -> None:
        self._address = f"{address}?protocol={PROTOCOL}"
        self._headers = {"Cookie": cookie}
        self._origin = Origin(origin)
        self._heard = heard
        self._lock = threading.Lock()
        self._open: ClientConnection | None = None
        self._waiting: dict[str, bytes] = {}  # what was said and not yet answered, by its id
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="line", daemon=True)

    def start(self) -> None:
        """Connect."""
        self._thread.start()

    def say(self, message: ClientMessage) -> None:
        """Say something; if the connection is lost before an answer, it is said again with the same id."""
        data = msgspec.json.encode(message)
        with self._lock:
            self._waiting[message.id] = data
            connection = self._open
        if connection is not None:
            with contextlib.suppress(WebSocketException, OSError):
                connection.send(data, text=True)

    def close(self) -> None:
        """Hang up for good."""
        self._closed.set()
        with self._lock:
            connection = self._open
        if connection is not None:
            with contextlib.suppress(WebSocketException, OSError):
                connection.close()

    # ---- in the thread

    def _run(self) -> None:
        pause = FIRST_PAUSE
        told = False
        while not self._closed.is_set():
            began = time.monotonic()
            why = self._once()
            if why:
                self._heard.put(Over(why))
                return
            if self._closed.is_set():
                return
            if time.monotonic() - began > LONGEST_PAUSE:
                pause, told = FIRST_PAUSE, False
            if not told:
                self._heard.put(Lost())
                told = True
            self._closed.wait(pause)
            pause = min(LONGEST_PAUSE, pause * 2)

    def _once(self) -> str:
        """Be connected once; why not to come again, or ""."""
        try:
            connection = connect(
                self._address, additional_headers=self._headers, origin=self._origin, max_size=None, open_timeout=20
            )
        except InvalidStatus as error:
            if error.response.status_code in {400, 403, 404}:
                return f"The server refuses the connection (status {error.response.status_code})."
            return ""
        except (WebSocketException, InvalidHandshake, OSError, TimeoutError):
            return ""
        with self._lock:
            self._open = connection
            again = list(self._waiting.values())
        try:
            for data in again:
                connection.send(data, text=True)
            for raw in connection:
                why = self._hear(raw)
                if why is not None:
                    return why
        except (ConnectionClosed, OSError):
            pass
        finally:
            with self._lock:
                self._open = None
            connection.close()
        return ""

    def _hear(self, raw: str | bytes) -> str | None:
        """Pass a message on; None to go on listening, "" to come again, else why not."""
        try:
            message = decoder.decode(raw)
        except msgspec.DecodeError:
            return "The server speaks another version of the protocol. Install the version that it has."
        if isinstance(message, Closing):
            return "" if message.reason in {"shutdown", "storage"} else message.message
        if isinstance(message, (Ack, Refused, Welcome)):
            with self._lock:
                self._waiting.pop(message.id, None)
        self._heard.put(message)
        return None


def new_id() -> str:
    """An id for a message."""
    return secrets.token_hex(8)
