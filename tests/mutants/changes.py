"""One-place changes of a card text: a number, a trigger, push for pull, a condition negated, a line dropped ..."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

Replacement = str | Callable[[re.Match[str]], str]


@dataclass(frozen=True)
class Dialect:
    """What is put in place of what in the texts of a game.

    `triggers` are the words before a colon, in small letters, with others that may stand there. `words` are patterns
    and what stands in their place instead; an empty string drops them. `thorough` also changes the order of sentences
    and makes them optional.
    """

    triggers: Mapping[str, Sequence[str]]
    words: Sequence[tuple[str, Sequence[Replacement]]]
    thorough: bool = False


def changed_texts(text: str, dialect: Dialect) -> Iterator[tuple[str, str]]:
    """Each change of a text: what it is, and the whole text after it, which may not be in the language any more."""
    lines = text.strip().split("\n")
    for place, line in enumerate(lines):
        before, after = lines[:place], lines[place + 1 :]
        if len(lines) > 1:
            yield f"drop {line!r}", "\n".join([*before, *after])
        for new in changed_lines(line, dialect):
            yield f"{line!r} -> {new!r}", "\n".join([*before, new, *after])


def changed_lines(line: str, dialect: Dialect) -> Iterator[str]:
    """Each change of one line."""
    yield from numbers(line)
    yield from triggers(line, dialect)
    for pattern, replacements in dialect.words:
        for match in re.finditer(pattern, line):
            for replacement in replacements:
                new = replacement(match) if callable(replacement) else match.expand(replacement)
                yield line[: match.start()] + new + line[match.end() :]
    yield from sentences(line, dialect)


def numbers(line: str) -> Iterator[str]:
    """Every number one more and one less."""
    for match in re.finditer(r"\d+", line):
        for step in (1, -1):
            if int(match[0]) + step >= 0:
                yield f"{line[: match.start()]}{int(match[0]) + step}{line[match.end() :]}"


def triggers(line: str, dialect: Dialect) -> Iterator[str]:
    """Another trigger in place of every trigger, also in quoted texts."""
    for match in re.finditer(r"(?:(?<=^)|(?<=\")|(?<= / ))([A-Za-z0-9', -]+):", line):
        for other in dialect.triggers.get(match[1].lower(), ()):
            yield f"{line[: match.start()]}{other.capitalize()}:{line[match.end() :]}"


def sentences(line: str, dialect: Dialect) -> Iterator[str]:
    """Without one of its sentences, with the trigger left in place; thoroughly: with two changed over, or optional."""
    found = re.match(r"^([A-Za-z0-9', -]+): ", line)
    head = found[0] if found and found[1].lower() in dialect.triggers else ""
    parts = re.split(r"(?<=\.) ", line[len(head) :])
    if len(parts) > 1:
        for place in range(len(parts)):
            yield head + " ".join(parts[:place] + parts[place + 1 :])
    if dialect.thorough:
        for place in range(len(parts) - 1):
            yield head + " ".join([*parts[:place], parts[place + 1], parts[place], *parts[place + 2 :]])
        for place, part in enumerate(parts):
            yield head + " ".join([*parts[:place], f"You may {part[0].lower()}{part[1:]}", *parts[place + 1 :]])
