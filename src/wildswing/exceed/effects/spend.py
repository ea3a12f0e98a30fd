"""Spending Force, Gauge and life inside a text; life gained and damage dealt by effects."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import damage
from wildswing.exceed.constants import AMOUNT, LIFE, NUMBER, PAY_FORCE, PAY_GAUGE, PAY_UP_TO
from wildswing.exceed.costs import gauge_price
from wildswing.exceed.journal import note
from wildswing.exceed.payment import NO_LIMIT, force_available, force_might_be, spend_life
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame


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
            state.push(PAY_GAUGE, self.payer(frame.seat), price)
        return True

    def price(self, state: ExceedState, seat: i64) -> i64:
        """The price with the payer's discounts."""
        return gauge_price(state, self.payer(seat), self.amount.value(state, seat))

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is so much Gauge."""
        return len(state.players[self.payer(seat)].gauge) >= self.price(state, seat)

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """Spending is the price of an action."""
        return self.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Gauges are open."""
        return self.possible(state, seat)


class SpendForceUpTo(Effect[ExceedState]):
    """`Spend up to 3 Force`, `spend any amount of Force`, `spend up to 9 Force in steps of 3` (EX 6.9)."""

    def __init__(self, most: Number[ExceedState] | None, step_size: i64) -> None:
        super().__init__(False)
        self.most = most
        self.step_size: i64 = step_size

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment; what is paid can be nothing."""
        most = NO_LIMIT if self.most is None else self.most.value(state, frame.seat)
        state.push(PAY_UP_TO, frame.seat, most, 0, self.step_size)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether any step can be paid."""
        return force_available(state, seat) >= self.step_size

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether any step might be."""
        return force_might_be(state, seat) >= self.step_size


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


class SpendLifeUpTo(Effect[ExceedState]):
    """`Spend up to 5 life`."""

    def __init__(self, most: Number[ExceedState]) -> None:
        super().__init__(False)
        self.most = most

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask how much, then spend it."""
        if frame.step == 0:
            frame.step = 1
            state.ask(AMOUNT, frame.seat, self.options(state, frame))
            return False
        amount: i64 = state.answer % ARGUMENTS
        state.count = 0
        if amount > 0:
            spend_life(state, frame.seat, amount)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every amount from 0."""
        most = self.most.value(state, frame.seat)
        life = state.players[frame.seat].life
        if most > life:
            most = life
        return [NUMBER + amount for amount in range(most + 1 if most > 0 else 1)]


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
