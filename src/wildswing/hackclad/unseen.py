"""Which cards a viewer has not seen: what follows from a view by counting (HC 27).

Everything here reads a state that `known_state` has made, so it can tell nothing that its viewer does not know.
"""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.cards import Match
from wildswing.hackclad.constants import CARD_MASK, NO_CARD, SOLO
from wildswing.hackclad.known import UNKNOWN
from wildswing.hackclad.state import HackcladState


def whole_set(match: Match, witch: i64) -> list[int]:
    """Every skill card of a Witch, Basic and Enhanced ones, in the order of their numbers."""
    board = match.boards[witch]
    return sorted(board.basic_cards + board.enhanced_cards)


def has_hidden_turn_card(known: HackcladState, witch: i64) -> bool:
    """Whether a Turn card lies on the board that the viewer has not seen (HC 27.2, 27.5)."""
    figure = known.figures[witch]
    return figure.turn_card == NO_CARD and (figure.slot >= 0 or figure.standby >= 0)


def unseen_cards(known: HackcladState, witch: i64) -> list[int]:
    """The cards of a Witch whose place the viewer does not know, in the order of their numbers.

    Cards of a hidden hand or Enhanced deck that everybody knows of are not among them.
    """
    figure = known.figures[witch]
    left = whole_set(known.match, witch)
    seen = figure.hand + figure.deck + figure.discard + figure.enhanced + figure.playing + [int(figure.turn_card)]
    if UNKNOWN in figure.hand:
        seen += figure.shown
    if UNKNOWN in figure.enhanced:
        seen += figure.traded
    for entry in seen:
        if entry >= 0:
            left.remove(entry & CARD_MASK)
    return left


def known_hand(known: HackcladState, witch: i64) -> list[int]:
    """A hand as it can be shown: what is surely in it, then UNKNOWN for the rest."""
    figure = known.figures[witch]
    if UNKNOWN not in figure.hand:
        return figure.hand[:]
    return figure.shown + [UNKNOWN] * (len(figure.hand) - len(figure.shown))


def known_enhanced(known: HackcladState, witch: i64) -> list[int]:
    """An Enhanced deck as it can be shown: what is surely in it, then UNKNOWN for the rest."""
    figure = known.figures[witch]
    if UNKNOWN not in figure.enhanced:
        return figure.enhanced[:]
    return figure.traded + [UNKNOWN] * (len(figure.enhanced) - len(figure.traded))


def played_clad_cards(match: Match) -> list[int]:
    """The numbers of the Clad cards of this match (HC 4.2, 22.2)."""
    return [int(card.number) for card in match.clad if not card.replaced]


def hidden_slot(known: HackcladState) -> bool:
    """Whether a Clad card lies face down in the second slot (HC 23.6)."""
    return known.match.mode == SOLO and known.clad_slots[0] >= 0 and known.clad_slots[1] < 0


def unseen_clad_cards(known: HackcladState) -> list[int]:
    """The Clad cards whose place the viewer does not know, in the order of their numbers."""
    left = played_clad_cards(known.match)
    for card in known.clad_slots + known.clad_done + known.clad_aside + known.clad_deck:
        if card >= 0:
            left.remove(card)
    return left
