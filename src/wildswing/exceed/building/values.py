"""Numbers, counters, kinds and zones: from words to the effects' objects."""

from __future__ import annotations

from collections.abc import Callable

from wildswing.exceed import constants as c
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import (
    card_numbers,
    counts,
    kinds,
    measures,
    numbers,
    printed,
    reaching,
    token_copies,
)
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Constant
from wildswing.kernel.effects import Number as Runnable

STATS = {"Power": c.POWER, "Speed": c.SPEED, "Armor": c.ARMOR, "Guard": c.GUARD}
ZONES = {
    "hand": c.HAND,
    "gauge": c.GAUGE,
    "deck": c.DECK,
    "discard pile": c.DISCARD,
    "overdrive": c.OVERDRIVE_ZONE,
    "sealed cards": c.SEALED,
    "stored cards": c.STORED,
    "set-aside cards": c.ASIDE,
    "continuous boosts": c.BOOSTS,
    "boosts": c.BOOSTS,
}
KINDS = {
    "card": kinds.ANY,
    "Normal": kinds.A_NORMAL,
    "Special": kinds.A_SPECIAL,
    "Ultra": kinds.AN_ULTRA,
    "continuous boost": kinds.A_CONTINUOUS_BOOST,
    "transformation": kinds.A_TRANSFORMATION,
    "Special or Ultra": kinds.SPECIAL_OR_ULTRA,
    "card that could reach the opponent": kinds.COULD_REACH,
    "Normal or Special": kinds.NORMAL_OR_SPECIAL,
}
COUNTED: dict[str, Callable[[], Runnable[ExceedState]]] = {
    "transformation": numbers.Transformations,
    "continuous boost you have in play": lambda: numbers.BoostsInPlay(False),
    "continuous boost in play": lambda: numbers.BoostsInPlay(True),
    "empty space between you and the opponent": numbers.SpacesBetween,
    "stored card whose range includes the opponent": reaching.StoredReaching,
    "damage taken": numbers.DamageTaken,
    "card discarded": numbers.ThatMany,
    "cards discarded": numbers.ThatMany,
    "card discarded this strike": card_numbers.DiscardedThisStrike,
    "cards discarded this strike": card_numbers.DiscardedThisStrike,
    "card drawn": card_numbers.CardsDrawn,
    "damage dealt": numbers.DamageDealt,
    "Armor used": measures.ArmorUsed,
    "space moved": measures.SpacesMoved,
    "spaces moved": measures.SpacesMoved,
    "space not moved": measures.SpacesNotMoved,
    "Force spent this turn": measures.ForceThisTurn,
    "Force spent": counts.Spent,
    "Gauge spent": counts.Spent,
    "Force spent before the strike": counts.SpentBeforeStrike,
    "Gauge spent before the strike": counts.SpentBeforeStrike,
    "life spent": measures.JustSpent,
    "sealed Normal": lambda: numbers.CardsIn([c.SEALED], kinds.A_NORMAL, False),
    "different sealed Normal": lambda: counts.DifferentIn(c.SEALED, kinds.A_NORMAL, False),
    "Ultra paid for your attack": counts.UltrasPaid,
    "card paid for your attack whose range includes the opponent": counts.ReachingPaid,
    "sealed Normals": lambda: numbers.CardsIn([c.SEALED], kinds.A_NORMAL, False),
}
TOKENS_COUNTED = {
    "between you and the opponent": token_copies.BETWEEN,
    "in the opponent's space": token_copies.WITH_OPPONENT,
    "entered": token_copies.ENTERED,
    "removed": token_copies.REMOVED,
}
NAMED: dict[str, Callable[[], Runnable[ExceedState]]] = {
    "X": numbers.X,
    "the distance to the opponent": numbers.Distance,
    "the distance when the strike began": measures.StartingDistance,
    "the number of empty spaces behind the opponent": measures.SpacesBehind,
    "your positive Power bonuses": numbers.PositivePower,
    "the smaller of 4 and your deck": lambda: counts.SmallerOf(4),
}


def zones(zone: nodes.Zone, source: str) -> list[int]:
    """The numbers of the zones of a player."""
    return [lookup(ZONES, name, source) for name in zone.names]


def lookup(table: dict[str, int], word: str, source: str) -> int:
    """A word's number, or NotPlayable."""
    if word not in table:
        raise NotPlayable(word, source)
    return table[word]


def is_opponents(whose: str) -> bool:
    """Whether a zone or stat is the opponent's."""
    return whose in {"the opponent's", "their"}


def bound(value: nodes.Bound, source: str) -> Runnable[ExceedState]:
    """One end of an amount."""
    if isinstance(value, int):
        return Constant(value)
    if value == "X":
        return numbers.X()
    if value == "that many":
        return numbers.ThatMany()
    raise NotPlayable(f"the amount {value!r}", source)


def whole(value: nodes.Bound, source: str) -> int:
    """A number that must be written down."""
    if isinstance(value, int):
        return value
    raise NotPlayable(f"the amount {value!r}", source)


def counter(node: nodes.Counter, source: str) -> Runnable[ExceedState]:
    """What a text counts."""
    if isinstance(node, nodes.CopiesIn):
        return counts.CopiesIn(node.name, zones(node.zone, source), is_opponents(node.zone.whose))
    if isinstance(node, nodes.InZone):
        where = zones(node.zone, source)
        if node.kind == "different Special" and len(where) == 1:
            return counts.DifferentIn(where[0], kinds.A_SPECIAL, is_opponents(node.zone.whose))
        return numbers.CardsIn(where, lookup(KINDS, node.kind, source), is_opponents(node.zone.whose))
    if isinstance(node, nodes.Counted) and node.what in COUNTED:
        return COUNTED[node.what]()
    if isinstance(node, nodes.PointsOf):
        return numbers.StatOf(lookup(STATS, node.stat, source), is_opponents(node.whose))
    if isinstance(node, nodes.TokenCount):
        return token_copies.CountCopies(node.token, lookup(TOKENS_COUNTED, node.place, source))
    raise NotPlayable(node, source)


def number(node: nodes.Number, source: str) -> Runnable[ExceedState]:
    """Any number that a text speaks of."""
    if isinstance(node, int):
        return Constant(node)
    if isinstance(node, nodes.NumberOf):
        return counter(node.counter, source)
    if isinstance(node, nodes.StatOf):
        if node.stat == "life":
            return numbers.LifeOf(is_opponents(node.whose))
        return numbers.StatOf(lookup(STATS, node.stat, source), is_opponents(node.whose))
    if isinstance(node, nodes.NamedNumber) and node.what in NAMED:
        return NAMED[node.what]()
    if isinstance(node, nodes.PowerOf) and node.card == "that card":
        return card_numbers.PowerOfThatCard()
    if node == "X":
        return numbers.X()
    if isinstance(node, nodes.PowerOf):
        return power_of(node, source)
    raise NotPlayable(node, source)


def power_of(node: nodes.PowerOf, source: str) -> Runnable[ExceedState]:
    """The printed Power of the card that a text points at."""
    card = node.card
    if isinstance(card, nodes.Top) and card.kind == "card" and card.count == 1 and len(card.zone.names) == 1:
        where = zones(card.zone, source)[0]
        return printed.PowerOfTop(where, card.end == "the top", is_opponents(card.zone.whose))
    one = nodes.Amount(1, 1)
    if isinstance(card, nodes.Random) and card.amount == one and card.kind == "card" and len(card.zone.names) == 1:
        return printed.PowerOfRandom(zones(card.zone, source)[0], is_opponents(card.zone.whose))
    raise NotPlayable(node, source)


def per(amount: Runnable[ExceedState], clause: nodes.Per | None, source: str) -> Runnable[ExceedState]:
    """An amount, times what the per clause counts."""
    if clause is None:
        return amount
    most = -1 if clause.most is None else clause.most
    return numbers.Per(amount, bound(clause.step, source), counter(clause.counter, source), most)


def reads_stats(number: Runnable[ExceedState]) -> bool:
    """Whether a number is computed from stats, on which it may have an effect itself."""
    if isinstance(number, numbers.Per):
        return reads_stats(number.amount) or reads_stats(number.step) or reads_stats(number.counter)
    return isinstance(number, numbers.StatOf | numbers.PositivePower)


def without_itself(number: Runnable[ExceedState]) -> Runnable[ExceedState]:
    """A number that is read again and again, safe from depending on itself."""
    return numbers.WithoutItself(number) if reads_stats(number) else number


def fixed_amount(amount: nodes.Amount, clause: nodes.Per | None, source: str) -> Runnable[ExceedState]:
    """An amount that nobody chooses."""
    if amount.low != amount.high:
        raise NotPlayable(amount, source)
    return per(bound(amount.low, source), clause, source)
