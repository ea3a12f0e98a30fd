"""Runs the tests of the cards in this process, once as they are and then against each changed card."""

from __future__ import annotations

import importlib
import itertools
import pkgutil
import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import FrameType, ModuleType

import pytest

from tests.mutants.mutant import Game, Mutant
from wildswing.kernel.errors import NotPlayable

TIMEOUT = 2.0
"""Seconds for one test; a changed card may send a test into an endless loop."""

Test = Callable[[], object]


@dataclass
class Outcome:
    """What became of the changed cards of one owner."""

    owner: str
    caught: int = 0
    survived: list[Mutant] = field(default_factory=list)
    impossible: int = 0


# ---- finding the tests


def modules(game: Game, owner: str) -> list[ModuleType]:
    """The test modules of an owner."""
    start = game.module(owner)
    names = [entry.name for entry in pkgutil.iter_modules(game.tests.__path__)]
    found = [name for name in names if name == start or name.startswith(f"{start}_")]
    return [importlib.import_module(f"{game.tests.__name__}.{name}") for name in found]


def cases_of(game: Game, owner: str) -> dict[str, Test]:
    """Every test of these modules by its name, once for each set of parameters."""
    found: dict[str, Test] = {}
    for module in modules(game, owner):
        for name, value in vars(module).items():
            if name.startswith("test_") and callable(value):
                found.update(cases(f"{module.__name__}.{name}", value))
            elif name.startswith("Test") and isinstance(value, type):
                made = value()
                methods = [method for method in vars(value) if method.startswith("test_")]
                for method in methods:
                    found.update(cases(f"{module.__name__}.{name}.{method}", getattr(made, method)))
    return found


def cases(name: str, test: Callable[..., object]) -> Iterator[tuple[str, Test]]:
    """A test with each set of its parameters."""
    marks = [mark for mark in getattr(test, "pytestmark", []) if mark.name == "parametrize"]
    choices: list[list[dict[str, object]]] = []
    for mark in marks:
        names = (
            [part.strip() for part in mark.args[0].split(",")] if isinstance(mark.args[0], str) else list(mark.args[0])
        )
        rows = [getattr(row, "values", row) if hasattr(row, "marks") else row for row in mark.args[1]]
        choices.append(
            [dict(zip(names, row if len(names) > 1 or hasattr(row, "marks") else [row], strict=True)) for row in rows]
        )
    for number, chosen in enumerate(itertools.product(*choices)):
        arguments = {key: value for part in chosen for key, value in part.items()}
        yield f"{name}[{number}]", partial(test, **arguments)


# ---- running


class TooLongError(Exception):
    """A test ran longer than `TIMEOUT`."""


def too_long(number: int, frame: FrameType | None) -> None:
    """Stop a test."""
    raise TooLongError


def passes(test: Test) -> bool:
    """Whether a test passes."""
    signal.signal(signal.SIGALRM, too_long)
    signal.setitimer(signal.ITIMER_REAL, TIMEOUT)
    try:
        test()
    except (Exception, pytest.fail.Exception):  # noqa: BLE001 - whatever it is, the test has noticed
        return False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    return True


def failing(game: Game, owner: str) -> list[str]:
    """The tests that fail with the cards as they are."""
    return [name for name, test in cases_of(game, owner).items() if not passes(test)]


def run(game: Game, owner: str, changed: list[Mutant]) -> Outcome:
    """Run the tests against each changed card until one fails, first those that noticed a change of the same card."""
    outcome = Outcome(owner)
    found = cases_of(game, owner)
    here: dict[str, Counter[str]] = defaultdict(Counter)
    anywhere: Counter[str] = Counter()
    for mutant in changed:
        try:
            with game.in_place(mutant):
                order = sorted(found, key=lambda name: (-here[mutant.place][name], -anywhere[name]))
                noticed = next((name for name in order if not passes(found[name])), None)
        except NotPlayable:
            outcome.impossible += 1
            continue
        if noticed is None:
            outcome.survived.append(mutant)
        else:
            outcome.caught += 1
            here[mutant.place][noticed] += 1
            anywhere[noticed] += 1
    return outcome
