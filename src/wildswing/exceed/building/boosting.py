"""Steps that play boosts without a choice of the card, or take boosts off the table: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import values
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.effects import boosting, boosts_in_play, laid_cards
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Constant, Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

BOOSTS = "continuous boost"
# How an attack is put into play: whether it is sustained.
INTO_PLAY = {"into play as a boost": False, "into play as a sustained boost": True}


def boost(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState] | None:
    """`Boost the top 2 cards of your deck`, `boost Predator from your hand`; None for cards that are picked.

    Args:
        builder: of the fighter.
        node: the step.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    what = node.what
    how = how_played(node)
    if (
        isinstance(what, nodes.Top)
        and what.end == "the top"
        and len(what.zone.names) == 1
        and what.zone.whose == "your"
    ):
        where = values.zones(what.zone, builder.source)[0]
        kind = values.lookup(values.KINDS, what.kind, builder.source)
        if where == c.DISCARD or (where == c.DECK and what.kind == "card"):
            return boosting.BoostTop(where, values.bound(what.count, builder.source), kind, how, False)
    if isinstance(what, nodes.Named) and len(what.zone.names) == 1 and what.zone.whose == "your":
        return boosting.BoostNamed(what.name, values.zones(what.zone, builder.source)[0], how)
    if isinstance(what, nodes.From):
        return None
    raise NotPlayable(node, builder.source)


def how_played(node: nodes.MoveCards) -> int:
    """Without paying, and sustained, as bits of how a boost is played."""
    return (c.WITHOUT_PAYING if node.free else 0) | (c.AND_SUSTAIN if node.sustain else 0)


def top_or_discard(sustain: bool) -> Effect[ExceedState]:
    """`Boost the top card of your deck or discard it if it is no continuous boost`."""
    return boosting.BoostTop(c.DECK, Constant(1), 0, c.AND_SUSTAIN if sustain else 0, True)


def from_play(builder: Builder, node: nodes.MoveCards) -> Effect[ExceedState] | None:
    """`Discard 1 continuous boost`, `return 1 continuous boost to its owner's hand`; None for another step."""
    deck = nodes.Zone("your", ("deck",))
    if node.way == "put" and node.end == "under this boost" and node.what == nodes.Top("the top", 1, "card", deck):
        return laid_cards.PutTopUnder()
    one = nodes.InPlay(nodes.Amount(1, 1), BOOSTS)
    if node.way == "return" and node.what == one and node.to == nodes.Zone("its owner's", ("hand",)):
        return boosts_in_play.DiscardBoostInPlay(False, True)
    if node.way == "discard" and node.what in {one, nodes.Yours(one.amount, one.kind)}:
        return boosts_in_play.DiscardBoostInPlay(isinstance(node.what, nodes.Yours), False)
    return None
