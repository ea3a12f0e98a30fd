"""Steps that move cards: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import boosting, certain_cards, hands, looking, values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import attack_as_boost, chosen, hand, in_play, kinds, moves, piles, setting, sustaining
from wildswing.exceed.effects.looking import TopUnder
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
    if node.way == "put" and node.end in looking.BACK:
        return looking.BACK[node.end], c.DECK
    if node.way == "put" and node.end == "face down into play":
        return moves.FACE_DOWN, c.BOOSTS
    if node.way == "put" and node.end in ENDS:
        return ENDS[node.end], c.DECK
    raise NotPlayable(node, builder.source)


def move_cards(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState]:
    """The effect that moves the cards that a text selects.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    what = node.what
    if node.way == "reveal":
        shown = hands.reveal(builder, node)
        if shown is not None:
            return shown
    if node.per is not None and isinstance(what, nodes.Top) and what.kind == "card" and what.end == "the top":
        return top(builder, node, what)
    if node.way == "look at":
        looked = looking.look(builder, node)
        if looked is not None:
            return looked
    if node == looking.DISCARD_THE_REST:
        return looking.discard_rest()
    if isinstance(what, nodes.Them) and node.per is None and node.who != "both":
        return looking.of_them(builder, node, what, *destination(builder, node))
    if node.per is None:
        certain = certain_cards.move(builder, node, destination)
        if certain is not None:
            return certain
    if node.per is None and node.who != "both":
        made = boosting.boost(builder, node) if node.way == "boost" else boosting.from_play(builder, node)
        if made is not None:
            return made
        if isinstance(what, nodes.This):
            return this_card(builder, node, what.what)
        if isinstance(what, nodes.From):
            return picked(builder, node, what)
        if isinstance(what, nodes.Named):
            one = nodes.From(nodes.Amount(1, 1), "card", what.zone)
            return picked(builder, node, one, builder.card_named(what.name))
        if isinstance(what, nodes.Copies):
            some = nodes.From(what.amount, "card", what.zone)
            return picked(builder, node, some, builder.card_named(what.name))
        if isinstance(what, nodes.Yours) and node.way == "sustain":
            return picked(builder, node, nodes.From(what.amount, what.kind, nodes.Zone("your", ("boosts",))))
        if isinstance(what, nodes.Top) and what.kind == "card" and len(what.zone.names) == 1:
            return top(builder, node, what)
        if isinstance(what, nodes.All):
            return everything(builder, node, what)
    raise NotPlayable(node, builder.source)


def picked(builder: Builder, node: nodes.MoveCards, what: nodes.From, card: int = c.NO_CARD) -> Effect[ExceedState]:
    """Cards that a player picks; copies of one `card` only, if it is given."""
    way, to = destination(builder, node)
    high = what.amount.high
    kind = values.lookup(values.KINDS, what.kind, builder.source)
    if to == c.STORED and builder.fighter.stored_secret and kind != kinds.ANY:
        builder.fighter.stored_kind = kind
    return chosen.MoveChosen(
        values.zones(what.zone, builder.source),
        kind,
        values.bound(what.amount.low, builder.source),
        None if high == "any" else values.bound(high, builder.source),
        way,
        to,
        boosting.how_played(node),
        node.who == "opponent",
        values.is_opponents(what.zone.whose),
        card,
    )


def top(builder: Builder, node: nodes.MoveCards, what: nodes.Top) -> Effect[ExceedState]:
    """The top cards of a pile."""
    where = values.zones(what.zone, builder.source)[0]
    count = values.per(values.bound(what.count, builder.source), node.per, builder.source)
    at_top = what.end == "the top"
    under = nodes.MoveCards("you", "put", what, nodes.Zone("your", ("deck",)), "on the bottom of")
    own = not values.is_opponents(what.zone.whose)
    if node == under and where == c.DECK and own and what.count == 1 and at_top:
        return TopUnder()
    way, to = destination(builder, node)
    if node.to is not None and values.is_opponents(node.to.whose) != values.is_opponents(what.zone.whose):
        raise NotPlayable(node, builder.source)
    if way == moves.ADD:
        return piles.AddTop(where, count, way, to, values.is_opponents(what.zone.whose), at_top)
    raise NotPlayable(node, builder.source)


def everything(builder: Builder, node: nodes.MoveCards, what: nodes.All) -> Effect[ExceedState]:
    """A whole zone."""
    where = values.zones(what.zone, builder.source)
    if node.way == "discard" and where == [c.HAND] and values.is_opponents(what.zone.whose) == (node.who == "opponent"):
        # One by one: the order is the discarder's (EX 2.10).
        return hand.DiscardTo(Constant(0), node.who == "opponent")
    if len(where) == 1 and not values.is_opponents(what.zone.whose) and node.who == "you":
        if node.way == "sustain" and where[0] == c.BOOSTS:
            return piles.SustainAll()
        if node.way == "seal" and where[0] == c.BOOSTS:
            return piles.SealBoosts()
        way, to = destination(builder, node)
        if way in {moves.ADD, moves.SHUFFLE_IN} and where[0] != c.BOOSTS:
            return piles.MoveAll(where[0], way, to)
    raise NotPlayable(node, builder.source)


def this_card(builder: Builder, node: nodes.MoveCards, what: str) -> Effect[ExceedState]:
    """This boost, or your attack."""
    if node.to is not None and values.is_opponents(node.to.whose):
        raise NotPlayable(node, builder.source)
    if what == "your attack":
        if node.way == "reveal":
            return setting.RevealAttack()
        if node.way == "put" and node.end in boosting.INTO_PLAY:
            return attack_as_boost.AttackBecomesBoost(boosting.INTO_PLAY[node.end], False)
        way, to = destination(builder, node)
        if way == moves.ON_TOP:
            return in_play.MoveAttack(c.DECK, True)
        if way == moves.ADD:
            return in_play.MoveAttack(to, node.way in {"return", "discard"})
    elif what == "this boost":
        if node.way == "sustain":
            return sustaining.SustainThis()
        way, to = destination(builder, node)
        if way == moves.ADD:
            return in_play.MoveThisBoost(to)
    raise NotPlayable(node, builder.source)
