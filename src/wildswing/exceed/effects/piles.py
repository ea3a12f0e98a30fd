"""Cards that need no choice: the top of a pile, a whole zone."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.boost import transform
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import BOOSTS, CARD_MASK, DECK, HAND, KNOWN_TO_ALL, SEALED, ZONE_NAMES
from wildswing.exceed.counted_boosts import is_counted
from wildswing.exceed.effects.moves import ADD, ON_TOP, SHUFFLE_IN, TRANSFORM_IT, move_card
from wildswing.exceed.journal import note
from wildswing.exceed.laid import keep, markers_out
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import put, put_in_discard, shuffle_deck, shuffle_openly, zone
from wildswing.kernel.effects import Effect, Number


class AddTop(Effect[ExceedState]):
    """`Add the top 2 cards of your discard pile to your gauge`; an empty pile gives nothing (EX 9.9)."""

    def __init__(self, where: i64, count: Number[ExceedState], way: i64, to: i64, opponent: bool, top: bool) -> None:
        super().__init__(True, True)
        self.where: i64 = where
        self.top = top
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
            card: i64 = pile.pop(len(pile) - 1 if self.top else 0) & CARD_MASK
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


class MoveAll(Effect[ExceedState]):
    """`Seal your hand`: every card of a zone."""

    def __init__(self, where: i64, way: i64, to: i64) -> None:
        super().__init__(True, True)
        self.where: i64 = where
        self.way: i64 = way
        self.to: i64 = to

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move them all."""
        cards = zone(state.players[seat], self.where)[:]
        if self.where == HAND:
            cards.sort()  # the order of a hand means nothing
        way = ON_TOP if self.way == SHUFFLE_IN else self.way
        for card in cards:
            move_card(state, seat, self.where, card & CARD_MASK, way, self.to)
        if self.way == SHUFFLE_IN:
            shuffle_openly(state, seat)  # once
        state.count = len(cards)


class SustainAll(Effect[ExceedState]):
    """`Sustain your continuous boosts`: they stay at this strike's clean-up (EX 19.2)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Sustain them."""
        player = state.players[seat]
        player.sustained = tuple(player.boosts)
        for card in player.boosts:
            for marker in markers_out(state, card):
                keep(state, card, marker)
        if state.log is not None and player.boosts:
            note(state, "sustain", int(seat), "EX 19.2", cards=tuple(player.boosts))


class SealBoosts(Effect[ExceedState]):
    """`Seal your continuous boosts`: every one of one's own that is in play and counts as one."""

    def __init__(self) -> None:
        super().__init__(True, True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Seal them."""
        count: i64 = 0
        for card in sorted(state.players[seat].boosts):
            if is_counted(state, card):
                move_card(state, seat, BOOSTS, card, ADD, SEALED)
                count += 1
        state.count = count


class ShuffleZone(Effect[ExceedState]):
    """`Shuffle your discard pile`, `the opponent shuffles their deck`."""

    def __init__(self, where: i64, opponent: bool) -> None:
        super().__init__(True)
        self.where: i64 = where
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Shuffle it."""
        if self.opponent:
            seat = 1 - seat
        if self.where == DECK:
            shuffle_openly(state, seat)
        else:
            state.shuffle(zone(state.players[seat], self.where))


class SwapDeckAndSealed(Effect[ExceedState]):
    """`Swap your deck and your sealed cards`: the sealed cards, shuffled, are the new deck."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Swap them; sorted, the new sealed cards tell nothing of the order that the deck had (EX 21.7)."""
        player = state.players[seat]
        sealed = sorted([card & CARD_MASK for card in player.deck])
        player.deck = []
        for card in player.sealed:
            if owner(card) == seat:
                player.deck.append(card)
            else:
                put_in_discard(state, card)
        player.sealed = sealed
        shuffle_deck(state, seat)
        if state.log is not None:
            note(state, "deck swapped", int(seat), "EX 19.1", numbers=(len(player.deck), len(sealed)))


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
