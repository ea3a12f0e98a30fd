"""Answers to a boost that the opponent is playing."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import BOOST, HAND, NO_CARD
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import discard_from
from wildswing.kernel.effects import Effect


def boost_of_other(state: ExceedState, seat: i64) -> i64:
    """The card that the opponent is playing as a boost, NO_CARD if there is none."""
    for frame in reversed(state.stack):
        if frame.procedure == BOOST and frame.seat != seat:
            return frame.a
    return NO_CARD


class DiscardCopyOfBoost(Effect[ExceedState]):
    """`Discard a copy of that boost's card`: a hand card that is a copy of it (EX 1.16)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Discard one; all copies in a hand are equal."""
        card = self.copy_in(state, seat, state.players[seat].hand)
        if card == NO_CARD:
            return
        discard_from(state, seat, HAND, card, "EX 10.15")
        state.count = 1
        if state.sides:
            state.sides[seat].discarded += 1

    def copy_in(self, state: ExceedState, seat: i64, cards: list[int]) -> i64:
        """A copy of the boost's card among some cards, NO_CARD if there is none."""
        boost = boost_of_other(state, seat)
        if boost != NO_CARD:
            key = state.match.card(boost).copy_key
            for card in cards:
                if card >= 0 and state.match.card(card).copy_key == key:
                    return card
        return NO_CARD

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether there is a copy."""
        return self.copy_in(state, seat, state.players[seat].hand) != NO_CARD

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the hand, which the others do not see, may hold a copy."""
        return (
            len(state.players[seat].hand) > 0 and self.copy_in(state, seat, state.match.fighters[seat].deck) != NO_CARD
        )
