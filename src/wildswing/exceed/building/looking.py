"""Steps that look at decks and do something with some "of them": from the nodes to the effects."""

from __future__ import annotations

from collections.abc import Iterator
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
THE_REST = nodes.This("the rest")
DISCARD_THE_REST = nodes.MoveCards("you", "discard", THE_REST)


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
    last = way == moves.BOOST_IT
    if last and what.amount != nodes.Amount(1, 1):
        raise NotPlayable(node, builder.source)
    if node.to is not None and values.is_opponents(node.to.whose) != opponent:
        raise NotPlayable(node, builder.source)
    high = Constant(ALL_OF_THEM) if what.amount.high == "any" else values.bound(what.amount.high, builder.source)
    kind = values.lookup(values.KINDS, what.kind, builder.source)
    low = values.bound(what.amount.low, builder.source)
    return looking.PickOfThem(low, high, kind, way, to, how, opponent, last and rest_is_discarded(builder))


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
    rest = rest_is_discarded(builder)
    return looking.PickOfThem(one, one, kinds.ANY, looking.TO_STRIKE_WITH, c.DECK, 0, False, rest)


# ---- what a text says of them later


def rest_is_discarded(builder: Builder) -> bool:
    """Whether `Discard the rest` follows the boost of one of them or the strike with it; else the rest stays on top.

    Raises:
        NotPlayable: for more that is done with them, as nobody knows where they lie after the boost or the strike.
    """
    for step in builder.following:
        if step == DISCARD_THE_REST:
            return True
        for part in speaking_of_them(step):
            if part is None:
                return False
            raise NotPlayable(part, builder.source)
    return False


def refuse_for_drawn(builder: Builder) -> None:
    """Cards just drawn can be moved, but they do not lie in the deck.

    Raises:
        NotPlayable: if one of them is boosted, struck with or put back.
    """
    for part in speaking_of_them(builder.following):
        if part is None:
            return
        if isinstance(part, nodes.Strike) or part.way in {"boost", "put"}:
            raise NotPlayable(part, builder.source)


def speaking_of_them(value: object) -> Iterator[nodes.MoveCards | nodes.Strike | None]:
    """The steps that do something with them, in the order of reading; None where "they" become other cards."""
    if isinstance(value, nodes.Draw):
        yield None
    elif isinstance(value, nodes.MoveCards):
        if isinstance(value.what, nodes.Them) or value.what == THE_REST:
            yield value
        elif value.way == "look at" and not looks_at_theirs(value):
            yield None
    elif isinstance(value, nodes.Strike) and isinstance(value.source, nodes.Them):
        yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from speaking_of_them(part)
    else:
        for name in getattr(type(value), "__struct_fields__", ()):
            yield from speaking_of_them(getattr(value, name))


def looks_at_theirs(node: nodes.MoveCards) -> bool:
    """Whether a player looks at a card of the other's deck, with which nothing else is done."""
    what = node.what
    return isinstance(what, nodes.Top) and values.is_opponents(what.zone.whose) != (node.who == "opponent")
