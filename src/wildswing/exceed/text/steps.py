"""The effects themselves: one class for every kind of step, from moving a fighter to the payment that buys another step.

`who` is the player who does the step; a step without it is always yours.  Defaults stand for what a text leaves out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from wildswing.exceed.text.conditions import Condition
from wildswing.exceed.text.values import (
    Amount,
    Count,
    Counter,
    Distance,
    From,
    Number,
    Per,
    Random,
    Selection,
    Them,
    This,
    Top,
    Who,
    Zone,
)

# ------------------------------------------------------------------------------------------------ lines and branches


@dataclass(frozen=True, slots=True)
class Line:
    """One effect of a card: when it happens (None: lasting, or at once on an instant boost) and what happens."""

    trigger: str | None
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class If:
    """`If C and D, A. Otherwise, B.`: all conditions are tested when the step is about to be done."""

    conditions: tuple[Condition, ...]
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class May:
    """`You may A`: the whole body, or nothing of it."""

    who: Who
    body: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Pay:
    """`COST: A`: the body happens if the cost was done; with `each`, once for every unit paid."""

    cost: Step
    body: tuple[Step, ...]
    each: bool = False


@dataclass(frozen=True, slots=True)
class Choose:
    """`Choose one: A; or B`: `pick` different options are done, in the order in which they are picked."""

    who: Who
    pick: int
    options: tuple[tuple[Step, ...], ...]


@dataclass(frozen=True, slots=True)
class Grant:
    """`Give your attack "..."`: the lines are added to your attack for this strike."""

    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """A set-aside card, by its name, as the source of a strike."""

    name: str


@dataclass(frozen=True, slots=True)
class Strike:
    """`Strike [with SOURCE] [face up] [after the opponent sets] [with "..."]`.

    A `source` that is a string is "a wild swing" or "an EX attack".  The lines hold for the strike that this starts.
    """

    source: str | SetAside | From | Random | Them | None = None
    face_up: bool = False
    after_opponent: bool = False
    lines: tuple[Line, ...] = ()


@dataclass(frozen=True, slots=True)
class NamedRule:
    """A rule that code supplies; the file of the character lists its name in `hooks`."""

    name: str


@dataclass(frozen=True, slots=True)
class Do:
    """A step in its own fixed words, done at once: "gain Advantage", "revert"."""

    what: str


# ------------------------------------------------------------------------------------------------ moving


@dataclass(frozen=True, slots=True)
class Path:
    """How a move goes: "without passing", "stopping on Web Trap", "toward the attack's origin"."""

    how: str
    token: str | None = None


@dataclass(frozen=True, slots=True)
class Move:
    """`Push or pull 1-2`: one of the verbs, and a number of spaces."""

    who: Who
    verbs: tuple[str, ...]
    amount: Amount
    per: Per | None = None
    path: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class MoveToRange:
    """`Pull to range 1`, `push to your greatest range`."""

    who: Who
    verb: str
    range: Count | Literal["greatest"]


@dataclass(frozen=True, slots=True)
class Sweep:
    """`Removing the first 2 Ice Spikes in the way`."""

    count: int
    token: str


@dataclass(frozen=True, slots=True)
class MoveToSpace:
    """`Move to any space within 3`, `advance to any space in range` (`limit` is then "range")."""

    who: Who
    verb: str
    limit: Count | Literal["range"] | None = None
    sweep: Sweep | None = None


@dataclass(frozen=True, slots=True)
class MoveToToken:
    """`Move to Serena`; the token may also be `your attack`."""

    who: Who
    verb: str
    token: str


@dataclass(frozen=True, slots=True)
class SwapPlaces:
    """`Swap places with Nirvana`."""

    token: str


# ------------------------------------------------------------------------------------------------ stats


@dataclass(frozen=True, slots=True)
class Stat:
    """`+1 Power`, `+0-1 Range`: `low` and `high` differ only for Range, whose ends can change apart.

    `outside` is "even outside strikes".
    """

    who: Who
    stat: str
    low: Count
    high: Count
    per: Per | None = None
    outside: bool = False


@dataclass(frozen=True, slots=True)
class SetStat:
    """`Your Power is 0`, `your printed Power becomes X`."""

    what: str
    to: Number


@dataclass(frozen=True, slots=True)
class SetX:
    """`X is the number of cards in your hand`."""

    to: Number


# ------------------------------------------------------------------------------------------------ cards


@dataclass(frozen=True, slots=True)
class Draw:
    """`Draw 2`."""

    who: Who
    amount: Amount
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class Discard:
    """`Discard 1 at random`, from hand; `chooser` is who picks, as in `of your choice among the revealed cards`."""

    who: Who
    amount: Amount
    per: Per | None = None
    random: bool = False
    chooser: str | None = None


@dataclass(frozen=True, slots=True)
class DiscardOrReveal:
    """`The opponent discards 1 Normal or reveals their hand`."""

    who: Who
    amount: Amount
    kind: str


@dataclass(frozen=True, slots=True)
class HandTo:
    """`Draw to 5`, `discard to 3 at random`, `draw or discard to 7`."""

    who: Who
    way: str
    size: Number
    random: bool = False


@dataclass(frozen=True, slots=True)
class MoveCards:
    """Cards go from one place to another: "return 1 card from your discard pile to your hand".

    `way` is add, return, put, shuffle, seal, discard, reveal, look at, boost, transform or sustain.  `to` is the zone
    of add, return, put and shuffle; `end` is where "put" puts them ("on top of", "into play as a boost" ...).  `free`
    is "without paying", `sustain` is "and sustain it".
    """

    who: Who
    way: str
    what: Selection
    to: Zone | None = None
    end: str | None = None
    per: Per | None = None
    free: bool = False
    sustain: bool = False


@dataclass(frozen=True, slots=True)
class Shuffle:
    """`Shuffle your deck`."""

    who: Who
    zone: Zone


# ------------------------------------------------------------------------------------------------ paying, life, turns


@dataclass(frozen=True, slots=True)
class Spend:
    """`Spend up to 9 Force in steps of 3`: `what` is Force, Gauge or life; `steps_of` is the size of a step."""

    who: Who
    amount: Amount
    what: str
    steps_of: int | None = None


@dataclass(frozen=True, slots=True)
class SpendAll:
    """`Spend all your Gauge`."""

    who: Who
    what: str


@dataclass(frozen=True, slots=True)
class GainLife:
    """`Gain 2 life`."""

    who: Who
    amount: Amount
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class Damage:
    """`The opponent takes 2 non-lethal damage`."""

    who: Who
    amount: Amount
    non_lethal: bool = False


@dataclass(frozen=True, slots=True)
class MoreActions:
    """`Take another action other than Strike`, `take 3 more actions`."""

    who: Who
    count: int = 1
    no_strike: bool = False


@dataclass(frozen=True, slots=True)
class SetLife:
    """`Your life becomes 10 per transformation`."""

    to: Count
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class Repeat:
    """`Repeat this 2 times`: the line again, from its start."""

    amount: Amount
    per: Per | None = None


# ------------------------------------------------------------------------------------------------ tokens


@dataclass(frozen=True, slots=True)
class Tokens:
    """Tokens by name, always in the singular: "Serena" has no amount, "up to 2 Ice Spikes" has one."""

    name: str
    amount: Amount | None = None


Things: TypeAlias = Tokens | From | Top | This
"""What can be put on the board: tokens, cards, your attack or this boost."""

Where: TypeAlias = str | Distance
"""Where on the board: a phrase such as "next to you", or a distance."""


@dataclass(frozen=True, slots=True)
class Place:
    """`Place Serena on any space`, `place 1 card from your hand at range 2 as a Lightning Rod`."""

    who: Who
    what: Things
    where: Where
    as_token: str | None = None


@dataclass(frozen=True, slots=True)
class Remove:
    """`Remove Serena`, `remove any number of Dissolves in the opponent's space`."""

    who: Who
    what: Things
    where: Where | None = None


@dataclass(frozen=True, slots=True)
class MoveToken:
    """`Move Nirvana up to 2` (an amount) or `move Serena to the opponent's space` (a place): exactly one of the two."""

    who: Who
    what: Things
    amount: Amount | None = None
    to: Where | None = None


# ------------------------------------------------------------------------------------------------ true while they apply


@dataclass(frozen=True, slots=True)
class Flag:
    """A fixed sentence that is true while it applies: "you cannot be stunned"."""

    what: str


@dataclass(frozen=True, slots=True)
class Ignore:
    """`Ignore Armor`, `ignore Guard`, `ignore Armor and Guard`."""

    who: Who
    what: str


@dataclass(frozen=True, slots=True)
class Dodge:
    """`Attacks at range 4-9 do not hit you`; with a token: `... at range 2-4 from Shield Knight ...`."""

    range: Distance
    token: str | None = None


@dataclass(frozen=True, slots=True)
class DodgeCount:
    """`Attacks at a range equal to the number of cards in your overdrive do not hit you`."""

    counter: Counter


@dataclass(frozen=True, slots=True)
class DodgeSpeed:
    """`Attacks of Speed 5 or more do not hit you`."""

    speed: Count


@dataclass(frozen=True, slots=True)
class DodgeBeyond:
    """`Attacks from beyond Shield Knight do not hit you`."""

    token: str


@dataclass(frozen=True, slots=True)
class Origin:
    """`Measure range from Serena`; with `any_of`: `... from one of your Dissolves`; also `your attack`."""

    token: str
    any_of: bool = False


@dataclass(frozen=True, slots=True)
class HitsOnly:
    """`Your attack hits only if you moved past the opponent`."""

    condition: Condition


@dataclass(frozen=True, slots=True)
class DamageCap:
    """`Each attack deals you at most 3 damage`."""

    most: Count


@dataclass(frozen=True, slots=True)
class RangeIncludes:
    """`Your range includes 1` (a distance) or `... includes Lightning Rods` (a token): exactly one of the two."""

    distance: Count | None = None
    token: str | None = None


@dataclass(frozen=True, slots=True)
class CannotPass:
    """`The opponent cannot move past Shield Knight`; also `your attack`."""

    token: str


@dataclass(frozen=True, slots=True)
class Bonus:
    """`Your movements are 1 more`, `your triggers resolve 1 times more`."""

    what: str
    amount: Count


@dataclass(frozen=True, slots=True)
class Costs:
    """`This attack may cost 3 life`: another cost than the printed one; `resource` is Force, Gauge or life."""

    what: str
    number: Number
    resource: str


@dataclass(frozen=True, slots=True)
class CostsLess:
    """`Exceeding costs 2 less per transformation`."""

    what: str
    amount: Count
    per: Per | None = None


@dataclass(frozen=True, slots=True)
class NumberRule:
    """A sentence with one number: "your hand limit is 9", "you cannot move more than 3 spaces at once"."""

    what: str
    number: Count
    end: str | None = None


@dataclass(frozen=True, slots=True)
class NameRule:
    """A sentence with one name: "you may set Wonderland as your attack", "keep Nirvana active"."""

    what: str
    name: str
    end: str | None = None


Step: TypeAlias = (
    If
    | May
    | Pay
    | Choose
    | Grant
    | Strike
    | NamedRule
    | Do
    | Move
    | MoveToRange
    | MoveToSpace
    | MoveToToken
    | SwapPlaces
    | Stat
    | SetStat
    | SetX
    | Draw
    | Discard
    | DiscardOrReveal
    | HandTo
    | MoveCards
    | Shuffle
    | Spend
    | SpendAll
    | GainLife
    | Damage
    | MoreActions
    | SetLife
    | Repeat
    | Place
    | Remove
    | MoveToken
    | Flag
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
