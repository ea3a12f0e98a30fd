"""What texts count on the table: cards of a name, sealed Normals, what was spent and paid."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import CARD_MASK, ULTRA
from wildswing.exceed.effects.kinds import fits
from wildswing.exceed.reach import printed_range_includes
from wildswing.exceed.state import ExceedState
from wildswing.exceed.zones import zone
from wildswing.kernel.effects import Number


class CopiesIn(Number[ExceedState]):
    """The cards of one name in zones of a player: `copy of Three Precept Strike in your gauge` (EX 1.16)."""

    def __init__(self, key: str, zones: list[int], opponent: bool) -> None:
        self.key: str = key
        self.zones = zones
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        player = state.players[1 - seat if self.opponent else seat]
        total: i64 = 0
        for where in self.zones:
            for card in zone(player, where):
                if state.match.card(card).copy_key == self.key:
                    total += 1
        return total


class DifferentIn(Number[ExceedState]):
    """How many cards of a kind lie in a zone that are no copies of each other: `different Specials in overdrive`."""

    def __init__(self, where: i64, kind: i64, opponent: bool) -> None:
        self.where: i64 = where
        self.kind: i64 = kind
        self.opponent = opponent

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count their names."""
        seen: list[str] = []
        for card in zone(state.players[1 - seat if self.opponent else seat], self.where):
            key = state.match.card(card).copy_key
            if key not in seen and fits(state, card & CARD_MASK, self.kind):
                seen.append(key)
        return len(seen)


class Spent(Number[ExceedState]):
    """The Force or Gauge that the text's own payment of any amount has made: `Draw 1 per Gauge spent`."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.players[seat].spent


class SpentBeforeStrike(Number[ExceedState]):
    """The Force or Gauge that such a payment had made when the strike began."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Read it."""
        return state.sides[seat].spent_before if state.sides else 0


class UltrasPaid(Number[ExceedState]):
    """The Ultras among the cards paid for one's attack."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        total: i64 = 0
        if state.sides:
            for card in state.sides[seat].paid:
                if state.match.card(card).kind == ULTRA:
                    total += 1
        return total


class ReachingPaid(Number[ExceedState]):
    """The cards paid for one's attack whose printed range includes the opponent."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them, from where the fighters stand now."""
        total: i64 = 0
        if state.sides:
            for card in state.sides[seat].paid:
                if printed_range_includes(state, seat, card):
                    total += 1
        return total


class SmallerOf(Number[ExceedState]):
    """A number, but never more than the cards that are left in one's deck."""

    def __init__(self, number: i64) -> None:
        self.number: i64 = number

    def value(self, state: ExceedState, seat: i64) -> i64:
        """The smaller of the two."""
        left: i64 = len(state.players[seat].deck)
        return left if left < self.number else self.number
