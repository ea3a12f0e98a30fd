"""Boosts that a text plays without a choice of the card: from the top of a pile, or by name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import begin_boost, start_boost
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    CARD_MASK,
    CONTINUOUS,
    DECK,
    HAND,
    KNOWN_TO_ALL,
    OVERDRIVE,
    WITHOUT_PAYING,
    ZONE_NAMES,
)
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.journal import note
from wildswing.exceed.means import force_available
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import put_in_discard, zone
from wildswing.kernel.effects import Condition, Effect, Number
from wildswing.kernel.state import Frame

NOT_THERE: Final = -1


def payable(state: ExceedState, seat: i64, card: i64, where: i64, how: i64) -> bool:
    """Whether a card can be played as a boost now: its price is in the hand and the gauge (EX 1.15, 6.10)."""
    it = state.match.card(card)
    if it.boost_kind > CONTINUOUS:
        return False
    if how & WITHOUT_PAYING:
        return True
    available = force_available(state, seat)
    if where == HAND:
        available -= it.force_value()
    return it.boost_force <= available


class BoostTop(Effect[ExceedState]):
    """`Boost the top 2 cards of your deck and sustain them`, `boost the top continuous boost of your discard pile`.

    A deck's top card that cannot be boosted stays there, and everybody has seen it. With `or_discard` a card that is
    no continuous boost is discarded instead. Frame: a = how many were looked for.
    """

    def __init__(self, where: i64, count: Number[ExceedState], kind: i64, how: i64, or_discard: bool) -> None:
        super().__init__(False)
        self.where: i64 = where
        self.count = count
        self.kind: i64 = kind
        self.how: i64 = how
        self.or_discard = or_discard

    def place(self, state: ExceedState, seat: i64) -> i64:
        """The place of the topmost card that the text means; a deck is not searched."""
        pile = zone(state.players[seat], self.where)
        place: i64 = len(pile) - 1
        while place >= 0 and self.where != DECK and not fits(state, pile[place] & CARD_MASK, self.kind):
            place -= 1
        return place

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Boost them one by one, each finished before the next (EX 10.21)."""
        seat = frame.seat
        wanted = self.count.value(state, seat)
        while frame.a < wanted:
            place = self.place(state, seat)
            if place < 0:
                break
            pile = zone(state.players[seat], self.where)
            card: i64 = pile[place] & CARD_MASK
            if self.or_discard and state.match.card(card).boost_kind != CONTINUOUS:
                del pile[place]
                put_in_discard(state, card)
                if state.log is not None:
                    words = (ZONE_NAMES[self.where],)
                    note(state, "discard", int(seat), "EX 2.11", cards=(int(card),), words=words)
                break
            if not payable(state, seat, card, self.where, self.how):
                if self.where == DECK:
                    pile[place] |= KNOWN_TO_ALL
                break
            frame.a += 1
            del pile[place]
            start_boost(state, seat, card, self.where, self.how)
            return frame.a >= wanted
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card; what the deck's top card is, is not looked at before."""
        place = self.place(state, seat)
        if place < 0 or self.where == DECK:
            return place >= 0
        card = zone(state.players[seat], self.where)[place] & CARD_MASK
        return payable(state, seat, card, self.where, self.how)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Discard piles and the sizes of decks are open; the price may be in a hand that others do not see."""
        return self.place(state, seat) >= 0


def is_named(state: ExceedState, card: i64, name: str) -> bool:
    """Whether a card or its boost has a name."""
    it = state.match.card(card)
    return it.name == name or it.boost_name == name


class BoostNamed(Effect[ExceedState]):
    """`Boost Predator from your hand`."""

    def __init__(self, name: str, where: i64, how: i64) -> None:
        super().__init__(True, True)
        self.name = name
        self.where: i64 = where
        self.how: i64 = how

    def find(self, state: ExceedState, seat: i64) -> i64:
        """Such a card that can be boosted, NOT_THERE without one."""
        for card in zone(state.players[seat], self.where):
            if is_named(state, card, self.name) and payable(state, seat, card, self.where, self.how):
                return card & CARD_MASK
        return NOT_THERE

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Boost it, if it is there."""
        card = self.find(state, seat)
        state.count = 0 if card == NOT_THERE else 1
        if card != NOT_THERE:
            begin_boost(state, seat, card, self.where, self.how)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return self.find(state, seat) != NOT_THERE

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Any card of a hand may be that one."""
        if self.where == HAND:
            return len(state.players[seat].hand) > 0
        return self.possible(state, seat)


class NamedBoostInPlay(Condition[ExceedState]):
    """`Predator is in play`: a boost of this name is in the player's boost area."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for card in state.players[seat].boosts:
            if is_named(state, card, self.name):
                return True
        return False


class DiscardedIsContinuous(Condition[ExceedState]):
    """`The discarded card is a continuous boost`: the overdrive card, if it is the player's own (EX 20.5, 23.8)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for frame in reversed(state.stack):
            if frame.procedure == OVERDRIVE and frame.seat == seat:
                return owner(frame.a) == seat and state.match.card(frame.a).boost_kind == CONTINUOUS
        return False
