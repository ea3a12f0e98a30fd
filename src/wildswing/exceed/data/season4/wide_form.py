"""Wide Form: a fighter becomes three spaces wide (EX 8.21)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import BOARD_SIZE
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect


class WideForm(Effect[ExceedState]):
    """From now on the fighter occupies the spaces on both sides too (EX 8.21)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Become wide; the middle stays clear of the edges."""
        player = state.players[seat]
        if player.wide:
            return
        player.wide = True
        if player.space == 1:
            player.space = 2
        elif player.space == BOARD_SIZE:
            player.space = BOARD_SIZE - 1
        if state.log is not None:
            note(state, "wide", int(seat), "EX 8.21")


RULE: Final = NamedRule(step=WideForm)
