"""A fighter that becomes three spaces wide, and both fighters going back to where they started (EX 8.21)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import BOARD_SIZE, STARTING_SPACES
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect


class StartingPlaces(Effect[ExceedState]):
    """Both fighters are put on their starting spaces, whatever forbids moving; it is no movement of either."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """The first player's first."""
        for place, of in enumerate((state.first, 1 - state.first)):
            player = state.players[of]
            if state.log is not None:
                numbers = (int(player.space), STARTING_SPACES[place])
                note(state, "move", int(of), "EX 3.6", numbers=numbers, words=("move",))
            player.space = STARTING_SPACES[place]


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
