"""A Witch and her skill cards as the engine reads them: numbers, ranges, parsed lines, the printed text."""

from __future__ import annotations

from typing import Literal

from wildswing.cardtext.node import Node
from wildswing.hackclad.text.pictures import Offset
from wildswing.hackclad.text.steps import CardLine
from wildswing.hackclad.text.values import CardType, PlusX


class SkillCard(Node, frozen=True):
    """A skill card.

    `id` is the name in small letters and hyphens: only cards that are the same in everything but `ref`, the number in
    the print, share it. `range` holds the spaces where the Clad may be, as the Witch sees them; only attacks have a
    range and an ATK. `mp` is None where the card costs none, and "X" where the player chooses. `label` is a word that
    texts can ask for.
    """

    id: str
    ref: str
    name: str
    set: Literal["basic", "enhanced"]
    type: CardType
    range: tuple[Offset, ...]
    atk: int | PlusX | None
    mp: int | Literal["X"] | None
    vp: int
    label: str | None
    lines: tuple[CardLine, ...]
    text: str


class CpAction(Node, frozen=True):
    """What a Witch can buy with CP; `name` is that of the innate one (None for the others)."""

    cost: int
    type: Literal["support", "reaction"]
    name: str | None
    innate: bool
    lines: tuple[CardLine, ...]
    text: str


class BasicLimits(Node, frozen=True):
    """How often each Basic Action may be taken in a round."""

    move: int
    mp: int
    damage: int


class Witch(Node, frozen=True):
    """A Witch: her board and her cards, in the order of her file.

    `difficulty` is 1 (easy for beginners) to 3 and `play` says in a line how she is played (0 and "": not told).
    `source` is the text of the whole file.
    """

    id: str
    name: str
    difficulty: int
    play: str
    basic_limits: BasicLimits
    cp_actions: tuple[CpAction, ...]
    cards: tuple[SkillCard, ...]
    source: str
