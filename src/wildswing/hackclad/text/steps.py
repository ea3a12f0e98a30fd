"""The effects themselves: the lines of a card, what governs steps, the steps, and what holds for a while."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.cardtext.words import Count
from wildswing.hackclad.text.conditions import Condition
from wildswing.hackclad.text.holding import (
    Atk,
    CardsHave,
    CladLocked,
    CostsMp,
    Limit,
    Takes,
    ThatCardHas,
    UseFromPile,
)
from wildswing.hackclad.text.values import Amount, Number, Per, Resource, Selection, Until, Zone

State: TypeAlias = Literal["while in your discard pile"]
"""As long as what a line holds."""

When: TypeAlias = Literal[
    "before",
    "after",
    "when used",
    "when discarded for an extra cost",
    "when discarded for the extra cost of an Attack or Attack Magic card",
    "when discarded for the -1 DMG Basic Action",
    "when this attack reaches you",
    "when you pick up Magic Shards",
]
"""When a line is carried out."""

# ------------------------------------------------------------------------------------------------ lines


class Need(Node, frozen=True):
    """`Only adjacent to the Clad.`, `Only if C.`, `If D, only if C.`: the card can only be used when this is true.

    `conditions` must all be true; if `only_with` is not empty, only when all of these are true too.
    """

    conditions: tuple[Condition, ...]
    only_with: tuple[Condition, ...] = ()


class NeedAll(Node, frozen=True):
    """`Only if you can do all of this.`: the card can only be used when its whole text is possible."""


class Cost(Node, frozen=True):
    """`Extra cost: S.`: steps that must be done in full before the card counts as used.

    "extra" must be paid and "optional" may be; "action" (`Cost: S.`) is the price of something that is no skill card.
    """

    kind: Literal["extra", "optional", "action"]
    steps: tuple[Step, ...]


class Line(Node, frozen=True):
    """`State, when or when: sentences`: when it is carried out and what happens.

    Without `whens` it is part of using the card (on an attack: of adding up its ATK); with a `state` it holds, or with
    both happens, as long as that is true.
    """

    state: State | None
    whens: tuple[When, ...]
    body: tuple[Step, ...]


CardLine: TypeAlias = Need | NeedAll | Cost | Line

# ------------------------------------------------------------------------------------------------ branches


class If(Node, frozen=True):
    """`If C and D, A. Otherwise, B.`: all conditions are tested when the step is about to be done."""

    conditions: tuple[Condition, ...]
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True):
    """`You may A`: the whole body, or nothing of it."""

    body: tuple[Step, ...]


class Pay(Node, frozen=True):
    """`COST: A`: the body happens if the cost was done in full."""

    cost: Step
    body: tuple[Step, ...]


class Lasting(Node, frozen=True):
    """`This round, A` holds until then; `This round, when W: A` is done each time that happens until then."""

    until: Until
    when: When | None
    body: tuple[Step, ...]


class Choose(Node, frozen=True):
    """`Choose one: A; or B`: `pick` different options are done, in the order in which they are picked."""

    pick: Literal[1, 2]
    options: tuple[tuple[Step, ...], ...]


# ------------------------------------------------------------------------------------------------ figures and damage


class Move(Node, frozen=True):
    """`Move 2 spaces`: step by step; `path` leads straight along the line of the attack."""

    amount: Amount
    path: Literal["toward the Clad"] | None = None


class MoveTo(Node, frozen=True):
    """`Move to any free space`: it counts as 1 space moved."""

    place: Literal["any free space", "any free Entry Point"]


class MoveClad(Node, frozen=True):
    """`Move the Clad 1 space forward`, as the Clad looks; it tramples."""

    count: Count
    way: Literal["forward", "backward", "left", "right"]


class TurnClad(Node, frozen=True):
    """`Turn the Clad around`, `to face you`, `to face away from you`: on its space."""

    way: Literal["around", "to face you", "to face away from you"]


class Repel(Node, frozen=True):
    """`Repel the Clad`: last of all it moves 1 space, in the direction away from you that is fixed now."""


class Deal(Node, frozen=True):
    """`Deal 2 damage to the Clad`."""

    amount: Amount
    per: Per | None = None


class AttackAgain(Node, frozen=True):
    """`Attack again with the same ATK`: the damage is dealt once more, by the same card."""


class Reduce(Node, frozen=True):
    """`Reduce the damage by 2` (`to` is None), `reduce the damage to 0` (`by` is None): of the attack answered."""

    by: Count | None
    to: Count | None = None
    per: Per | None = None


class EndTurn(Node, frozen=True):
    """`End your turn`: after this card."""


# ------------------------------------------------------------------------------------------------ cards


class Draw(Node, frozen=True):
    """`Draw 1 card`."""

    amount: Amount
    per: Per | None = None


class Cards(Node, frozen=True):
    """Something is done with chosen cards: `Discard 1 card`, `put it on top of your deck`.

    `end` is only for "put"; `to` only for "add" and "put".
    """

    way: Literal["discard", "add", "put", "look at", "reveal"]
    what: Selection
    end: Literal["on top of", "on the bottom of", "on the top or the bottom of"] | None = None
    to: Zone | None = None


class Trade(Node, frozen=True):
    """`Trade G for H, into Z`: the card given goes where the other one was, and the other one into the zone."""

    give: Selection
    get: Selection
    to: Zone


# ------------------------------------------------------------------------------------------------ resources


class Gain(Node, frozen=True):
    """`Gain 1 MP`; Magic Shards come from the Reserve."""

    amount: Amount
    resource: Resource
    per: Per | None = None


class Spend(Node, frozen=True):
    """`Spend 1 CP`."""

    amount: Amount
    resource: Literal["MP", "CP"]


class SetResource(Node, frozen=True):
    """`Your MP becomes 7`."""

    resource: Literal["MP"]
    count: Count


class RemoveInjury(Node, frozen=True):
    """`Remove 1 Injury from any player`: the user of the card chooses whose."""

    count: Count


class PickUp(Node, frozen=True):
    """`Pick up 1 Magic Shard from any space`: as if the Witch had stepped there."""

    amount: Amount


class PutShards(Node, frozen=True):
    """`Put 1 of your Magic Shards on your space`, `into the Reserve`."""

    amount: Amount
    where: Literal["on your space", "into the Reserve"]


class GiveShards(Node, frozen=True):
    """`A player with the most Magic Shards gives 1 Magic Shard to a player other than you with the fewest`.

    The user of the card chooses between equals; two different players wherever there are two.
    """

    amount: Amount


class SetX(Node, frozen=True):
    """`X is the number of cards in your hand (max 3)`: on this card, from now on."""

    to: Number
    most: int | None = None


Step: TypeAlias = (
    If
    | May
    | Pay
    | Lasting
    | Choose
    | Move
    | MoveTo
    | MoveClad
    | TurnClad
    | Repel
    | Deal
    | AttackAgain
    | Reduce
    | EndTurn
    | Draw
    | Cards
    | Trade
    | Gain
    | Spend
    | SetResource
    | RemoveInjury
    | PickUp
    | PutShards
    | GiveShards
    | SetX
    | Atk
    | ThatCardHas
    | CardsHave
    | CostsMp
    | Takes
    | Limit
    | CladLocked
    | UseFromPile
)
