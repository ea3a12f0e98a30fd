"""Players who are gone: for how long, and when the others may go on without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.server.tables.presence import Presence
from wildswing.server.tables.terms import Terms

if TYPE_CHECKING:
    from wildswing.server.tables.seats import Seat
    from wildswing.server.tables.table import Table


def gone_for(seat: Seat, now: int, presence: Presence) -> int | None:
    """For how many milliseconds the person of a seat has been gone; None for somebody who is there.

    Args:
        seat: the seat.
        now: the time.
        presence: who is connected.
    """
    since = presence.gone_since.get(seat.number)
    return None if since is None or seat.kind != "person" else max(0, now - since)


def claim_in(table: Table, seat: Seat, now: int, presence: Presence, terms: Terms) -> int | None:
    """In how many milliseconds the game may be claimed from a seat that is gone; None if its player is there, or never.

    Only between two seats: where more play, a bot plays on for who is gone.

    Args:
        table: where.
        seat: whose player may be gone.
        now: the time.
        presence: who is connected.
        terms: how long things last.
    """
    away = gone_for(seat, now, presence)
    if away is None or table.state != "playing" or len(table.seats) != 2:
        return None
    return max(0, (terms.grace_with_clock if clocks_count(table) else terms.claim_without_clock) - away)


def replace_in(table: Table, seat: Seat, now: int, presence: Presence, terms: Terms) -> int | None:
    """In how many milliseconds a bot may play on for a seat that is gone; None if its player is there.

    Args:
        table: where.
        seat: whose player may be gone.
        now: the time.
        presence: who is connected.
        terms: how long things last.
    """
    away = gone_for(seat, now, presence)
    if away is None or table.state != "playing":
        return None
    if table.paused:  # by agreement: then nobody need be there
        grace = terms.claim_without_clock
    else:
        grace = terms.grace_with_clock if clocks_count(table) else terms.grace_without_clock
    return max(0, grace - away)


def clocks_count(table: Table) -> bool:
    """Whether the table has clocks that do not stand still by agreement."""
    return table.clocks is not None and not table.paused
