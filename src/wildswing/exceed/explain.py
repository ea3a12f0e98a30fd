"""The terms of every sum that a log shows: each value, and where it comes from."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import ARMOR, GUARD, POWER, SPEED
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import active_texts, is_ex, printed, replaced

Terms = tuple[tuple[int, str], ...]


def stat_terms(state: ExceedState, seat: i64, stat: i64) -> Terms:
    """The parts of a stat in the order: card, counted effects, standing lines, EX."""
    side = state.sides[seat]
    terms: list[tuple[int, str]] = []
    rule = replaced(state, seat, stat)
    if rule is not None:
        terms.append((int(rule.amount.value(state, seat)), rule.source))
        if not rule.printed:
            return tuple(terms)
    elif side.attack >= 0 and not side.gone:
        terms.append((int(printed(state, seat, stat)), state.match.card(side.attack).name))
    counted = side.power if stat == POWER else side.speed if stat == SPEED else side.armor if stat == ARMOR else side.guard
    if counted:
        terms.append((int(counted), "effects in this strike"))
    for text in active_texts(state, seat):
        for line in text.stats[stat]:
            if line.holds(state, seat):
                terms.append((int(line.amount.value(state, seat)), line.source))
    for text in active_texts(state, 1 - seat):
        for line in text.opponent_stats[stat]:
            if line.holds(state, 1 - seat):
                terms.append((int(line.amount.value(state, 1 - seat)), line.source))
    if is_ex(state, seat):
        terms.append((1, "EX"))
    return tuple(term for term in terms if term[0])


def power_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Power."""
    return stat_terms(state, seat, POWER)


def armor_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Armor, and what of it was used before, as negative values."""
    used = int(state.sides[seat].armor_used)
    terms = tuple((-value, source) for value, source in stat_terms(state, seat, ARMOR))
    return (*terms, (used, "used before")) if used else terms


def guard_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Guard."""
    return stat_terms(state, seat, GUARD)
