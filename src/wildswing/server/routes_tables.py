"""Opening tables, sitting down, leaving, and links."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import Final

import msgspec

from wildswing.server import metrics
from wildswing.server.operations import Answer, Call, Operation
from wildswing.server.parameters import TABLE, any_room, room_of, stranger
from wildswing.server.problems import Refusal
from wildswing.server.rooms import Room
from wildswing.server.routes_me import checked_name
from wildswing.server.tables import Declined
from wildswing.server.wire.tables import Invitation, Invite, Join, NewInvite, NewTable, Opened, Recover, TableInfo


async def open_table(call: Call) -> Answer:
    """Open a table, unless the guest has too many."""
    services = call.services
    guest = call.guest.id
    new = named(call.body)
    services.guards.new_table(guest, call.address)
    most = services.settings.open_tables
    if most and await services.store.open_tables(guest) >= most:
        metrics.limited_total.labels("open tables").inc()
        raise Refusal(
            429, "too many", f"You have {most} open tables, which is the most.", "End or leave one of them first."
        )
    opened = await services.rooms.open(guest, await services.name_of(guest), new)
    return Answer(opened, headers={"Location": f"/t/{opened.table.id}"})


def named(new: NewTable) -> NewTable:
    """A new table whose seats have possible names.

    Args:
        new: as it came.

    Raises:
        Refusal: a name is not possible.
    """
    seats = [msgspec.structs.replace(seat, name=checked_name(seat.name)) if seat.name else seat for seat in new.seats]
    return msgspec.structs.replace(new, seats=tuple(seats))


async def info(call: Call) -> Answer:
    """A table as the guest sees it."""
    room = await room_of(call)
    return Answer(await room.info(call.guest.id))


async def invitation(call: Call) -> Answer:
    """What a link invites to, before anybody sits down: who has it may see the table."""
    body: Recover = call.body
    room = await any_room(call, body.secret)
    link = room.table.link(body.secret)
    if link is None and not room.may_watch(call.guest.id):
        raise stranger(body.secret)
    kind, seat = link or ("", None)
    return Answer(Invitation(await room.info(call.guest.id), kind, seat))


async def join(call: Call) -> Answer:
    """Sit down, or come to watch."""
    body: Join = call.body
    room = await any_room(call, body.secret)
    name = checked_name(body.name) if body.name else await call.services.name_of(call.guest.id)
    with same_words(room, call.guest.id, body.secret):
        await room.join(call.guest.id, name, msgspec.structs.replace(body, name=""))
    if body.name:
        await call.services.store.rename(call.guest.id, name, call.services.now())
    return Answer(await room.info(call.guest.id))


@contextlib.contextmanager
def same_words(room: Room, guest: str, secret: str) -> Iterator[None]:
    """Let nobody learn from the words of a refusal that a private table is there.

    Args:
        room: of the table.
        guest: who is refused.
        secret: with which the guest came.
    """
    try:
        yield
    except Declined as declined:
        if declined.status == 404 and not room.may_watch(guest):
            raise stranger(secret) from None
        raise


async def leave(call: Call) -> Answer:
    """Stand up; a private table is then no longer there for the guest."""
    room = await room_of(call)
    shown = await room.leave(call.guest.id)
    return Answer(shown)


async def invite(call: Call) -> Answer:
    """Make a new link for a seat or to watch."""
    room = await room_of(call)
    body: NewInvite = call.body
    return Answer(await room.invite(call.guest.id, body.seat))


async def recovery(call: Call) -> Answer:
    """Make a link that moves the seats to another device."""
    room = await room_of(call)
    return Answer(await room.recovery(call.guest.id))


async def recover(call: Call) -> Answer:
    """Move seats to this device."""
    room = await any_room(call, call.body.secret)
    with same_words(room, call.guest.id, call.body.secret):
        await room.recover(call.guest.id, call.body)
    return Answer(await room.info(call.guest.id))


OPERATIONS: Final = (
    Operation(
        "POST", "/api/tables", "open table", "Open a table.", open_table, Opened, takes=NewTable, status=201,
        problems=(404, 409, 422),
    ),
    Operation(
        "GET", "/api/tables/{table}", "table", "A table as the guest sees it.", info, TableInfo,
        parameters=(TABLE,), problems=(404,),
    ),
    Operation(
        "POST", "/api/tables/{table}/invitation", "invitation", "See the table that a secret link is for.", invitation,
        Invitation, takes=Recover, parameters=(TABLE,), problems=(404,),
    ),
    Operation(
        "POST", "/api/tables/{table}/join", "join", "Sit down at a table, or come to watch.", join, TableInfo,
        takes=Join, parameters=(TABLE,), problems=(404, 409, 422),
    ),
    Operation(
        "POST", "/api/tables/{table}/leave", "leave", "Leave a table.", leave, TableInfo, parameters=(TABLE,),
        problems=(404, 409),
    ),
    Operation(
        "POST", "/api/tables/{table}/invites", "invite", "Make a new link; the former one leads nowhere then.", invite,
        Invite, takes=NewInvite, status=201, parameters=(TABLE,), problems=(404, 409),
    ),
    Operation(
        "POST", "/api/tables/{table}/recovery", "recovery", "Make a link that moves the seats to another device.",
        recovery, Invite, status=201, parameters=(TABLE,), problems=(404, 409),
    ),
    Operation(
        "POST", "/api/tables/{table}/recover", "recover", "Move seats to this device by a recovery link.", recover,
        TableInfo, takes=Recover, parameters=(TABLE,), problems=(404, 409),
    ),
)  # fmt: skip
