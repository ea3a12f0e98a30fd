"""Broken Strings: an opponent whose attack could reach the active token may turn it over instead of hitting."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.attack import origin
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.named import NamedRule, RuleLine
from wildswing.exceed.building.texts import Builder
from wildswing.exceed.constants import DOES_NOT_HIT, GAUGE, MAY, OFF_BOARD, OPPONENTS_BEFORE, PASS, YES
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


def broken_strings(builder: Builder) -> Effect[ExceedState]:
    """The question at the opponent's Before, about the first token with two sides."""
    token = 0
    while token < len(builder.tokens) and not builder.fighter.token_sides[token]:
        token += 1
    if token == len(builder.tokens):
        raise NotPlayable("Broken Strings without a token that has two sides", builder.source)
    misses = FlagLine(None, DOES_NOT_HIT)
    builder.add_lasting(misses)
    made = MayBreakStrings(token, misses)
    made.words = f"Turn over {builder.tokens[token]}: the attack does not hit and goes to the gauge"
    return made


RULE: Final = NamedRule(lines=(RuleLine(OPPONENTS_BEFORE, broken_strings),))
