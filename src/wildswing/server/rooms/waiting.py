"""Waiting for a time of the environment's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from wildswing.server.environment import Environment

SHORTEST: Final = 0.05
"""Seconds that are always waited, so that nothing turns round in a circle."""
LONGEST: Final = 24 * 3600.0


def call_at(environment: Environment, when: int, then: Callable[[], None]) -> asyncio.TimerHandle:
    """Call something at a time; for one far away, call it earlier, to look again.

    Args:
        environment: has the clock.
        when: milliseconds since 1970.
        then: what is called, in the event loop.
    """
    wait = (when - environment.now()) / 1000
    return asyncio.get_running_loop().call_later(min(LONGEST, max(SHORTEST, wait)), then)
