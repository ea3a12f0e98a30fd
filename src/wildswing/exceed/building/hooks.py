"""Named rules that code supplies: from the name in a text to the lines that it stands for.

Each is reached by its name, which the character's file lists in `hooks`, never by the character's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from wildswing.exceed import constants as c
from wildswing.exceed.building import steps
from wildswing.exceed.effects import extra
from wildswing.exceed.effects.broken_strings import MayBreakStrings
from wildswing.exceed.effects.laid_cards import CardsOnBoard, TakeLaidForDamage
from wildswing.exceed.effects.lasting import FlagLine
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel import flow
from wildswing.kernel.effects import Condition, Effect

if TYPE_CHECKING:
    from wildswing.exceed.building.texts import Builder

ONE_FORCE = nodes.Spend("you", nodes.Amount(1, 1), "Force")


def awakening(builder: Builder) -> Effect[ExceedState]:
    """After all After effects: 1 Force for an extra attack of at most 1 damage, then once more (EX 24.9 to 24.13)."""
    made: Effect[ExceedState] | None = None
    for _ in range(2):
        attack: Effect[ExceedState] = builder.add(extra.MakeAttack(True, 1, True))
        if made is not None:
            attack = builder.add(flow.Sequence([attack, made]))
        paid = builder.add(flow.Pay(steps.step(builder, ONE_FORCE), attack, False))
        paid.words = "Spend 1 Force: Make an attack from your hand"
        made = builder.add(flow.If(extra.CanKeepOne(), builder.add(flow.May(paid, False)), None))
    assert made is not None
    return made


def broken_strings(builder: Builder) -> Effect[ExceedState]:
    """An opponent whose attack could reach the active token may turn it over: the attack misses, into the gauge."""
    sides = builder.fighter.token_sides
    misses = FlagLine(None, c.DOES_NOT_HIT)
    builder.add_lasting(misses)
    token = next(place for place, named in enumerate(sides) if named)
    made = builder.add(MayBreakStrings(token, misses))
    made.words = f"Turn over {builder.tokens[token]}: the attack does not hit and goes to the gauge"
    return made


def lightning_rod(builder: Builder) -> Effect[ExceedState]:
    """Cards laid on the opponent's space may be taken back, each for 2 non-lethal damage."""
    made = builder.add(TakeLaidForDamage(2))
    made.words = "Return a card from the opponent's space to your hand: 2 non-lethal damage"
    return made


# Rules that are one line with a trigger, which is none of the language's where the rules have a moment of their own.
LINES: dict[str, tuple[int, Callable[[Builder], Effect[ExceedState]]]] = {
    "Awakening": (c.AFTER_ALL, awakening),
    "Lightning Rod": (c.AFTER, lightning_rod),
    "Broken Strings": (c.OPPONENTS_BEFORE, broken_strings),
}
# What such a line needs before it is worth a question in which order it comes.
NEEDED: dict[str, Callable[[], Condition[ExceedState]]] = {"Lightning Rod": CardsOnBoard}


def is_line(node: nodes.Line) -> bool:
    """Whether a line only names a rule that is a line with a trigger."""
    return (
        node.trigger is None
        and len(node.body) == 1
        and isinstance(node.body[0], nodes.NamedRule)
        and node.body[0].name in LINES
    )


def line_of(
    builder: Builder, node: nodes.Line
) -> tuple[int, Effect[ExceedState], Condition[ExceedState] | None] | None:
    """The trigger, effect and fixed condition of a line that only names such a rule; None for every other line."""
    if not is_line(node):
        return None
    rule = node.body[0]
    assert isinstance(rule, nodes.NamedRule)
    trigger, make = LINES[rule.name]
    needed = NEEDED.get(rule.name)
    return trigger, make(builder), None if needed is None else needed()
