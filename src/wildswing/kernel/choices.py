"""The decisions and options that the texts of every game share; each game adds its own numbers beside them."""

from __future__ import annotations

from typing import Final

from wildswing.kernel.state import ARGUMENTS

# ---- kinds of decisions
MAY: Final = 9
CHOOSE: Final = 10

# ---- verbs of options
PASS: Final = 0 * ARGUMENTS  # also: done, no
YES: Final = 1 * ARGUMENTS
CHOICE: Final = 24 * ARGUMENTS  # argument: place of the alternative
