"""A Clad and its cards as the engine reads them."""

from __future__ import annotations

from wildswing.cardtext.node import Node
from wildswing.hackclad.text.icons import Icon
from wildswing.hackclad.text.pictures import Offset


class CladCard(Node, frozen=True):
    """A Clad card.

    `id` is the name in small letters and hyphens. An `expert` card takes the place of the card with the id `replaces`
    (None on all others). `attack` and `drops` are the spaces that its icons mean, as the Clad sees them.
    """

    id: str
    name: str
    voltage: int
    expert: bool
    replaces: str | None
    icons: tuple[Icon, ...]
    attack: tuple[Offset, ...]
    drops: tuple[Offset, ...]
    text: str


class Clad(Node, frozen=True):
    """A Clad: its cards in the order of its file.  `source` is the text of the whole file."""

    id: str
    name: str
    cards: tuple[CladCard, ...]
    source: str
