"""Seeded randomness as two ints of state: a key and a counter.

The numbers are a hash of key and counter (a 32-bit mixer), so the same seed gives the same game on every
Python version, process and build, and nothing but the two ints has to be stored.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 62


def below(seed: i64, counter: i64, n: i64) -> i64:
    """A random int from 0 to n - 1, for n below 2**30; its bias is less than n in 2**32.

    Both factors of the mixer are below 2**31, so every product fits into a signed 64-bit int.

    >>> [below(7, counter, 6) for counter in range(5)]
    [1, 3, 4, 1, 3]

    Args:
        seed: the key, of which the lower 62 bits count.
        counter: the place in the sequence.
        n: how many values there are.
    """
    x: i64 = (counter * 0x9E3779B + seed) & MASK
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & MASK
    x ^= (x >> 15) ^ ((seed >> 32) & MASK)
    x = (x * 0x735A2D97) & MASK
    x ^= x >> 15
    x = (x * 0x21F0AAAD) & MASK
    x ^= x >> 16
    return (x * n) >> 32


def spread(seed: int) -> int:
    """A key for `below` from any int, so that neighbouring seeds share nothing.

    >>> spread(7) != spread(8), spread(7) == spread(7)
    (True, True)
    """
    x = seed & ((1 << 64) - 1)
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & ((1 << 64) - 1)
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & ((1 << 64) - 1)
    return (x ^ (x >> 31)) >> 2


class Chance:
    """A sequence of random numbers apart from any game, such as a sample or a bot takes."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = spread(seed)
        self.counter: i64 = 0

    def below(self, n: i64) -> i64:
        """A random int from 0 to n - 1, for n below 2**30."""
        value = below(self.seed, self.counter, n)
        self.counter += 1
        return value

    def key(self) -> int:
        """A new key for a game's own randomness."""
        high = int(self.below(1 << 29))
        return spread(high * 2**29 + int(self.below(1 << 29)))

    def shuffled(self, cards: list[int]) -> list[int]:
        """The cards in a random order, as a new list."""
        pile = cards[:]
        i: i64 = len(pile) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = pile[i]
            pile[i] = pile[j]
            pile[j] = kept
            i -= 1
        return pile
