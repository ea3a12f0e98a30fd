"""The parts of addresses that several operations share."""

from __future__ import annotations

import re
from typing import Final

from wildswing.server import problems
from wildswing.server.operations import Call, Parameter
from wildswing.server.problems import Refusal
from wildswing.server.rooms import Room

ID: Final = re.compile(r"[0-9A-Za-z_-]{1,40}")
TABLE: Final = Parameter("table", "The id of a table.", {"type": "string", "pattern": f"^{ID.pattern}$"})
GAME: Final = Parameter("game", "The name of a game.", {"type": "string", "enum": ["exceed", "hackclad"]})
NUMBER: Final = Parameter(
    "number", "How many choices were made before.", {"type": "integer", "minimum": 0, "maximum": 1_000_000}
)
VIEWER: Final = Parameter(
    "viewer",
    "Through whose eyes: a seat, all (when the game is over), or nothing for a spectator.",
    {"type": "string", "enum": ["", "0", "1", "2", "3", "all"]},
    "query",
)


def stranger(secret: str) -> Refusal:
    """What somebody is told who may not know whether there is such a table.

    Args:
        secret: with which the guest came; "" for none.
    """
    return problems.bad_link() if secret else problems.not_here()


async def any_room(call: Call, secret: str) -> Room:
    """The table of the address, whoever asks: for those who come with a secret.

    Args:
        call: with the id in its path.
        secret: with which the guest came; "" for none.

    Raises:
        Refusal: there is none.
    """
    table = call.request.path_params["table"]
    room = await call.services.rooms.get(table) if ID.fullmatch(table) else None
    if room is None:
        raise stranger(secret)
    return room


async def room_of(call: Call) -> Room:
    """The table of the address, which the guest may see; arguments as above.

    Raises:
        Refusal: there is none, or the guest may not know of it.
    """
    room = await any_room(call, "")
    if not room.may_watch(call.guest.id):
        raise problems.not_here()
    return room
