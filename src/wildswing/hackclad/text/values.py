"""The small parts that effects are made of: amounts, kinds of cards, chosen cards, counters and numbers.

Every enumerated phrase is a plain string in the spelling of the grammar, so what a node holds is what a card says.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count

Bound: TypeAlias = int | Literal["X", "any", "all", "that much"]
"""One end of an amount; "any" is only an upper end."""

CardType: TypeAlias = Literal["attack", "attack magic", "reaction", "reaction magic", "support", "support magic"]
"""The type of a skill card; "attack" alone never includes "attack magic"."""

Zone: TypeAlias = Literal["your hand", "your deck", "your discard pile", "your Enhanced deck", "the Clad deck"]
"""Where cards lie."""

Resource: TypeAlias = Literal["MP", "CP", "Magic Shard"]
"""What a player gains and spends."""

Owned: TypeAlias = Literal["MP", "CP", "Injury", "VP on your cards"]
"""What a condition can ask a player for."""

Until: TypeAlias = Literal["this turn", "this round"]
"""How long something lasts, or since when a deed counts."""


class Amount(Node, frozen=True):
    """How many: "2" is (2, 2), "up to 2" is (0, 2), "any number" is (0, "any").

    "all" is ("all", "all"); "that much" is ("that much", "that much"): as many as the event that is answered was about.
    """

    low: Bound
    high: Bound


class Kind(Node, frozen=True):
    """What a card must be, in the singular: "card", "Attack or Attack Magic card", "card named Barrage".

    At most one of `types` (any of them will do), `enhanced` and `label` says something. `name` is an exact name.
    `worth_more` is by how many VP it must be worth more than the card it is traded for.
    """

    types: tuple[CardType, ...] = ()
    enhanced: bool = False
    label: str | None = None
    name: str | None = None
    worth_more: int | None = None


# ------------------------------------------------------------------------------------------------ selections of cards


class From(Node, frozen=True):
    """Cards that the player picks from a zone: "1 card from your discard pile"; "discard 1 card" is from the hand."""

    amount: Amount
    kind: Kind
    zone: Zone


class Top(Node, frozen=True):
    """Cards on top of a zone: "the top card of your deck"."""

    count: Count
    zone: Zone


class Them(Node, frozen=True):
    """Cards among those just looked at or revealed: "1 of them"."""

    count: Count


class This(Node, frozen=True):
    """A card that needs no search: the card last looked at, revealed or discarded, or the card with the text."""

    what: Literal["it", "this card"]


class All(Node, frozen=True):
    """Every card of a zone: "discard your deck"."""

    zone: Zone


Selection: TypeAlias = From | Top | Them | This | All


# ------------------------------------------------------------------------------------------------ counters and numbers


class InZone(Node, frozen=True):
    """Counts the cards of a kind in a zone: "cards named Barrage in your discard pile"."""

    kind: Kind
    zone: Zone


class Deed(Node, frozen=True):
    """Counts what was done: "spaces you moved this round", "damage you dealt with one card".

    What is counted goes with the words: spaces ("you moved", "the Clad moved"), Magic Shards ("you picked up"), damage
    ("you dealt"), and cards of a `kind` ("you damaged the Clad with"), which is None for all others. "with one card" is
    only for damage: the most that one card dealt.
    """

    did: Literal["you moved", "the Clad moved", "you picked up", "you dealt", "you damaged the Clad with"]
    period: Until | Literal["with one card"]
    kind: Kind | None = None


Counter: TypeAlias = InZone | Deed


class NumberOf(Node, frozen=True):
    """The value of a counter: "the number of spaces you moved this round", "twice the number of ..."."""

    counter: Counter
    twice: bool = False


class NamedNumber(Node, frozen=True):
    """A number that the game keeps: the MP paid for this card, the VP of the card "it", the Clad's ATK, your MP."""

    what: Literal["the MP you spend", "its VP", "the Clad's ATK", "your MP"]


Number: TypeAlias = NumberOf | NamedNumber


class Per(Node, frozen=True):
    """Once for every `step` of a counter, rounding down, at most `most` times: "per 2 cards in your hand (max 3)"."""

    step: Count
    counter: Counter
    most: int | None = None


class PlusX(Node, frozen=True):
    """A number on the face of a card that depends on X: "X" is 0 more, "1+X" is 1 more."""

    base: int
