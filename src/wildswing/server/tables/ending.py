"""What ends by itself or because somebody gives up: time, absence, resignation, idle tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wildswing.server.tables.absence import claim_in, replace_in
from wildswing.server.tables.entries import ClaimedGame, Closed, Entry, Replaced, Resigned, TimedOut, Woke
from wildswing.server.tables.presence import Presence
from wildswing.server.tables.refusals import Refusal, not_possible
from wildswing.server.tables.terms import HOUR, MINUTE, TERMS, Terms

if TYPE_CHECKING:
    from wildswing.server.tables.seats import Seat
    from wildswing.server.tables.table import Table

STAND_IN: Final = "steady"
"""The bot that plays on for who is gone."""


def goes_on(table: Table, seat: int) -> bool:
    """Whether the others play on, with a bot in the place of a seat that is lost: where more than two play.

    Args:
        table: where.
        seat: which is lost.
    """
    return len(table.seats) > 2 and any(one.kind == "person" and one.number != seat for one in table.seats)


def due(table: Table, now: int, terms: Terms = TERMS) -> tuple[Entry, ...]:
    """What has to be appended because time went by: a clock at its end, or a table that nobody uses.

    Args:
        table: where.
        now: the time.
        terms: how long things last.
    """
    at = max(now, table.at)
    if table.state == "waiting":
        return (Closed(at=at, reason="no game began in time"),) if at - table.created >= terms.never_begun else ()
    if table.state == "over":
        return ()
    flag = None if table.clocks is None else table.clocks.flag()
    if flag is not None and at >= flag:
        seat = table.mover
        assert seat is not None
        on = goes_on(table, seat)
        entries: list[Entry] = [TimedOut(at=at, seat=seat, goes_on=on)]
        if on:
            entries.append(Replaced(at=at, seat=seat, replaced=seat, bot=STAND_IN))
        return tuple(entries)
    return (Closed(at=at, reason="nobody played on"),) if at - table.at >= terms.untouched else ()


def next_change(table: Table, now: int, presence: Presence, terms: Terms = TERMS) -> int | None:
    """When `due` or what everybody sees changes next by itself; None if it does not.

    Args:
        table: where.
        now: the time.
        presence: who is connected.
        terms: how long things last.
    """
    if table.state == "over":
        return None
    if table.state == "waiting":
        return table.created + terms.never_begun
    times = [table.at + terms.untouched]
    flag = None if table.clocks is None else table.clocks.flag()
    if flag is not None:
        times.append(flag)
    for seat in table.seats:
        waits = (claim_in(table, seat, now, presence, terms), replace_in(table, seat, now, presence, terms))
        times += [now + wait for wait in waits if wait]
    return min(times)


def wake(table: Table, now: int, seen: int | None = None) -> tuple[Entry, ...]:
    """What has to be appended when a table comes back into memory that no server had: that time counts on no clock.

    Args:
        table: where.
        now: the time.
        seen: when a server is last known to have had it; None: at its last entry.
    """
    if table.clocks is None or table.clocks.running is None:
        return ()
    at = max(now, table.at)
    return (Woke(at=at, since=min(at, max(table.at, seen or 0))),)


def resign(table: Table, seat: int, message: str, at: int) -> tuple[Entry, ...]:
    """Give the game up. Where more than two play, a bot plays on.

    Args:
        table: where.
        seat: who gives up.
        message: the id of the message.
        at: the time.

    Raises:
        Refusal: no game goes on.
    """
    if table.state != "playing":
        raise not_possible("No game goes on here.", "")
    on = goes_on(table, seat)
    resigned = Resigned(at=at, seat=seat, message=message, goes_on=on)
    return (resigned, Replaced(at=at, seat=seat, replaced=seat, bot=STAND_IN)) if on else (resigned,)


def claim(
    table: Table, seat: int, message: str, gone: int, at: int, presence: Presence, terms: Terms
) -> tuple[Entry, ...]:
    """Claim the game from a seat that has been gone for too long.

    Args:
        table: where.
        seat: who claims.
        message: the id of the message.
        gone: the seat that is gone.
        at: the time.
        presence: who is connected.
        terms: how long things last.

    Raises:
        Refusal: it is not gone, or not for long enough.
    """
    absent = absent_seat(table, seat, gone, presence)
    if len(table.seats) > 2:
        raise not_possible("Where more than two play, the game is not claimed.", "Let a bot play on for who is gone.")
    wait = claim_in(table, absent, at, presence, terms)
    if wait:
        raise too_early(absent, "claim the game", wait)
    return (ClaimedGame(at=at, seat=seat, message=message, gone=gone),)


def replace(
    table: Table, seat: int, message: str, gone: int, at: int, presence: Presence, terms: Terms
) -> tuple[Entry, ...]:
    """Let a bot play on for a seat that has been gone for too long.

    Args:
        table: where.
        seat: who wants it.
        message: the id of the message.
        gone: the seat that is gone.
        at: the time.
        presence: who is connected.
        terms: how long things last.

    Raises:
        Refusal: it is not gone, or not for long enough.
    """
    absent = absent_seat(table, seat, gone, presence)
    wait = replace_in(table, absent, at, presence, terms)
    if wait:
        raise too_early(absent, "let a bot play on", wait)
    return (Replaced(at=at, seat=seat, message=message, replaced=gone, bot=STAND_IN),)


def absent_seat(table: Table, seat: int, gone: int, presence: Presence) -> Seat:
    """The seat of somebody else who is gone.

    Raises:
        Refusal: there is no such seat.
    """
    if table.state != "playing":
        raise not_possible("No game goes on here.", "")
    if gone >= len(table.seats):
        raise not_possible(f"There is no seat {gone}.", "")
    absent = table.seats[gone]
    if absent.kind != "person" or absent.guest == table.seats[seat].guest:
        raise not_possible("This seat is not another person's.", "")
    if gone not in presence.gone_since:
        raise not_possible(f"{absent.name} is there.", "")
    return absent


def too_early(absent: Seat, act: str, rest: int) -> Refusal:
    """Somebody is gone, but not for long enough."""
    return not_possible(f"{absent.name} may still come back.", f"You can {act} in {lasting(rest)}.")


def lasting(milliseconds: int) -> str:
    """A length of time in words, rounded up.

    >>> lasting(59_001), lasting(150_000), lasting(72 * HOUR - 1)
    ('60 seconds', '3 minutes', '72 hours')

    Args:
        milliseconds: how long.
    """
    for unit, name in ((HOUR, "hours"), (MINUTE, "minutes")):
        if milliseconds > 2 * unit:
            return f"{-(-milliseconds // unit)} {name}"
    seconds = max(1, -(-milliseconds // 1000))
    return f"{seconds} second{'' if seconds == 1 else 's'}"
