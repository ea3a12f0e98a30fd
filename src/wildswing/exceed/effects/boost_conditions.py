"""Conditions about continuous boosts in play, this one among them."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.boost import is_left
from wildswing.exceed.counted_boosts import count_boosts
from wildswing.exceed.laid import NO_MARKER, is_kept, this_marker
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition


class NoBoostInPlay(Condition[ExceedState]):
    """You have no continuous boost in play; a boost counts itself (EX 10.18)."""

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        return count_boosts(state, seat) == 0


class ThisBoostInPlay(Condition[ExceedState]):
    """This boost stays in play, or is still being played."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        player = state.players[seat]
        return (self.card in player.boosts or self.card in player.playing) and not is_left(state, seat, self.card)


class ThisBoostSustained(Condition[ExceedState]):
    """This boost is sustained in this strike; with several copies in play, each of them."""

    def __init__(self, card: i64) -> None:
        super().__init__()
        self.card: i64 = card

    def test(self, state: ExceedState, seat: i64) -> bool:
        """Test it."""
        player = state.players[seat]
        marker = this_marker(state, seat, self.card)
        if marker != NO_MARKER:
            return is_kept(state, self.card, marker)
        return self.card in player.sustained and player.sustained.count(self.card) >= player.boosts.count(self.card)
