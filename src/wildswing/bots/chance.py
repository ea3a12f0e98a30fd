"""A player that picks uniformly among its options."""

from __future__ import annotations

from random import Random

from wildswing.exceed.view import ExceedView
from wildswing.kernel.decision import Option


class RandomBot:
    """Picks uniformly among the options it is given; the same seed and the same game give the same choices."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)

    def choose(self, view: ExceedView) -> Option:
        """Pick one of `view.options` by chance."""
        return self._random.choice(view.options)
