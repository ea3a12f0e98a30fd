"""Cards that a player picks, one at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import begin_boost, can_transform, cannot_be_discarded, move_boost
from wildswing.exceed.constants import (
    CARD,
    CARD_MASK,
    CONTINUOUS,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    PASS,
    PICK_CARD,
    WITHOUT_PAYING,
)
from wildswing.exceed.effects.kinds import ANY, fits
from wildswing.exceed.effects.moves import ADD, BOOST_IT, SUSTAIN_IT, TRANSFORM_IT, move_card
from wildswing.exceed.journal import note
from wildswing.exceed.payment import force_available
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import look_at_top, shuffle_deck, zone
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame

# In an option, `place of the zone << ZONE_SHIFT | card`.
ZONE_SHIFT: Final = 8


class MoveChosen(Effect[ExceedState]):
    """Cards that a player picks one by one from one or two zones: `Add up to 1 card from your hand to your gauge`.

    Frame: a = how many were picked. `opponent` is the picker's side; `holder_opponent` whose zones they are.
    """

    def __init__(
        self,
        zones: list[int],
        kind: i64,
        low: Number[ExceedState],
        high: Number[ExceedState] | None,
        way: i64,
        to: i64,
        how: i64,
        opponent: bool,
        foreign: bool,
    ) -> None:
        super().__init__(False)
        self.zones = zones
        self.kind: i64 = kind
        self.low = low
        self.high = high
        self.way: i64 = way
        self.to: i64 = to
        self.how: i64 = how
        self.opponent = opponent
        self.foreign = foreign

    def holder(self, seat: i64) -> i64:
        """Whose zones the cards are in."""
        return 1 - seat if self.foreign else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Move the chosen card and ask for the next one."""
        seat = frame.seat
        if frame.step == 1:
            if state.answer == PASS:
                return self.done(state, frame)
            chosen: i64 = state.answer % ARGUMENTS
            frame.a += 1
            frame.step = 0
            self.deliver(state, seat, self.zones[chosen >> ZONE_SHIFT], chosen & CARD_MASK)
            if state.stack[-1] is not frame:
                return False
        if DECK in self.zones and frame.a == 0 and self.picker(seat) == self.holder(seat):
            deck = state.players[self.holder(seat)].deck
            look_at_top(state, self.holder(seat), len(deck))
        options = self.options(state, frame)
        hidden = self.hidden(state, seat)
        if not options or (len(options) == 1 and options[0] == PASS and hidden == 0):
            return self.done(state, frame)
        frame.step = 1
        # One card that may certainly be picked, and nothing else: everybody sees that there is no choice.
        secret = hidden > 1 or (hidden == 1 and (len(options) > 1 or self.selective()))
        state.ask(PICK_CARD, self.picker(seat), options, secret)
        return False

    def picker(self, seat: i64) -> i64:
        """Who picks."""
        return 1 - seat if self.opponent else seat

    def done(self, state: ExceedState, frame: Frame) -> bool:
        """Nothing more is picked: a deck that was searched is shuffled (EX 2.7)."""
        state.count = frame.a
        if DECK in self.zones:
            shuffle_deck(state, self.holder(frame.seat))
        return True

    def hidden(self, state: ExceedState, seat: i64) -> i64:
        """How many of the cards there are can be told by the picker only."""
        player = state.players[self.holder(seat)]
        count: i64 = 0
        if HAND in self.zones:
            count += len(player.hand)
        if DECK in self.zones:
            count += len(player.deck)
        return count

    def selective(self) -> bool:
        """Whether not every card may be picked."""
        return self.kind != ANY or self.way == BOOST_IT or self.way == TRANSFORM_IT

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """The cards that can be picked next, and the end once enough were picked."""
        seat = frame.seat
        options: list[int] = []
        if self.high is not None and frame.a >= self.high.value(state, seat):
            return options
        if frame.a >= self.low.value(state, seat):
            options.append(PASS)
        found = False
        for place, where in enumerate(self.zones):
            for card in zone(state.players[self.holder(seat)], where):
                option = CARD + (place << ZONE_SHIFT) + (card & CARD_MASK)
                if option not in options and self.allowed(state, seat, card & CARD_MASK, where):
                    options.append(option)
                    found = True
        if not found and not options and self.hidden(state, seat) > 0:
            options.append(PASS)  # nothing fits, and nobody else can know that
        return options

    def allowed(self, state: ExceedState, seat: i64, card: i64, where: i64) -> bool:
        """Whether a card of a zone may be picked."""
        if not fits(state, card, self.kind):
            return False
        it = state.match.card(card)
        if self.way == BOOST_IT:
            if it.boost_kind > CONTINUOUS:
                return False
            if self.how & WITHOUT_PAYING:
                return True
            available = force_available(state, seat)
            if where == HAND or where == GAUGE:
                available -= it.force_value()  # EX 6.10
            return it.boost_force <= available
        if self.way == TRANSFORM_IT:
            return can_transform(state, seat, card)
        if self.way == SUSTAIN_IT:
            player = state.players[self.holder(seat)]
            return player.sustained.count(card) < player.boosts.count(card)
        return True

    def deliver(self, state: ExceedState, seat: i64, where: i64, card: i64) -> None:
        """Do with a picked card what the text says."""
        holder = self.holder(seat)
        if self.way == BOOST_IT:
            begin_boost(state, seat, card, where, self.how)
            return
        if self.way == SUSTAIN_IT:
            state.players[holder].sustained.append(card)
            if state.log is not None:
                note(state, "sustain", int(holder), "EX 19.2", cards=(int(card),))
            return
        move_card(state, holder, where, card, self.way, self.to)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether as many can be picked as must be."""
        return self.pickable(state, seat, True) >= self.low.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the number of cards allows it, where the cards themselves are hidden."""
        return self.pickable(state, seat, False) >= self.low.value(state, seat)

    def pickable(self, state: ExceedState, seat: i64, look: bool) -> i64:
        """How many cards can be picked; all of a deck, which nobody has looked through yet.

        `look` is for those who see the hand; to the others each of its cards may be fit.
        """
        player = state.players[self.holder(seat)]
        count: i64 = 0
        for where in self.zones:
            if where == DECK or (where == HAND and not look):
                count += len(zone(player, where))
                continue
            for card in zone(player, where):
                if self.allowed(state, seat, card, where):
                    count += 1
        return count


class AddOfThem(Effect[ExceedState]):
    """`Add 1 of them to your gauge`: of the cards that were just drawn, the last ones of the hand."""

    def __init__(self, amount: Number[ExceedState], to: i64) -> None:
        super().__init__(False)
        self.amount = amount
        self.to: i64 = to

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask and move, one card at a time. Frame: a = moved, b = how many they are."""
        if frame.step == 0:
            frame.b = state.them
            frame.step = 1
        elif frame.step == 2:
            frame.step = 1
            card: i64 = state.answer % ARGUMENTS
            hand = state.players[frame.seat].hand
            place: i64 = len(hand) - 1
            while hand[place] != card:
                place -= 1
            # The last of the equal cards is one of them; taking it keeps the others last.
            del hand[place]
            hand.append(card)
            frame.a += 1
            frame.b -= 1
            move_card(state, frame.seat, HAND, card, ADD, self.to)
        if frame.b <= 0 or frame.a >= self.amount.value(state, frame.seat):
            return True
        frame.step = 2
        # Whether the drawn cards are equal is hidden.
        state.ask(PICK_CARD, frame.seat, self.options(state, frame), frame.b > 1)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different card of them."""
        hand = state.players[frame.seat].hand
        options: list[int] = []
        for card in hand[len(hand) - frame.b :]:
            if CARD + card not in options:
                options.append(CARD + card)
        return options


class DiscardBoostInPlay(Effect[ExceedState]):
    """`Discard 1 continuous boost`: anyone's, in play, that can be discarded."""

    def __init__(self, own_only: bool) -> None:
        super().__init__(False)
        self.own_only = own_only

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask for the boost, then discard it."""
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                state.count = 0
                return True
            frame.step = 1
            state.ask(PICK_CARD, frame.seat, options)
            return False
        chosen: i64 = state.answer % ARGUMENTS
        holder: i64 = chosen >> ZONE_SHIFT
        move_boost(state, holder, chosen & CARD_MASK, DISCARD, "EX 10.24")
        state.count = 1
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different boost of each player; the holder stands above the card."""
        return self.choices(state, frame.seat)

    def choices(self, state: ExceedState, seat: i64) -> list[int]:
        """The options for a player."""
        options: list[int] = []
        for holder in (0, 1):
            if self.own_only and holder != seat:
                continue
            for card in state.players[holder].boosts:
                option = CARD + (holder << ZONE_SHIFT) + card
                if option not in options and not cannot_be_discarded(state, holder, card):
                    options.append(option)
        return options

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is one."""
        return len(self.choices(state, seat)) > 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)
