"""The row of a table in lists, and what of it a viewer may see."""

from __future__ import annotations

import msgspec

from wildswing.server.rooms.attendance import Crowd
from wildswing.server.storage import Listed, Listing
from wildswing.server.storage.appending import Append
from wildswing.server.tables import EVERYBODY, Entry, Table, encode
from wildswing.server.wire.tables import ClockInfo, SeatInfo, TableInfo


def append_of(table: Table, version: int, entries: tuple[Entry, ...], *, seats_changed: bool) -> Append:
    """What is to be stored of a table.

    Args:
        table: as the entries have made it.
        version: how many entries it had before.
        entries: the new ones.
        seats_changed: whether somebody sat down or stood up.
    """
    holders = None
    if seats_changed:
        holders = tuple((seat.number, seat.guest) for seat in table.seats if seat.kind == "person")
    listing = Listing(
        info=table.info(None, None, table.at, EVERYBODY),
        public=table.options.public,
        free=table.state == "waiting" and any(seat.kind == "free" and seat.opened_as == "open" for seat in table.seats),
        maker=table.maker,
        holders=holders,
    )
    stored = tuple((entry.at, encode(entry).decode()) for entry in entries)
    return Append(table.id, version, stored, listing)


def shown_to(listed: Listed, guest: str, crowd: Crowd, now: int) -> TableInfo:
    """A table of a list as a guest may see it.

    Args:
        listed: the table.
        guest: the viewer.
        crowd: who is connected to it.
        now: the time.
    """
    info = listed.info
    own = {seat for seat, holder in listed.holders.items() if holder == guest}
    seats = tuple(
        msgspec.structs.replace(seat, yours=seat.seat in own, present=is_present(seat, crowd)) for seat in info.seats
    )
    maker = bool(guest) and guest == listed.maker
    shown = msgspec.structs.replace(
        info, seats=seats, maker=maker, watching=crowd.watching, clock=clock_at(info, now), time=max(now, info.time)
    )
    if info.options.delay and info.state != "waiting" and not own:
        # Whoever watches this table sees it later, and learns nothing earlier from a list.
        return msgspec.structs.replace(
            shown, clock=None, offers=(), number=0, asked=None, result=None, summary="", places=()
        )
    return shown


def is_present(seat: SeatInfo, crowd: Crowd) -> bool:
    """Whether somebody is at a seat now."""
    return seat.kind == "bot" or (seat.kind == "person" and seat.seat in crowd.seats)


def clock_at(info: TableInfo, now: int) -> ClockInfo | None:
    """The clocks of a table as they stand now."""
    clock = info.clock
    if clock is None or clock.running is None or clock.paused:
        return clock
    left = list(clock.left)
    left[clock.running] = max(0, left[clock.running] - max(0, now - info.time))
    return msgspec.structs.replace(clock, left=tuple(left))
