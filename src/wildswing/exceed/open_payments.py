"""Payments whose size the payer decides: up to a number of Force or Gauge, and the Change Cards action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import CHANGE_CARDS, PASS, PAY, PAY_GAUGE_UP_TO, PAY_UP_TO
from wildswing.exceed.means import cards_force
from wildswing.exceed.payment import NOTHING_PAID, finish_payment, force_left, other_options, pay_part
from wildswing.exceed.payment_options import any_card, gauge_options, step_options
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.zones import draw
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import Frame

NO_LIMIT: Final[i64] = 99


class PayUpTo(Procedure[ExceedState]):
    """Spend up to a number of Force, in steps. Frame: a = the most, b = paid so far, c = the size of a step."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take what was chosen, and ask for the next part or for the end."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
            frame.items = NOTHING_PAID
        elif state.answer == PASS:
            state.count = frame.b // frame.c
            state.players[frame.seat].spent = frame.b
            if frame.b:
                finish_payment(state, frame, frame.b)
            return True
        else:
            frame.b += pay_part(state, frame, False)
        # Whether a hand makes a whole step is hidden.
        secret = frame.b < frame.a and len(state.players[frame.seat].hand) > 0
        state.ask(PAY, frame.seat, self.options(state, frame), secret)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """What can be paid next, and the end after a whole number of steps."""
        options: list[int] = []
        seat = frame.seat
        cards = cards_force(state, seat)
        available = force_left(state, frame)
        most = frame.a if frame.a < frame.b + available else frame.b + available
        most -= most % frame.c
        remaining = most - frame.b
        if frame.b % frame.c == 0:
            options.append(PASS)
        if remaining > 0:
            player = state.players[seat]
            step_left = frame.c - frame.b % frame.c
            other_options(state, frame, step_left, cards, options)
            if frame.c == 1:
                # Any card may be paid: what was paid is always a whole number of steps.
                any_card(state, player, remaining, options)
            else:
                step_options(state, player, step_left, remaining, cards, options)
        return options


class PayGaugeUpTo(Procedure[ExceedState]):
    """Spend up to a number of gauge cards. Frame: a = the most, b = paid so far."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take the chosen card, and ask for the next one or for the end."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
            frame.items = NOTHING_PAID
        elif state.answer == PASS:
            return self.done(state, frame)
        else:
            frame.b += pay_part(state, frame, False)
        if frame.b >= frame.a or not state.players[frame.seat].gauge:
            return self.done(state, frame)
        state.ask(PAY, frame.seat, self.options(state, frame))
        return False

    def done(self, state: ExceedState, frame: Frame) -> bool:
        """The payment is complete."""
        state.count = frame.b
        state.players[frame.seat].spent = frame.b
        finish_payment(state, frame, 0)
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The gauge cards, and the end."""
        return [PASS, *gauge_options(state.players[frame.seat])]


class ChangeCards(Procedure[ExceedState]):
    """The Change Cards action: pay any Force, then draw that many (EX 5.3, 5.4). Frame: b = paid so far."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take what was chosen, and ask for the next part or for the end."""
        seat = frame.seat
        if frame.step == 2:
            draw(state, seat, frame.b, "EX 5.3")
            return True
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
            frame.items = NOTHING_PAID
        elif state.answer == PASS:
            frame.step = 2
            if frame.b:
                finish_payment(state, frame, frame.b)
            return False
        else:
            frame.b += pay_part(state, frame, False)
        state.ask(PAY, seat, self.options(state, frame))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Everything that makes Force, and the end."""
        options: list[int] = [PASS]
        other_options(state, frame, 1, NO_LIMIT, options)
        any_card(state, state.players[frame.seat], NO_LIMIT, options)
        return options


PROCEDURES[PAY_UP_TO] = PayUpTo()
PROCEDURES[PAY_GAUGE_UP_TO] = PayGaugeUpTo()
PROCEDURES[CHANGE_CARDS] = ChangeCards()
