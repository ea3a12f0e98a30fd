"""Steps that spend, change life, or take a number once: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.building import standing, values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import spend, spend_some
from wildswing.exceed.effects import stats as stat_effects
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel import flow
from wildswing.kernel.effects import Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder


def pay(builder: Builder, node: nodes.Spend) -> Effect[ExceedState]:
    """`Spend 2 Force`, `spend up to 5 life`."""
    opponent = node.who == "opponent"
    low, high = node.amount.low, node.amount.high
    if low == high:
        number = values.bound(low, builder.source)
        if node.what == "Force":
            return spend.SpendForce(number, opponent)
        if node.what == "Gauge":
            return spend.SpendGauge(number, opponent)
        if not opponent:
            return spend.SpendLife(number)
    most = None if high == "any" else values.bound(high, builder.source)
    if low == 0 and node.what != "life":
        return spend_some.SpendUpTo(most, node.steps_of or 1, node.what == "Gauge", opponent)
    if node.what == "life" and most is not None and not opponent:
        return spend_some.SpendLifeUpTo(values.bound(low, builder.source), most)
    raise NotPlayable(node, builder.source)


def spend_all(builder: Builder, node: nodes.SpendAll) -> Effect[ExceedState]:
    """`Spend all your Gauge`."""
    if node.who != "you":
        raise NotPlayable(node, builder.source)
    return spend_some.SpendAll(node.what == "Gauge")


def gain_life(builder: Builder, node: nodes.GainLife) -> Effect[ExceedState]:
    """`Gain 2 life`."""
    if node.who == "both":
        raise NotPlayable(node, builder.source)
    return spend.GainLife(values.fixed_amount(node.amount, node.per, builder.source), node.who == "opponent")


def set_life(builder: Builder, node: nodes.SetLife) -> Effect[ExceedState]:
    """`Your life becomes 10`."""
    return spend.SetLife(values.per(values.bound(node.to, builder.source), node.per, builder.source))


def take_damage(builder: Builder, node: nodes.Damage) -> Effect[ExceedState]:
    """`Take 1 non-lethal damage`."""
    if node.who == "both":
        raise NotPlayable(node, builder.source)
    return spend.DealDamage(
        values.fixed_amount(node.amount, None, builder.source), node.who == "opponent", node.non_lethal
    )


def set_stat(builder: Builder, node: nodes.SetStat) -> Effect[ExceedState] | None:
    """`Your printed Power becomes ...` of a card: the number is taken once (EX 18.14)."""
    if not isinstance(node.to, nodes.PowerOf):
        return None
    taken = builder.add(stat_effects.SetX(values.number(node.to, builder.source)))
    line = standing.stat_lines(nodes.SetStat(node.what, "X"), None, builder.source)[0].line
    builder.add_lasting(line)
    return flow.Sequence([taken, builder.add(stat_effects.GiveLasting(line, False))])
