"""What can go wrong when somebody uses the library: every error says what was wrong, where, and what would be right."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher


class WildswingError(ValueError):
    """Any mistake in a call of the library; all its errors are of this kind."""


class IllegalChoice(WildswingError):  # noqa: N818 - the library's public name
    """A choice that is not possible now.

    Attributes:
        legal: the texts of the options that there are.
        nearest: those of them that are most like what was chosen.
    """

    def __init__(self, message: str, legal: tuple[str, ...] = (), nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal
        self.nearest = nearest


class CannotTakeBack(WildswingError):  # noqa: N818 - the library's public name
    """The last choice stands: somebody has learnt something since, or somebody else is to choose."""


class PositionError(WildswingError):
    """A position that cannot be read.

    Attributes:
        place: the index of the wrong word in the string.
        word: the word itself.
    """

    def __init__(self, message: str, place: int = 0, word: str = "") -> None:
        super().__init__(f"position, character {place + 1}: {message}")
        self.place = place
        self.word = word


class RecordError(WildswingError):
    """A record that cannot be read or replayed.

    Attributes:
        line: the number of the wrong line, from 1.
    """

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"record, line {line}: {message}")
        self.line = line


class NotPlayable(WildswingError):  # noqa: N818 - the library's public name
    """A card uses a part of the card language that the rules do not run yet.

    Attributes:
        what: the part, a node or in words.
        source: the card or character whose text it is.
    """

    def __init__(self, what: object, source: str) -> None:
        kind = type(what).__name__ if not isinstance(what, str) else what
        detail = "" if isinstance(what, str) else f" ({what!r})"
        super().__init__(f"{source}: the rules cannot run {kind}{detail} yet")
        self.what = what
        self.source = source


class UnknownName(WildswingError):  # noqa: N818 - the library's public name
    """A name that nothing has.

    Attributes:
        name: what was written.
        nearest: the known names most like it.
    """

    def __init__(self, message: str, name: str, nearest: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.name = name
        self.nearest = nearest


def nearest(word: str, phrases: Sequence[str], most: int = 3, least: float = 0.5) -> tuple[str, ...]:
    """The phrases most like a word, best first.

    >>> nearest("set hadokn", ["Set Hadoken", "Set Assault", "Wild Swing"])
    ('Set Hadoken',)

    Args:
        word: what somebody wrote.
        phrases: what they may have meant.
        most: how many to give.
        least: how alike they must be, from 0 to 1.
    """
    lowered = word.lower()
    ranked: list[tuple[float, str]] = []
    for phrase in phrases:
        likeness = SequenceMatcher(None, lowered, phrase.lower()).ratio()
        if likeness >= least:
            ranked.append((-likeness, phrase))
    ranked.sort()
    best = ranked[0][0] if ranked else 0.0
    # Only those that are nearly as good as the best one help.
    return tuple([phrase for minus, phrase in ranked[:most] if minus <= best + 0.15])
