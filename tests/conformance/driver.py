"""Playing one segment of the client's with our engine: from a resting position to the next one.

Where the recording leaves open which of our options was meant, the likeliest is tried first and the others after it,
the nearest first, until one leads where the client went; their number is limited.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count

from tests.conformance.answers import DROP, Answerer
from tests.conformance.calls import NotUnderstoodError, Translator
from tests.conformance.compare import Difference, compare
from tests.conformance.labels import Cards
from tests.conformance.loading import poke, refresh
from tests.conformance.progress import Candidate, Progress
from tests.conformance.recording import Segment
from tests.conformance.script import Scripted, last_of_search, lots_of
from wildswing.exceed import constants as c
from wildswing.exceed.zones import put_in_discard
from wildswing.kernel.state import NO_DECISION

MOST_TRIES = 400
MOST_DECISIONS = 400


@dataclass
class Outcome:
    """Where our engine got to, and how that differs from where the client did."""

    state: Scripted
    differences: list[Difference]
    guesses: int = 0

    def rank(self) -> tuple[int, int]:
        """Outcomes with fewer differences are better."""
        return len(self.differences), self.guesses


@dataclass
class Try:
    """A way of playing that is not finished."""

    state: Scripted
    progress: Progress
    poked: int
    option: Candidate | None = None


class Driver:
    """Plays one segment."""

    def __init__(
        self, cards: Cards, segment: Segment, expected: Callable[[Scripted], list[Difference]] | None = None
    ) -> None:
        self.cards = cards
        self.segment = segment
        self.atoms = Translator(cards).translate(segment)
        self.answerer = Answerer(self.atoms)
        self.expected = expected or (lambda state: compare(state, cards, segment.end))
        self.tries = 0

    def prepare(self, state: Scripted) -> Scripted:
        """A copy of a state, with the chance of the segment to come."""
        state = state.clone()
        recorded = tuple(last_of_search(self.segment.calls, self.cards))
        state.shuffles = (*state.shuffles, *recorded)
        state.lots = tuple(card for call in self.segment.calls for card in lots_of(call, self.cards))
        return state

    def play(self, start: Scripted) -> Outcome:
        """The best outcome that the calls allow.

        Raises:
            NotUnderstoodError: if no way of playing got to a resting position.
        """
        order = count()
        waiting: list[tuple[int, int, Try]] = []
        heapq.heappush(waiting, (0, next(order), Try(self.prepare(start), Progress(), 0)))
        best: Outcome | None = None
        stuck = "the calls led nowhere"
        while waiting and self.tries < MOST_TRIES:
            cost, _, current = heapq.heappop(waiting)
            self.tries += 1
            try:
                for extra, branch in self.run(current):
                    heapq.heappush(waiting, (cost + extra, next(order), branch))
            except NotUnderstoodError as error:
                stuck = str(error)
                continue
            outcome = Outcome(current.state, self.expected(current.state), current.progress.guesses)
            if best is None or outcome.rank() < best.rank():
                best = outcome
            if not outcome.differences:
                return outcome
        if best is None:
            raise NotUnderstoodError(stuck)
        return best

    def run(self, current: Try) -> Iterator[tuple[int, Try]]:
        """Play on to a resting position; on the way, the other ways of playing and how unlikely each is."""
        state = current.state
        if current.option is not None:
            option, progress = current.option
            current.option = None
            self.choose(current, option, progress)
        elif state.decision == NO_DECISION:
            state.run()
        for _ in range(MOST_DECISIONS):
            self.poke_before(current)
            if state.over or self.rests(state, current.progress):
                return
            found = self.answerer.candidates(state, current.progress)
            if not found:
                raise NotUnderstoodError("nothing is left to choose")
            for extra, (option, progress) in enumerate(found[1:], 1):
                yield extra, Try(state.clone(), current.progress, current.poked, (option, progress))
            option, progress = found[0]
            self.choose(current, option, progress)
        raise NotUnderstoodError("the segment does not end")

    def choose(self, current: Try, option: int, progress: Progress) -> None:
        """Choose an option, or discard a card that is paid beyond the price."""
        state = current.state
        used = current.progress.used ^ progress.used
        current.progress = progress
        if option != DROP:
            state.step(option)
            return
        atom = self.atoms[used.bit_length() - 1]
        pile = state.players[atom.seat].gauge if atom.zone == "gauge" else state.players[atom.seat].hand
        if atom.card in pile:
            pile.remove(atom.card)
            put_in_discard(state, atom.card)
        refresh(state)

    def rests(self, state: Scripted, progress: Progress) -> bool:
        """Whether our engine waits where the client rests."""
        if state.decision == c.ACTION:
            return not self.answerer.wants_to_act(progress, int(state.seat))
        if self.segment.end["gs"] == "DiscardDownToMax" and state.decision == c.DISCARD_TO_LIMIT:
            return not self.answerer.open(progress, int(state.seat), "pick")
        if self.segment.end["gs"] == "Mulligan":
            return state.decision == c.MULLIGAN
        return False

    def poke_before(self, current: Try) -> None:
        """Make the changes by hand that came before the call that answers next."""
        last = self.answerer.next_call(current.state, current.progress)
        while current.poked <= last:
            call = self.segment.calls[current.poked]
            current.poked += 1
            if call.unpoked is not None and current.poked > 1:
                poke(current.state, self.cards, call.unpoked, call.before)
