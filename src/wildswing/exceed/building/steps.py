"""Steps with a trigger: from the nodes of a text to the effects that run it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wildswing.exceed import constants as c
from wildswing.exceed.building import hands, looking, movement, paying, standing, tokens, values
from wildswing.exceed.building.boosting import top_or_discard
from wildswing.exceed.building.conditions import condition, together
from wildswing.exceed.building.errors import NotPlayable
from wildswing.exceed.building.forced import makes_opponent_discard
from wildswing.exceed.building.moving_cards import move_cards
from wildswing.exceed.building.named import rule_named
from wildswing.exceed.effects import answering, exceed_cost, extra, naming, piles, same_speed, setting, triggers, turn
from wildswing.exceed.effects import stats as stat_effects
from wildswing.exceed.effects.attack_as_boost import AttackBecomesBoost
from wildswing.exceed.effects.forced_discards import ForcedDiscard
from wildswing.exceed.effects.hidden_tokens import PlaceOneOf
from wildswing.exceed.effects.laid_cards import TakeFromUnder
from wildswing.exceed.effects.movement_ends import MoveOneMore
from wildswing.exceed.effects.repeating import Repeated
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.printer import show_steps
from wildswing.kernel import flow
from wildswing.kernel.effects import Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

DONE: dict[str, Callable[[], Effect[ExceedState]]] = {
    "gain Advantage": turn.GainAdvantage,
    "exceed": lambda: turn.Exceed(False),
    "the opponent exceeds": lambda: turn.Exceed(True),
    "revert": turn.Revert,
    "lose all Armor": stat_effects.LoseArmor,
    "cancel that boost": turn.CancelBoost,
    "discard a copy of that boost's card": answering.DiscardCopyOfBoost,
    "make your attack invalid": setting.RefuseAttack,
    "make an attack from your hand": lambda: extra.MakeAttack(False, -1, False),
    "skip your end-of-turn draw": turn.SkipEndDraw,
    "put your Astral Heat on top of your deck": piles.AstralHeat,
    "mark this turn": turn.MarkTurn,
    "pay your exceed cost": exceed_cost.PayExceedCost,
    "return a sealed card with that card's printed Speed to your hand": same_speed.ReturnSameSpeed,
    "wild swing again": setting.SwingAgain,
    "take the cards under this boost into your hand": TakeFromUnder,
    "give your attack to the opponent as a sustained boost": lambda: AttackBecomesBoost(True, True),
    "boost the top card of your deck or discard it if it is no continuous boost": lambda: top_or_discard(False),
    "boost and sustain the top card of your deck or discard it if it is no continuous boost": lambda: top_or_discard(
        True
    ),
    "give your attack that card's triggers": triggers.BorrowTriggers,
    "repeat another of your Hit effects": triggers.RepeatHit,
    "exceed at the end of this turn": turn.ExceedLater,
    "swap your deck and your sealed cards": piles.SwapDeckAndSealed,
    "name a card: the opponent discards it or reveals their hand": naming.NameAndDiscard,
    "name 2 cards: the opponent discards all copies of them and reveals their hand": naming.NameTwoAndDiscard,
    "name a range: the opponent discards a card with that range or reveals their hand": naming.NameRange,
    "name a card: it is invalid for both players this turn": naming.ForbidCard,
    "name a card: it does not hit you this turn": naming.EvadeCard,
    "name a Normal: the opponent must set it or reveal their hand": naming.NameNormal,
}
STRIKE_SOURCES = {"a wild swing": c.STRIKE_WILD, "an EX attack": c.STRIKE_EX}


def body(builder: Builder, steps: tuple[nodes.Step, ...]) -> Effect[ExceedState]:
    """The effect of some steps in order."""
    times = repeated(steps)
    if times is not None:
        may = isinstance(steps[-1], nodes.May)
        again = values.fixed_amount(times.amount, times.per, builder.source)
        return builder.add(Repeated(body(builder, steps[:-1]), again, may))
    around = builder.following
    parts: list[Effect[ExceedState]] = []
    for place, node in enumerate(steps, 1):
        builder.following = (*steps[place:], *around)
        parts.append(step(builder, node))
    builder.following = around
    made = parts[0] if len(parts) == 1 else builder.add(flow.Sequence(parts))
    if not made.words:
        made.words = show_steps(steps)
    return made


def repeated(steps: tuple[nodes.Step, ...]) -> nodes.Repeat | None:
    """The repetition, or the leave to repeat, with which a line ends."""
    last = steps[-1]
    if isinstance(last, nodes.May) and last.who == "you" and len(last.body) == 1:
        last = last.body[0]
    return last if isinstance(last, nodes.Repeat) and len(steps) > 1 else None


def step(builder: Builder, node: nodes.Step) -> Effect[ExceedState]:
    """The effect of one step.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    made = branch(builder, node) or simple(builder, node)
    if made is None:
        raise NotPlayable(node, builder.source)
    builder.add(made)
    if builder.watches_discards and makes_opponent_discard(node):
        return builder.add(ForcedDiscard(made, builder.discard_bit()))
    return made


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
        around = builder.following
        builder.following = (*node.body, *around)
        cost = step(builder, node.cost)
        builder.following = around
        return flow.Pay(cost, body(builder, node.body), node.each)
    if isinstance(node, nodes.Choose):
        placed = tokens.one_of(builder, node)
        if placed is not None:
            return PlaceOneOf([body(builder, option) for option in node.options], *placed)
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
    elif isinstance(source, nodes.Them):
        pick = builder.add(looking.one_to_strike_with(builder, source))
        return flow.Sequence([pick, builder.add(turn.OrderStrike(order | c.STRIKE_FROM_TOP, ()))])
    else:
        order |= strike_source(builder, source)
    return turn.OrderStrike(order, tuple(builder.granted(node.lines)))


def strike_source(builder: Builder, source: object) -> int:
    """The bits for a strike with a card from elsewhere than the hand."""
    if isinstance(source, nodes.SetAside):
        return (builder.card_named(source.name) + 1) << c.STRIKE_ASIDE_SHIFT
    if isinstance(source, nodes.From | nodes.Random) and (source.amount, source.kind) == (nodes.Amount(1, 1), "card"):
        if source.zone == nodes.Zone("your", ("gauge",)):
            return c.STRIKE_FROM_GAUGE | (c.STRIKE_RANDOM if isinstance(source, nodes.Random) else 0)
        if source.zone == nodes.Zone("your", ("sealed cards",)) and isinstance(source, nodes.From):
            return c.STRIKE_FROM_SEALED
    raise NotPlayable(source, builder.source)


def simple(builder: Builder, node: nodes.Step) -> Effect[ExceedState] | None:
    """Steps without steps in them."""
    source = builder.source
    for kind, make in MAKERS:
        if isinstance(node, kind):
            made = make(builder, node)
            if made is not None:
                return made
    rule = rule_named(node.name) if isinstance(node, nodes.NamedRule) else None
    if rule is not None and rule.step is not None:
        return rule.step()
    if isinstance(node, nodes.Do) and node.what in DONE:
        return DONE[node.what]()
    if isinstance(node, nodes.Flag) and node.what == "you may advance or close 1 more":
        return flow.May(builder.add(MoveOneMore()), False)
    if isinstance(node, nodes.Flag) and node.what == "your attack becomes critical":
        return stat_effects.GiveCritical()
    opponents = isinstance(node, nodes.Ignore) and node.who == "opponent"
    if isinstance(node, nodes.Origin) and node.any_of:
        return tokens.measured(builder, node)
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


def shuffle(builder: Builder, node: nodes.Shuffle) -> Effect[ExceedState]:
    """`Shuffle your discard pile`."""
    where = values.zones(node.zone, builder.source)
    opponent = node.who == "opponent"
    if len(where) != 1 or node.who == "both" or values.is_opponents(node.zone.whose) != opponent:
        raise NotPlayable(node, builder.source)
    return piles.ShuffleZone(where[0], opponent)


def more_actions(builder: Builder, node: nodes.MoreActions) -> Effect[ExceedState]:
    """`Take another action`."""
    if node.who != "you":
        raise NotPlayable(node, builder.source)
    return turn.MoreActions(node.count, node.no_strike)


MAKERS: list[tuple[type, Callable[[Any, Any], Effect[ExceedState] | None]]] = [
    (nodes.Stat, stat),
    (nodes.SetX, set_x),
    (nodes.Move, movement.move),
    (nodes.MoveToRange, movement.move_to_range),
    (nodes.MoveToSpace, movement.move_to_space),
    (nodes.MoveToToken, movement.move_to_token),
    (nodes.Draw, hands.draw),
    (nodes.Discard, hands.discard),
    (nodes.DiscardOrReveal, hands.discard_or_reveal),
    (nodes.HandTo, hands.hand_to),
    (nodes.MoveCards, move_cards),
    (nodes.Shuffle, shuffle),
    (nodes.Spend, paying.pay),
    (nodes.SpendAll, paying.spend_all),
    (nodes.SetStat, paying.set_stat),
    (nodes.GainLife, paying.gain_life),
    (nodes.SetLife, paying.set_life),
    (nodes.Damage, paying.take_damage),
    (nodes.MoreActions, more_actions),
    (nodes.Place, tokens.place),
    (nodes.Remove, tokens.remove),
    (nodes.MoveToken, tokens.move_token),
    (nodes.SwapPlaces, tokens.swap_places),
    (nodes.TurnOver, tokens.turn_over),
]
