"""A card file as tables with places: TOML, and the line and column of every value in it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from wildswing.cardtext.errors import CardFileErrors, CardTextError, Fault
from wildswing.cardtext.locate import Key, Spot, locate


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
        while key:
            for known in (key, (*key, 0)):  # a list of tables begins with its first table
                if known in self.spots:
                    return self.spots[known]
            key = key[:-1]
        return Spot(1, 1)

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
