"""What is looked up: catalogues, replays, records, single positions."""

from __future__ import annotations

import asyncio
import hashlib
import zlib
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, ParamSpec, TypeAlias, TypeVar

from wildswing.kernel.errors import WildswingError
from wildswing.server import problems
from wildswing.server.operations import Answer, Call, Operation
from wildswing.server.parameters import GAME, NUMBER, TABLE, VIEWER, room_of
from wildswing.server.pictures import catalogue, frame, replay, shown_position
from wildswing.server.problems import Refusal
from wildswing.server.tables import Table
from wildswing.server.wire.looking import AskPosition, ExceedCatalogue, Frame, HackcladCatalogue, Replay, Shown
from wildswing.server.wire.tables import GameName

if TYPE_CHECKING:
    from wildswing.library import AnyGame

P = ParamSpec("P")
R = TypeVar("R")
Viewer: TypeAlias = int | Literal["all"] | None
GAMES: Final[tuple[GameName, ...]] = ("exceed", "hackclad")
VIEWERS: Final[dict[str, Viewer]] = {"": None, "0": 0, "1": 1, "2": 2, "3": 3, "all": "all"}


@lru_cache(maxsize=2)
def catalogue_bytes(game: GameName) -> tuple[bytes, bytes, str]:
    """A catalogue as JSON, compressed, and its tag; it changes with the program only."""
    plain = problems.encode(catalogue(game))
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS)
    return plain, packer.compress(plain) + packer.flush(), f'"{hashlib.sha256(plain).hexdigest()[:20]}"'


async def cards(call: Call) -> Answer:
    """A catalogue; a browser that has it already is told so."""
    game = call.request.path_params["game"]
    if game not in GAMES:
        raise Refusal(404, "not found", f"There is no game {game[:20]!r}.", "There are exceed and hackclad.")
    plain, packed, tag = await asyncio.to_thread(catalogue_bytes, game)
    headers = {"ETag": tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    known = call.request.headers.get("if-none-match", "")
    if tag in [one.strip().removeprefix("W/") for one in known.split(",")]:
        return Answer(b"", 304, headers)
    if "gzip" in call.request.headers.get("accept-encoding", ""):
        return Answer(packed, headers=headers | {"Content-Encoding": "gzip"})
    return Answer(plain, headers=headers)


async def played(call: Call) -> tuple[Table, AnyGame, Viewer]:
    """A copy of a table whose game has begun, and through whose eyes it may be seen.

    Args:
        call: with the table in its path and perhaps a viewer.

    Raises:
        Refusal: it has not begun, or these eyes are not for this guest.
    """
    room = await room_of(call)
    asked = call.request.query_params.get("viewer", "")
    if asked not in VIEWERS:
        raise Refusal(400, "malformed", f"There is no viewer {asked[:20]!r}.", "Give a seat, all, or nothing.")
    viewer = VIEWERS[asked]
    table = await room.copy(call.guest.id)
    if table.game is None:
        raise Refusal(409, "not possible", "The game has not begun.", "Come again when all seats are taken.")
    if isinstance(viewer, int) and viewer >= len(table.seats):
        raise Refusal(404, "not here", f"This table has no seat {viewer}.")
    if viewer is not None and table.state != "over" and viewer not in table.seats_of(call.guest.id):
        raise Refusal(
            403, "not allowed", "These cards are hidden as long as the game goes on.", "Watch it as a spectator."
        )
    return table, table.game, viewer


async def in_thread(work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Compute something of a game beside the event loop.

    Args:
        work: computes it.
        args: what it takes.
        kwargs: the same by name.

    Raises:
        Refusal: the game was played by other cards or rules than this version has.
    """
    try:
        return await asyncio.to_thread(work, *args, **kwargs)
    except WildswingError as error:
        raise Refusal(
            409, "not possible", f"This game cannot be shown step by step: {error}.", "The table shows how it ended."
        ) from None


async def whole(call: Call) -> Answer:
    """A game from its beginning to now."""
    table, game, viewer = await played(call)
    info = table.info(call.guest.id, None, call.services.now())
    return Answer(await in_thread(replay, game, viewer, info))


async def moment(call: Call) -> Answer:
    """One moment of a game."""
    asked = call.request.path_params["number"]
    _, game, viewer = await played(call)
    if not asked.isascii() or not asked.isdecimal() or len(asked) > 7 or int(asked) > len(game.history):
        raise Refusal(404, "not found", f"The game has {len(game.history)} choices so far.", "Ask for one of them.")
    return Answer(await in_thread(frame, game, viewer, int(asked)))


async def record(call: Call) -> Answer:
    """The record of a game that is over: seed and hidden cards are in it."""
    room = await room_of(call)
    table = await room.copy(call.guest.id)
    if table.game is None or table.state != "over":
        raise Refusal(
            409, "not possible", "A record tells all hidden cards, so there is one when the game is over.",
            "Come again then.",
        )  # fmt: skip
    name = f"wildswing-{table.id}.txt"
    return Answer(
        await asyncio.to_thread(lambda: table.game.record if table.game is not None else ""),
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


async def position(call: Call) -> Answer:
    """A single position."""
    asked: AskPosition = call.body
    try:
        return Answer(await asyncio.to_thread(shown_position, asked.position, asked.seat))
    except WildswingError as error:
        raise Refusal(
            422,
            "position",
            f"{str(error)[:1].upper()}{str(error)[1:]}.",
            "Copy the whole line, from exceed: or hackclad: on.",
        ) from None


OPERATIONS: Final = (
    Operation(
        "GET", "/api/catalogue/{game}", "catalogue", "Every character with every card.", cards,
        ExceedCatalogue | HackcladCatalogue, parameters=(GAME,), problems=(404,), counted=False,
    ),
    Operation(
        "GET", "/api/tables/{table}/replay", "replay", "A game from its beginning to now.", whole, Replay,
        parameters=(TABLE, VIEWER), problems=(403, 404, 409),
    ),
    Operation(
        "GET", "/api/tables/{table}/replay/{number}", "frame", "One moment of a game.", moment, Frame,
        parameters=(TABLE, NUMBER, VIEWER), problems=(403, 404, 409),
    ),
    Operation(
        "GET", "/api/tables/{table}/record", "record", "The record of a game that is over, for wildswing replay.",
        record, str, parameters=(TABLE,), problems=(404, 409), media="text/plain; charset=utf-8",
    ),
    Operation(
        "POST", "/api/positions", "position", "A position to look at, unknown cards as question marks.", position,
        Shown, takes=AskPosition, problems=(422,),
    ),
)  # fmt: skip
