"""Entries of a table that waits for players: who comes and goes, until the game begins."""

from __future__ import annotations

from wildswing.server.tables.entries.base import FORM, Base, LinkKind
from wildswing.server.wire.tables import NewTable


class Opened(Base, frozen=True, kw_only=True, tag="opened"):
    """The table was opened; always the first entry.

    Attributes:
        table: its id.
        maker: the guest who opened it.
        new: what was asked for, with the ids of the characters.
        form: the form of all entries of the table.
    """

    table: str
    maker: str
    new: NewTable
    form: int = FORM


class Invited(Base, frozen=True, kw_only=True, tag="invited"):
    """A secret link was made; an older one of the same kind and seat is no longer good.

    Attributes:
        link: what it is for: taking a seat, watching, or moving a seat to another device.
        seat: the seat; None to watch.
        hash: the SHA-256 of the secret, in hexadecimal.
    """

    link: LinkKind
    seat: int | None
    hash: str


class Claimed(Base, frozen=True, kw_only=True, tag="claimed"):
    """A guest sat down.

    Attributes:
        seat: where.
        guest: who.
        name: what the guest is called there.
        characters: the ids of the characters that were chosen; () leaves it to chance.
    """

    seat: int
    guest: str
    name: str
    characters: tuple[str, ...] = ()


class Left(Base, frozen=True, kw_only=True, tag="left"):
    """A guest stood up again before the game began.

    Attributes:
        seat: which is free again.
    """

    seat: int


class WatcherAdmitted(Base, frozen=True, kw_only=True, tag="watcher admitted"):
    """A guest came by the link for watching.

    Attributes:
        guest: who.
    """

    guest: str


class Moved(Base, frozen=True, kw_only=True, tag="moved"):
    """Seats went to another device by the recovery link, which is used up by it.

    Attributes:
        seats: all seats of the guest who had them.
        guest: the guest of the new device.
    """

    seats: tuple[int, ...]
    guest: str


class Began(Base, frozen=True, kw_only=True, tag="began"):
    """All seats were taken, and the game began.

    Attributes:
        seed: of the game's randomness; secret until the game is over.
        characters: of each seat.
        texts: a hash of the card texts and the rules that it began with.
    """

    seed: int
    characters: tuple[tuple[str, ...], ...]
    texts: str
