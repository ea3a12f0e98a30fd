"""From nodes back to the text of a card: one line for every effect, in the one way in which the language says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec.structs import replace

from wildswing.exceed.text import nodes
from wildswing.exceed.text.print_parts import CannotSayError, show_amount, show_condition, show_selection
from wildswing.exceed.text.print_steps import show_lasting, show_simple

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["CannotSayError", "show", "show_line", "show_steps"]

Branch: TypeAlias = nodes.If | nodes.May | nodes.Pay | nodes.Choose
"""What governs other steps, and so can only end a sentence."""

_BRANCHES = (nodes.If, nodes.May, nodes.Pay, nodes.Choose)
_LASTING = (
    nodes.Flag,
    nodes.Dodge,
    nodes.DodgeCount,
    nodes.DodgeSpeed,
    nodes.DodgeBeyond,
    nodes.Origin,
    nodes.HitsOnly,
    nodes.DamageCap,
    nodes.RangeIncludes,
    nodes.CannotPass,
    nodes.Bonus,
    nodes.Costs,
    nodes.CostsLess,
    nodes.NumberRule,
    nodes.NameRule,
)
_SHARING = (
    nodes.Stat,
    nodes.SetStat,
    nodes.Ignore,
    nodes.Flag,
    nodes.Dodge,
    nodes.DodgeCount,
    nodes.DodgeSpeed,
    nodes.DodgeBeyond,
    nodes.Origin,
    nodes.Bonus,
    nodes.CannotPass,
    nodes.NumberRule,
    nodes.RangeIncludes,
)
"""Neighbours of these kinds share a sentence: "+1 Power and +1 Speed."."""

_GUARDS = {"critical", "EX", "wild swing"}


def show(lines: Sequence[nodes.Line]) -> str:
    r"""The text of a card.

    >>> from wildswing.exceed.text import parse
    >>> show(parse("hit: pushes 1-2. draw 1."))
    'Hit: Push 1-2. Draw 1.'

    Args:
        lines: its effects.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return "\n".join(f"{show_line(line)}." for line in lines)


def show_line(line: nodes.Line) -> str:
    """The text of one effect, without the full stop at its end.

    Args:
        line: the effect.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    head, body = "", line.body
    if line.trigger is not None:
        head = f"{_capital(line.trigger)}: "
    first = body[0] if body else None
    if len(body) == 1 and isinstance(first, nodes.If) and not first.otherwise and len(first.conditions) == 1:
        condition = first.conditions[0]
        if _is_guard(condition):
            head += f"{_capital(show_condition(condition))}: "
            body = first.then
    return head + ". ".join(_capital(sentence) for sentence in _sentences(body))


def show_steps(steps: tuple[nodes.Step, ...]) -> str:
    """The text of some steps, as sentences without the full stop at their end.

    Args:
        steps: in their order.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return ". ".join(_capital(sentence) for sentence in _sentences(steps))


def _is_guard(condition: nodes.Condition) -> bool:
    """Whether "If ..." has a short form that governs the whole line."""
    if isinstance(condition, nodes.Is):
        return condition.what in _GUARDS
    return isinstance(condition, nodes.AtRange) and not condition.from_you


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentences(body: tuple[nodes.Step, ...]) -> list[str]:
    if not body:
        raise CannotSayError("nothing to do")
    sentences: list[str] = []
    sharing: list[nodes.Step] = []
    for step in body:
        if isinstance(step, _SHARING):
            sharing.append(step)
            continue
        if sharing:
            sentences.append(_listed(sharing))
            sharing = []
        if isinstance(step, nodes.If) and step.otherwise:
            sentences.append(_chain((replace(step, otherwise=()),)))
            sentences.append(f"otherwise, {_chain(step.otherwise)}")
        else:
            sentences.append(_chain((step,)))
    if sharing:
        sentences.append(_listed(sharing))
    return sentences


def _listed(steps: Sequence[nodes.Step]) -> str:
    words = [_step(step) for step in steps]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def _chain(body: tuple[nodes.Step, ...]) -> str:
    """One sentence: steps, and at its end perhaps something that governs others."""
    if not body:
        raise CannotSayError("nothing to do")
    *plain, last = body
    if any(isinstance(step, _BRANCHES) for step in plain):
        raise CannotSayError("something after the end of a condition, permission, payment or choice")
    if not isinstance(last, _BRANCHES):
        return _listed(body)
    return (f"{_listed(plain)}, then " if plain else "") + _branch(last)


def _branch(branch: Branch) -> str:
    if isinstance(branch, nodes.If):
        if branch.otherwise:
            raise CannotSayError('"Otherwise" inside a sentence')
        return f"if {' and '.join(map(show_condition, branch.conditions))}, {_chain(branch.then)}"
    if isinstance(branch, nodes.May):
        return _may(branch)
    if isinstance(branch, nodes.Pay):
        if branch.each and isinstance(branch.body[-1], _BRANCHES):
            raise CannotSayError('"each" after a condition, permission, payment or choice')
        return f"{_step(branch.cost)}: {_capital(_chain(branch.body))}{' each' if branch.each else ''}"
    if any(_chooses(option) for option in branch.options):
        raise CannotSayError("a choice inside a choice")
    heads = {("you", 1): "choose one", ("you", 2): "choose two", ("opponent", 1): "the opponent chooses one"}
    if (branch.who, branch.pick) not in heads or len(branch.options) < 2:
        raise CannotSayError(f"{branch.who} picks {branch.pick} of {len(branch.options)}")
    options = [_chain(option) for option in branch.options]
    return f"{heads[branch.who, branch.pick]}: {'; or '.join([_capital(options[0]), *options[1:]])}"


def _may(branch: nodes.May) -> str:
    body = branch.body
    first = body[0] if body else None
    if branch.who == "opponent" and isinstance(first, nodes.Pay):
        # "The opponent may spend 1 Force: ..." says who pays only once.
        cost: Any = first.cost
        if hasattr(cost, "who"):
            if cost.who != "opponent":
                raise CannotSayError("a payment that is not made by the one who may")
            body = (replace(first, cost=replace(cost, who="you")),)
    return ("the opponent may " if branch.who == "opponent" else "you may ") + _chain(body)


def _chooses(body: tuple[nodes.Step, ...]) -> bool:
    """Whether a sentence ends in a choice, perhaps under a condition, permission or payment."""
    match body[-1] if body else None:
        case nodes.Choose():
            return True
        case nodes.If(then=inner) | nodes.May(body=inner) | nodes.Pay(body=inner):
            return _chooses(inner)
        case _:
            return False


def _step(step: nodes.Step) -> str:
    if isinstance(step, _BRANCHES):
        raise CannotSayError("a condition, permission, payment or choice in the middle of a sentence")
    if isinstance(step, nodes.Grant):
        return f"give your attack {_quote(step.lines)}"
    if isinstance(step, nodes.Strike):
        return _strike(step)
    return show_lasting(step) if isinstance(step, _LASTING) else show_simple(step)


def _strike(step: nodes.Strike) -> str:
    words = "strike"
    if isinstance(step.source, str):
        words += f" with {step.source}"
    elif isinstance(step.source, nodes.SetAside):
        words += f" with {step.source.name}"
    elif isinstance(step.source, nodes.Them):
        words += f" with {show_amount(step.source.amount)} of them"
    elif step.source is not None:
        words += f" with {show_selection(step.source)}"
    words += " face up" if step.face_up else ""
    words += " after the opponent sets" if step.after_opponent else ""
    return words + (f" with {_quote(step.lines)}" if step.lines else "")


def _quote(lines: tuple[nodes.Line, ...]) -> str:
    if not lines:
        raise CannotSayError("an empty quotation")
    return f'"{" / ".join(map(show_line, lines))}"'
