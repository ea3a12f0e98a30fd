"""The wrapping Field on the terminal: five by five spaces, and around them those that come next over each edge."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from wildswing.cli.console import MARK, OTHER, SMALL, STRIKE, YOU, fancy, joined, styled, width
from wildswing.hackclad import constants as c
from wildswing.hackclad.geometry import name_of
from wildswing.hackclad.view import HackcladView

WIDEST_CELL: Final = 8
COLUMNS: Final = (4, 0, 1, 2, 3, 4, 0)  # with the ring around the Field
ROWS: Final = (0, 4, 3, 2, 1, 0, 4)
LETTERS: Final = "abcde"
ARROWS: Final = ("^", ">", "v", "<")
FANCY_ARROWS: Final = (
    "\N{BLACK UP-POINTING TRIANGLE}", "\N{BLACK RIGHT-POINTING TRIANGLE}",
    "\N{BLACK DOWN-POINTING TRIANGLE}", "\N{BLACK LEFT-POINTING TRIANGLE}",
)  # fmt: skip


def arrow(facing: int) -> str:
    """The Clad's arrow."""
    return (FANCY_ARROWS if fancy() else ARROWS)[facing]


def shard(amount: int) -> str:
    """Some Shards on a space."""
    sign = "\N{LOZENGE}" if fancy() else "*"
    return f"{sign}{amount}" if amount else ""


def short(view: HackcladView, witch: int, room: int) -> str:
    """A Witch's name in a cell; of equal ones her number is kept."""
    name = view.match.name(witch)
    if len(name) <= room:
        return name
    head, _, number = name.rpartition(" ")
    return f"{head[: room - len(number)]}{number}" if number.isdecimal() else name[:room]


def upper(view: HackcladView, space: int, room: int) -> tuple[str, str]:
    """Who stands on a space, and the style."""
    if view.clad.space == space:
        facing = c.DIRECTION_NAMES.index(view.clad.facing)
        return f"{arrow(facing)}{view.clad.name}"[:room], STRIKE
    for witch in view.witches:
        if witch.space == space:
            return short(view, witch.witch, room), YOU if witch.seat == view.seat else OTHER
    return "\N{MIDDLE DOT}" if fancy() else ".", SMALL


def lower(view: HackcladView, space: int, marks: dict[int, str] | None) -> tuple[str, str]:
    """What lies on a space: its entry point and Shards, or what marks it."""
    if marks is not None:
        return marks.get(space, ""), MARK
    entry = dict(zip(view.match.entries, view.match.entry_names, strict=True)).get(space, "")
    return f"{entry} {shard(view.field[space])}".strip(), ""


def field(view: HackcladView, marks: dict[int, str] | None = None) -> Text:
    """The Field; the ring around it repeats, paler, what comes next over the edge (HC 2.2).

    Args:
        view: of whoever looks.
        marks: what to write on spaces in place of entry points and Shards; None for nothing.
    """
    cell = min(WIDEST_CELL, (width() - 6) // len(COLUMNS) - 1)
    wall = "\N{BOX DRAWINGS LIGHT VERTICAL}" if fancy() else "|"
    head = "     " + "".join([f"{LETTERS[column]:^{cell}} " for column in COLUMNS])
    lines = [styled(head.rstrip(), SMALL)]
    edge = edge_line(cell)
    for line, row in enumerate(ROWS):
        outside = line in {0, len(ROWS) - 1}
        if line in {1, len(ROWS) - 1}:
            lines.append(styled(edge, SMALL))
        for part in (upper, None):
            text = Text(f"  {row + 1}  " if part is not None else "     ", style=SMALL)
            for place, column in enumerate(COLUMNS):
                ring = outside or place in {0, len(COLUMNS) - 1}
                space = row * c.WIDTH + column
                words, style = upper(view, space, cell) if part is not None else lower(view, space, marks)
                text.append(f"{words[:cell]:^{cell}}", style=SMALL if ring else style)
                border = not outside and place in {0, len(COLUMNS) - 2}
                text.append(wall if border else " ", style=SMALL)
            text.rstrip()
            if not (outside and part is None and not text.plain.strip()):
                lines.append(text)
    return joined(lines)


def edge_line(cell: int) -> str:
    """The northern and southern edges of the Field."""
    dash = "\N{BOX DRAWINGS LIGHT HORIZONTAL}" if fancy() else "-"
    corner = "+" if not fancy() else dash
    return " " * (5 + cell) + corner + dash * (c.WIDTH * (cell + 1) - 1) + corner


def named(spaces: list[int]) -> str:
    """Some spaces by name."""
    return " ".join([name_of(space) for space in spaces])
