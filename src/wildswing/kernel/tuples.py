"""Tuples in a state are replaced, never changed, so that its clones can share them; here are the changed ones."""

from __future__ import annotations


def without(items: tuple[int, ...], item: int) -> tuple[int, ...]:
    """The items but for the first one that is equal to `item`, which must be there."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
