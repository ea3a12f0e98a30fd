"""Spell Circle: while it lies on the board the stored card may be set, and its range is measured from there."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.conditions import token_place
from wildswing.exceed.building.named import NamedRule, with_condition
from wildswing.exceed.constants import SET_STORED, STORED
from wildswing.exceed.effects.lasting import FlagLine, Lasting, OriginRule
from wildswing.exceed.effects.setting import SetFrom
from wildswing.exceed.effects.token_conditions import TokenOnBoard
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


def spell_circle(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """The flag that setting asks for, and where range begins (EX 24.3, 24.6)."""
    place = token_place("Spell Circle", tokens, source)
    return [
        FlagLine(with_condition(held, TokenOnBoard(place)), SET_STORED),
        OriginRule(with_condition(held, TokenOnBoard(place), SetFrom(STORED)), place, False, False),
    ]


RULE: Final = NamedRule(standing=spell_circle)
