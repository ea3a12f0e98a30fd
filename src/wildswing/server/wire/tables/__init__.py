"""A table as everybody at it sees it: seats, clocks, offers, options; and the bodies of the lobby's requests."""

from __future__ import annotations

from wildswing.server.wire.tables.info import ClockInfo, Offer, OfferKind, SeatInfo, TableInfo, TableState
from wildswing.server.wire.tables.options import (
    ClockSettings,
    GameName,
    Help,
    NewSeat,
    NewTable,
    SeatKind,
    TableOptions,
)
from wildswing.server.wire.tables.requests import (
    Health,
    Invitation,
    Invite,
    Join,
    Lobby,
    Me,
    NewInvite,
    Opened,
    Problem,
    Recover,
    Rename,
)

__all__ = [
    "ClockInfo",
    "ClockSettings",
    "GameName",
    "Health",
    "Help",
    "Invitation",
    "Invite",
    "Join",
    "Lobby",
    "Me",
    "NewInvite",
    "NewSeat",
    "NewTable",
    "Offer",
    "OfferKind",
    "Opened",
    "Problem",
    "Recover",
    "Rename",
    "SeatInfo",
    "SeatKind",
    "TableInfo",
    "TableOptions",
    "TableState",
]
