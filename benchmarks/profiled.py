"""Where the time goes: random games of the interpreted build under the profiler, by function."""

import cProfile
from pathlib import Path

from benchmarks.engine import by_engine
from benchmarks.starts import GAMES

SHOWN = 25


def profile(game: str) -> str:
    """A table of the functions in which most time is spent, without what they call.

    Args:
        game: "exceed" or "hackclad".
    """
    games = GAMES[game]()
    by_engine(games[:10])
    profiler = cProfile.Profile()
    profiler.enable()
    decisions, _ = by_engine(games)
    profiler.disable()
    entries = sorted(profiler.getstats(), key=lambda entry: -entry.inlinetime)
    total = sum(entry.inlinetime for entry in entries)
    lines = [f"{'share':>6} {'calls a decision':>17}  function"]
    for entry in entries[:SHOWN]:
        code = entry.code
        name = code if isinstance(code, str) else f"{code.co_qualname} ({Path(code.co_filename).name})"
        lines.append(f"{entry.inlinetime / total:>6.1%} {entry.callcount / decisions:>17.2f}  {name}")
    return "\n".join(lines)
