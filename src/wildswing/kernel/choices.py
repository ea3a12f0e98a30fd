"""The decisions and options that the texts of every game share; each game adds its own numbers beside them."""

from __future__ import annotations

from typing import Final

from wildswing.kernel.state import ARGUMENTS

# ---- kinds of decisions
MAY: Final = 9
CHOOSE: Final = 10

# ---- verbs of options (with their type: mypyc reads the modules of a cycle of imports in any order)
PASS: Final[int] = 0 * ARGUMENTS  # also: done, no
YES: Final[int] = 1 * ARGUMENTS
CHOICE: Final[int] = 24 * ARGUMENTS  # argument: place of the alternative
