"""What holds while it applies: what changes numbers and rules for a use, a turn, a round or as long as a card lies."""

from __future__ import annotations

from typing import Literal

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count
from wildswing.hackclad.text.values import CardType, Per


class Atk(Node, frozen=True):
    """`+1 ATK`: of the attack that has the text."""

    count: Count
    per: Per | None = None


class ThatCardHas(Node, frozen=True):
    """`That card has +2 ATK`: the card that was just paid for."""

    atk: Count


class CardsHave(Node, frozen=True):
    """`Your other Attack and Attack Magic cards have +1 ATK`.

    "your" is all cards of the types from now on, "your other" all but the card with the text, "your next" the next one
    that is used.
    """

    whose: Literal["your", "your other", "your next"]
    types: tuple[CardType, ...]
    atk: Count


class CostsMp(Node, frozen=True):
    """`This card costs 1 MP`: instead of the printed cost."""

    count: Count


class Takes(Node, frozen=True):
    """`You take 1 less damage`, from each attack; `you take no damage` (`less` is None)."""

    less: Count | None


class Limit(Node, frozen=True):
    """`You may take the +1 Move Basic Action 1 more time each round`."""

    action: Literal["+1 Move", "+1 MP", "-1 DMG"]
    more: int


class CladLocked(Node, frozen=True):
    """`The Clad cannot move or be Repelled`: nothing moves it; it may turn."""


class UseFromPile(Node, frozen=True):
    """`You may use this card, then it goes on top of your deck`: from the discard pile, paying its cost."""
