"""What counts for an extra attack: its own card and the bonuses gained since it began (EX 25.11, 25.14).

While it has the place of its player's attack, that attack's side waits behind it. What protects the player (Armor,
Guard, "You cannot be stunned") goes on: the Armor and Guard of the extra attack are added to it (EX 25.12).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Text
from wildswing.exceed.constants import (
    BECOMES_CRITICAL,
    BECOMES_EX,
    CANNOT_STUN,
    DOES_NOT_HIT,
    IGNORE_ARMOR,
    IGNORE_GUARD,
    NON_LETHAL,
    RANGE_INCLUDES_PASSED,
    RANGE_INVERTED,
    SWAPPED,
)
from wildswing.exceed.effects.lasting import FlagLine, StatLine
from wildswing.exceed.state import ExceedState, Side

# The flags that speak of the attack and not of its player.
ATTACK_FLAGS: Final[i64] = (
    BECOMES_CRITICAL | BECOMES_EX | CANNOT_STUN | DOES_NOT_HIT | IGNORE_ARMOR | IGNORE_GUARD | NON_LETHAL
    | RANGE_INCLUDES_PASSED | RANGE_INVERTED | SWAPPED
)  # fmt: skip


def text_flags(state: ExceedState, seat: i64, text: Text, asked: i64) -> i64:
    """Those of the flags asked for that standing lines of this text make true now."""
    found: i64 = 0
    for line in text.flag_lines:
        if line.flag & asked and line.holds(state, seat):
            found |= line.flag & asked
    return found


def lines_sum(state: ExceedState, seat: i64, lines: tuple[StatLine, ...], positive_only: bool) -> i64:
    """The sum of the standing lines that hold now, for the player of their text."""
    total: i64 = 0
    in_strike = len(state.sides) > 0
    for line in lines:
        if (in_strike or line.outside) and line.holds(state, seat):
            value = line.amount.value(state, seat)
            if value > 0 or not positive_only:
                total += value
    return total


def granted_sum(state: ExceedState, seat: i64, side: Side, stat: i64, positive_only: bool) -> i64:
    """The sum of the standing lines given to one side that change its player's stat."""
    total: i64 = 0
    for number in side.granted:
        lasting = state.match.lasting(number)
        if isinstance(lasting, StatLine) and lasting.stat == stat and lasting.holds(state, seat):
            value = lasting.amount.value(state, seat)
            if value > 0 or not positive_only:
                total += value
    return total


def own_sum(state: ExceedState, seat: i64, stat: i64, positive_only: bool) -> i64:
    """The sum of the standing lines of an extra attack itself that change a stat."""
    side = state.sides[seat]
    total = granted_sum(state, seat, side, stat, positive_only)
    if side.attack >= 0 and not side.gone:
        total += lines_sum(state, seat, state.match.cards[side.attack].attack.stats[stat], positive_only)
    return total


def own_texts(state: ExceedState, seat: i64) -> list[Text]:
    """The text of an extra attack, and those standing lines given to it that are looked up by texts."""
    side = state.sides[seat]
    texts: list[Text] = []
    if side.attack >= 0 and not side.gone:
        texts.append(state.match.cards[side.attack].attack)
    for number in side.granted:
        granted = state.match.granted(number)
        if granted is not None:
            texts.append(granted)
    return texts


def outer_sum(state: ExceedState, seat: i64, outer: Side, stat: i64, opponents: bool, positive_only: bool) -> i64:
    """The sum of the standing lines of the attacks that wait behind an extra attack."""
    total: i64 = 0
    side: Side | None = outer
    while side is not None:
        if side.attack >= 0 and side.face_up and not side.gone:
            text = state.match.cards[side.attack].attack
            lines = text.opponent_stats[stat] if opponents else text.stats[stat]
            total += lines_sum(state, seat, lines, positive_only)
        if not opponents:
            total += granted_sum(state, seat, side, stat, positive_only)
        side = side.outer
    return total


def outer_flags(state: ExceedState, seat: i64, outer: Side, asked: i64) -> i64:
    """Those of the flags asked for that the attacks which wait behind an extra attack make true now."""
    found: i64 = 0
    side: Side | None = outer
    while side is not None:
        if side.attack >= 0 and side.face_up and not side.gone:
            found |= text_flags(state, seat, state.match.cards[side.attack].attack, asked)
        for number in side.granted:
            lasting = state.match.lasting(number)
            if isinstance(lasting, FlagLine) and lasting.flag & asked and lasting.holds(state, seat):
                found |= lasting.flag & asked
        side = side.outer
    return found
