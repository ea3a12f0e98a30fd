"""The pictures of ranges and of the spaces of Clad cards: letters in rows, with a figure that looks up."""

from __future__ import annotations

from typing import TypeAlias

Offset: TypeAlias = tuple[int, int]
"""A space as seen by a figure at (0, 0): first how far to the right, then how far ahead."""


class PictureError(ValueError):
    """Says what is wrong with a picture, and in which of its rows (from 0)."""

    def __init__(self, message: str, row: int = 0) -> None:
        super().__init__(message)
        self.message = message
        self.row = row


def read_picture(picture: str, figure: str, marks: str) -> dict[Offset, str]:
    r"""The marked spaces of a picture, row by row.

    >>> read_picture("x x\n. @", "@", "x")
    {(-1, 1): 'x', (0, 1): 'x'}

    Args:
        picture: rows of letters with spaces between them; "." is a space without a mark.
        figure: the letter of the figure.
        marks: the letters that mark a space.

    Raises:
        PictureError: there are other letters, rows of different lengths, or not just one figure.
    """
    rows = [line.split() for line in picture.strip().split("\n")]
    found: list[Offset] = []
    for number, row in enumerate(rows):
        for letter in row:
            if letter not in (figure, ".", *marks):
                allowed = ", ".join(f'"{known}"' for known in (figure, ".", *marks))
                raise PictureError(f'"{letter}" is no letter of this picture; they are {allowed}', number)
        if len(row) != len(rows[0]):
            raise PictureError("the rows of the picture differ in length", number)
        found += [(column, number) for column, letter in enumerate(row) if letter == figure]
    if len(found) != 1:
        raise PictureError(f'the picture needs "{figure}" once')
    (right, down), *_ = found
    return {
        (column - right, down - number): letter
        for number, row in enumerate(rows)
        for column, letter in enumerate(row)
        if letter in marks
    }
