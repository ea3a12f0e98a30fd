"""Spending as much as one likes, or all one has: Force, Gauge, life (EX 6.9)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import AMOUNT, NUMBER, PAY_FORCE, PAY_GAUGE, PAY_GAUGE_UP_TO, PAY_UP_TO
from wildswing.exceed.effects.asking import AskOnce
from wildswing.exceed.life import spend_life
from wildswing.exceed.means import cards_force, force_available, force_might_be, force_pays_gauge
from wildswing.exceed.open_payments import NO_LIMIT
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import Frame


class SpendUpTo(Effect[ExceedState]):
    """`Spend up to 3 Force`, `spend any amount of Gauge`, `spend up to 9 Force in steps of 3` (EX 6.9).

    Where Gauge prices may be paid with Force, what is spent as Gauge may be Force too (EX 7.6).
    """

    def __init__(self, most: Number[ExceedState] | None, step_size: i64, gauge: bool, opponent: bool) -> None:
        super().__init__(False)
        self.most = most
        self.step_size: i64 = step_size
        self.gauge = gauge
        self.opponent = opponent

    def payer(self, seat: i64) -> i64:
        """Who pays."""
        return 1 - seat if self.opponent else seat

    def by_force(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is a payment in Force."""
        return not self.gauge or force_pays_gauge(state, self.payer(seat))

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment; what is paid can be nothing."""
        most = NO_LIMIT if self.most is None else self.most.value(state, frame.seat)
        if self.by_force(state, frame.seat):
            state.push(PAY_UP_TO, self.payer(frame.seat), most, 0, self.step_size)
        else:
            state.push(PAY_GAUGE_UP_TO, self.payer(frame.seat), most)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether any step can be paid."""
        if self.by_force(state, seat):
            return force_available(state, self.payer(seat)) >= self.step_size
        return len(state.players[self.payer(seat)].gauge) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether any step might be."""
        if self.by_force(state, seat):
            return force_might_be(state, self.payer(seat)) >= self.step_size
        return self.possible(state, seat)


class SpendAll(Effect[ExceedState]):
    """`Spend all your Gauge`, `spend all your Force`: every card, in the order that the payer likes (EX 25.6)."""

    def __init__(self, gauge: bool) -> None:
        super().__init__(False)
        self.gauge = gauge

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment; with nothing to spend, nothing is spent."""
        seat = frame.seat
        price: i64 = len(state.players[seat].gauge) if self.gauge else cards_force(state, seat)
        state.players[seat].spent = price
        if price > 0:
            state.push(PAY_GAUGE if self.gauge else PAY_FORCE, seat, price)
        return True


class SpendLifeUpTo(AskOnce):
    """`Spend up to 5 life`, `spend 1-3 life`."""

    def __init__(self, least: Number[ExceedState], most: Number[ExceedState]) -> None:
        super().__init__(AMOUNT)
        self.least = least
        self.most = most

    def choose(self, state: ExceedState, seat: i64, chosen: i64) -> None:
        """Spend so much."""
        state.count = 0
        if chosen > 0:
            spend_life(state, seat, chosen)

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every amount that there is."""
        least = self.least.value(state, frame.seat)
        most = self.most.value(state, frame.seat)
        life = state.players[frame.seat].life
        if most > life:
            most = life
        return [NUMBER + amount for amount in range(least, (most if most > least else least) + 1)]

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is so much life."""
        return state.players[seat].life >= self.least.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Life is open."""
        return self.possible(state, seat)
