"""What cards say "while in your discard pile" (HC 12.17)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.constants import PLUS_MOVE
from wildswing.hackclad.state import HackcladState


def less_damage(state: HackcladState, witch: i64) -> i64:
    """How much less damage a Witch takes from each normal attack (HC 13.7, 26.9)."""
    total: i64 = 0
    for card in state.figures[witch].discard:
        total += state.match.card(card).text.pile_less
    return total


def more_atk(state: HackcladState, witch: i64) -> i64:
    """How much more ATK her Attack and Attack Magic cards have."""
    total: i64 = 0
    for card in state.figures[witch].discard:
        total += state.match.card(card).text.pile_atk
    return total


def limit(state: HackcladState, witch: i64, action: i64) -> i64:
    """How often a Witch may take a Basic Action in a round (HC 13.5, 26.26)."""
    total: i64 = state.match.boards[witch].limits[action]
    if action == PLUS_MOVE:
        for card in state.figures[witch].discard:
            total += state.match.card(card).text.pile_moves
    return total
