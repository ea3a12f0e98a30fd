"""The small parts that effects are made of: amounts, zones, chosen cards, counters and numbers.

Every enumerated phrase is a plain string in the spelling of the grammar, so what a node holds is what a card says.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count

Who: TypeAlias = Literal["you", "opponent", "both"]
"""Who does a step.  A verb without a subject is done by "you", the owner of the card."""

Bound: TypeAlias = int | Literal["X", "that many", "any"]
"""One end of an amount; "any" is only an upper end."""

Whose: TypeAlias = Literal["your", "the opponent's", "their", "its owner's"]
"""Whose zone or stat; "their" is the opponent's and stands only where the opponent is the subject."""


class Amount(Node, frozen=True):
    """How many: "2" is (2, 2), "1-2" is (1, 2), "up to 2" is (0, 2), "any number" is (0, "any").

    "that many" is ("that many", "that many"): as many as were just paid, moved or discarded.
    """

    low: Bound
    high: Bound


class Distance(Node, frozen=True):
    """A range of distances, both ends included: "1" is (1, 1), "3-7" is (3, 7)."""

    low: Count
    high: Count


class Zone(Node, frozen=True):
    """One or more zones of one player: "your hand", or "your hand or gauge", which lets the player choose."""

    whose: Whose
    names: tuple[str, ...]


# ------------------------------------------------------------------------------------------------ selections of cards


class From(Node, frozen=True):
    """Cards that the player picks from a zone: "2 Specials from your hand"."""

    amount: Amount
    kind: str
    zone: Zone


class Random(Node, frozen=True):
    """Cards picked by chance from a zone: "1 random card from the opponent's hand"."""

    amount: Amount
    kind: str
    zone: Zone


class Them(Node, frozen=True):
    """Cards among those just looked at, drawn or revealed: "1 of them", "up to 1 Ultra of them"."""

    amount: Amount
    kind: str


class Copies(Node, frozen=True):
    """Cards of one name from a zone: "1 copy of Treasure Coin from your discard pile"."""

    amount: Amount
    name: str
    zone: Zone


class InPlay(Node, frozen=True):
    """Cards in play, whoever has them: "1 continuous boost"."""

    amount: Amount
    kind: str


class Yours(Node, frozen=True):
    """Cards that you have in play: "any number of your continuous boosts"."""

    amount: Amount
    kind: str


class Top(Node, frozen=True):
    """Cards at an end of a zone: "the top 2 cards of your deck"; `end` is "the top" or "the bottom"."""

    end: str
    count: Count
    kind: str
    zone: Zone


class All(Node, frozen=True):
    """Every card of a zone: "discard your hand"."""

    zone: Zone


class Named(Node, frozen=True):
    """One card by its name: "Ritual Magic from your set-aside cards"."""

    name: str
    zone: Zone


class This(Node, frozen=True):
    """A card that needs no search: "this boost", "your attack", "the rest", "all copies of your top discard"."""

    what: str


Selection: TypeAlias = From | Random | Them | Copies | InPlay | Yours | Top | All | Named | This


# ------------------------------------------------------------------------------------------------ counters and numbers


class InZone(Node, frozen=True):
    """Counts the cards of a kind in a zone: "card in your gauge"."""

    kind: str
    zone: Zone


class Counted(Node, frozen=True):
    """Counts one thing that the game keeps track of, in the singular: "damage taken", "space moved"."""

    what: str


class TokenCount(Node, frozen=True):
    """Counts tokens of one name: "Ice Spike removed", "Web Trap between you and the opponent"."""

    token: str
    place: str


class CopiesIn(Node, frozen=True):
    """Counts the cards of one name in a zone: "copy of Treasure Coin in your gauge"."""

    name: str
    zone: Zone


class PointsOf(Node, frozen=True):
    """Counts the points of a stat: "point of the opponent's Guard"."""

    whose: Whose
    stat: str


Counter: TypeAlias = InZone | Counted | TokenCount | CopiesIn | PointsOf


class NumberOf(Node, frozen=True):
    """The value of a counter: "the number of cards in your hand"."""

    counter: Counter


class StatOf(Node, frozen=True):
    """A stat or the life of a player as it is now: "your life", "the opponent's Guard"."""

    whose: Whose
    stat: str


class PowerOf(Node, frozen=True):
    """The printed Power of a card; `card` is a selection or "that card"."""

    card: Selection | Literal["that card"]


class NamedNumber(Node, frozen=True):
    """A number that the game keeps: "the distance to the opponent", "your positive Power bonuses"."""

    what: str


Number: TypeAlias = int | Literal["X"] | NumberOf | StatOf | PowerOf | NamedNumber


class Per(Node, frozen=True):
    """Once for every `step` of a counter, rounding down, at most `most` in all: "per 2 cards in your hand (max 5)"."""

    step: Count
    counter: Counter
    most: int | None = None


class Expression(Node, frozen=True):
    """A computed number on the face of a card: "the number of cards in your hand (max 7)"."""

    number: Number
    most: int | None = None
