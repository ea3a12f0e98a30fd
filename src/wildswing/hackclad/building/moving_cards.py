"""Steps that draw, discard, look at, move and trade cards: from the nodes of a text to the effects that run it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.hackclad import constants as c
from wildswing.hackclad.building import values
from wildswing.hackclad.effects import cards, discarding, looking
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import nodes
from wildswing.kernel.effects import Effect
from wildswing.kernel.errors import NotPlayable

if TYPE_CHECKING:
    from wildswing.hackclad.building.texts import Builder


def draw(builder: Builder, node: nodes.Draw) -> Effect[HackcladState]:
    """`Draw 1 card`."""
    return cards.Draw(values.fixed(node.amount, node.per, builder.source))


def move_cards(builder: Builder, node: nodes.Cards) -> Effect[HackcladState]:
    """What is done with chosen cards."""
    what, source = node.what, builder.source
    if isinstance(what, nodes.Top) and what.count == 1:
        if node.way == "discard" and what.zone == "your deck":
            return discarding.DiscardTop()
        if node.way in {"look at", "reveal"}:
            if what.zone == "your deck":
                return looking.LookAtTop(node.way == "reveal")
            if what.zone == "the Clad deck" and node.way == "look at":
                return looking.LookAtClad()
    if isinstance(what, nodes.All) and node.way == "discard" and what.zone == "your deck":
        return discarding.DiscardDeck()
    if isinstance(what, nodes.This) and what.what == "it":
        if node.way == "discard":
            return looking.DiscardIt()
        if node.way == "put" and node.end == "on the top or the bottom of" and node.to == "your deck":
            return looking.PutIt()
    if isinstance(what, nodes.From):
        made = chosen(node, what, source)
        if made is not None:
            return made
    raise NotPlayable(node, source)


def chosen(node: nodes.Cards, what: nodes.From, source: str) -> Effect[HackcladState] | None:
    """Cards that the player picks."""
    any_card = what.kind == nodes.Kind()
    if node.way == "discard" and what.zone == "your hand" and any_card:
        return discarding.DiscardFromHand(values.written(what.amount, source))
    if values.written(what.amount, source) != 1:
        return None
    where = values.zone_of(what.zone, source)
    if where == c.DECK or where == c.ENHANCED:
        return None  # a deck would have to be shuffled, and the nine cards would become more (HC 18.12)
    if node.way == "add" and node.to == "your hand":
        return cards.Fetch(where, values.kind_of(what.kind), c.HAND)
    if node.way == "put" and node.end == "on top of" and node.to == "your deck":
        return cards.Fetch(where, values.kind_of(what.kind), c.DECK)
    return None


def trade(builder: Builder, node: nodes.Trade) -> Effect[HackcladState]:
    """`Trade 1 card from your hand for ...`."""
    give, get = node.give, node.get
    if (
        isinstance(give, nodes.From)
        and isinstance(get, nodes.From)
        and give.zone == "your hand"
        and give.kind == nodes.Kind()
        and get.zone == "your Enhanced deck"
        and get.kind.worth_more is not None
        and get.kind == nodes.Kind(worth_more=get.kind.worth_more)
        and (values.written(give.amount, builder.source), values.written(get.amount, builder.source)) == (1, 1)
        and node.to == "your discard pile"
    ):
        return cards.Trade(get.kind.worth_more)
    raise NotPlayable(node, builder.source)
