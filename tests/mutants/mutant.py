"""A changed owner of cards, and which of all changes are tried; the same for every game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any, TypeAlias

Change: TypeAlias = tuple[str, str, Any]
"""Which card is changed, what is changed, and the whole owner after that."""


@dataclass(frozen=True)
class Mutant:
    """A changed card: whose it is, which half of which card, what was changed, and the whole owner after that."""

    owner: str
    place: str
    what: str
    result: Any

    def __str__(self) -> str:
        return f"{self.owner}: {self.place}: {self.what}"


class Sieve:
    """Lets a share of the changes pass, and counts them all; what does not pass need not be parsed."""

    def __init__(self, seed: str, share: float) -> None:
        self.random = random.Random(seed)
        self.share = share
        self.count = 0

    def passes(self, change: object = None) -> bool:
        """Whether the next change passes; it does not matter what it is."""
        self.count += 1
        return self.random.random() < self.share


@dataclass(frozen=True)
class Game:
    """What is particular to the cards of a game.

    `owners` are the ids of those whose cards are changed, and `load` reads one. `changes` lists every change, and
    `content` is what counts of an owner: everything but the words. `tests` is the package of the card tests, in which
    the modules of an owner start with `module`. `in_place` lets all tables of these tests be laid with a changed card;
    it raises NotPlayable for what the rules do not run. `equivalent` lists the changes that no test can notice.
    """

    name: str
    owners: tuple[str, ...]
    load: Callable[[str], Any]
    changes: Callable[[Any, Sieve], Iterator[Change]]
    content: Callable[[Any], object]
    tests: ModuleType
    module: Callable[[str], str]
    in_place: Callable[[Mutant], AbstractContextManager[None]]
    equivalent: dict[str, str] = field(default_factory=dict)

    def mutants(self, owner: str, share: float = 1.0) -> list[Mutant]:
        """The changed cards of an owner that are still in the card language; no two are equal.

        Args:
            owner: an id.
            share: how many of all changes to try, always the same ones for an owner.
        """
        original = self.load(owner)
        found: dict[object, Mutant] = {}
        for place, what, result in self.changes(original, Sieve(owner, share)):
            if (key := self.content(result)) != self.content(original) and key not in found:
                found[key] = Mutant(owner, place, what, result)
        return list(found.values())

    def count(self, owner: str) -> int:
        """How many changes there are to try, with those that turn out not to be in the card language."""
        sieve = Sieve(owner, 0.0)
        assert not list(self.changes(self.load(owner), sieve))
        return sieve.count


def around(number: int) -> list[int]:
    """One more and one less, not below 0."""
    return [number + 1, number - 1] if number > 0 else [1]
