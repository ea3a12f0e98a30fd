"""Numbers, kinds, conditions: from words to the effects' objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.effects import conditions as run
from wildswing.hackclad.effects import numbers
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import nodes
from wildswing.kernel.effects import Condition, Constant, Number
from wildswing.kernel.errors import NotPlayable

if TYPE_CHECKING:
    from collections.abc import Callable

TYPES = {
    "attack": c.ATTACK,
    "attack magic": c.ATTACK_MAGIC,
    "reaction": c.REACTION,
    "reaction magic": c.REACTION_MAGIC,
    "support": c.SUPPORT,
    "support magic": c.SUPPORT_MAGIC,
}
ZONES = {"your hand": c.HAND, "your deck": c.DECK, "your discard pile": c.DISCARD, "your Enhanced deck": c.ENHANCED}
RELATIONS = {"=": 0, ">=": 1, "<=": -1}
OWNED = {"MP": numbers.Mp, "CP": numbers.Cp, "Injury": numbers.Injuries, "VP on your cards": run.VpOnCards}
NAMED = {
    "the MP you spend": numbers.MpSpent,
    "its VP": numbers.VpOfIt,
    "the Clad's ATK": numbers.CladAtk,
    "your MP": numbers.Mp,
}
DEEDS = {
    ("you moved", "this round"): numbers.SpacesMoved,
    ("the Clad moved", "this round"): numbers.CladMoved,
    ("you picked up", "this round"): numbers.PickedUp,
    ("you dealt", "this round"): numbers.DamageDealt,
    ("you dealt", "with one card"): numbers.BestCard,
    ("you damaged the Clad with", "this round"): numbers.DamagingCards,
}
PLACES: dict[str, Callable[[], Condition[HackcladState]]] = {
    "adjacent to the Clad": run.NextToClad,
    "adjacent to another Witch": run.NextToWitch,
    "behind the Clad": lambda: run.BehindClad(False),
    "in front of the Clad": lambda: run.BehindClad(True),
}
ATTACKS = frozenset({"attack", "attack magic"})


def types_of(types: tuple[str, ...]) -> int:
    """The bits of some card types."""
    return sum(1 << TYPES[word] for word in types)


def kind_of(kind: nodes.Kind) -> numbers.CardKind:
    """What a card must be."""
    return numbers.CardKind(types_of(kind.types), kind.enhanced, kind.label or "", kind.name or "")


def zone_of(zone: str, source: str) -> int:
    """The number of one's own zone."""
    if zone not in ZONES:
        raise NotPlayable(f"the zone {zone}", source)
    return ZONES[zone]


def bound(value: nodes.Bound, source: str) -> Number[HackcladState]:
    """One end of an amount."""
    if isinstance(value, int):
        return Constant(value)
    if value == "X":
        return numbers.X()
    if value == "that much":
        return numbers.ThatMuch()
    raise NotPlayable(f"the amount {value!r}", source)


def fixed(amount: nodes.Amount, per: nodes.Per | None, source: str) -> Number[HackcladState]:
    """An amount that nobody chooses."""
    if amount.low != amount.high:
        raise NotPlayable(amount, source)
    return times(bound(amount.low, source), per, source)


def written(amount: nodes.Amount, source: str) -> int:
    """An amount that must be a written number."""
    if amount.low != amount.high or not isinstance(amount.low, int):
        raise NotPlayable(amount, source)
    return amount.low


def times(amount: Number[HackcladState], per: nodes.Per | None, source: str) -> Number[HackcladState]:
    """An amount, times what a per clause counts."""
    if per is None:
        return amount
    if not isinstance(per.step, int):
        raise NotPlayable(per, source)
    return numbers.Times(amount, counter(per.counter, source), per.step, -1 if per.most is None else per.most)


def counter(node: nodes.Counter, source: str) -> Number[HackcladState]:
    """What a text counts."""
    if isinstance(node, nodes.InZone):
        return numbers.CardsIn(zone_of(node.zone, source), kind_of(node.kind))
    key = (node.did, node.period)
    attacks = node.kind is None or frozenset(node.kind.types) == ATTACKS
    if key not in DEEDS or not attacks:
        raise NotPlayable(node, source)
    return DEEDS[key]()


def number(node: nodes.Number, source: str) -> Number[HackcladState]:
    """Any number that a text speaks of."""
    if isinstance(node, nodes.NumberOf):
        made = counter(node.counter, source)
        return numbers.Times(Constant(2), made, 1, -1) if node.twice else made
    if node.what not in NAMED:
        raise NotPlayable(node, source)
    return NAMED[node.what]()


def condition(node: nodes.Condition, source: str) -> Condition[HackcladState]:
    """The object that tests a condition."""
    if isinstance(node, nodes.Is):
        return run.CostPaid() if node.what == "you paid the extra cost" else run.CouldNot()
    if isinstance(node, nodes.At):
        return PLACES[node.place]()
    if isinstance(node, nodes.ItIs):
        return run.ItIs(types_of(node.types))
    if isinstance(node, nodes.TookSlot):
        return run.TookSlot([slot - 1 for slot in node.slots])
    if isinstance(node, nodes.XIs):
        return run.Compare(numbers.X(), RELATIONS[node.relation], count_of(node.count, source))
    return run.Compare(left_of(node, source), RELATIONS[node.relation], count_of(node.count, source))


def count_of(count: int | str, source: str) -> int:
    """A written count."""
    if not isinstance(count, int):
        raise NotPlayable(f"the count {count!r}", source)
    return count


def left_of(node: nodes.Condition, source: str) -> Number[HackcladState]:
    """The number that a condition compares."""
    if isinstance(node, nodes.Did):
        return counter(node.deed, source)
    if isinstance(node, nodes.Reduced):
        return numbers.BestReduction()
    if isinstance(node, nodes.Have):
        return OWNED[node.what]()
    if isinstance(node, nodes.Players):
        return numbers.Players()
    if isinstance(node, nodes.ZoneHas):
        return numbers.CardsIn(zone_of(node.zone, source), numbers.CardKind(0, False, "", ""))
    raise NotPlayable(node, source)
