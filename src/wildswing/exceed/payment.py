"""Paying: Force from hand and gauge, Gauge, life. Cards are paid one by one, in the order in which they are discarded.

The payer chooses the order (EX 25.6); nothing can be overpaid (EX 6.5, 7.5); an Ultra makes 1 or 2 Force (EX 6.3).
"""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    CHANGE_CARDS,
    GAUGE,
    HAND,
    OUT_OF_LIFE,
    OVERDRIVE_ZONE,
    PASS,
    PAY,
    PAY_FORCE,
    PAY_GAUGE,
    PAY_GAUGE_CARD,
    PAY_GAUGE_TWO,
    PAY_HAND,
    PAY_HAND_TWO,
    PAY_UP_TO,
    WHEN_YOU_SPEND_GAUGE,
    WHEN_YOU_SPEND_LIFE,
    ZONE_NAMES,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState, Player
from wildswing.exceed.timing import start_timing
from wildswing.exceed.zones import draw, forget_hand_card, hides_ways, put_in_discard
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import ARGUMENTS, Frame

NO_LIMIT = 99


def force_in(state: ExceedState, cards: list[int]) -> i64:
    """The most Force that these cards can make."""
    force = state.match.force
    total: i64 = 0
    for card in cards:
        total += force[card]
    return total


def force_available(state: ExceedState, seat: i64) -> i64:
    """The most Force that a player can make now."""
    player = state.players[seat]
    return force_in(state, player.hand) + force_in(state, player.gauge)


def force_might_be(state: ExceedState, seat: i64) -> i64:
    """The most Force that the others must reckon with: every hidden hand card may be an Ultra."""
    player = state.players[seat]
    held: i64 = len(player.hand)
    most = 2 * held
    if state.sides and not state.sides[seat].face_up:
        return most + force_in(state, player.gauge)  # a card that was seen may be the one that lies face down
    return most - 2 * len(player.shown) + force_in(state, player.shown) + force_in(state, player.gauge)


def force_options(state: ExceedState, player: Player, remaining: i64, available: i64, options: list[int]) -> None:
    """Every way to pay the next card of a price; `available` is all the Force that the cards can still make."""
    force = state.match.force
    bits = state.match.bit
    seen: i64 = 0
    bit: i64
    value: i64
    for card in player.hand:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            value = force[card]
            # The rest of the price must stay payable by the other cards.
            if available - value >= remaining - 1:
                options.append(PAY_HAND + card)
            if value == 2 and remaining >= 2:
                options.append(PAY_HAND_TWO + card)
    seen = 0
    for card in player.gauge:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            value = force[card]
            if available - value >= remaining - 1:
                options.append(PAY_GAUGE_CARD + card)
            if value == 2 and remaining >= 2:
                options.append(PAY_GAUGE_TWO + card)


def gauge_options(player: Player) -> list[int]:
    """One option for each different card in the gauge."""
    options: list[int] = []
    for card in player.gauge:
        if PAY_GAUGE_CARD + card not in options:
            options.append(PAY_GAUGE_CARD + card)
    return options


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


def finish_payment(state: ExceedState, seat: i64, force: i64) -> None:
    """After a whole payment: what counts it, and the effects that wait for spent Gauge (EX 7.10)."""
    state.players[seat].force_spent += force
    if state.paid_gauge and state.match.triggers & (1 << WHEN_YOU_SPEND_GAUGE):
        start_timing(state, seat, WHEN_YOU_SPEND_GAUGE)


class PayForce(Procedure[ExceedState]):
    """Pay an exact price in Force. Frame: a = price, b = paid so far, step = 1 while a card is asked for."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take the chosen card, and ask for the next one."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
        else:
            frame.b += pay_card(state, frame.seat, False)
        if frame.b >= frame.a:
            state.count = frame.b
            finish_payment(state, frame.seat, frame.b)
            return True
        player = state.players[frame.seat]
        state.ask(PAY, frame.seat, self.options(state, frame), hides_ways(player, len(player.gauge)))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The cards that can be paid next."""
        options: list[int] = []
        force_options(state, state.players[frame.seat], frame.a - frame.b, force_available(state, frame.seat), options)
        return options


class PayGauge(Procedure[ExceedState]):
    """Pay an exact price in Gauge. Frame: a = price, b = paid so far, c = 1 if the cards go to the overdrive area."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take the chosen card, and ask for the next one."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
        else:
            pay_card(state, frame.seat, frame.c != 0)
            frame.b += 1
        if frame.b >= frame.a:
            state.count = frame.b
            finish_payment(state, frame.seat, 0)
            return True
        state.ask(PAY, frame.seat, gauge_options(state.players[frame.seat]))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The gauge cards."""
        return gauge_options(state.players[frame.seat])


class PayUpTo(Procedure[ExceedState]):
    """Spend up to a number of Force, in steps. Frame: a = the most, b = paid so far, c = the size of a step."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take the chosen card, and ask for the next one or for the end."""
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
        elif state.answer == PASS:
            state.count = frame.b // frame.c
            if frame.b:
                finish_payment(state, frame.seat, frame.b)
            return True
        else:
            frame.b += pay_card(state, frame.seat, False)
        # Whether a hand makes a whole step is hidden.
        secret = frame.b < frame.a and len(state.players[frame.seat].hand) > 0
        state.ask(PAY, frame.seat, self.options(state, frame), secret)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The cards that can be paid next, and the end after a whole number of steps."""
        options: list[int] = []
        seat = frame.seat
        available = force_available(state, seat)
        most = frame.a if frame.a < frame.b + available else frame.b + available
        most -= most % frame.c
        remaining = most - frame.b
        if frame.b % frame.c == 0:
            options.append(PASS)
        if remaining > 0:
            player = state.players[seat]
            if frame.c == 1:
                # Any card may be paid: what was paid is always a whole number of steps.
                any_card(state, player, remaining, options)
            else:
                step_left = frame.c - frame.b % frame.c
                step_options(state, player, step_left, remaining, available, options)
        return options


def any_card(state: ExceedState, player: Player, remaining: i64, options: list[int]) -> None:
    """Every card, an Ultra as 1 or 2."""
    force = state.match.force
    bits = state.match.bit
    seen: i64 = 0
    bit: i64
    for card in player.hand:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            options.append(PAY_HAND + card)
            if remaining >= 2 and force[card] == 2:
                options.append(PAY_HAND_TWO + card)
    seen = 0
    for card in player.gauge:
        bit = bits[card]
        if not seen & bit:
            seen |= bit
            options.append(PAY_GAUGE_CARD + card)
            if remaining >= 2 and force[card] == 2:
                options.append(PAY_GAUGE_TWO + card)


def step_options(
    state: ExceedState, player: Player, step_left: i64, remaining: i64, available: i64, options: list[int]
) -> None:
    """The cards after which the step that was begun can still be completed."""
    choices: list[int] = []
    any_card(state, player, remaining, choices)
    for option in choices:
        verb = option - option % ARGUMENTS
        made: i64 = 2 if verb == PAY_HAND_TWO or verb == PAY_GAUGE_TWO else 1
        worth: i64 = state.match.force[option % ARGUMENTS]
        if made >= step_left or available - worth >= step_left - made:
            options.append(option)


class ChangeCards(Procedure[ExceedState]):
    """The Change Cards action: pay any Force, then draw that many (EX 5.3, 5.4). Frame: b = paid so far."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Take the chosen card, and ask for the next one or for the end."""
        seat = frame.seat
        if frame.step == 0:
            state.paid_gauge = 0
            frame.step = 1
        elif state.answer == PASS:
            if frame.b:
                finish_payment(state, seat, frame.b)
            draw(state, seat, frame.b, "EX 5.3")
            return True
        else:
            frame.b += pay_card(state, seat, False)
        state.ask(PAY, seat, self.options(state, frame))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Every card, and the end."""
        options: list[int] = [PASS]
        any_card(state, state.players[frame.seat], NO_LIMIT, options)
        return options


def spend_life(state: ExceedState, seat: i64, life: i64) -> None:
    """Spend life: no damage, so neither Armor nor stun (EX 16.16); the last life may be spent and loses (EX 6.13)."""
    player = state.players[seat]
    player.life -= life
    state.count = life
    if state.log is not None:
        note(state, "life spent", seat, "EX 16.16", numbers=(life, player.life))
    if player.life <= 0:
        state.lose(seat, OUT_OF_LIFE)
    elif state.match.triggers & (1 << WHEN_YOU_SPEND_LIFE):
        start_timing(state, seat, WHEN_YOU_SPEND_LIFE)


PROCEDURES[PAY_FORCE] = PayForce()
PROCEDURES[PAY_GAUGE] = PayGauge()
PROCEDURES[PAY_UP_TO] = PayUpTo()
PROCEDURES[CHANGE_CARDS] = ChangeCards()
