"""The one way in for card files: from the package or from a path, through TOML, into a typed structure."""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wildswing.cardtext.errors import CardFileErrors, CardTextError, Fault
from wildswing.cardtext.locate import Key, Spot, locate

if TYPE_CHECKING:
    from collections.abc import Mapping


class CardFile:
    """A card file as it was read.

    Args:
        name: its name for messages.
        source: its text.
        tables: what is in it.
    """

    def __init__(self, name: str, source: str, tables: Mapping[str, Any]) -> None:
        self.name = name
        self.source = source
        self.tables = tables

    @cached_property
    def spots(self) -> Mapping[Key, Spot]:
        """The line and column of every table and value."""
        return locate(self.source)

    def spot(self, key: Key) -> Spot:
        """The place of a value, or of the nearest table around it.

        Args:
            key: the way to the value, as in `("attack", 2, "boost", "text")`.
        """
        while key and key not in self.spots:
            key = key[:-1]
        return self.spots.get(key, Spot(1, 1))

    def error(self, key: Key, where: str, message: str, nearest: tuple[str, ...] = ()) -> CardTextError:
        """An error at a value.

        Args:
            key: the way to the value.
            where: which card or side it is.
            message: what is wrong.
            nearest: what may have been meant.
        """
        spot = self.spot(key)
        return CardTextError(
            Fault(message, line=spot.line, column=spot.column, nearest=nearest, where=where, file=self.name)
        )


def packaged_text(package: str, *parts: str) -> str:
    """The text of a file inside a package.

    Args:
        package: the dotted name of the package.
        *parts: folders, and last the file.
    """
    return resources.files(package).joinpath(*parts).read_text("utf-8")


def packaged_files(package: str, endings: tuple[str, ...]) -> list[str]:
    """The texts of the files right inside a package, in the order of their names.

    Args:
        package: the dotted name of the package.
        endings: how the names of the files end.
    """
    entries = sorted(resources.files(package).iterdir(), key=lambda entry: entry.name)
    return [entry.read_text("utf-8") for entry in entries if entry.name.endswith(endings)]


def packaged_names(package: str, folder: str) -> dict[str, tuple[str, ...]]:
    """The TOML files in the folders of a package's folder: their names without the ending, and the way to each.

    Args:
        package: the dotted name of the package.
        folder: the folder, whose own folders hold the files.
    """
    found: dict[str, tuple[str, ...]] = {}
    for group in sorted(resources.files(package).joinpath(folder).iterdir(), key=lambda entry: entry.name):
        if group.is_dir():
            for entry in sorted(group.iterdir(), key=lambda entry: entry.name):
                if entry.name.endswith(".toml"):
                    found[entry.name.removesuffix(".toml")] = (folder, group.name, entry.name)
    return found


def read_text(path: Path | str) -> str:
    """The text of a card file.

    Args:
        path: the file.

    Raises:
        CardFileErrors: there is no such file, or it is not text.
    """
    path = Path(path)
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"this is not a UTF-8 text (byte {error.start})"
    except OSError as error:
        message = f"the file cannot be read: {error.strerror or error}"
    raise CardFileErrors([CardTextError(Fault(message, line=0, file=path.name))])


def parse_file(source: str, name: str) -> CardFile:
    """The tables of a card file.

    Args:
        source: the text of the file.
        name: the name of the file for messages.

    Raises:
        CardFileErrors: it is not TOML.
    """
    try:
        tables = tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise CardFileErrors([_not_toml(source, name, str(error))]) from None
    return CardFile(name, source, tables)


def _not_toml(source: str, name: str, said: str) -> CardTextError:
    place = re.search(r"\(at line (\d+), column (\d+)\)", said)
    lines = source.split("\n")
    line, column = (int(place[1]), int(place[2])) if place else (len(lines), len(lines[-1]) + 1)
    said = re.sub(r" ?\(at [^)]*\)$", "", said)
    message = f"this is not TOML: {said[:1].lower()}{said[1:]}"
    return CardTextError(
        Fault(message, line=line, column=column, text=lines[line - 1].replace("\t", " "), caret=column - 1, file=name)
    )
