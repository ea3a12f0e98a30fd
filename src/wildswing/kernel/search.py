"""Looking cards up by the words on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wildswing.kernel.names import Named


class Printed(Named):
    """A card as it is printed."""

    def words(self) -> str:
        """All that a search looks at, in small letters."""
        raise NotImplementedError

    def plain(self) -> dict[str, object]:
        """The card as plain data, ready for JSON."""
        raise NotImplementedError


P = TypeVar("P", bound=Printed)


def searched(cards: Sequence[P], query: str | None) -> tuple[P, ...]:
    """The cards that have every word of a query; those of that name first.

    Args:
        cards: to look among.
        query: words in any case; None for all cards.
    """
    if query is None or not query.strip():
        return tuple(cards)
    words = query.lower().split()
    whole = " ".join(words)
    named: list[P] = []
    others: list[P] = []
    for card in cards:
        text = card.words()
        if all(word in text for word in words):
            (named if card.name.lower() == whole else others).append(card)
    return tuple(named + others)
