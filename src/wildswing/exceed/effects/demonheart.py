"""A card that keeps the life that was spent as counters, each of them 1 Armor, until a clean-up."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect, Number


class Feed(Effect[ExceedState]):
    """As many counters as life was just spent."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Put them there."""
        player = state.players[seat]
        player.counters += state.count
        if state.log is not None:
            note(state, "counters", int(seat), "EX 1.17", numbers=(int(player.counters),), words=(self.source,))


class Empty(Effect[ExceedState]):
    """All counters go."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Take them away."""
        state.players[seat].counters = 0


class Counters(Number[ExceedState]):
    """The counters that lie there."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        return state.players[seat].counters
