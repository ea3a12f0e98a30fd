"""Mad Tea: once a turn a card of the Speed of one that the opponent is made to discard is 2 damage."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import MAD_TEA
from wildswing.exceed.effects.lasting import FlagLine, Lasting
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def mad_tea(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flag that an effect asks for once it has made the opponent discard (text of the card)."""
    return [FlagLine(held, MAD_TEA)]


RULE: Final = NamedRule(standing=mad_tea, watches_discards=True)
