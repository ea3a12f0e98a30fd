"""Late Swing: a wild swing takes its card from the deck after the On set effects, not when it is declared."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import LATE_SWING
from wildswing.exceed.effects.lasting import FlagLine, Lasting
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def late_swing(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flag that declaring a wild swing asks for (EX 25.21)."""
    return [FlagLine(held, LATE_SWING)]


RULE: Final = NamedRule(standing=late_swing)
