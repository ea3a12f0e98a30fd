"""Standing lines: true, or counted, as long as their card is in play (EX 18.14, 10.24)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition, Number


class Lasting:
    """A standing line with the condition under which it holds."""

    def __init__(self, condition: Condition[ExceedState] | None) -> None:
        self.condition: Condition[ExceedState] | None = condition
        self.number: i64 = -1
        self.words: str = ""
        self.source: str = ""

    def holds(self, state: ExceedState, seat: i64) -> bool:
        """Whether it applies now; `seat` is the player of the text."""
        condition = self.condition
        return condition is None or condition.test(state, seat)

    def flag_bits(self) -> i64:
        """The flags that this line may set."""
        return 0

    def set_bits(self) -> i64:
        """The stats that this line may set, as bits."""
        return 0


class StatLine(Lasting):
    """`+1 Power per card in your gauge`, recounted whenever it is read."""

    def __init__(
        self, condition: Condition[ExceedState] | None, stat: i64, amount: Number[ExceedState], outside: bool
    ) -> None:
        super().__init__(condition)
        self.stat: i64 = stat
        self.amount: Number[ExceedState] = amount
        self.outside: bool = outside


class SetStat(Lasting):
    """`Your Power is 0`; with `printed`, only the printed number is replaced."""

    def __init__(
        self, condition: Condition[ExceedState] | None, stat: i64, amount: Number[ExceedState], printed: bool
    ) -> None:
        super().__init__(condition)
        self.stat: i64 = stat
        self.amount: Number[ExceedState] = amount
        self.printed: bool = printed

    def set_bits(self) -> i64:
        """The stat that this line sets, as a bit."""
        bit: i64 = 1
        bit <<= self.stat
        return bit


class Multiplier(Lasting):
    """`Multiply your positive Power bonuses by 2`."""

    def __init__(self, condition: Condition[ExceedState] | None, stat: i64, factor: i64, positive_only: bool) -> None:
        super().__init__(condition)
        self.stat: i64 = stat
        self.factor: i64 = factor
        self.positive_only: bool = positive_only


class FlagLine(Lasting):
    """A sentence that is simply true: `You cannot be stunned`."""

    def __init__(self, condition: Condition[ExceedState] | None, flag: i64) -> None:
        super().__init__(condition)
        self.flag: i64 = flag

    def flag_bits(self) -> i64:
        """The flags that this line sets."""
        return self.flag


class Dodge(Lasting):
    """`Attacks at range 4-9 do not hit you`, or of a Speed; -1 where a bound does not apply."""

    # The subclasses below are tested for first.

    def __init__(self, condition: Condition[ExceedState] | None, low: i64, high: i64, speed: i64) -> None:
        super().__init__(condition)
        self.low: i64 = low
        self.high: i64 = high
        self.speed: i64 = speed


class TokenDodge(Dodge):
    """`Attacks at range 2-4 from Shield Knight do not hit you`; with `beyond`, `attacks from beyond Shield Knight`."""

    def __init__(self, condition: Condition[ExceedState] | None, low: i64, high: i64, token: i64, beyond: bool) -> None:
        super().__init__(condition, low, high, -1)
        self.token: i64 = token
        self.beyond: bool = beyond


class CountDodge(Dodge):
    """`Attacks at a range equal to the number of cards in your overdrive do not hit you`."""

    def __init__(self, condition: Condition[ExceedState] | None, counter: Number[ExceedState]) -> None:
        super().__init__(condition, -1, -1, -1)
        self.counter: Number[ExceedState] = counter


class OriginRule(Lasting):
    """`Measure range from ...`: a token (its place in the fighter's list), the attack itself, or the centre."""

    def __init__(
        self,
        condition: Condition[ExceedState] | None,
        token: i64,
        own_attack: bool,
        center: bool,
        chosen: bool = False,
    ) -> None:
        super().__init__(condition)
        self.token: i64 = token
        self.own_attack: bool = own_attack
        self.center: bool = center
        self.chosen: bool = chosen  # the space that was chosen in this strike, or on which the attack lay as a boost


class HitsOnly(Lasting):
    """`Your attack hits only if ...`."""

    def __init__(self, condition: Condition[ExceedState] | None, needed: Condition[ExceedState]) -> None:
        super().__init__(condition)
        self.needed: Condition[ExceedState] = needed


class PassBan(Lasting):
    """`The opponent cannot move past TOKEN`, or past your attack on its space."""

    def __init__(self, condition: Condition[ExceedState] | None, token: i64, own_attack: bool) -> None:
        super().__init__(condition)
        self.token: i64 = token
        self.own_attack: bool = own_attack


class RepeatRule(Lasting):
    """`Your triggers resolve 2 times more`; with `printed_only`, those printed on your attack."""

    def __init__(self, condition: Condition[ExceedState] | None, more: i64, printed_only: bool) -> None:
        super().__init__(condition)
        self.more: i64 = more
        self.printed_only: bool = printed_only


class DamageCap(Lasting):
    """`Each attack deals you at most 5 damage`."""

    def __init__(self, condition: Condition[ExceedState] | None, most: i64) -> None:
        super().__init__(condition)
        self.most: i64 = most


class CostRule(Lasting):
    """Another price than the printed one: `This attack costs 0 Gauge`, `Exceeding costs 2 less per transformation`."""

    def __init__(
        self, condition: Condition[ExceedState] | None, what: i64, amount: Number[ExceedState], less: bool
    ) -> None:
        super().__init__(condition)
        self.what: i64 = what
        self.amount: Number[ExceedState] = amount
        self.less: bool = less


class FreeForce(Lasting):
    """`You have 1 free Force for each payment`; with `less`, a Force price is that much lower (EX 6.11)."""

    def __init__(self, condition: Condition[ExceedState] | None, amount: i64, less: bool) -> None:
        super().__init__(condition)
        self.amount: i64 = amount
        self.less: bool = less


class NumberRule(Lasting):
    """A rule with one number, by its kind (`number_rules`): `Your movements are 1 more`, a limit of movement."""

    def __init__(self, condition: Condition[ExceedState] | None, what: i64, amount: i64) -> None:
        super().__init__(condition)
        self.what: i64 = what
        self.amount: i64 = amount


class RangeIncludes(Lasting):
    """`Your range includes 1`: a distance that the attack reaches beside its range, or spaces on which cards lie."""

    def __init__(self, condition: Condition[ExceedState] | None, distance: i64, laid_cards: bool = False) -> None:
        super().__init__(condition)
        self.distance: i64 = distance
        self.laid_cards: bool = laid_cards


class MaySet(Lasting):
    """`You may set The Beast Within as your attack`: a card that is set aside."""

    def __init__(self, condition: Condition[ExceedState] | None, name: str) -> None:
        super().__init__(condition)
        self.name: str = name
