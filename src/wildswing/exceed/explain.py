"""The terms of every sum that a log shows: each value, and where it comes from."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Text
from wildswing.exceed.constants import (
    ARMOR,
    GREATEST_RANGE,
    GUARD,
    LEAST_RANGE,
    NO_RANGE,
    POWER,
    SPEED,
    STAT_NAMES,
    SWAPPED,
)
from wildswing.exceed.effects.lasting import StatLine
from wildswing.exceed.state import ExceedState, Side
from wildswing.exceed.stats import (
    active_texts,
    armor,
    greatest_range,
    guard,
    has_ex_bonus,
    has_flag,
    least_range,
    positive_power,
    power,
    printed,
    replaced,
    speed,
)

Terms = tuple[tuple[int, str], ...]

# What the terms do not account for; the tests see to it that this never appears.
OTHER: Final = "other effects"


def stat_terms(state: ExceedState, seat: i64, stat: i64) -> Terms:
    """The parts of a stat, in the order card, effects of this strike, standing lines, EX, multipliers.

    Their sum is the stat; parts that are 0 are left out.
    """
    total = value_of(state, seat, stat)
    named = stat
    if stat <= SPEED and has_flag(state, seat, SWAPPED):
        stat = SPEED if stat == POWER else POWER  # but not what names its stat
    side = state.sides[seat]
    if (stat == POWER or stat == SPEED) and (side.attack < 0 or side.gone):
        return ()
    terms: list[tuple[int, str]] = []
    rule = replaced(state, seat, stat)
    if rule is not None:
        terms.append((int(rule.amount.value(state, seat)), rule.source))
        if not rule.printed:
            return tuple(terms)
    elif side.attack >= 0 and not side.gone:
        terms.append((int(face(state, seat, stat)), state.match.card(side.attack).name))
    add_counted(state, seat, named, int(counted(side, named)), terms)
    for text in active_texts(state, seat):
        add_lines(state, seat, text.stats[stat], terms)
    for text in active_texts(state, 1 - seat):
        add_lines(state, 1 - seat, text.opponent_stats[stat], terms)
    for number in side.granted:
        lasting = state.match.lasting(number)
        if isinstance(lasting, StatLine) and lasting.stat == stat:
            add_lines(state, seat, (lasting,), terms)
    if has_ex_bonus(state, seat) and stat <= GUARD:
        terms.append((1, "EX"))
    add_multipliers(state, seat, stat, active_texts(state, seat), terms)
    rest = int(total) - sum([term[0] for term in terms])
    if rest:
        terms.append((rest, "never below 0" if total == 0 and rest > 0 else OTHER))
    return tuple([term for term in terms if term[0]])


def value_of(state: ExceedState, seat: i64, stat: i64) -> i64:
    """A stat of a player's attack as it is now."""
    if stat == POWER:
        return power(state, seat)
    if stat == SPEED:
        return speed(state, seat)
    if stat == ARMOR:
        return armor(state, seat)
    if stat == GUARD:
        return guard(state, seat)
    return least_range(state, seat) if stat == LEAST_RANGE else greatest_range(state, seat)


def face(state: ExceedState, seat: i64, stat: i64) -> i64:
    """The number on the card's face."""
    if stat <= GUARD:
        return printed(state, seat, stat)
    card = state.match.card(state.sides[seat].attack)
    number = card.low_number if stat == LEAST_RANGE else card.high_number
    if number is not None:
        return number.value(state, seat)
    return card.low if stat == LEAST_RANGE else card.high


def counted(side: Side, stat: i64) -> i64:
    """What effects with a trigger have added in this strike."""
    if stat == POWER:
        return side.power
    if stat == SPEED:
        return side.speed
    if stat == ARMOR:
        return side.armor
    if stat == GUARD:
        return side.guard
    return side.least if stat == LEAST_RANGE else side.greatest


def add_counted(state: ExceedState, seat: i64, stat: i64, amount: int, terms: list[tuple[int, str]]) -> None:
    """Add what was counted in this strike, by the effects that the log names."""
    log = state.log
    if log is None:
        if amount:
            terms.append((amount, "effects in this strike"))
        return
    found: list[tuple[int, str]] = []
    place = len(log) - 1
    while place >= 0 and log[place].kind != "strike":
        event = log[place]
        if event.kind == "stat" and event.seat == seat and event.words[0] == STAT_NAMES[stat]:
            found.append((event.numbers[0], event.words[1]))
        place -= 1
    found.reverse()
    terms.extend(found)
    rest = amount - sum([term[0] for term in found])
    if rest:
        terms.append((rest, "effects in this strike"))


def add_lines(state: ExceedState, seat: i64, lines: tuple[StatLine, ...], terms: list[tuple[int, str]]) -> None:
    """Add the standing lines that hold now, for the player of their text."""
    terms.extend([(int(line.amount.value(state, seat)), line.source) for line in lines if line.holds(state, seat)])


def add_multipliers(
    state: ExceedState, seat: i64, stat: i64, texts: list[Text], terms: list[tuple[int, str]]
) -> None:  # fmt: skip
    """Add what multipliers make of the bonuses."""
    if stat != POWER and stat != SPEED:
        return
    bonus: i64 = sum([term[0] for term in terms[1:]])
    positive: i64 = positive_power(state, seat) if stat == POWER else 0
    for text in texts:
        for line in text.multipliers:
            if line.stat == stat and line.holds(state, seat):
                more: i64 = (positive if line.positive_only else bonus) * (line.factor - 1)
                bonus += more
                positive *= line.factor
                terms.append((int(more), f"{line.source} (times {line.factor})"))


def power_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Power."""
    return stat_terms(state, seat, POWER)


def speed_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Speed."""
    return stat_terms(state, seat, SPEED)


def armor_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Armor, and what of it was used before, as negative values."""
    used = int(state.sides[seat].armor_used)
    terms = tuple([(-value, source) for value, source in stat_terms(state, seat, ARMOR)])
    return (*terms, (used, "used before")) if used else terms


def guard_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of a player's Guard."""
    return stat_terms(state, seat, GUARD)


def range_terms(state: ExceedState, seat: i64) -> Terms:
    """The parts of the greatest Range; none for an attack without range."""
    if greatest_range(state, seat) == NO_RANGE:
        return ()
    return stat_terms(state, seat, GREATEST_RANGE)
