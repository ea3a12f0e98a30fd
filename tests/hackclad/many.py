"""Random games of HacKClaD over all modes, watched at every decision: `python -m tests.hackclad.many --games 20000`.

Who plays, in which mode and what is chosen follow from the number of a game alone, so every game can be played again:
`python -m tests.hackclad.many --from 17 --games 1`.
"""

from __future__ import annotations

import argparse
import multiprocessing
import subprocess
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field

from tests import builds
from tests.hackclad.invariants import Watcher
from wildswing.hackclad import constants as c
from wildswing.hackclad import procedures
from wildswing.hackclad.building.match import build_match
from wildswing.hackclad.cards import Match
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.text import load_witch
from wildswing.kernel import state as kernel_state
from wildswing.kernel.randomness import below, spread

assert procedures.MODULES
WITCHES = ("rosette", "flare", "luna", "mia", "amelia")
# Mode, Witches, players.
TABLES = (
    (c.SOLO, 1, 1), (c.BASE, 2, 2), (c.BASE, 3, 3), (c.BASE, 4, 4), (c.TEAM, 4, 2), (c.TEAM, 4, 4),
)  # fmt: skip
MOST = 20_000
"""A game that needs so many choices has stalled."""
SHOWN = 10
"""How many failures are shown in full."""


@dataclass
class Lineup:
    """Who plays a game, and how."""

    witches: tuple[str, ...]
    mode: int
    players: int
    expert: bool
    missions: int
    eager: bool
    """Whether the players like to use skill cards and seldom pass."""

    def match(self) -> Match:
        """The match of these Witches."""
        loaded = [load_witch(witch) for witch in self.witches]
        return build_match(loaded, self.mode, self.expert, self.missions, self.players)

    def __str__(self) -> str:
        words = [c.MODE_NAMES[self.mode], f"{self.players} players", ", ".join(self.witches)]
        return "; ".join([*words, *(["expert"] if self.expert else []), *(["eager"] if self.eager else [])])


def lineup(number: int) -> Lineup:
    """Who plays the game with this number, and how: each of the modes in turn, with Expert Mode and without."""
    mode, count, players = TABLES[number % len(TABLES)]
    seed = spread(number)
    witches = tuple(WITCHES[int(below(seed, 1_000_000 + place, len(WITCHES)))] for place in range(count))
    turns = number // len(TABLES)
    missions = (c.DRAFT_MISSIONS, c.RANDOM_MISSIONS, c.RECOMMENDED)[int(below(seed, 2_000_000, 3))]
    if missions == c.RECOMMENDED and ("amelia" in witches or len(set(witches)) < count):
        missions = c.DRAFT_MISSIONS
    return Lineup(witches, mode, players, turns % 2 == 1, missions, turns // 2 % 2 == 1)


def pick(options: list[int], seed: int, taken: int, eager: bool) -> int:
    """The choice of a player who chooses by chance; an eager one uses skill cards where she can, and seldom passes."""
    if eager and len(options) > 1 and options[0] == c.PASS and below(seed, 500_000 + taken, 5):
        cards = [option for option in options if c.USE_CARD <= option < c.BASIC]
        options = cards if cards and below(seed, 600_000 + taken, 3) else options[1:]
    return options[int(below(seed, taken, len(options)))]


@dataclass
class Outcome:
    """What became of some games."""

    games: int = 0
    choices: int = 0
    """All that had two options or more."""
    longest: int = 0
    tables: Counter[str] = field(default_factory=Counter)
    seen: Counter[str] = field(default_factory=Counter)
    """How often rare things came up."""
    failures: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Count another's games in."""
        self.games += other.games
        self.choices += other.choices
        self.longest = max(self.longest, other.longest)
        self.tables += other.tables
        self.seen += other.seen
        self.failures += other.failures


def play(number: int, outcome: Outcome, *, closely: bool = True) -> None:
    """Play one game and count it.

    Args:
        number: of the game; everything follows from it.
        outcome: where it is counted.
        closely: whether to look at it at every decision, or else at the beginning of each round and at the end.
    """
    plan = lineup(number)
    seed = spread(number)
    taken = choices = 0
    fault = ""
    over = False
    try:
        state = new_state(plan.match(), number)
        state.log = []
        state.run()
        watcher = Watcher(state)
        watcher.look(None)
        rounds = int(state.round)
        while not state.over and taken < MOST:
            options = state.options
            choices += len(options) > 1
            option = pick(options, seed, taken, plan.eager)
            state.step(option)
            taken += 1
            if closely or not state.stack or state.round != rounds:
                watcher.look(option)
            rounds = int(state.round)
            nested = sum(frame.procedure == c.CLAD_ATTACK for frame in state.stack)
            if state.decision == c.REACT and nested > 1:
                outcome.seen[f"Reactions in an attack inside {nested - 1}"] += 1
        over = state.over
        kinds = Counter(event.kind for event in state.log or [])
        for kind in ("range changed", "injury", "repel", "clad locked", "reshuffle", "mission"):
            outcome.seen[kind] += kinds[kind]
    except Exception:  # noqa: BLE001 - whatever it is, it is what this program looks for
        fault = traceback.format_exc()
    if fault or not over:
        again = f"python -m tests.hackclad.many --from {number} --games 1"
        outcome.failures.append(f"game {number} ({plan}), after {taken} choices: {fault or 'it has stalled'}  {again}")
        return
    outcome.games += 1
    outcome.choices += choices
    outcome.longest = max(outcome.longest, choices)
    outcome.tables[f"{c.MODE_NAMES[plan.mode]}, {plan.players} players, {len(plan.witches)} Witches"] += 1


def play_some(task: tuple[range, int]) -> Outcome:
    """Play the games of these numbers, one in so many watched closely."""
    numbers, closely = task
    outcome = Outcome()
    for number in numbers:
        play(number, outcome, closely=below(spread(number), 3_000_000, closely) == 0)
    return outcome


def arguments() -> argparse.Namespace:
    """What the user asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.hackclad.many", description=__doc__)
    parser.add_argument("--games", type=int, default=1200, help="how many (1200)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first game (0)")
    parser.add_argument("--closely", type=int, default=1, help="look at one game in so many at every decision (1)")
    parser.add_argument("--build", choices=("compiled", "interpreted"), default="compiled", help="(compiled)")
    parser.add_argument("--processes", type=int, default=2, help="(2)")
    return parser.parse_args()


def in_build(build: str) -> int | None:
    """Start this program again where Python finds the wanted build; None if it runs there already."""
    running = "interpreted" if (kernel_state.__file__ or "").endswith(".py") else "compiled"
    if running == build:
        return None
    folder = builds.COMPILED if build == "compiled" else builds.SOURCE
    if not folder.is_dir():
        print(f"many: {folder} is missing: run `make compiled`, or use --build interpreted", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "tests.hackclad.many", *sys.argv[1:]]
    return subprocess.run(command, cwd=builds.ROOT, env=builds.environment(folder), check=False).returncode


def main() -> int:
    """Play and print; the exit status."""
    wanted = arguments()
    status = in_build(wanted.build)
    if status is not None:
        return status
    began = time.monotonic()
    last = wanted.first + wanted.games
    tasks = [(range(first, min(first + 60, last)), wanted.closely) for first in range(wanted.first, last, 60)]
    total = Outcome()
    with multiprocessing.Pool(wanted.processes) as pool:
        for outcome in pool.imap_unordered(play_some, tasks):
            total.add(outcome)
    for failure in total.failures[:SHOWN]:
        print(failure)
    seconds = time.monotonic() - began
    print(f"{total.games:,} games, {wanted.build}, in {seconds:.0f} s: {len(total.failures)} failures")
    for name, count in sorted(total.tables.items()):
        print(f"  {name}: {count:,}")
    print(f"  decisions a game: mean {total.choices / max(total.games, 1):.1f}, longest {total.longest}")
    for name, count in total.seen.most_common():
        print(f"  {name}: {count:,}")
    return 1 if total.failures else 0


if __name__ == "__main__":
    sys.exit(main())
