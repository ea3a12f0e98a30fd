"""What a table is made of: a numbered log of entries. A table is a fold over them, and nothing else is stored of it.

Entries are read strictly: one that this program does not know, or that lacks a part, is an error and never a guess.
Secrets of links stand in them as their hashes only.
"""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from wildswing.server.tables.entries.base import FORM, Act, Base, EntryError, LinkKind
from wildswing.server.tables.entries.ending import ClaimedGame, Closed, Rematched, Replaced, Resigned, TimedOut
from wildswing.server.tables.entries.playing import Answered, Chosen, Offered, Paused, Resumed, TookBack, Woke
from wildswing.server.tables.entries.sitting import Began, Claimed, Invited, Left, Moved, Opened, WatcherAdmitted

__all__ = [
    "FORM",
    "Act",
    "Answered",
    "Base",
    "Began",
    "Chosen",
    "Claimed",
    "ClaimedGame",
    "Closed",
    "Entry",
    "EntryError",
    "Invited",
    "Left",
    "LinkKind",
    "Moved",
    "Offered",
    "Opened",
    "Paused",
    "Rematched",
    "Replaced",
    "Resigned",
    "Resumed",
    "TimedOut",
    "TookBack",
    "WatcherAdmitted",
    "Woke",
    "decode",
    "encode",
]

Entry: TypeAlias = (
    Opened
    | Invited
    | Claimed
    | Left
    | WatcherAdmitted
    | Moved
    | Began
    | Chosen
    | TookBack
    | Offered
    | Answered
    | Paused
    | Resumed
    | Rematched
    | Resigned
    | TimedOut
    | ClaimedGame
    | Replaced
    | Woke
    | Closed
)

ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def encode(entry: Entry) -> bytes:
    """An entry as it is stored: JSON.

    Args:
        entry: what happened.
    """
    return ENCODER.encode(entry)


def decode(stored: bytes | str) -> Entry:
    """An entry from its stored form.

    >>> decode(encode(Left(at=5, seat=1)))
    Left(at=5, seat=1)
    >>> decode('{"entry":"left","at":5,"seat":1,"chair":1}')
    Traceback (most recent call last):
    wildswing.server.tables.entries.base.EntryError: an entry cannot be read: Object contains unknown field `chair`

    Args:
        stored: what `encode` gave.

    Raises:
        EntryError: it is none of the entries that this program knows.
    """
    try:
        entry = DECODER.decode(stored)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EntryError(f"an entry cannot be read: {error}") from error
    if isinstance(entry, Opened) and entry.form != FORM:
        raise EntryError(f"the table {entry.table} has entries of form {entry.form}; this program reads form {FORM}")
    return entry
