"""Counting decision sequences of either game: how many ways there are to make so many choices from a position."""

from __future__ import annotations

from typing import TypeVar

from wildswing.exceed.state import ExceedState
from wildswing.hackclad.state import HackcladState

S = TypeVar("S", ExceedState, HackcladState)


def perft(state: S, depth: int) -> int:
    """The number of sequences of so many choices; a game that is over has none.

    Args:
        state: at a decision; it is not changed.
        depth: how many choices, from 1.
    """
    if state.over:
        return 0
    if depth == 1:
        return len(state.options)
    count = 0
    for option in state.options:
        following = state.clone()
        following.step(option)
        count += perft(following, depth - 1)
    return count
