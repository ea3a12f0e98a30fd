"""Named rules that are steps of a line, and those that stand for several lines; see `hooks` for the others."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.exceed.effects import demonheart, martial_challenge, wide
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Effect

STEPS: dict[str, Callable[[], Effect[ExceedState]]] = {
    "Feed Demonheart": demonheart.Feed,
    "Empty Demonheart": demonheart.Empty,
    "Martial Challenge": martial_challenge.MartialChallenge,
    "Starting Places": wide.StartingPlaces,
    "Wide Form": wide.WideForm,
}
COUNTER = "counter on Demonheart"
# Life that is spent lies on the card as counters, each 1 Armor, until a clean-up (text of the card).
WHOLE: dict[str, tuple[nodes.Line, ...]] = {
    "Demonheart": (
        nodes.Line("when you spend life", (nodes.NamedRule("Feed Demonheart"),)),
        nodes.Line(None, (nodes.Stat("you", "Armor", 1, 1, nodes.Per(1, nodes.Counted(COUNTER))),)),
        nodes.Line("cleanup", (nodes.NamedRule("Empty Demonheart"),)),
    ),
}


def expanded(lines: tuple[nodes.Line, ...]) -> list[nodes.Line]:
    """The lines of a text, those that only name a rule of several lines replaced by them."""
    found: list[nodes.Line] = []
    for line in lines:
        first = line.body[0] if len(line.body) == 1 and line.trigger is None else None
        if isinstance(first, nodes.NamedRule) and first.name in WHOLE:
            found.extend(WHOLE[first.name])
        else:
            found.append(line)
    return found
