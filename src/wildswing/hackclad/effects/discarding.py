"""Cards that are discarded, from the deck or from the hand."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import CARD, HAND, NO_CARD, NOBODY, PICK_CARD, USE
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.zones import discard_card, discard_top
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import ARGUMENTS, Frame


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
