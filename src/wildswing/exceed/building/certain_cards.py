"""Steps that take cards by name, by chance or as copies of the topmost one: from the nodes to the effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wildswing.exceed.building import values
from wildswing.exceed.effects import certain, moves
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

TOP_COPIES = nodes.This("all copies of your top discard")
YOUR_HAND = nodes.Zone("your", ("hand",))


def move(
    builder: Builder, node: nodes.MoveCards, destination: Callable[[Builder, nodes.MoveCards], tuple[int, int]]
) -> Effect[ExceedState] | None:
    """The effect of such a step; None for another one.

    Args:
        builder: of the fighter.
        node: the step.
        destination: gives how the cards move, and to which zone.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    what = node.what
    if node == nodes.MoveCards("you", "return", TOP_COPIES, YOUR_HAND):
        return certain.ReturnTopCopies()
    if node.way not in {"add", "return", "seal", "discard"}:
        return None
    to_opponents = node.to is not None and values.is_opponents(node.to.whose)
    if isinstance(what, nodes.From) and node.who == "opponent" and node.to is not None and node.to.whose == "your":
        plain = what.kind == "card" and what.amount.low == what.amount.high and what.zone.names == ("hand",)
        if plain and values.is_opponents(what.zone.whose):
            return certain.GiveChosen(values.bound(what.amount.low, builder.source), destination(builder, node)[1])
    if node.who != "you" or to_opponents:
        return None
    if isinstance(what, nodes.Random) and what.amount.low == what.amount.high and len(what.zone.names) == 1:
        way, to = destination(builder, node)
        from_opponent = values.is_opponents(what.zone.whose)
        if way == moves.ADD and (not from_opponent or what.zone.names == ("hand",)):
            kind = values.lookup(values.KINDS, what.kind, builder.source)
            count = values.bound(what.amount.low, builder.source)
            return certain.MoveRandom(values.zones(what.zone, builder.source)[0], kind, count, way, to, from_opponent)
    return None
