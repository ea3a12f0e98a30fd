"""Running the server: the socket it listens on, its processes, its end."""

from __future__ import annotations

import os
import socket
import tempfile
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from wildswing.kernel.errors import WildswingError
from wildswing.server import logs
from wildswing.server.farewell import FarewellProtocol
from wildswing.server.metrics import SHARED
from wildswing.server.settings import Settings, as_environment
from wildswing.server.storage import StorageError, open_store

LAST_WORDS: Final = 10  # seconds for what is under way when the server stops
FIRST_WORDS: Final = 60
"""So many seconds a worker may keep silent, also before it has begun; uvicorn kills it then, and starts another one."""
HELLO: Final = "wildswing.server.app:application"
HARD_LIMIT: Final = 16  # times the greatest message: what is larger is not even read


def listening(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say.

    Args:
        settings: with host and port; port 0 takes a free one.

    Raises:
        WildswingError: the port is taken, or there is no such address.
    """
    host, port = settings.host, settings.port
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        found = socket.socket(family, socket.SOCK_STREAM)
    except OSError:
        raise WildswingError(f"there is no address {host} on this machine") from None
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind((host, port))
        found.listen(2048)
    except PermissionError:
        found.close()
        raise WildswingError(f"port {port} may not be used by this user; take one above 1023") from None
    except OSError as error:
        found.close()
        raise WildswingError(
            f"{host}:{port} cannot be listened on ({error.strerror or error}); take another port, or --port 0"
        ) from None
    found.set_inheritable(True)
    return found


def address_of(found: socket.socket) -> str:
    """The address to open in a browser.

    Args:
        found: that listens.
    """
    host: str = found.getsockname()[0]
    port: int = found.getsockname()[1]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)  # noqa: S104 - what is shown for it
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def check_database(settings: Settings) -> None:
    """Whether the database can be opened and suits the number of workers; it is brought up to date, too.

    Args:
        settings: of the server.

    Raises:
        WildswingError: it cannot, or several workers have no PostgreSQL; the message says what to do.
    """
    if settings.workers > 1 and not settings.several:
        raise WildswingError(
            f"{settings.workers} workers need PostgreSQL: give --database-url postgresql://..., or take one worker"
        )
    import asyncio  # noqa: PLC0415 - only to close what was opened

    try:
        store = open_store(settings.database)
    except StorageError as error:
        raise WildswingError(str(error)) from None
    asyncio.run(store.close())


def run(settings: Settings, tell: Callable[[str], None]) -> int:
    """Serve until the process is told to end.

    Args:
        settings: of the server.
        tell: is called with the address once it is listened on.

    Returns:
        The exit status.

    Raises:
        WildswingError: it cannot begin.
    """
    logs.configure(settings.log_level)
    check_database(settings)
    with ExitStack() as stack:
        found = stack.enter_context(listening(settings))
        os.environ.update(as_environment(settings))
        if settings.workers > 1:
            os.environ[SHARED] = stack.enter_context(tempfile.TemporaryDirectory(prefix="wildswing-metrics-"))
        config = uvicorn.Config(
            HELLO,
            factory=True,
            workers=settings.workers,
            http="httptools",
            ws=FarewellProtocol,
            ws_max_size=max(1, settings.message_bytes) * HARD_LIMIT,
            ws_per_message_deflate=settings.compress_socket,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=settings.proxies or None,
            timeout_graceful_shutdown=LAST_WORDS,
        )
        config.timeout_worker_healthcheck = FIRST_WORDS  # an argument of uvicorn since 0.37 only
        tell(address_of(found))
        if settings.workers > 1:
            Multiprocess(config, sockets=[found]).run()
            return 0
        server = uvicorn.Server(config)
        with suppress(KeyboardInterrupt):  # the usual way to end it
            server.run(sockets=[found])
        return 0 if server.started else 3
