"""Playing the games of one pairing."""

import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations_with_replacement
from typing import TypeAlias

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS
from wildswing.bots import make
from wildswing.exceed import constants as c
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.randomness import below, spread

HOW = ("chance", "eager", "steady")
Chooser: TypeAlias = Callable[[ExceedGame], int]
PAIRINGS = tuple(combinations_with_replacement(CHARACTERS, 2))
# No game that people play is longer; a game that needs so many choices has stalled.
MOST = 5000


@dataclass
class Failure:
    """A game that raised an error, or did not end."""

    pairing: tuple[str, str]
    number: int
    how: str
    choices: int
    """How many choices were made before it."""
    position: str
    """Where the next choice fails."""
    option: int
    what: str

    def __str__(self) -> str:
        one, other = self.pairing
        return (
            f"{one} against {other}, game {self.number}, after {self.choices} choices: {self.what.strip()}\n"
            f"  choice: {self.option}\n"
            f"  position: {self.position}\n"
            f"  again: python -m tests.pairings --only {one},{other} --from {self.number} --games 1 --how {self.how}"
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


def by_chance(number: int, *, eager: bool) -> Chooser:
    """Players who choose by chance; eager ones strike in two of three turns."""
    seed = spread(number)
    taken = 0

    def choose(game: ExceedGame) -> int:
        nonlocal taken
        options = game.state.options
        taken += 1
        if eager and c.STRIKE_ACTION in options and below(seed, taken - 1, 3) < 2:
            return c.STRIKE_ACTION
        return options[int(below(seed, taken - 1, len(options)))]

    return choose


def by_steady_bots(number: int) -> Chooser:
    """Two `steady` bots."""
    bots = (make("steady", number), make("steady", number + 1))

    def choose(game: ExceedGame) -> int:
        return int(bots[game.seat].choose(game.view(game.seat)).number)

    return choose


def chooser(how: str, number: int) -> Chooser:
    """The players of a game: "chance", "eager" or "steady"."""
    return by_steady_bots(number) if how == "steady" else by_chance(number, eager=how == "eager")


def play(pairing: tuple[str, str], number: int, how: str, outcome: Outcome) -> None:
    """Play one game and count it."""
    game = begun(pairing, number)
    state = game.state
    choose = chooser(how, number)
    choices = 0
    taken: list[int] = []
    option, fault = -1, ""
    try:
        while not state.over and len(taken) < MOST:
            choices += len(state.options) > 1
            option = choose(game)
            state.step(option)
            taken.append(option)
    except Exception:  # noqa: BLE001 - whatever it is, it is what this program looks for
        fault = traceback.format_exc()
    if not state.over:
        again = begun(pairing, number)
        for made in taken:
            again.state.step(made)
        failure = Failure(pairing, number, how, len(taken), again.position, option, fault or "it has stalled")
        outcome.failures.append(failure)
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


def play_pairing(task: tuple[tuple[str, str], int, int, str]) -> tuple[tuple[str, str], Outcome]:
    """Play the games of one pairing.

    Args:
        task: the pairing, the number of its first game, how many games, and how they are played.
    """
    pairing, first, games, how = task
    outcome = Outcome()
    for number in range(first, first + games):
        play(pairing, number, how, outcome)
    return pairing, outcome
