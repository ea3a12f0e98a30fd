"""The command: `python -m tests.mutants [--game hackclad] [--characters a,b] [--limit N] [--list-survivors]`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable

from tests.mutants.exceed import EXCEED
from tests.mutants.hackclad import HACKCLAD
from tests.mutants.mutant import Game, Mutant
from tests.mutants.runner import Outcome, failing, run

GAMES = {game.name: game for game in (EXCEED, HACKCLAD)}
ENOUGH = 95.0


def work(task: tuple[str, str, float]) -> Outcome | list[str]:
    """All of one owner: the outcome, or what is wrong before anything is changed.

    A sample is for the suite of tests, which runs the tests of the cards by themselves, too.
    """
    name, owner, share = task
    game = GAMES[name]
    if share >= 1:
        wrong = [f"{test} fails" for test in failing(game, owner)]
        wrong += [f"no change: {line}" for line in gone(game, owner)]
        if wrong:
            return wrong
    return run(game, owner, sample(game, owner, share))


def gone(game: Game, owner: str) -> set[str]:
    """The lines of the list of equivalents that are no change of this owner."""
    listed = {line for line in game.equivalent if line.partition(":")[0] == owner}
    return listed - {str(mutant) for mutant in game.mutants(owner)} if listed else set()


def sample(game: Game, owner: str, share: float) -> list[Mutant]:
    """The changed cards of an owner, or a share of them; always the same ones."""
    return [mutant for mutant in game.mutants(owner, share) if str(mutant) not in game.equivalent]


def main(arguments: list[str]) -> int:
    """Run, print a table, and say whether enough was noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="whose cards; all if not given")
    parser.add_argument("--characters", help="ids of characters, sets of Normals, Witches ..., with commas", default="")
    parser.add_argument("--limit", type=int, help="how many changes to try at most, of all owners together")
    parser.add_argument("--list-survivors", action="store_true", help="print every change that no test noticed")
    chosen = parser.parse_args(arguments)
    names = tuple(filter(None, chosen.characters.split(",")))
    owners = [
        (game, owner)
        for game in GAMES.values()
        for owner in game.owners
        if chosen.game in {None, game.name} and (not names or owner in names)
    ]
    if unknown := set(names) - {owner for _, owner in owners}:
        parser.error(f"no cards of {', '.join(sorted(unknown))}")
    start = time.monotonic()
    context = multiprocessing.get_context("fork")
    with context.Pool(2) as pool:
        share = chosen.limit / sum(game.count(owner) for game, owner in owners) if chosen.limit else 1.0
        outcomes = pool.imap(work, [(game.name, owner, share) for game, owner in owners], 1)
        return report(zip([owner for _, owner in owners], outcomes, strict=True), start, listing=chosen.list_survivors)


def report(outcomes: Iterable[tuple[str, Outcome | list[str]]], start: float, *, listing: bool) -> int:
    """Print a row for each owner as it comes in; 1 if too few changes were noticed or a test fails by itself."""
    print(f"{'':<16}{'changed':>8}{'caught':>8}{'survived':>10}{'noticed':>9}")
    survivors: list[Mutant] = []
    caught = 0
    broken: list[str] = []
    for owner, outcome in outcomes:
        if not isinstance(outcome, Outcome):
            broken += outcome
            print(f"{owner:<16}{len(outcome)} faults before anything is changed")
            continue
        survivors += outcome.survived
        caught += outcome.caught
        print(row(owner, outcome.caught, len(outcome.survived)), flush=True)
    if listing:
        print("\n".join(["", *map(str, survivors), ""]))
    if broken:
        print("\n".join(["", *broken, ""]))
    print(row("total", caught, len(survivors)), f" in {time.monotonic() - start:.0f} s")
    return 0 if not broken and percent(caught, len(survivors)) >= ENOUGH else 1


def row(name: str, caught: int, survived: int) -> str:
    """A row of the table."""
    return f"{name:<16}{caught + survived:>8}{caught:>8}{survived:>10}{percent(caught, survived):>8.1f}%"


def percent(caught: int, survived: int) -> float:
    """How many of the changes were noticed."""
    return 100 * caught / (caught + survived) if caught + survived else 0.0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
