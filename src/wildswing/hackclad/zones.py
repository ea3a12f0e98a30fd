"""Decks, hands and discard piles; drawing and reshuffling (HC 18); also what everybody has seen of hidden cards."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import (
    CARD,
    CARD_MASK,
    DECK,
    DISCARD,
    DRAW,
    ENHANCED,
    HAND,
    KNOWN_TO_ALL,
    KNOWN_TO_OWNER,
    NOBODY,
    PASS,
    RESHUFFLE,
    SWAP_IN,
    SWAP_OUT,
    ZONE_NAMES,
)
from wildswing.hackclad.deeds import gain_cp
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import PROCEDURES, Figure, HackcladState
from wildswing.kernel.procedure import Procedure, Steps
from wildswing.kernel.state import ARGUMENTS, Frame


def zone(figure: Figure, which: i64) -> list[int]:
    """The list behind a zone's number."""
    if which == HAND:
        return figure.hand
    if which == DECK:
        return figure.deck
    if which == DISCARD:
        return figure.discard
    if which == ENHANCED:
        return figure.enhanced
    return figure.playing


def forget(figure: Figure, card: i64) -> None:
    """A hand card left in the open: if everybody knew of one such card, that may have been it."""
    if card in figure.shown:
        figure.shown.remove(card)


def hide_one(figure: Figure) -> None:
    """A hand card left unseen."""
    figure.shown = less_certain(figure.shown)


def less_certain(known: list[int]) -> list[int]:
    """What is still known of a zone that a card has left unseen: of every kind one fewer is certain to be there."""
    left: list[int] = []
    gone: list[int] = []
    for card in known:
        if card in gone:
            left.append(card)
        else:
            gone.append(card)
    return left


def take_from_hand(figure: Figure, card: i64) -> None:
    """Take a card from the hand in the open."""
    figure.hand.remove(card)
    forget(figure, card)


def discard_card(state: HackcladState, witch: i64, where: i64, card: i64, rule: str) -> None:
    """Move a card to its Witch's discard pile, in the open."""
    figure = state.figures[witch]
    if where == HAND:
        take_from_hand(figure, card)
    else:
        zone(figure, where).remove(card)
    figure.discard.append(card & CARD_MASK)
    if state.log is not None:
        note(state, "discard", int(witch), rule, cards=(int(card & CARD_MASK),), words=(ZONE_NAMES[where],))


def discard_top(state: HackcladState, witch: i64) -> bool:
    """Discard the top card of the deck; an empty deck does nothing and is not reshuffled (HC 18.4)."""
    figure = state.figures[witch]
    if not figure.deck:
        return False
    card: i64 = figure.deck.pop() & CARD_MASK
    figure.discard.append(card)
    state.it = card
    state.it_clad = False
    state.it_of = NOBODY
    if state.log is not None:
        note(state, "discard", int(witch), "HC 18.4", cards=(int(card),), words=(ZONE_NAMES[DECK],))
    return True


def needs_reshuffle(state: HackcladState, witch: i64) -> bool:
    """Whether a card is needed from an empty deck, and there is something to shuffle (HC 18.1, 18.2, 18.5)."""
    figure = state.figures[witch]
    return not figure.deck and len(figure.discard) > 0


def draw_one(state: HackcladState, witch: i64, rule: str) -> None:
    """Draw the top card; the deck must not be empty."""
    figure = state.figures[witch]
    entry = figure.deck.pop()
    card: i64 = entry & CARD_MASK
    figure.hand.append(card)
    figure.hand.sort()
    if entry & KNOWN_TO_ALL:
        figure.shown.append(card)
    if state.log is not None:
        note(state, "draw", int(witch), rule, cards=(int(card),), cards_for=int(state.decider(witch)))


def know_top(state: HackcladState, witch: i64, mark: i64) -> None:
    """The top card of the deck is seen: by its owner, or by all."""
    deck = state.figures[witch].deck
    deck[len(deck) - 1] |= mark | KNOWN_TO_OWNER


# ---- DRAW: a = cards still to draw, b = 1 to draw up to a hand of `a` cards instead


class Draw(Procedure[HackcladState]):
    """Draw cards one by one; a reshuffle may come in the middle (HC 6.4, 18.10)."""

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Draw the next card, or reshuffle first."""
        witch = frame.seat
        figure = state.figures[witch]
        if frame.step == 0:
            frame.step = 1
            if frame.b == 1:
                frame.a -= len(figure.hand)
        while frame.a > 0:
            if needs_reshuffle(state, witch):
                state.push(RESHUFFLE, witch)
                return False
            if not figure.deck:
                if state.log is not None:
                    note(state, "draw lost", int(witch), "HC 18.5")
                return True
            draw_one(state, witch, "HC 6.1")
            frame.a -= 1
        return True


PROCEDURES[DRAW] = Draw()


# ---- RESHUFFLE: a = the discarded card that is swapped, -1 for none


def gain_for_reshuffle(state: HackcladState, frame: Frame) -> None:
    """A reshuffle first gives 1 CP (HC 18.6)."""
    frame.a = -1
    if state.log is not None:
        note(state, "reshuffle", int(frame.seat), "HC 18.1")
    gain_cp(state, frame.seat, 1)


def ask_swap_out(state: HackcladState, frame: Frame) -> None:
    """Ask which discarded card to swap, if any (HC 18.7)."""
    state.answer = PASS
    if state.figures[frame.seat].enhanced:
        state.ask(SWAP_OUT, state.decider(frame.seat), reshuffle_options(state, frame))


def ask_swap_in(state: HackcladState, frame: Frame) -> None:
    """Ask which Enhanced card comes in its place, unseen by the others (HC 18.8)."""
    if state.answer != PASS:
        frame.a = state.answer % ARGUMENTS
        state.ask(SWAP_IN, state.decider(frame.seat), reshuffle_options(state, frame), True)


def swap_and_shuffle(state: HackcladState, frame: Frame) -> None:
    """Swap the cards; then the discard pile is shuffled and becomes the deck (HC 18.9)."""
    figure = state.figures[frame.seat]
    if frame.a >= 0:
        card: i64 = state.answer % ARGUMENTS
        figure.discard.remove(frame.a)
        figure.enhanced.remove(card)
        figure.discard.append(card)
        figure.enhanced.append(frame.a)
        figure.enhanced.sort()
        figure.traded = less_certain(figure.traded)
        figure.swaps += 1
        if state.log is not None:
            player = int(state.decider(frame.seat))
            note(state, "swap", int(frame.seat), "HC 18.7", cards=(int(frame.a), int(card)), cards_for=player)
    figure.deck = sorted(figure.discard)
    figure.discard = []
    state.shuffle(figure.deck)


def reshuffle_options(state: HackcladState, frame: Frame) -> list[int]:
    """The cards that can be swapped out and the end, or those that can come in."""
    figure = state.figures[frame.seat]
    options: list[int] = [] if frame.a >= 0 else [PASS]
    for card in figure.enhanced if frame.a >= 0 else figure.discard:
        if CARD + card not in options:
            options.append(CARD + card)
    return options


PROCEDURES[RESHUFFLE] = Steps(
    gain_for_reshuffle, ask_swap_out, ask_swap_in, swap_and_shuffle, options=reshuffle_options
)  # fmt: skip
