"""Whether the server is well, what it has counted, and what it offers."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from typing import Final

from wildswing.server import metrics, openapi, problems
from wildswing.server.limits import is_local
from wildswing.server.operations import Answer, Call, Operation
from wildswing.server.wire import PROTOCOL
from wildswing.server.wire.tables import Health

PROMETHEUS: Final = "text/plain; version=0.0.4; charset=utf-8"


def program() -> str:
    """The version of the program."""
    try:
        return version("wildswing")
    except PackageNotFoundError:
        return "not installed"


async def health(call: Call) -> Answer:
    """That the database answers."""
    store = call.services.store
    await store.check()
    return Answer(Health(program(), PROTOCOL, store.kind), headers={"Cache-Control": "no-store"})


async def counted(call: Call) -> Answer:
    """All numbers, for those who may read them."""
    readers = call.services.settings.metrics
    if readers == "off" or (readers == "local" and not is_local(call.address)):
        raise problems.no_address(call.request.url.path)
    return Answer(metrics.exposition(), headers={"Cache-Control": "no-store"})


def operations(all_of_them: Callable[[], tuple[Operation, ...]]) -> tuple[Operation, ...]:
    """The operations of this module.

    Args:
        all_of_them: gives all operations of the server, these ones too.
    """

    async def document(call: Call) -> Answer:
        return Answer(openapi.text(all_of_them()))

    return (
        Operation(
            "GET", "/health", "health", "Whether the server is well: it reaches its database.", health, Health,
            counted=False,
        ),
        Operation(
            "GET", "/metrics", "metrics", "What was counted, for Prometheus.", counted, str, problems=(404,),
            media=PROMETHEUS, counted=False,
        ),
        Operation(
            "GET", "/api/openapi.json", "openapi", "This document.", document, dict, media=problems.JSON,
            counted=False,
        ),
    )  # fmt: skip
