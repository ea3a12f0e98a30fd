"""The effects themselves: the lines of a card, what governs other steps, and with these every kind of step."""

from __future__ import annotations

from typing import TypeAlias

from wildswing.cardtext.node import Node
from wildswing.exceed.text.acts import Act
from wildswing.exceed.text.conditions import Condition
from wildswing.exceed.text.lasting import Lasting
from wildswing.exceed.text.values import From, Random, Them, Who


class Line(Node, frozen=True):
    """One effect of a card: when it happens (None: lasting, or at once on an instant boost) and what happens."""

    trigger: str | None
    body: tuple[Step, ...]


class If(Node, frozen=True):
    """`If C and D, A. Otherwise, B.`: all conditions are tested when the step is about to be done."""

    conditions: tuple[Condition, ...]
    then: tuple[Step, ...]
    otherwise: tuple[Step, ...] = ()


class May(Node, frozen=True):
    """`You may A`: the whole body, or nothing of it."""

    who: Who
    body: tuple[Step, ...]


class Pay(Node, frozen=True):
    """`COST: A`: the body happens if the cost was done; with `each`, once for every unit paid."""

    cost: Step
    body: tuple[Step, ...]
    each: bool = False


class Choose(Node, frozen=True):
    """`Choose one: A; or B`: `pick` different options are done, in the order in which they are picked."""

    who: Who
    pick: int
    options: tuple[tuple[Step, ...], ...]


class Grant(Node, frozen=True):
    """`Give your attack "..."`: the lines are added to your attack for this strike."""

    lines: tuple[Line, ...]


class SetAside(Node, frozen=True):
    """A set-aside card, by its name, as the source of a strike."""

    name: str


class Strike(Node, frozen=True):
    """`Strike [with SOURCE] [face up] [after the opponent sets] [with "..."]`.

    A `source` that is a string is "a wild swing" or "an EX attack".  The lines hold for the strike that this starts.
    """

    source: str | SetAside | From | Random | Them | None = None
    face_up: bool = False
    after_opponent: bool = False
    lines: tuple[Line, ...] = ()


Step: TypeAlias = If | May | Pay | Choose | Grant | Strike | Act | Lasting
