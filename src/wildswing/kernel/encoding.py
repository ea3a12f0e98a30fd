"""One line of words for a whole game: named fields, bare words and sections in square brackets.

`turn=3 0[space=3 hand=grasp,block] stack[turn.6@0]` is the field `turn`, and the sections `0` and `stack`; the first
has two fields, the second one bare word. Errors name the place in the line.
"""

from __future__ import annotations

from wildswing.kernel.errors import PositionError, nearest


class Word:
    """A bare word, or the value of a field, and where it begins in the line."""

    __slots__ = ("place", "text")

    def __init__(self, text: str, place: int) -> None:
        self.text = text
        self.place = place

    def whole_number(self) -> int:
        """The word as a whole number.

        Raises:
            PositionError: it is none.
        """
        try:
            return int(self.text)
        except ValueError:
            raise PositionError(f"{self.text!r} is not a whole number", self.place, self.text) from None


class Section:
    """A section and what stands in it: fields by name, bare words, and further sections."""

    __slots__ = ("fields", "name", "place", "sections", "words")

    def __init__(self, name: str, place: int) -> None:
        self.name = name
        self.place = place
        self.fields: dict[str, Word] = {}
        self.words: list[Word] = []
        self.sections: list[Section] = []

    def section(self, name: str) -> Section | None:
        """The section of this name inside this one, None if there is none."""
        for section in self.sections:
            if section.name == name:
                return section
        return None

    def check_fields(self, known: list[str]) -> None:
        """Raise PositionError for a field that is not known."""
        for name, value in self.fields.items():
            if name not in known:
                close = nearest(name, known)
                hint = f"; the nearest is {' or '.join(close)}" if close else ""
                where = f" in {self.name}[...]" if self.name else ""
                raise PositionError(f"there is no field {name!r}{where}{hint}", value.place - len(name) - 1, name)


def parse(line: str) -> Section:
    """A line as a nameless section.

    >>> parse("turn=3 0[space=3]").sections[0].fields["space"].text
    '3'

    Args:
        line: words, fields and sections.

    Raises:
        PositionError: a bracket has no partner, or a field stands twice.
    """
    outer = Section("", 0)
    around: list[Section] = [outer]
    place = 0
    size = len(line)
    while place < size:
        letter = line[place]
        if letter.isspace():
            place += 1
            continue
        if letter == "]":
            if len(around) == 1:
                raise PositionError("this ] closes nothing", place, "]")
            around.pop()
            place += 1
            continue
        start = place
        while place < size and line[place] not in "[]" and not line[place].isspace():
            place += 1
        word = line[start:place]
        inside = around[len(around) - 1]
        if place < size and line[place] == "[":
            section = Section(word, start)
            inside.sections.append(section)
            around.append(section)
            place += 1
        else:
            add_word(inside, word, start)
    if len(around) > 1:
        open_one = around[len(around) - 1]
        raise PositionError(f"{open_one.name}[ is not closed by a ]", open_one.place, open_one.name)
    return outer


def add_word(section: Section, word: str, place: int) -> None:
    """Add a field or a bare word to a section.

    Args:
        section: that it stands in.
        word: as it stands there.
        place: where it begins in the line.

    Raises:
        PositionError: the section has such a field.
    """
    middle = word.find("=")
    if middle < 0:
        section.words.append(Word(word, place))
        return
    name = word[:middle]
    if name in section.fields:
        raise PositionError(f"{name} stands here twice", place, name)
    section.fields[name] = Word(word[middle + 1 :], place + middle + 1)


def parts(value: Word) -> list[Word]:
    """The parts of a value between its commas, each with its place; none for an empty value."""
    found: list[Word] = []
    if not value.text:
        return found
    place = value.place
    for text in value.text.split(","):
        found.append(Word(text, place))
        place += len(text) + 1
    return found
