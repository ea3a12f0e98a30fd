"""Spending Force, Gauge and life inside a text; life gained and damage dealt by effects."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import damage
from wildswing.exceed.constants import LIFE, PAY_FORCE
from wildswing.exceed.costs import gauge_price
from wildswing.exceed.journal import note
from wildswing.exceed.life import spend_life
from wildswing.exceed.means import force_available, force_might_be, gauge_available, gauge_might_be
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import Frame


class SpendForce(Effect[ExceedState]):
    """`Spend 2 Force`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def payer(self, seat: i64) -> i64:
        """Who pays."""
        return 1 - seat if self.opponent else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment; nothing happens where nothing is to be paid, or too little is there (EX 18.11)."""
        price = self.amount.value(state, frame.seat)
        if price > 0 and self.possible(state, frame.seat):
            state.push(PAY_FORCE, self.payer(frame.seat), price)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is so much Force."""
        return force_available(state, self.payer(seat)) >= self.amount.value(state, seat)

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """Spending is the price of an action."""
        return self.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there might be."""
        return force_might_be(state, self.payer(seat)) >= self.amount.value(state, seat)


class SpendGauge(Effect[ExceedState]):
    """`Spend 1 Gauge`."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def payer(self, seat: i64) -> i64:
        """Who pays."""
        return 1 - seat if self.opponent else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment; a price that discounts have lowered to nothing is paid."""
        price = self.price(state, frame.seat)
        if price > 0 and self.possible(state, frame.seat):
            start_gauge_payment(state, self.payer(frame.seat), price)
        return True

    def price(self, state: ExceedState, seat: i64) -> i64:
        """The price with the payer's discounts."""
        return gauge_price(state, self.payer(seat), self.amount.value(state, seat))

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is so much Gauge."""
        return gauge_available(state, self.payer(seat)) >= self.price(state, seat)

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """Spending is the price of an action."""
        return self.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Gauges are open, but Force may pay it."""
        return gauge_might_be(state, self.payer(seat)) >= self.price(state, seat)


class SpendLife(Effect[ExceedState]):
    """`Spend 2 life`, the last one too (EX 6.13)."""

    def __init__(self, amount: Number[ExceedState]) -> None:
        super().__init__(True, True)
        self.amount = amount

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Spend it, if there is so much."""
        if self.possible(state, seat):
            spend_life(state, seat, self.amount.value(state, seat))

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is so much life."""
        return state.players[seat].life >= self.amount.value(state, seat)

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """Spending is the price of an action."""
        return self.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Life is open."""
        return self.possible(state, seat)


class GainLife(Amount[ExceedState]):
    """`Gain 2 life`, never above 30 (EX 3.9)."""

    def __init__(self, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Gain it."""
        target = 1 - seat if self.opponent else seat
        player = state.players[target]
        before = player.life
        if amount < 0:
            amount = 0
        player.life = before + amount if before + amount < LIFE else LIFE
        if state.log is not None:
            note(
                state,
                "life",
                int(target),
                "EX 3.9",
                numbers=(int(player.life - before), int(player.life)),
                words=(self.source,),
            )


class SetLife(Amount[ExceedState]):
    """`Your life becomes 10`, never above 30 (EX 3.9); neither damage nor spending."""

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Set it."""
        player = state.players[seat]
        player.life = amount if amount < LIFE else LIFE
        if state.log is not None:
            note(state, "life set", int(seat), "EX 3.9", numbers=(int(player.life),), words=(self.source,))


class DealDamage(Effect[ExceedState]):
    """`Take 1 non-lethal damage`, `The opponent takes 2 damage` (EX 16.14, 16.15, 16.17)."""

    def __init__(self, amount: Number[ExceedState], opponent: bool, non_lethal: bool) -> None:
        super().__init__(True, True)
        self.amount = amount
        self.opponent = opponent
        self.non_lethal = non_lethal

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Deal it."""
        amount = self.amount.value(state, seat)
        if amount < 0:
            amount = 0  # EX 16.2
        victim = 1 - seat if self.opponent else seat
        terms = ((int(amount), self.source),) if state.log is not None else ()
        damage(state, seat, victim, amount, False, False, self.non_lethal, False, terms)
