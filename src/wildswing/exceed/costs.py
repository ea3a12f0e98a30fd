"""Prices after every rule that changes them: of an attack, and of exceeding."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts

THIS_ATTACK_GAUGE: Final = 0
THIS_ATTACK_FORCE: Final = 1
EXCEEDING: Final = 2
ALL_GAUGE: Final = 3
THIS_ATTACK_LIFE: Final = 8  # instead of its other price


def changed(state: ExceedState, seat: i64, what: i64, price: i64) -> i64:
    """A price after this player's standing rules about it, never below 0."""
    if not (state.match.cost_rules >> what) & 1:
        return price
    texts = active_texts(state, seat)
    for text in texts:
        for rule in text.costs:
            if rule.what == what and not rule.less and rule.holds(state, seat):
                price = rule.amount.value(state, seat)
    for text in texts:
        for rule in text.costs:
            if rule.what == what and rule.less and rule.holds(state, seat):
                price -= rule.amount.value(state, seat)
    return price if price > 0 or what == THIS_ATTACK_LIFE else 0


def attack_gauge(state: ExceedState, seat: i64) -> i64:
    """The Gauge price of this player's attack, read at this moment (EX 13.18)."""
    price = state.match.card(state.sides[seat].attack).gauge
    if price <= 0:
        return 0
    return changed(state, seat, ALL_GAUGE, changed(state, seat, THIS_ATTACK_GAUGE, price))


def attack_force(state: ExceedState, seat: i64) -> i64:
    """The Force price of this player's attack, read at this moment."""
    price = state.match.card(state.sides[seat].attack).force
    if price <= 0:
        return 0
    return changed(state, seat, THIS_ATTACK_FORCE, price)


def attack_life(state: ExceedState, seat: i64) -> i64:
    """The life that this player's attack may cost instead of its other price, -1 if it may not."""
    return changed(state, seat, THIS_ATTACK_LIFE, -1)


def exceed_price(state: ExceedState, seat: i64) -> i64:
    """The Gauge price of exceeding, with its discounts (EX 11.6); -1 if the character has none (EX 5.9)."""
    price = state.match.fighters[seat].exceed
    if price < 0:
        return -1
    price -= 2 * len(state.players[seat].transformations)
    return changed(state, seat, ALL_GAUGE, changed(state, seat, EXCEEDING, price if price > 0 else 0))


def gauge_price(state: ExceedState, seat: i64, price: i64) -> i64:
    """A Gauge price that is neither an attack's nor that of exceeding, with this player's discounts (EX 7.9)."""
    return changed(state, seat, ALL_GAUGE, price)
