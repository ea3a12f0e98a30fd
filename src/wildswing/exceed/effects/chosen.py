"""Cards that a player picks, one at a time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import begin_boost, can_transform
from wildswing.exceed.constants import (
    BOOSTS,
    CARD,
    CARD_MASK,
    CONTINUOUS,
    DECK,
    DISCARD,
    GAUGE,
    HAND,
    NO_CARD,
    OVERDRIVE_ZONE,
    PASS,
    PICK_CARD,
    WITHOUT_PAYING,
)
from wildswing.exceed.counted_boosts import is_counted
from wildswing.exceed.effects.kinds import ANY, COULD_REACH, fits
from wildswing.exceed.effects.moves import BOOST_IT, SUSTAIN_IT, TRANSFORM_IT, move_card
from wildswing.exceed.effects.reaching import could_reach
from wildswing.exceed.effects.sustaining import may_be_sustained, sustain
from wildswing.exceed.journal import note
from wildswing.exceed.laid import boost_choices, chosen_marker, is_kept
from wildswing.exceed.means import force_available
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import look_at_top, shuffle_openly, zone
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame

# In an option, `place of the zone << ZONE_SHIFT | card`.
ZONE_SHIFT: Final = 8


# Cards picked from these are seen by everybody.
OPEN_ZONES: Final = (DISCARD, GAUGE, OVERDRIVE_ZONE)


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
        card: i64 = NO_CARD,
    ) -> None:
        super().__init__(False)
        self.only: i64 = card  # copies of this card only, if there is one
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

    def zone_of(self, argument: i64) -> i64:
        """The zone of an option; where boosts may be picked, which never lie among three zones, copies have a bit."""
        place = (argument >> ZONE_SHIFT) & (3 if len(self.zones) > 2 else 1)
        return self.zones[place]

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Move the chosen card and ask for the next one."""
        seat = frame.seat
        if frame.step == 0 and frame.a == 0:
            state.picked = NO_CARD
        if frame.step == 1:
            if state.answer == PASS:
                return self.done(state, frame)
            chosen: i64 = state.answer % ARGUMENTS
            frame.a += 1
            frame.step = 0
            where = self.zone_of(chosen)
            state.picked = chosen & CARD_MASK if where in OPEN_ZONES else NO_CARD
            self.deliver(state, seat, where, chosen)
            if state.stack[-1] is not frame:
                return False
        if DECK in self.zones and frame.a == 0 and self.picker(seat) == self.holder(seat):
            deck = state.players[self.holder(seat)].deck
            look_at_top(state, self.holder(seat), len(deck))
            if state.log is not None and deck:
                cards = tuple(entry & CARD_MASK for entry in deck)
                looker = int(self.holder(seat))
                note(state, "look", looker, "EX 2.7", cards=cards, cards_for=looker)
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
            shuffle_openly(state, self.holder(frame.seat))
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
        return self.kind != ANY or self.only != NO_CARD or self.way == BOOST_IT or self.way == TRANSFORM_IT

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
                if where == BOOSTS:
                    found = self.add_boosts(state, seat, card, place, options) or found
                    continue
                option = CARD + (place << ZONE_SHIFT) + (card & CARD_MASK)
                if option not in options and self.allowed(state, seat, card & CARD_MASK, where):
                    options.append(option)
                    found = True
        if not found and not options and self.hidden(state, seat) > 0:
            options.append(PASS)  # nothing fits, and nobody else can know that
        return options

    def add_boosts(self, state: ExceedState, seat: i64, card: i64, place: i64, options: list[int]) -> bool:
        """The different copies of a boost in play that may be picked; whether there is one."""
        found = False
        for argument in boost_choices(state, 0, card) if self.allowed(state, seat, card, BOOSTS) else []:
            option = CARD + (place << ZONE_SHIFT) + argument
            kept = is_kept(state, card, chosen_marker(state, argument))
            if not (kept and self.way == SUSTAIN_IT):
                found = True
                if option not in options:
                    options.append(option)
        return found

    def allowed(self, state: ExceedState, seat: i64, card: i64, where: i64) -> bool:
        """Whether a card of a zone may be picked."""
        if self.only != NO_CARD and card != self.only:
            return False
        if self.kind == COULD_REACH:
            if not could_reach(state, self.holder(seat), card):
                return False
        elif not fits(state, card, self.kind):
            return False
        if where == BOOSTS and not is_counted(state, card):
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
            return may_be_sustained(state, self.holder(seat), card)
        return True

    def deliver(self, state: ExceedState, seat: i64, where: i64, chosen: i64) -> None:
        """Do with a picked card what the text says."""
        holder = self.holder(seat)
        card = chosen & CARD_MASK
        if self.way == BOOST_IT:
            begin_boost(state, seat, card, where, self.how)
            return
        if self.way == SUSTAIN_IT:
            sustain(state, holder, card, chosen_marker(state, chosen))
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
