"""Sustaining a boost: it stays in play at this strike's clean-up (EX 19.2)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.journal import note
from wildswing.exceed.laid import is_kept, keep, this_marker
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect


def may_be_sustained(state: ExceedState, seat: i64, card: i64) -> bool:
    """Whether a copy of a boost lies in a player's boost area that was not sustained in this strike."""
    player = state.players[seat]
    return player.sustained.count(card) < player.boosts.count(card)


def sustain(state: ExceedState, seat: i64, card: i64, marker: i64) -> None:
    """Sustain one copy of a boost, the one with this marker, if it is not sustained yet (EX 17.4, 19.2)."""
    if may_be_sustained(state, seat, card) and not is_kept(state, card, marker):
        player = state.players[seat]
        player.sustained = (*player.sustained, card)
        keep(state, card, marker)
        if state.log is not None:
            note(state, "sustain", int(seat), "EX 19.2", cards=(int(card),))


class SustainThis(Effect[ExceedState]):
    """`Sustain this boost`."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Sustain it, if it is still in play."""
        sustain(state, seat, self.card, this_marker(state, seat, self.card))

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether it is in play and not sustained yet."""
        kept = is_kept(state, self.card, this_marker(state, seat, self.card))
        return may_be_sustained(state, seat, self.card) and not kept

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """Boosts are open."""
        return self.possible(state, seat)
