"""The icons of a Clad card, which the Clad carries out from left to right, each from where it then stands and looks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node


class Attack(Node, frozen=True):
    """`Attack`: on the attack spaces of the card."""


class Drop(Node, frozen=True):
    """`Drop`: Magic Shards fall on the drop spaces of the card."""


class Move(Node, frozen=True):
    """`Move 2`, `move 1 backward`: a single movement, which tramples every space that it enters."""

    count: int
    way: Literal["forward", "backward", "left", "right"]


class Face(Node, frozen=True):
    """`Face left`, `face right`: a quarter turn on its space."""

    way: Literal["left", "right"]


class TurnAround(Node, frozen=True):
    """`Turn around`: a half turn on its space."""


Icon: TypeAlias = Attack | Drop | Move | Face | TurnAround
