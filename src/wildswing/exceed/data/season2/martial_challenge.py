"""Martial Challenge: both players add hand cards to their gauges in turn, until one stops (text of the card)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import CARD, CARD_MASK, GAUGE, HAND, PASS, PICK_CARD
from wildswing.exceed.effects.chosen import MoveChosen
from wildswing.exceed.effects.kinds import ANY
from wildswing.exceed.effects.moves import ADD, move_card
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import hides_ways
from wildswing.kernel.effects import Constant
from wildswing.kernel.state import Frame


class MartialChallenge(MoveChosen):
    """The first card is due; after it each player may add one whenever the other has. Frame: a = cards added."""

    def __init__(self) -> None:
        super().__init__([HAND], ANY, Constant(1), Constant(1), ADD, GAUGE, 0, False, False)

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Add the chosen card and ask the other player, as long as there are cards."""
        if frame.step == 1:
            if state.answer == PASS:
                return True
            frame.step = 0
            card: i64 = state.answer & CARD_MASK
            move_card(state, self.due(frame), HAND, card, ADD, GAUGE)
            frame.a += 1
        player = state.players[self.due(frame)]
        if not player.hand:
            return True
        frame.step = 1
        state.ask(PICK_CARD, self.due(frame), self.options(state, frame), hides_ways(player, 0))
        return False

    def due(self, frame: Frame) -> i64:
        """Whose card is the next one."""
        return frame.seat if frame.a % 2 == 0 else 1 - frame.seat

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """Each different hand card, and stopping after the first."""
        options: list[int] = [PASS] if frame.a > 0 else []
        for card in state.players[self.due(frame)].hand:
            if CARD + card not in options:
                options.append(CARD + card)
        return options


RULE: Final = NamedRule(step=MartialChallenge)
