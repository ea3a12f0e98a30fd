"""An operation of the HTTP interface: its address, what it takes and answers, and the course of every request.

The routes and the OpenAPI document are made from the same operations, so neither can have what the other lacks.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import msgspec
import structlog
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from wildswing.kernel.errors import WildswingError
from wildswing.server import metrics, problems
from wildswing.server.identity import Guest
from wildswing.server.origin import same_site
from wildswing.server.problems import JSON, Refusal
from wildswing.server.services import Services
from wildswing.server.storage import StorageError
from wildswing.server.tables import Declined

PATIENCE: Final = 20.0  # seconds for a body to arrive
log = structlog.get_logger("wildswing.http")


@dataclass(frozen=True)
class Parameter:
    """A part of an address: of its path, or of its query.

    Attributes:
        name: in the address.
        told: what it is, in a sentence.
        schema: of its values.
        where: "path" or "query".
        example: a value of it.
    """

    name: str
    told: str
    schema: Mapping[str, Any]
    where: Literal["path", "query"] = "path"


@dataclass(frozen=True)
class Call:
    """A request that may be carried out.

    Attributes:
        services: the parts of the server.
        request: as it came.
        guest: who came.
        body: what came with it, None for nothing.
    """

    services: Services
    request: Request
    guest: Guest
    body: Any

    @property
    def address(self) -> str:
        """Where the request came from."""
        return address_of(self.request)


@dataclass(frozen=True)
class Answer:
    """What is answered.

    Attributes:
        body: a type of the protocol, or text or bytes that are ready.
        status: of the answer; None for that of the operation.
        headers: beside the usual ones.
    """

    body: Any
    status: int | None = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Operation:
    """One operation.

    Attributes:
        method: "GET" or "POST".
        path: with {names} of parameters.
        name: in one word or several, unique.
        told: what it does, in a sentence.
        handler: does it.
        answers: the type of the answer; str for plain text, bytes for what is neither.
        takes: the type of the body; None for none.
        status: of the answer.
        parameters: of the address.
        problems: the statuses of its problems beside those that every operation has.
        media: of the answer.
        counted: whether it counts among the requests of a guest.
    """

    method: Literal["GET", "POST"]
    path: str
    name: str
    told: str
    handler: Callable[[Call], Awaitable[Answer]]
    answers: Any
    takes: Any = None
    status: int = 200
    parameters: tuple[Parameter, ...] = ()
    problems: tuple[int, ...] = ()
    media: str = JSON
    counted: bool = True

    @property
    def statuses(self) -> tuple[int, ...]:
        """The statuses of all problems that it may answer."""
        found = {400, 500, 503, *self.problems}
        if self.counted:
            found |= {429}
        if self.method == "POST":
            found |= {403, 408, 413, 415}
        return tuple(sorted(found))


def route(operation: Operation, services: Callable[[], Services]) -> Route:
    """The route of an operation.

    Args:
        operation: what is done there.
        services: gives the parts of the server once it runs.
    """
    decoder = None if operation.takes is None else msgspec.json.Decoder(operation.takes)

    async def endpoint(request: Request) -> Response:
        began = time.perf_counter()
        response = await answered(operation, decoder, services(), request)
        taken = time.perf_counter() - began
        metrics.requests_total.labels(operation.method, operation.path, str(response.status_code)).inc()
        metrics.request_seconds.labels(operation.path).observe(taken)
        log.info(
            "request", method=request.method, path=request.url.path, status=response.status_code,
            milliseconds=round(taken * 1000, 1),
        )  # fmt: skip
        return response

    return Route(operation.path, endpoint, methods=[operation.method], name=operation.name)


async def answered(
    operation: Operation, decoder: msgspec.json.Decoder[Any] | None, services: Services, request: Request
) -> Response:
    """The answer to a request, whatever happens."""
    identity = services.identity
    guest = identity.read(request.cookies.get(identity.cookie))
    response = await carried_out(operation, decoder, services, request, guest)
    if operation.counted:
        response.headers.setdefault("Cache-Control", "no-store")
        if guest.new and response.status_code < 500:
            response.headers["Set-Cookie"] = identity.header(guest, request.url.scheme == "https")
    return response


async def carried_out(
    operation: Operation,
    decoder: msgspec.json.Decoder[Any] | None,
    services: Services,
    request: Request,
    guest: Guest,
) -> Response:
    """The answer of an operation; every mistake becomes one problem."""
    try:
        if operation.method == "POST":
            check_origin(services, request)
        if operation.counted:
            services.guards.request(None if guest.new else guest.id, address_of(request))
        body = None if operation.method == "GET" else await body_of(request, decoder, services.settings.body_bytes)
        answer = await operation.handler(Call(services, request, guest, body))
    except Refusal as refusal:
        return refusal.response()
    except Declined as declined:
        return Response(problems.encode(declined.problem), declined.status, media_type=problems.JSON)
    except StorageError as error:
        log.error("storage", error=str(error))  # noqa: TRY400 - the message says what to do
        return Refusal(503, "storage", "The server cannot reach its database.", "Try again in a minute.").response()
    except HTTPException as error:
        return Refusal(error.status_code, "refused", error.detail).response()
    except ClientDisconnect:
        return Response(status_code=499)
    except Exception:
        log.exception("defect", operation=operation.name)
        return problems.defect().response()
    if isinstance(answer.body, (str, bytes)):
        content: str | bytes = answer.body
    else:
        content = problems.encode(answer.body)
    return Response(content, answer.status or operation.status, answer.headers, operation.media)


def check_origin(services: Services, request: Request) -> None:
    """Raise Refusal if a page of another site asks."""
    if not same_site(request.headers, services.settings.trusted_origins):
        raise problems.foreign()


def address_of(request: Request) -> str:
    """Where a request came from."""
    return request.client.host if request.client is not None else ""


async def body_of(request: Request, decoder: msgspec.json.Decoder[Any] | None, most: int) -> Any:  # noqa: ANN401 - of any type
    """What came with a request.

    Args:
        request: that may have a body.
        decoder: of its type; None if nothing is expected.
        most: how many bytes it may have; 0 for no limit.

    Raises:
        Refusal: it is too large, too slow, of another kind, or cannot be read.
    """
    data = await received(request, most)
    if decoder is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != problems.JSON:
        raise problems.not_json()
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise problems.malformed(error) from None
    except WildswingError as error:
        raise Refusal(400, "malformed", str(error)) from None


async def received(request: Request, most: int) -> bytes:
    """All bytes of a body; errors and arguments as above."""
    said = request.headers.get("content-length", "")
    if most and said.isdecimal() and int(said) > most:
        raise problems.too_large(most)
    data = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                data += part
                if most and len(data) > most:
                    raise problems.too_large(most)
    except TimeoutError:
        raise Refusal(408, "too slow", "The body did not arrive in time.", "Try again.") from None
    return bytes(data)
