"""Paying: Force from hand and gauge, Gauge, life. Cards are paid one by one, in the order in which they are discarded.

The payer chooses the order (EX 25.6); nothing can be overpaid (EX 6.5, 7.5); an Ultra makes 1 or 2 Force (EX 6.3). What
is no card comes first: free Force, then life, which is spent at once when the payment is complete.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    GAUGE,
    HAND,
    LIFE_SPENT,
    OVERDRIVE_ZONE,
    PAY,
    PAY_ATTACK,
    PAY_FORCE,
    PAY_FREE,
    PAY_GAUGE,
    PAY_GAUGE_TWO,
    PAY_HAND,
    PAY_HAND_TWO,
    PAY_LIFE,
    WHEN_YOU_SPEND_GAUGE,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.life import spend_life
from wildswing.exceed.means import (
    LIFE_FOR_A_GAUGE,
    cards_force,
    force_pays_gauge,
    free_force,
    life_force,
    life_gauge,
)
from wildswing.exceed.payment_options import force_options, gauge_options
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import facts, start_timing
from wildswing.exceed.zones import forget_hand_card, hides_ways, put_in_discard
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import ARGUMENTS, Frame

# What a payment's frame keeps in its items, if anything but cards may pay: how much came from free Force, from life,
# and how many cards.
NOTHING_PAID: Final[tuple[int, ...]] = (0, 0, 0)
FREE: Final = 0
LIFE: Final = 1
CARDS: Final = 2


def start_gauge_payment(state: ExceedState, seat: i64, price: i64, overdrive: bool = False) -> None:
    """Pay a Gauge price: with Force where that is allowed, for a gauge card makes as much of both (EX 7.6).

    Args:
        state: of the game.
        seat: who pays.
        price: more than 0.
        overdrive: whether the cards go to the overdrive area.
    """
    if force_pays_gauge(state, seat):
        state.push(PAY_FORCE, seat, price)
    else:
        state.push(PAY_GAUGE, seat, price, 0, int(overdrive))


def pay_part(state: ExceedState, frame: Frame, overdrive: bool) -> i64:
    """Pay what was just chosen: free Force, life, or a card; what it makes."""
    if not state.match.other_means:
        return pay_card(state, frame.seat, overdrive)
    free, life, cards = frame.items
    verb = state.answer - state.answer % ARGUMENTS
    if verb == PAY_FREE:
        frame.items = (free + 1, life, cards)
        if state.log is not None:
            note(state, "free Force", frame.seat, "EX 6.11")
        return 1
    if verb == PAY_LIFE:
        frame.items = (free, life + 1, cards)
        return 1
    frame.items = (free, life, cards + 1)
    return pay_card(state, frame.seat, overdrive)


def pay_card(state: ExceedState, seat: i64, overdrive: bool) -> i64:
    """Discard the card that was just chosen; the Force it makes."""
    answer = state.answer
    verb = answer - answer % ARGUMENTS
    card = answer % ARGUMENTS
    player = state.players[seat]
    where: i64 = HAND if verb == PAY_HAND or verb == PAY_HAND_TWO else GAUGE
    value: i64 = 2 if verb == PAY_HAND_TWO or verb == PAY_GAUGE_TWO else 1
    if where == HAND:
        player.hand.remove(card)
        forget_hand_card(player, card)
    else:
        player.gauge.remove(card)
        state.paid_gauge += 1
        if state.sides:
            state.sides[seat].gauge_spent += 1
    if state.sides and len(state.stack) > 1 and state.stack[len(state.stack) - 2].procedure == PAY_ATTACK:
        side = state.sides[seat]
        side.paid = (*side.paid, card)
    overdrive = overdrive and owner(card) == seat  # another player's card goes to its owner's discard pile (EX 20.5)
    if overdrive:
        player.overdrive.append(card)
    else:
        put_in_discard(state, card)
    if state.log is not None:
        note(
            state, "pay", seat, "EX 6.7" if where == HAND else "EX 7.2", cards=(card,), numbers=(value,),
            words=(ZONE_NAMES[where], ZONE_NAMES[OVERDRIVE_ZONE] if overdrive else "discard pile"),
        )  # fmt: skip
    return value


def finish_payment(state: ExceedState, frame: Frame, force: i64) -> None:
    """After a whole payment: what counts it, the life it has cost, and the effects that wait for it (EX 7.10)."""
    seat = frame.seat
    state.players[seat].force_spent += force
    if state.paid_gauge and state.match.triggers & (1 << WHEN_YOU_SPEND_GAUGE):
        start_timing(state, seat, WHEN_YOU_SPEND_GAUGE)
    life: i64 = frame.items[LIFE]
    if life:
        state.push(LIFE_SPENT, seat, 1).kept = facts(state)
        spend_life(state, seat, life * LIFE_FOR_A_GAUGE if frame.procedure == PAY_GAUGE else life)


def free_left(state: ExceedState, frame: Frame) -> i64:
    """The free Force that this payment can still have: it comes before life and cards.

    From an exact price a discount was taken at once; elsewhere it is Force for nothing (EX 6.11).
    """
    if not state.match.free_force or frame.items[LIFE] or frame.items[CARDS]:
        return 0
    free = free_force(state, frame.seat, False)
    if frame.procedure != PAY_FORCE:
        free += free_force(state, frame.seat, True)
    return free - frame.items[FREE]


def life_left(state: ExceedState, frame: Frame) -> i64:
    """How often life can still be spent in this payment: before the cards."""
    if frame.items[CARDS]:
        return 0
    seat = frame.seat
    whole = life_gauge(state, seat) if frame.procedure == PAY_GAUGE else life_force(state, seat)
    return whole - frame.items[LIFE]


def force_left(state: ExceedState, frame: Frame) -> i64:
    """The most Force that a payment can still make."""
    if not frame.items:
        return cards_force(state, frame.seat)
    return cards_force(state, frame.seat) + free_left(state, frame) + life_left(state, frame)


def other_options(state: ExceedState, frame: Frame, remaining: i64, cards: i64, options: list[int]) -> None:
    """Free Force and life, where the rest of the price stays payable with `cards` and what is left of them."""
    if free_left(state, frame) > 0:
        options.append(PAY_FREE)
    life = life_left(state, frame)
    if life > 0 and cards + life >= remaining:
        options.append(PAY_LIFE)


class PayForce(Procedure[ExceedState]):
    """Pay an exact price in Force. Frame: a = price, b = paid so far, step = 1 while something is asked for."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take what was chosen, and ask for the next part."""
        seat = frame.seat
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
            frame.items = NOTHING_PAID
            if state.match.free_force:
                less = free_force(state, seat, True)
                frame.b = less if less < frame.a else frame.a
        else:
            frame.b += pay_part(state, frame, False)
        if frame.b >= frame.a:
            state.count = frame.b
            finish_payment(state, frame, frame.b)
            return True
        player = state.players[seat]
        options = self.options(state, frame)
        others: i64 = len(player.gauge)
        if options[0] == PAY_FREE or options[0] == PAY_LIFE:  # they come before the cards
            others += 1
        state.ask(PAY, seat, options, hides_ways(player, others))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """What can be paid next."""
        options: list[int] = []
        cards = cards_force(state, frame.seat)
        remaining = frame.a - frame.b
        if state.match.other_means:
            other_options(state, frame, remaining, cards, options)
        if cards >= remaining:
            force_options(state, state.players[frame.seat], remaining, cards, options)
        return options


class PayGauge(Procedure[ExceedState]):
    """Pay an exact price in Gauge. Frame: a = price, b = paid so far, c = 1 if the cards go to the overdrive area."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take what was chosen, and ask for the next part."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
            frame.items = NOTHING_PAID
        else:
            frame.b += pay_part(state, frame, frame.c != 0)
        if frame.b >= frame.a:
            state.count = frame.b
            finish_payment(state, frame, 0)
            return True
        state.ask(PAY, frame.seat, self.options(state, frame))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Life where that is allowed, and the gauge cards if they are enough for the rest."""
        options: list[int] = []
        player = state.players[frame.seat]
        cards: i64 = len(player.gauge)
        remaining = frame.a - frame.b
        life: i64 = life_left(state, frame) if state.match.other_means else 0
        if life > 0 and cards + life >= remaining:
            options.append(PAY_LIFE)
        return options + gauge_options(player) if cards >= remaining else options


PROCEDURES[PAY_FORCE] = PayForce()
PROCEDURES[PAY_GAUGE] = PayGauge()
