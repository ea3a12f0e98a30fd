"""An attack that becomes a continuous boost: its player's, or the opponent's."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cleanup import SUSTAINED_BOOST
from wildswing.exceed.constants import BOOSTS, NO_CARD, ZONE_NAMES
from wildswing.exceed.effects.in_play import attack_in, take_placed
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.exceed.timing import drop_card, join_card
from wildswing.kernel.effects import Effect


class AttackBecomesBoost(Effect[ExceedState]):
    """`Put your attack into play as a boost`, `as a sustained boost`, `give your attack to the opponent as ...`.

    The boost is not played: its Now lines do not happen, and nobody is asked for a price or can cancel it (EX 10.4,
    10.10). During an attack the card changes places at once, and what it brought as an attack ends (EX 15.16), while
    its stat lines as a boost apply (EX 10.20). At clean-up it is put there when it is placed (EX 17.12).
    """

    def __init__(self, sustained: bool, to_opponent: bool) -> None:
        super().__init__(True, True)
        self.sustained = sustained
        self.to_opponent = to_opponent

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Move it."""
        if not self.possible(state, seat):
            return
        side = state.sides[seat]
        if state.active_side == NO_CARD and not side.gone and self.sustained and not self.to_opponent:
            side.destination = SUSTAINED_BOOST
            return
        card = side.attack
        if side.gone:
            take_placed(state, seat)
        else:
            side.gone = True
            drop_card(state, seat, state.match.card(card).attack.all_lines)
        holder = 1 - seat if self.to_opponent else seat
        state.players[holder].boosts.append(card)
        if self.sustained:
            player = state.players[holder]
            player.sustained = (*player.sustained, card)
        if state.log is not None:
            words = ("opponent's boosts" if self.to_opponent else ZONE_NAMES[BOOSTS],)
            note(state, "attack left", int(seat), "EX 15.16", cards=(int(card),), words=words)
        join_card(state, holder, state.match.card(card).boost.all_lines)

    def possible(self, state: ExceedState, seat: i64) -> bool:
        """Whether the attack is still there."""
        if not state.sides or state.sides[seat].attack < 0:
            return False
        return not state.sides[seat].gone or attack_in(state, seat) >= 0

    def seems_possible(self, state: ExceedState, seat: i64) -> bool:
        """The attack lies open."""
        return self.possible(state, seat)
