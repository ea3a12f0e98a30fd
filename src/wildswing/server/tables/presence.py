"""Who is connected to a table; told by whoever holds the connections."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec


class Presence(msgspec.Struct, frozen=True):
    """Who is there and who is not.

    Attributes:
        gone_since: for each seat without a connection since when, milliseconds since 1970; all others are connected.
        watching: how many spectators are connected.
    """

    gone_since: Mapping[int, int] = {}
    watching: int = 0


EVERYBODY: Final = Presence()
