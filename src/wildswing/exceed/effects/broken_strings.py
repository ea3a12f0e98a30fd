"""An opponent may turn a token over instead of hitting: a named rule of the token's owner, asked at their Before."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.constants import GAUGE, MAY, OFF_BOARD, PASS, YES
from wildswing.exceed.effects.lasting import FlagLine
from wildswing.exceed.effects.places import gap
from wildswing.exceed.effects.token_sides import is_active, stays_up, turn_over
from wildswing.exceed.spans import occupies
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import greatest_range, least_range
from wildswing.kernel.effects import Effect
from wildswing.kernel.state import Frame


def could_reach(state: ExceedState, seat: i64, space: i64) -> bool:
    """Whether this player's attack could reach a space now, or its fighter stands there."""
    start = origin(state, seat)
    if occupies(state, seat, space):
        return True
    return start != OFF_BOARD and least_range(state, seat) <= gap(space, start) <= greatest_range(state, seat)


class MayBreakStrings(Effect[ExceedState]):
    """The attacker may turn over the other player's token: the attack does not hit, and goes to the gauge."""

    def __init__(self, token: i64, misses: FlagLine) -> None:
        super().__init__(False)
        self.token: i64 = token
        self.misses = misses

    def offers(self, state: ExceedState, seat: i64) -> bool:
        """Whether the attack could reach the token, and nothing keeps it active."""
        other = 1 - seat
        if not is_active(state, other, self.token) or stays_up(state, other):
            return False
        return could_reach(state, seat, state.players[other].tokens[self.token])

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Ask, then turn the token over."""
        seat = frame.seat
        if frame.step == 0:
            if not self.offers(state, seat):
                return True
            frame.step = 1
            state.ask(MAY, seat, self.options(state, frame))
            return False
        if state.answer != PASS:
            turn_over(state, 1 - seat, self.token)
            side = state.sides[seat]
            side.granted = (*side.granted, self.misses.number)
            side.destination = GAUGE
        return True

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """No or yes."""
        return [PASS, YES]

    def idle(self, state: ExceedState, seat: i64) -> bool:
        """Nothing is asked."""
        return not self.offers(state, seat)
