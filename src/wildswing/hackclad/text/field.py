"""The Field and what is printed around it, as the engine reads them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from wildswing.cardtext.node import Node
from wildswing.hackclad.text.steps import CardLine

Space: TypeAlias = tuple[int, int]
"""A space of the Field, counted from its centre: first to the right (east), then up (north)."""


class EntryPoint(Node, frozen=True):
    """A space where Witches enter the Field."""

    name: str
    space: Space


class TurnSlot(Node, frozen=True):
    """A Turn slot: `standby` is the number of the Standby slot under it, `lines` what taking it gives."""

    number: int
    standby: int
    lines: tuple[CardLine, ...]
    text: str


class BasicAction(Node, frozen=True):
    """A Basic Action; `limit` names the entry of a Witch's basic limits that counts it."""

    name: str
    limit: Literal["move", "mp", "damage"]
    type: Literal["support", "reaction"]
    lines: tuple[CardLine, ...]
    text: str


class Turn(Node, frozen=True):
    """One place in the order of a round: the player in a Turn slot, or the Clad card in a Clad slot."""

    whose: Literal["player", "clad"]
    slot: int


class Solo(Node, frozen=True):
    """What is different with one player.

    `set_aside` cards are taken from the first Clad deck unseen; the card in `face_down_slot` is forecast face down.
    """

    set_aside: int
    face_down_slot: int


class Field(Node, frozen=True):
    """The Field and everything printed around it.

    The Field wraps both ways. `clad_atk` is the Clad's ATK at Voltage 1, 2 and so on up to `voltage_max`.
    """

    columns: int
    rows: int
    rounds: int
    clad_slots: int
    order: tuple[Turn, ...]
    clad_space: Space
    clad_facing: Literal["north", "east", "south", "west"]
    entry_points: tuple[EntryPoint, ...]
    mp_max: int
    cp_max: int
    reshuffle_cp: int
    voltage_start: int
    voltage_max: int
    clad_atk: tuple[int, ...]
    turn_slots: tuple[TurnSlot, ...]
    basic_actions: tuple[BasicAction, ...]
    solo: Solo
    source: str
