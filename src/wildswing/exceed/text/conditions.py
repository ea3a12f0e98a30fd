"""Conditions: what may stand between "If" and its comma.  Several in one `If` must all be true."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count
from wildswing.exceed.text.values import Number

Relation: TypeAlias = Literal["=", ">=", "<=", ">", "<"]


class Is(Node, frozen=True):
    """A fixed predicate in its own words: "you were hit", "critical", "not exceeded"."""

    what: str


class AtRange(Node, frozen=True):
    """The distance to the opponent lies in a range: "at range 1-2", "at range 3 or more" (`high` is None).

    `greatest` is "at your greatest range" (`low` is then 0 and `high` None); `from_you` measures from your space even
    where an attack measures from another one.
    """

    low: Count
    high: Count | None
    greatest: bool = False
    from_you: bool = False


class AttackKind(Node, frozen=True):
    """An attack is of a kind: "your attack is a Normal"; `who` is the player whose attack it is."""

    who: Literal["you", "opponent"]
    kind: str


class AttackName(Node, frozen=True):
    """Your attack is the card of this name."""

    name: str


class TokenState(Node, frozen=True):
    """A token, a card in play or "your attack" is somewhere or on one side: "Nirvana is active"."""

    token: str
    state: str


class WithToken(Node, frozen=True):
    """A player stands in some way to a token: "the opponent is between you and Serena"."""

    what: str
    token: str


class Compare(Node, frozen=True):
    """Two numbers stand in a relation: "your life is 5 or less", "you have more cards in hand than the opponent"."""

    left: Number
    relation: Relation
    right: Number


class Moved(Node, frozen=True):
    """A movement was long or short enough: "you moved 3 or more spaces this strike".

    `what` is "you moved" or "the move covered"; `span` is "spaces", "spaces this strike" or "spaces before the strike".
    """

    what: str
    span: str
    relation: Literal[">=", "<="]
    count: Count


Condition: TypeAlias = Is | AtRange | AttackKind | AttackName | TokenState | WithToken | Compare | Moved
