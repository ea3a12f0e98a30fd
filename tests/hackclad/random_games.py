"""Random games of every mode, for tests of what is true in every game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from wildswing.hackclad import procedures
from wildswing.hackclad.cards import Match
from wildswing.hackclad.options import match_of
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.state import HackcladState

assert procedures.MODULES
MATCHES: list[Match] = [
    match_of(["luna"], "solo", expert=False, missions="draft"),
    match_of(["amelia"], "solo", expert=True, missions="random"),
    match_of(["amelia", "mia"], "base", expert=False, missions="random"),
    match_of(["mia", "rosette", "flare"], "base", expert=True, missions="draft"),
    match_of(["luna", "mia", "rosette", "flare"], "base", expert=False, missions="recommended"),
    match_of(["amelia", "amelia", "rosette", "luna"], "base", expert=False, missions="draft"),
    match_of(["mia", "rosette", "flare", "amelia"], "team", expert=False, missions="draft"),
    match_of(["luna", "rosette", "flare", "amelia"], "team", expert=True, missions="draft", players=2),
]
NUMBERS = range(len(MATCHES))
# No game of any length that people play is longer; a game that is has stalled.
LONGEST = 4000


def begun(number: int, seed: int = 0) -> HackcladState:
    """A game of one of the matches at its first decision, with a log."""
    state = new_state(MATCHES[number], seed)
    state.log = []
    state.run()
    return state


def viewers(match: Match) -> list[int | None]:
    """Every seat and the spectator."""
    return [*range(int(match.players)), None]


def decisions(state: HackcladState, random: Random) -> Iterator[int]:
    """Play on at random; yields at every decision, with the number of choices made before, and at the end."""
    count = 0
    while not state.over:
        yield count
        assert count < LONGEST, "the game has stalled"
        state.step(random.choice(state.options))
        count += 1
    yield count
