"""Another deal of the opponent's hidden cards: one in which a certain card is what they set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.constants import CARD_MASK
from wildswing.exceed.overload import second_cards

if TYPE_CHECKING:
    from wildswing.exceed.state import ExceedState


def put_into_hand(state: ExceedState, known: ExceedState, seat: int, card: int) -> bool:
    """Exchange a hidden hand card for a card, unless it is there already; whether it is in the hand now.

    Args:
        state: a sample of what is known; it is changed.
        known: what the viewer knows.
        seat: whose hand.
        card: the card.
    """
    hand = state.players[seat].hand
    if card in hand:
        return True
    spare = hand[:]
    for seen in known.players[seat].shown:
        if seen in spare:
            spare.remove(seen)
    if not spare:
        return False
    place = hand.index(spare[-1])
    if not swap_with_hidden(state, known, seat, card, hand[place]):
        return False
    hand[place] = card
    return True


def put_face_down(state: ExceedState, known: ExceedState, seat: int, card: int) -> bool:
    """Exchange the attack that lies face down for a card; whether it is that card now. The arguments are the same."""
    side = state.sides[seat]
    if not laid_instead(state, known, seat, card, int(side.attack)):
        return False
    side.attack = card
    if side.ex and not side.wild:
        for spare in second_cards(state, seat, card):
            if laid_instead(state, known, seat, spare, int(side.spare)):
                side.spare = spare
                return True
        return False
    return True


def laid_instead(state: ExceedState, known: ExceedState, seat: int, card: int, old: int) -> bool:
    """Take a card from where it lies hidden, and put one that lay in the strike there; whether it was found."""
    if old == card:
        return True
    hand = state.players[seat].hand
    shown = known.players[seat].shown
    if card in hand and (state.sides[seat].wild or card in shown or old not in shown):
        hand[hand.index(card)] = old
        return True
    return swap_with_hidden(state, known, seat, card, old)


def put_on_top(state: ExceedState, known: ExceedState, seat: int, card: int) -> bool:
    """Exchange the unseen top card of the deck for a card; whether it lies there now. The arguments are the same."""
    deck = state.players[seat].deck
    top = len(deck) - 1
    if top < 0 or known.players[seat].deck[top] >= 0:
        return top >= 0 and deck[top] & CARD_MASK == card
    if deck[top] == card:
        return True
    old = deck[top]
    hand = state.players[seat].hand
    if not swap_with_hidden(state, known, seat, card, old):
        if card not in hand or card in known.players[seat].shown:
            return False
        hand[hand.index(card)] = old
    deck[top] = card
    return True


def swap_with_hidden(state: ExceedState, known: ExceedState, seat: int, card: int, other: int) -> bool:
    """Put another card where a card lies hidden in a deck or among sealed cards; whether it did."""
    player, seen = state.players[seat], known.players[seat]
    for pile, open_pile in ((player.deck, seen.deck), (player.sealed, seen.sealed)):
        for place, lying in enumerate(pile):
            if open_pile[place] < 0 and lying == card:
                pile[place] = other
                return True
    return False
