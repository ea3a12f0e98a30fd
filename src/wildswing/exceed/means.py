"""What a player can pay with: cards as Force, free Force, and life where an ability allows it (EX 6, 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import FORCE_AS_GAUGE, LIFE_AS_FORCE, LIFE_AS_GAUGE
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts, has_flag

LIFE_FOR_A_GAUGE: Final[i64] = 2


def force_in(state: ExceedState, cards: list[int]) -> i64:
    """The most Force that these cards can make."""
    force = state.match.force
    total: i64 = 0
    for card in cards:
        total += force[card]
    return total


def cards_force(state: ExceedState, seat: i64) -> i64:
    """The most Force that a player's cards can make now; `force_in` written out, since every action asks for it."""
    player = state.players[seat]
    force = state.match.force
    total: i64 = 0
    for card in player.hand:
        total += force[card]
    for card in player.gauge:
        total += force[card]
    return total


def free_force(state: ExceedState, seat: i64, less: bool) -> i64:
    """The free Force of each payment, or with `less` how much lower a Force price is (EX 6.11); several add up."""
    total: i64 = 0
    if state.match.free_force:
        for text in active_texts(state, seat):
            for line in text.free_force:
                if line.less == less and line.holds(state, seat):
                    total += line.amount
    return total


def life_force(state: ExceedState, seat: i64) -> i64:
    """The Force that a player's life can make, the last one too (EX 6.12, 6.13)."""
    return state.players[seat].life if has_flag(state, seat, LIFE_AS_FORCE) else 0


def life_gauge(state: ExceedState, seat: i64) -> i64:
    """The Gauge that a player's life can make (EX 7.8)."""
    return state.players[seat].life // LIFE_FOR_A_GAUGE if has_flag(state, seat, LIFE_AS_GAUGE) else 0


def other_force(state: ExceedState, seat: i64) -> i64:
    """The Force that a payment can have from anything but cards."""
    if not state.match.other_means:
        return 0
    return life_force(state, seat) + free_force(state, seat, False) + free_force(state, seat, True)


def force_available(state: ExceedState, seat: i64) -> i64:
    """The highest Force price that a player can pay now."""
    cards = cards_force(state, seat)
    return cards + other_force(state, seat) if state.match.other_means else cards


def force_might_be(state: ExceedState, seat: i64) -> i64:
    """The most Force that the others must reckon with: every hidden hand card may be an Ultra."""
    player = state.players[seat]
    held: i64 = len(player.hand)
    most = 2 * held + force_in(state, player.gauge) + other_force(state, seat)
    if state.sides and not state.sides[seat].face_up:
        return most  # a card that was seen may be the one that lies face down
    return most - 2 * len(player.shown) + force_in(state, player.shown)


def force_pays_gauge(state: ExceedState, seat: i64) -> bool:
    """Whether this player's Gauge prices may be paid with Force: then they are paid as if they were Force prices."""
    return has_flag(state, seat, FORCE_AS_GAUGE)


def gauge_available(state: ExceedState, seat: i64) -> i64:
    """The highest Gauge price that a player can pay now (EX 7.6)."""
    cards: i64 = len(state.players[seat].gauge)
    if not state.match.flags & (FORCE_AS_GAUGE | LIFE_AS_GAUGE):
        return cards
    return force_available(state, seat) if force_pays_gauge(state, seat) else cards + life_gauge(state, seat)


def gauge_might_be(state: ExceedState, seat: i64) -> i64:
    """The highest Gauge price that the others must reckon with."""
    return force_might_be(state, seat) if force_pays_gauge(state, seat) else gauge_available(state, seat)
