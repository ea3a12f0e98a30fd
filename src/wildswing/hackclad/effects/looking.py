"""Looking at the top card of a deck, and what is done with the card just looked at."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    BOTTOM,
    CARD_MASK,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NO_CARD,
    NOBODY,
    RESHUFFLE,
    TOP,
    TOP_OR_BOTTOM,
)
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.zones import discard_top, know_top, needs_reshuffle
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import Frame


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
