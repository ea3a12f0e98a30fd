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
    life,
    moving,
    open_payments,
    payment,
    seeing,
    setting,
    setup,
    strike,
    timing,
    traps,
    turn,
)

MODULES: Final[tuple[ModuleType, ...]] = (
    actions, attack, boost, cleanup, exceeding, life, moving, open_payments, payment, seeing, setting, setup, strike,
    timing, traps, turn,
)  # fmt: skip
