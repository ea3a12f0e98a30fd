"""`python -m benchmarks.engine GAME`: one round of measurements of the build that Python finds."""

import sys
from random import Random
from time import process_time

from benchmarks.clock import ENOUGH, hand_over, rate
from benchmarks.starts import GAMES, Begin
from wildswing.kernel.playout import playout
from wildswing.kernel.state import State

MOST = 5000
"""No game takes so many choices; see `tests.pairings`."""
CLONED = 30
"""Positions of so many games are cloned, or of up to twice as many."""
APART = 7
"""A clone is timed at every seventh choice of a game."""


def by_engine(games: list[Begin]) -> tuple[int, int]:
    """Games from the first shuffle to the end, the choices made by a loop inside the engine."""
    return sum(int(playout(begin(), number, MOST)) for number, begin in enumerate(games)), len(games)


def by_python(games: list[Begin]) -> tuple[int, int]:
    """The same by an interpreted loop; `benchmarks.openspiel` has it once more for the other engine."""
    decisions = 0
    chance = Random(1).random
    for begin in games:
        state = begin()
        while not state.over:
            options = state.options
            count = len(options)
            if count > 1:
                decisions += 1
            state.step(options[int(chance() * count)])
    return decisions, len(games)


def positions(games: list[Begin]) -> list[State]:
    """Positions in the course of games, in the middle of strikes and attacks too."""
    found: list[State] = []
    dice = Random(1)
    for begin in games:
        state = begin()
        taken = 0
        while not state.over:
            if taken % APART == 0:
                found.append(state.clone())
            state.step(dice.choice(state.options))
            taken += 1
    return found


def clones(states: list[State]) -> dict[str, float]:
    """The time of a clone, called from Python, averaged over the positions."""
    copies = 0
    began = process_time()
    while process_time() - began < ENOUGH:
        for state in states:
            state.clone()
        copies += len(states)
    seconds = process_time() - began
    return {
        "microseconds": seconds / copies * 1e6,
        "positions": len(states),
        "mid-strike": sum(bool(getattr(state, "sides", ())) for state in states),
    }


if __name__ == "__main__":
    every = GAMES[sys.argv[1]]()
    hand_over(
        {
            "choices by the engine": rate(lambda: by_engine(every)),
            "choices by Python": rate(lambda: by_python(every)),
            "clone": clones(positions(every[:: len(every) // CLONED])),
        }
    )
