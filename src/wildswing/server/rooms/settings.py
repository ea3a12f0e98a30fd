"""What can be set about rooms."""

from __future__ import annotations

import msgspec

from wildswing.server.tables import TERMS, Terms


class RoomSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set about rooms.

    Attributes:
        largest_message: the greatest message of a client in bytes.
        outlooks: how many outlooks of a client may be under way.
        idle_seconds: after how long without a connection a table leaves the memory.
        bot_pause: for how many milliseconds a bot seems to think at least, so that people can follow.
        workers: how many processes think for bots.
        bot_patience: after how many seconds a bot's thinking is given up.
        beat_seconds: how often processes tell each other who is connected, and idle tables leave the memory.
        sweep_seconds: how often tables are looked for that nobody uses any more.
        archive_days: after how many days without anything happening a finished game leaves the lists.
        prepare: whether the texts of all characters are read at the start, beside everything else.
        terms: how long things last at tables.
    """

    largest_message: int = 8192
    outlooks: int = 4
    idle_seconds: float = 60.0
    bot_pause: int = 350
    workers: int = 1
    bot_patience: float = 30.0
    beat_seconds: float = 10.0
    sweep_seconds: float = 3600.0
    archive_days: int = 30
    prepare: bool = True
    terms: Terms = TERMS
