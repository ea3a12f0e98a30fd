"""Tables for tests of the store, which does not care what entries say."""

from __future__ import annotations

from wildswing.server.storage.appending import Append
from wildswing.server.storage.listings import Listing
from wildswing.server.wire.tables import SeatInfo, TableInfo, TableOptions, TableState


def info(table_id: str, state: TableState = "playing", *, created: int = 1) -> TableInfo:
    seats = tuple(SeatInfo(seat, "person", f"guest {seat}", ("ryu",), yours=False, present=True) for seat in range(2))
    return TableInfo(
        id=table_id,
        game="exceed",
        state=state,
        seats=seats,
        options=TableOptions(),
        clock=None,
        offers=(),
        version=1,
        number=0,
        asked=None,
        take_back=None,
        result=None,
        ended_by=None,
        rematch=None,
        watching=0,
        maker=False,
        title="Ryu against Ryu",
        summary="",
        time=created,
        created=created,
    )


def append(
    table_id: str,
    version: int,
    *entries: str,
    state: TableState = "playing",
    at: int = 1,
    public: bool = True,
    free: bool = False,
    maker: str = "ada",
    holders: tuple[tuple[int, str], ...] | None = None,
) -> Append:
    listing = Listing(info(table_id, state), public, free, maker, holders)
    return Append(table_id, version, tuple((at, entry) for entry in entries or (f'"{version + 1}"',)), listing)
