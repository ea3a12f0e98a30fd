"""Texts that make no sense where they stand: of every line, what its card can and cannot do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildswing.cardtext.node import inside
from wildswing.hackclad.text import nodes

if TYPE_CHECKING:
    from collections.abc import Iterator

_HELD = (nodes.CardsHave, nodes.Takes, nodes.Limit, nodes.CladLocked, nodes.UseFromPile)
"""What holds as long as a duration or a "while" says."""

_HOLDING = (*_HELD, nodes.Atk, nodes.ThatCardHas, nodes.CostsMp, nodes.SetX)
"""Steps that do nothing at once."""

_PAID_FOR: nodes.When = "when discarded for the extra cost of an Attack or Attack Magic card"
_DAMAGE_ACTION: nodes.When = "when discarded for the -1 DMG Basic Action"
_REACHES: nodes.When = "when this attack reaches you"
_ORDER: dict[str, int] = {"before": 2, "when used": 3, "after": 4}


def order_of(line: nodes.CardLine) -> int:
    """Where a line stands among the lines of its card.

    Args:
        line: the line.
    """
    match line:
        case nodes.Need() | nodes.NeedAll():
            return 0
        case nodes.Cost():
            return 1
        case nodes.Line(state=None, whens=whens):
            return _ORDER.get(whens[0], 5) if whens else 3
        case nodes.Line():
            return 6


def placement_errors(line: nodes.CardLine, kind: str, *, is_card: bool, optional: bool) -> Iterator[str]:
    """What is wrong with a line where it stands.

    Args:
        line: the line.
        kind: the type of the card or action, "" if it has none.
        is_card: whether it is the line of a skill card.
        optional: whether the card has an optional extra cost.
    """
    attack = kind.startswith("attack")
    if isinstance(line, nodes.Cost) and is_card != (line.kind != "action"):
        yield 'a skill card has an "Extra cost", everything else a "Cost"'
    if not optional and any(node == nodes.Is("you paid the extra cost") for node in inside(line)):
        yield "there is no optional extra cost"
    if not isinstance(line, nodes.Line):
        return
    if not attack and ("before" in line.whens or "after" in line.whens):
        yield '"Before" and "After" are for attacks'
    if attack and not line.whens and line.state is None and acts(line.body):
        yield 'on an attack, what is done stands after "Before" or "After"'
    if line.state is not None and not line.whens and acts(line.body):
        yield f'after "{line.state}" stands what holds, not what is done'
    reaction = kind.startswith("reaction")
    if _REACHES in line.whens and not reaction:
        yield f'only a reaction can have "{_REACHES}"'
    if not reaction and _DAMAGE_ACTION not in line.whens and any(isinstance(n, nodes.Reduce) for n in inside(line)):
        yield "only a reaction reduces damage"
    if _PAID_FOR not in line.whens and any(isinstance(node, nodes.ThatCardHas) for node in inside(line)):
        yield f'"that card" stands only after "{_PAID_FOR}"'
    if "after" in line.whens and any(isinstance(node, nodes.Atk) for node in inside(line)):
        yield "the ATK cannot change after the damage"
    yield from _durations(line.body, attack=attack, held=line.state is not None and not line.whens)


def acts(body: tuple[nodes.Step, ...]) -> bool:
    """Whether some steps do something, rather than say what holds.

    Args:
        body: the steps.
    """
    for step in body:
        match step:
            case nodes.If():
                if acts(step.then) or acts(step.otherwise):
                    return True
            case nodes.Choose():
                if any(acts(option) for option in step.options):
                    return True
            case _:
                if not isinstance(step, _HOLDING):
                    return True
    return False


def _durations(body: tuple[nodes.Step, ...], *, attack: bool, held: bool) -> Iterator[str]:
    """Whether what lasts says how long, and only that."""
    for step in body:
        match step:
            case nodes.Lasting():
                if step.when is None and acts(step.body):
                    yield f'after "{step.until}" stands what holds, not what is done'
                yield from _durations(step.body, attack=attack, held=step.when is None)
            case nodes.If():
                yield from _durations((*step.then, *step.otherwise), attack=attack, held=held)
            case nodes.May() | nodes.Pay():
                yield from _durations(step.body, attack=attack, held=held)
            case nodes.Choose():
                for option in step.options:
                    yield from _durations(option, attack=attack, held=held)
            case nodes.Atk() | nodes.CostsMp():
                if not attack or held:
                    yield "this holds for one use of an attack, and can stand only on an attack and without a duration"
            case _:
                if isinstance(step, _HELD) and not held:
                    yield 'this lasts: say "this turn", "this round" or "while in your discard pile"'
