"""From the parse tree to nodes: lines, sentences and what governs them.

Steps are built in `build_steps`, the parts that steps have in common in `build_parts`.
"""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from lark import Token
from msgspec.structs import replace

from wildswing.exceed.text import nodes
from wildswing.exceed.text.build_parts import misplaced, tokens
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


class Prefix(NamedTuple):
    """What governs the rest of a sentence, from "If C," to "COST:"."""

    kind: Literal["if", "may", "cost", "then"]
    value: Any


class Group(NamedTuple):
    """Steps joined by commas and "and"."""

    steps: tuple[nodes.Step, ...]


class Chooser(NamedTuple):
    """Who chooses, and how many."""

    who: Literal["you", "opponent"]
    pick: int


class Sentence(NamedTuple):
    """A sentence, and the "Otherwise" that ties it to the one before."""

    otherwise: Token | None
    steps: tuple[nodes.Step, ...]


class Option(NamedTuple):
    """One option of a choice."""

    steps: tuple[nodes.Step, ...]


def fold(prefixes: list[Prefix], steps: tuple[nodes.Step, ...], each: Token | None = None) -> tuple[nodes.Step, ...]:
    """Steps under what governs them, the nearest first.

    Args:
        prefixes: in the order of the text.
        steps: the end of the sentence.
        each: the "each" at the end of the sentence, which belongs to the nearest cost.

    Raises:
        CardTextError: there is no cost that "each" could belong to.
    """
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

    def start(self, lines: list[nodes.Line]) -> tuple[nodes.Line, ...]:
        return tuple(lines)

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

    def sentences(self, parts: list[Sentence]) -> tuple[nodes.Step, ...]:
        steps: list[nodes.Step] = []
        may_follow = False
        for part in parts:
            last = steps[-1] if steps else None
            if part.otherwise is None:
                steps.extend(part.steps)
                may_follow = len(part.steps) == 1
            elif isinstance(last, nodes.If) and may_follow:
                steps[-1] = replace(last, otherwise=part.steps)
                may_follow = False
            else:
                raise misplaced(part.otherwise, '"Otherwise" needs a sentence that begins with "If" just before it')
        return tuple(steps)

    def plain(self, parts: list[Any]) -> Sentence:
        prefixes = [part for part in parts if isinstance(part, Prefix)]
        group = next(part for part in parts if isinstance(part, Group))
        each = next(iter(tokens(parts, "EACH")), None)
        return Sentence(next(iter(tokens(parts, "OTHERWISE")), None), fold(prefixes, group.steps, each))

    def option(self, parts: list[Any]) -> Option:
        return Option(self.plain(parts).steps)

    def choose(self, parts: list[Any]) -> Sentence:
        chooser = next(part for part in parts if isinstance(part, Chooser))
        options = tuple(part.steps for part in parts if isinstance(part, Option))
        prefixes = [part for part in parts if isinstance(part, Prefix)]
        steps = fold(prefixes, (nodes.Choose(chooser.who, chooser.pick, options),))
        return Sentence(next(iter(tokens(parts, "OTHERWISE")), None), steps)

    def chooser(self, parts: list[Token]) -> Chooser:
        return Chooser(*_CHOICES[parts[0].type])

    def p_if(self, parts: list[Any]) -> Prefix:
        return Prefix("if", parts[1])

    def p_may(self, parts: list[Any]) -> Prefix:
        return Prefix("may", parts[0])

    def may(self, parts: list[Token]) -> str:
        return "opponent" if parts[0].type == "OPPONENT_MAY" else "you"

    def p_cost(self, parts: list[Any]) -> Prefix:
        return Prefix("cost", parts[0])

    def p_then(self, parts: list[Any]) -> Prefix:
        return Prefix("then", parts[0].steps)

    def group(self, parts: list[Any]) -> Group:
        steps: tuple[nodes.Step, ...] = ()
        for part in parts:
            if not isinstance(part, Token):
                steps += part if isinstance(part, tuple) else (part,)
        return Group(steps)

    def steps(self, parts: list[Any]) -> tuple[nodes.Step, ...]:
        return self.group(parts).steps

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
