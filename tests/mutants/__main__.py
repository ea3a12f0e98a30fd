"""The command: `python -m tests.mutants [--characters a,b] [--limit N] [--list-survivors]`."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
import time
from collections.abc import Iterable

from tests.mutants.cards import Mutant, count, mutants
from tests.mutants.equivalent import EQUIVALENT
from tests.mutants.runner import Outcome, failing, run

OWNERS = (
    *("standard", "season6", "season7"),
    *("superskullman", "nehtali", "geoffrey", "shovelknight", "ryu", "akuma", "propeller", "king"),
    *("ragna", "litchi", "hyde", "chaos", "giovanna", "solbadguy"),
)
ENOUGH = 95.0


def work(task: tuple[str, float]) -> Outcome | list[str]:
    """All of one owner: the outcome, or the tests that fail before anything is changed."""
    owner, share = task
    failed = failing(owner)
    if failed:
        return failed
    return run(owner, sample(owner, share))


def sample(owner: str, share: float) -> list[Mutant]:
    """The changed cards of an owner, or a share of them; always the same ones."""
    return [mutant for mutant in mutants(owner, share) if str(mutant) not in EQUIVALENT]


def main(arguments: list[str]) -> int:
    """Run, print a table, and say whether enough was noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--characters", help="ids of characters and sets of Normals, separated by commas", default="")
    parser.add_argument("--limit", type=int, help="how many changes to try at most, of all owners together")
    parser.add_argument("--list-survivors", action="store_true", help="print every change that no test noticed")
    chosen = parser.parse_args(arguments)
    owners = tuple(filter(None, chosen.characters.split(","))) or OWNERS
    start = time.monotonic()
    context = multiprocessing.get_context("fork")
    with context.Pool(2) as pool:
        share = chosen.limit / sum(map(count, owners)) if chosen.limit else 1.0
        outcomes = pool.imap(work, [(owner, share) for owner in owners], 1)
        return report(zip(owners, outcomes, strict=True), start, listing=chosen.list_survivors)


def report(outcomes: Iterable[tuple[str, Outcome | list[str]]], start: float, *, listing: bool) -> int:
    """Print a row for each owner as it comes in; 1 if too few changes were noticed or a test fails by itself."""
    print(f"{'':<16}{'changed':>8}{'caught':>8}{'survived':>10}{'noticed':>9}")
    survivors: list[Mutant] = []
    caught = 0
    broken: list[str] = []
    for owner, outcome in outcomes:
        if not isinstance(outcome, Outcome):
            broken += outcome
            print(f"{owner:<16}{len(outcome)} tests fail before anything is changed")
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
