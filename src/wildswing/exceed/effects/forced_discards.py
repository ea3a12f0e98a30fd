"""What a fighter may do when an own effect makes the opponent discard (named rules Mad Tea and Wonderland)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import damage
from wildswing.exceed.constants import CARD, DISCARD, MAD_TEA, PASS, PICK_CARD, STORED, WONDERLAND, ZONE_NAMES
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.zones import put, put_in_discard, show_cards
from wildswing.kernel.effects import Effect, perform
from wildswing.kernel.state import ARGUMENTS, Frame

TEA_DAMAGE: Final = 2
# The step of a frame that waits for the answer about a card to show; the later one is about a card to store.
SHOWING: Final = 2


class ForcedDiscard(Effect[ExceedState]):
    """An effect that makes the opponent discard, and what its player may do with that.

    Frame: a = how many cards lay in the opponent's discard pile, c = what the effect has counted, items = the cards
    that it has laid there.
    """

    def __init__(self, body: Effect[ExceedState], once_bit: i64) -> None:
        super().__init__(False)
        self.body = body
        self.once_bit: i64 = once_bit
        self.words = body.words

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Do the effect, then offer the reveal of a card, then the place on the circle of stored cards."""
        seat = frame.seat
        other = state.players[1 - seat]
        frame.step += 1
        if frame.step == 1:
            frame.a = len(other.discard)
            perform(state, self.body, seat)
            return False
        if frame.step == 2:
            frame.c = state.count
            frame.items = tuple(other.discard[frame.a :])
            if not frame.items or state.over:
                return True
            state.answer = PASS
            if self.may_reveal(state, frame):
                state.ask(PICK_CARD, seat, self.options(state, frame), True)
            return False
        if frame.step == 3:
            if state.answer != PASS:
                self.reveal(state, seat, state.answer % ARGUMENTS)
            return False
        if frame.step == 4:
            state.answer = PASS
            if has_flag(state, seat, WONDERLAND):
                state.ask(PICK_CARD, seat, self.options(state, frame))
            return False
        if state.answer != PASS:
            self.store(state, seat, state.answer % ARGUMENTS)
        state.count = frame.c
        return True

    def may_reveal(self, state: ExceedState, frame: Frame) -> bool:
        """Whether a card may be revealed for one of those discarded, as far as everybody can see."""
        seat = frame.seat
        player = state.players[seat]
        if not player.hand or player.used & self.once_bit or not has_flag(state, seat, MAD_TEA):
            return False
        for card in state.match.fighters[seat].cards:
            if self.matches(state, frame, card.number):
                return True
        return False

    def matches(self, state: ExceedState, frame: Frame, card: i64) -> bool:
        """Whether a card has the printed Speed of one that was discarded."""
        for discarded in frame.items:
            if state.match.card(discarded).speed == state.match.card(card).speed:
                return True
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """No card, each hand card of such a Speed, or each card that was discarded and still lies there."""
        options: list[int] = [PASS]
        seat = frame.seat
        if frame.step == SHOWING:
            for card in state.players[seat].hand:
                if CARD + card not in options and self.matches(state, frame, card):
                    options.append(CARD + card)
            return options
        for card in frame.items:
            if CARD + card not in options and card in state.players[1 - seat].discard:
                options.append(CARD + card)
        return options

    def reveal(self, state: ExceedState, seat: i64, card: i64) -> None:
        """Show the card; the opponent takes damage."""
        player = state.players[seat]
        player.used |= self.once_bit
        show_cards(state, seat, (int(card),), "EX 1.17")
        terms = ((TEA_DAMAGE, "Mad Tea"),) if state.log is not None else ()
        damage(state, seat, 1 - seat, TEA_DAMAGE, False, False, True, False, terms)

    def store(self, state: ExceedState, seat: i64, card: i64) -> None:
        """Take the card from the opponent's discard pile; one that is stored already goes to its owner's."""
        pile = state.players[1 - seat].discard
        place: i64 = len(pile) - 1
        while pile[place] != card:
            place -= 1
        del pile[place]
        player = state.players[seat]
        for old in player.stored:
            put_in_discard(state, old)
        player.stored = []
        put(state, seat, card, STORED)
        if state.log is not None:
            words = (ZONE_NAMES[DISCARD], "Wonderland")
            note(state, "card moved", int(1 - seat), "EX 1.17", cards=(int(card),), words=words)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """As the effect itself."""
        return self.body.possible(state, seat)

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """As the effect itself."""
        return self.body.offered(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """As the effect itself."""
        return self.body.seems_possible(state, seat)

    def idle(self, state: ExceedState, seat: i64) -> bool:
        """As the effect itself."""
        return self.body.idle(state, seat)
