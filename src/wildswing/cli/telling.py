"""The log at the terminal: turns under headings, the steps of a strike in a column of their own."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, Protocol

from rich.text import Text

from wildswing.cli.console import BAD, GOOD, SMALL, styled, wrapped

COLUMN: Final = 9  # of the steps' names


class Told(Protocol):
    """An event as a viewer may know it, whether it comes from a game or from a server."""

    @property
    def kind(self) -> str:
        """A word such as "damage"."""
        ...

    @property
    def seat(self) -> int:
        """Whom it happened to."""
        ...

    @property
    def text(self) -> str:
        """What happened, in a sentence."""
        ...

    @property
    def step(self) -> str:
        """The step of the rules in which it happened."""
        ...

    @property
    def rule(self) -> str:
        """The number of the rule."""
        ...

    @property
    def numbers(self) -> tuple[int, ...]:
        """What the kind needs."""
        ...


class Telling:
    """How the log of a game is set.

    Attributes:
        turn: the kind of event that begins a turn.
        headings: kinds that are headings, each with its style.
        styles: the styles of other kinds.
        hurting: kinds that are bad news for the one they happen to.
        steps: whether events name the steps of the rules in which they happened.
    """

    def __init__(
        self, turn: str, headings: dict[str, str], styles: dict[str, str], hurting: frozenset[str], *, steps: bool
    ) -> None:
        self.turn = turn
        self.headings = headings
        self.styles = styles
        self.hurting = hurting
        self.steps = steps


def told(events: Sequence[Told], telling: Telling, own: Collection[int], rules: bool = False) -> list[Text]:
    """Events as lines.

    Args:
        events: as the viewer may know them.
        telling: how the log of this game is set.
        own: the numbers that events give to the viewer, whose losses are bad news.
        rules: whether to add the number of each rule.
    """
    lines: list[Text] = []
    step = ""
    for event in events:
        if event.kind in telling.headings:
            lines.append(styled(wrapped(event.text.removesuffix(".")), telling.headings[event.kind]))
            step = ""
            continue
        name = "" if event.kind in {"strike", "strike over"} else "attack" if event.kind == "attack" else event.step
        column = name if name != step else ""
        step = name
        start = f"  {column:{COLUMN}}" if name and telling.steps else "  "
        text = Text(
            wrapped(event.text + (f" [{event.rule}]" if rules and event.rule else ""), " " * len(start) + "  ", start)
        )
        text.stylize(style_of(event, telling, own))
        if column and telling.steps:
            text.stylize(SMALL, 0, len(start))
        lines.append(text)
    return lines


def style_of(event: Told, telling: Telling, own: Collection[int]) -> str:
    """The colour of an event."""
    if event.kind in telling.styles:
        return telling.styles[event.kind]
    if event.kind in telling.hurting and (event.kind != "damage" or (event.numbers and event.numbers[0])):
        return BAD if event.seat in own else GOOD
    return ""


def since(events: Sequence[Told], turn: str, most: int) -> int:
    """Where the last turn that was begun before the present one begins, at most so many events back.

    Args:
        events: all of them.
        turn: the kind of event that begins a turn.
        most: how many to go back at most.
    """
    turns = [place for place, event in enumerate(events) if event.kind == turn]
    start = turns[-2] if len(turns) > 1 else 0
    return max(start, len(events) - most)
