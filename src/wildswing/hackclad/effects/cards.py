"""Cards: drawing, discarding, looking at them, putting them elsewhere, trading them."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    BOTTOM,
    CARD,
    CARD_MASK,
    DECK,
    DISCARD,
    DRAW,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NO_CARD,
    NOBODY,
    PICK_CARD,
    RESHUFFLE,
    TOP,
    TOP_OR_BOTTOM,
    USE,
    ZONE_NAMES,
)
from wildswing.hackclad.effects.numbers import CardKind
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.zones import (
    discard_card,
    discard_top,
    hide_one,
    know_top,
    needs_reshuffle,
    take_from_hand,
    zone,
)
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame


class Draw(Effect[HackcladState]):
    """`Draw 1 card`; the deck may have to be reshuffled."""

    def __init__(self, amount: Number[HackcladState]) -> None:
        super().__init__(False)
        self.amount = amount

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Start drawing."""
        state.push(DRAW, frame.seat, self.amount.value(state, frame.seat))
        return True


class DiscardTop(Effect[HackcladState]):
    """`Discard the top card of your deck`."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Discard it; without one "it" is no card."""
        state.it = NO_CARD
        state.it_of = NOBODY
        state.could_not = not discard_top(state, seat)

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether there is one."""
        return len(state.figures[seat].deck) > 0

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """The sizes of decks are open."""
        return self.possible(state, seat)


class DiscardDeck(Effect[HackcladState]):
    """`Discard your deck` (HC 25.12)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Discard it card by card."""
        while discard_top(state, seat):
            pass


class DiscardIt(Effect[HackcladState]):
    """`Discard it`: the card just looked at, on top of the deck."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Discard it."""
        if state.it != NO_CARD:
            discard_top(state, seat)

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether there is such a card."""
        return state.it != NO_CARD and not state.it_clad

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Everybody saw whether a card was looked at."""
        return self.possible(state, seat)


class DiscardFromHand(Effect[HackcladState]):
    """`Discard 2 cards`: hand cards of one's choice. Frame: a = discarded so far."""

    def __init__(self, amount: i64) -> None:
        super().__init__(False)
        self.amount: i64 = amount

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Discard the chosen card and ask for the next one; as a cost the card in use learns of it."""
        witch = frame.seat
        if frame.step == 1:
            card: i64 = state.answer % ARGUMENTS
            frame.a += 1
            discard_card(state, witch, HAND, card, "HC 12.3")
            for other in reversed(state.stack):
                if other.procedure == USE and other.seat == witch:
                    other.items = (*other.items, card)
                    break
        frame.step = 1
        if frame.a >= self.amount or not state.figures[witch].hand:
            return True
        # Asked of two equal cards too: skipping it would tell that they are equal.
        several = len(state.figures[witch].hand) > 1
        state.ask(PICK_CARD, state.decider(witch), self.options(state, frame), several)
        return False

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """Each different hand card."""
        options: list[int] = []
        for card in state.figures[frame.seat].hand:
            if CARD + card not in options:
                options.append(CARD + card)
        return options

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether there are as many cards."""
        return len(state.figures[seat].hand) >= self.amount

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """The number of hand cards is open (HC 27.6)."""
        return self.possible(state, seat)


class LookAtTop(Effect[HackcladState]):
    """`Look at the top card of your deck`, `reveal the top card of your deck` (HC 18.3, 21.7, 21.9)."""

    def __init__(self, to_all: bool) -> None:
        super().__init__(False)
        self.to_all: bool = to_all

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Reshuffle if there is none, then look."""
        witch = frame.seat
        if frame.step == 0:
            frame.step = 1
            if needs_reshuffle(state, witch):
                state.push(RESHUFFLE, witch)
                return False
        figure = state.figures[witch]
        state.it = NO_CARD
        state.it_clad = False
        state.it_of = NOBODY
        if figure.deck:
            if not self.to_all:
                state.it_of = witch
            know_top(state, witch, KNOWN_TO_ALL if self.to_all else KNOWN_TO_OWNER)
            state.it = figure.deck[len(figure.deck) - 1] & CARD_MASK
            if state.log is not None:
                kind = "reveal" if self.to_all else "look"
                player = -1 if self.to_all else int(state.decider(witch))
                note(state, kind, int(witch), "HC 21.7", cards=(int(state.it),), cards_for=player)
        return True


class LookAtClad(Effect[HackcladState]):
    """`Look at the top card of the Clad deck`; an empty one is not reshuffled for it."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Look."""
        state.it = NO_CARD
        state.it_clad = True
        state.it_of = NOBODY
        if not state.clad_deck:
            return
        state.it_of = seat
        card = state.clad_deck[len(state.clad_deck) - 1]
        state.it = card
        player = int(state.decider(seat))
        if player not in state.clad_seen:
            state.clad_seen.append(player)
        if state.log is not None:
            # The card is not told by the log; the view of the player shows it.
            note(state, "look at the clad deck", int(seat), "HC 18.3")


class PutIt(Effect[HackcladState]):
    """`Put it on the top or the bottom of your deck`."""

    def __init__(self) -> None:
        super().__init__(False)

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask where, then put it there."""
        figure = state.figures[frame.seat]
        if frame.step == 0:
            if state.it == NO_CARD or state.it_clad or not figure.deck:
                return True
            frame.step = 1
            state.ask(TOP_OR_BOTTOM, state.decider(frame.seat), [TOP, BOTTOM])
            return False
        if state.answer == BOTTOM:
            figure.deck.insert(0, figure.deck.pop())
        if state.log is not None:
            word = "bottom" if state.answer == BOTTOM else "top"
            note(state, "put", int(frame.seat), "HC 2.16", words=(word,))
        return True

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """Top or bottom."""
        return [TOP, BOTTOM]


class Fetch(Effect[HackcladState]):
    """`Add 1 card from your discard pile to your hand`, `put 1 card from your hand on top of your deck`."""

    def __init__(self, where: i64, kind: CardKind, to: i64) -> None:
        super().__init__(False)
        self.where: i64 = where
        self.kind = kind
        self.to: i64 = to  # HAND, or DECK for its top

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask for the card, then move it."""
        witch = frame.seat
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_CARD, state.decider(witch), options, self.where == HAND)
            return False
        card: i64 = state.answer % ARGUMENTS
        figure = state.figures[witch]
        hidden = self.where == HAND and self.to == DECK
        if hidden:
            figure.hand.remove(card)
            hide_one(figure)
        elif self.where == HAND:
            take_from_hand(figure, card)
        else:
            zone(figure, self.where).remove(card)
        if self.to == DECK:
            figure.deck.append(card | (KNOWN_TO_OWNER if hidden else KNOWN_TO_ALL | KNOWN_TO_OWNER))
        else:
            figure.hand.append(card)
            figure.hand.sort()
            figure.shown.append(card)
        if state.log is not None:
            words = (ZONE_NAMES[self.where], ZONE_NAMES[self.to])
            player = int(state.decider(witch)) if hidden else -1
            note(state, "card moved", int(witch), "HC 12.14", cards=(int(card),), words=words, cards_for=player)
        return True

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """Each different card that fits."""
        return self.fitting(state, frame.seat)

    def fitting(self, state: HackcladState, seat: i64) -> list[int]:
        """The options of a Witch."""
        options: list[int] = []
        for card in zone(state.figures[seat], self.where):
            option = CARD + (card & CARD_MASK)
            if option not in options and self.kind.fits(state.match.card(card)):
                options.append(option)
        return options

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether a card fits."""
        return len(self.fitting(state, seat)) > 0

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Discard piles are open, the other zones are hidden: any card may do."""
        if self.where == DISCARD:
            return self.possible(state, seat)
        return len(zone(state.figures[seat], self.where)) > 0


class Trade(Effect[HackcladState]):
    """`Trade 1 card from your hand for 1 worth exactly 1 VP more from your Enhanced deck, into your discard pile`.

    Frame: a = the card that is given.
    """

    def __init__(self, more: i64) -> None:
        super().__init__(False)
        self.more: i64 = more

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask for the card given, then for the other one (HC 26.24)."""
        witch = frame.seat
        figure = state.figures[witch]
        if frame.step == 0:
            options = self.options(state, frame)
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_CARD, state.decider(witch), options, True)
            return False
        if frame.step == 1:
            # The card given is revealed before the other one is chosen.
            frame.a = state.answer % ARGUMENTS
            if figure.shown.count(int(frame.a)) < figure.hand.count(int(frame.a)):
                figure.shown.append(int(frame.a))
            frame.step = 2
            state.ask(PICK_CARD, state.decider(witch), self.options(state, frame), True)
            return False
        card: i64 = state.answer % ARGUMENTS
        take_from_hand(figure, frame.a)
        figure.enhanced.remove(card)
        figure.enhanced.append(frame.a)
        figure.enhanced.sort()
        if card in figure.traded:
            figure.traded.remove(card)
        figure.traded.append(frame.a)
        figure.swaps += 1
        figure.discard.append(card)
        if state.log is not None:
            note(state, "trade", int(witch), "HC 26.24", cards=(int(frame.a), int(card)))
        return True

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """The hand cards that can be traded, or what one of them can be traded for."""
        figure = state.figures[frame.seat]
        options: list[int] = []
        if frame.step <= 1:
            for card in figure.hand:
                if CARD + card not in options and self.better(state, frame.seat, card):
                    options.append(CARD + card)
            return options
        return [CARD + card for card in self.better(state, frame.seat, frame.a)]

    def better(self, state: HackcladState, seat: i64, card: i64) -> list[int]:
        """The different Enhanced cards worth exactly so much more."""
        wanted = state.match.card(card).vp + self.more
        found: list[int] = []
        for other in state.figures[seat].enhanced:
            if state.match.card(other).vp == wanted and other not in found:
                found.append(other)
        return found

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether any trade is."""
        for card in state.figures[seat].hand:
            if self.better(state, seat, card):
                return True
        return False

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Hands are hidden: any card may do."""
        return len(state.figures[seat].hand) > 0
