"""Tables: what happens at them as a log of entries, and who may do what. No input or output, no clock of its own."""

from __future__ import annotations

from wildswing.server.tables.declined import Declined
from wildswing.server.tables.ending import due, next_change, wake
from wildswing.server.tables.entries import Entry, EntryError, Moved, TookBack, decode, encode
from wildswing.server.tables.judge import Judgement, bot_choice, judge
from wildswing.server.tables.opening import Opening, open_table
from wildswing.server.tables.presence import EVERYBODY, Presence
from wildswing.server.tables.sitting import invite, join, leave, recover, recovery
from wildswing.server.tables.sources import Source, hashed
from wildswing.server.tables.table import Table
from wildswing.server.tables.terms import TERMS, Terms

__all__ = [
    "EVERYBODY",
    "TERMS",
    "Declined",
    "Entry",
    "EntryError",
    "Judgement",
    "Moved",
    "Opening",
    "Presence",
    "Source",
    "Table",
    "Terms",
    "TookBack",
    "bot_choice",
    "decode",
    "due",
    "encode",
    "hashed",
    "invite",
    "join",
    "judge",
    "leave",
    "next_change",
    "open_table",
    "recover",
    "recovery",
    "wake",
]
