"""What is wrong in a card text beyond its grammar: where a word stands, and lines in another style."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from wildswing.cardtext.errors import CardTextError, Fault
from wildswing.cardtext.printing import CannotSayError

if TYPE_CHECKING:
    from collections.abc import Callable

    from wildswing.cardtext.assembly import Assembly
    from wildswing.cardtext.cardfile import CardFile
    from wildswing.cardtext.locate import Key

L = TypeVar("L")


def style_errors(assembly: Assembly[L], show_line: Callable[[L], str]) -> list[CardTextError]:
    """The lines that are understood, but that the language writes in another way.

    Args:
        assembly: the file, with its texts read.
        show_line: the words for a line, without the full stop at its end.
    """
    return [
        error
        for key, where, text in assembly.texts
        for number, line in assembly.lines[key]
        for error in style_error(
            assembly.file, key, where, number, text.split("\n")[number - 1].strip(), line, show_line
        )
    ]


def style_error(
    file: CardFile, key: Key, where: str, number: int, written: str, meant: L, show_line: Callable[[L], str]
) -> list[CardTextError]:
    """The error in a line that the language writes in another way, or none.

    Args:
        file: the file.
        key: the way to the text.
        where: what to call it in messages.
        number: the number of the line in the text.
        written: the line.
        meant: what it was read as.
        show_line: the words for that, without the full stop at its end.
    """
    shown, message = _printed(meant, show_line)
    if shown == written:
        return []
    return [error_in_line(file, key, where, number, _first_difference(written, shown), message, suggestion=shown)]


def _printed(line: L, show_line: Callable[[L], str]) -> tuple[str, str]:
    try:
        return f"{show_line(line)}.", "this is understood, but the language writes it in another way"
    except CannotSayError as error:
        return "", f"this cannot be printed back: {error}"


def _first_difference(one: str, other: str) -> int:
    pairs = zip(one, other, strict=False)
    return next((index for index, (mine, theirs) in enumerate(pairs) if mine != theirs), min(len(one), len(other)))


def error_in_line(
    file: CardFile,
    key: Key,
    where: str,
    number: int,
    caret: int,
    message: str,
    *,
    nearest: tuple[str, ...] = (),
    suggestion: str = "",
) -> CardTextError:
    """An error in a line of a text.

    Args:
        file: the file.
        key: the way to the text.
        where: what to call it in messages.
        number: the number of the line in the text.
        caret: the place in the line, counted from its first letter.
        message: what is wrong.
        nearest: what may have been meant.
        suggestion: what to write instead.
    """
    text: Any = file.tables
    for part in key:
        text = text[part]
    line = text.split("\n")[number - 1]
    indent = len(line) - len(line.lstrip())
    spot = file.spot(key)
    fault = Fault(
        message,
        line=number,
        column=indent + caret + 1,
        text=line.strip(),
        caret=caret,
        nearest=nearest,
        suggestion=suggestion,
    )
    return CardTextError(fault).placed(file.name, where, spot.line, spot.column)
