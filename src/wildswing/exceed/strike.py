"""The strike, from the initiator's first card to the last end-of-strike effect (EX 12 to 17)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import distance
from wildswing.exceed.constants import (
    ATTACK,
    BOOSTS,
    CLEAN_UP,
    HAND,
    INVALID,
    LIFE_PRICE,
    MUST_BE_SET_FACE_UP,
    MUST_BE_SET_FROM_BOOSTS,
    NO_CARD,
    OFF_BOARD,
    ON_REVEAL,
    PAY_ATTACK,
    PAY_FORCE,
    PAY_OR_INVALID,
    SET_ATTACK,
    SPECIAL,
    SPECIALS_INVALID,
    STRIKE,
    STRIKE_AFTER_OPPONENT,
    WHEN_INVALID,
    WHEN_YOU_INITIATE,
    YES,
)
from wildswing.exceed.costs import attack_force, attack_gauge, attack_life
from wildswing.exceed.explain import speed_terms
from wildswing.exceed.journal import note
from wildswing.exceed.life import spend_life
from wildswing.exceed.payability import can_pay, might_pay, might_take_last_life, takes_last_life
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.setting import swing_instead
from wildswing.exceed.state import PROCEDURES, ExceedState, Side
from wildswing.exceed.stats import flags, speed
from wildswing.exceed.timing import start_timing
from wildswing.exceed.zones import forget_hand_card, put_in_discard
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

# ---- the STRIKE procedure: seat = the Attacker, a = the order (`STRIKE_*`)


def begin(state: ExceedState, frame: Frame) -> None:
    """Begin: the roles are given, the numbers of the strike start at nothing (EX 12.1, 12.16)."""
    attacker = frame.seat
    frame.a = state.strike_order
    state.sides = [Side(), Side()]
    state.attacker = attacker
    state.active_side = NO_CARD
    state.struck = True
    state.actions_left = 0  # EX 4.14
    if attacker != state.active:
        state.next_seat = state.active  # the Defender's turn follows, though it is this player's now (EX 17.13)
    state.starting_distance = distance(state)
    state.sides[attacker].granted = state.strike_lines
    state.sides[1 - attacker].named = state.reading
    state.strike_order = 0
    state.strike_lines = ()
    state.reading = NO_CARD
    for seat in (0, 1):
        player = state.players[seat]
        player.x = 0  # EX 25.5
        state.sides[seat].spent_before = player.spent
        player.spent = 0
    if state.log is not None:
        note(state, "strike", attacker, "EX 12.1", numbers=(state.starting_distance,))
    start_timing(state, attacker, WHEN_YOU_INITIATE)


def first_sets(state: ExceedState, frame: Frame) -> None:
    """The Attacker sets first, unless the effect that started the strike says otherwise (EX 12.4, 25.7)."""
    if frame.a & STRIKE_AFTER_OPPONENT:
        state.push(SET_ATTACK, 1 - frame.seat)
    else:
        state.push(SET_ATTACK, frame.seat, frame.a)


def second_sets(state: ExceedState, frame: Frame) -> None:
    """The other player sets."""
    if frame.a & STRIKE_AFTER_OPPONENT:
        state.push(SET_ATTACK, frame.seat, frame.a)
    else:
        state.push(SET_ATTACK, 1 - frame.seat)


def reveal(state: ExceedState, frame: Frame) -> None:
    """Both attacks are turned face up; spare copies of EX attacks are discarded (EX 13.1, 13.2)."""
    for seat in (frame.seat, 1 - frame.seat):
        turn_up(state, seat, "EX 13.1", "reveal")
        turn_tokens_up(state, seat)
    for seat in (frame.seat, 1 - frame.seat):
        side = state.sides[seat]
        if side.spare != NO_CARD:
            put_in_discard(state, side.spare)
            if state.log is not None:
                note(state, "spare copy discarded", seat, "EX 13.2", cards=(side.spare,), step="reveal")
            side.spare = NO_CARD


def turn_tokens_up(state: ExceedState, seat: i64) -> None:
    """Turn tokens face up that have looked alike until now."""
    player = state.players[seat]
    if player.covered == 0:
        return
    player.covered = 0
    if state.log is not None:
        fighter = state.match.fighters[seat]
        for token, space in enumerate(player.tokens):
            if space != OFF_BOARD:
                words = (fighter.token_name(token),)
                note(state, "token", int(seat), "EX 2.15", numbers=(space,), words=words, step="reveal")


def turn_up(state: ExceedState, seat: i64, rule: str, step: str) -> None:
    """Turn an attack face up: everybody knows it now, and one fewer such card in the hand."""
    side = state.sides[seat]
    if not side.face_up and side.set_from == HAND:
        # Until now a card that everybody knew of was in the hand or set.
        player = state.players[seat]
        forget_hand_card(player, side.attack)
        if side.spare != NO_CARD:
            forget_hand_card(player, side.spare)
    side.face_up = True
    side.known = True
    if state.log is not None:
        note(
            state,
            "reveal",
            seat,
            rule,
            cards=(side.attack,),
            numbers=(int(side.ex), int(side.wild)),
            step=step,
        )


def first_reveal_effects(state: ExceedState, frame: Frame) -> None:
    """Effects at the reveal, the Attacker's first (EX 13.16)."""
    start_timing(state, frame.seat, ON_REVEAL)


def second_reveal_effects(state: ExceedState, frame: Frame) -> None:
    """Then the Defender's."""
    start_timing(state, 1 - frame.seat, ON_REVEAL)


def attacker_pays(state: ExceedState, frame: Frame) -> None:
    """The Attacker's price and replacements, completely (EX 13.15)."""
    state.push(PAY_ATTACK, frame.seat)


def defender_pays(state: ExceedState, frame: Frame) -> None:
    """Then the Defender's."""
    state.push(PAY_ATTACK, 1 - frame.seat)


def decide_order(state: ExceedState, frame: Frame) -> None:
    """The faster player is the Active player; a tie goes to the Attacker (EX 14.1, 14.2, 14.5)."""
    mine = speed(state, frame.seat)
    theirs = speed(state, 1 - frame.seat)
    frame.b = frame.seat if mine >= theirs else 1 - frame.seat
    if state.log is not None:
        rule = "EX 14.2" if mine == theirs else "EX 14.1"
        for seat, number in ((frame.seat, mine), (1 - frame.seat, theirs)):
            note(
                state,
                "speed",
                int(seat),
                "EX 14.3",
                numbers=(int(number),),
                terms=speed_terms(state, seat),
                step="order",
            )
        note(state, "order", int(frame.b), rule, numbers=(mine, theirs), step="order")


def first_attack(state: ExceedState, frame: Frame) -> None:
    """The Active player performs a whole attack (EX 15.1)."""
    start_attack(state, frame.b)


def second_attack(state: ExceedState, frame: Frame) -> None:
    """Then the Reactive player (EX 15.12)."""
    start_attack(state, 1 - frame.b)


def start_attack(state: ExceedState, seat: i64) -> None:
    """A player who is stunned by now skips the attack (EX 15.13, 15.18)."""
    if not state.sides[seat].stunned:
        state.push(ATTACK, seat)
    elif state.log is not None:
        note(state, "attack skipped", int(seat), "EX 15.13")


def attacker_cleans_up(state: ExceedState, frame: Frame) -> None:
    """The Attacker performs all clean-up steps first (EX 17.1)."""
    state.active_side = NO_CARD
    state.push(CLEAN_UP, frame.seat)


def defender_cleans_up(state: ExceedState, frame: Frame) -> None:
    """Then the Defender."""
    state.push(CLEAN_UP, 1 - frame.seat)


def finish(state: ExceedState, frame: Frame) -> None:
    """The strike is over; its numbers go (EX 12.16)."""
    state.sides = []
    state.attacker = NO_CARD
    state.strike_source = NO_CARD
    for player in state.players:
        player.x = 0
    if state.log is not None:
        note(state, "strike over", frame.seat, "EX 17.13")


PROCEDURES[STRIKE] = Steps(
    begin, first_sets, second_sets, reveal, first_reveal_effects, second_reveal_effects, attacker_pays, defender_pays,
    decide_order, first_attack, second_attack, attacker_cleans_up, defender_cleans_up, finish,
)  # fmt: skip


# ---- the PAY_ATTACK procedure: pay the price of the revealed attack, or replace it by Wild Swings (EX 13.3 to 13.18)


def is_forbidden(state: ExceedState, seat: i64) -> bool:
    """Whether a standing line, or a text that has named the card, makes the attack invalid, whatever its price."""
    side = state.sides[seat]
    if side.refused:
        return True
    for named in state.forbidden:
        if state.match.card(named).copy_key == state.match.card(side.attack).copy_key:
            return True
    rules = flags(state, seat, MUST_BE_SET_FACE_UP | MUST_BE_SET_FROM_BOOSTS | SPECIALS_INVALID)
    if rules & MUST_BE_SET_FACE_UP and not side.set_open:
        return True
    if rules & MUST_BE_SET_FROM_BOOSTS and side.set_from != BOOSTS:
        return True
    return rules & SPECIALS_INVALID != 0 and state.match.card(side.attack).kind == SPECIAL


def check_price(state: ExceedState, frame: Frame) -> None:
    """Free: valid. Unpayable: invalid. A Wild Swing with a printed price may be refused (EX 13.8, 13.9, 13.17)."""
    seat = frame.seat
    side = state.sides[seat]
    card = state.match.card(side.attack)
    if is_forbidden(state, seat):
        state.answer = INVALID
    elif card.gauge == 0 and card.force == 0:
        side.valid = True
        frame.step = len(PAY_ATTACK_STEPS)
    elif attack_life(state, seat) >= 0 or (might_pay(state, seat) and (side.wild or might_take_last_life(state, seat))):
        # Asked even if the hand cannot pay, or need not use the last life: skipping it would tell so.
        state.ask(PAY_OR_INVALID, seat, price_options(state, frame), True)
    else:
        state.answer = YES if can_pay(state, seat) else INVALID


def pay_or_swing(state: ExceedState, frame: Frame) -> None:
    """Pay once, EX or not (EX 13.7); an invalid attack goes, with the effects it has for that."""
    seat = frame.seat
    side = state.sides[seat]
    if state.answer == INVALID:
        if state.log is not None:
            why = "a text forbids it" if is_forbidden(state, seat) else "its price is not paid"
            note(state, "invalid", seat, "EX 13.5", cards=(side.attack,), words=(why,), step="price")
        start_timing(state, seat, WHEN_INVALID)
        return
    side.valid = True
    if state.answer == LIFE_PRICE:
        spend_life(state, seat, attack_life(state, seat))
        return
    gauge = attack_gauge(state, seat)
    force = attack_force(state, seat)
    if gauge > 0:
        start_gauge_payment(state, seat, gauge)
    elif force > 0:
        state.push(PAY_FORCE, seat, force)


def replace_invalid(state: ExceedState, frame: Frame) -> None:
    """An invalid attack is discarded and replaced by a Wild Swing, until one is valid (EX 13.11 to 13.14)."""
    seat = frame.seat
    side = state.sides[seat]
    if side.valid:
        return
    swing_instead(state, seat)
    if not state.over:
        turn_up(state, seat, "EX 13.11", "price")
        frame.step = 0


def price_options(state: ExceedState, frame: Frame) -> list[int]:
    """Pay, with life where that is allowed, or declare it invalid: a Wild Swing, or what only the last life could pay.

    Rules EX 7.11, 13.8.
    """
    seat = frame.seat
    options: list[int] = [YES] if can_pay(state, seat) else []
    if 0 <= attack_life(state, seat) <= state.players[seat].life:
        options.append(LIFE_PRICE)
    if state.sides[seat].wild or not options or takes_last_life(state, seat):
        options.append(INVALID)
    return options


PAY_ATTACK_STEPS: Final = (check_price, pay_or_swing, replace_invalid)
PROCEDURES[PAY_ATTACK] = Steps(*PAY_ATTACK_STEPS, options=price_options)
