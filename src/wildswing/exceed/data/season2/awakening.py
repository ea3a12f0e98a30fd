"""Awakening: after all After effects, 1 Force for an extra attack of at most 1 damage, then once more."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.building.named import NamedRule, RuleLine
from wildswing.exceed.building.steps import step
from wildswing.exceed.building.texts import Builder
from wildswing.exceed.constants import AFTER_ALL
from wildswing.exceed.effects.extra import MakeAttack
from wildswing.exceed.means import force_available, force_in
from wildswing.exceed.state import ExceedState
from wildswing.exceed.text import nodes
from wildswing.kernel import flow
from wildswing.kernel.effects import Condition, Effect


class CanKeepOne(Condition[ExceedState]):
    """Whether 1 Force can be paid with a hand card left over to attack with."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Whether it can."""
        player = state.players[seat]
        cards = len(player.hand) + len(player.gauge)
        free = force_available(state, seat) - force_in(state, player.hand) - force_in(state, player.gauge)
        return len(player.hand) > 0 and (cards > 1 or free > 0)


def awakening(builder: Builder) -> Effect[ExceedState]:
    """The second attack inside the first (EX 24.9 to 24.13)."""
    made: Effect[ExceedState] | None = None
    for _ in range(2):
        attack: Effect[ExceedState] = builder.add(MakeAttack(True, 1, True))
        if made is not None:
            attack = builder.add(flow.Sequence([attack, made]))
        paid = builder.add(flow.Pay(step(builder, nodes.Spend("you", nodes.Amount(1, 1), "Force")), attack, False))
        paid.words = "Spend 1 Force: Make an attack from your hand"
        made = builder.add(flow.If(CanKeepOne(), builder.add(flow.May(paid, False)), None))
    assert made is not None
    return made


RULE: Final = NamedRule(lines=(RuleLine(AFTER_ALL, awakening),))
