"""The numbers and counters that texts speak of."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.board import distance
from wildswing.exceed.constants import ARMOR, CARD_MASK, GUARD, POWER
from wildswing.exceed.counted_boosts import count_boosts
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.state import ExceedState
from wildswing.exceed.stats import armor, guard, positive_power, power, speed
from wildswing.exceed.zones import zone
from wildswing.kernel.effects import Number


class X(Number[ExceedState]):
    """The X of an earlier `X is ...` (EX 25.5)."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """The player's X."""
        return state.players[seat].x


class ThatMany(Number[ExceedState]):
    """As many as were just paid, moved or discarded."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """The last count."""
        return state.count


class CardsIn(Number[ExceedState]):
    """The cards of a kind in zones of a player."""

    def __init__(self, zones: list[int], kind: i64, opponent: bool) -> None:
        self.zones = zones
        self.kind: i64 = kind
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        player = state.players[1 - seat if self.opponent else seat]
        total: i64 = 0
        for where in self.zones:
            cards = zone(player, where)
            if self.kind == 0:
                total += len(cards)
            else:
                for card in cards:
                    if fits(state, card & CARD_MASK, self.kind):
                        total += 1
        return total


class Transformations(Number[ExceedState]):
    """The transformations in the area."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        return len(state.players[seat].transformations)


class BoostsInPlay(Number[ExceedState]):
    """The continuous boosts that the player has in play, or that both have (EX 10.18)."""

    def __init__(self, both: bool) -> None:
        self.both = both

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        count = count_boosts(state, seat)
        return count + count_boosts(state, 1 - seat) if self.both else count


class SpacesBetween(Number[ExceedState]):
    """The empty spaces between the fighters."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        return distance(state) - 1


class Distance(Number[ExceedState]):
    """The distance to the opponent."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Measure it."""
        return distance(state)


class PositivePower(Number[ExceedState]):
    """Your positive Power bonuses."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Add them up."""
        return positive_power(state, seat) if state.sides else 0


class StatOf(Number[ExceedState]):
    """A stat of a player as it is now; 0 outside a strike."""

    def __init__(self, stat: i64, opponent: bool) -> None:
        self.stat: i64 = stat
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        if not state.sides:
            return 0
        target = 1 - seat if self.opponent else seat
        if self.stat == POWER:
            return power(state, target)
        if self.stat == ARMOR:
            return armor(state, target)
        if self.stat == GUARD:
            return guard(state, target)
        return speed(state, target)


class LifeOf(Number[ExceedState]):
    """The life of a player."""

    def __init__(self, opponent: bool) -> None:
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.players[1 - seat if self.opponent else seat].life


class DamageTaken(Number[ExceedState]):
    """The damage taken in this strike."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].damage_taken if state.sides else 0


class DamageDealt(Number[ExceedState]):
    """The damage dealt in this strike."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].damage_dealt if state.sides else 0


class Per(Number[ExceedState]):
    """So much for every so many of a counter, at most a number in all."""

    def __init__(
        self, amount: Number[ExceedState], step: Number[ExceedState], counter: Number[ExceedState], most: i64
    ) -> None:
        self.amount = amount
        self.step = step
        self.counter = counter
        self.most: i64 = most  # -1 for none

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Multiply; a part of a step counts nothing."""
        times = self.counter.value(state, seat) // self.step.value(state, seat)
        value = self.amount.value(state, seat) * times
        return self.most if 0 <= self.most < value else value


class WithoutItself(Number[ExceedState]):
    """A number that may depend on itself: it counts nothing while it is being read (EX 14.4)."""

    def __init__(self, number: Number[ExceedState]) -> None:
        self.number = number

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it, with its own line left out."""
        if self in state.being_read:
            return 0
        state.being_read.append(self)
        try:
            return self.number.value(state, seat)
        finally:
            state.being_read.pop()


class Capped(Number[ExceedState]):
    """A number that is at most another."""

    def __init__(self, number: Number[ExceedState], most: i64) -> None:
        self.number = number
        self.most: i64 = most

    def value(self, state: ExceedState, seat: i64) -> i64:
        """The smaller of the two."""
        value = self.number.value(state, seat)
        return value if value < self.most else self.most
