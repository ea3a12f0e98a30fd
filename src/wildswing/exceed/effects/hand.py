"""Drawing, discarding and showing: what happens to a whole hand, or to cards that nobody picks one by one."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import AMOUNT, DISCARD_DOWN, DISCARD_ONE_LESS, NUMBER
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.number_rules import DRAWS_MORE, more
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.zones import discard_at_random, draw, show_hand
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame


def due(state: ExceedState, seat: i64, discarder: i64, amount: i64) -> i64:
    """How many cards an effect of `seat` makes a player discard; a text may lower what the opponent's effects ask."""
    if discarder != seat and amount > 0 and has_flag(state, discarder, DISCARD_ONE_LESS):
        return amount - 1
    return amount


class Draw(Amount[ExceedState]):
    """`Draw 2`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Draw."""
        if amount > 0 and not self.opponent:
            amount += more(state, seat, DRAWS_MORE)
        draw(state, 1 - seat if self.opponent else seat, amount, "EX 9.6")


class DrawSome(Effect[ExceedState]):
    """`Draw up to 4`, `draw 1-4`, `draw any number`: as many as the player likes, said before the first card."""

    def __init__(self, low: Number[ExceedState], high: Number[ExceedState] | None, opponent: bool) -> None:
        super().__init__(False)
        self.low = low
        self.high = high
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask how many, then draw them."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        if frame.step == 0:
            frame.step = 1
            state.ask(AMOUNT, seat, self.options(state, frame))
            return False
        draw(state, seat, state.answer % ARGUMENTS, "EX 9.6")
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every number that the text allows; any number is at most what there is to draw."""
        low = self.low.value(state, frame.seat)
        if self.high is None:
            player = state.players[1 - frame.seat if self.opponent else frame.seat]
            high: i64 = len(player.deck) if player.reshuffled else len(player.deck) + len(player.discard)
        else:
            high = self.high.value(state, frame.seat)
        return [NUMBER + count for count in range(low, high + 1 if high > low else low + 1)]


class DrawTo(Effect[ExceedState]):
    """`Draw to 7`."""

    def __init__(self, size: Number[ExceedState], opponent: bool) -> None:
        super().__init__(True)
        self.size = size
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Draw what is missing."""
        drawer = 1 - seat if self.opponent else seat
        missing = self.size.value(state, seat) - len(state.players[drawer].hand)
        draw(state, drawer, missing if missing > 0 else 0, "EX 9.6")


class DiscardTo(Effect[ExceedState]):
    """`Discard to 1`, cards of one's choice; `discard your hand` is discarding to 0."""

    def __init__(self, size: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.size = size
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        held: i64 = len(state.players[seat].hand)
        state.push(DISCARD_DOWN, seat, held - due(state, frame.seat, seat, held - self.size.value(state, frame.seat)))
        return True


class DrawOrDiscardTo(Effect[ExceedState]):
    """`Draw or discard to 3`, cards of one's choice or at random: whichever leads there."""

    def __init__(self, size: Number[ExceedState], at_random: bool, opponent: bool) -> None:
        super().__init__(False)
        self.size = size
        self.at_random = at_random
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Draw what is missing, or start discarding what is too much."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        missing = self.size.value(state, frame.seat) - len(state.players[seat].hand)
        state.count = 0
        draw(state, seat, missing if missing > 0 else 0, "EX 9.6")
        if missing < 0:
            surplus = due(state, frame.seat, seat, -missing)
            if self.at_random:
                state.count = discard_at_random(state, seat, surplus, "EX 2.11")
            else:
                state.push(DISCARD_DOWN, seat, len(state.players[seat].hand) - surplus)
        return True


class DiscardRandom(Amount[ExceedState]):
    """`The opponent discards 1 at random`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Discard."""
        victim = 1 - seat if self.opponent else seat
        amount = due(state, seat, victim, amount)
        state.count = discard_at_random(state, victim, amount, "EX 22.6")
        state.short = state.count < amount

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are so many cards."""
        return len(state.players[1 - seat if self.opponent else seat].hand) >= self.amount.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


class DiscardSomeAtRandom(AskOnce):
    """`Discard up to 3 at random`: how many is said before the first card."""

    def __init__(self, low: Number[ExceedState], high: Number[ExceedState]) -> None:
        super().__init__(AMOUNT)
        self.low = low
        self.high = high

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Discard so many."""
        state.count = discard_at_random(state, seat, chosen, "EX 2.11")

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every number that the text allows and the hand holds."""
        held: i64 = len(state.players[frame.seat].hand)
        low = self.low.value(state, frame.seat)
        high = self.high.value(state, frame.seat)
        if high > held:
            high = held
        return [NUMBER + count for count in range(low if low < high else high, high + 1)]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card, and as many as must be."""
        held: i64 = len(state.players[seat].hand)
        return held > 0 and held >= self.low.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


class DiscardChosen(Effect[ExceedState]):
    """`Discard 2`: hand cards of the discarder's choice."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding; too few cards are all discarded (EX 18.11)."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        amount = due(state, frame.seat, seat, self.amount.value(state, frame.seat))
        left = len(state.players[seat].hand) - amount
        state.short = left < 0
        state.push(DISCARD_DOWN, seat, left if left > 0 else 0)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are so many cards."""
        return len(state.players[1 - seat if self.opponent else seat].hand) >= self.amount.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


class ShowHand(Effect[ExceedState]):
    """`The opponent reveals their hand`: everybody sees it (EX 21.10)."""

    def __init__(self, opponent: bool) -> None:
        super().__init__(True)
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Show it."""
        show_hand(state, 1 - seat if self.opponent else seat, "EX 21.10")
