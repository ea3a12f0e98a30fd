"""The wrapping Field of 5 by 5 spaces (HC 2). A space is `row * 5 + column`, row 0 south, column 0 west."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.hackclad.constants import OFF_FIELD, SPACES, WIDTH

DX: Final[list[int]] = [0, 1, 0, -1]
DY: Final[list[int]] = [1, 0, -1, 0]


def space_at(x: i64, y: i64) -> i64:
    """The space at a place counted from the centre, wrapped over the edges (HC 2.2)."""
    return (y + 2) % WIDTH * WIDTH + (x + 2) % WIDTH


def x_of(space: i64) -> i64:
    """How far a space is east of the centre, from -2 to 2."""
    return space % WIDTH - 2


def y_of(space: i64) -> i64:
    """How far a space is north of the centre, from -2 to 2."""
    return space // WIDTH - 2


NEIGHBOURS: Final[list[list[int]]] = [
    [int(space_at(x_of(space) + DX[way], y_of(space) + DY[way])) for way in range(4)] for space in range(SPACES)
]


def neighbour(space: i64, direction: i64) -> i64:
    """The space one step away in a direction (HC 2.4)."""
    return NEIGHBOURS[space][direction]


def adjacent(one: i64, other: i64) -> bool:
    """Whether two spaces are adjacent: orthogonally, across an edge too (HC 2.5)."""
    return one != OFF_FIELD and other != OFF_FIELD and other in NEIGHBOURS[one]


def offset(space: i64, facing: i64, dx: i64, dy: i64) -> i64:
    """The space that lies `dx` to the right and `dy` ahead of somebody who looks in a direction (HC 1.7, 2.3)."""
    x = x_of(space)
    y = y_of(space)
    if facing == 0:
        return space_at(x + dx, y + dy)
    if facing == 1:
        return space_at(x + dy, y - dx)
    if facing == 2:
        return space_at(x - dx, y - dy)
    return space_at(x - dy, y + dx)


def wrapped(distance: i64) -> i64:
    """A difference of columns or rows on the shortest way, from -2 to 2."""
    return (distance + 2) % WIDTH - 2


def ahead(space: i64, facing: i64, other: i64) -> i64:
    """How far another space lies before somebody who looks in a direction; below 0: behind (HC 2.12 to 2.14)."""
    dx = wrapped(x_of(other) - x_of(space))
    dy = wrapped(y_of(other) - y_of(space))
    if facing == 0:
        return dy
    if facing == 1:
        return dx
    if facing == 2:
        return -dy
    return -dx


def direction_to(space: i64, other: i64) -> i64:
    """The direction in which another space lies straight away from a space, -1 if it lies in none."""
    dx = wrapped(x_of(other) - x_of(space))
    dy = wrapped(y_of(other) - y_of(space))
    if dx == 0 and dy != 0:
        return 0 if dy > 0 else 2
    if dy == 0 and dx != 0:
        return 1 if dx > 0 else 3
    return -1


def in_reach(space: i64, reach: list[int], target: i64) -> i64:
    """The direction in which a range covers a space, -1 for none; the Witch may turn in any direction (HC 1.7).

    `reach` holds pairs of numbers: to the right, ahead.
    """
    for facing in range(4):
        place: i64 = 0
        while place < len(reach):
            if offset(space, facing, reach[place], reach[place + 1]) == target:
                return facing
            place += 2
    return -1


def name_of(space: i64) -> str:
    """The name of a space for people: columns a to e from the west, rows 1 to 5 from the south; c3 is the centre.

    >>> name_of(12), name_of(21), name_of(-1)
    ('c3', 'b5', 'off the Field')
    """
    if space == OFF_FIELD:
        return "off the Field"
    return "abcde"[space % WIDTH] + str(space // WIDTH + 1)
