"""Python's collector of cycles, kept from going through all tables again and again: that stops everything else.

A full collection goes through every object of the process: the program with all its cards, and all games in memory.
Python has one whenever there are a quarter more objects than after the last one. Here, what the program itself is made
of is put aside for good; and a full collection waits until there is more in memory than the tables there can explain.
Nothing depends on it: a table that leaves memory is freed at once, as it does not refer to itself in a circle. The
quick collections of what is new go on as usual, and find most of what does.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import Callable
from typing import Final

import structlog

YOUNG: Final = (700, 10)  # as Python has them: after how many new objects, and quick collections
NEVER: Final = 1 << 30
TIMES: Final = 2
A_TABLE: Final = 10_000
"""So many blocks of memory has a table of four at the end of a long game, at most; a duel has a quarter of them."""
SECONDS: Final = 10.0
log = structlog.get_logger("wildswing.server")


class Garbage:
    """Decides when there is a full collection in this process."""

    def __init__(self) -> None:
        self._usual = 0

    def put_aside(self) -> None:
        """Begin, once the cards are read: what there is by now stays."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, NEVER)
        self._usual = sys.getallocatedblocks()

    def look(self, tables: int) -> bool:
        """Have a full collection if there is too much by now; whether there was one.

        Args:
            tables: how many are in memory.
        """
        explained = A_TABLE * tables
        if not self._usual or sys.getallocatedblocks() < TIMES * self._usual + explained:
            return False
        found = gc.collect()
        blocks = sys.getallocatedblocks()
        self._usual = max(self._usual, blocks - explained)
        log.info("collected", objects=found, blocks=blocks)
        return True

    async def keep_house(self, tables: Callable[[], int]) -> None:
        """Look now and then, until it is cancelled.

        Args:
            tables: tells how many are in memory.
        """
        while True:
            await asyncio.sleep(SECONDS)
            self.look(tables())
