"""A table as one viewer sees it."""

from __future__ import annotations

from typing import Literal

import msgspec

from wildswing.server.wire.common import Result
from wildswing.server.wire.tables.options import GameName, TableOptions

TableState = Literal["waiting", "playing", "over"]
OfferKind = Literal["take back", "pause", "resume", "rematch"]


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it.

    Attributes:
        seat: its number.
        kind: "person", "bot" or "free".
        name: who sits there, "" for nobody.
        characters: their ids; () as long as they are not chosen.
        yours: whether the viewer holds it.
        present: whether its player is connected; bots always are.
        gone_for: for how many seconds the player has been gone, at `TableInfo.time`.
        claimable: whether the other player may claim the game by now, as this one has been gone for too long.
        invited: whether an invite link is open for it.
        replaceable: whether the others may let a bot play on for it by now.
        claimable_in: in how many seconds the game can be claimed if the player does not come back; None if never, or
            if nobody is gone.
        replaceable_in: in how many seconds a bot may play on for it, likewise.
    """

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    characters: tuple[str, ...]
    yours: bool
    present: bool
    gone_for: int = 0
    claimable: bool = False
    invited: bool = False
    replaceable: bool = False
    claimable_in: int | None = None
    replaceable_in: int | None = None


class ClockInfo(msgspec.Struct, frozen=True):
    """How the clocks stand at `TableInfo.time`.

    Attributes:
        left: the milliseconds that each seat has left.
        running: the seat whose clock runs; None if none does.
        paused: whether they are stopped by agreement.
    """

    left: tuple[int, ...]
    running: int | None
    paused: bool


class Offer(msgspec.Struct, frozen=True):
    """Something that one seat proposes and the others agree to.

    Attributes:
        id: names it in `answer`.
        kind: "take back", "pause", "resume" or "rematch".
        seat: who proposes it.
        number: of the decision that a taking back returns to; else of the decision at that time.
        agreed: the seats that have agreed so far.
    """

    id: int
    kind: OfferKind
    seat: int
    number: int
    agreed: tuple[int, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as one viewer sees it.

    Attributes:
        id: names it in addresses.
        game: "exceed" or "hackclad".
        state: "waiting" for players, "playing" or "over".
        seats: all of them.
        options: what its maker decided.
        clock: None without clocks.
        offers: those that are open.
        version: grows with everything that happens at the table.
        number: how many choices were made.
        asked: the seat that is to decide; None for nobody.
        take_back: "free" if the viewer can take the last choice back at once, "ask" if the others would have to agree,
            None if it stands.
        result: how the game ended.
        ended_by: "play", "resignation", "time", "claim" or "closed"; None as long as it goes on.
        rematch: the id of the table of the rematch.
        watching: how many spectators are connected.
        maker: whether the viewer opened the table.
        title: such as "Geoffrey against Ryu".
        summary: how it stands in a few words, such as "turn 9, 22 to 17".
        time: the server's time, milliseconds since 1970.
        created: when it was opened.
        places: where the figures stand, for a small picture: in EXCEED the space of each fighter by seat; in
            HacKClaD the space of the Clad, then those of the Witches, -1 for one that is not on the field. () before
            the game has begun.
    """

    id: str
    game: GameName
    state: TableState
    seats: tuple[SeatInfo, ...]
    options: TableOptions
    clock: ClockInfo | None
    offers: tuple[Offer, ...]
    version: int
    number: int
    asked: int | None
    take_back: Literal["free", "ask"] | None
    result: Result | None
    ended_by: Literal["play", "resignation", "time", "claim", "closed"] | None
    rematch: str | None
    watching: int
    maker: bool
    title: str
    summary: str
    time: int
    created: int
    places: tuple[int, ...] = ()
