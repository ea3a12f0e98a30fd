"""Whether the price of an attack can be paid, and whether only the last life could pay it (EX 7.6, 7.11, 13.5)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.costs import attack_force, attack_gauge
from wildswing.exceed.means import (
    LIFE_FOR_A_GAUGE,
    force_available,
    force_in,
    force_might_be,
    force_pays_gauge,
    gauge_available,
    gauge_might_be,
    life_force,
    other_force,
)
from wildswing.exceed.state import ExceedState


def can_pay(state: ExceedState, seat: i64) -> bool:
    """Whether the price of the attack can be paid."""
    gauge = attack_gauge(state, seat)
    if gauge > 0:
        return gauge_available(state, seat) >= gauge
    return force_available(state, seat) >= attack_force(state, seat)


def might_pay(state: ExceedState, seat: i64) -> bool:
    """Whether, as far as everybody can see, the price of the attack might be paid."""
    gauge = attack_gauge(state, seat)
    if gauge > 0:
        return gauge_might_be(state, seat) >= gauge
    return force_might_be(state, seat) >= attack_force(state, seat)


def takes_last_life(state: ExceedState, seat: i64) -> bool:
    """Whether the price of the attack can only be paid with the last life (EX 7.11)."""
    return last_life(state, seat, force_available(state, seat))


def might_take_last_life(state: ExceedState, seat: i64) -> bool:
    """Whether the others must reckon with that: they do not know what a hand can pay."""
    return last_life(state, seat, force_in(state, state.players[seat].gauge) + other_force(state, seat))


def last_life(state: ExceedState, seat: i64, force: i64) -> bool:
    """Whether only the last life makes the price payable, with so much Force in all."""
    gauge = attack_gauge(state, seat)
    if gauge > 0 and not force_pays_gauge(state, seat):
        player = state.players[seat]
        missing = gauge - len(player.gauge)
        return missing > 0 and missing * LIFE_FOR_A_GAUGE >= player.life
    if life_force(state, seat) == 0:
        return False
    return force - 1 < (gauge if gauge > 0 else attack_force(state, seat))
