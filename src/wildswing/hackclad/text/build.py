"""From the parse tree to nodes: lines, what governs sentences, objectives and icons.

Steps are built in `build_steps`, the parts that steps have in common in `build_parts`, sentences as in every card
language.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from lark import Token

from wildswing.cardtext.building import Group, Prefix, contains, optional, the, tokens, whole
from wildswing.hackclad.text import nodes
from wildswing.hackclad.text.build_parts import phrase
from wildswing.hackclad.text.build_steps import StepBuilder
from wildswing.hackclad.text.icons import Attack, Drop, Face, Icon, Move, TurnAround
from wildswing.hackclad.text.mission import Objective

_COSTS: dict[str, Any] = {"extra cost": "extra", "optional extra cost": "optional", "cost": "action"}


class Head(NamedTuple):
    """As long as what and when a line holds or is carried out."""

    state: nodes.State | None
    whens: tuple[nodes.When, ...]


class Builder(StepBuilder):
    """One method for every rule of the grammar."""

    conditional = nodes.If

    def fold(self, prefixes: list[Prefix], steps: tuple[nodes.Step, ...], parts: list[Any]) -> tuple[nodes.Step, ...]:
        for prefix in reversed(prefixes):
            if prefix.kind == "if":
                steps = (nodes.If(prefix.value, steps),)
            elif prefix.kind == "may":
                steps = (nodes.May(steps),)
            elif prefix.kind == "cost":
                steps = (nodes.Pay(prefix.value, steps),)
            elif prefix.kind == "for":
                until, when = prefix.value
                steps = (nodes.Lasting(until, when, steps),)
            else:
                steps = prefix.value + steps
        return steps

    def choice(self, parts: list[Any], options: tuple[tuple[nodes.Step, ...], ...]) -> nodes.Choose:
        return nodes.Choose(2 if phrase(tokens(parts, "CHOOSE")[0]) == "choose two" else 1, options)

    def p_may(self, _: list[Token]) -> Prefix:
        return Prefix("may")

    def p_for(self, parts: list[Token]) -> Prefix:
        return Prefix("for", (phrase(parts[0]), None))

    def p_when(self, parts: list[Token]) -> Prefix:
        return Prefix("for", (phrase(parts[0]), phrase(parts[1])))

    # -------------------------------------------------------------------------------------------- lines

    def only_place(self, parts: list[Any]) -> nodes.Need:
        return nodes.Need((nodes.At(phrase(tokens(parts, "PLACE")[0])),), optional(parts, tuple) or ())

    def only_if(self, parts: list[Any]) -> nodes.Need:
        *first, last = [part for part in parts if isinstance(part, tuple)]
        return nodes.Need(last, first[0] if first else ())

    def only_all(self, _: list[Token]) -> nodes.NeedAll:
        return nodes.NeedAll()

    def cost(self, parts: list[Any]) -> nodes.Cost:
        return nodes.Cost(_COSTS[phrase(parts[0])], the(parts, Group).steps)

    def head(self, parts: list[Token]) -> Head:
        state = tokens(parts, "WHILE")
        return Head(phrase(state[0]) if state else None, tuple(phrase(when) for when in tokens(parts, "WHEN")))

    def line(self, parts: list[Any]) -> nodes.Line:
        head = optional(parts, Head) or Head(None, ())
        return nodes.Line(head.state, head.whens, parts[-1])

    # -------------------------------------------------------------------------------------------- objectives and icons

    def goal(self, parts: list[Any]) -> Objective:
        return Objective(contains(parts, "AT_END"), the(parts, tuple))

    def goal_x(self, parts: list[Any]) -> Objective:
        return Objective(at_end=True, conditions=(), x=parts[-1])

    def icons(self, parts: list[Icon]) -> tuple[Icon, ...]:
        return tuple(parts)

    def i_plain(self, parts: list[Token]) -> Icon:
        what = phrase(parts[0])
        return Attack() if what == "attack" else Drop() if what == "drop" else TurnAround()

    def i_face(self, parts: list[Token]) -> Face:
        return Face(phrase(parts[1]))

    def i_move(self, parts: list[Token]) -> Move:
        way = tokens(parts, "ICON_DIRECTION")
        return Move(whole(parts[1]), phrase(way[0]) if way else "forward")
