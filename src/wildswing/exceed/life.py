"""Spending life, down to the last one (EX 6.13, 16.16)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.constants import AT_0_LIFE, LIFE_SPENT, OUT_OF_LIFE, WHEN_YOU_SPEND_LIFE
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import facts, restore_facts, start_timing
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame


def spend_life(state: ExceedState, seat: i64, life: i64) -> None:
    """Spend life: no damage, so neither Armor nor stun (EX 16.16); the last life may be spent and loses (EX 6.13)."""
    player = state.players[seat]
    player.life -= life
    state.count = life
    if state.log is not None:
        note(state, "life spent", seat, "EX 16.16", numbers=(life, player.life))
    if player.life > 0:
        start_timing(state, seat, WHEN_YOU_SPEND_LIFE)
    elif state.match.triggers & (1 << AT_0_LIFE):
        state.push(LIFE_SPENT, seat).kept = facts(state)
        start_timing(state, seat, AT_0_LIFE)
    else:
        state.lose(seat, OUT_OF_LIFE)


def after_last_life(state: ExceedState, frame: Frame) -> None:
    """After the effects for the moment a life ends: the game is lost, or life was spent and it goes on (EX 24.1)."""
    if frame.a:
        restore_facts(state, frame.kept)  # those of the payment that life was a part of
        return
    if state.players[frame.seat].life <= 0:
        state.lose(frame.seat, OUT_OF_LIFE)
        return
    restore_facts(state, frame.kept)
    start_timing(state, frame.seat, WHEN_YOU_SPEND_LIFE)


PROCEDURES[LIFE_SPENT] = Steps(after_last_life)
