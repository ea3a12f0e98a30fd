"""Random games, for tests of what is true in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tests.exceed.rules.characters import CHARACTERS
from wildswing.exceed import constants as c
from wildswing.exceed import procedures
from wildswing.exceed.building.fighter import fighter
from wildswing.exceed.cards import Match
from wildswing.exceed.setup import new_state
from wildswing.exceed.state import ExceedState

assert procedures.MODULES
# No game of any length that people play is longer; a game that is has stalled.
LONGEST = 4000


def begun(seed: int, *characters: str) -> ExceedState:
    """A game at its first decision, with a log; characters that are not named are drawn."""
    random = Random(f"characters {seed}")
    names = [*characters, *random.sample(CHARACTERS, 2)][:2]
    state = new_state(Match(fighter(names[0], 0), fighter(names[1], 1)), seed, random.choice((0, 1)))
    state.log = []
    state.run()
    return state


def choice(options: list[int], random: Random) -> int:
    """An option by chance; strikes and exceeding come more often, for they are where most happens."""
    for wanted in (c.STRIKE_ACTION, c.EXCEED_ACTION):
        if wanted in options and random.random() < 1 / 3:
            return wanted
    return random.choice(options)


def decisions(state: ExceedState, random: Random) -> Iterator[int]:
    """Play on at random; yields at every decision, with the number of choices made before, and at the end."""
    count = 0
    while not state.over:
        yield count
        assert count < LONGEST, "the game has stalled"
        state.step(choice(state.options, random))
        count += 1
    yield count
