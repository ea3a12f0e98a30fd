"""Steps that move cards: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.cleanup import SUSTAINED_BOOST
from wildswing.exceed.effects import chosen, hand, in_play, moves, piles
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Constant, Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

ENDS = {"on top of": moves.ON_TOP, "on the bottom of": moves.UNDER}


def destination(builder: Builder, node: nodes.MoveCards) -> tuple[int, int]:
    """How the cards move, and to which zone."""
    if node.way == "seal":
        return moves.ADD, c.SEALED
    if node.way == "discard":
        return moves.ADD, c.DISCARD
    if node.way == "boost":
        return moves.BOOST_IT, c.BOOSTS
    if node.way == "transform":
        return moves.TRANSFORM_IT, c.TRANSFORMATIONS
    if node.way == "sustain":
        return moves.SUSTAIN_IT, c.BOOSTS
    if node.way in {"add", "return"} and node.to is not None and len(node.to.names) == 1:
        return moves.ADD, values.zones(node.to, builder.source)[0]
    if node.way == "shuffle" and node.to is not None and node.to.names == ("deck",):
        return moves.SHUFFLE_IN, c.DECK
    if node.way == "put" and node.end in ENDS:
        return ENDS[node.end], c.DECK
    raise NotPlayable(node, builder.source)


def move_cards(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState]:
    """The effect that moves the cards that a text selects.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    what = node.what
    if node.per is None and node.who != "both":
        if isinstance(what, nodes.This):
            return this_card(builder, node, what.what)
        if isinstance(what, nodes.From):
            return picked(builder, node, what)
        if isinstance(what, nodes.InPlay | nodes.Yours) and node.way == "discard" and is_a_boost(what):
            return chosen.DiscardBoostInPlay(isinstance(what, nodes.Yours))
        if isinstance(what, nodes.Top) and what.kind == "card" and what.end == "the top" and len(what.zone.names) == 1:
            return top(builder, node, what)
        if isinstance(what, nodes.All):
            return everything(builder, node, what)
        counted = isinstance(what, nodes.Them) and what.kind == "card" and what.amount.low == what.amount.high
        if isinstance(what, nodes.Them) and node.way == "add" and counted:
            return chosen.AddOfThem(values.bound(what.amount.low, builder.source), destination(builder, node)[1])
    raise NotPlayable(node, builder.source)


def is_a_boost(what: nodes.InPlay | nodes.Yours) -> bool:
    """Whether a text means one continuous boost."""
    return what.kind == "continuous boost" and what.amount == nodes.Amount(1, 1)


def picked(builder: Builder, node: nodes.MoveCards, what: nodes.From) -> Effect[ExceedState]:
    """Cards that a player picks."""
    way, to = destination(builder, node)
    how = (c.WITHOUT_PAYING if node.free else 0) | (c.AND_SUSTAIN if node.sustain else 0)
    high = what.amount.high
    return chosen.MoveChosen(
        values.zones(what.zone, builder.source),
        values.lookup(values.KINDS, what.kind, builder.source),
        values.bound(what.amount.low, builder.source),
        None if high == "any" else values.bound(high, builder.source),
        way,
        to,
        how,
        node.who == "opponent",
        values.is_opponents(what.zone.whose),
    )


def top(builder: Builder, node: nodes.MoveCards, what: nodes.Top) -> Effect[ExceedState]:
    """The top cards of a pile."""
    where = values.zones(what.zone, builder.source)[0]
    count = values.bound(what.count, builder.source)
    if node.way == "look at" and where == c.DECK and node.who == "you" and not values.is_opponents(what.zone.whose):
        return piles.LookAtTop(count)
    way, to = destination(builder, node)
    if node.to is not None and values.is_opponents(node.to.whose) != values.is_opponents(what.zone.whose):
        raise NotPlayable(node, builder.source)
    if way == moves.ADD:
        return piles.AddTop(where, count, way, to, values.is_opponents(what.zone.whose))
    raise NotPlayable(node, builder.source)


def everything(builder: Builder, node: nodes.MoveCards, what: nodes.All) -> Effect[ExceedState]:
    """A whole zone."""
    where = values.zones(what.zone, builder.source)
    if len(where) == 1 and not values.is_opponents(what.zone.whose) and node.who == "you":
        if node.way == "sustain" and where[0] == c.BOOSTS:
            return piles.SustainAll()
        way, to = destination(builder, node)
        if where[0] == c.HAND and to == c.DISCARD:
            return hand.DiscardTo(Constant(0), False)  # one by one: the order is the discarder's (EX 2.10)
        if way in {moves.ADD, moves.SHUFFLE_IN} and where[0] != c.BOOSTS:
            return piles.MoveAll(where[0], way, to)
    raise NotPlayable(node, builder.source)


def this_card(builder: Builder, node: nodes.MoveCards, what: str) -> Effect[ExceedState]:
    """This boost, or your attack."""
    if node.to is not None and values.is_opponents(node.to.whose):
        raise NotPlayable(node, builder.source)
    if what == "your attack":
        if node.way == "put" and node.end == "into play as a sustained boost":
            return in_play.MoveAttack(SUSTAINED_BOOST, False)
        way, to = destination(builder, node)
        if way == moves.ON_TOP:
            return in_play.MoveAttack(c.DECK, True)
        if way == moves.ADD:
            return in_play.MoveAttack(to, node.way == "return")
    elif what == "this boost":
        way, to = destination(builder, node)
        if way == moves.ADD:
            return in_play.MoveThisBoost(to)
    raise NotPlayable(node, builder.source)
