"""The games that are measured: each is begun anew as often as it is wanted."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations

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
FOURTEEN = (
    "superskullman", "nehtali", "geoffrey", "shovelknight", "ryu", "akuma", "propeller", "king", "ragna", "litchi",
    "hyde", "chaos", "giovanna", "solbadguy",
)  # fmt: skip
"""The characters with which EXCEED was measured first."""
IN_A_ROW = 4
"""So many games of a pairing come one after the other: who searches or learns plays the same pairing often."""


def exceed() -> list[Begin]:
    """EXCEED: every character once in both seats, several games of each pairing."""
    half = len(CHARACTERS) // 2
    return duels(zip(CHARACTERS, CHARACTERS[half:] + CHARACTERS[:half], strict=True), IN_A_ROW)


def fourteen() -> list[Begin]:
    """EXCEED: one game of every pairing of the characters with which it was measured first."""
    pairs = [*combinations(FOURTEEN, 2), *((one, one) for one in FOURTEEN)]
    return duels((pair if number % 2 else pair[::-1] for number, pair in enumerate(pairs)), 1)


def duels(pairs: Iterable[tuple[str, str]], each: int) -> list[Begin]:
    """So many games of each pairing, with other seeds."""
    from wildswing.exceed.building.fighter import fighter
    from wildswing.exceed.cards import Match
    from wildswing.exceed.setup import DRAW_LOTS, new_state

    def begun(match: Match, seed: int) -> State:
        state = new_state(match, seed, DRAW_LOTS)
        state.run()
        return state

    matches = [Match(fighter(one, 0), fighter(other, 1)) for one, other in pairs]
    return [partial(begun, match, each * place + game) for place, match in enumerate(matches) for game in range(each)]


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


GAMES: dict[str, Callable[[], list[Begin]]] = {"exceed": exceed, "fourteen": fourteen, "hackclad": hackclad}
