"""What all entries have."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

FORM: Final = 1
"""The form of the entries; it grows when older entries would be read differently."""

LinkKind = Literal["seat", "watch", "recovery"]


class EntryError(ValueError):
    """An entry that this program cannot read, or that does not fit to those before it."""


class Base(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="entry"):
    """What all entries have.

    Attributes:
        at: when it happened, milliseconds since 1970.
    """

    at: int


class Act(Base, frozen=True, kw_only=True):
    """What all entries have that a seat made by a message.

    Attributes:
        seat: who acted.
        message: the id of the message, "" for a bot's act and for what follows from another entry.
    """

    seat: int
    message: str = ""
