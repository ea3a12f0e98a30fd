"""The log at the terminal: turns under headings, the steps of a strike in a column of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from wildswing.cli.console import BAD, GOOD, HEAD, SMALL, STRIKE, styled, wrapped
from wildswing.kernel.events import Event

COLUMN: Final = 9  # of the steps' names
GREAT: Final = frozenset({"order", "advantage", "exceed", "critical"})


def told(events: Sequence[Event], viewer: int | None, rules: bool = False) -> list[Text]:
    """Events as lines.

    Args:
        events: as the viewer may know them.
        viewer: whose losses are bad news; None for a spectator.
        rules: whether to add the number of each rule.
    """
    lines: list[Text] = []
    step = ""
    for event in events:
        if event.kind == "turn":
            lines.append(styled(event.text.removesuffix("."), HEAD))
            step = ""
            continue
        name = "" if event.kind in {"strike", "strike over"} else "attack" if event.kind == "attack" else event.step
        column = name if name != step else ""
        step = name
        start = f"  {column:{COLUMN}}" if name else "  "
        text = Text(
            wrapped(event.text + (f" [{event.rule}]" if rules and event.rule else ""), " " * len(start) + "  ", start)
        )
        text.stylize(style_of(event, viewer))
        if column:
            text.stylize(SMALL, 0, len(start))
        lines.append(text)
    return lines


def style_of(event: Event, viewer: int | None) -> str:
    """The colour of an event."""
    if event.kind == "strike":
        return STRIKE
    if event.kind in GREAT:
        return HEAD
    if event.kind == "stun" or (event.kind == "damage" and event.numbers and event.numbers[0]):
        return BAD if event.seat == viewer else GOOD
    return ""


def since_turn(events: Sequence[Event], most: int) -> int:
    """Where the last turn that was begun before the present one begins, at most so many events back.

    Args:
        events: all of them.
        most: how many to go back at most.
    """
    turns = [place for place, event in enumerate(events) if event.kind == "turn"]
    start = turns[-2] if len(turns) > 1 else 0
    return max(start, len(events) - most)
