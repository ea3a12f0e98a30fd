"""What the range of a card would be if it were its player's attack, in a strike or outside one."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import reaches
from wildswing.exceed.cards import Text
from wildswing.exceed.constants import GREATEST_RANGE, HAND, LEAST_RANGE, NO_RANGE
from wildswing.exceed.state import ExceedState, Side
from wildswing.exceed.stats import active_texts, face_range
from wildswing.kernel.effects import Condition, Number


def could_reach(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether the range of a card would include the opponent: as printed, with the standing lines that hold now.

    Outside a strike only those count that say so; bonuses of the attack that is performed are that attack's own.
    """
    in_strike = len(state.sides) > 0
    trial = as_attack(state, seat, card)
    low, high = face_range(trial, seat, card)
    if low == NO_RANGE:
        return False
    for text in active_texts(trial, seat):
        low += changes(trial, seat, text, LEAST_RANGE, False, in_strike)
        high += changes(trial, seat, text, GREATEST_RANGE, False, in_strike)
    for text in active_texts(trial, 1 - seat):
        low += changes(trial, 1 - seat, text, LEAST_RANGE, True, in_strike)
        high += changes(trial, 1 - seat, text, GREATEST_RANGE, True, in_strike)
    return reaches(trial, seat, low, high)


def as_attack(state: ExceedState, seat: i64, card: i64) -> ExceedState:
    """A copy of the state in which a card is the attack of its player."""
    trial = state.clone()
    if not trial.sides:
        trial.sides = [Side(), Side()]
        trial.attacker = seat
    side = Side()
    side.attack = card
    side.set_from = HAND
    side.face_up = True
    trial.sides[seat] = side
    return trial


def changes(state: ExceedState, seat: i64, text: Text, stat: i64, opponents: bool, in_strike: bool) -> i64:
    """What the standing lines of a text add to a range."""
    total: i64 = 0
    for line in text.opponent_stats[stat] if opponents else text.stats[stat]:
        if (in_strike or line.outside) and line.holds(state, seat):
            total += line.amount.value(state, seat)
    return total


class StoredReaching(Number[ExceedState]):
    """`stored card whose range includes the opponent`."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        count: i64 = 0
        for card in state.players[seat].stored:
            if card >= 0 and could_reach(state, seat, card):
                count += 1
        return count


class HandCouldReach(Condition[ExceedState]):
    """`If a card in your hand could reach the opponent`."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for card in state.players[seat].hand:
            if card >= 0 and could_reach(state, seat, card):
                return True
        return False


class Transformed(Condition[ExceedState]):
    """`If Ritual Magic is transformed`: a transformation of that name is in one's area."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        for card in state.players[seat].transformations:
            if state.match.card(card).boost_name == self.name:
                return True
        return False
