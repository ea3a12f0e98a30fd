"""What a playthrough is of: a game, the policy that plays it, and how its views are laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any, TypeAlias

from wildswing.exceed.game import ExceedGame
from wildswing.hackclad.game import HackcladGame
from wildswing.kernel.decision import Decision, Option

AnyGame: TypeAlias = ExceedGame | HackcladGame


class Plan:
    """One playthrough; each game has its own kind.

    Attributes:
        name: of its file.
        title: the first line of it.
        brief: whether only what happened and what was chosen is told, and the last position.
    """

    def __init__(self, name: str, title: str, *, brief: bool = False) -> None:
        self.name = name
        self.title = title
        self.brief = brief

    def begin(self) -> AnyGame:
        """The game before its first decision."""
        raise NotImplementedError

    def choose(self, decision: Decision) -> Option:
        """The policy."""
        raise NotImplementedError

    def chapter(self, game: Any) -> int:  # noqa: ANN401 - each plan knows its game
        """A number that changes where the position is worth a line."""
        raise NotImplementedError

    def flat(self, view: Any) -> dict[str, str]:  # noqa: ANN401 - each plan knows its view
        """A view as names and texts."""
        raise NotImplementedError

    def closing(self, game: Any) -> list[str]:  # noqa: ANN401 - each plan knows its game
        """What else is to be said of a game that is over."""
        return []


def pile(view: Any, cards: list[int]) -> str:  # noqa: ANN401 - a view that names cards
    """Cards in their order, the first one at the bottom."""
    names = [view.name(card) for card in cards]
    if not names:
        return "-"
    return f"{len(names)}: {', '.join(names)}" if set(names) != {"?"} else f"{len(names)} unknown"


def bunch(view: Any, cards: list[int]) -> str:  # noqa: ANN401 - a view that names cards
    """Cards whose order means nothing."""
    counts = Counter(view.name(card) for card in cards)
    return ", ".join(f"{count} {card}" if count > 1 else card for card, count in sorted(counts.items())) or "-"
