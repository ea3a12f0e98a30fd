"""Errors in card files that point at the words: file, line, caret, what could stand there, the nearest phrases."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

from msgspec import Struct
from msgspec.structs import replace

from wildswing.kernel.errors import WildswingError

SHOWN = 12
"""How many of the phrases that could stand somewhere are listed."""


class Fault(Struct, frozen=True):
    """What is wrong, and where.

    `line` and `column` count from 1, in the file if there is a `file`, else in the text (`line` 0: no place in it).
    `text` is the line of card text in question ("" if the fault is not inside one), `caret` the place in it, from 0.
    `where` is the card or side, `suggestion` what to write instead.
    """

    message: str
    line: int = 1
    column: int = 1
    text: str = ""
    caret: int = 0
    expected: tuple[str, ...] = ()
    nearest: tuple[str, ...] = ()
    suggestion: str = ""
    where: str = ""
    file: str = ""


class CardTextError(WildswingError):
    """One error in a card text or a card file.

    >>> print(CardTextError(Fault('"Jump" is no word that can stand here', text="Jump 1.", nearest=("push",))))
    line 1, column 1: "Jump" is no word that can stand here
        Jump 1.
        ^
        nearest: "push"

    Args:
        fault: everything that is known about it; also readable as attributes of the error.
    """

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault
        self.message = fault.message
        self.file = fault.file
        self.where = fault.where
        self.line = fault.line
        self.column = fault.column
        self.text = fault.text
        self.expected = fault.expected
        self.nearest = fault.nearest
        self.suggestion = fault.suggestion

    def __str__(self) -> str:
        fault = self.fault
        if not fault.line:
            place = fault.file
        elif fault.file:
            place = f"{fault.file}:{fault.line}:{fault.column}"
        else:
            place = f"line {fault.line}, column {fault.column}"
        lines = [": ".join(part for part in (place, fault.where, fault.message) if part)]
        if fault.text:
            lines += [f"    {fault.text}", f"    {' ' * fault.caret}^"]
        if fault.suggestion:
            lines.append(f"    write: {fault.suggestion}")
        if fault.nearest:
            lines.append(f"    nearest: {listed(fault.nearest)}")
        if fault.expected:
            lines.append(f"    here may stand: {listed(fault.expected[:SHOWN], quote=False)}")
            if len(fault.expected) > SHOWN:
                lines[-1] += f", and {len(fault.expected) - SHOWN} more"
        return "\n".join(lines)

    def placed(self, file: str, where: str, line: int, column: int) -> CardTextError:
        """The same error, with its place in a file.

        Args:
            file: the name to show.
            where: which card or side it is.
            line: the line of the file at which the text begins.
            column: the column at which the first line of the text begins; further lines begin at 1.
        """
        fault = self.fault
        moved = fault.column + column - 1 if fault.line == 1 else fault.column
        return CardTextError(replace(fault, file=file, where=where, line=fault.line + line - 1, column=moved))


class CardFileErrors(WildswingError):  # noqa: N818 - there are several in it
    """All errors of one file, in the order of its lines."""

    def __init__(self, errors: Iterable[CardTextError]) -> None:
        self.errors = tuple(in_order(errors))
        super().__init__(self.errors)

    def __str__(self) -> str:
        return "\n".join(str(error) for error in self.errors)


def in_order(errors: Iterable[CardTextError]) -> list[CardTextError]:
    """Errors sorted by their place in the file.

    Args:
        errors: in any order.
    """
    return sorted(errors, key=lambda error: (error.line, error.column, error.message))


def listed(phrases: Iterable[str], *, quote: bool = True) -> str:
    """A list for people: `"a", "b"`.

    Args:
        phrases: what to list.
        quote: whether to put each between quotation marks.
    """
    return ", ".join(f'"{phrase}"' if quote else phrase for phrase in phrases)


def likeness(one: str, other: str) -> float:
    """How alike two phrases are, from 0 to 1, without regard to capitals.

    Args:
        one: a phrase.
        other: another.
    """
    return SequenceMatcher(None, one.lower(), other.lower(), autojunk=False).ratio()


def nearest(word: str, phrases: Iterable[str], most: int = 3, least: float = 0.6) -> tuple[str, ...]:
    """The phrases most like a word, best first.

    >>> nearest("pusch", ["push", "pull", "close"])
    ('push',)

    Args:
        word: what somebody wrote.
        phrases: what they may have meant.
        most: how many to give.
        least: how alike they must be.
    """
    ranked = sorted({(-likeness(word, phrase), phrase) for phrase in phrases})
    return tuple(phrase for minus, phrase in ranked[:most] if -minus >= least)
