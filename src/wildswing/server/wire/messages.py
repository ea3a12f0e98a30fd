"""The messages of the socket at `/ws/tables/{id}`: what a client says, and what the server says.

Every message is a JSON object; `type` tells which. Messages of a client have an `id` that the answer repeats. A choice
carries the number of the decision that it answers.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from wildswing.server.wire.common import Happening
from wildswing.server.wire.exceed import ExceedMatch, ExceedOutlook, ExceedPicture
from wildswing.server.wire.hackclad import HackcladMatch, HackcladPicture
from wildswing.server.wire.tables import OfferKind, TableInfo

Picture: TypeAlias = ExceedPicture | HackcladPicture
Match: TypeAlias = ExceedMatch | HackcladMatch
MessageId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=3)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=0, lt=1 << 31)]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What all messages of a client have.

    Attributes:
        id: chosen by the client, unique within its seat; the same id again is the same message.
    """

    id: MessageId


class Choose(Said, frozen=True, tag="choose"):
    """Answer the pending decision.

    Attributes:
        number: of the decision.
        options: the numbers of the options: one, or those of several decisions of the same seat in a row (a payment,
            a strike with its attack). All of them are made, or none.
    """

    number: Number
    options: Annotated[tuple[OptionNumber, ...], Meta(min_length=1, max_length=64)]


class TakeBack(Said, frozen=True, tag="take back"):
    """Take one's last choice back: at once where nothing new was learnt, else the others are asked.

    Attributes:
        number: of the pending decision.
    """

    number: Number


class Propose(Said, frozen=True, tag="propose"):
    """Propose a pause, going on after one, or a rematch."""

    kind: OfferKind


class Answer(Said, frozen=True, tag="answer"):
    """Agree to an offer, or decline it (one's own: withdraw it).

    Attributes:
        offer: its id.
        agree: whether to agree.
    """

    offer: Number
    agree: bool


class Resign(Said, frozen=True, tag="resign"):
    """Give the game up."""


class Claim(Said, frozen=True, tag="claim"):
    """Claim the game, as another seat has been gone for too long, or its time is up.

    Attributes:
        seat: the seat that is gone.
    """

    seat: SeatNumber


class Replace(Said, frozen=True, tag="replace"):
    """Let a bot play on for a seat that has been gone for too long.

    Attributes:
        seat: the seat that is gone.
    """

    seat: SeatNumber


class Look(Said, frozen=True, tag="look"):
    """See the table from another seat that this guest holds (hot seat).

    Attributes:
        seat: the seat; None to see what spectators see.
    """

    seat: SeatNumber | None


class Fetch(Said, frozen=True, tag="fetch"):
    """Ask for the whole table again.

    Attributes:
        since: events from this one on.
    """

    since: Number = 0


class AskOutlook(Said, frozen=True, tag="outlook"):
    """Ask what an attack would run into.

    Attributes:
        number: of the pending decision.
        card: the attack.
        ex: whether it is set as an EX attack.
    """

    number: Number
    card: Number
    ex: bool = False


class Ping(Said, frozen=True, tag="ping"):
    """Ask for a sign of life."""


ClientMessage: TypeAlias = (
    Choose | TakeBack | Propose | Answer | Resign | Claim | Replace | Look | Fetch | AskOutlook | Ping
)


class Told(msgspec.Struct, frozen=True, tag_field="type"):
    """What all messages of the server have in common: their type."""


class Welcome(Told, frozen=True, tag="welcome"):
    """The whole table: first message of a connection, and the answer to `look` and `fetch`.

    Attributes:
        protocol: the version of the protocol.
        table: the table.
        seat: from which seat this connection sees it; None as a spectator.
        match: what does not change; None as long as the game has not begun.
        picture: how it stands; None as long as the game has not begun.
        events: those from `since` on.
        since: the place of the first of them.
        id: of the message that is answered; "" for none.
    """

    protocol: int
    table: TableInfo
    seat: int | None
    match: Match | None
    picture: Picture | None
    events: tuple[Happening, ...]
    since: int
    id: str = ""


class Update(Told, frozen=True, tag="update"):
    """Something happened: the table and the picture replace the former ones, the events are added.

    Attributes:
        table: the table.
        picture: how it stands; None if nothing changed in it.
        events: the new ones; those known from `since` on no longer count (after a choice was taken back).
        since: the place of the first of them.
    """

    table: TableInfo
    picture: Picture | None
    events: tuple[Happening, ...]
    since: int


class Ack(Told, frozen=True, tag="ack"):
    """A message was carried out and stored.

    Attributes:
        id: of the message.
        version: of the table afterwards.
        duplicate: whether it had been carried out before, so that nothing happened now.
    """

    id: str
    version: int
    duplicate: bool = False


class Refused(Told, frozen=True, tag="refused"):
    """A message was not carried out; nothing changed.

    Attributes:
        id: of the message; "" if it could not be read.
        code: "stale", "not yours", "illegal", "malformed", "too large", "too fast", "not possible", "not allowed".
        message: what is wrong, in a sentence.
        hint: what to do about it.
    """

    id: str
    code: str
    message: str
    hint: str = ""


class ToldOutlook(Told, frozen=True, tag="outlook"):
    """The answer to `outlook`."""

    id: str
    number: int
    outlook: ExceedOutlook


class Pong(Told, frozen=True, tag="pong"):
    """A sign of life, with the server's time in milliseconds since 1970."""

    id: str
    time: int


class Closing(Told, frozen=True, tag="closing"):
    """The server closes the connection.

    Attributes:
        reason: "shutdown" (come again at once), "not here" (there is no such table for this guest), "moved" (the seat
            is on another device now), "protocol" (the page is older or newer than the server: load it again),
            "storage" (the database does not answer: come again soon).
        message: the same in a sentence.
    """

    reason: str
    message: str


ServerMessage: TypeAlias = Welcome | Update | Ack | Refused | ToldOutlook | Pong | Closing
