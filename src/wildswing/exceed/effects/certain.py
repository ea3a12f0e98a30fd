"""Cards that a text takes without a choice among kinds: by name, by chance, copies of the topmost one."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import DISCARD, HAND, ZONE_NAMES
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.kinds import ANY, fits
from wildswing.exceed.effects.moves import ADD, move_card
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import forget_hand_card, zone
from wildswing.kernel.effects import Effect, Number


def carry_over(state: ExceedState, giver: i64, card: i64, to: i64) -> None:
    """Take a hand card of a player into a zone of the opponent's; such a text allows what EX 20.4 does not."""
    player = state.players[giver]
    player.hand.remove(card)
    forget_hand_card(player, card)
    zone(state.players[1 - giver], to).append(card)
    if state.log is not None:
        words = (ZONE_NAMES[HAND], f"the opponent's {ZONE_NAMES[to]}")
        note(state, "card moved", int(giver), "EX 1.17", cards=(int(card),), words=words)


class GiveChosen(MoveChosen):
    """`The opponent adds 1 card from their hand to your overdrive`."""

    def __init__(self, amount: Number[ExceedState], to: i64) -> None:
        super().__init__([HAND], ANY, amount, amount, ADD, to, 0, True, True)

    def deliver(self, state: ExceedState, seat: i64, where: i64, chosen: i64) -> None:
        """Carry the picked card over."""
        carry_over(state, self.holder(seat), chosen, self.to)


class MoveRandom(Effect[ExceedState]):
    """`Add 1 random card from your hand to your gauge`, `... from the opponent's hand to your overdrive`."""

    def __init__(
        self, where: i64, kind: i64, count: Number[ExceedState], way: i64, to: i64, from_opponent: bool
    ) -> None:
        super().__init__(True, True)
        self.where: i64 = where
        self.kind: i64 = kind
        self.count = count
        self.way: i64 = way
        self.to: i64 = to
        self.from_opponent = from_opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move them, one by one."""
        holder = 1 - seat if self.from_opponent else seat
        left = self.count.value(state, seat)
        state.count = 0
        while state.count < left:
            # The order of a hand says nothing, so the draw must not depend on it.
            cards = sorted([card for card in zone(state.players[holder], self.where) if fits(state, card, self.kind)])
            if not cards:
                break
            card = cards[state.random(len(cards))]
            state.count += 1
            if self.from_opponent:
                carry_over(state, 1 - seat, card, self.to)
            else:
                move_card(state, holder, self.where, card, self.way, self.to)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are so many cards."""
        holder = 1 - seat if self.from_opponent else seat
        return len(zone(state.players[holder], self.where)) >= self.count.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of cards is open."""
        return self.possible(state, seat)


class ReturnTopCopies(Effect[ExceedState]):
    """`Return all copies of your top discard to your hand`."""

    def __init__(self) -> None:
        super().__init__(True, True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Return them, the top card with them."""
        pile = state.players[seat].discard
        state.count = 0
        if pile:
            top: i64 = pile[len(pile) - 1]
            while top in state.players[seat].discard:
                move_card(state, seat, DISCARD, top, ADD, HAND)
                state.count += 1

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a top discard."""
        return len(state.players[seat].discard) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Discard piles are open."""
        return self.possible(state, seat)
