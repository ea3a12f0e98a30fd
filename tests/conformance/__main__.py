"""Compare recorded play of a public client with the engine: `python -m tests.conformance FILE...`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.conformance.recording import games, read
from tests.conformance.report import Tally, run
from wildswing.exceed.roster import roster


def main(arguments: list[str]) -> int:
    """Run the comparison; the exit code says whether anything is unexplained."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance", description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--characters", default="", help="ids between commas; without it, all")
    parser.add_argument("--all-games", action="store_true", help="also those with one of the characters only")
    parser.add_argument("--limit", type=int, default=0, help="so many games of each file")
    parser.add_argument("--show", type=int, default=200, help="so many differences")
    parser.add_argument("--only", default="", help="only games whose name contains this")
    chosen = parser.parse_args(arguments)
    wanted = {name for name in chosen.characters.split(",") if name}
    total = Tally()
    known = {info.id for info in roster()}
    for path in chosen.files:
        tally = Tally()
        for record in read(path):
            for game in games(record):
                if chosen.only and chosen.only not in game.name:
                    continue
                if wanted and not (any if chosen.all_games else all)(name in wanted for name in game.characters):
                    continue
                if not known.issuperset(game.characters):
                    continue
                if chosen.limit and tally.games >= chosen.limit:
                    break
                run(game, tally, chosen.show, path.name)
        for line in tally.lines:
            print(line)
        for reason, times in tally.skipped.items():
            print(f"{path.name}: {times} games skipped: {reason}")
        print(f"{path.name}: {tally.games} games, {tally}")
        total.steps.update(tally.steps)
        total.rules.update(tally.rules)
        total.games += tally.games
    for rule, times in sorted(total.rules.items()):
        print(f"by rule {times} times: {rule}")
    print(total)
    return int(bool(total.steps["differ"] or total.steps["not understood"]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
