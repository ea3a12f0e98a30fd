"""Importing this module fills the table of procedures."""

from __future__ import annotations

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

MODULES = (actions, attack, boost, cleanup, exceeding, payment, setting, setup, strike, timing, turn)
