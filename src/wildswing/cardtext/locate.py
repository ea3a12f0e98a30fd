"""Where the values of a TOML file stand: the standard parser does not tell, and an error message must."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

Key: TypeAlias = tuple[str | int, ...]
"""The way to a table or value: names of tables and keys, and indexes into arrays of tables."""

_HEADER = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
_NAME = r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'"""
_ASSIGNMENT = re.compile(rf"\s*((?:{_NAME})(?:\s*\.\s*(?:{_NAME}))*)\s*=\s*")
_LONG = ('"' * 3, "'" * 3)


class Spot(NamedTuple):
    """A line and a column of a file, both from 1.  Of a text they are those of its first letter."""

    line: int
    column: int


def locate(source: str) -> dict[Key, Spot]:
    r"""The places of all tables and values of a file that is known to be TOML.

    >>> spots = locate('name = "Ann"\n[[attack]]\ntext = "Draw 1."')
    >>> spots["name",], spots["attack", 0], spots["attack", 0, "text"]
    (Spot(line=1, column=9), Spot(line=2, column=1), Spot(line=3, column=9))

    Args:
        source: the text of the file.
    """
    found: dict[Key, Spot] = {}
    sizes: dict[Key, int] = {}
    table: Key = ()
    lines = source.split("\n")
    index = 0
    while index < len(lines):
        line = lines[index]
        header, assignment = _HEADER.match(line), _ASSIGNMENT.match(line)
        if header:
            table = _table(_names(header[2]), header[1] == "[[", sizes)
            found[table] = Spot(index + 1, 1)
        elif assignment:
            key = (*table, *_names(assignment[1]))
            start = assignment.end()
            found[key] = _first_letter(lines, index, start)
            index = _last_line(lines, index, start)
        index += 1
    return found


def _names(dotted: str) -> list[str]:
    return [name.strip("\"'") for name in re.findall(_NAME, dotted)]


def _table(names: list[str], is_item: bool, sizes: dict[Key, int]) -> Key:
    """The way to a table, with the index of the newest item for every array of tables on it."""
    key: Key = ()
    for place, name in enumerate(names):
        key = (*key, name)
        if is_item and place == len(names) - 1:
            sizes[key] = sizes.get(key, 0) + 1
        if key in sizes:
            key = (*key, sizes[key] - 1)
    return key


def _first_letter(lines: list[str], index: int, start: int) -> Spot:
    value = lines[index][start:]
    if value.startswith(_LONG):
        return Spot(index + 1, start + 4) if value[3:].strip() else Spot(index + 2, 1)
    return Spot(index + 1, start + 2 if value[:1] in {'"', "'"} else start + 1)


def _last_line(lines: list[str], index: int, start: int) -> int:
    """The line on which a value ends."""
    value = lines[index][start:]
    if value.startswith(_LONG):
        mark, rest = value[:3], value[3:]
        while mark not in rest and index + 1 < len(lines):
            index += 1
            rest = lines[index]
        return index
    depth = 0
    while True:
        bare = re.sub(r'"(?:[^"\\]|\\.)*"|\'[^\']*\'|#.*', "", value)
        depth += len(re.findall(r"[\[{]", bare)) - len(re.findall(r"[\]}]", bare))
        if depth <= 0 or index + 1 >= len(lines):
            return index
        index += 1
        value = lines[index]
