"""The ways to move that texts know, and what each is on the board: whose movement, and in which direction."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import ADVANCE, CLOSE, RETREAT

# The board's three ways come first; all others move the other fighter.
PUSH: Final = 3
PULL: Final = 4
PULL_SHORT: Final = 5  # without passing
WORDS: Final = ("advance", "close", "retreat", "push", "pull", "pull")
# In an option, `way * WAY + spaces`.
WAY: Final = 16


def is_own(way: i64) -> bool:
    """Whether this is the fighter's own movement, not a push or pull of the other one."""
    return way < PUSH


def on_board(way: i64) -> i64:
    """The board's way for one that a text names: pushed fighters retreat, pulled ones advance (EX 8.8, 8.9)."""
    if way < PUSH:
        return way
    if way == PUSH:
        return RETREAT
    return ADVANCE if way == PULL else CLOSE
