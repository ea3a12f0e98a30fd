"""From the parse tree to nodes: lines, sentences and what governs them.

Steps are built in `build_steps`, the parts that steps have in common in `build_parts`.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from lark import Token
from msgspec.structs import replace

from wildswing.cardtext.building import Prefix, misplaced, tokens
from wildswing.exceed.text import nodes
from wildswing.exceed.text.build_steps import StepBuilder
from wildswing.exceed.text.vocabulary import spelled

_CHOICES: dict[str, tuple[Literal["you", "opponent"], int]] = {
    "CHOOSE_ONE": ("you", 1),
    "CHOOSE_TWO": ("you", 2),
    "OPPONENT_CHOOSES": ("opponent", 1),
}


class Trigger(NamedTuple):
    """The trigger of a line."""

    phrase: str


class Guard(NamedTuple):
    """The short form of an "If" that governs a whole line."""

    condition: nodes.Condition


class Chooser(NamedTuple):
    """Who chooses, and how many."""

    who: Literal["you", "opponent"]
    pick: int


def by(step: nodes.Step, who: nodes.Who) -> nodes.Step:
    """A step done by somebody else; a step that is always yours stays as it is.

    Args:
        step: the step.
        who: who does it.
    """
    if not hasattr(step, "who"):
        return step
    done: Any = step
    changed: nodes.Step = replace(done, who=who)
    return changed


class Builder(StepBuilder):
    """One method for every rule of the grammar."""

    conditional = nodes.If

    def fold(self, prefixes: list[Prefix], steps: tuple[nodes.Step, ...], parts: list[Any]) -> tuple[nodes.Step, ...]:
        each = next(iter(tokens(parts, "EACH")), None)  # it belongs to the nearest cost
        for prefix in reversed(prefixes):
            if prefix.kind == "if":
                steps = (nodes.If(prefix.value, steps),)
            elif prefix.kind == "may":
                first = steps[0]
                if prefix.value == "opponent" and isinstance(first, nodes.Pay):
                    steps = (replace(first, cost=by(first.cost, "opponent")), *steps[1:])
                steps = (nodes.May(prefix.value, steps),)
            elif prefix.kind == "cost":
                steps = (nodes.Pay(prefix.value, steps, each=each is not None),)
                each = None
            else:
                steps = prefix.value + steps
        if each is not None:
            raise misplaced(each, '"each" needs a cost before it')
        return steps

    def choice(self, parts: list[Any], options: tuple[tuple[nodes.Step, ...], ...]) -> nodes.Choose:
        chooser = next(part for part in parts if isinstance(part, Chooser))
        return nodes.Choose(chooser.who, chooser.pick, options)

    def line(self, parts: list[Any]) -> nodes.Line:
        trigger = next((part.phrase for part in parts if isinstance(part, Trigger)), None)
        guard = next((part.condition for part in parts if isinstance(part, Guard)), None)
        body: tuple[nodes.Step, ...] = parts[-1]
        return nodes.Line(trigger, (nodes.If((guard,), body),) if guard else body)

    quoted = line

    def trigger(self, parts: list[Token]) -> Trigger:
        return Trigger(spelled(parts[0]))

    def guard(self, parts: list[Any]) -> Guard:
        part = parts[0]
        return Guard(nodes.Is(spelled(part)) if isinstance(part, Token) else part)

    def chooser(self, parts: list[Token]) -> Chooser:
        return Chooser(*_CHOICES[parts[0].type])

    def p_may(self, parts: list[Any]) -> Prefix:
        return Prefix("may", parts[0])

    def may(self, parts: list[Token]) -> str:
        return "opponent" if parts[0].type == "OPPONENT_MAY" else "you"

    def acted(self, parts: list[Any]) -> nodes.Step:
        return by(parts[1], parts[0]) if len(parts) == 2 else parts[0]

    def owned(self, parts: list[nodes.Step]) -> nodes.Step:
        return parts[0]

    def flagged(self, parts: list[nodes.Step]) -> nodes.Step:
        return parts[0]

    def subject(self, parts: list[Token]) -> str:
        return "opponent" if parts[0].type == "OPPONENT" else "both"

    def quote(self, parts: list[Any]) -> tuple[nodes.Line, ...]:
        return tuple(part for part in parts if not isinstance(part, Token))
