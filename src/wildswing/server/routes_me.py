"""The guest and the lobby."""

from __future__ import annotations

from typing import Final

from wildswing.kernel.errors import WildswingError
from wildswing.server.identity import clean_name
from wildswing.server.operations import Answer, Call, Operation
from wildswing.server.problems import Refusal
from wildswing.server.wire.tables import Lobby, Me, Rename


async def me(call: Call) -> Answer:
    """Who the guest is, with the tables of theirs."""
    services = call.services
    tables = () if call.guest.new else await services.rooms.tables_of(call.guest.id)
    return Answer(Me(await services.name_of(call.guest.id), tables))


async def rename(call: Call) -> Answer:
    """Give the guest another name."""
    services = call.services
    name = checked_name(call.body.name)
    await services.store.rename(call.guest.id, name, services.now())
    return Answer(Me(name, await services.rooms.tables_of(call.guest.id)))


def checked_name(text: str) -> str:
    """A name that somebody may have.

    Args:
        text: as it was typed.

    Raises:
        Refusal: nobody may have it.
    """
    try:
        return clean_name(text)
    except WildswingError as error:
        raise Refusal(422, "name", str(error), "Choose another name.") from None


async def lobby(call: Call) -> Answer:
    """What goes on."""
    return Answer(await call.services.rooms.lobby(call.guest.id))


OPERATIONS: Final = (
    Operation("GET", "/api/me", "me", "The guest of this cookie, and the tables of theirs.", me, Me),
    Operation(
        "POST", "/api/me", "rename", "Give the guest another name.", rename, Me, takes=Rename, problems=(422,)
    ),
    Operation("GET", "/api/lobby", "lobby", "Public tables, and the guest's own.", lobby, Lobby),
)  # fmt: skip
