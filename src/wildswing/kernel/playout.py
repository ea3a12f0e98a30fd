"""Random play to the end of a game, for benchmarks, tests of the builds, and search."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.kernel.randomness import below
from wildswing.kernel.state import State


def playout(state: State, seed: i64, most: i64) -> i64:
    """Play on at random, uniformly among the options.

    Args:
        state: the game; it is played to its end, or until `most` decisions were taken.
        seed: of the choices; the game's own randomness is in the state.
        most: how many decisions to take at the most.

    Returns:
        How many of the decisions had two options or more.
    """
    decisions: i64 = 0
    taken: i64 = 0
    while not state.over and taken < most:
        options = state.options
        count: i64 = len(options)
        if count > 1:
            decisions += 1
        state.step(options[below(seed, taken, count)])
        taken += 1
    return decisions
