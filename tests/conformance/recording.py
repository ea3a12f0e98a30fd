"""Reading recorded play, and cutting it at the positions in which the client rests.

A segment is what happens between two such positions: usually one action of a turn with everything that it leads to.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.conformance.labels import Label, labels_in

# A position of the client as it is written in the recording.
Dump = dict[str, Any]
RESTING = frozenset({"PickAction", "DiscardDownToMax", "GameOver"})
SETTING_UP = ("initialize_game", "draw_starting_hands_and_begin")


@dataclass(frozen=True)
class Call:
    """One call of the client: who, what, the positions before and after."""

    fn: str
    seat: int
    args: dict[str, Any]
    random: list[list[Any]]
    events: list[str]
    before: Dump
    after: Dump
    # The position that the call before led to, if a test then changed it by hand.
    unpoked: Dump | None = None

    @property
    def decision(self) -> dict[str, Any]:
        """What the client waited for; a part of it may be stale."""
        found: dict[str, Any] = self.before.get("dec") or {}
        return found


@dataclass
class Segment:
    """The calls between two resting positions."""

    first_step: int
    calls: list[Call] = field(default_factory=list)
    setting_up: bool = False

    @property
    def start(self) -> Dump:
        """The position before the first call."""
        return self.calls[0].before

    @property
    def end(self) -> Dump:
        """The position after the last call."""
        return self.calls[-1].after


@dataclass(frozen=True)
class Game:
    """One game of the recording; a test of the client may play several."""

    name: str
    characters: tuple[str, str]
    first: int
    segments: list[Segment]
    shuffles: list[list[Any]]
    labels: set[Label]


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The objects of a file, one a line."""
    packed = path.suffix == ".gz"
    with gzip.open(path, "rt", encoding="utf-8") if packed else path.open(encoding="utf-8") as lines:
        for line in lines:
            if line.strip():
                yield json.loads(line)


def name_of(record: dict[str, Any]) -> str:
    """What a game or test is called in reports."""
    found = record.get("key") or record.get("name") or f"{record.get('file')}:{record.get('test')}"
    return str(found)


def games(record: dict[str, Any]) -> Iterator[Game]:
    """The games of one object, each from its `initialize_game` on."""
    steps: list[dict[str, Any]] = record["steps"]
    starts = [place for place, step in enumerate(steps) if step["fn"] == "initialize_game"]
    for number, start in enumerate(starts):
        end = starts[number + 1] if number + 1 < len(starts) else len(steps)
        args = steps[start]["args"]
        name = name_of(record) + (f" ({number + 1})" if len(starts) > 1 else "")
        characters = (str(args["p1_character"]), str(args["p2_character"]))
        shuffles = steps[start].get("rng", [])
        labels = labels_in(json.dumps(steps[start:end]))
        yield Game(name, characters, int(args["first_player"]) - 1, list(segments(steps, start, end)), shuffles, labels)


def segments(steps: list[dict[str, Any]], start: int, end: int) -> Iterator[Segment]:
    """Cut a game's steps into segments; what does not reach a resting position is left out."""
    current = Segment(start)
    before: Dump = steps[start]["post"]
    for place in range(start + 1, end):
        step = steps[place]
        unpoked = before if "pre" in step else None
        before = step.get("pre", before)
        if step.get("res") is not False:
            if not current.calls:
                current.first_step = place
            call = Call(
                step["fn"], int(step.get("by", 1)) - 1, step["args"], step.get("rng", []), step.get("ev", []), before,
                step["post"], unpoked,
            )  # fmt: skip
            current.calls.append(call)
            current.setting_up = call.fn in SETTING_UP or call.fn == "do_mulligan"
        before = step["post"]
        rests = before["gs"] in RESTING or step["fn"] == "draw_starting_hands_and_begin"
        if rests and current.calls:
            yield current
            current = Segment(place + 1)
