"""Conditions: what may stand between "If" and its comma, and what completes a Mission.  Several must all be true."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count, Relation
from wildswing.hackclad.text.values import CardType, Deed, Owned, Zone

Place: TypeAlias = Literal[
    "adjacent to the Clad", "adjacent to another Witch", "behind the Clad", "in front of the Clad"
]
"""Where a Witch can be asked to stand."""


class Is(Node, frozen=True):
    """A fixed predicate: the optional extra cost was paid, or nothing of the step before was possible."""

    what: Literal["you paid the extra cost", "you could not"]


class At(Node, frozen=True):
    """The Witch of the player stands somewhere: "you are behind the Clad"."""

    place: Place


class Did(Node, frozen=True):
    """Enough was done: "you moved 3 or more spaces this round"."""

    deed: Deed
    relation: Relation
    count: Count


class Reduced(Node, frozen=True):
    """All reductions of one attack together: "you reduced the damage of one attack by 3 or more"."""

    relation: Relation
    count: Count


class Have(Node, frozen=True):
    """What a player has: "you have 4 or more CP", "you have no Injuries", "you have 21 or more VP on your cards"."""

    what: Owned
    relation: Relation
    count: Count


class ZoneHas(Node, frozen=True):
    """How many cards lie in a zone: "your deck has no cards"."""

    zone: Zone
    relation: Relation
    count: Count


class Players(Node, frozen=True):
    """How many play: "there are 2 or more players"."""

    relation: Relation
    count: Count


class ItIs(Node, frozen=True):
    """The card last looked at, revealed or discarded is of a type: "it is an Attack or Attack Magic card"."""

    types: tuple[CardType, ...]


class XIs(Node, frozen=True):
    """X compares with a number: "X is 6 or more"."""

    relation: Relation
    count: Count


class TookSlot(Node, frozen=True):
    """Where the player's Turn card lay: "you took Turn slot 3 or 4 this round"."""

    slots: tuple[int, ...]


Condition: TypeAlias = Is | At | Did | Reduced | Have | ZoneHas | Players | ItIs | XIs | TookSlot
