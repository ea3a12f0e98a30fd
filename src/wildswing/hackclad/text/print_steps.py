"""The words for steps and for what holds while it applies, without the branches that hold other steps."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from wildswing.cardtext.printing import CannotSayError
from wildswing.cardtext.words import Count
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.print_parts import (
    show_amount,
    show_cards,
    show_most,
    show_number,
    show_per,
    show_selection,
    show_types,
    some,
)
from wildswing.hackclad.text.vocabulary import plural

Act: TypeAlias = (
    nodes.Move
    | nodes.MoveTo
    | nodes.MoveClad
    | nodes.TurnClad
    | nodes.Repel
    | nodes.Deal
    | nodes.AttackAgain
    | nodes.Reduce
    | nodes.EndTurn
    | nodes.Draw
    | nodes.Cards
    | nodes.Trade
    | nodes.Gain
    | nodes.Spend
    | nodes.SetResource
    | nodes.RemoveInjury
    | nodes.PickUp
    | nodes.PutShards
    | nodes.GiveShards
    | nodes.SetX
)
"""Steps that are done once and hold no other steps."""

Holding: TypeAlias = (
    nodes.Atk
    | nodes.ThatCardHas
    | nodes.CardsHave
    | nodes.CostsMp
    | nodes.Takes
    | nodes.Limit
    | nodes.CladLocked
    | nodes.UseFromPile
)
"""What holds while it applies."""

HOLDING = (
    nodes.Atk,
    nodes.ThatCardHas,
    nodes.CardsHave,
    nodes.CostsMp,
    nodes.Takes,
    nodes.Limit,
    nodes.CladLocked,
    nodes.UseFromPile,
)
"""The classes of `Holding`."""


def show_act(step: Act) -> str:
    """The words for a step that is done once.

    Args:
        step: the step.
    """
    match step:
        case nodes.Move():
            return f"move {some(step.amount, 'space')}" + (f" {step.path}" if step.path else "")
        case nodes.MoveTo():
            return f"move to {step.place}"
        case nodes.MoveClad():
            return f"move the Clad {step.count} {plural('space', step.count)} {step.way}"
        case nodes.TurnClad():
            return f"turn the Clad {step.way}"
        case nodes.Repel():
            return "repel the Clad"
        case nodes.Deal():
            return f"deal {show_amount(step.amount, 'damage')} damage to the Clad{show_per(step.per)}"
        case nodes.AttackAgain():
            return "attack again with the same ATK"
        case nodes.Reduce():
            return _reduce(step)
        case nodes.EndTurn():
            return "end your turn"
        case nodes.Draw():
            return f"draw {some(step.amount, 'card')}{show_per(step.per)}"
        case nodes.Cards():
            return _cards(step)
        case nodes.Trade():
            return f"trade {show_selection(step.give)} for {show_selection(step.get)}, into {step.to}"
        case nodes.Gain():
            return f"gain {some(step.amount, step.resource)}{show_per(step.per)}"
        case nodes.Spend():
            return f"spend {some(step.amount, step.resource)}"
        case nodes.SetResource():
            return f"your {step.resource} becomes {step.count}"
        case nodes.RemoveInjury():
            return f"remove {step.count} {plural('Injury', step.count)} from any player"
        case nodes.PickUp():
            return f"pick up {some(step.amount, 'Magic Shard')} from any space"
        case nodes.PutShards():
            return f"put {show_amount(step.amount, 'Magic Shard')} of your Magic Shards {step.where}"
        case nodes.GiveShards():
            shards = some(step.amount, "Magic Shard")
            return f"a player with the most Magic Shards gives {shards} to a player other than you with the fewest"
        case nodes.SetX():
            return f"X is {show_number(step.to)}{show_most(step.most)}"
        case _:
            assert_never(step)


def _reduce(step: nodes.Reduce) -> str:
    if (step.by is None) == (step.to is None) or (step.by is None and step.per is not None):
        raise CannotSayError(f"damage that is reduced by {step.by} to {step.to}")
    if step.to is not None:
        return f"reduce the damage to {step.to}"
    return f"reduce the damage by {step.by}{show_per(step.per)}"


def _cards(step: nodes.Cards) -> str:
    match step:
        case nodes.Cards(way="discard", what=nodes.From(zone="your hand") as what, end=None, to=None):
            return f"discard {show_cards(what)}"
        case nodes.Cards(way="discard" | "look at" | "reveal", end=None, to=None):
            return f"{step.way} {show_selection(step.what)}"
        case nodes.Cards(way="add", end=None, to=str()):
            return f"add {show_selection(step.what)} to {step.to}"
        case nodes.Cards(way="put", end=str(), to=str()):
            return f"put {show_selection(step.what)} {step.end} {step.to}"
    raise CannotSayError(f'to "{step.way}" cards "{step.end}" to "{step.to}"')


def show_holding(step: Holding) -> str:
    """The words for what holds while it applies.

    Args:
        step: what holds.
    """
    match step:
        case nodes.Atk():
            return f"{_signed(step.count)} ATK{show_per(step.per)}"
        case nodes.ThatCardHas():
            return f"that card has {_signed(step.atk)} ATK"
        case nodes.CardsHave(whose="your next"):
            return f"your next {show_types(step.types)} card has {_signed(step.atk)} ATK"
        case nodes.CardsHave():
            return f"{step.whose} {show_types(step.types, 'and')} cards have {_signed(step.atk)} ATK"
        case nodes.CostsMp():
            return f"this card costs {step.count} MP"
        case nodes.Takes():
            return "you take no damage" if step.less is None else f"you take {step.less} less damage"
        case nodes.Limit():
            times = plural("time", step.more)
            return f"you may take the {step.action} Basic Action {step.more} more {times} each round"
        case nodes.CladLocked():
            return "the Clad cannot move or be Repelled"
        case nodes.UseFromPile():
            return "you may use this card, then it goes on top of your deck"
        case _:
            assert_never(step)


def _signed(count: Count) -> str:
    return f"+{count}" if isinstance(count, str) or count >= 0 else str(count)
