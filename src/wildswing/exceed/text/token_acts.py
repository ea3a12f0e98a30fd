"""Steps about what stands on the board beside the fighters: tokens, and cards or boosts laid there."""

from __future__ import annotations

from typing import TypeAlias

from wildswing.cardtext.node import Node
from wildswing.exceed.text.values import Amount, Distance, From, This, Top, Who


class Tokens(Node, frozen=True):
    """Tokens by name, always in the singular: "Serena" has no amount, "up to 2 Ice Spikes" has one."""

    name: str
    amount: Amount | None = None


Things: TypeAlias = Tokens | From | Top | This
"""What can be put on the board: tokens, cards, your attack or this boost."""

Where: TypeAlias = str | Distance
"""Where on the board: a phrase such as "next to you", or a distance."""


class Place(Node, frozen=True):
    """`Place Serena on any space`, `place 1 card from your hand at range 2 as a Lightning Rod`."""

    who: Who
    what: Things
    where: Where
    as_token: str | None = None


class Remove(Node, frozen=True):
    """`Remove Serena`, `remove any number of Dissolves in the opponent's space`."""

    who: Who
    what: Things
    where: Where | None = None


class MoveToken(Node, frozen=True):
    """`Move Nirvana up to 2` (an amount) or `move Serena to the opponent's space` (a place): exactly one of the two."""

    who: Who
    what: Things
    amount: Amount | None = None
    to: Where | None = None


class TurnOver(Node, frozen=True):
    """`Turn over Nirvana`."""

    token: str
