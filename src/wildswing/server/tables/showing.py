"""A table as everybody may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from wildswing.server.tables.absence import claim_in, gone_for, replace_in
from wildswing.server.tables.naming import summary_of, title_of
from wildswing.server.tables.placing import places_of
from wildswing.server.tables.presence import Presence
from wildswing.server.tables.seats import seat_info
from wildswing.server.tables.taking_back import way_back
from wildswing.server.tables.terms import Terms
from wildswing.server.wire.tables import SeatInfo, TableInfo

if TYPE_CHECKING:
    from wildswing.server.tables.seats import Seat
    from wildswing.server.tables.table import Table


def table_info(
    table: Table, guest: str | None, seat: int | None, now: int, presence: Presence, terms: Terms
) -> TableInfo:
    """What `Table.info` tells.

    Args:
        table: the table.
        guest: the viewer.
        seat: from which seat the viewer looks at it.
        now: the time.
        presence: who is connected.
        terms: how long things last.
    """
    now = max(now, table.at)
    own = table.seats_of(guest)
    return TableInfo(
        id=table.id,
        game=table.new.game,
        state=table.state,
        seats=tuple([one_seat(table, one, guest, now, presence, terms) for one in table.seats]),
        options=table.options,
        clock=None if table.clocks is None else table.clocks.info(now),
        offers=tuple([offer.info() for offer in table.offers.values()]),
        version=table.version,
        number=table.number,
        asked=table.mover,
        take_back=take_back(table, seat) if seat in own else None,
        result=table.result,
        ended_by=table.ended_by,
        rematch=table.rematch,
        watching=presence.watching,
        maker=bool(guest) and guest == table.maker,
        title=title_of(table),
        summary=summary_of(table),
        time=now,
        created=table.created,
        places=places_of(table),
    )


def one_seat(table: Table, seat: Seat, guest: str | None, now: int, presence: Presence, terms: Terms) -> SeatInfo:
    """One seat as everybody sees it."""
    return seat_info(
        seat,
        yours=bool(guest) and seat.guest == guest,
        away=gone_for(seat, now, presence),
        claim=claim_in(table, seat, now, presence, terms),
        replace=replace_in(table, seat, now, presence, terms),
        invited=("seat", seat.number) in table.links.values(),
    )


def take_back(table: Table, seat: int | None) -> Literal["free", "ask"] | None:
    """Whether the viewer's last choice can be taken back at once, or by agreement; None if it stands."""
    way = None if seat is None else way_back(table, seat)
    if way is None:
        return None
    if not way.ask:
        return "free"
    return None if seat in table.asked_back else "ask"
