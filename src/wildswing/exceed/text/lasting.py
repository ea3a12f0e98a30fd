"""Steps that are true while they apply: what an attack ignores, dodges or reaches, and what things cost."""

from __future__ import annotations

from typing import TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count
from wildswing.exceed.text.conditions import Condition
from wildswing.exceed.text.values import Counter, Distance, Number, Per, Who


class Flag(Node, frozen=True):
    """A fixed sentence that is true while it applies: "you cannot be stunned"."""

    what: str


class Ignore(Node, frozen=True):
    """`Ignore Armor`, `ignore Guard`, `ignore Armor and Guard`."""

    who: Who
    what: str


class Dodge(Node, frozen=True):
    """`Attacks at range 4-9 do not hit you`; with a token: `... at range 2-4 from Shield Knight ...`."""

    range: Distance
    token: str | None = None


class DodgeCount(Node, frozen=True):
    """`Attacks at a range equal to the number of cards in your overdrive do not hit you`."""

    counter: Counter


class DodgeSpeed(Node, frozen=True):
    """`Attacks of Speed 5 or more do not hit you`."""

    speed: Count


class DodgeBeyond(Node, frozen=True):
    """`Attacks from beyond Shield Knight do not hit you`."""

    token: str


class Origin(Node, frozen=True):
    """`Measure range from Serena`; with `any_of`: `... from one of your Dissolves`; also `your attack`."""

    token: str
    any_of: bool = False


class HitsOnly(Node, frozen=True):
    """`Your attack hits only if you moved past the opponent`."""

    condition: Condition


class DamageCap(Node, frozen=True):
    """`Each attack deals you at most 3 damage`."""

    most: Count


class RangeIncludes(Node, frozen=True):
    """`Your range includes 1` (a distance) or `... includes Lightning Rods` (a token): exactly one of the two."""

    distance: Count | None = None
    token: str | None = None


class CannotPass(Node, frozen=True):
    """`The opponent cannot move past Shield Knight`; also `your attack`."""

    token: str


class Bonus(Node, frozen=True):
    """`Your movements are 1 more`, `your triggers resolve 1 times more`."""

    what: str
    amount: Count


class Costs(Node, frozen=True):
    """`This attack may cost 3 life`: another cost than the printed one; `resource` is Force, Gauge or life."""

    what: str
    number: Number
    resource: str


class CostsLess(Node, frozen=True):
    """`Exceeding costs 2 less per transformation`."""

    what: str
    amount: Count
    per: Per | None = None


class NumberRule(Node, frozen=True):
    """A sentence with one number: "your hand limit is 9", "you cannot move more than 3 spaces at once"."""

    what: str
    number: Count
    end: str | None = None


class NameRule(Node, frozen=True):
    """A sentence with one name: "you may set Wonderland as your attack", "keep Nirvana active"."""

    what: str
    name: str
    end: str | None = None


Lasting: TypeAlias = (
    Flag
    | Ignore
    | Dodge
    | DodgeCount
    | DodgeSpeed
    | DodgeBeyond
    | Origin
    | HitsOnly
    | DamageCap
    | RangeIncludes
    | CannotPass
    | Bonus
    | Costs
    | CostsLess
    | NumberRule
    | NameRule
)
"""Every step that is true while it applies."""
