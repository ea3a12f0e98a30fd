"""Running recorded games against the engine, and counting what comes of each step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.conformance import by_rule
from tests.conformance.by_hand import as_set_by_hand
from tests.conformance.calls import NotUnderstoodError
from tests.conformance.cast import cast
from tests.conformance.compare import Difference
from tests.conformance.driver import Driver
from tests.conformance.labels import UnknownCardError
from tests.conformance.loading import fresh, load, take_over, tidy
from tests.conformance.recording import Game, Segment
from tests.conformance.script import Scripted, Shuffle
from wildswing.exceed.building.errors import NotPlayable

AGREE, BY_RULE, DIFFER, NOT_UNDERSTOOD = "agree", "by rule", "differ", "not understood"


@dataclass
class Tally:
    """What came of the steps of some games."""

    steps: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    games: int = 0
    skipped: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        total = sum(self.steps.values())
        agree, by, differ, unknown = (self.steps[kind] for kind in (AGREE, BY_RULE, DIFFER, NOT_UNDERSTOOD))
        return f"steps compared {total}: agree {agree}, by rule {by}, differ {differ}, not understood {unknown}"


class Replay:
    """One game of the recording, played again step by step."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.match, self.cards = cast(game.characters, game.labels)
        # Our state, None after a step whose outcome was not the client's.
        self.state: Scripted | None = None

    def steps(self) -> Iterator[tuple[Segment, str, list[Difference] | str]]:
        """For each segment what came of it, with the differences, the rule, or what was not understood."""
        for segment in self.game.segments:
            yield (segment, *self.step(segment))

    def step(self, segment: Segment) -> tuple[str, list[Difference] | str]:
        """Play one segment, and take over the client's position after it if ours is another one."""
        try:
            start = self.start(segment)
            self.state = None
            with as_set_by_hand(segment):
                outcome = Driver(self.cards, segment).play(start)
        except (NotUnderstoodError, UnknownCardError) as error:
            self.state = None
            return NOT_UNDERSTOOD, str(error)
        except Exception as error:  # noqa: BLE001 - a failure of the engine is a result like any other
            self.state = None
            return NOT_UNDERSTOOD, f"the engine failed: {error!r}"
        if not outcome.differences:
            self.state = outcome.state
            if not self.state.over:
                tidy(self.state, self.cards, segment.end)
            return AGREE, []
        reason = by_rule.explain(self.cards, segment, start)
        if reason:
            return BY_RULE, reason
        return DIFFER, outcome.differences

    def start(self, segment: Segment) -> Scripted:
        """Our state at the beginning of a segment."""
        if segment.calls[0].fn == "draw_starting_hands_and_begin":
            return self.begin()
        if segment.calls[0].fn == "do_mulligan":
            state = self.state or self.dealt()
            take_over(state, self.cards, segment.start)
            return state
        if self.state is not None and segment.calls[0].unpoked is None:
            return self.state
        return load(self.match, self.cards, segment.start)

    def begin(self) -> Scripted:
        """A game before its first decision, with the recorded decks to come."""
        state = fresh(self.match, self.game.first)
        for entry in self.game.shuffles:
            if entry[0] == "shuffle":
                seat, pile = entry[1].split(".")
                order = tuple(reversed(self.cards.numbers(entry[2])))
                state.shuffles = (*state.shuffles, Shuffle(int(seat) - 1, pile, order))
        return state

    def dealt(self) -> Scripted:
        """A game at its first mulligan."""
        state = self.begin()
        state.run()
        return state


def run(game: Game, tally: Tally, show: int, file: str) -> None:
    """Play one game and add what came of it to the tally, with a line for each difference."""
    try:
        replay = Replay(game)
    except (NotPlayable, UnknownCardError) as error:
        tally.skipped[str(error)] += 1
        return
    tally.games += 1
    for segment, kind, detail in replay.steps():
        tally.steps[kind] += 1
        where = f"{file}, {game.name}, step {segment.first_step} ({segment.calls[-1].fn})"
        if kind == BY_RULE:
            assert isinstance(detail, str)
            tally.rules[detail] += 1
        elif kind == NOT_UNDERSTOOD:
            tally.lines.append(f"{where}: not understood: {detail}")
        elif kind == DIFFER:
            assert not isinstance(detail, str)
            tally.lines.extend(f"{where}: {entry.what}: ours {entry.ours}, theirs {entry.theirs}" for entry in detail)
    del tally.lines[max(show, 0) :]
