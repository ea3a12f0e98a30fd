"""`python -m benchmarks`: measure, interpreted and compiled side by side, and print tables."""

import argparse
import json
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path

from benchmarks.profiled import profile
from benchmarks.report import NAMES, all_met, described, report, starts
from benchmarks.rounds import BUILDS, openspiel, playing, rounds, starting
from benchmarks.starts import GAMES

BLOCK = re.compile(r"(<!-- measured:.*?-->\n).*?(\n<!-- end of what was measured -->)", re.DOTALL)


def arguments() -> argparse.Namespace:
    """What the user asks for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured; the median counts (5)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures to a file, too")
    parser.add_argument("--update", type=Path, metavar="FILE", help="put the tables into the marked part of a document")
    parser.add_argument("--profile", action="store_true", help="instead, say where the time goes (interpreted)")
    parser.add_argument("--starting", action="store_true", help="measure only what starting costs")
    return parser.parse_args()


def main() -> int:
    """Measure and print; the exit status."""
    wanted = arguments()
    if wanted.profile:
        print("\n\n".join(f"{NAMES[game]}:\n{profile(game)}" for game in GAMES))
        return 0
    for name, folder in BUILDS.items():
        if not folder.is_dir():
            print(f"benchmarks: the {name} build is not in {folder}: run `make compiled`", file=sys.stderr)
            return 2
    load = os.getloadavg()[0]
    if wanted.starting:
        print("\n".join([described(load), "", *starts(rounds(wanted.rounds, starting, list(BUILDS)))]))
        return 0
    figures = rounds(wanted.rounds, playing, list(BUILDS))
    for build, more in rounds(wanted.rounds, starting, list(BUILDS)).items():
        figures[build] |= more
    if find_spec("pyspiel") is None:
        print("benchmarks: OpenSpiel is not installed (requirements/bench.txt); it is left out", file=sys.stderr)
    else:
        figures |= rounds(wanted.rounds, openspiel, ["OpenSpiel"])
    text = report(figures, load)
    if not all_met(figures):
        text += f"\n\nWhere the time of the interpreted build of EXCEED goes:\n\n```text\n{profile('exceed')}\n```"
    print(text)
    if wanted.json:
        wanted.json.write_text(json.dumps(figures, indent=2) + "\n", "utf-8")
    if wanted.update:
        return update(wanted.update, text)
    return 0


def update(document: Path, text: str) -> int:
    """Replace what was measured before."""
    before = document.read_text("utf-8")
    after, count = BLOCK.subn(lambda found: f"{found[1]}\n{text}\n{found[2]}", before)
    if count != 1:
        print(f"benchmarks: {document} has no part that is marked for what was measured", file=sys.stderr)
        return 1
    document.write_text(after, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
