"""Steps that look at decks and do something with some "of them": from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import kinds, looking, moves
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Constant, Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

BACK = {"back second from the top": looking.BACK_SECOND, "back third from the top": looking.BACK_THIRD}
ALL_OF_THEM = 99


def look(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState] | None:
    """`Look at the top 2 cards of your deck`, `look at your deck`, `look at the top card of the opponent's deck`."""
    what = node.what
    if not isinstance(what, nodes.Top | nodes.All) or what.zone.names != ("deck",) or node.who == "both":
        return None
    if isinstance(what, nodes.Top) and (what.kind, what.end) != ("card", "the top"):
        return None
    opponent = node.who == "opponent"
    if values.is_opponents(what.zone.whose) != opponent:
        return looking.LookAtTheirTop() if isinstance(what, nodes.Top) and what.count == 1 and not opponent else None
    if isinstance(what, nodes.All):
        return looking.LookAtTop(None, opponent)
    return looking.LookAtTop(values.bound(what.count, builder.source), opponent)


def of_them(builder: Builder, node: nodes.MoveCards, what: nodes.Them, way: int, to: int) -> Effect[ExceedState]:
    """`Return 1 of them to your hand`, `boost 1 of them`.

    Args:
        builder: of the fighter.
        node: the step.
        what: how many of them, and of which kind.
        way: how the cards move.
        to: the zone they go to.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    opponent = node.who == "opponent"
    how = (c.WITHOUT_PAYING if node.free else 0) | (c.AND_SUSTAIN if node.sustain else 0)
    if way not in {moves.ADD, moves.BOOST_IT, *BACK.values()}:
        raise NotPlayable(node, builder.source)
    if way == moves.BOOST_IT and what.amount != nodes.Amount(1, 1):
        raise NotPlayable(node, builder.source)
    if node.to is not None and values.is_opponents(node.to.whose) != opponent:
        raise NotPlayable(node, builder.source)
    high = Constant(ALL_OF_THEM) if what.amount.high == "any" else values.bound(what.amount.high, builder.source)
    kind = values.lookup(values.KINDS, what.kind, builder.source)
    return looking.PickOfThem(values.bound(what.amount.low, builder.source), high, kind, way, to, how, opponent)


def discard_rest() -> Effect[ExceedState]:
    """`Discard the rest`."""
    return looking.DiscardRest(Constant(ALL_OF_THEM))


def one_to_strike_with(builder: Builder, source: nodes.Them) -> Effect[ExceedState]:
    """`Strike with 1 of them`: the card is picked, and lies on top until it is set.

    Raises:
        NotPlayable: for more cards, or for those of a kind.
    """
    if source != nodes.Them(nodes.Amount(1, 1), "card"):
        raise NotPlayable(source, builder.source)
    one: Constant[ExceedState] = Constant(1)
    return looking.PickOfThem(one, one, kinds.ANY, looking.TO_STRIKE_WITH, c.DECK, 0, False)
