"""The card files that a package brings: found by their ids, and kept as they were parsed.

A game so starts without the parser: a file takes 2 ms, not 170 ms (most of it for importing and loading the parser).
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

from wildswing.cardtext.errors import CardFileErrors, nearest
from wildswing.cardtext.load import key_of, packaged_files, packaged_names, packaged_text, remembered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from wildswing.cardtext.errors import CardTextError

T = TypeVar("T")

_FOLDER = "data"


class Library:
    """The card files in the folder `data` of a package.

    Args:
        package: the dotted name of the package; its language is in the package `text` inside it.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self._read: dict[tuple[str, ...], object] = {}

    @cached_property
    def ways(self) -> Mapping[str, tuple[str, ...]]:
        """The way to every file in a folder of its own, by the name of the file without its ending."""
        return packaged_names(self.package, _FOLDER)

    @cached_property
    def _language(self) -> str:
        """The grammar and the code that reads it: when it changes, what was parsed before is of no use."""
        own, shared = f"{self.package}.text", "wildswing.cardtext"
        return key_of(*packaged_files(own, (".py", ".lark")), *packaged_files(shared, (".py",)))

    def chosen(self, which: str, known: tuple[str, ...], kind: str) -> tuple[str, ...]:
        """The way to a file by its id.

        Args:
            which: the id.
            known: the ids that there are.
            kind: what such a file holds.

        Raises:
            LookupError: there is no such id.
        """
        if which not in known:
            close = nearest(which, known)
            hint = f"; the nearest is {close[0]!r}" if close else ""
            raise LookupError(f"there is no {kind} {which!r}{hint}")
        return self.ways[which]

    def packaged(self, way: tuple[str, ...], name: str, read: Callable[[str, str], T]) -> T:
        """What a file of the package holds.

        Args:
            way: the way to the file.
            name: under which it is kept.
            read: reads it: from its text and its name.
        """
        if way not in self._read:
            source = packaged_text(self.package, *way)
            self._read[way] = remembered(
                f"{self.name}-{name}", key_of(source, self._language), lambda: read(source, way[-1])
            )
        found: T = self._read[way]  # type: ignore[assignment]  # what `read` gave for this file
        return found


def whole(thing: T | None, errors: list[CardTextError]) -> T:
    """What was read, if nothing was wrong with it.

    Args:
        thing: what was read, or None if it could not be.
        errors: what is wrong with it.

    Raises:
        CardFileErrors: there are errors.
    """
    if thing is None or errors:
        raise CardFileErrors(errors)
    return thing
