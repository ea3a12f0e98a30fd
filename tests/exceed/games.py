"""Random games over all characters, for the tests of what every game must do."""

import random
from collections.abc import Iterator
from typing import cast

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS
from wildswing.exceed import constants as c
from wildswing.exceed.game import ExceedGame
from wildswing.kernel.record import Replay


def loaded(position: str) -> ExceedGame:
    """The game of EXCEED that a position describes."""
    game = ws.load(position)
    assert isinstance(game, ExceedGame)
    return game


def replayed(record: str) -> Replay[ExceedGame]:
    """The game of EXCEED that a record tells."""
    replay = ws.replay(record)
    return cast("Replay[ExceedGame]", replay)


def pick(dice: random.Random, game: ExceedGame) -> int:
    """A random option; strikes are likelier, for they are where most can go wrong."""
    options = game.options
    if c.STRIKE_ACTION in options and dice.random() < 0.4:
        return c.STRIKE_ACTION
    return dice.choice(options)


def begun(number: int) -> tuple[ExceedGame, random.Random]:
    """A fresh game, and the dice to play it with; the pairings go by turns through the characters."""
    count = len(CHARACTERS)
    pair = [CHARACTERS[number * 5 % count], CHARACTERS[(number * 5 + number // count + 1) % count]]
    return ws.new("exceed", pair, seed=number), random.Random(number)


def played(number: int) -> Iterator[tuple[ExceedGame, int]]:
    """The game before each of its decisions, and what will be chosen."""
    game, dice = begun(number)
    while game.options:
        option = pick(dice, game)
        yield game, option
        game.choose(option)


def finished(number: int) -> ExceedGame:
    """A game that was played to its end."""
    game, dice = begun(number)
    while game.options:
        game.choose(pick(dice, game))
    return game
