"""From nodes back to the text of a card: one line for every effect, in the one way in which the language says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from wildswing.cardtext.printing import CannotSayError, SentencePrinter, capital
from wildswing.exceed.text import nodes
from wildswing.exceed.text.print_parts import show_amount, show_condition, show_selection
from wildswing.exceed.text.print_steps import show_lasting, show_simple

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        head = f"{capital(line.trigger)}: "
    first = body[0] if body else None
    if len(body) == 1 and isinstance(first, nodes.If) and not first.otherwise and len(first.conditions) == 1:
        condition = first.conditions[0]
        if _is_guard(condition):
            head += f"{capital(show_condition(condition))}: "
            body = first.then
    return head + _PRINTER.sentences(body)


def show_steps(steps: tuple[nodes.Step, ...]) -> str:
    """The text of some steps, as sentences without the full stop at their end.

    Args:
        steps: in their order.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return _PRINTER.sentences(steps)


def _is_guard(condition: nodes.Condition) -> bool:
    """Whether "If ..." has a short form that governs the whole line."""
    if isinstance(condition, nodes.Is):
        return condition.what in _GUARDS
    return isinstance(condition, nodes.AtRange) and not condition.from_you


class _Printer(SentencePrinter[nodes.Step]):
    conditional = nodes.If
    branches = (nodes.If, nodes.May, nodes.Pay, nodes.Choose)
    sharing = (
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

    def act(self, step: nodes.Step) -> str:
        assert not isinstance(step, nodes.If | nodes.May | nodes.Pay | nodes.Choose)
        if isinstance(step, nodes.Grant):
            return f"give your attack {_quote(step.lines)}"
        if isinstance(step, nodes.Strike):
            return _strike(step)
        return show_lasting(step) if isinstance(step, _LASTING) else show_simple(step)

    def branch(self, branch: nodes.If | nodes.May | nodes.Pay | nodes.Choose) -> str:
        if isinstance(branch, nodes.If):
            return f"if {' and '.join(map(show_condition, branch.conditions))}, {self.chain(branch.then)}"
        if isinstance(branch, nodes.May):
            return self._may(branch)
        if isinstance(branch, nodes.Pay):
            if branch.each and isinstance(branch.body[-1], self.branches):
                raise CannotSayError(f'"each" after {self.blocks}')
            each = " each" if branch.each else ""
            return f"{self.step(branch.cost)}: {capital(self.chain(branch.body))}{each}"
        heads = {("you", 1): "choose one", ("you", 2): "choose two", ("opponent", 1): "the opponent chooses one"}
        if (branch.who, branch.pick) not in heads or len(branch.options) < 2:
            raise CannotSayError(f"{branch.who} picks {branch.pick} of {len(branch.options)}")
        return f"{heads[branch.who, branch.pick]}: {self.options(branch.options)}"

    def _may(self, branch: nodes.May) -> str:
        body = branch.body
        first = body[0] if body else None
        if branch.who == "opponent" and isinstance(first, nodes.Pay):
            # "The opponent may spend 1 Force: ..." says who pays only once.
            cost: Any = first.cost
            if hasattr(cost, "who"):
                if cost.who != "opponent":
                    raise CannotSayError("a payment that is not made by the one who may")
                body = (replace(first, cost=replace(cost, who="you")),)
        return ("the opponent may " if branch.who == "opponent" else "you may ") + self.chain(body)

    def chooses(self, body: tuple[nodes.Step, ...]) -> bool:
        match body[-1] if body else None:
            case nodes.Choose():
                return True
            case nodes.If(then=inner) | nodes.May(body=inner) | nodes.Pay(body=inner):
                return self.chooses(inner)
            case _:
                return False


_PRINTER = _Printer()


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
