"""Extra attacks that an effect makes inside a strike (EX 25.10 to 25.14, 24.9 to 24.13)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    ARMOR,
    ATTACK,
    CARD,
    CLEANUP,
    DISCARD,
    GAUGE,
    GUARD,
    HAND,
    NOWHERE,
    PASS,
    PAY_FORCE,
    PICK_CARD,
    PLAYING,
    ZONE_NAMES,
)
from wildswing.exceed.costs import attack_force, attack_gauge
from wildswing.exceed.journal import note
from wildswing.exceed.payability import can_pay
from wildswing.exceed.payment import start_gauge_payment
from wildswing.exceed.state import ExceedState, Side
from wildswing.exceed.stats import armor, guard_sum, has_ex_bonus, printed
from wildswing.exceed.timing import do_timing
from wildswing.exceed.zones import forget_hand_card, put
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


def lay_down(state: ExceedState, seat: i64, card: i64, most: i64) -> None:
    """Put a hand card in the place of the player's attack, whose side waits; facts of the player go along."""
    outer = state.sides[seat]
    side = Side()
    side.outer = outer
    side.most = most
    state.players[seat].hand.remove(card)
    side.attack = card
    side.set_from = HAND
    side.face_up = True
    side.known = True
    side.valid = True
    # The numbers of the main attack protect its player as before (EX 25.12); its bonuses serve itself only.
    ex: i64 = 1 if has_ex_bonus(state, seat) else 0
    side.armor = outer.armor + printed(state, seat, ARMOR) + ex
    side.guard = outer.guard + printed(state, seat, GUARD) + ex
    side.armor_used = outer.armor_used
    side.damage_taken = outer.damage_taken
    keep_facts(outer, side)
    # What was given to the attacks of this strike is done again; standing lines served the main attack.
    side.granted = tuple([number for number in outer.granted if state.match.line(number) is not None])
    state.sides[seat] = side


def keep_facts(old: Side, new: Side) -> None:
    """Facts about the player, not about an attack."""
    new.critical = old.critical
    new.was_hit = old.was_hit
    new.stunned = old.stunned
    new.moved = old.moved
    new.shifted = old.shifted
    new.passed = old.passed
    new.advantage = old.advantage
    new.gauge_spent = old.gauge_spent
    new.discarded = old.discarded
    new.named = old.named
    new.done_once = old.done_once


def give_back(state: ExceedState, seat: i64) -> None:
    """Put the waiting side back; the extra attack's Armor and Guard stay with the player (EX 25.12)."""
    side = state.sides[seat]
    outer = side.outer
    if outer is None:
        return
    armor_now = armor(state, seat)
    guard_now = guard_sum(state, seat)
    state.sides[seat] = outer
    outer.armor += armor_now - armor(state, seat)
    outer.guard += guard_now - guard_sum(state, seat)
    outer.armor_used = side.armor_used
    outer.damage_taken = side.damage_taken
    outer.damage_dealt += side.damage_dealt
    keep_facts(side, outer)


class MakeAttack(Effect[ExceedState]):
    """`Make an attack from your hand`. Frame: b = the card, c = 1 once it lies in the strike.

    Args:
        free: without its price (EX 24.10).
        most: the most damage that it deals, -1 for no limit (EX 24.23).
        waits: whether it is placed at the end of the strike only (EX 25.13).
    """

    def __init__(self, free: bool, most: i64, waits: bool) -> None:
        super().__init__(False)
        self.free = free
        self.most: i64 = most
        self.waits = waits

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Choose the card, pay, perform the attack, put it away."""
        seat = frame.seat
        frame.step += 1
        if frame.step == 1:
            if not state.sides or not state.players[seat].hand:
                return True
            # Which of the cards can be paid is hidden.
            state.ask(PICK_CARD, seat, self.options(state, frame), len(state.players[seat].hand) > 1)
        elif frame.step == 2:
            if state.answer == PASS:
                return True
            self.reveal(state, seat, state.answer % ARGUMENTS)
        elif frame.step == 3:
            state.push(ATTACK, seat)
        elif frame.step == 4:
            do_timing(state, seat, CLEANUP)
        else:
            side = state.sides[seat]
            give_back(state, seat)
            self.put_away(state, seat, side)
            return True
        return False

    def reveal(self, state: ExceedState, seat: i64, card: i64) -> None:
        """Lay the card down, face up, and pay for it (EX 25.10)."""
        lay_down(state, seat, card, self.most)
        forget_hand_card(state.players[seat], card)
        if state.log is not None:
            note(state, "extra attack", int(seat), "EX 25.10", cards=(int(card),))
        if self.free:
            return
        gauge = attack_gauge(state, seat)
        force = attack_force(state, seat)
        if gauge > 0:
            start_gauge_payment(state, seat, gauge)
        elif force > 0:
            state.push(PAY_FORCE, seat, force)

    def put_away(self, state: ExceedState, seat: i64, side: Side) -> None:
        """The gauge if it hit, else the discard pile, at once or at the end of the strike (EX 25.13, 24.13)."""
        card = side.attack
        if card < 0 or side.gone:
            return
        player = state.players[seat]
        if self.waits and side.destination == NOWHERE:
            player.extra = (*player.extra, card)
            if side.hit:
                player.extra_hits = (*player.extra_hits, card)
            return
        to: i64 = GAUGE if side.hit else DISCARD
        if 0 <= side.destination < PLAYING:
            to = side.destination
        put(state, seat, card, to)
        if to == HAND and owner(card) == seat:
            player.shown.append(card)
        if state.log is not None:
            note(state, "attack placed", int(seat), "EX 25.13", cards=(int(card),), words=(ZONE_NAMES[to],))

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different hand card whose price can be paid; none of them if there is none."""
        options: list[int] = []
        for card in state.players[frame.seat].hand:
            if CARD + card not in options and self.payable(state, frame.seat, card):
                options.append(CARD + card)
        return options or [PASS]

    def payable(self, state: ExceedState, seat: i64, card: i64) -> bool:
        """Whether the price of a hand card could be paid with the others if it were the attack (EX 6.10, 25.10)."""
        if self.free:
            return True
        printed_card = state.match.card(card)
        if printed_card.gauge == 0 and printed_card.force == 0:
            return True
        trial = state.clone()
        lay_down(trial, seat, card, self.most)
        return can_pay(trial, seat)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card that can be paid."""
        if not state.sides:
            return False
        for card in state.players[seat].hand:
            if self.payable(state, seat, card):
                return True
        return False

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The others see only how many hand cards there are."""
        return len(state.sides) > 0 and len(state.players[seat].hand) > 0
