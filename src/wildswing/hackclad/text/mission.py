"""The Missions as the engine reads them."""

from __future__ import annotations

from typing import Literal

from wildswing.cardtext.node import Node
from wildswing.hackclad.text.conditions import Condition
from wildswing.hackclad.text.values import Number


class Objective(Node, frozen=True):
    """What completes a Mission: all `conditions`, at any moment or only `at_end`.

    `x` is what X is on a Mission that is worth X; such a Mission has no conditions.
    """

    at_end: bool
    conditions: tuple[Condition, ...]
    x: Number | None = None


class Mission(Node, frozen=True):
    """A Mission.

    `id` is the title in small letters and hyphens. `first_game` is the id of the Witch who is recommended to take it in
    a first game.
    """

    id: str
    title: str
    vp: int | Literal["X"]
    first_game: str | None
    objective: Objective
    text: str


class Missions(Node, frozen=True):
    """All Missions: `laid_out` of them lie on the table, and every player takes `each`."""

    laid_out: int
    each: int
    missions: tuple[Mission, ...]
    source: str
