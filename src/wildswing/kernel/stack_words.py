"""The stack of a game in words, and back: `procedure.step@seat(a,b,c){items}{kept}` for each frame.

A number of an effect or line is shown as its owner's: `0#12` is the effect or line number 12 of the first owner.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.kernel.encoding import Word, parts
from wildswing.kernel.errors import PositionError, nearest
from wildswing.kernel.state import Frame

# Every game numbers its effects so: FIRST_EFFECT * (owner + 1) + place.
EFFECT_SHIFT: Final = 12
FIRST_EFFECT: Final = 1 << EFFECT_SHIFT
EFFECT_MASK: Final = FIRST_EFFECT - 1

# The fields of a thing that a position names, each with its kind.
Fields = tuple[tuple[str, int], ...]


def number_word(value: i64) -> str:
    """A number of a frame; that of an effect or line is shown as its owner's.

    >>> number_word(7), number_word(4096 + 12)
    ('7', '0#12')
    """
    if value >= FIRST_EFFECT:
        return f"{(value >> EFFECT_SHIFT) - 1}#{value & EFFECT_MASK}"
    return str(int(value))


def frame_word(frame: Frame, names: dict[int, str]) -> str:
    """A frame of the stack in one word.

    Args:
        frame: of the stack.
        names: of the procedures, by number.
    """
    word = f"{names.get(int(frame.procedure), number_word(frame.procedure))}.{frame.step}@{frame.seat}"
    if frame.a or frame.b or frame.c:
        word += f"({number_word(frame.a)},{number_word(frame.b)},{number_word(frame.c)})"
    if frame.items or frame.kept:
        word += "{" + ",".join([number_word(item) for item in frame.items]) + "}"
    if frame.kept:
        word += "{" + ",".join([number_word(item) for item in frame.kept]) + "}"
    return word


class StackReader:
    """Reads the frames of one match.

    Args:
        procedures: their numbers by name.
        owners: the names of those who own effects.
        effects: how many effects each of them owns.
        first: the least seat that a frame may have.
        last: the greatest.
    """

    def __init__(
        self, procedures: dict[str, int], owners: list[str], effects: list[int], first: int, last: int
    ) -> None:
        self.procedures = procedures
        self.owners = owners
        self.effects = effects
        self.first = first
        self.last = last

    def number(self, word: Word) -> int:
        """A number of a frame, or of an effect or line, such as `0#12`."""
        middle = word.text.find("#")
        if middle < 0:
            return word.whole_number()
        owner = Word(word.text[:middle], word.place).whole_number()
        place = Word(word.text[middle + 1 :], word.place + middle + 1).whole_number()
        if not 0 <= owner < len(self.owners) or not 0 <= place < FIRST_EFFECT:
            raise PositionError(f"{word.text!r} names no effect", word.place, word.text)
        return ((owner + 1) << EFFECT_SHIFT) + place

    def procedure(self, word: Word) -> int:
        """The number of a procedure or effect."""
        if "#" in word.text:
            found = self.number(word)
            owner = (found >> EFFECT_SHIFT) - 1
            if found & EFFECT_MASK >= self.effects[owner]:
                raise PositionError(f"{self.owners[owner]} has no effect {word.text!r}", word.place, word.text)
            return found
        if word.text not in self.procedures:
            close = nearest(word.text, list(self.procedures))
            hint = f"; the nearest is {' or '.join(close)}" if close else ""
            raise PositionError(f"there is no procedure {word.text!r}{hint}", word.place, word.text)
        return self.procedures[word.text]

    def frame(self, word: Word) -> Frame:
        """A frame of the stack.

        Args:
            word: as `frame_word` makes it.

        Raises:
            PositionError: it is none; it says where.
        """
        text = word.text
        numbers: list[tuple[int, ...]] = [(0, 0, 0), (), ()]
        head = text
        for place in range(3):
            opening, closing = ("(", ")") if place == 0 else ("{", "}")
            start = head.find(opening) if place == 0 else text.find("{") if place == 1 else text.find("}{") + 1
            if start <= 0:
                continue
            end = text.find(closing, start)
            if end < 0:
                raise PositionError(f"{opening} in {text!r} is not closed", word.place + start, text)
            inside = Word(text[start + 1 : end], word.place + start + 1)
            numbers[place] = tuple([self.number(part) for part in parts(inside)])
            head = head[:start] if start < len(head) else head
        if len(numbers[0]) != 3:
            raise PositionError(f"a frame has three numbers in (), {text!r} has {len(numbers[0])}", word.place, text)
        at = head.find("@")
        dot = head.find(".")
        if not 0 < dot < at:
            raise PositionError(f"{text!r} is no frame: procedure.step@seat", word.place, text)
        procedure = self.procedure(Word(head[:dot], word.place))
        step = Word(head[dot + 1 : at], word.place + dot + 1).whole_number()
        seat = Word(head[at + 1 :], word.place + at + 1).whole_number()
        if not self.first <= seat <= self.last:
            raise PositionError(f"there is no seat {seat}", word.place + at + 1, text)
        return Frame(procedure, step, seat, numbers[0][0], numbers[0][1], numbers[0][2], numbers[1], numbers[2])


def add_values(into: list[object], thing: object, fields: Fields) -> None:
    """Add the values of a thing's fields, lists as tuples, for comparing.

    Args:
        into: receives them.
        thing: whose fields.
        fields: which, and of what kind.
    """
    for name, _ in fields:
        value = getattr(thing, name)
        into.append(tuple(value) if isinstance(value, list) else value)
