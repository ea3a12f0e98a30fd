"""Hidden Ouroboros: tokens are placed face down and look alike until the reveal."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import TOKENS_FACE_DOWN
from wildswing.exceed.effects.lasting import FlagLine, Lasting
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def hidden_ouroboros(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flag that placing asks for (text of the card)."""
    return [FlagLine(held, TOKENS_FACE_DOWN)]


RULE: Final = NamedRule(standing=hidden_ouroboros)
