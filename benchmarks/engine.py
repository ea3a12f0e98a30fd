"""`python -m benchmarks.engine`: one round of measurements of the build that Python finds."""

from random import Random
from time import process_time

from benchmarks.clock import ENOUGH, hand_over, rate
from tests.pairings.play import PAIRINGS
from wildswing.exceed.building.fighter import fighter
from wildswing.exceed.cards import Match
from wildswing.exceed.setup import DRAW_LOTS, new_state
from wildswing.exceed.state import ExceedState
from wildswing.kernel.playout import playout

MOST = 5000
"""No game takes so many choices; see `tests.pairings`."""
APART = 7
"""A clone is timed at every seventh choice of a game."""


def starts() -> list[tuple[Match, int]]:
    """One game of every pairing: who plays, and the seed."""
    pairs = [pair if number % 2 else pair[::-1] for number, pair in enumerate(PAIRINGS)]
    return [(Match(fighter(one, 0), fighter(other, 1)), seed) for seed, (one, other) in enumerate(pairs)]


def begun(match: Match, seed: int) -> ExceedState:
    """A game at its first decision, without a log: the decks are shuffled, the hands are drawn."""
    state = new_state(match, seed, DRAW_LOTS)
    state.run()
    return state


def by_engine(games: list[tuple[Match, int]]) -> tuple[int, int]:
    """Games from the first shuffle to the end, the choices made by a loop inside the engine."""
    return sum(int(playout(begun(match, seed), seed, MOST)) for match, seed in games), len(games)


def by_python(games: list[tuple[Match, int]]) -> tuple[int, int]:
    """The same by an interpreted loop; `benchmarks.openspiel` has it once more for the other engine."""
    decisions = 0
    chance = Random(1).random
    for match, seed in games:
        state = begun(match, seed)
        while not state.over:
            options = state.options
            count = len(options)
            if count > 1:
                decisions += 1
            state.step(options[int(chance() * count)])
    return decisions, len(games)


def positions(games: list[tuple[Match, int]]) -> list[ExceedState]:
    """Positions in the course of games, in the middle of strikes too."""
    found = []
    dice = Random(1)
    for match, seed in games:
        state = begun(match, seed)
        taken = 0
        while not state.over:
            if taken % APART == 0:
                found.append(state.clone())
            state.step(dice.choice(state.options))
            taken += 1
    return found


def clones(states: list[ExceedState]) -> dict[str, float]:
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
        "mid-strike": sum(bool(state.sides) for state in states),
    }


if __name__ == "__main__":
    every = starts()
    hand_over(
        {
            "choices by the engine": rate(lambda: by_engine(every)),
            "choices by Python": rate(lambda: by_python(every)),
            "clone": clones(positions(every[::3])),
        }
    )
