"""A movement that an effect orders: what changes it before it is made, then the movement itself (EX 8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.board import RETREAT, destination, move
from wildswing.exceed.constants import (
    MAY,
    MAY_IGNORE_LIMIT,
    MOVEMENT,
    PASS,
    WHEN_YOU_ADVANCE,
    WHEN_YOU_RETREAT,
    YES,
)
from wildswing.exceed.effects.ways import WORDS, is_own, on_board
from wildswing.exceed.number_rules import MOVEMENTS_MORE, NO_LIMIT, PUSHES_MORE, more, movement_limit
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.stats import has_flag
from wildswing.exceed.timing import start_timing
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame


def stay(state: ExceedState) -> None:
    """No movement: a follow-up finds nothing of an earlier one (EX 8.19)."""
    state.moved = 0
    state.path_from = state.path_to = 0
    state.asked = 0
    state.short = False
    state.passed = False
    state.opponent_passed = False


def start_movement(state: ExceedState, seat: i64, way: i64, spaces: i64) -> None:
    """Make one movement; what may change it first, or asks about it, gets a frame of its own."""
    own = is_own(way)
    if spaces > 0:
        spaces += more(state, seat, MOVEMENTS_MORE if own else PUSHES_MORE)
    trigger = WHEN_YOU_RETREAT if way == RETREAT else WHEN_YOU_ADVANCE
    limit = movement_limit(state, seat) if own else NO_LIMIT
    waits = (state.match.triggers >> trigger) & 1 != 0 or (limit >= 0 and spaces > limit)
    if not own or not waits:
        move_now(state, seat, way, spaces)
        return
    state.push(MOVEMENT, seat, way, spaces)
    start_timing(state, seat, trigger)


def move_now(state: ExceedState, seat: i64, way: i64, spaces: i64) -> None:
    """Move: a push or pull moves the opponent (EX 8.8, 8.9)."""
    own = is_own(way)
    move(state, seat if own else 1 - seat, on_board(way), spaces, own, WORDS[way])


def lengthen(state: ExceedState, seat: i64, spaces: i64) -> None:
    """Add spaces to the movement that this player is about to make."""
    for frame in reversed(state.stack):
        if frame.procedure == MOVEMENT and frame.seat == seat:
            frame.b += spaces
            return


# ---- the MOVEMENT procedure; frame: a = way, b = spaces


def keep_limit(state: ExceedState, frame: Frame) -> None:
    """Shorten the movement to what is allowed at once; who may ignore that is asked if it makes a difference."""
    limit = movement_limit(state, frame.seat)
    if limit < 0 or frame.b <= limit:
        frame.step = ASKED_STEP
        return
    if has_flag(state, frame.seat, MAY_IGNORE_LIMIT) and destination(
        state, frame.seat, frame.a, limit, True
    ) != destination(state, frame.seat, frame.a, frame.b, True):
        state.ask(MAY, frame.seat, limit_options(state, frame))
        return
    frame.b = limit
    frame.step = ASKED_STEP


def answer_limit(state: ExceedState, frame: Frame) -> None:
    """Go no farther than allowed after a no."""
    if state.answer == PASS:
        frame.b = movement_limit(state, frame.seat)


def finish_movement(state: ExceedState, frame: Frame) -> None:
    """Move."""
    move_now(state, frame.seat, frame.a, frame.b)


def limit_options(state: ExceedState, frame: Frame) -> list[int]:
    """Whether to go the whole way."""
    return [PASS, YES]


ASKED_STEP: Final = 2
PROCEDURES[MOVEMENT] = Steps(keep_limit, answer_limit, finish_movement, options=limit_options)
