"""The work on one card file: its texts read, and every error collected on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.errors import CardTextError
    from wildswing.cardtext.language import Language
    from wildswing.cardtext.locate import Key

L = TypeVar("L")


class Assembly(Generic[L]):
    """The work on one file.

    Args:
        file: the file; what is wrong with it is added to `errors`.
        language: the language of its texts.
        texts: every card text of the file: the way to it, what to call it in messages, and the text.
    """

    def __init__(self, file: CardFile, language: Language[L], texts: Iterable[tuple[Key, str, str]]) -> None:
        self.file = file
        self.errors: list[CardTextError] = []
        self.texts = tuple(texts)
        self.lines: dict[Key, list[tuple[int, L]]] = {}
        for key, where, text in self.texts:
            lines, errors = language.each_line(text)
            self.lines[key] = lines
            for error in errors:
                self.add(key, where, error)

    def add(self, key: Key, where: str, error: CardTextError) -> None:
        """Keep an error in a value of the file.

        Args:
            key: the way to the value.
            where: what to call it in messages.
            error: the error, with its place inside the value.
        """
        spot = self.file.spot(key)
        self.errors.append(error.placed(self.file.name, where, spot.line, spot.column))

    def effects(self, *key: str | int) -> tuple[L, ...]:
        """The lines of a text that could be read.

        Args:
            *key: the way to the text.
        """
        return tuple(line for _, line in self.lines.get(key, ()))


def called(key: Key, kind: str, table: Mapping[str, Any], title: str = "name") -> str:
    """What to call a table in messages: its name, or its number in the list that it is in.

    Args:
        key: the way to it.
        kind: what it is.
        table: what is in it.
        title: the key of its name.
    """
    if isinstance(table.get(title), str):
        return f'{kind} "{table[title]}"'
    return f"{kind} {key[1] + 1}" if len(key) > 1 and isinstance(key[1], int) else kind


def tables_of(value: object) -> list[Mapping[str, Any]]:
    """The tables of a value: of a list of tables, or the table itself.

    Args:
        value: something in a card file, in whatever state.
    """
    items = value if isinstance(value, list) else [value]
    return [item for item in items if isinstance(item, dict)]


def strings_of(value: object) -> set[str]:
    """The strings of a list.

    Args:
        value: something in a card file, in whatever state.
    """
    return {item for item in value if isinstance(item, str)} if isinstance(value, list) else set()


def names_of(tables: Mapping[str, Any], key: str, title: str = "name") -> set[str]:
    """The names of the tables in a list of tables.

    Args:
        tables: the tables that the list is in.
        key: the key of the list.
        title: the key of the names.
    """
    return {table[title] for table in tables_of(tables.get(key)) if isinstance(table.get(title), str)}
