"""The tables of what was measured."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib.metadata import version

from wildswing.cli.bench import machine

BUILDS = ("interpreted", "compiled")
TARGETS = {
    "exceed: choices by the engine: decisions per second": (100_000, 1_000_000),
    "exceed: clone: microseconds": (5.0, 1.5),
    "fourteen: choices by the engine: decisions per second": (100_000, 1_000_000),
    "fourteen: clone: microseconds": (5.0, 1.5),
    "hackclad: choices by the engine: decisions per second": (40_000, 400_000),
}
"""What the two builds shall reach: at least so many decisions, at most so many microseconds."""
PLAY = {
    "choices by the engine: decisions per second": "decisions/s, choices by a loop in the engine",
    "choices by Python: decisions per second": "decisions/s, choices by a Python loop",
    "choices by the engine: games per second": "games/s, choices by a loop in the engine",
    "choices by Python: games per second": "games/s, choices by a Python loop",
    "choices by the engine: decisions per game": "decisions a game",
    "clone: microseconds": "clone, us",
}
START = {
    "import wildswing": "`import wildswing`",
    "first game, nothing kept by the user": "import and first game, the first time on this machine",
    "first game": "import and first game, from then on",
    "first game, with a card file to be read": "import and first game, one character from a card file",
    "next game": "another game of the same characters",
    "every character": "import, and every character of EXCEED read and made ready",
}
START_TARGETS = {
    "import wildswing": 150.0,
    "first game, nothing kept by the user": 300.0,
    "next game": 20.0,
    "every character": 2000.0,
}
"""What starting may cost at most in both builds, in milliseconds."""
NAMES = {"exceed": "EXCEED", "fourteen": "EXCEED, fourteen characters", "hackclad": "HacKClaD"}
PLAYED = {
    "exceed": "EXCEED, every character, random play",
    "fourteen": "EXCEED, fourteen characters, random play",
    "hackclad": "HacKClaD, four Witches, random play",
}
OTHERS = ("gin_rummy", "goofspiel")
UNITS = ("decisions per second", "games per second", "decisions per game")
Figures = dict[str, dict[str, float]]


def number(value: float) -> str:
    """A number with as many digits as it deserves."""
    return (
        f"{value:,.0f}"
        if value >= 1000
        else f"{value:.1f}"
        if value >= 10
        else f"{value:.2f}"
        if value >= 1
        else f"{value:.3f}"
    )


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> list[str]:
    """A Markdown table that reads well as plain text too."""
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    lines = []
    for row in [
        head,
        tuple("-" * (width - 1) + ":" if place else "-" * width for place, width in enumerate(widths)),
        *rows,
    ]:
        cells = [
            cell.ljust(width) if not place else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def beside(figures: Figures, names: dict[str, str], scale: str) -> list[str]:
    """Both builds side by side, with the ratio of the better to the worse."""
    rows = []
    for name, words in names.items():
        slow, quick = (figures[build][name] for build in BUILDS)
        ratio = max(slow, quick) / min(slow, quick)
        shown = "" if name.endswith("per game") else f"{ratio:.1f}"
        rows.append((words, number(slow), number(quick), shown))
    return table((scale, *BUILDS, "ratio"), rows)


def described(load: float) -> str:
    """The machine, the tools, and how busy it was."""
    return (
        f"{machine()}, {os.cpu_count()} cores, mypyc {version('mypy')}; "
        f"processor time of one core; load average {load:.1f} when it began"
    )


def is_met(figures: Figures, name: str, build: str) -> bool:
    """Whether a build reaches its target."""
    reached, target = figures[build][name], TARGETS[name][BUILDS.index(build)]
    return reached >= target if name.endswith("second") else reached <= target


def targets(figures: Figures) -> list[str]:
    """The targets, each with what became of it."""
    lines = []
    for name, wanted in TARGETS.items():
        bound = "at least" if name.endswith("second") else "at most"
        for build, target in zip(BUILDS, wanted, strict=True):
            measured = f"{number(figures[build][name])} measured"
            verdict = "" if is_met(figures, name, build) else ": **missed**"
            game, what = name.split(": ", 1)
            lines.append(
                f"* {NAMES[game]}, {PLAY[what]}, {build}: {bound} {number(target)} wanted, {measured}{verdict}"
            )
    return lines


def start_targets(figures: Figures) -> list[str]:
    """What starting may cost, each with what became of it."""
    lines = []
    for name, target in START_TARGETS.items():
        for build in BUILDS:
            measured = figures[build][name]
            verdict = "" if measured <= target else ": **missed**"
            lines.append(
                f"* {START[name]}, {build}: at most {number(target)} ms wanted, {number(measured)} measured{verdict}"
            )
    return lines


def starts(figures: Figures) -> list[str]:
    """The table of what starting costs, and its targets."""
    return [*beside(figures, START, "milliseconds"), "", *start_targets(figures)]


def all_met(figures: Figures) -> bool:
    """Whether both builds reach all their targets."""
    return all(is_met(figures, name, build) for name in TARGETS for build in BUILDS)


def report(figures: Figures, load: float) -> str:
    """Everything, as Markdown."""
    mid = figures["interpreted"]["exceed: clone: mid-strike"] / figures["interpreted"]["exceed: clone: positions"]
    lines = [described(load), ""]
    for game, title in PLAYED.items():
        lines += [*beside(figures, {f"{game}: {name}": words for name, words in PLAY.items()}, title), ""]
    lines += [f"Of EXCEED's positions that are cloned, {mid:.0%} lie in the middle of a strike."]
    lines += ["", *targets(figures), ""]
    if "OpenSpiel" in figures:
        named = [
            (f"{NAMES[game]}, {build}", figures[build], f"{game}: choices by Python")
            for game in NAMES
            for build in reversed(BUILDS)
        ]
        named += [(f"OpenSpiel {game}", figures["OpenSpiel"], game) for game in OTHERS]
        rows = [(name, *(number(source[f"{what}: {unit}"]) for unit in UNITS)) for name, source, what in named]
        lines += table(("choices by the same Python loop", "decisions/s", "games/s", "decisions a game"), rows)
    else:
        lines.append("OpenSpiel is not installed here, so there is nothing to compare with.")
    lines += ["", *starts(figures)]
    return "\n".join(lines)
