"""`python -m tests.pairings`: play them, with progress and totals; any failure makes the exit status 1."""

import argparse
import multiprocessing
import os
import subprocess
import sys
import time

from tests import builds
from tests.pairings.play import HOW, PAIRINGS, Outcome, play_pairing
from wildswing.kernel import state as kernel_state

SHOWN = 10
"""How many failures are shown in full."""


def arguments() -> argparse.Namespace:
    """What the user asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.pairings", description=__doc__)
    parser.add_argument("--games", type=int, default=2, help="how many of each pairing (2)")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the number of the first game (0)")
    parser.add_argument("--only", help="one pairing, such as ryu,akuma")
    parser.add_argument("--with", dest="character", help="only pairings with this character")
    parser.add_argument(
        "--how", choices=HOW, default="chance", help="by chance, by chance and eager to strike, or bots"
    )
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
        print(f"pairings: {folder} is missing: run `make compiled`, or use --build interpreted", file=sys.stderr)
        return 2
    command = [sys.executable, "-m", "tests.pairings", *sys.argv[1:]]
    return subprocess.run(command, cwd=builds.ROOT, env=builds.environment(folder), check=False).returncode


def main() -> int:
    """Play and print; the exit status."""
    wanted = arguments()
    status = in_build(wanted.build)
    if status is not None:
        return status
    pairings = PAIRINGS
    if wanted.only:
        pair = tuple(wanted.only.split(","))
        pairings = tuple(found for found in PAIRINGS if found in {pair, pair[::-1]})
        if not pairings:
            print(f"pairings: there is no pairing {wanted.only!r}", file=sys.stderr)
            return 2
    if wanted.character:
        pairings = tuple(found for found in pairings if wanted.character in found)
        if not pairings:
            print(f"pairings: nobody is called {wanted.character!r}", file=sys.stderr)
            return 2
    total = Outcome()
    began = time.monotonic()
    tasks = [(pairing, wanted.first, wanted.games, wanted.how) for pairing in pairings]
    with multiprocessing.Pool(wanted.processes) as pool:
        for done, (pairing, outcome) in enumerate(pool.imap_unordered(play_pairing, tasks), 1):
            total.add(outcome)
            tell(f"{done}/{len(tasks)} {pairing[0]} against {pairing[1]}", len(total.failures))
    print_totals(total, len(pairings), wanted.build, time.monotonic() - began)
    return 1 if total.failures else 0


def tell(line: str, failures: int) -> None:
    """Say how far it is, in place on a terminal."""
    if sys.stderr.isatty():
        columns = os.get_terminal_size(sys.stderr.fileno()).columns
        text = f"{line}, {failures} failures"[: columns - 1]
        print(f"\r{text:<{columns - 1}}", end="", file=sys.stderr, flush=True)


def print_totals(total: Outcome, pairings: int, build: str, seconds: float) -> None:
    """Print what became of all games."""
    tell("", len(total.failures))
    for failure in total.failures[:SHOWN]:
        print(failure)
    games = max(total.games, 1)
    print(f"{total.games:,} games of {pairings} pairings, {build}, in {seconds:.0f} s: {len(total.failures)} failures")
    for reason, count in total.endings.most_common():
        print(f"  {reason}: {count:,} ({count / games:.1%})")
    first, second = total.wins[0], total.wins[1]
    print(f"  won by seat 0: {first:,} ({first / games:.1%}), by seat 1: {second:,} ({second / games:.1%})")
    print(f"  decisions a game: mean {total.choices / games:.1f}, median {total.median}, ", end="")
    print(f"shortest {total.shortest}, longest {total.longest} ({total.longest_game})")


if __name__ == "__main__":
    sys.exit(main())
