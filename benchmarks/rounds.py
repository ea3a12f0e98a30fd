"""Running the measurements: each in a process of its own, the builds by turns, several rounds, the median."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from benchmarks.starts import GAMES
from tests import builds

BUILDS = {"interpreted": builds.SOURCE, "compiled": builds.COMPILED}


def process(build: Path | None, *arguments: str, **variables: str) -> dict[str, dict[str, float]] | float:
    """What `python -m ARGUMENTS` measures on a build, with some more variables of the environment."""
    environment = (dict(os.environ) if build is None else builds.environment(build)) | variables
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=builds.ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"python -m {' '.join(arguments)} failed:\n{done.stderr}")
    measured: dict[str, dict[str, float]] | float = json.loads(done.stdout)
    return measured


def rounds(wanted: int, measure: Callable[[str], dict[str, float]], names: list[str]) -> dict[str, dict[str, float]]:
    """Measure several times, by turns, and take the medians.

    Args:
        wanted: how many rounds.
        measure: takes a name, such as a build's; returns names and figures.
        names: what is measured by turns.
    """
    found: dict[str, list[dict[str, float]]] = {name: [] for name in names}
    for number in range(wanted):
        for name in names if number % 2 == 0 else reversed(names):
            tell(f"round {number + 1} of {wanted}: {name}")
            found[name].append(measure(name))
    tell("")
    return {name: {key: median(figures[key] for figures in all_) for key in all_[0]} for name, all_ in found.items()}


def tell(line: str) -> None:
    """Say how far it is, in place on a terminal."""
    if sys.stderr.isatty():
        print(f"\r{line:<60}\r", end="", file=sys.stderr, flush=True)


def flat(measured: dict[str, dict[str, float]]) -> dict[str, float]:
    """Two levels of names made one."""
    return {f"{what}: {name}": number for what, figures in measured.items() for name, number in figures.items()}


def playing(build: str) -> dict[str, float]:
    """Random play and clones, of both games."""
    found: dict[str, float] = {}
    for game in GAMES:
        measured = process(BUILDS[build], "benchmarks.engine", game)
        assert isinstance(measured, dict)
        found |= {f"{game}: {name}": number for name, number in flat(measured).items()}
    return found


def starting(build: str) -> dict[str, float]:
    """Milliseconds of starting, in new processes; Python has its bytecode, as after an installation."""

    def measured(what: str, cache: str) -> float:
        number = process(
            BUILDS[build],
            "benchmarks.start",
            what,
            WILDSWING_CACHE=cache,
            PYTHONDONTWRITEBYTECODE="",
            PYTHONPYCACHEPREFIX=bytecode,
        )
        assert isinstance(number, float)
        return number

    with (
        tempfile.TemporaryDirectory() as kept,
        tempfile.TemporaryDirectory() as nothing,
        tempfile.TemporaryDirectory() as bytecode,
    ):
        for what in ("first_game", "everybody", "own_file"):
            measured(what, kept)
        return {
            "import wildswing": measured("importing", kept),
            "first game, nothing kept by the user": measured("first_game", nothing),
            "first game": measured("first_game", kept),
            "first game, with a card file to be read": measured("own_file", kept),
            "next game": measured("next_game", kept),
            "every character": measured("everybody", kept),
        }


def openspiel(game: str) -> dict[str, float]:
    """Random play of both games of OpenSpiel."""
    measured = process(None, "benchmarks.openspiel")
    assert isinstance(measured, dict)
    return flat(measured)
