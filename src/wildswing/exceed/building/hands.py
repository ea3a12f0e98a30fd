"""Steps about the hand: drawing, discarding, showing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import looking, values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import discarding, hand, showing
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel import flow
from wildswing.kernel.effects import Effect, Number

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

CHOSEN_BY_YOU = {"of your choice": False, "of your choice among the revealed cards": True}


def upper(amount: nodes.Amount, source: str) -> Number[ExceedState] | None:
    """The upper end of an amount; None for any number."""
    return None if amount.high == "any" else values.bound(amount.high, source)


def draw(builder: Builder, node: nodes.Draw) -> Effect[ExceedState]:
    """`Draw 2`, `draw up to 4`."""
    looking.refuse_for_drawn(builder)
    opponent = node.who == "opponent"
    if node.amount.low != node.amount.high:
        if node.per is not None or node.who == "both":
            raise NotPlayable(node, builder.source)
        low = values.bound(node.amount.low, builder.source)
        return hand.DrawSome(low, upper(node.amount, builder.source), opponent)
    number = values.fixed_amount(node.amount, node.per, builder.source)
    if node.who == "both":
        return flow.Sequence([builder.add(hand.Draw(number, False)), builder.add(hand.Draw(number, True))])
    return hand.Draw(number, opponent)


def discard(builder: Builder, node: nodes.Discard) -> Effect[ExceedState]:
    """`Discard 1`, of one's choice, of the opponent's or at random."""
    if node.who == "both":
        raise NotPlayable(node, builder.source)
    opponent = node.who == "opponent"
    if node.amount.low != node.amount.high:
        high = upper(node.amount, builder.source)
        at_random_by_them = node.random and (high is None or opponent)
        if node.per is not None or node.chooser or at_random_by_them:
            raise NotPlayable(node, builder.source)
        low = values.bound(node.amount.low, builder.source)
        if node.random and high is not None:
            return hand.DiscardSomeAtRandom(low, high)
        return discarding.DiscardSome(low, high, opponent)
    number = values.fixed_amount(node.amount, node.per, builder.source)
    if node.chooser is not None:
        if not opponent or node.chooser not in CHOSEN_BY_YOU:
            raise NotPlayable(node, builder.source)
        return discarding.DiscardTheirs(number, CHOSEN_BY_YOU[node.chooser])
    if node.random:
        return hand.DiscardRandom(number, opponent)
    return hand.DiscardChosen(number, opponent)


def discard_or_reveal(builder: Builder, node: nodes.DiscardOrReveal) -> Effect[ExceedState]:
    """`The opponent discards 1 Normal or reveals their hand`."""
    number = values.fixed_amount(node.amount, None, builder.source)
    kind = values.lookup(values.KINDS, node.kind, builder.source)
    return discarding.DiscardOrReveal(number, kind, node.who == "opponent")


def hand_to(builder: Builder, node: nodes.HandTo) -> Effect[ExceedState]:
    """`Draw to 7`, `discard to 1`, `draw or discard to 4`."""
    size = values.number(node.size, builder.source)
    opponent = node.who == "opponent"
    if node.who != "both":
        if node.way == "draw or discard":
            return hand.DrawOrDiscardTo(size, node.random, opponent)
        if node.way == "draw":
            return hand.DrawTo(size, opponent)
        if node.way == "discard" and not node.random:
            return hand.DiscardTo(size, opponent)
    raise NotPlayable(node, builder.source)


def reveal(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState] | None:
    """`Reveal your hand`, `reveal 1 card from your hand`, `reveal the top card of your deck`."""
    what = node.what
    opponent = node.who == "opponent"
    if (
        isinstance(what, nodes.This)
        or node.who == "both"
        or not isinstance(what, nodes.All | nodes.From | nodes.Named | nodes.Top)
    ):
        return None
    where = values.zones(what.zone, builder.source)
    if opponent != values.is_opponents(what.zone.whose):
        return None
    if isinstance(what, nodes.Top):
        plain = what.kind == "card" and what.end == "the top" and what.count == 1
        return showing.RevealTop(opponent) if where == [c.DECK] and plain else None
    if where != [c.HAND]:
        return None
    if isinstance(what, nodes.All):
        return hand.ShowHand(opponent)
    if isinstance(what, nodes.Named):
        return showing.RevealNamed(builder.card_named(what.name)) if not opponent else None
    if what.kind == "card with the same name" and what.amount == nodes.Amount(0, "any") and not opponent:
        return showing.RevealEqual()
    if what.kind != "card" or what.amount.low != what.amount.high:
        return None
    return showing.RevealSome(values.bound(what.amount.low, builder.source), opponent)
