"""EX attacks of a Normal and an Overload: a card that is no boost may stand in for the second copy (EX 12.18)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.constants import CARD_MASK, NORMAL, SET_EX
from wildswing.exceed.state import ExceedState

# In an option, `1 + the Overload's place among those of its player << OVERLOAD_SHIFT | the Normal`.
OVERLOAD_SHIFT: Final = 8


def overloads(state: ExceedState, seat: i64) -> list[int]:
    """The kinds of Overload cards of a player."""
    return state.match.overloads[seat]


def second_cards(state: ExceedState, seat: i64, card: i64) -> list[int]:
    """What may be the second card of an EX attack with a card: a copy, or an Overload beside a Normal (EX 12.18)."""
    return [int(card), *overloads(state, seat)] if state.match.card(card).kind == NORMAL else [int(card)]


def overload_ways(state: ExceedState, seat: i64, cards: list[int]) -> list[int]:
    """Every EX attack of one of these hand cards and an Overload of the hand.

    Args:
        state: of the game.
        seat: who sets.
        cards: the different hand cards that may be set.
    """
    hand = state.players[seat].hand
    options: list[int] = []
    for place, spare in enumerate(overloads(state, seat)):
        if spare in hand:
            for card in cards:
                if state.match.card(card).kind == NORMAL:
                    options.append(SET_EX + card + ((place + 1) << OVERLOAD_SHIFT))
    return options


def ex_options(state: ExceedState, seat: i64, card: i64) -> tuple[int, ...]:
    """The options that set an EX attack with a card out of the hand: with a copy first, then with each Overload."""
    return tuple(
        [int(SET_EX + card + (place << OVERLOAD_SHIFT)) for place in range(len(second_cards(state, seat, card)))]
    )


def second_card(state: ExceedState, seat: i64, argument: i64) -> i64:
    """The second card of an EX attack, by the argument of its option."""
    place = argument >> OVERLOAD_SHIFT
    return overloads(state, seat)[place - 1] if place > 0 else argument & CARD_MASK
