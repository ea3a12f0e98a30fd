"""Importing this module fills the table of procedures."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from wildswing.exceed import (
    actions,
    attack,
    boost,
    cleanup,
    exceeding,
    payment,
    setting,
    setup,
    strike,
    timing,
    turn,
)

MODULES: Final[tuple[ModuleType, ...]] = (
    actions, attack, boost, cleanup, exceeding, payment, setting, setup, strike, timing, turn,
)  # fmt: skip
