"""Games of every kind, EXCEED and HacKClaD in each of its modes, for the tests of what every game must do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TypeAlias

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS
from wildswing.exceed import constants as exceed
from wildswing.exceed.game import ExceedGame
from wildswing.hackclad.game import HackcladGame

AnyGame: TypeAlias = ExceedGame | HackcladGame
FOUR = ["Rosette", "Flare", "Luna", "Mia"]


def duel(seed: int, log: bool) -> ExceedGame:
    """A game of EXCEED; the pairings go by turns through the characters."""
    count = len(CHARACTERS)
    pair = [CHARACTERS[seed * 5 % count], CHARACTERS[(seed * 5 + seed // count + 1) % count]]
    return ws.new("exceed", pair, seed=seed, log=log)


def solo(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", [("Amelia", *FOUR)[seed % 5]], mode="solo", seed=seed, log=log)


def solo_expert(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", ["Amelia"], mode="solo", expert=True, missions="random", seed=seed, log=log)


def two(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", ["Luna", ("Amelia", *FOUR)[seed % 5]], seed=seed, log=log)


def three(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", ["Amelia", "Rosette", "Flare"], expert=True, missions="random", seed=seed, log=log)


def four(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", FOUR, missions="recommended", seed=seed, log=log)


def equals(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", ["Mia", "Mia", "Amelia", "Mia"], seed=seed, log=log)


def team_of_four(seed: int, log: bool) -> HackcladGame:
    return ws.new("hackclad", ["Amelia", "Mia", "Luna", "Flare"], mode="team", seed=seed, log=log)


def team_of_two(seed: int, log: bool) -> HackcladGame:
    return ws.new(
        "hackclad", ["Amelia", "Rosette", "Luna", "Luna"], mode="team", players=2, expert=True, seed=seed, log=log
    )


KINDS: dict[str, Callable[[int, bool], AnyGame]] = {
    "exceed": duel,
    "solo": solo,
    "solo expert": solo_expert,
    "two": two,
    "three expert": three,
    "four": four,
    "equal witches": equals,
    "team of four": team_of_four,
    "team of two": team_of_two,
}


# Enough games of EXCEED that each of its first characters plays, and two of every kind of HacKClaD.
MANY = [("exceed", seed) for seed in range(14)] + [
    (kind, seed) for kind in KINDS if kind != "exceed" for seed in (0, 1)
]


def begun(kind: str, seed: int, log: bool = True) -> tuple[AnyGame, random.Random]:
    """A fresh game, and the dice to play it with."""
    return KINDS[kind](seed, log), random.Random(f"{kind} {seed}")


def pick(dice: random.Random, game: AnyGame) -> int:
    """A random option; strikes are likelier, and ending a turn less likely, for they are where most can go wrong."""
    options = game.options
    if isinstance(game, ExceedGame):
        if exceed.STRIKE_ACTION in options and dice.random() < 0.4:
            return exceed.STRIKE_ACTION
    elif len(options) > 1 and dice.random() < 0.5:
        return dice.choice(options[1:])
    return dice.choice(options)


def played(kind: str, seed: int) -> Iterator[tuple[AnyGame, int]]:
    """The game before each of its decisions, and what will be chosen."""
    game, dice = begun(kind, seed)
    while game.options:
        option = pick(dice, game)
        yield game, option
        game.choose(option)


def finished(kind: str, seed: int, log: bool = True) -> AnyGame:
    """A game that was played to its end."""
    game, dice = begun(kind, seed, log)
    while game.options:
        game.step(pick(dice, game))
    return game


def viewers(game: AnyGame) -> list[int | None]:
    """Everybody who may look on: each seat, and a spectator."""
    return [None, *range(game.seats)]
