"""Gaki Boost: what a card put face down into play is; the character's file says it as its replacement boost."""

from __future__ import annotations

from typing import Final

from wildswing.exceed.building.named import NamedRule

RULE: Final = NamedRule()
