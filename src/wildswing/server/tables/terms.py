"""How long things last at a table: the numbers that somebody who runs a server may want to change."""

from __future__ import annotations

from typing import Final

import msgspec

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Lengths of time in milliseconds.

    Attributes:
        grace_with_clock: for how long a seat may be gone from a game with clocks before the others may claim the game
            or replace it.
        grace_without_clock: for how long from a game without clocks, before the others may replace it by a bot.
        claim_without_clock: for how long from a game without clocks (or while it is paused) before they may claim it.
        never_begun: after how long a table is closed at which no game has begun.
        untouched: after how long a game is closed in which nobody has done anything.
    """

    grace_with_clock: int = MINUTE
    grace_without_clock: int = 5 * MINUTE
    claim_without_clock: int = 3 * DAY
    never_begun: int = DAY
    untouched: int = 30 * DAY


TERMS: Final = Terms()
