"""Whether what was read of a view can be a moment of a game: no card too often, none too few."""

from __future__ import annotations

from collections import Counter

from wildswing.hackclad import constants as c
from wildswing.hackclad.fields import CARDS, DECK, FIGURE
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.unseen import (
    has_hidden_turn_card,
    hidden_slot,
    played_clad_cards,
    unseen_cards,
    whole_set,
)
from wildswing.kernel.errors import PositionError


def is_whole(state: HackcladState) -> bool:
    """Whether no card of a position is hidden.

    Args:
        state: as it was read.
    """
    hidden = [entry < 0 for witch in range(len(state.figures)) for entry in piled(state, witch)]
    turn_cards = [has_hidden_turn_card(state, witch) for witch in range(len(state.figures))]
    clad = state.clad_deck + state.clad_done + state.clad_aside
    return not any(hidden) and not any(turn_cards) and c.NO_CARD not in clad and not hidden_slot(state)


def piled(state: HackcladState, witch: int) -> list[int]:
    """The cards in the zones of a Witch, -1 for a hidden one."""
    figure = state.figures[witch]
    return [entry for name, kind in FIGURE if kind in {CARDS, DECK} for entry in getattr(figure, name)]


def check_view(state: HackcladState, seat: int | None) -> None:
    """Check what was read of a view.

    Args:
        state: as it was read.
        seat: whose view it is said to be; None for a spectator.

    Raises:
        PositionError: it cannot be; it says why.
    """
    match = state.match
    if len(state.field) != c.SPACES or len(state.markers) != c.TURN_SLOTS or len(state.clad_slots) != c.CLAD_SLOTS:
        raise PositionError("field, markers and clad_slots have a number for each space, Turn slot and Clad slot")
    if not 1 <= state.voltage <= len(match.clad_atk):
        raise PositionError(f"the Voltage is 1 to {len(match.clad_atk)}", 0, "voltage")
    for witch in range(len(state.figures)):
        check_witch(state, witch)
        figure = state.figures[witch]
        if match.seats[witch] == seat and (c.NO_CARD in figure.hand or c.NO_CARD in figure.enhanced):
            raise PositionError(
                f"the cards of seat {seat} are hidden here: give the seat whose view it is, or none to look as a "
                "spectator"
            )
    check_clad(state)


def check_witch(state: HackcladState, witch: int) -> None:
    """Whether a Witch has all her cards, each in one place, hidden or not."""
    name = state.match.name(witch)
    figure = state.figures[witch]
    entries = piled(state, witch)
    turn_card = [] if figure.turn_card < 0 else [int(figure.turn_card)]
    seen = Counter([entry & c.CARD_MASK for entry in entries + turn_card if entry >= 0])
    if c.NO_CARD in figure.hand:
        seen.update(figure.shown)
    if c.NO_CARD in figure.enhanced:
        seen.update(figure.traded)
    wanted = Counter(whole_set(state.match, witch))
    for card, count in sorted(seen.items()):
        if count > wanted[card]:
            face = state.match.card(card)
            raise PositionError(f"{name} has {wanted[card]} {face.name} ({face.id}), the position has {count}")
    places = len(entries) + len(turn_card) + int(has_hidden_turn_card(state, witch))
    if places != wanted.total():
        raise PositionError(f"{name} has {wanted.total()} cards, the position has {places}")
    if len(figure.shown) > len(figure.hand) or len(figure.traded) > len(figure.enhanced):
        raise PositionError(f"{name}: more cards were seen than lie there")
    unseen_cards(state, witch)


def check_clad(state: HackcladState) -> None:
    """Whether the Clad has all its cards, each in one place, hidden or not."""
    played = Counter(played_clad_cards(state.match))
    lying = state.clad_deck + state.clad_done + state.clad_aside
    in_slots = [card for card in state.clad_slots if card >= 0]
    seen = Counter([card for card in lying + in_slots if card >= 0])
    if seen - played:
        raise PositionError("a Clad card lies in two places, or is not played", 0, "clad_deck")
    places = len(lying) + len(in_slots) + int(hidden_slot(state))
    if places != played.total():
        raise PositionError(f"the Clad has {played.total()} cards, the position has {places}", 0, "clad_deck")
