"""From nodes back to the text of a card: one line for every ability, in the one way in which the language says it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, assert_never

from wildswing.cardtext.printing import CannotSayError, SentencePrinter, capital
from wildswing.hackclad.text import icons, nodes
from wildswing.hackclad.text.print_parts import show_conditions, show_number
from wildswing.hackclad.text.print_steps import HOLDING, show_act, show_holding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from wildswing.hackclad.text.mission import Objective

Branch: TypeAlias = nodes.If | nodes.May | nodes.Pay | nodes.Lasting | nodes.Choose
"""What governs other steps, and so can only end a sentence."""

_COSTS = {"extra": "extra cost", "optional": "optional extra cost", "action": "cost"}


def show(lines: Sequence[nodes.CardLine]) -> str:
    """The text of a card.

    >>> from wildswing.hackclad.text import parse
    >>> show(parse("after: turn the clad around and draw 1 cards."))
    'After: Turn the Clad around. Draw 1 card.'

    Args:
        lines: its lines.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return "\n".join(f"{show_line(line)}." for line in lines)


def show_line(line: nodes.CardLine) -> str:
    """The text of one line, without the full stop at its end.

    Args:
        line: the line.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    match line:
        case nodes.Need():
            return _need(line)
        case nodes.NeedAll():
            return "Only if you can do all of this"
        case nodes.Cost():
            if not line.steps:
                raise CannotSayError("nothing to do")
            return f"{capital(_COSTS[line.kind])}: {_PRINTER.listed(line.steps)}"
        case nodes.Line():
            head = ", ".join(part for part in (line.state, " or ".join(line.whens)) if part)
            return (f"{capital(head)}: " if head else "") + _PRINTER.sentences(line.body)
        case _:
            assert_never(line)


def show_steps(steps: tuple[nodes.Step, ...]) -> str:
    """The text of some steps, as sentences without the full stop at their end.

    Args:
        steps: in their order.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return _PRINTER.sentences(steps)


def show_objective(objective: Objective) -> str:
    """The text of a Mission.

    Args:
        objective: what completes it.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    return f"{show_goal(objective)}."


def show_goal(objective: Objective) -> str:
    """The text of a Mission, without the full stop at its end.

    Args:
        objective: what completes it.

    Raises:
        CannotSayError: something stands where the language has no place for it.
    """
    if objective.x is None:
        words = show_conditions(objective.conditions)
    elif objective.at_end and not objective.conditions:
        words = f"X is {show_number(objective.x)}"
    else:
        raise CannotSayError("an X with a condition, or before the end of the game")
    return ("At the end of the game: " if objective.at_end else "") + capital(words)


def show_icons(row: Sequence[icons.Icon]) -> str:
    """The text of a Clad card.

    Args:
        row: its icons.

    Raises:
        CannotSayError: it has none.
    """
    return f"{show_row(row)}."


def show_row(row: Sequence[icons.Icon]) -> str:
    """The text of a Clad card, without the full stop at its end.

    Args:
        row: its icons.

    Raises:
        CannotSayError: it has none.
    """
    if not row:
        raise CannotSayError("nothing to do")
    return ". ".join(capital(_icon(icon)) for icon in row)


def _icon(icon: icons.Icon) -> str:
    match icon:
        case icons.Attack():
            return "attack"
        case icons.Drop():
            return "drop"
        case icons.Move():
            return f"move {icon.count}" + ("" if icon.way == "forward" else f" {icon.way}")
        case icons.Face():
            return f"face {icon.way}"
        case icons.TurnAround():
            return "turn around"
        case _:
            assert_never(icon)


def _need(line: nodes.Need) -> str:
    first = line.conditions[0] if line.conditions else None
    if isinstance(first, nodes.At) and len(line.conditions) == 1:
        words = f"only {first.place}"
    else:
        words = f"only if {show_conditions(line.conditions)}"
    return capital(f"if {show_conditions(line.only_with)}, {words}" if line.only_with else words)


class _Printer(SentencePrinter[nodes.Step]):
    conditional = nodes.If
    branches = (nodes.If, nodes.May, nodes.Pay, nodes.Lasting, nodes.Choose)
    blocks = "a condition, permission, payment, duration or choice"

    def act(self, step: nodes.Step) -> str:
        assert not isinstance(step, nodes.If | nodes.May | nodes.Pay | nodes.Lasting | nodes.Choose)
        return show_holding(step) if isinstance(step, HOLDING) else show_act(step)

    def branch(self, branch: Branch) -> str:
        match branch:
            case nodes.If():
                return f"if {show_conditions(branch.conditions)}, {self.chain(branch.then)}"
            case nodes.May():
                return f"you may {self.chain(branch.body)}"
            case nodes.Pay():
                return f"{self.step(branch.cost)}: {capital(self.chain(branch.body))}"
            case nodes.Lasting(when=None):
                return f"{branch.until}, {self.chain(branch.body)}"
            case nodes.Lasting():
                return f"{branch.until}, {branch.when}: {capital(self.chain(branch.body))}"
            case nodes.Choose():
                if len(branch.options) < 2:
                    raise CannotSayError(f"a choice of {len(branch.options)}")
                return f"choose {'two' if branch.pick == 2 else 'one'}: {self.options(branch.options)}"
            case _:
                assert_never(branch)

    def chooses(self, body: tuple[nodes.Step, ...]) -> bool:
        match body[-1] if body else None:
            case nodes.Choose():
                return True
            case nodes.If(then=inner) | nodes.May(body=inner) | nodes.Pay(body=inner) | nodes.Lasting(body=inner):
                return self.chooses(inner)
            case _:
                return False


_PRINTER = _Printer()
