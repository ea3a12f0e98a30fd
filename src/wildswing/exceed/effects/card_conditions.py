"""Conditions about cards: what was just discarded or could not be, and what lies on top of a pile."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD_MASK, HAND
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import zone
from wildswing.kernel.effects import Condition


class DidSome(Condition[ExceedState]):
    """They discarded it; you could not: whether the step before has moved a card."""

    def __init__(self, done: bool) -> None:
        super().__init__()
        self.done = done

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return (state.count > 0) == self.done


class PickedToHand(Condition[ExceedState]):
    """You added it to your hand: the card picked last of those looked at."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.picked_to == HAND


class FellShortOfCards(Condition[ExceedState]):
    """They could not: there were fewer cards than the step before had to discard (EX 18.11)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.short


class TopCardIs(Condition[ExceedState]):
    """Your top card is a Normal; the opponent's top discard is a Special."""

    def __init__(self, where: i64, kind: i64, opponent: bool) -> None:
        super().__init__()
        self.where: i64 = where
        self.kind: i64 = kind
        self.opponent = opponent

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it; an empty pile has no top card."""
        pile = zone(state.players[1 - seat if self.opponent else seat], self.where)
        return len(pile) > 0 and fits(state, pile[len(pile) - 1] & CARD_MASK, self.kind)
