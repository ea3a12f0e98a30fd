"""From the tables of a card file to typed structures: every error at once, the nearest key for an unknown one."""

from __future__ import annotations

from types import UnionType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias, TypeVar, Union, get_args, get_origin

import msgspec

from wildswing.cardtext.about import EASIEST, HARDEST, LONGEST_PLAY
from wildswing.cardtext.errors import listed, nearest

if TYPE_CHECKING:
    from collections.abc import Mapping

    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.errors import CardTextError
    from wildswing.cardtext.locate import Key

T = TypeVar("T", bound=msgspec.Struct)

Difficulty: TypeAlias = Annotated[
    int, msgspec.Meta(ge=EASIEST, le=HARDEST, description="1 (easy for beginners), 2 or 3 (rules of its own to learn)")
]
Play: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        min_length=1,
        max_length=LONGEST_PLAY,
        pattern=r"^[^\n]+$",
        description=f"one line of at most {LONGEST_PLAY} characters that says how to play",
    ),
]

_LONGEST = 90
"""The longest list that a message shows."""


def read(file: CardFile, schema: type[T], errors: list[CardTextError]) -> T | None:
    """The content of a file as a structure, or None if there were errors.

    Args:
        file: the file.
        schema: a msgspec structure; a field's `Meta(description=...)` is what a message says the value must be.
        errors: where to add what is wrong.
    """
    before = len(errors)
    value = _Reader(file, errors).table(schema, file.tables, (), "")
    return value if len(errors) == before and isinstance(value, schema) else None


class _Reader:
    def __init__(self, file: CardFile, errors: list[CardTextError]) -> None:
        self.file = file
        self.errors = errors

    def table(self, schema: type[msgspec.Struct], table: Mapping[str, Any], key: Key, where: str) -> object:
        """A structure from one table; each value is read on its own, so that each error is found."""
        before = len(self.errors)
        fields = {field.encode_name: field for field in msgspec.structs.fields(schema)}
        for name in table:
            if name not in fields:
                close = nearest(name, fields)
                rest = "" if close else f"; the keys here are {listed(fields)}"
                self.add((*key, name), where, f'"{name}" is no key of {_called(key)}{rest}', close)
        values: dict[str, Any] = {}
        for name, field in fields.items():
            if name in table:
                values[field.name] = self.value(field.type, table[name], (*key, name), where)
            elif field.required:
                self.add(key, where, f'{_called(key)} needs the key "{name}"')
        return schema(**values) if len(self.errors) == before else None

    def value(self, kind: object, value: object, key: Key, where: str) -> object:
        """One value: a table, a list of tables, or something that has no tables inside."""
        inner, many = _structure(kind), get_origin(_bare(kind)) is tuple
        if inner is not None and not many and isinstance(value, dict):
            return self.table(inner, value, key, where)
        if inner is not None and many and isinstance(value, list) and all(isinstance(item, dict) for item in value):
            return tuple(
                self.table(inner, item, (*key, index), _title(str(key[-1]), item)) for index, item in enumerate(value)
            )
        try:
            return msgspec.convert(value, kind)
        except msgspec.ValidationError:
            words = get_args(_bare(kind)) if get_origin(_bare(kind)) is Literal else ()
            close = nearest(value, map(str, words)) if isinstance(value, str) else ()
            self.add(key, where, f"{key[-1]} must be {_expected(kind)}, not {_shown(value)}", close)
            return None

    def add(self, key: Key, where: str, message: str, close: tuple[str, ...] = ()) -> None:
        self.errors.append(self.file.error(key, where, message, close))


def _called(key: Key) -> str:
    names = [part for part in key if isinstance(part, str)]
    return f"[{'.'.join(names)}]" if names else "the file"


def _title(kind: str, table: Mapping[str, Any]) -> str:
    name = table.get("name", table.get("title"))
    return f'{kind} "{name}"' if isinstance(name, str) else ""


def _parts(kind: object) -> tuple[Any, ...]:
    """The members of a union, or the type itself."""
    return get_args(kind) if get_origin(kind) in {Union, UnionType} else (kind,)


def _bare(kind: object) -> object:
    """A type without its annotation and without None."""
    kind = next((part for part in _parts(kind) if part is not type(None)), kind)
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _structure(kind: object) -> type[msgspec.Struct] | None:
    """The structure that a type is, holds or is a tuple of."""
    for part in _parts(kind):
        for inner in get_args(part) or (part,):
            if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
                return inner
    return None


def _expected(kind: object) -> str:
    for part in _parts(kind):
        if get_origin(part) is Annotated:
            for note in get_args(part)[1:]:
                if isinstance(note, msgspec.Meta) and note.description:
                    return note.description
    bare = _bare(kind)
    if get_origin(bare) is Literal:
        return f"one of {listed(map(str, get_args(bare)))}"
    if _structure(kind) is not None:
        return "a list of tables" if get_origin(bare) is tuple else "a table"
    return (
        "a text" if bare is str else "true or false" if bare is bool else "a whole number" if bare is int else "a list"
    )


def _shown(value: object) -> str:
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list) and not any(isinstance(item, list | dict) for item in value):
        shown = f"[{', '.join(map(_shown, value))}]"
        return shown if len(shown) <= _LONGEST else "a list"
    return str(value) if isinstance(value, int | float) else "a table" if isinstance(value, dict) else "a list"
