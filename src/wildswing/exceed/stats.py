"""Power, Speed, Armor, Guard and Range as they are now: printed, plus what was counted, plus the standing lines."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cards import Text
from wildswing.exceed.constants import (
    ARMOR,
    BECOMES_CRITICAL,
    BECOMES_EX,
    GREATEST_RANGE,
    GUARD,
    LEAST_RANGE,
    NO_RANGE,
    POWER,
    SPEED,
    SWAPPED,
)
from wildswing.exceed.effects.lasting import FlagLine, SetStat
from wildswing.exceed.extra_stats import (
    ATTACK_FLAGS,
    granted_sum,
    lines_sum,
    outer_flags,
    outer_sum,
    own_sum,
    own_texts,
    text_flags,
)
from wildswing.exceed.state import ExceedState


def active_texts(state: ExceedState, seat: i64) -> list[Text]:
    """The texts of a player that count now: attack, boosts, transformations, the side that lies face up (EX 1.2).

    Also those standing lines given by effects that are not numbers, flags or dodges.
    """
    match = state.match
    player = state.players[seat]
    fighter = match.fighters[seat]
    texts: list[Text] = [fighter.exceed_ability if player.exceeded else fighter.ability]
    if state.sides:
        side = state.sides[seat]
        if side.face_up and not side.gone and side.attack >= 0:
            texts.append(match.cards[side.attack].attack)
        for number in side.granted:
            granted = match.granted(number)
            if granted is not None:
                texts.append(granted)
    if player.boosts:
        for card in player.boosts:
            texts.append(match.cards[card].boost)
    if player.transformations:
        for card in player.transformations:
            texts.append(match.cards[card].boost)
    return texts


def attack_texts(state: ExceedState, seat: i64) -> list[Text]:
    """The texts that count for a player's attack: all active ones, of an extra attack its own (EX 25.11)."""
    if state.sides and state.sides[seat].outer is not None:
        return own_texts(state, seat)
    return active_texts(state, seat)


def has_flag(state: ExceedState, seat: i64, flag: i64) -> bool:
    """Whether a standing line of this player makes `flag` true."""
    return state.match.flags & flag != 0 and flags(state, seat, flag) != 0


def flags(state: ExceedState, seat: i64, asked: i64) -> i64:
    """Those of the flags `asked` for that standing lines of this player make true now."""
    match = state.match
    asked &= match.flags
    found: i64 = 0
    if asked == 0:
        return found
    player = state.players[seat]
    fighter = match.fighters[seat]
    text = fighter.exceed_ability if player.exceeded else fighter.ability
    if text.flags & asked:
        found = text_flags(state, seat, text, asked)
    if state.sides:
        side = state.sides[seat]
        if side.outer is not None:
            found &= ~ATTACK_FLAGS
            found |= outer_flags(state, seat, side.outer, asked & ~ATTACK_FLAGS)
        if side.face_up and not side.gone and side.attack >= 0:
            text = match.cards[side.attack].attack
            if text.flags & asked:
                found |= text_flags(state, seat, text, asked)
        for number in side.granted:
            lasting = match.lasting(number)
            if isinstance(lasting, FlagLine) and lasting.flag & asked and lasting.holds(state, seat):
                found |= lasting.flag & asked
        if side.outer is not None:
            asked &= ~ATTACK_FLAGS
    for card in player.boosts:
        text = match.cards[card].boost
        if text.flags & asked:
            found |= text_flags(state, seat, text, asked)
    for card in player.transformations:
        text = match.cards[card].boost
        if text.flags & asked:
            found |= text_flags(state, seat, text, asked)
    return found


def texts_sum(state: ExceedState, seat: i64, stat: i64, opponents: bool, positive_only: bool) -> i64:
    """The sum of a player's standing lines about an own stat, or about the opponent's."""
    match = state.match
    player = state.players[seat]
    fighter = match.fighters[seat]
    text = fighter.exceed_ability if player.exceeded else fighter.ability
    lines = text.opponent_stats[stat] if opponents else text.stats[stat]
    total: i64 = lines_sum(state, seat, lines, positive_only) if lines else 0
    if state.sides:
        side = state.sides[seat]
        if side.face_up and not side.gone and side.attack >= 0:
            text = match.cards[side.attack].attack
            lines = text.opponent_stats[stat] if opponents else text.stats[stat]
            if lines:
                total += lines_sum(state, seat, lines, positive_only)
        if side.outer is not None:
            total += outer_sum(state, seat, side.outer, stat, opponents, positive_only)
    for card in player.boosts:
        text = match.cards[card].boost
        lines = text.opponent_stats[stat] if opponents else text.stats[stat]
        if lines:
            total += lines_sum(state, seat, lines, positive_only)
    for card in player.transformations:
        text = match.cards[card].boost
        lines = text.opponent_stats[stat] if opponents else text.stats[stat]
        if lines:
            total += lines_sum(state, seat, lines, positive_only)
    return total


def standing(state: ExceedState, seat: i64, stat: i64, positive_only: bool) -> i64:
    """The sum of the standing lines of both players that change this player's stat."""
    match = state.match
    total: i64 = 0
    if state.sides and state.sides[seat].outer is not None and stat != ARMOR and stat != GUARD:
        return own_sum(state, seat, stat, positive_only)
    if (match.stat_lines >> stat) & 1:
        total = texts_sum(state, seat, stat, False, positive_only)
    if (match.opponent_stat_lines >> stat) & 1:
        total += texts_sum(state, 1 - seat, stat, True, positive_only)
    if state.sides:
        side = state.sides[seat]
        if side.granted:
            total += granted_sum(state, seat, side, stat, positive_only)
    return total


def is_ex(state: ExceedState, seat: i64) -> bool:
    """Whether this player's attack is EX, once however many effects make it so (EX 12.15)."""
    return state.sides[seat].ex or has_flag(state, seat, BECOMES_EX)


def has_ex_bonus(state: ExceedState, seat: i64) -> bool:
    """Whether the numbers of an EX attack count (EX 12.7): those of an attack that lies face down do not yet."""
    return state.sides[seat].face_up and is_ex(state, seat)


def is_critical(state: ExceedState, seat: i64) -> bool:
    """Whether this player is Critical in this strike (EX 23.4)."""
    if not state.sides:
        return False
    return state.sides[seat].critical or has_flag(state, seat, BECOMES_CRITICAL)


def face_power(state: ExceedState, seat: i64, card: i64) -> i64:
    """The printed Power of a card as of now, wherever it lies, for the player whose numbers it counts."""
    it = state.match.card(card)
    return it.power if it.power_number is None else it.power_number.value(state, seat)


def printed(state: ExceedState, seat: i64, stat: i64) -> i64:
    """The number on the face of this player's attack, 0 without an attack in the strike (EX 15.16)."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone or not side.face_up:
        return 0
    card = state.match.cards[side.attack]
    if stat == POWER:
        return face_power(state, seat, side.attack)
    if stat == SPEED:
        if card.speed_number is not None:
            return card.speed_number.value(state, seat)
        return card.speed
    if stat == ARMOR:
        return card.armor
    return card.guard if card.guard_number is None else card.guard_number.value(state, seat)


def replaced(state: ExceedState, seat: i64, stat: i64) -> SetStat | None:
    """The standing line that sets this stat, if one does."""
    if not (state.match.set_stats >> stat) & 1:
        return None
    for text in attack_texts(state, seat):
        for line in text.set_stats:
            if line.stat == stat and line.holds(state, seat):
                return line
    for number in state.sides[seat].granted:
        lasting = state.match.lasting(number)
        if isinstance(lasting, SetStat) and lasting.stat == stat and lasting.holds(state, seat):
            return lasting
    return None


def multiplied(state: ExceedState, seat: i64, stat: i64, bonus: i64, positive: i64) -> i64:
    """The bonuses after every multiplier that applies; `positive` is the positive part of `bonus`."""
    if not (state.match.multipliers >> stat) & 1:
        return bonus
    for text in attack_texts(state, seat):
        for line in text.multipliers:
            if line.stat == stat and line.holds(state, seat):
                if line.positive_only:
                    bonus += positive * (line.factor - 1)
                    positive *= line.factor
                else:
                    bonus *= line.factor
                    positive *= line.factor
    return bonus


def positive_power(state: ExceedState, seat: i64) -> i64:
    """The sum of this player's positive Power bonuses, EX included, before multipliers."""
    side = state.sides[seat]
    total = side.positive + standing(state, seat, POWER, True)
    if has_ex_bonus(state, seat):
        total += 1
    return total


def power(state: ExceedState, seat: i64) -> i64:
    """The Power of this player's attack (EX 15.15), or its Speed where a text swaps the two.

    What effects with a trigger have added names its stat, and stays with it.
    """
    side = state.sides[seat]
    if side.attack >= 0 and not side.gone and has_flag(state, seat, SWAPPED):
        return whole_speed(state, seat) - side.speed + side.power
    return whole_power(state, seat)


def speed(state: ExceedState, seat: i64) -> i64:
    """The Speed of this player's attack (EX 14.3), or its Power where a text swaps the two."""
    side = state.sides[seat]
    if side.attack >= 0 and not side.gone and has_flag(state, seat, SWAPPED):
        return whole_power(state, seat) - side.power + side.speed
    return whole_speed(state, seat)


def whole_power(state: ExceedState, seat: i64) -> i64:
    """Printed Power and every bonus; 0 once the attack has left play (EX 15.16)."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone:
        return 0
    base = printed(state, seat, POWER)
    rule = replaced(state, seat, POWER)
    if rule is not None:
        if not rule.printed:
            return rule.amount.value(state, seat)
        base = rule.amount.value(state, seat)
    bonus = side.power + standing(state, seat, POWER, False)
    if has_ex_bonus(state, seat):
        bonus += 1
    if not state.match.multipliers & (1 << POWER):
        return base + bonus
    return base + multiplied(state, seat, POWER, bonus, positive_power(state, seat))


def whole_speed(state: ExceedState, seat: i64) -> i64:
    """Printed Speed and every bonus."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone:
        return 0
    bonus = side.speed + standing(state, seat, SPEED, False)
    if has_ex_bonus(state, seat):
        bonus += 1
    return printed(state, seat, SPEED) + multiplied(state, seat, SPEED, bonus, 0)


def armor(state: ExceedState, seat: i64) -> i64:
    """All Armor this player has had in this strike; what was used is counted apart (EX 16.4)."""
    side = state.sides[seat]
    total = printed(state, seat, ARMOR) + side.armor + standing(state, seat, ARMOR, False)
    return total + 1 if has_ex_bonus(state, seat) else total


def armor_left(state: ExceedState, seat: i64) -> i64:
    """The Armor that can still prevent damage."""
    left = armor(state, seat) - state.sides[seat].armor_used
    return left if left > 0 else 0


def guard_sum(state: ExceedState, seat: i64) -> i64:
    """The sum of everything that counts for this player's Guard."""
    side = state.sides[seat]
    total = printed(state, seat, GUARD) + side.guard + standing(state, seat, GUARD, False)
    return total + 1 if has_ex_bonus(state, seat) else total


def guard(state: ExceedState, seat: i64) -> i64:
    """The Guard of this player, never below 0 (EX 16.13)."""
    total = guard_sum(state, seat)
    return total if total > 0 else 0


def least_range(state: ExceedState, seat: i64) -> i64:
    """The smallest distance that this player's attack reaches, NO_RANGE for an attack without range (EX 1.11)."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone or not side.face_up:
        return NO_RANGE
    card = state.match.cards[side.attack]
    low = card.low if card.low_number is None else card.low_number.value(state, seat)
    if low == NO_RANGE:
        return NO_RANGE
    return low + side.least + standing(state, seat, LEAST_RANGE, False)


def face_range(state: ExceedState, seat: i64, card: i64) -> tuple[i64, i64]:
    """The printed range of a card as of now, wherever it lies, for the player whose numbers it counts."""
    it = state.match.card(card)
    low = it.low if it.low_number is None else it.low_number.value(state, seat)
    high = it.high if it.high_number is None else it.high_number.value(state, seat)
    return low, high


def greatest_range(state: ExceedState, seat: i64) -> i64:
    """The greatest distance that this player's attack reaches, NO_RANGE for an attack without range."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone or not side.face_up:
        return NO_RANGE
    card = state.match.cards[side.attack]
    high = card.high if card.high_number is None else card.high_number.value(state, seat)
    if high == NO_RANGE:
        return NO_RANGE
    return high + side.greatest + standing(state, seat, GREATEST_RANGE, False)
