"""Starting Places: both fighters go back to where they started (text of the card)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.building.named import NamedRule
from wildswing.exceed.constants import STARTING_SPACES
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


RULE: Final = NamedRule(step=StartingPlaces)
