"""Steps with a trigger: from the nodes of a text to the effects that run it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wildswing.exceed import constants as c
from wildswing.exceed.building import standing, values
from wildswing.exceed.building.conditions import condition, together, token_place
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.moving_cards import move_cards
from wildswing.exceed.effects import hand, movement, naming, piles, spend, tokens, turn
from wildswing.exceed.effects import stats as stat_effects
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.printer import show_steps
from wildswing.kernel import flow
from wildswing.kernel.effects import Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

WAYS = {"advance": 0, "close": 1, "retreat": 2, "push": 3, "pull": 4}
DONE: dict[str, Callable[[], Effect[ExceedState]]] = {
    "gain Advantage": turn.GainAdvantage,
    "exceed": lambda: turn.Exceed(False),
    "the opponent exceeds": lambda: turn.Exceed(True),
    "revert": turn.Revert,
    "lose all Armor": stat_effects.LoseArmor,
    "cancel that boost": turn.CancelBoost,
    "skip your end-of-turn draw": turn.SkipEndDraw,
    "put your Astral Heat on top of your deck": piles.AstralHeat,
    "mark this turn": turn.MarkTurn,
    "name a card: the opponent discards it or reveals their hand": naming.NameAndDiscard,
    "name a Normal: the opponent must set it or reveal their hand": naming.NameNormal,
}
WHERE = {
    "on any space": tokens.ANY_SPACE,
    "on any space in range": tokens.IN_RANGE,
    "on your space": tokens.YOUR_SPACE,
    "on the opponent's space": tokens.OPPONENTS_SPACE,
}
STRIKE_SOURCES = {"a wild swing": c.STRIKE_WILD, "an EX attack": c.STRIKE_EX}


def body(builder: Builder, steps: tuple[nodes.Step, ...]) -> Effect[ExceedState]:
    """The effect of some steps in order."""
    parts = [step(builder, node) for node in steps]
    made = parts[0] if len(parts) == 1 else builder.add(flow.Sequence(parts))
    if not made.words:
        made.words = show_steps(steps)
    return made


def step(builder: Builder, node: nodes.Step) -> Effect[ExceedState]:
    """The effect of one step.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    made = branch(builder, node) or simple(builder, node)
    if made is None:
        raise NotPlayable(node, builder.source)
    return builder.add(made)


def branch(builder: Builder, node: nodes.Step) -> Effect[ExceedState] | None:
    """Steps that hold other steps."""
    if isinstance(node, nodes.If):
        tested = together([condition(part, builder.card, builder.tokens, builder.source) for part in node.conditions])
        otherwise = body(builder, node.otherwise) if node.otherwise else None
        if tested is None:
            return body(builder, node.then)
        return flow.If(tested, body(builder, node.then), otherwise)
    if isinstance(node, nodes.May):
        return flow.May(body(builder, node.body), node.who == "opponent")
    if isinstance(node, nodes.Pay):
        return flow.Pay(step(builder, node.cost), body(builder, node.body), node.each)
    if isinstance(node, nodes.Choose):
        return flow.Choose([body(builder, option) for option in node.options], node.pick, node.who == "opponent")
    if isinstance(node, nodes.Grant):
        return stat_effects.Grant(builder.granted(node.lines))
    if isinstance(node, nodes.Strike):
        return strike(builder, node)
    return None


def strike(builder: Builder, node: nodes.Strike) -> Effect[ExceedState]:
    """An ordered strike."""
    order = 0
    if node.face_up:
        order |= c.STRIKE_FACE_UP
    if node.after_opponent:
        order |= c.STRIKE_AFTER_OPPONENT
    source = node.source
    if source is None:
        if node.face_up:
            order |= c.STRIKE_FROM_HAND  # a card from hand, neither a wild swing nor an EX attack
    elif isinstance(source, str):
        order |= values.lookup(STRIKE_SOURCES, source, builder.source)
    elif source == nodes.From(nodes.Amount(1, 1), "card", nodes.Zone("your", ("gauge",))):
        order |= c.STRIKE_FROM_GAUGE  # which is open, hence face up
    else:
        raise NotPlayable(source, builder.source)
    return turn.OrderStrike(order, tuple(builder.granted(node.lines)))


def simple(builder: Builder, node: nodes.Step) -> Effect[ExceedState] | None:
    """Steps without steps in them."""
    source = builder.source
    for kind, make in MAKERS:
        if isinstance(node, kind):
            return make(builder, node)
    if isinstance(node, nodes.Do) and node.what in DONE:
        return DONE[node.what]()
    if isinstance(node, nodes.Flag) and node.what == "your attack becomes critical":
        return stat_effects.GiveCritical()
    opponents = isinstance(node, nodes.Ignore) and node.who == "opponent"
    lines = standing.rule_lines(node, None, builder.tokens, source) or (
        standing.stat_lines(node, None, source) if isinstance(node, nodes.SetStat | nodes.NumberRule) else []
    )
    if len(lines) == 1:
        builder.add_lasting(lines[0].line)
        return stat_effects.GiveLasting(lines[0].line, opponents)
    return None


# ---- one maker for each kind of step


def stat(builder: Builder, node: nodes.Stat) -> Effect[ExceedState]:
    """`+1 Power`, for one player or both."""
    made: list[Effect[ExceedState]] = []
    for which, amount in standing.stat_parts(node, builder.source):
        number = values.per(amount, node.per, builder.source)
        if node.who != "opponent":
            made.append(builder.add(stat_effects.AddStat(which, number, False)))
        if node.who != "you":
            made.append(builder.add(stat_effects.AddStat(which, number, True)))
    return made[0] if len(made) == 1 else flow.Sequence(made)


def set_x(builder: Builder, node: nodes.SetX) -> Effect[ExceedState]:
    """`X is ...`."""
    return stat_effects.SetX(values.number(node.to, builder.source))


def move(builder: Builder, node: nodes.Move) -> Effect[ExceedState]:
    """A movement, with or without a choice."""
    if node.path or node.who == "both":
        raise NotPlayable(node, builder.source)
    ways = [values.lookup(WAYS, "advance" if verb == "move" else verb, builder.source) for verb in node.verbs]
    if node.verbs == ("move",):
        ways = [WAYS["advance"], WAYS["retreat"]]  # EX 8.7
    opponent = node.who == "opponent"
    if len(ways) == 1 and node.amount.low == node.amount.high:
        return movement.Move(ways[0], values.fixed_amount(node.amount, node.per, builder.source), opponent)
    if node.per is not None:
        raise NotPlayable(node.per, builder.source)
    low = values.bound(node.amount.low, builder.source)
    return movement.MoveChoice(ways, low, values.bound(node.amount.high, builder.source), opponent)


def move_to_space(builder: Builder, node: nodes.MoveToSpace) -> Effect[ExceedState]:
    """`Move to any space`."""
    if node.verb != "move" or node.sweep or node.limit == "range" or not isinstance(node.limit, int | None):
        raise NotPlayable(node, builder.source)
    return movement.MoveToSpace(node.limit or 0)


def move_to_token(builder: Builder, node: nodes.MoveToToken) -> Effect[ExceedState]:
    """`Move to Mantenbo`."""
    if node.verb != "move":
        raise NotPlayable(node, builder.source)
    return movement.MoveToToken(token_place(node.token, builder.tokens, builder.source))


def draw(builder: Builder, node: nodes.Draw) -> Effect[ExceedState]:
    """`Draw 2`."""
    number = values.fixed_amount(node.amount, node.per, builder.source)
    if node.who == "both":
        return flow.Sequence([builder.add(hand.Draw(number, False)), builder.add(hand.Draw(number, True))])
    return hand.Draw(number, node.who == "opponent")


def discard(builder: Builder, node: nodes.Discard) -> Effect[ExceedState]:
    """`Discard 1`, of one's choice or at random."""
    if node.chooser or node.who == "both":
        raise NotPlayable(node, builder.source)
    number = values.fixed_amount(node.amount, node.per, builder.source)
    if node.random:
        return hand.DiscardRandom(number, node.who == "opponent")
    return hand.DiscardChosen(number, node.who == "opponent")


def hand_to(builder: Builder, node: nodes.HandTo) -> Effect[ExceedState]:
    """`Draw to 7`, `discard to 1`."""
    size = values.number(node.size, builder.source)
    if node.way == "draw" and node.who == "you":
        return hand.DrawTo(size)
    if node.way == "discard" and not node.random and node.who != "both":
        return hand.DiscardTo(size, node.who == "opponent")
    raise NotPlayable(node, builder.source)


def shuffle(builder: Builder, node: nodes.Shuffle) -> Effect[ExceedState]:
    """`Shuffle your discard pile`."""
    where = values.zones(node.zone, builder.source)
    if len(where) != 1 or node.who != "you" or values.is_opponents(node.zone.whose):
        raise NotPlayable(node, builder.source)
    return piles.ShuffleZone(where[0])


def pay(builder: Builder, node: nodes.Spend) -> Effect[ExceedState]:
    """`Spend 2 Force`, `spend up to 5 life`."""
    opponent = node.who == "opponent"
    low, high = node.amount.low, node.amount.high
    if low == high:
        number = values.bound(low, builder.source)
        if node.what == "Force":
            return spend.SpendForce(number, opponent)
        if node.what == "Gauge":
            return spend.SpendGauge(number, opponent)
        if not opponent:
            return spend.SpendLife(number)
    most = None if high == "any" else values.bound(high, builder.source)
    if low == 0 and node.what == "Force" and not opponent:
        return spend.SpendForceUpTo(most, node.steps_of or 1)
    if low == 0 and node.what == "life" and most is not None and not opponent:
        return spend.SpendLifeUpTo(most)
    raise NotPlayable(node, builder.source)


def gain_life(builder: Builder, node: nodes.GainLife) -> Effect[ExceedState]:
    """`Gain 2 life`."""
    if node.who == "both":
        raise NotPlayable(node, builder.source)
    return spend.GainLife(values.fixed_amount(node.amount, node.per, builder.source), node.who == "opponent")


def set_life(builder: Builder, node: nodes.SetLife) -> Effect[ExceedState]:
    """`Your life becomes 10`."""
    return spend.SetLife(values.per(values.bound(node.to, builder.source), node.per, builder.source))


def take_damage(builder: Builder, node: nodes.Damage) -> Effect[ExceedState]:
    """`Take 1 non-lethal damage`."""
    if node.who == "both":
        raise NotPlayable(node, builder.source)
    return spend.DealDamage(
        values.fixed_amount(node.amount, None, builder.source), node.who == "opponent", node.non_lethal
    )


def more_actions(builder: Builder, node: nodes.MoreActions) -> Effect[ExceedState]:
    """`Take another action`."""
    if node.who != "you":
        raise NotPlayable(node, builder.source)
    return turn.MoreActions(node.count, node.no_strike)


def thing(builder: Builder, what: nodes.Things) -> int:
    """The place of a single token."""
    if isinstance(what, nodes.Tokens) and what.amount is None:
        return token_place(what.name, builder.tokens, builder.source)
    if isinstance(what, nodes.This) and what.what == "your attack":
        return tokens.YOUR_ATTACK
    raise NotPlayable(what, builder.source)


def place(builder: Builder, node: nodes.Place) -> Effect[ExceedState]:
    """`Place Mantenbo on any space`."""
    if node.as_token or not isinstance(node.where, str) or node.who != "you":
        raise NotPlayable(node, builder.source)
    return tokens.PlaceToken(thing(builder, node.what), values.lookup(WHERE, node.where, builder.source))


def remove(builder: Builder, node: nodes.Remove) -> Effect[ExceedState]:
    """`Remove Mantenbo`."""
    if node.where is not None or node.who != "you":
        raise NotPlayable(node, builder.source)
    return tokens.RemoveToken(thing(builder, node.what))


def move_token(builder: Builder, node: nodes.MoveToken) -> Effect[ExceedState]:
    """`Move Mantenbo 1-2`."""
    if node.amount is None or node.who != "you":
        raise NotPlayable(node, builder.source)
    low, high = values.bound(node.amount.low, builder.source), values.bound(node.amount.high, builder.source)
    return tokens.MoveToken(thing(builder, node.what), low, high)


MAKERS: list[tuple[type, Callable[[Any, Any], Effect[ExceedState]]]] = [
    (nodes.Stat, stat),
    (nodes.SetX, set_x),
    (nodes.Move, move),
    (nodes.MoveToSpace, move_to_space),
    (nodes.MoveToToken, move_to_token),
    (nodes.Draw, draw),
    (nodes.Discard, discard),
    (nodes.HandTo, hand_to),
    (nodes.MoveCards, move_cards),
    (nodes.Shuffle, shuffle),
    (nodes.Spend, pay),
    (nodes.GainLife, gain_life),
    (nodes.SetLife, set_life),
    (nodes.Damage, take_damage),
    (nodes.MoreActions, more_actions),
    (nodes.Place, place),
    (nodes.Remove, remove),
    (nodes.MoveToken, move_token),
]
