"""Importing this module fills the table of procedures."""

from __future__ import annotations

from wildswing.hackclad import actions, attack, clad, rounds, setup, turns, using, zones

MODULES = (actions, attack, clad, rounds, setup, turns, using, zones)
