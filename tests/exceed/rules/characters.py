"""What several tests of the rules go through: all characters, and games played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise

import wildswing as ws
from tests.table import Table

CHARACTERS = tuple(info.id for info in ws.characters("exceed"))
# Everybody at one table at least, for tests that play whole games.
COUPLES = tuple(pairwise((*CHARACTERS, *CHARACTERS[:1])))[::2]
# Different ways of playing, for tests that take long.
FEW = (
    "superskullman", "nehtali", "geoffrey", "shovelknight", "ryu", "akuma", "propeller", "king", "ragna", "litchi",
    "hyde", "chaos", "giovanna", "solbadguy",
)  # fmt: skip


def playout(*characters: str, seed: int, most: int = 400) -> Iterator[Table]:
    """A game in which every decision is made by chance: the table before the first one and after each."""
    table = Table(*characters, seed=seed)
    chance = random.Random(seed)
    yield table
    for _ in range(most):
        if table.state.over:
            return
        table.choose(chance.choice(table.state.options))
        yield table
