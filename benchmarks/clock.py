"""The clock of all measurements: processor time, so that what else the machine does counts as little as it can."""

import json
import sys
from collections.abc import Callable
from time import process_time

ENOUGH = 0.6
"""Seconds of processor time that a measurement takes at least."""


def rate(work: Callable[[], tuple[int, int]]) -> dict[str, float]:
    """Do some work again and again, and say how much of it is done in a second.

    Args:
        work: plays some games; returns how many decisions were taken, and how many games.
    """
    work()  # the interpreter gets used to it
    decisions = games = 0
    began = process_time()
    while process_time() - began < ENOUGH:
        more, played = work()
        decisions += more
        games += played
    seconds = process_time() - began
    return {
        "decisions per second": decisions / seconds,
        "games per second": games / seconds,
        "decisions per game": decisions / games,
    }


def hand_over(figures: object) -> None:
    """Give what was measured to the process that asked for it."""
    json.dump(figures, sys.stdout)
