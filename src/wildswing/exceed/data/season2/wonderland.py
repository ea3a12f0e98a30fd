"""Wonderland: a card that the opponent is made to discard may be stored, and be set as the attack."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import SET_STORED, WONDERLAND
from wildswing.exceed.effects.lasting import FlagLine, Lasting
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def wonderland(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flags that an effect asks for once it has made the opponent discard, and that setting asks for (EX 24.19)."""
    return [FlagLine(held, WONDERLAND), FlagLine(held, SET_STORED)]


RULE: Final = NamedRule(standing=wonderland, watches_discards=True)
