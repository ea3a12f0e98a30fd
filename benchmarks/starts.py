"""The games that are measured: each is begun anew as often as it is wanted."""

from collections.abc import Callable
from functools import partial

from tests.exceed.rules.characters import CHARACTERS
from wildswing.kernel.state import State

Begin = Callable[[], State]
"""Gives a game at its first decision, without a log: the decks are shuffled."""
TABLES = (
    ("rosette", "flare", "luna", "mia"),
    ("amelia", "rosette", "flare", "luna"),
    ("mia", "amelia", "rosette", "flare"),
    ("luna", "mia", "amelia", "rosette"),
    ("flare", "luna", "mia", "amelia"),
)


def exceed() -> list[Begin]:
    """EXCEED: as many games as characters, each of them once in both seats."""
    from wildswing.exceed.building.fighter import fighter
    from wildswing.exceed.cards import Match
    from wildswing.exceed.setup import DRAW_LOTS, new_state

    def begun(match: Match, seed: int) -> State:
        state = new_state(match, seed, DRAW_LOTS)
        state.run()
        return state

    half = len(CHARACTERS) // 2
    pairs = zip(CHARACTERS, CHARACTERS[half:] + CHARACTERS[:half], strict=True)
    matches = [Match(fighter(one, 0), fighter(other, 1)) for one, other in pairs]
    return [partial(begun, match, seed) for seed, match in enumerate(matches)]


def hackclad() -> list[Begin]:
    """HacKClaD: ten base games of each five tables of four Witches."""
    from wildswing.hackclad import procedures
    from wildswing.hackclad.building.match import build_match
    from wildswing.hackclad.cards import Match
    from wildswing.hackclad.setup import new_state
    from wildswing.hackclad.text import load_witch

    assert procedures.MODULES

    def begun(match: Match, seed: int) -> State:
        state = new_state(match, seed)
        state.run()
        return state

    matches = [build_match([load_witch(witch) for witch in table]) for table in TABLES]
    return [partial(begun, match, seed) for seed in range(10) for match in matches]


GAMES: dict[str, Callable[[], list[Begin]]] = {"exceed": exceed, "hackclad": hackclad}
