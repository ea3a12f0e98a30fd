"""Cards that need no choice: the top of a pile, a whole zone."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.boost import transform
from wildswing.exceed.constants import CARD_MASK, DECK, HAND, KNOWN_TO_ALL, ZONE_NAMES
from wildswing.exceed.effects.moves import TRANSFORM_IT, move_card
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import look_at_top, put, shuffle_deck, zone
from wildswing.kernel.effects import Effect, Number


class AddTop(Effect[ExceedState]):
    """`Add the top 2 cards of your discard pile to your gauge`; an empty pile gives nothing (EX 9.9)."""

    def __init__(self, where: i64, count: Number[ExceedState], way: i64, to: i64, opponent: bool) -> None:
        super().__init__(True, True)
        self.where: i64 = where
        self.count = count
        self.way: i64 = way
        self.to: i64 = to
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move them, one by one."""
        holder = 1 - seat if self.opponent else seat
        player = state.players[holder]
        left = self.count.value(state, seat)
        moved: i64 = 0
        while left > 0:
            pile = zone(player, self.where)
            if not pile:
                break
            card: i64 = pile.pop() & CARD_MASK
            left -= 1
            moved += 1
            if state.log is not None:
                words = (ZONE_NAMES[self.where], ZONE_NAMES[self.to])
                note(state, "card moved", int(holder), "EX 2.13", cards=(int(card),), words=words)
            if self.way == TRANSFORM_IT:
                transform(state, holder, card)
            else:
                put(state, holder, card, self.to)
                if self.to == HAND and card in player.hand:
                    player.shown.append(card)
        state.count = moved

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a card."""
        return len(zone(state.players[1 - seat if self.opponent else seat], self.where)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The sizes of these piles are open."""
        return self.possible(state, seat)


class LookAtTop(Effect[ExceedState]):
    """`Look at the top card of your deck` (EX 2.16)."""

    def __init__(self, count: Number[ExceedState]) -> None:
        super().__init__(True)
        self.count = count

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Look."""
        state.them = look_at_top(state, seat, self.count.value(state, seat))
        state.them_zone = DECK
        if state.log is not None and state.them:
            deck = state.players[seat].deck
            cards = tuple(entry & CARD_MASK for entry in deck[len(deck) - state.them :])
            note(state, "look", int(seat), "EX 2.16", cards=cards, cards_for=int(seat))


class MoveAll(Effect[ExceedState]):
    """`Seal your hand`: every card of a zone."""

    def __init__(self, where: i64, way: i64, to: i64) -> None:
        super().__init__(True, True)
        self.where: i64 = where
        self.way: i64 = way
        self.to: i64 = to

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move them all."""
        cards = sorted(zone(state.players[seat], self.where))
        for card in cards:
            move_card(state, seat, self.where, card & CARD_MASK, self.way, self.to)
        state.count = len(cards)


class SustainAll(Effect[ExceedState]):
    """`Sustain your continuous boosts`: they stay at this strike's clean-up (EX 19.2)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Sustain them."""
        player = state.players[seat]
        player.sustained = player.boosts[:]
        if state.log is not None and player.boosts:
            note(state, "sustain", int(seat), "EX 19.2", cards=tuple(player.boosts))


class ShuffleZone(Effect[ExceedState]):
    """`Shuffle your discard pile`."""

    def __init__(self, where: i64) -> None:
        super().__init__(True)
        self.where: i64 = where

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Shuffle it."""
        if self.where == DECK:
            shuffle_deck(state, seat)
        else:
            state.shuffle(zone(state.players[seat], self.where))


class AstralHeat(Effect[ExceedState]):
    """`Put your Astral Heat on top of your deck` (EX 23.11, 23.12)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Put it there, if it is still set aside."""
        card = state.match.fighters[seat].astral_heat
        player = state.players[seat]
        if card in player.aside:
            player.aside.remove(card)
            player.deck.append(card | KNOWN_TO_ALL)
            if state.log is not None:
                note(state, "card moved", int(seat), "EX 23.12", cards=(int(card),), words=("set-aside cards", "deck"))
