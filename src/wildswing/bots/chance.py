"""A player that picks uniformly among its options."""

from __future__ import annotations

from random import Random

from wildswing.kernel.decision import Option
from wildswing.kernel.view import View


def chance(seed: int, number: int) -> Random:
    """The chance of one choice.

    Args:
        seed: of the bot.
        number: how many choices were made before.
    """
    return Random(seed * 1_000_003 + number)  # noqa: S311 - no secret


class RandomBot:
    """Picks uniformly among the options it is given.

    What it picks depends on the seed and the number of the choice alone: a game that was saved, or in which a choice
    was taken back, goes on as it would have gone on otherwise.
    """

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        """Pick one of `view.options` by chance."""
        options = view.options
        return options[chance(self.seed, view.number).randrange(len(options))]
