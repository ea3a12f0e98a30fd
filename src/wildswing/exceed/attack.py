"""One attack, step by step: Before, range, Hit, damage, After (EX 15, 16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import between, token_space
from wildswing.exceed.constants import (
    AFTER,
    AFTER_ALL,
    AT_0_LIFE,
    ATTACK,
    ATTACKS_DO_NOT_HIT,
    BEFORE,
    CANNOT_BE_STUNNED,
    CANNOT_STUN,
    CENTER,
    DAMAGE,
    DISCARD_INSTEAD_OF_DAMAGE,
    DOES_NOT_HIT,
    HIGHER_SPEED_DOES_NOT_HIT,
    HIT,
    IGNORE_ARMOR,
    IGNORE_GUARD,
    LIFE_STAYS,
    NO_RANGE,
    NON_LETHAL,
    NORMAL,
    NORMALS_DO_NOT_HIT,
    OFF_BOARD,
    OPPONENT_DOES_NOT_HIT,
    OPPONENT_IGNORES_ARMOR,
    OPPONENT_IGNORES_GUARD,
    OUT_OF_LIFE,
    RANGE_INCLUDES_PASSED,
    RANGE_INVERTED,
    WHEN_HIT,
    WHEN_STUNNED,
)
from wildswing.exceed.effects.lasting import CountDodge, Dodge, TokenDodge
from wildswing.exceed.explain import armor_terms, guard_terms, power_terms, range_terms
from wildswing.exceed.journal import note
from wildswing.exceed.laid_cards import cards_with
from wildswing.exceed.spans import far_gap_to, front, gap_to
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.stats import (
    active_texts,
    armor_left,
    attack_texts,
    flags,
    greatest_range,
    guard,
    has_flag,
    least_range,
    power,
    speed,
)
from wildswing.exceed.timing import do_timing, start_timing
from wildswing.exceed.zones import put_in_discard
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

# ---- range (EX 15.4, 15.5, 15.10, 15.11)


def origin(state: ExceedState, seat: i64) -> i64:
    """The space that this player's attack is measured from, OFF_BOARD if its token is not on the board."""
    player = state.players[seat]
    if not state.match.origins:
        return front(state, seat)
    for text in attack_texts(state, seat):
        for rule in text.origins:
            if rule.holds(state, seat):
                if rule.center:
                    return CENTER
                if rule.chosen:
                    chosen = state.sides[seat].measured_from
                    return front(state, seat) if chosen == OFF_BOARD else chosen
                if rule.own_attack:
                    return player.attack_space
                # A token that is turned over strikes nobody.
                return OFF_BOARD if (player.turned >> rule.token) & 1 else token_space(player, rule.token)
    return front(state, seat)


def attack_distance(state: ExceedState, seat: i64) -> i64:
    """The distance from the origin of this player's attack to the opponent, -1 without an origin."""
    start = origin(state, seat)
    if start == OFF_BOARD:
        return -1
    return gap_to(state, 1 - seat, start)


def reaches(state: ExceedState, seat: i64, low: i64, high: i64) -> bool:
    """Whether one of these distances from the origin leads to a space that the opponent is on (EX 15.5, 25.17)."""
    start = origin(state, seat)
    if start == OFF_BOARD:
        return False
    return low <= far_gap_to(state, 1 - seat, start) and gap_to(state, 1 - seat, start) <= high


DODGES: Final[i64] = ATTACKS_DO_NOT_HIT | OPPONENT_DOES_NOT_HIT | NORMALS_DO_NOT_HIT | HIGHER_SPEED_DOES_NOT_HIT


def dodges(state: ExceedState, seat: i64, gap: i64) -> bool:
    """Whether a standing line of the player attacked says that this attack, from this distance, does not hit."""
    defender = 1 - seat
    for named in state.players[defender].evaded:
        if state.match.card(named).copy_key == state.match.card(state.sides[seat].attack).copy_key:
            return True
    rules = flags(state, defender, DODGES)
    if rules & (ATTACKS_DO_NOT_HIT | OPPONENT_DOES_NOT_HIT):
        return True
    if rules & NORMALS_DO_NOT_HIT and state.match.cards[state.sides[seat].attack].kind == NORMAL:
        return True
    if rules & HIGHER_SPEED_DOES_NOT_HIT and speed(state, seat) > speed(state, defender):
        return True
    if state.match.dodges:
        for text in active_texts(state, defender):
            for line in text.dodges:
                if line.holds(state, defender) and avoids(state, seat, line, gap):
                    return True
    for number in state.sides[defender].granted:
        lasting = state.match.lasting(number)
        if isinstance(lasting, Dodge) and lasting.holds(state, defender) and avoids(state, seat, lasting, gap):
            return True
    return False


def avoids(state: ExceedState, seat: i64, line: Dodge, gap: i64) -> bool:
    """Whether one such line fits the attack."""
    if isinstance(line, TokenDodge):
        return avoids_by_token(state, seat, line)
    if isinstance(line, CountDodge):
        return gap == line.counter.value(state, 1 - seat)
    if line.speed >= 0:
        return speed(state, seat) >= line.speed
    return line.low <= gap <= line.high


def avoids_by_token(state: ExceedState, seat: i64, line: TokenDodge) -> bool:
    """Whether the attack comes from such a distance to the token (EX 15.10), or its fighter stands beyond it."""
    defender = state.players[1 - seat]
    space = token_space(defender, line.token)
    if line.beyond:
        return space != OFF_BOARD and between(space, defender.space, state.players[seat].space)
    start = origin(state, seat)
    if space == OFF_BOARD or start == OFF_BOARD:
        return False
    away: i64 = start - space if start > space else space - start
    return line.low <= away <= line.high


def in_range(state: ExceedState, seat: i64) -> bool:
    """Whether this player's attack hits now."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone:
        return False
    rules = flags(state, seat, DOES_NOT_HIT | RANGE_INVERTED | RANGE_INCLUDES_PASSED)
    if rules & DOES_NOT_HIT:
        return False
    if state.match.hits_only:
        for text in attack_texts(state, seat):
            for rule in text.hits_only:
                if rule.holds(state, seat) and not rule.needed.test(state, seat):
                    return False
    start = origin(state, seat)
    if start == OFF_BOARD:
        return False
    gap = gap_to(state, 1 - seat, start)
    far = far_gap_to(state, 1 - seat, start)
    low = least_range(state, seat)
    high = greatest_range(state, seat)
    reached = low != NO_RANGE and low <= far and gap <= high
    if low != NO_RANGE and rules & RANGE_INVERTED:
        reached = gap < low or far > high
    if not reached and side.passed and rules & RANGE_INCLUDES_PASSED:
        reached = True
    if not reached and state.match.range_includes:
        reached = includes(state, seat, gap, far, OFF_BOARD)
    return reached and not dodges(state, seat, gap)


def includes(state: ExceedState, seat: i64, gap: i64, far: i64, space: i64) -> bool:
    """Whether a standing line makes this player's attack reach a distance of these beside its range (EX 15.11).

    `space` is the one in question, OFF_BOARD for those of the opponent.
    """
    for text in active_texts(state, seat):
        for line in text.range_includes:
            if line.laid_cards:
                reached = len(cards_with(state, seat, 1 - seat)) > 0
                if space != OFF_BOARD:
                    reached = space in state.players[seat].laid_at
            else:
                reached = gap <= line.distance <= far
            if reached and line.holds(state, seat):
                return True
    return False


# ---- the ATTACK procedure


def before_effects(state: ExceedState, frame: Frame) -> None:
    """All Before effects (EX 15.3)."""
    state.active_side = frame.seat
    if state.log is not None:
        note(state, "attack", frame.seat, "EX 15.1", cards=(state.sides[frame.seat].attack,), step="before")
    do_timing(state, frame.seat, BEFORE)


def check_range(state: ExceedState, frame: Frame) -> None:
    """In range or not, once (EX 15.4 to 15.9)."""
    hit = in_range(state, frame.seat)
    if state.log is not None:
        gap = attack_distance(state, frame.seat)
        numbers = (int(hit), int(gap), int(least_range(state, frame.seat)), int(greatest_range(state, frame.seat)))
        note(state, "range", frame.seat, "EX 15.5", numbers=numbers, terms=range_terms(state, frame.seat), step="range")
    if hit:
        state.sides[frame.seat].hit = True
    else:
        frame.step = AFTER_STEP


def hit_effects(state: ExceedState, frame: Frame) -> None:
    """All Hit effects (EX 15.6)."""
    do_timing(state, frame.seat, HIT)


def when_hit_effects(state: ExceedState, frame: Frame) -> None:
    """The When hit effects of the player hit (EX 25.3)."""
    start_timing(state, 1 - frame.seat, WHEN_HIT)


def deal_damage(state: ExceedState, frame: Frame) -> None:
    """Damage equal to the Power of this moment (EX 15.15, 16.1)."""
    attacker = frame.seat
    victim = 1 - attacker
    state.sides[victim].was_hit = True
    amount = power(state, attacker)
    terms = power_terms(state, attacker) if state.log is not None else ()
    rules = flags(state, attacker, IGNORE_ARMOR | IGNORE_GUARD | NON_LETHAL | CANNOT_STUN)
    given = flags(state, victim, OPPONENT_IGNORES_ARMOR | OPPONENT_IGNORES_GUARD)
    damage(
        state, attacker, victim, amount if amount > 0 else 0,
        rules & IGNORE_ARMOR != 0 or given & OPPONENT_IGNORES_ARMOR != 0,
        rules & IGNORE_GUARD != 0 or given & OPPONENT_IGNORES_GUARD != 0,
        rules & NON_LETHAL != 0, rules & CANNOT_STUN != 0, terms, most_damage(state, attacker, victim),
    )  # fmt: skip


def most_damage(state: ExceedState, attacker: i64, victim: i64) -> i64:
    """The most damage that this attack deals to a player now, after Armor (EX 16.20); -1 without a limit."""
    most = state.sides[attacker].most
    if state.match.damage_caps:
        for text in active_texts(state, victim):
            for rule in text.damage_caps:
                if rule.holds(state, victim) and (most < 0 or rule.most < most):
                    most = rule.most
    return most


def after_effects(state: ExceedState, frame: Frame) -> None:
    """All After effects, hit or miss (EX 15.8)."""
    do_timing(state, frame.seat, AFTER)


def further_attacks(state: ExceedState, frame: Frame) -> None:
    """What comes once every After effect of a player's own attack is done (EX 24.9)."""
    side = state.sides[frame.seat]
    if side.outer is None and not side.stunned:
        do_timing(state, frame.seat, AFTER_ALL)


AFTER_STEP: Final = 5
PROCEDURES[ATTACK] = Steps(
    before_effects, check_range, hit_effects, when_hit_effects, deal_damage, after_effects, further_attacks
)


# ---- damage (EX 16)


def damage(
    state: ExceedState, dealer: i64, victim: i64, amount: i64, ignore_armor: bool, ignore_guard: bool, non_lethal: bool,
    no_stun: bool,
    terms: tuple[tuple[int, str], ...],
    most: i64 = -1,
) -> None:  # fmt: skip
    """Deal damage to a player: Armor first, then limits, then life, then the stun test (EX 16.3 to 16.20)."""
    player = state.players[victim]
    in_strike = bool(state.sides)
    prevented: i64 = 0
    armor_words = armor_terms(state, victim) if state.log is not None and in_strike else ()
    if in_strike and not ignore_armor:
        prevented = armor_left(state, victim)
        if prevented > amount:
            prevented = amount
        amount -= prevented
        state.sides[victim].armor_used += prevented
    if 0 <= most < amount:
        amount = most  # EX 24.23; Armor comes first (EX 16.20)
    if amount >= player.life and (non_lethal or has_flag(state, victim, LIFE_STAYS)):  # EX 16.17, 25.19
        amount = player.life - 1 if player.life > 0 else 0
    if amount > 0 and has_flag(state, victim, DISCARD_INSTEAD_OF_DAMAGE):
        discard_instead(state, victim, amount)
        amount = 0
    player.life = player.life - amount if player.life > amount else 0  # a life ends at 0 (EX 4.15)
    if state.log is not None:
        numbers = (int(amount), int(prevented), int(player.life))
        note(state, "damage", victim, "EX 16.1", numbers=numbers, terms=(*terms, *armor_words), step="damage")
    if in_strike:
        state.sides[victim].damage_taken += amount
        if dealer != victim:
            state.sides[dealer].damage_dealt += amount
    if player.life <= 0:
        if state.match.triggers & (1 << AT_0_LIFE):
            state.push(DAMAGE, victim, amount, int(ignore_guard), int(no_stun))
            start_timing(state, victim, AT_0_LIFE)
            return
        state.lose(victim, OUT_OF_LIFE)
        return
    if in_strike and amount > 0:
        test_stun(state, victim, ignore_guard, no_stun)


def discard_instead(state: ExceedState, victim: i64, amount: i64) -> None:
    """Discard two cards of the deck for each damage; that is no damage at all (EX 25.18)."""
    player = state.players[victim]
    left: i64 = 2 * amount
    while left > 0 and player.deck:
        card = player.deck.pop()
        put_in_discard(state, card)
        left -= 1
        if state.log is not None:
            note(state, "discard", victim, "EX 25.18", cards=(card & 255,), words=("deck",))


def test_stun(state: ExceedState, victim: i64, ignore_guard: bool, no_stun: bool) -> None:
    """Stunned if the damage taken in this strike is greater than the Guard of this moment (EX 16.6 to 16.10)."""
    side = state.sides[victim]
    if side.stunned or no_stun:
        return
    limit: i64 = 0 if ignore_guard else guard(state, victim)
    if side.damage_taken <= limit:
        if state.log is not None:
            against = (int(side.damage_taken), int(limit))
            note(
                state, "not stunned", victim, "EX 16.6", numbers=against, terms=guard_terms(state, victim), step="stun"
            )
        return
    immune = has_flag(state, victim, CANNOT_BE_STUNNED)
    if state.log is not None:
        numbers = (int(side.damage_taken), int(limit), int(immune))
        terms = () if ignore_guard else guard_terms(state, victim)
        note(state, "stun", victim, "EX 19.7" if immune else "EX 16.6", numbers=numbers, terms=terms, step="stun")
    if immune:
        return
    side.stunned = True
    start_timing(state, victim, WHEN_STUNNED)


def after_last_life(state: ExceedState, frame: Frame) -> None:
    """After effects for the moment a life ends: the game is lost, or it goes on with the stun test."""
    victim = frame.seat
    if state.players[victim].life <= 0:
        state.lose(victim, OUT_OF_LIFE)
    elif state.sides and frame.a > 0:
        test_stun(state, victim, frame.b != 0, frame.c != 0)


PROCEDURES[DAMAGE] = Steps(after_last_life)
