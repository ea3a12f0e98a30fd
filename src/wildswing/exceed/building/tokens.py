"""Steps about tokens: from the nodes to the effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.exceed.building import values
from wildswing.exceed.building.conditions import token_place
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.constants import BOARD_SIZE
from wildswing.exceed.effects import laid_boosts, laid_cards, places, token_copies, token_moves, token_sides, tokens
from wildswing.exceed.effects.lasting import OriginRule
from wildswing.exceed.effects.stats import GiveLasting
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel.effects import Effect
from wildswing.kernel.flow import Sequence

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

WHERE = {
    "on any space": places.ANY_SPACE,
    "on any space in range": places.IN_RANGE,
    "on your space": places.YOUR_SPACE,
    "on the opponent's space": places.OPPONENTS_SPACE,
    "to the opponent's space": places.OPPONENTS_SPACE,
    "in the opponent's space": places.OPPONENTS_SPACE,
    "on an empty space in range": places.EMPTY_IN_RANGE,
    "next to you": places.NEXT_TO_YOU,
    "next to the opponent": places.NEXT_TO_OPPONENT,
    "in or next to the opponent's space": places.WITH_OR_NEXT_TO_OPPONENT,
}


def spaces(where: nodes.Where | None, source: str) -> places.Place:
    """The spaces that a text means; all of them where it says nothing."""
    if where is None:
        return places.Place(places.ANY_SPACE)
    if isinstance(where, str):
        return places.Place(values.lookup(WHERE, where, source))
    if isinstance(where.low, int) and isinstance(where.high, int):
        return places.Place(places.AT_RANGE, where.low, where.high)
    raise NotPlayable(where, source)


def thing(builder: Builder, what: nodes.Things) -> int:
    """The place of a single token."""
    if isinstance(what, nodes.Tokens) and what.amount is None:
        return token_place(what.name, builder.tokens, builder.source)
    if isinstance(what, nodes.This) and what.what == "your attack":
        return tokens.YOUR_ATTACK
    raise NotPlayable(what, builder.source)


def copies(builder: Builder, what: nodes.Things) -> tuple[token_copies.Copies, int, int] | None:
    """The copies of a token of which a text means some, and how many; None for a single token."""
    if not isinstance(what, nodes.Tokens) or what.amount is None:
        return None
    low, high = what.amount.low, what.amount.high
    if what.name not in builder.tokens or not isinstance(low, int) or high in {"X", "that many"}:
        raise NotPlayable(what, builder.source)
    count = builder.tokens.count(what.name)
    return token_copies.Copies(builder.tokens.index(what.name), count), low, high if isinstance(high, int) else count


def marked_boosts(builder: Builder, what: nodes.Things) -> laid_boosts.LaidBoosts | None:
    """The boosts that tokens of this name mark on the board; None for tokens that mark none."""
    if isinstance(what, nodes.Tokens) and builder.fighter.token_marks[builder.tokens.index(what.name)]:
        return laid_boosts.LaidBoosts(what.name)
    return None


def measured(builder: Builder, node: nodes.Origin) -> Effect[ExceedState]:
    """`Measure range from one of your Dissolves`, in this strike."""
    boosts = marked_boosts(builder, nodes.Tokens(node.token))
    if boosts is None:
        raise NotPlayable(node, builder.source)
    line = OriginRule(None, -1, False, False, True)
    builder.add_lasting(line)
    parts: list[Effect[ExceedState]] = [laid_boosts.PickOrigin(boosts), GiveLasting(line, False)]
    return Sequence([builder.add(part) for part in parts])


def place_card(builder: Builder, node: nodes.Place, name: str) -> Effect[ExceedState]:
    """`Place the top card of your discard pile on any space in range as a Lightning Rod`."""
    one = nodes.Amount(1, 1)
    pile = nodes.Zone("your", ("discard pile",))
    sources: dict[nodes.Things, int] = {
        nodes.Top("the top", 1, "card", pile): laid_cards.TOP_DISCARD,
        nodes.From(one, "card", pile): laid_cards.CHOSEN_DISCARD,
        nodes.This("your attack"): laid_cards.YOUR_ATTACK,
    }
    if node.what not in sources or node.who != "you":
        raise NotPlayable(node, builder.source)
    return laid_cards.PlaceCard(sources[node.what], spaces(node.where, builder.source), name)


def place(builder: Builder, node: nodes.Place) -> Effect[ExceedState]:
    """`Place Mantenbo on any space`, `place 1 Ice Spike next to you`."""
    if node.as_token is not None and node.as_token in builder.fighter.card_tokens:
        return place_card(builder, node, node.as_token)
    if node.as_token or node.who != "you":
        raise NotPlayable(node, builder.source)
    where = spaces(node.where, builder.source)
    if node.what == nodes.This("this boost"):
        return laid_boosts.PlaceThisBoost(where)
    several = copies(builder, node.what)
    if several is None:
        return tokens.PlaceToken(thing(builder, node.what), where)
    which, low, high = several
    if low != high or low == 0:
        raise NotPlayable(node, builder.source)
    return token_copies.PlaceCopies(which, low, where)


def remove(builder: Builder, node: nodes.Remove) -> Effect[ExceedState]:
    """`Remove Mantenbo`, `remove any number of Ice Spikes`."""
    several = copies(builder, node.what)
    if node.who != "you" or (several is None and node.where is not None):
        raise NotPlayable(node, builder.source)
    if several is None:
        return tokens.RemoveToken(thing(builder, node.what))
    which, low, high = several
    boosts = marked_boosts(builder, node.what)
    if boosts is not None and low == high == 1:
        return laid_boosts.DiscardLaidBoost(boosts, spaces(node.where, builder.source))
    return token_copies.RemoveCopies(which, low, high, spaces(node.where, builder.source))


def move_token(builder: Builder, node: nodes.MoveToken) -> Effect[ExceedState]:
    """`Move Mantenbo 1-2`, `move 1 Ice Spike to the opponent's space`."""
    if node.who != "you":
        raise NotPlayable(node, builder.source)
    several = copies(builder, node.what)
    if several is not None:
        which, low, high = several
        if low != 1 or high != 1:
            raise NotPlayable(node, builder.source)
        least, most = 0, BOARD_SIZE
        if node.amount is not None:
            if not isinstance(node.amount.low, int) or not isinstance(node.amount.high, int):
                raise NotPlayable(node, builder.source)
            least, most = node.amount.low, node.amount.high
        boosts = marked_boosts(builder, node.what)
        if boosts is not None and node.to is None:
            return laid_boosts.MoveLaidBoost(boosts, least, most)
        return token_copies.MoveCopy(which, least, most, spaces(node.to, builder.source))
    if node.amount is None:
        raise NotPlayable(node, builder.source)
    shortest, longest = values.bound(node.amount.low, builder.source), values.bound(node.amount.high, builder.source)
    return tokens.MoveToken(thing(builder, node.what), shortest, longest)


def swap_places(builder: Builder, node: nodes.SwapPlaces) -> Effect[ExceedState]:
    """`Swap places with Shield Knight`."""
    return token_moves.SwapPlaces(token_place(node.token, builder.tokens, builder.source))


def along(builder: Builder, node: nodes.Move) -> Effect[ExceedState]:
    """`Push 2 from the attack's origin`, `pull 1 toward Gravitron`, `advance 4 stopping on Gravitron`."""
    source = builder.source
    how, verb = node.path[0], node.verbs[0]
    if len(node.path) > 1 or len(node.verbs) > 1 or node.who != "you" or node.per is not None:
        raise NotPlayable(node, source)
    low, high = values.bound(node.amount.low, source), values.bound(node.amount.high, source)
    if (verb, how.how) in {("push", "from the attack's origin"), ("pull", "toward the attack's origin")}:
        return token_moves.PushFrom(token_moves.ORIGIN, verb == "push", low, high)
    if how.token is not None:
        token = token_place(how.token, builder.tokens, source)
        if (verb, how.how) == ("pull", "toward"):
            return token_moves.PushFrom(token, False, low, high)
        if (verb, how.how) == ("advance", "stopping on"):
            return token_moves.AdvanceOnto(token, values.fixed_amount(node.amount, None, source))
    raise NotPlayable(node, source)


def turn_over(builder: Builder, node: nodes.TurnOver) -> Effect[ExceedState]:
    """`Turn over Nirvana`."""
    return token_sides.TurnOver(token_place(node.token, builder.tokens, builder.source))


def one_of(builder: Builder, node: nodes.Choose) -> tuple[list[list[int]], list[places.Place]] | None:
    """Of a choice which tokens are placed at the same distances: the tokens of each alternative, and the places."""
    placed = [[step for step in option if isinstance(step, nodes.Place)] for option in node.options]
    where = [[step.where for step in option] for option in placed]
    alike = node.pick == 1 and all(spots == where[0] for spots in where)
    whole = all(len(steps) == len(option) for steps, option in zip(placed, node.options, strict=True))
    if not alike or not whole or not all(isinstance(spot, nodes.Distance) for spot in where[0]):
        return None
    found = [[thing(builder, step.what) for step in option] for option in placed]
    return found, [spaces(spot, builder.source) for spot in where[0]]


def sweeping(builder: Builder, sweep: nodes.Sweep, limit: int) -> Effect[ExceedState]:
    """`Move to any space within 6 removing the first 2 Ice Spikes in the way`."""
    which = builder.tokens.count(sweep.token)
    if not which:
        raise NotPlayable(sweep, builder.source)
    return token_moves.MoveSweeping(limit, token_copies.Copies(builder.tokens.index(sweep.token), which), sweep.count)
