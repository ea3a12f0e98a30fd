"""`Pay your exceed cost`: as a price inside a text (EX 24.1, 24.2)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.costs import exceed_price
from wildswing.exceed.means import gauge_available, gauge_might_be
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import Frame


class PayExceedCost(Effect[ExceedState]):
    """`Pay your exceed cost`, with its discounts; at a price of 0 nothing is paid (EX 24.2)."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start the payment."""
        price = exceed_price(state, frame.seat)
        if price > 0:
            start_gauge_payment(state, frame.seat, price, state.match.fighters[frame.seat].has_overdrive)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a price, and enough for it (EX 24.25)."""
        return 0 <= exceed_price(state, seat) <= gauge_available(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there might be enough."""
        return 0 <= exceed_price(state, seat) <= gauge_might_be(state, seat)
