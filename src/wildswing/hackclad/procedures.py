"""Importing this module fills the table of procedures."""

from __future__ import annotations

from types import ModuleType
from typing import Final

from wildswing.hackclad import actions, attack, clad, rounds, setup, turns, using, zones

MODULES: Final[tuple[ModuleType, ...]] = (actions, attack, clad, rounds, setup, turns, using, zones)
