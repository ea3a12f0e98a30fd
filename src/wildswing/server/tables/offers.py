"""What seats propose to each other, and who has agreed so far."""

from __future__ import annotations

from collections.abc import Sequence

from wildswing.server.tables.seats import Seat
from wildswing.server.wire.tables import Offer, OfferKind


class OpenOffer:
    """An offer that waits for answers.

    Attributes:
        id: the number of the entry that made it.
        kind: what is proposed.
        seat: by whom.
        number: of the decision that a taking back returns to, else of the pending one at that time.
        agreed: who agreed, the proposer among them.
    """

    __slots__ = ("agreed", "id", "kind", "number", "seat")

    def __init__(self, offer_id: int, kind: OfferKind, seat: int, number: int) -> None:
        self.id = offer_id
        self.kind: OfferKind = kind
        self.seat = seat
        self.number = number
        self.agreed = [seat]

    def info(self) -> Offer:
        """The offer as everybody sees it."""
        return Offer(self.id, self.kind, self.seat, self.number, tuple(sorted(self.agreed)))


def missing(seats: Sequence[Seat], agreed: Sequence[int]) -> list[int]:
    """The seats that would still have to agree: persons, if no seat of theirs has agreed. Bots agree to everything.

    Args:
        seats: of the table.
        agreed: the seats that have agreed.
    """
    guests = {seats[number].guest for number in agreed}
    return [seat.number for seat in seats if seat.kind == "person" and seat.guest not in guests]


def lapsed(kind: OfferKind, *, moved: bool, over: bool, paused: bool) -> bool:
    """Whether an offer of this kind has become pointless.

    Args:
        kind: of the offer.
        moved: whether the game is in another position since.
        over: whether the game is over.
        paused: whether it is paused.
    """
    if over:
        return kind != "rematch"
    if kind == "take back":
        return moved
    return (kind == "pause") == paused
