"""Numbers that measure: spaces moved, spaces behind a fighter, what was spent, Armor used."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import BOARD_SIZE
from wildswing.exceed.spans import half
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Number


class SpacesMoved(Number[ExceedState]):
    """The spaces that the movement just made has covered (EX 8.19)."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.moved


class SpacesNotMoved(Number[ExceedState]):
    """The spaces by which the movement just made fell short (EX 8.10, 8.19)."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Subtract what was covered."""
        missing = state.asked - state.moved
        return missing if missing > 0 else 0


class MovedThisStrike(Number[ExceedState]):
    """The spaces of your own movements in this strike."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].moved if state.sides else 0


class MovedBeforeStrike(Number[ExceedState]):
    """The spaces of your own movements in this turn, as long as no strike was going on."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.players[seat].walked


class StartingDistance(Number[ExceedState]):
    """The distance between the fighters when the strike began."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.starting_distance


class SpacesBehind(Number[ExceedState]):
    """The empty spaces behind the opponent, as seen from you."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        other = state.players[1 - seat].space
        behind = BOARD_SIZE - other if other > state.players[seat].space else other - 1
        return behind - half(state, 1 - seat)


class ForceThisTurn(Number[ExceedState]):
    """All Force that you have spent in this turn."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.players[seat].force_spent


class JustSpent(Number[ExceedState]):
    """The Force, Gauge or life that the payment just made has spent."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.count


class ArmorUsed(Number[ExceedState]):
    """The Armor that has prevented damage in this strike (EX 16.4)."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].armor_used if state.sides else 0
