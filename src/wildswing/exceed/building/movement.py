"""Movements: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.building import values
from wildswing.exceed.building.conditions import token_place
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.tokens import along, sweeping
from wildswing.exceed.effects import movement, movement_ends, ways
from wildswing.exceed.effects.laid_cards import MoveToLaidCard
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

WAYS = {"advance": 0, "close": 1, "retreat": 2, "push": ways.PUSH, "pull": ways.PULL}
# The verbs that a way of going changes.
PATHS = {("pull", "without passing"): ways.PULL_SHORT}


def move(builder: Builder, node: nodes.Move) -> Effect[ExceedState]:
    """A movement, with or without a choice.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    source = builder.source
    if node.path and node.path[0].how != "without passing":
        return along(builder, node)
    if node.who == "both":
        raise NotPlayable(node, source)
    if node.verbs == ("move",):
        chosen = [WAYS["advance"], WAYS["retreat"]]  # EX 8.7
    else:
        chosen = [way(node, verb, source) for verb in node.verbs]
    opponent = node.who == "opponent"
    low, high = node.amount.low, node.amount.high
    if len(chosen) == 1 and low == high:
        return movement.Move(chosen[0], values.fixed_amount(node.amount, node.per, source), opponent)
    least = values.per(values.bound(low, source), node.per, source)
    if high == "any":
        return movement.MoveChoice(chosen, least, None, opponent)
    return movement.MoveChoice(chosen, least, values.per(values.bound(high, source), node.per, source), opponent)


def way(node: nodes.Move, verb: str, source: str) -> int:
    """The way of one verb, with how it goes.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    verb = "advance" if verb == "move" else verb
    if not node.path:
        return values.lookup(WAYS, verb, source)
    if len(node.path) == 1 and node.path[0].token is None and (verb, node.path[0].how) in PATHS:
        return PATHS[verb, node.path[0].how]
    raise NotPlayable(node, source)


def move_to_range(builder: Builder, node: nodes.MoveToRange) -> Effect[ExceedState]:
    """`Push to range 5`, `push to your greatest range`.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    goal = movement_ends.GREATEST if node.range == "greatest" else node.range
    if node.who != "you" or node.verb not in {"push", "pull"} or not isinstance(goal, int):
        raise NotPlayable(node, builder.source)
    return movement_ends.MoveToRange(WAYS[node.verb], goal)


def move_to_space(builder: Builder, node: nodes.MoveToSpace) -> Effect[ExceedState]:
    """`Move to any space`, `advance to any space in range`.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    in_range = node.limit == "range"
    limit = 0 if in_range or node.limit is None else node.limit
    if node.verb not in {"move", "advance"} or node.who != "you" or not isinstance(limit, int):
        raise NotPlayable(node, builder.source)
    if node.sweep is not None:
        return sweeping(builder, node.sweep, limit)
    return movement.MoveToSpace(limit, in_range, node.verb == "advance")


def move_to_token(builder: Builder, node: nodes.MoveToToken) -> Effect[ExceedState]:
    """`Move to Mantenbo`.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    if node.verb != "move":
        raise NotPlayable(node, builder.source)
    if node.token in builder.fighter.card_tokens:
        return MoveToLaidCard()
    return movement.MoveToToken(token_place(node.token, builder.tokens, builder.source))
