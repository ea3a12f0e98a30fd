"""Steps: from the nodes of a text to the effects that run it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

from wildswing.hackclad import constants as c
from wildswing.hackclad.building import moving_cards, values
from wildswing.hackclad.effects import figures, resources
from wildswing.hackclad.effects.conditions import All, Implies
from wildswing.hackclad.effects.prices import Price
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.printer import show_line, show_steps
from wildswing.kernel import flow
from wildswing.kernel.effects import Condition, Constant, Effect
from wildswing.kernel.errors import NotPlayable

if TYPE_CHECKING:
    from wildswing.hackclad.building.texts import Builder

Step: TypeAlias = Effect[HackcladState]
WAYS = {"forward": c.FORWARD, "right": c.RIGHT, "backward": c.BACKWARD, "left": c.LEFT}
TURNS = {"around": 0, "to face you": 1, "to face away from you": 2}


def together(conditions: tuple[nodes.Condition, ...], source: str) -> Condition[HackcladState]:
    """Several conditions as one."""
    made = [values.condition(node, source) for node in conditions]
    return made[0] if len(made) == 1 else All(made)


def need(node: nodes.Need, source: str) -> Condition[HackcladState]:
    """A requirement of a card."""
    needed = together(node.conditions, source)
    made = Implies(together(node.only_with, source), needed) if node.only_with else needed
    made.words = show_line(node)
    return made


def body(builder: Builder, steps: tuple[nodes.Step, ...]) -> Step:
    """The effect of some steps in order."""
    parts = [step(builder, node) for node in steps]
    made = parts[0] if len(parts) == 1 else builder.add(flow.Sequence(parts))
    if not made.words:
        made.words = show_steps(steps)
    return made


def price(builder: Builder, node: nodes.Cost) -> Step:
    """An Extra Cost."""
    if len(node.steps) == 1:
        return body(builder, node.steps)
    made = builder.add(Price([step(builder, part) for part in node.steps]))
    made.words = show_steps(node.steps)
    return made


def step(builder: Builder, node: nodes.Step) -> Step:
    """The effect of one step.

    Raises:
        NotPlayable: for what the rules do not run yet.
    """
    if builder.card == c.NO_CARD and isinstance(node, OF_CARDS):
        raise NotPlayable(node, builder.source)
    for kind, make in MAKERS:
        if isinstance(node, kind):
            return builder.add(make(builder, node))
    raise NotPlayable(node, builder.source)


# ---- one maker for each kind of step


def branch_if(builder: Builder, node: nodes.If) -> Step:
    """`If C, A. Otherwise, B.`: one of the two."""
    otherwise = body(builder, node.otherwise) if node.otherwise else None
    return flow.If(together(node.conditions, builder.source), body(builder, node.then), otherwise)


def may(builder: Builder, node: nodes.May) -> Step:
    """`You may A`."""
    return flow.May(body(builder, node.body), False)


def choose(builder: Builder, node: nodes.Choose) -> Step:
    """`Choose one: A; or B`."""
    return flow.Choose([body(builder, option) for option in node.options], node.pick, False)


def lasting(builder: Builder, node: nodes.Lasting) -> Step:
    """`This round, A`, `this round, when W: A`."""
    turn_only = node.until == "this turn"
    if node.when is not None:
        if node.when != "when you pick up Magic Shards" or turn_only:
            raise NotPlayable(node, builder.source)
        return resources.Whenever(builder.extra_line(node.body))
    made = [held(builder, part, turn_only) for part in node.body]
    return made[0] if len(made) == 1 else flow.Sequence([builder.add(part) for part in made])


def held(builder: Builder, node: nodes.Step, turn_only: bool) -> Step:
    """One thing that holds for a while."""
    if isinstance(node, nodes.CardsHave) and isinstance(node.atk, int) and frozenset(node.types) == values.ATTACKS:
        if node.whose == "your":
            return resources.CardsHave(node.atk, turn_only)
        if node.whose == "your other":
            return resources.OthersHave(node.atk, turn_only)
    if isinstance(node, nodes.CladLocked) and not turn_only:
        return resources.LockClad()
    if isinstance(node, nodes.Takes) and node.less is None and not turn_only:
        return resources.TakeNoDamage()
    raise NotPlayable(node, builder.source)


def move(builder: Builder, node: nodes.Move) -> Step:
    """`Move 2 spaces`."""
    if node.path is not None:
        if values.written(node.amount, builder.source) != 1:
            raise NotPlayable(node, builder.source)
        return figures.MoveToward()
    return figures.Move(values.bound(node.amount.low, builder.source), values.bound(node.amount.high, builder.source))


def move_to(builder: Builder, node: nodes.MoveTo) -> Step:
    """`Move to any free space`."""
    return figures.MoveTo(node.place == "any free Entry Point")


def move_clad(builder: Builder, node: nodes.MoveClad) -> Step:
    """`Move the Clad 1 space forward`."""
    if not isinstance(node.count, int):
        raise NotPlayable(node, builder.source)
    return figures.MoveClad(WAYS[node.way], node.count)


def turn_clad(builder: Builder, node: nodes.TurnClad) -> Step:
    """`Turn the Clad around`."""
    return figures.TurnClad(TURNS[node.way])


def repel(builder: Builder, node: nodes.Repel) -> Step:
    """`Repel the Clad`."""
    return figures.Repel()


def deal(builder: Builder, node: nodes.Deal) -> Step:
    """`Deal 2 damage to the Clad`."""
    return figures.Deal(values.fixed(node.amount, node.per, builder.source))


def attack_again(builder: Builder, node: nodes.AttackAgain) -> Step:
    """`Attack again with the same ATK`."""
    return figures.AttackAgain()


def reduce(builder: Builder, node: nodes.Reduce) -> Step:
    """`Reduce the damage by 2`."""
    if node.by is not None:
        return figures.Reduce(values.times(values.bound(node.by, builder.source), node.per, builder.source))
    if node.to == 0:
        return figures.ReduceToNothing()
    raise NotPlayable(node, builder.source)


def end_turn(builder: Builder, node: nodes.EndTurn) -> Step:
    """`End your turn`."""
    return figures.EndTurn()


def gain(builder: Builder, node: nodes.Gain) -> Step:
    """`Gain 1 MP`."""
    if node.resource != "MP":
        raise NotPlayable(node, builder.source)
    return resources.GainMp(values.fixed(node.amount, node.per, builder.source))


def set_resource(builder: Builder, node: nodes.SetResource) -> Step:
    """`Your MP becomes 7`."""
    if not isinstance(node.count, int):
        raise NotPlayable(node, builder.source)
    return resources.SetMp(node.count)


def pick_up(builder: Builder, node: nodes.PickUp) -> Step:
    """`Pick up 1 Magic Shard from any space`."""
    return resources.PickUp(values.written(node.amount, builder.source))


def put_shards(builder: Builder, node: nodes.PutShards) -> Step:
    """`Put 1 of your Magic Shards on your space`."""
    if node.where != "on your space":
        raise NotPlayable(node, builder.source)
    return resources.PutShards(values.written(node.amount, builder.source))


def give_shards(builder: Builder, node: nodes.GiveShards) -> Step:
    """Shards from the richest to the poorest."""
    return resources.GiveShards(values.written(node.amount, builder.source))


def set_x(builder: Builder, node: nodes.SetX) -> Step:
    """`X is ...`."""
    if node.most is not None:
        raise NotPlayable(node, builder.source)
    return resources.SetX(values.number(node.to, builder.source))


def more_atk(builder: Builder, node: nodes.Atk) -> Step:
    """`+1 ATK`."""
    return resources.MoreAtk(values.times(values.bound(node.count, builder.source), node.per, builder.source))


def that_card(builder: Builder, node: nodes.ThatCardHas) -> Step:
    """`That card has +2 ATK`."""
    if not isinstance(node.atk, int):
        raise NotPlayable(node, builder.source)
    return resources.MoreAtk(Constant(node.atk))


# What is about the skill card in use; a board has none.
OF_CARDS = (nodes.Repel, nodes.AttackAgain, nodes.EndTurn, nodes.SetX, nodes.Atk, nodes.ThatCardHas)
MAKERS: list[tuple[type, Callable[[Any, Any], Step]]] = [
    (nodes.If, branch_if),
    (nodes.May, may),
    (nodes.Choose, choose),
    (nodes.Lasting, lasting),
    (nodes.Move, move),
    (nodes.MoveTo, move_to),
    (nodes.MoveClad, move_clad),
    (nodes.TurnClad, turn_clad),
    (nodes.Repel, repel),
    (nodes.Deal, deal),
    (nodes.AttackAgain, attack_again),
    (nodes.Reduce, reduce),
    (nodes.EndTurn, end_turn),
    (nodes.Draw, moving_cards.draw),
    (nodes.Cards, moving_cards.move_cards),
    (nodes.Trade, moving_cards.trade),
    (nodes.Gain, gain),
    (nodes.SetResource, set_resource),
    (nodes.PickUp, pick_up),
    (nodes.PutShards, put_shards),
    (nodes.GiveShards, give_shards),
    (nodes.SetX, set_x),
    (nodes.Atk, more_atk),
    (nodes.ThatCardHas, that_card),
]
