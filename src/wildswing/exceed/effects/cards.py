"""Cards that go from one place to another: drawing, discarding, adding to the gauge, sealing, boosting and the like."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import (
    begin_boost,
    can_transform,
    cannot_be_discarded,
    move_boost,
    take_out_of_play,
    transform,
)
from wildswing.exceed.cards import owner
from wildswing.exceed.constants import (
    BOOSTS,
    CARD,
    CARD_MASK,
    CONTINUOUS,
    DECK,
    DISCARD,
    DISCARD_DOWN,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NO_CARD,
    NORMAL,
    NOWHERE,
    PASS,
    PICK_CARD,
    SEALED,
    SPECIAL,
    TRANSFORMATION,
    ULTRA,
    WHEN_YOU_SEAL,
    WITHOUT_PAYING,
    ZONE_NAMES,
)
from wildswing.exceed.effects.base import Effect, Number
from wildswing.exceed.effects.flow import Amount
from wildswing.exceed.journal import note
from wildswing.exceed.payment import force_available
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import drop_card, start_timing
from wildswing.exceed.zones import (
    discard_at_random,
    draw,
    forget_hand_card,
    hide_one,
    look_at_top,
    put,
    put_on_deck,
    shuffle_deck,
    take_from,
    zone,
)
from wildswing.kernel.state import ARGUMENTS, Frame

# ---- what happens to a chosen card
ADD: Final = 0  # to a zone: gauge, hand, sealed ...
ON_TOP: Final = 1
UNDER: Final = 2
BOOST_IT: Final = 3
TRANSFORM_IT: Final = 4
SUSTAIN_IT: Final = 5
SHUFFLE_IN: Final = 6

# ---- kinds of cards that a text asks for
ANY: Final = 0
A_NORMAL: Final = 1
A_SPECIAL: Final = 2
AN_ULTRA: Final = 3
A_CONTINUOUS_BOOST: Final = 4
A_TRANSFORMATION: Final = 5
SPECIAL_OR_ULTRA: Final = 6
NORMAL_OR_SPECIAL: Final = 7
# In an option, `place of the zone << ZONE_SHIFT | card`.
ZONE_SHIFT: Final = 8


def fits(state: ExceedState, card: i64, kind: i64) -> bool:
    """Whether a card is of the kind that a text asks for."""
    if kind == ANY:
        return True
    it = state.match.card(card)
    if kind == A_NORMAL:
        return it.kind == NORMAL
    if kind == A_SPECIAL:
        return it.kind == SPECIAL
    if kind == AN_ULTRA:
        return it.kind == ULTRA
    if kind == A_CONTINUOUS_BOOST:
        return it.boost_kind == CONTINUOUS
    if kind == A_TRANSFORMATION:
        return it.boost_kind == TRANSFORMATION
    if kind == SPECIAL_OR_ULTRA:
        return it.kind == SPECIAL or it.kind == ULTRA
    return it.kind == NORMAL or it.kind == SPECIAL


class Draw(Amount):
    """`Draw 2`."""

    def __init__(self, amount: Number, opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Draw."""
        draw(state, 1 - seat if self.opponent else seat, amount, "EX 9.6")


class DrawTo(Effect):
    """`Draw to 7`."""

    def __init__(self, size: Number) -> None:
        super().__init__(True)
        self.size = size

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Draw what is missing."""
        missing = self.size.value(state, seat) - len(state.players[seat].hand)
        if missing > 0:
            draw(state, seat, missing, "EX 9.6")


class DiscardTo(Effect):
    """`Discard to 1`, cards of one's choice."""

    def __init__(self, size: Number, opponent: bool) -> None:
        super().__init__(False)
        self.size = size
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding."""
        state.push(DISCARD_DOWN, 1 - frame.seat if self.opponent else frame.seat, self.size.value(state, frame.seat))
        return True


class DiscardRandom(Amount):
    """`The opponent discards 1 at random`."""

    def __init__(self, amount: Number, opponent: bool) -> None:
        super().__init__(amount)
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Discard."""
        state.count = discard_at_random(state, 1 - seat if self.opponent else seat, amount, "EX 22.6")


class DiscardChosen(Effect):
    """`Discard 2`: hand cards of the discarder's choice."""

    def __init__(self, amount: Number, opponent: bool) -> None:
        super().__init__(False)
        self.amount = amount
        self.opponent = opponent

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Start discarding."""
        seat = 1 - frame.seat if self.opponent else frame.seat
        left = len(state.players[seat].hand) - self.amount.value(state, frame.seat)
        state.push(DISCARD_DOWN, seat, left if left > 0 else 0)
        return True

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are so many cards."""
        return len(state.players[1 - seat if self.opponent else seat].hand) >= self.amount.value(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The number of hand cards is open (EX 21.1)."""
        return self.possible(state, seat)


# ---- chosen cards


class MoveChosen(Effect):
    """Cards that a player picks one by one from one or two zones: `Add up to 1 card from your hand to your gauge`.

    Frame: a = how many were picked. `opponent` is the picker's side; `holder_opponent` whose zones they are.
    """

    def __init__(
        self,
        zones: list[int],
        kind: i64,
        low: Number,
        high: Number | None,
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
                if option not in options and self.allowed(state, seat, card & CARD_MASK):
                    options.append(option)
                    found = True
        if not found and not options and self.hidden(state, seat) > 0:
            options.append(PASS)  # nothing fits, and nobody else can know that
        return options

    def allowed(self, state: ExceedState, seat: i64, card: i64) -> bool:
        """Whether a card may be picked."""
        if not fits(state, card, self.kind):
            return False
        it = state.match.card(card)
        if self.way == BOOST_IT:
            if it.boost_kind > CONTINUOUS:
                return False
            if self.how & WITHOUT_PAYING:
                return True
            available = force_available(state, seat)
            if HAND in self.zones and card in state.players[seat].hand:
                available -= it.force_value()
            return it.boost_force <= available
        if self.way == TRANSFORM_IT:
            return can_transform(state, seat, card)
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
                if self.allowed(state, seat, card):
                    count += 1
        return count


def move_card(state: ExceedState, holder: i64, where: i64, card: i64, way: i64, to: i64) -> None:
    """Move one card from a zone of its holder to where a text sends it."""
    player = state.players[holder]
    if where == BOOSTS:
        take_out_of_play(state, holder, card)
    else:
        take_from(player, where, card)
    covered = to == SEALED and way == ADD and state.match.fighters[holder].sealed_secret
    unseen = where == HAND and (way == ON_TOP or way == UNDER or way == SHUFFLE_IN or covered)
    if where == HAND:
        if unseen:
            hide_one(player)
        else:
            forget_hand_card(player, card)
    if state.log is not None:
        word = ZONE_NAMES[DECK] if way == ON_TOP or way == UNDER or way == SHUFFLE_IN else ZONE_NAMES[to]
        note(
            state, "card moved", int(holder), "EX 2.13", cards=(int(card),), words=(ZONE_NAMES[where], word),
            cards_for=int(holder) if unseen else -1,
        )  # fmt: skip
    if way == ON_TOP or way == UNDER:
        put_on_deck(state, holder, card, way == ON_TOP, KNOWN_TO_OWNER if where == HAND else KNOWN_TO_ALL)
    elif way == SHUFFLE_IN:
        put_on_deck(state, holder, card, True, 0)
        shuffle_deck(state, holder)
    elif way == TRANSFORM_IT:
        transform(state, holder, card)
    else:
        if to == DISCARD and where == HAND and state.sides:
            state.sides[holder].discarded += 1
        put(state, holder, card, to)
        if to == HAND and card in player.hand:
            player.shown.append(card)
        if to == SEALED:
            start_timing(state, holder, WHEN_YOU_SEAL)


class AddOfThem(Effect):
    """`Add 1 of them to your gauge`: of the cards that were just drawn, the last ones of the hand."""

    def __init__(self, amount: Number, to: i64) -> None:
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


# ---- cards that need no choice


class AddTop(Effect):
    """`Add the top 2 cards of your discard pile to your gauge`; an empty pile gives nothing (EX 9.9)."""

    def __init__(self, where: i64, count: Number, way: i64, to: i64, opponent: bool) -> None:
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


class LookAtTop(Effect):
    """`Look at the top card of your deck` (EX 2.16)."""

    def __init__(self, count: Number) -> None:
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


class MoveAll(Effect):
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


class SustainAll(Effect):
    """`Sustain your continuous boosts`: they stay at this strike's clean-up (EX 19.2)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Sustain them."""
        player = state.players[seat]
        player.sustained = player.boosts[:]
        if state.log is not None and player.boosts:
            note(state, "sustain", int(seat), "EX 19.2", cards=tuple(player.boosts))


class DiscardBoostInPlay(Effect):
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


class MoveThisBoost(Effect):
    """`Add this boost to your gauge`, `discard this boost`, `seal this boost`, `return this boost to your hand`."""

    def __init__(self, to: i64) -> None:
        super().__init__(True, True)
        self.to: i64 = to

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move it, if it is still in play."""
        if self.card == NO_CARD:
            return
        if move_boost(state, seat, self.card, self.to, "EX 10.24"):
            state.count = 1
            if self.to == HAND and self.card in state.players[seat].hand:
                state.players[seat].shown.append(self.card)
            if self.to == SEALED:
                start_timing(state, seat, WHEN_YOU_SEAL)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is still in play."""
        player = state.players[seat]
        return self.card in player.boosts or self.card in player.playing

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)


def attack_in(state: ExceedState, seat: i64) -> i64:
    """The zone in which the attack still lies that clean-up has placed, NOWHERE if it is not there (EX 17.10)."""
    side = state.sides[seat]
    where = side.placed
    if where < 0 or where == DECK:
        return NOWHERE
    holder = owner(side.attack) if where == DISCARD else seat
    return where if side.attack in zone(state.players[holder], where) else NOWHERE


def take_placed(state: ExceedState, seat: i64) -> bool:
    """Take the attack from where clean-up has placed it; False if it is not there any more."""
    where = attack_in(state, seat)
    if where == NOWHERE:
        return False
    side = state.sides[seat]
    side.placed = NOWHERE
    if where == BOOSTS:
        take_out_of_play(state, seat, side.attack)
        return True
    pile = zone(state.players[owner(side.attack) if where == DISCARD else seat], where)
    place: i64 = len(pile) - 1
    while pile[place] != side.attack:
        place -= 1
    del pile[place]
    return True


class MoveAttack(Effect):
    """Your attack goes elsewhere: at once if `now` (to the hand or the deck), else where it will lie after clean-up."""

    def __init__(self, destination: i64, now: bool) -> None:
        super().__init__(True)
        self.destination: i64 = destination
        self.now = now

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move it, or remember where it is to go (EX 15.16, 17.12)."""
        if not state.sides:
            return
        side = state.sides[seat]
        card = side.attack
        if card < 0 or (side.gone and not take_placed(state, seat)):
            return
        if not side.gone:
            if not self.now:
                side.destination = self.destination
                return
            side.gone = True
            drop_card(state, seat, state.match.card(card).attack.all_lines)
        if state.log is not None:
            to = self.destination if self.destination < len(ZONE_NAMES) else BOOSTS
            note(state, "attack left", int(seat), "EX 15.16", cards=(int(card),), words=(ZONE_NAMES[to],))
        if self.destination == DECK:
            put_on_deck(state, seat, card, True, KNOWN_TO_ALL)
        else:
            put(state, seat, card, self.destination)
            if self.destination == HAND and card in state.players[seat].hand:
                state.players[seat].shown.append(card)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the attack is still there."""
        if not state.sides or state.sides[seat].attack < 0:
            return False
        return not state.sides[seat].gone or attack_in(state, seat) >= 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The attack lies open."""
        return self.possible(state, seat)


class ShuffleZone(Effect):
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


class AstralHeat(Effect):
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
