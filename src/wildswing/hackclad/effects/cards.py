"""Cards: drawing them, taking them out of piles, trading them."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    CARD,
    CARD_MASK,
    DECK,
    DISCARD,
    DRAW,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    PICK_CARD,
    ZONE_NAMES,
)
from wildswing.hackclad.effects.numbers import CardKind
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.zones import hide_one, take_from_hand, zone
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
