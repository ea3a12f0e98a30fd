"""The numbers printed on cards that lie somewhere: `the printed Power of the top card of your discard pile`."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import face_power
from wildswing.exceed.zones import zone
from wildswing.kernel.effects import Condition, Number


def printed_speed(state: ExceedState, seat: i64) -> i64:
    """The Speed printed on this player's attack, 0 where the card computes it in play (EX 1.18) or has left."""
    side = state.sides[seat]
    if side.attack < 0 or side.gone or not side.face_up:
        return 0
    return state.match.card(side.attack).speed


class PowerOfTop(Number[ExceedState]):
    """The printed Power of the card at an end of a pile; 0 for an empty one."""

    def __init__(self, where: i64, top: bool, opponent: bool) -> None:
        self.where: i64 = where
        self.top = top
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        holder = 1 - seat if self.opponent else seat
        pile = zone(state.players[holder], self.where)
        if not pile:
            return 0
        card = pile[len(pile) - 1] if self.top else pile[0]
        return face_power(state, holder, card) if card >= 0 else 0


class PowerOfRandom(Number[ExceedState]):
    """The printed Power of a card of a zone that chance picks; 0 for an empty one."""

    def __init__(self, where: i64, opponent: bool) -> None:
        self.where: i64 = where
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Let chance pick and read it."""
        holder = 1 - seat if self.opponent else seat
        pile = sorted(zone(state.players[holder], self.where))
        if not pile:
            return 0
        card = pile[state.random(len(pile))]
        return face_power(state, holder, card)


class PickedHasSpeed(Condition[ExceedState]):
    """`That card has your attack's printed Speed`: the card that was just picked."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return state.picked >= 0 and state.match.card(state.picked).speed == printed_speed(state, seat)
