"""Stats and standing lines that an effect with a trigger gives for the rest of the strike."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import ARMOR, GREATEST_RANGE, GUARD, LEAST_RANGE, POWER, SPEED, STAT_NAMES
from wildswing.exceed.effects.lasting import Lasting
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import armor_left
from wildswing.exceed.timing import join_timing
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount


class AddStat(Amount[ExceedState]):
    """`+2 Power` in a line with a trigger: counted once, for this strike (EX 18.14)."""

    def __init__(self, stat: i64, amount: Number[ExceedState], opponent: bool) -> None:
        super().__init__(amount)
        self.stat: i64 = stat
        self.opponent = opponent

    def do(self, state: ExceedState, seat: i64, amount: i64) -> None:
        """Add it; outside a strike there is nothing to add to."""
        if not state.sides:
            return
        target = 1 - seat if self.opponent else seat
        side = state.sides[target]
        stat = self.stat
        if stat == POWER:
            side.power += amount
            if amount > 0:
                side.positive += amount
        elif stat == SPEED:
            side.speed += amount
        elif stat == ARMOR:
            side.armor += amount
        elif stat == GUARD:
            side.guard += amount
        elif stat == LEAST_RANGE:
            side.least += amount
        elif stat == GREATEST_RANGE:
            side.greatest += amount
        if state.log is not None and amount:
            note(state, "stat", int(target), "EX 18.14", numbers=(int(amount),), words=(STAT_NAMES[stat], self.source))


class GiveLasting(Effect[ExceedState]):
    """A standing line gained by an effect, for this strike: `Ignore Armor`, `Attacks at range 1 do not hit you`.

    After `Strike` on an instant boost it holds for the strike that was ordered.
    """

    def __init__(self, lasting: Lasting, opponent: bool) -> None:
        super().__init__(True)
        self.lasting = lasting
        self.opponent = opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Give it; its condition was tested by the text around it."""
        if state.sides:
            side = state.sides[1 - seat if self.opponent else seat]
            if self.lasting.number not in side.granted:
                side.granted = (*side.granted, self.lasting.number)
        elif state.strike_order and not self.opponent:
            state.strike_lines = (*state.strike_lines, self.lasting.number)


class GiveCritical(Effect[ExceedState]):
    """`Your attack becomes critical`: bought before the attack is set, so it belongs to the side (EX 23.3)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Set it."""
        if state.sides:
            state.sides[seat].critical = True
            if state.log is not None:
                note(state, "critical", int(seat), "EX 23.3")


class Grant(Effect[ExceedState]):
    """`Give your attack "Hit: Draw 2"`: lines for this strike; those of the running timing join it (EX 18.13)."""

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(True, True)
        self.numbers = numbers

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Give the lines."""
        if not state.sides:
            return
        side = state.sides[seat]
        for number in self.numbers:
            side.granted = (*side.granted, number)
            line = state.match.line(number)
            if line is not None:
                join_timing(state, seat, line)


class LoseArmor(Effect[ExceedState]):
    """`Lose all Armor`: what is left becomes 0; Armor gained later counts (EX 19.10)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Count all Armor as used."""
        if state.sides:
            state.sides[seat].armor_used += armor_left(state, seat)


class SetX(Effect[ExceedState]):
    """`X is the opponent's Speed`: the player's number for this strike (EX 25.5)."""

    def __init__(self, amount: Number[ExceedState]) -> None:
        super().__init__(True)
        self.amount = amount

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Set it."""
        state.players[seat].x = self.amount.value(state, seat)
