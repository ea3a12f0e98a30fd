"""Looking at cards of a deck that lie face down, and doing something with some "of them" (EX 2.16)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.boost import start_boost
from wildswing.exceed.constants import (
    CARD,
    CARD_MASK,
    DECK,
    DISCARD,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OTHER,
    KNOWN_TO_OWNER,
    NOWHERE,
    PASS,
    PICK_CARD,
    SEALED,
    WHEN_YOU_SEAL,
    ZONE_NAMES,
)
from wildswing.exceed.effects.boosting import payable
from wildswing.exceed.effects.kinds import ANY, fits
from wildswing.exceed.effects.moves import ADD, BOOST_IT, move_card
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import start_timing
from wildswing.exceed.zones import look_at_top, put, put_in_discard
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame

# What happens to one of them, beside the ways of `moves`: it goes back so many places below the top.
BACK_SECOND: Final = 7
BACK_THIRD: Final = 8
TO_STRIKE_WITH: Final = 9  # it lies on top of the deck


class LookAtTop(Effect[ExceedState]):
    """`Look at the top 2 cards of your deck`, `look at your deck` (EX 2.6, 2.16)."""

    def __init__(self, count: Number[ExceedState] | None, opponent: bool) -> None:
        super().__init__(True)
        self.count = count
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Look."""
        looker = 1 - seat if self.opponent else seat
        deck = state.players[looker].deck
        state.them = look_at_top(state, looker, len(deck) if self.count is None else self.count.value(state, seat))
        state.them_zone = DECK
        if state.log is not None and state.them:
            cards = tuple(entry & CARD_MASK for entry in deck[len(deck) - state.them :])
            note(state, "look", int(looker), "EX 2.16", cards=cards, cards_for=int(looker))


class LookAtTheirTop(Effect[ExceedState]):
    """`Look at the top card of the opponent's deck`: only who looks knows it then (EX 21.10)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Look."""
        deck = state.players[1 - seat].deck
        if deck:
            top: i64 = len(deck) - 1
            if not deck[top] & KNOWN_TO_ALL:
                deck[top] |= KNOWN_TO_OTHER
            if state.log is not None:
                note(state, "look at theirs", int(seat), "EX 2.16", cards=(deck[top] & CARD_MASK,), cards_for=int(seat))


class TopUnder(Effect[ExceedState]):
    """`Put the top card of your deck on the bottom of your deck`: unseen, but what was known of it stays known."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Put it there."""
        deck = state.players[seat].deck
        if deck:
            deck.insert(0, deck.pop())
            if state.log is not None:
                note(state, "top under", int(seat), "EX 2.13")


class PickOfThem(Effect[ExceedState]):
    """`Return 1 of them to your hand`, `discard up to 2 of them`: of the cards just looked at or just drawn.

    The drawn cards are the last ones of the hand, those looked at the top ones of the deck. Where one is boosted or
    struck with and the rest is discarded, it is discarded at once, before the boost does what it says; else it stays.
    Frame: a = picked, b = how many they still are, c = where they lie.
    """

    def __init__(
        self, low: Number[ExceedState], high: Number[ExceedState], kind: i64, way: i64, to: i64, how: i64,
        opponent: bool, discards_rest: bool,
    ) -> None:  # fmt: skip
        super().__init__(False)
        self.low = low
        self.high = high
        self.kind: i64 = kind
        self.way: i64 = way
        self.to: i64 = to
        self.how: i64 = how
        self.opponent = opponent
        self.discards_rest = discards_rest  # of a card that is boosted or struck with

    def picker(self, seat: i64) -> i64:
        """Who picks, of the own cards."""
        return 1 - seat if self.opponent else seat

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Move the picked card and ask for the next one."""
        if frame.step == 0:
            frame.b = state.them
            frame.c = state.them_zone
        elif state.answer == PASS:
            return self.done(state, frame)
        else:
            frame.a += 1
            frame.b -= 1
            self.take(state, frame, state.answer % ARGUMENTS)
            if self.way == BOOST_IT or self.way == TO_STRIKE_WITH:
                return self.done(state, frame)
        frame.step = 1
        options = self.options(state, frame)
        if not options or (options[0] == PASS and frame.b == 0):
            return self.done(state, frame)
        # Which cards they are, and whether they are equal, is hidden.
        state.ask(PICK_CARD, self.picker(frame.seat), options, frame.b > 1 or self.kind != ANY or self.way == BOOST_IT)
        return False

    def done(self, state: ExceedState, frame: Frame) -> bool:
        """Nothing more is picked; the others are "the rest"."""
        state.count = frame.a
        state.them = frame.b
        state.them_zone = frame.c
        state.picked_to = self.to if frame.a else NOWHERE
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different card of them that fits, and the end once enough were picked."""
        player = state.players[self.picker(frame.seat)]
        pile = player.hand if frame.c == HAND else player.deck
        options: list[int] = []
        if frame.a >= self.high.value(state, frame.seat):
            return options
        if frame.a >= self.low.value(state, frame.seat):
            options.append(PASS)
        for entry in pile[len(pile) - frame.b :]:
            card: i64 = entry & CARD_MASK
            if CARD + card not in options and self.allowed(state, frame.seat, card):
                options.append(CARD + card)
        if not options and frame.b > 0 and (self.kind != ANY or self.way == BOOST_IT):
            options.append(PASS)  # nothing fits, and nobody else can know that
        return options

    def allowed(self, state: ExceedState, seat: i64, card: i64) -> bool:
        """Whether one of them may be picked."""
        if self.way == BOOST_IT:
            return payable(state, self.picker(seat), card, DECK, self.how)
        return fits(state, card, self.kind)

    def take(self, state: ExceedState, frame: Frame, card: i64) -> None:
        """Move one of them."""
        seat = self.picker(frame.seat)
        player = state.players[seat]
        if frame.c == HAND:
            place = last_of(player.hand, card)
            # The last of the equal cards is one of them; taking it keeps the others last.
            del player.hand[place]
            player.hand.append(card)
            move_card(state, seat, HAND, card, ADD, self.to)
            return
        deck = player.deck
        place = last_of(deck, card)
        entry: i64 = deck[place]
        del deck[place]
        first: i64 = len(deck) - frame.b
        covered = self.to == HAND or self.way >= BACK_SECOND
        if self.to == SEALED and state.match.fighters[seat].sealed_secret:
            covered = True
        if frame.b > 0:
            # The others do not see which of them it was, so they no longer know where each of the rest lies.
            for other in range(first, len(deck)):
                deck[other] = (deck[other] & CARD_MASK) | KNOWN_TO_OWNER
            entry = card | KNOWN_TO_OWNER
        if state.log is not None:
            target = DECK if self.way != ADD else self.to
            note(
                state, "of them", int(seat), "EX 2.16", cards=(int(card),),
                numbers=(int(frame.b) + 1, int(self.depth(frame))), words=(ZONE_NAMES[target],),
                cards_for=int(seat) if covered else -1,
            )  # fmt: skip
        if self.way == BOOST_IT:
            start_boost(state, seat, card, DECK, self.how)
            self.leave_rest(state, frame)
        elif self.way == ADD:
            if self.to == HAND:
                player.hand.append(card)
                if entry & KNOWN_TO_ALL:
                    player.shown.append(card)
                elif entry & KNOWN_TO_OTHER:
                    player.peeked = (*player.peeked, card)
            else:
                put(state, seat, card, self.to)
            if self.to == SEALED:
                start_timing(state, seat, WHEN_YOU_SEAL)
        else:
            deck.insert(len(deck) - self.depth(frame), entry)
            if self.way == TO_STRIKE_WITH:
                self.leave_rest(state, frame)

    def leave_rest(self, state: ExceedState, frame: Frame) -> None:
        """Nothing more is done with the others but to discard them, if a text says so."""
        if self.discards_rest:
            discard_rest(state, self.picker(frame.seat), frame.b)
        frame.b = 0

    def depth(self, frame: Frame) -> i64:
        """How many cards come to lie on top of one that goes back."""
        if self.way == TO_STRIKE_WITH:
            return frame.b if self.discards_rest else 0
        return 1 if self.way == BACK_SECOND else 2 if self.way == BACK_THIRD else 0

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there are any, or one that can be boosted."""
        if self.way != BOOST_IT or state.them_zone != DECK:
            return state.them > 0
        deck = state.players[self.picker(seat)].deck
        for entry in deck[len(deck) - state.them :]:
            if self.allowed(state, seat, entry & CARD_MASK):
                return True
        return False

    def offered(self, state: ExceedState, seat: i64) -> bool:
        """One that cannot be boosted or struck with is no alternative."""
        return (self.way != BOOST_IT and self.way != TO_STRIKE_WITH) or self.possible(state, seat)

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """How many they are is open."""
        return state.them > 0


def last_of(pile: list[int], card: i64) -> i64:
    """The last place of a card in a pile, whatever mark it carries there."""
    place: i64 = len(pile) - 1
    while pile[place] & CARD_MASK != card:
        place -= 1
    return place


def discard_rest(state: ExceedState, seat: i64, count: i64) -> None:
    """Discard so many cards from the top of the deck, the topmost first."""
    deck = state.players[seat].deck
    while count > 0 and deck:
        card: i64 = deck.pop() & CARD_MASK
        count -= 1
        put_in_discard(state, card)
        if state.log is not None:
            note(state, "discard", int(seat), "EX 2.11", cards=(int(card),), words=(ZONE_NAMES[DECK],))


class DiscardRest(PickOfThem):
    """`Discard the rest`: all that are left of them, in the order that their player likes (EX 2.10)."""

    def __init__(self, all_of_them: Number[ExceedState]) -> None:
        super().__init__(all_of_them, all_of_them, ANY, ADD, DISCARD, 0, False, False)
