"""Named rules: what the code of each, which lies beside the card files, says that it is.

A rule is found by its name. Its file is called after it and lies in the folder of its character's card file, such as
`data/season4/wide_form.py`; it ends with `RULE`, and is imported when a text names the rule.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from wildswing.exceed.effects.conditions import AllOf
from wildswing.exceed.effects.lasting import Lasting
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.exceed.text.library import rule_module
from wildswing.kernel.effects import Condition, Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder


class RuleLine(NamedTuple):
    """A line with a trigger that a rule stands for; the trigger may be none of the language's.

    Attributes:
        trigger: its number.
        make: makes what is done.
        needed: without it the line is not worth a question in which order it comes; it must be `fixed`.
    """

    trigger: int
    make: Callable[[Builder], Effect[ExceedState]]
    needed: Condition[ExceedState] | None = None


class NamedRule(NamedTuple):
    """What a rule is; one without any part stands elsewhere in the character's file.

    Attributes:
        lines: the lines with a trigger that a line with only the name stands for.
        standing: makes what holds while the card is in play: from the condition of the line, the names of the
            character's tokens, and what to name in an error.
        step: makes what is done where the name stands among the steps of a line.
        watches_discards: whether the rule waits for effects that make the opponent discard.
    """

    lines: tuple[RuleLine, ...] = ()
    standing: Callable[[Condition[ExceedState] | None, list[str], str], list[Lasting]] | None = None
    step: Callable[[], Effect[ExceedState]] | None = None
    watches_discards: bool = False


def rule_named(name: str) -> NamedRule | None:
    """The rule of this name; None if there is none.

    Args:
        name: as it stands in a text.
    """
    module = rule_module(name)
    if module is None:
        return None
    rule: NamedRule = module.RULE
    return rule


def rule_of(node: nodes.Line) -> NamedRule | None:
    """The rule that a line without trigger names, if it holds nothing else.

    Args:
        node: the line.
    """
    first = node.body[0] if node.trigger is None and len(node.body) == 1 else None
    return rule_named(first.name) if isinstance(first, nodes.NamedRule) else None


def with_condition(held: Condition[ExceedState] | None, *more: Condition[ExceedState]) -> Condition[ExceedState]:
    """Some conditions, and the one that holds for the whole line.

    Args:
        held: the condition of the line.
        *more: the others, at least one.
    """
    parts = [*more] if held is None else [held, *more]
    return parts[0] if len(parts) == 1 else AllOf(parts)
