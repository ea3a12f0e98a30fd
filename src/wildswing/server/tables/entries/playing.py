"""Entries of a game that goes on."""

from __future__ import annotations

from typing import Literal

from wildswing.server.tables.entries.base import Act, Base
from wildswing.server.wire.tables import OfferKind


class Chosen(Act, frozen=True, kw_only=True, tag="chosen"):
    """Pending decisions were answered.

    Attributes:
        number: of the first decision.
        options: the options of this and the next decisions.
        by: "person" or "bot".
    """

    number: int
    options: tuple[int, ...]
    by: Literal["person", "bot"] = "person"


class TookBack(Act, frozen=True, kw_only=True, tag="took back"):
    """Choices were taken back.

    Attributes:
        to: how many choices remain.
        agreed: whether others had acted since and agreed (or need not be asked, as bots).
    """

    to: int
    agreed: bool = False


class Offered(Act, frozen=True, kw_only=True, tag="offered"):
    """A seat proposed something; the number of this entry, from 1, is the id of the offer.

    Attributes:
        kind: what.
        number: of the decision that a taking back returns to, else of the pending one.
    """

    kind: OfferKind
    number: int


class Answered(Act, frozen=True, kw_only=True, tag="answered"):
    """A seat agreed to an offer, declined it, or withdrew its own.

    Attributes:
        offer: its id.
        agree: whether it agreed.
    """

    offer: int
    agree: bool


class Paused(Base, frozen=True, kw_only=True, tag="paused"):
    """All agreed to a pause: clocks stand still, and nobody chooses."""


class Resumed(Base, frozen=True, kw_only=True, tag="resumed"):
    """All agreed to go on."""


class Woke(Base, frozen=True, kw_only=True, tag="woke"):
    """No server had the table in memory for a while: that time counts on no clock.

    Attributes:
        since: when a server is last known to have had it.
    """

    since: int
