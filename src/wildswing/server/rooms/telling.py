"""Frames about a table at one moment: each part is made and encoded once, for all connections that may have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from wildswing.server.pictures import match, picture
from wildswing.server.rooms.course import Course
from wildswing.server.tables import Presence, Table, Terms
from wildswing.server.wire import PROTOCOL

if TYPE_CHECKING:
    from wildswing.library import AnyGame

ENCODE: Final = msgspec.json.Encoder().encode
NOTHING: Final = msgspec.Raw(b"null")
NO_EVENTS: Final = msgspec.Raw(b"[]")


class EncodedWelcome(msgspec.Struct, frozen=True, tag_field="type", tag="welcome"):
    """`Welcome` of parts that are encoded already."""

    protocol: int
    table: msgspec.Raw
    seat: int | None
    match: msgspec.Raw
    picture: msgspec.Raw
    events: msgspec.Raw
    since: int
    id: str


class EncodedUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """`Update` of parts that are encoded already."""

    table: msgspec.Raw
    picture: msgspec.Raw
    events: msgspec.Raw
    since: int


class Faces:
    """The part of a welcome that never changes in a game, with the texts of all cards; made once."""

    def __init__(self) -> None:
        self._made: msgspec.Raw | None = None

    def of(self, table: Table) -> msgspec.Raw:
        """The match of a table, encoded.

        Args:
            table: whose game.
        """
        if table.game is None:
            return NOTHING
        if self._made is None:
            self._made = msgspec.Raw(ENCODE(match(game_of(table))))
        return self._made


class Telling:
    """What can be told about a table as it is now.

    Args:
        course: the table; not to be changed as long as this is used.
        faces: what never changes in its game.
        now: the time.
        presence: who is connected.
        terms: how long things last.
    """

    def __init__(self, course: Course, faces: Faces, now: int, presence: Presence, terms: Terms) -> None:
        self._table = course.table
        self._chronicle = course.chronicle
        self._faces = faces
        self._now = now
        self._presence = presence
        self._terms = terms
        self._parts: dict[tuple[Any, ...], msgspec.Raw] = {}
        self._updates: dict[tuple[str | None, int | None], bytes] = {}

    def welcome(self, guest: str, seat: int | None, since: int, answers: str) -> bytes:
        """The whole table.

        Args:
            guest: the viewer.
            seat: from which seat; None as a spectator.
            since: events from this one on.
            answers: the id of the message that is answered.
        """
        since = min(since, self._table.event_count)
        return ENCODE(
            EncodedWelcome(
                PROTOCOL,
                self._info(self._kind(guest), seat),
                seat,
                self._faces.of(self._table),
                self._picture(seat),
                self._events(seat, since),
                since,
                answers,
            )
        )

    def update(self, guest: str, seat: int | None, since: int, changed: bool) -> bytes:
        """What is new.

        Args:
            guest: the viewer.
            seat: from which seat; None as a spectator.
            since: events from this one on.
            changed: whether the picture has changed; the same in all updates of one moment.
        """
        key = (self._kind(guest), seat)
        made = self._updates.get(key)
        if made is None:
            shown = self._picture(seat) if changed else NOTHING
            made = ENCODE(EncodedUpdate(self._info(*key), shown, self._events(seat, since), since))
            self._updates[key] = made
        return made

    def _kind(self, guest: str) -> str | None:
        """The guest, if what is told depends on who it is; None for all who only watch."""
        return guest if guest == self._table.maker or self._table.seats_of(guest) else None

    def _info(self, guest: str | None, seat: int | None) -> msgspec.Raw:
        key = ("info", guest, seat)
        made = self._parts.get(key)
        if made is None:
            info = self._table.info(guest, seat, self._now, self._presence, self._terms)
            made = self._parts[key] = msgspec.Raw(ENCODE(info))
        return made

    def _picture(self, seat: int | None) -> msgspec.Raw:
        if self._table.game is None:
            return NOTHING
        key = ("picture", seat)
        made = self._parts.get(key)
        if made is None:
            made = self._parts[key] = msgspec.Raw(ENCODE(picture(game_of(self._table), seat)))
        return made

    def _events(self, seat: int | None, since: int) -> msgspec.Raw:
        if self._table.game is None or since >= self._table.event_count:
            return NO_EVENTS
        key = ("events", seat, since)
        made = self._parts.get(key)
        if made is None:
            made = self._parts[key] = self._chronicle.events(game_of(self._table), seat, since)
        return made


def game_of(table: Table) -> AnyGame:
    """The game of a table that has begun."""
    return cast("AnyGame", table.game)
