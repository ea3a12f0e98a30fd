"""The bodies of requests of the lobby, and of their answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wildswing.server.wire.tables.info import TableInfo


class Invite(msgspec.Struct, frozen=True):
    """A secret link.

    Attributes:
        seat: the seat that it is for; None: to watch.
        path: the address without host, such as "/t/k3v9x2/join/1-secret".
    """

    seat: int | None
    path: str


class NewInvite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A link that is wanted; the former link for the same no longer leads anywhere.

    Attributes:
        seat: the free seat that it is for; None: to watch.
    """

    seat: Annotated[int, Meta(ge=0, le=3)] | None = None


class Invitation(msgspec.Struct, frozen=True):
    """What a secret link is for.

    Attributes:
        table: the table.
        kind: "seat" to sit down, "watch", or "recovery" to move seats; "" for a link that is not good any more, of a
            table that the guest may see anyway.
        seat: the seat that the link is for; None to watch, or for several.
    """

    table: TableInfo
    kind: str
    seat: int | None


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, with its links."""

    table: TableInfo
    invites: tuple[Invite, ...]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Sitting down, or coming to watch.

    Attributes:
        secret: from an invite link; "" for an open seat of a public table.
        seat: the seat; None: any open one.
        characters: for a seat whose characters are not chosen.
        name: what the guest wants to be called; "" to keep the name.
        watch: True to watch only.
    """

    secret: str = ""
    seat: int | None = None
    characters: tuple[str, ...] = ()
    name: str = ""
    watch: bool = False


class Recover(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Moving a seat to this device by its recovery link."""

    secret: str


class Me(msgspec.Struct, frozen=True):
    """The guest of this browser, and the tables of theirs, the latest first."""

    name: str
    tables: tuple[TableInfo, ...]


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for the guest."""

    name: str


class Lobby(msgspec.Struct, frozen=True):
    """What goes on.

    Attributes:
        open: public tables with a free seat.
        live: public games that are on, those with most spectators first.
        finished: public games that ended lately.
        mine: the guest's own tables that are not over, those with a decision of the guest's first.
        bots: the names of the bots.
    """

    open: tuple[TableInfo, ...]
    live: tuple[TableInfo, ...]
    finished: tuple[TableInfo, ...]
    mine: tuple[TableInfo, ...]
    bots: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """That the server is well.

    Attributes:
        version: of the program.
        protocol: the version of the protocol.
        database: which kind is used, "sqlite" or "postgresql".
    """

    version: str
    protocol: int
    database: str


class Problem(msgspec.Struct, frozen=True):
    """What is answered when something is not possible.

    Attributes:
        code: a short name for programs, such as "not-found".
        message: what is wrong, in a sentence.
        hint: what to do about it, "" if nothing can be done.
    """

    code: str
    message: str
    hint: str = ""
