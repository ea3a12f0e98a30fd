"""Proposals and their answers: the entries that they make, with what follows when all agree."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from wildswing.server.tables.entries import Answered, Entry, Offered, Paused, Rematched, Resumed, TookBack
from wildswing.server.tables.offers import OpenOffer, missing
from wildswing.server.tables.opening import Opening, rematch
from wildswing.server.tables.refusals import not_possible, stale
from wildswing.server.tables.sources import Source
from wildswing.server.tables.taking_back import way_back
from wildswing.server.wire.tables import OfferKind

if TYPE_CHECKING:
    from wildswing.server.tables.table import Table


class Agreement(msgspec.Struct, frozen=True):
    """What a proposal or an answer makes.

    Attributes:
        entries: to be appended.
        opens: the table of a rematch, which must be stored with them.
    """

    entries: tuple[Entry, ...]
    opens: Opening | None = None


def take_back(table: Table, seat: int, message: str, number: int, at: int) -> Agreement:
    """Take a choice back: at once if nobody must be asked, else by an offer.

    Args:
        table: where.
        seat: whose choice.
        message: the id of the message.
        number: of the pending decision, as the player knows it.
        at: the time.

    Raises:
        Refusal: the choice stands, or this was asked before.
    """
    check_playing(table)
    if table.paused:
        raise not_possible("The game is paused.", "Propose to go on.")
    if number != table.number:
        raise stale(number, table.number)
    way = way_back(table, seat)
    if way is None:
        raise not_possible(
            "Your last choice stands: since then somebody may have learnt something, or you have not chosen yet.",
            "Play on.",
        )
    if not way.ask:
        return Agreement((TookBack(at=at, seat=seat, message=message, to=way.to, agreed=way.others),))
    if seat in table.asked_back:
        raise not_possible("You have asked for that once in this position.", "Play on.")
    return Agreement((Offered(at=at, seat=seat, message=message, kind="take back", number=way.to),))


def propose(table: Table, seat: int, message: str, kind: OfferKind, at: int, source: Source) -> Agreement:
    """Propose something; who proposes what another has proposed agrees to it.

    Args:
        table: where.
        seat: who proposes.
        message: the id of the message.
        kind: what.
        at: the time.
        source: of the seeds of a rematch.

    Raises:
        Refusal: there is nothing to propose.
    """
    if kind == "take back":
        return take_back(table, seat, message, table.number, at)
    check_kind(table, kind)
    for offer in table.offers.values():
        if offer.kind == kind:
            return answer(table, seat, message, offer.id, True, at, source)
    offered = Offered(at=at, seat=seat, message=message, kind=kind, number=table.number)
    return agreed(table, offered, OpenOffer(0, kind, seat, table.number), [seat], at, source)


def answer(table: Table, seat: int, message: str, offer_id: int, agree: bool, at: int, source: Source) -> Agreement:
    """Agree to an offer, decline it, or withdraw one's own.

    Args:
        table: where.
        seat: who answers.
        message: the id of the message.
        offer_id: which offer.
        agree: whether to agree.
        at: the time.
        source: of the seeds of a rematch.

    Raises:
        Refusal: it is not open, or this seat has agreed.
    """
    offer = table.offers.get(offer_id)
    if offer is None:
        raise not_possible("This offer is not open (any more).", "")
    answered = Answered(at=at, seat=seat, message=message, offer=offer_id, agree=agree)
    if not agree:
        return Agreement((answered,))
    if seat not in missing(table.seats, offer.agreed):
        raise not_possible("You have agreed to that already.", "Wait for the others, or withdraw it.")
    return agreed(table, answered, offer, [*offer.agreed, seat], at, source)


def agreed(table: Table, entry: Entry, offer: OpenOffer, seats: Sequence[int], at: int, source: Source) -> Agreement:
    """An offer after somebody agreed, with what follows if nobody is missing any more."""
    if missing(table.seats, seats):
        return Agreement((entry,))
    if offer.kind == "rematch":
        opening = rematch(table, at, source)
        return Agreement((entry, Rematched(at=at, table=opening.table)), opening)
    if offer.kind == "take back":
        return Agreement((entry, TookBack(at=at, seat=offer.seat, to=offer.number, agreed=True)))
    return Agreement((entry, Paused(at=at) if offer.kind == "pause" else Resumed(at=at)))


def check_playing(table: Table) -> None:
    """Raise Refusal unless a game goes on."""
    if table.state == "waiting":
        raise not_possible("The game has not begun: a seat is free.", "Wait for the others, or invite them.")
    if table.state == "over":
        raise not_possible("The game is over.", "Propose a rematch, or look at the replay.")


def check_kind(table: Table, kind: OfferKind) -> None:
    """Raise Refusal unless there is something to propose."""
    if kind == "rematch":
        if table.state != "over" or table.game is None:
            raise not_possible("A rematch comes after a game.", "Play on, or resign.")
        if table.rematch is not None:
            raise not_possible("There is a rematch already.", "Go to its table.")
        return
    check_playing(table)
    if table.clocks is None:
        raise not_possible("This table has no clock that could be stopped.", "Take your time.")
    if (kind == "pause") == table.paused:
        raise not_possible("The game is paused." if table.paused else "The game is not paused.", "")
