"""Hand cards discarded one by one: as many as one likes, of a kind, or picked by the opponent."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD, HAND, PASS, PICK_CARD
from wildswing.exceed.effects.hand import due
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import discard_from, hides_ways, show_hand
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame


def discard_picked(state: ExceedState, seat: i64) -> None:
    """Discard the hand card that was just picked (EX 2.10, 2.11)."""
    discard_from(state, seat, HAND, state.answer % ARGUMENTS, "EX 2.11")
    if state.sides:
        state.sides[seat].discarded += 1


class DiscardOneByOne(Effect[ExceedState]):
    """Asks for one hand card after the other and discards it. Frame: a = how many were discarded."""

    def __init__(self, opponent: bool) -> None:
        super().__init__(False)
        self.opponent = opponent

    def discarder(self, seat: i64) -> i64:
        """Who discards."""
        return 1 - seat if self.opponent else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Discard the picked card and ask for the next one."""
        seat = self.discarder(frame.seat)
        if frame.step == 0:
            frame.step = 1
        elif state.answer == PASS:
            state.count = frame.a
            return True
        else:
            discard_picked(state, seat)
            frame.a += 1
        options = self.next_options(state, frame)
        if not options:
            return True
        self.ask(state, frame, options)
        return False

    def next_options(self, state: ExceedState, frame: Frame) -> list[int]:
        """What the next question offers; none at the end, when what follows can read how many were discarded."""
        raise NotImplementedError

    def ask(self, state: ExceedState, frame: Frame, options: list[int]) -> None:
        """Ask the discarder, whose hand is hidden."""
        seat = self.discarder(frame.seat)
        state.ask(PICK_CARD, seat, options, hides_ways(state.players[seat], 1 if PASS in options else 0))


class DiscardSome(DiscardOneByOne):
    """`Discard 1-3`, `discard any number`: hand cards of one's choice."""

    def __init__(self, low: Number[ExceedState], high: Number[ExceedState] | None, opponent: bool) -> None:
        super().__init__(opponent)
        self.low = low
        self.high = high

    def next_options(self, state: ExceedState, frame: Frame) -> list[int]:
        """None without hand cards; the count changes last, for both ends may be "that many"."""
        options = self.options(state, frame)
        if options and state.players[self.discarder(frame.seat)].hand:
            return options
        state.count = frame.a
        return []

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different hand card, and the end once enough were discarded."""
        options: list[int] = []
        if self.high is not None and frame.a >= self.high.value(state, frame.seat):
            return options
        if frame.a >= self.low.value(state, frame.seat):
            options.append(PASS)
        for card in state.players[self.discarder(frame.seat)].hand:
            if CARD + card not in options:
                options.append(CARD + card)
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are as many cards as must be."""
        return len(state.players[self.discarder(seat)].hand) >= self.low.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


class DiscardAmount(DiscardOneByOne):
    """Discards a fixed number, if there are so many."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(opponent)
        self.amount = amount

    def next_options(self, state: ExceedState, frame: Frame) -> list[int]:
        """None once enough were discarded, or if there are no more."""
        seat = self.discarder(frame.seat)
        state.count = frame.a
        if frame.a >= due(state, frame.seat, seat, self.amount.value(state, frame.seat)):
            return []
        options = self.options(state, frame)
        if not options:
            self.fall_short(state, seat)
        return options

    def fall_short(self, state: ExceedState, seat: i64) -> None:
        """What else the discarder does who has too few."""


class DiscardOrReveal(DiscardAmount):
    """`The opponent discards 3 Normals or reveals their hand`: too few are discarded, and the hand is shown."""

    def __init__(self, amount: Number[ExceedState], kind: i64, opponent: bool) -> None:
        super().__init__(amount, opponent)
        self.kind: i64 = kind

    def fall_short(self, state: ExceedState, seat: i64) -> None:
        """Show the hand."""
        show_hand(state, seat, "EX 18.11")

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different hand card of the kind."""
        options: list[int] = []
        for card in state.players[self.discarder(frame.seat)].hand:
            if CARD + card not in options and fits(state, card, self.kind):
                options.append(CARD + card)
        return options


class DiscardTheirs(DiscardAmount):
    """`The opponent discards 1 of your choice`: out of the hand, or the part of it, that was shown."""

    def __init__(self, amount: Number[ExceedState], among_revealed: bool) -> None:
        super().__init__(amount, True)
        self.among_revealed = among_revealed

    def ask(self, state: ExceedState, frame: Frame, options: list[int]) -> None:
        """Ask the player of the text, to whom the cards were shown."""
        state.ask(PICK_CARD, frame.seat, options)

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different card that was shown and is still in the hand."""
        player = state.players[1 - frame.seat]
        options: list[int] = []
        # Sorted, as the order of a hand says nothing.
        for card in sorted(player.revealed if self.among_revealed else player.hand):
            if CARD + card not in options and card in player.hand:
                options.append(CARD + card)
        return options
