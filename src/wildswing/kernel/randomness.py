"""Seeded randomness as two ints of state: a key and a counter.

The numbers are a hash of key and counter (two rounds of a 32-bit mixer), so the same seed gives the same game on every
Python version, process and build, and nothing but the two ints has to be stored.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF
SEED_BITS: Final = 62


def mix(x: i64) -> i64:
    """Scramble 32 bits; both factors are below 2**31, so the product fits into a signed 64-bit int."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & MASK
    x ^= x >> 15
    x = (x * 0x735A2D97) & MASK
    return x ^ (x >> 15)


def number(seed: i64, counter: i64) -> i64:
    """The 32 random bits that belong to this seed and counter.

    >>> number(7, 0) == number(7, 0), number(7, 0) == number(7, 1)
    (True, False)
    """
    high: i64 = (seed >> 32) & MASK
    low: i64 = seed & MASK
    return mix(mix((counter * 0x9E3779B + low) & MASK) ^ mix((high + 0x632BE5AB) & MASK))


def below(seed: i64, counter: i64, n: i64) -> i64:
    """A random int from 0 to n - 1, for n below 2**30; its bias is less than n in 2**32."""
    return (number(seed, counter) * n) >> 32
