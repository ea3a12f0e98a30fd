"""Steps that are done: from moving a fighter to taking turns; those about tokens stand in `token_acts`.

`who` is the player who does the step; a step without it is always yours.  Defaults stand for what a text leaves out.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count
from wildswing.exceed.text.token_acts import MoveToken, Place, Remove, TurnOver
from wildswing.exceed.text.values import Amount, Number, Per, Selection, Who, Zone


class NamedRule(Node, frozen=True):
    """A rule that code supplies; the file of the character lists its name in `hooks`."""

    name: str


class Do(Node, frozen=True):
    """A step in its own fixed words, done at once: "gain Advantage", "revert"."""

    what: str


# ------------------------------------------------------------------------------------------------ moving


class Path(Node, frozen=True):
    """How a move goes: "without passing", "stopping on Web Trap", "toward the attack's origin"."""

    how: str
    token: str | None = None


class Move(Node, frozen=True):
    """`Push or pull 1-2`: one of the verbs, and a number of spaces."""

    who: Who
    verbs: tuple[str, ...]
    amount: Amount
    per: Per | None = None
    path: tuple[Path, ...] = ()


class MoveToRange(Node, frozen=True):
    """`Pull to range 1`, `push to your greatest range`."""

    who: Who
    verb: str
    range: Count | Literal["greatest"]


class Sweep(Node, frozen=True):
    """`Removing the first 2 Ice Spikes in the way`."""

    count: int
    token: str


class MoveToSpace(Node, frozen=True):
    """`Move to any space within 3`, `advance to any space in range` (`limit` is then "range")."""

    who: Who
    verb: str
    limit: Count | Literal["range"] | None = None
    sweep: Sweep | None = None


class MoveToToken(Node, frozen=True):
    """`Move to Serena`; the token may also be `your attack`."""

    who: Who
    verb: str
    token: str


class SwapPlaces(Node, frozen=True):
    """`Swap places with Nirvana`."""

    token: str


# ------------------------------------------------------------------------------------------------ stats


class Stat(Node, frozen=True):
    """`+1 Power`, `+0-1 Range`: `low` and `high` differ only for Range, whose ends can change apart.

    `outside` is "even outside strikes".
    """

    who: Who
    stat: str
    low: Count
    high: Count
    per: Per | None = None
    outside: bool = False


class SetStat(Node, frozen=True):
    """`Your Power is 0`, `your printed Power becomes X`."""

    what: str
    to: Number


class SetX(Node, frozen=True):
    """`X is the number of cards in your hand`."""

    to: Number


# ------------------------------------------------------------------------------------------------ cards


class Draw(Node, frozen=True):
    """`Draw 2`."""

    who: Who
    amount: Amount
    per: Per | None = None


class Discard(Node, frozen=True):
    """`Discard 1 at random`, from hand; `chooser` is who picks, as in `of your choice among the revealed cards`."""

    who: Who
    amount: Amount
    per: Per | None = None
    random: bool = False
    chooser: str | None = None


class DiscardOrReveal(Node, frozen=True):
    """`The opponent discards 1 Normal or reveals their hand`."""

    who: Who
    amount: Amount
    kind: str


class HandTo(Node, frozen=True):
    """`Draw to 5`, `discard to 3 at random`, `draw or discard to 7`."""

    who: Who
    way: str
    size: Number
    random: bool = False


class MoveCards(Node, frozen=True):
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


class Shuffle(Node, frozen=True):
    """`Shuffle your deck`."""

    who: Who
    zone: Zone


# ------------------------------------------------------------------------------------------------ paying, life, turns


class Spend(Node, frozen=True):
    """`Spend up to 9 Force in steps of 3`: `what` is Force, Gauge or life; `steps_of` is the size of a step."""

    who: Who
    amount: Amount
    what: str
    steps_of: int | None = None


class SpendAll(Node, frozen=True):
    """`Spend all your Gauge`."""

    who: Who
    what: str


class GainLife(Node, frozen=True):
    """`Gain 2 life`."""

    who: Who
    amount: Amount
    per: Per | None = None


class Damage(Node, frozen=True):
    """`The opponent takes 2 non-lethal damage`."""

    who: Who
    amount: Amount
    non_lethal: bool = False


class MoreActions(Node, frozen=True):
    """`Take another action other than Strike`, `take 3 more actions`."""

    who: Who
    count: int = 1
    no_strike: bool = False


class SetLife(Node, frozen=True):
    """`Your life becomes 10 per transformation`."""

    to: Count
    per: Per | None = None


class Repeat(Node, frozen=True):
    """`Repeat this 2 times`: the line again, from its start."""

    amount: Amount
    per: Per | None = None


Act: TypeAlias = (
    NamedRule
    | Do
    | Move
    | MoveToRange
    | MoveToSpace
    | MoveToToken
    | SwapPlaces
    | TurnOver
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
)
"""Every step that is done."""
