"""How much a guest or an address may do: buckets of tokens, and counts of what is open at the same time."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final

MOST_BUCKETS: Final = 20_000  # then those that are full again are forgotten


class Buckets:
    """For each key a bucket of tokens that fills again at a steady rate.

    Args:
        rate: tokens a second; 0 for no limit.
        burst: how many tokens a bucket holds.
        clock: seconds that only grow.
    """

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.burst = max(1.0, burst)
        self._clock = clock
        self._levels: dict[str, tuple[float, float]] = {}

    def take(self, key: str, tokens: float = 1.0) -> float:
        """Take tokens out of a bucket, or none at all.

        Args:
            key: of the bucket.
            tokens: how many.

        Returns:
            0 if they were there, else for how many seconds to wait.
        """
        if self.rate <= 0:
            return 0.0
        now = self._clock()
        level, since = self._levels.get(key, (self.burst, now))
        level = min(self.burst, level + (now - since) * self.rate)
        if level < tokens:
            self._levels[key] = (level, now)
            return (tokens - level) / self.rate
        self._levels[key] = (level - tokens, now)
        if len(self._levels) > MOST_BUCKETS:
            self._forget(now)
        return 0.0

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full; if all are in use, the older half, which only lets somebody do more."""
        full = self.burst / self.rate
        kept = {key: one for key, one in self._levels.items() if now - one[1] < full}
        if len(kept) > MOST_BUCKETS // 2:
            newest = sorted(kept.items(), key=lambda one: one[1][1])[-MOST_BUCKETS // 2 :]
            kept = dict(newest)
        self._levels = kept


class Holds:
    """How many things each key holds at the same time, such as connections.

    Args:
        most: how many it may hold; 0 for no limit.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._held: dict[str, int] = {}

    def take(self, key: str) -> bool:
        """Hold one more; False if that would be too many."""
        held = self._held.get(key, 0)
        if self.most and held >= self.most:
            return False
        self._held[key] = held + 1
        return True

    def give_back(self, key: str) -> None:
        """Hold one less."""
        left = self._held.get(key, 0) - 1
        if left > 0:
            self._held[key] = left
        else:
            self._held.pop(key, None)

    @property
    def all(self) -> int:
        """How many things are held in all."""
        return sum(self._held.values())


def address_key(address: str) -> str:
    """What an address counts as: itself, a whole network for IPv6, "" for this machine, which has no limit.

    >>> address_key("203.0.113.9"), address_key("2001:db8:1:2:3:4:5:6"), address_key("127.0.0.1")
    ('203.0.113.9', '2001:db8:1:2::/64', '')

    Args:
        address: as the connection has it.
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return address_key(str(found.ipv4_mapped))
        if found.is_loopback:
            return ""
        return str(ipaddress.ip_network((found, 64), strict=False))
    return "" if found.is_loopback else str(found)


def is_local(address: str) -> bool:
    """Whether an address is this machine's own."""
    return not address_key(address)
