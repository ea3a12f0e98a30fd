"""Playing the games of one pairing."""

import traceback
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

import wildswing as ws
from tests.exceed.rules.playable import PLAYABLE
from wildswing.exceed import constants as c
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.randomness import below, spread

PAIRINGS = tuple(combinations_with_replacement(PLAYABLE, 2))
# The longest of 210,000 random games took 233 decisions; a game that needs so many choices has stalled.
MOST = 5000


@dataclass
class Failure:
    """A game that raised an error, or did not end."""

    pairing: tuple[str, str]
    number: int
    eager: bool
    choices: int
    """How many choices were made before it."""
    position: str
    """Where the next choice fails."""
    option: int
    what: str

    def __str__(self) -> str:
        one, other = self.pairing
        eager = " --eager" if self.eager else ""
        return (
            f"{one} against {other}, game {self.number}, after {self.choices} choices: {self.what.strip()}\n"
            f"  choice: {self.option}\n"
            f"  position: {self.position}\n"
            f"  again: python -m tests.pairings --only {one},{other} --from {self.number} --games 1{eager}"
        )


@dataclass
class Outcome:
    """What became of the games of some pairings."""

    games: int = 0
    choices: int = 0
    """All that had two options or more."""
    shortest: int = MOST
    longest: int = 0
    longest_game: str = ""
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    lengths: Counter[int] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: "Outcome") -> None:
        """Count another's games in."""
        self.games += other.games
        self.choices += other.choices
        self.shortest = min(self.shortest, other.shortest)
        if other.longest > self.longest:
            self.longest, self.longest_game = other.longest, other.longest_game
        self.endings += other.endings
        self.wins += other.wins
        self.lengths += other.lengths
        self.failures += other.failures

    @property
    def median(self) -> int:
        """The length that half of the games do not exceed."""
        seen = 0
        for length in sorted(self.lengths):
            seen += self.lengths[length]
            if 2 * seen >= self.games:
                return length
        return 0


def begun(pairing: tuple[str, str], number: int) -> ExceedGame:
    """A game before its first choice; the seats change with its number."""
    return ws.new("exceed", pairing if number % 2 == 0 else pairing[::-1], seed=number, log=False)


def pick(options: list[int], seed: int, taken: int, eager: bool) -> int:
    """The choice of a player who chooses by chance; an eager one strikes in two of three turns."""
    if eager and c.STRIKE_ACTION in options and below(seed, taken, 3) < 2:
        return c.STRIKE_ACTION
    return options[int(below(seed, taken, len(options)))]


def play(pairing: tuple[str, str], number: int, eager: bool, outcome: Outcome) -> None:
    """Play one game and count it."""
    game = begun(pairing, number)
    state = game.state
    seed = spread(number)
    choices = taken = 0
    option, fault = -1, ""
    try:
        while not state.over and taken < MOST:
            options = state.options
            choices += len(options) > 1
            option = pick(options, seed, taken, eager)
            state.step(option)
            taken += 1
    except Exception:  # noqa: BLE001 - whatever it is, it is what this program looks for
        fault = traceback.format_exc()
    if not state.over:
        position = position_after(pairing, number, eager, taken)
        outcome.failures.append(Failure(pairing, number, eager, taken, position, option, fault or "it has stalled"))
        return
    result = game.result
    assert result is not None
    outcome.games += 1
    outcome.choices += choices
    outcome.lengths[choices] += 1
    outcome.shortest = min(outcome.shortest, choices)
    if choices > outcome.longest:
        outcome.longest, outcome.longest_game = choices, f"{pairing[0]} against {pairing[1]}, game {number}"
    outcome.endings[result.reason] += 1
    outcome.wins[-1 if result.winner is None else result.winner] += 1


def position_after(pairing: tuple[str, str], number: int, eager: bool, choices: int) -> str:
    """The position of a game after so many of its choices."""
    game = begun(pairing, number)
    seed = spread(number)
    for taken in range(choices):
        game.state.step(pick(game.state.options, seed, taken, eager))
    return game.position


def play_pairing(task: tuple[tuple[str, str], int, int, bool]) -> tuple[tuple[str, str], Outcome]:
    """Play the games of one pairing.

    Args:
        task: the pairing, the number of its first game, how many games, and whether the players are eager to strike.
    """
    pairing, first, games, eager = task
    outcome = Outcome()
    for number in range(first, first + games):
        play(pairing, number, eager, outcome)
    return pairing, outcome
