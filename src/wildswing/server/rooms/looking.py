"""Messages that only want to be shown something."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING, Any, Final

import msgspec
import structlog

from wildswing.kernel.errors import WildswingError
from wildswing.server.rooms.connection import Connection
from wildswing.server.rooms.telling import ENCODE, game_of
from wildswing.server.wire.messages import AskOutlook, ClientMessage, Fetch, Look

if TYPE_CHECKING:
    from wildswing.server.rooms.room import Room

KEPT: Final = 64
log = structlog.get_logger("wildswing.rooms")


class EncodedOutlook(msgspec.Struct, frozen=True, tag_field="type", tag="outlook"):
    """`ToldOutlook` with an outlook that is encoded already."""

    id: str
    number: int
    outlook: msgspec.Raw


class Looking:
    """Answers messages that change nothing, and that were judged to be allowed.

    Args:
        room: where.
    """

    def __init__(self, room: Room) -> None:
        # So that a table which leaves memory does not refer to itself in a circle, and is freed at once.
        self._weak = weakref.ref(room)
        self._outlooks: dict[tuple[Any, ...], bytes] = {}

    @property
    def _room(self) -> Room:
        room = self._weak()
        assert room is not None
        return room

    async def show(self, connection: Connection, message: ClientMessage) -> None:
        """Answer a message.

        Args:
            connection: of whoever asks.
            message: what is asked.
        """
        if isinstance(message, Look):
            connection.seat = message.seat
            connection.watching = message.seat is None
            await self._room.welcome(connection, None, message.id)
        elif isinstance(message, Fetch):
            await self._room.welcome(connection, message.since, message.id)
        elif isinstance(message, AskOutlook):
            self._ask_outlook(connection, message)

    def _ask_outlook(self, connection: Connection, message: AskOutlook) -> None:
        """Let the outlook be found out; the table does not wait for it."""
        seat = connection.seat
        assert seat is not None
        if connection.outlooks >= self._room.around.settings.outlooks:
            connection.refuse("too fast", "Some outlooks are still being found out.", "Ask again then.", message.id)
            return
        connection.outlooks += 1
        position = game_of(self._room.table).view(seat).position
        self._room.around.start(self._find_out(self._room, connection, message, seat, position))

    async def _find_out(
        self, room: Room, connection: Connection, message: AskOutlook, seat: int, position: str
    ) -> None:
        key = (position, seat, message.card, message.ex)
        try:
            found = self._outlooks.get(key)
            if found is None:
                found = await room.around.thinkers.outlook(position, seat, message.card, message.ex)
                self._outlooks[key] = found
                if len(self._outlooks) > KEPT:
                    del self._outlooks[next(iter(self._outlooks))]
        except WildswingError as error:
            text = str(error)
            connection.refuse("not possible", f"{text[:1].upper()}{text[1:]}.", "", message.id)
            return
        except Exception:  # whatever the process that finds it out stumbles over
            log.exception("outlook failed", table=room.table_id, card=message.card)
            hint = "Play on without it; the fault was noted."
            connection.refuse("not possible", "This outlook could not be worked out.", hint, message.id)
            return
        finally:
            connection.outlooks -= 1
        connection.send(ENCODE(EncodedOutlook(message.id, message.number, msgspec.Raw(found))))
