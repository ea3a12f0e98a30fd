"""Untainted: with 5 life or less, a turn without a strike may end with 1 life instead of a card."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import LIFE_INSTEAD_OF_DRAW
from wildswing.exceed.effects.lasting import FlagLine, Lasting
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def untainted(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flag that the end of the turn asks for (text of the card)."""
    return [FlagLine(held, LIFE_INSTEAD_OF_DRAW)]


RULE: Final = NamedRule(standing=untainted)
