"""Finding what a name means among things that have an id and a name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from wildswing.kernel.errors import UnknownName, nearest


class Named:
    """Something with a name.

    Attributes:
        id: a short name, which nothing else of its kind has.
        name: its name.
    """

    def __init__(self, short: str, name: str) -> None:
        self.id: str = short
        self.name: str = name

    def __str__(self) -> str:
        return self.name


N = TypeVar("N", bound=Named)


def named(name: str, among: Sequence[N], what: str) -> N:
    """What a name means: an id, a name, or the beginning of either that nothing else shares.

    Args:
        name: in any case.
        among: everything that there is.
        what: what they are, for the message.

    Raises:
        UnknownName: there is none, or several.
    """
    wanted = " ".join(name.lower().split())
    begun: list[N] = []
    for info in among:
        if wanted == info.id or wanted == info.name.lower():
            return info
        if wanted and (info.id.startswith(wanted) or info.name.lower().startswith(wanted)):
            begun.append(info)
    if len(begun) == 1:
        return begun[0]
    if begun:
        names = tuple([info.name for info in begun])
        raise UnknownName(f"{name!r} may mean {', '.join(names)}", name, names)
    known = [info.name for info in among]
    known += [info.id for info in among if info.id != info.name.lower()]
    close = nearest(wanted, known)
    hint = f"; the nearest is {' or '.join(close)}" if close else ""
    raise UnknownName(f"there is no {what} {name!r}{hint}", name, close)


def one_of(word: object, words: Sequence[str], what: str) -> int:
    """The place of a word among some words.

    Args:
        word: as somebody wrote it.
        words: those that there are.
        what: the name of the argument, for the message.

    Raises:
        UnknownName: it is none of them.
    """
    if isinstance(word, str) and word in words:
        return words.index(word)
    listed = ", ".join([f'"{known}"' for known in words])
    close = nearest(word, words) if isinstance(word, str) else ()
    hint = f"; the nearest is {' or '.join(close)}" if close else ""
    raise UnknownName(f"`{what}` is one of {listed}, not {word!r}{hint}", str(word), close)
