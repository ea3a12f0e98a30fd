"""A turn: what happens before the action, one action, further actions, the draw, the end (EX 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.actions import action_options, take_action
from wildswing.exceed.constants import (
    ACTION,
    AFTER_YOUR_ACTION,
    CARD,
    DISCARD_DOWN,
    DISCARD_TO_LIMIT,
    END_OF_TURN,
    HAND,
    OVERDRIVE,
    PASS,
    START_OF_OPPONENTS_TURN,
    START_OF_TURN,
    STRIKE,
    STRIKE_BY_OTHER,
    TURN,
    YES,
)
from wildswing.exceed.end_of_turn import OFFERS, ask_instead_of_draw, end_draw
from wildswing.exceed.exceeding import exceed
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import do_timing, may_have, start_timing
from wildswing.exceed.zones import discard_from, hides_ways
from wildswing.kernel.procedure import Procedure, Steps
from wildswing.kernel.state import ARGUMENTS, Frame


def begin_turn(state: ExceedState, frame: Frame) -> None:
    """A new turn: the facts of the last one are cleared."""
    seat = frame.seat
    state.turn += 1
    state.active = seat
    state.next_seat = 1 - seat
    state.actions_left = 0
    state.no_strike = False
    state.struck_last = state.struck
    state.struck = False
    state.skip_draw = False
    state.drew_at_end = False
    state.forbidden = ()
    for player in state.players:
        player.marked = False
        player.cancels = 0
        player.force_spent = 0
        player.walked = 0
        player.used = 0
        player.evaded = ()
        player.fresh = ()
    if state.log is not None:
        note(state, "turn", int(seat), "EX 4.1", numbers=(int(state.turn),))
    if state.match.fighters[seat].has_overdrive and state.players[seat].exceeded:
        return
    awaited = state.match.triggers & START_BITS
    if not awaited or not (may_have(state, seat, awaited) or may_have(state, 1 - seat, awaited)):
        frame.step = ACTION_STEP + 1
        choose_action(state, frame)  # nothing can happen before it


def overdrive_step(state: ExceedState, frame: Frame) -> None:
    """Season 5: the overdrive step comes first (EX 4.10, 23.8)."""
    seat = frame.seat
    if state.match.fighters[seat].has_overdrive and state.players[seat].exceeded:
        state.push(OVERDRIVE, seat)


def own_start(state: ExceedState, frame: Frame) -> None:
    """Start-of-turn effects of the player whose turn it is."""
    start_timing(state, frame.seat, START_OF_TURN)


def other_start(state: ExceedState, frame: Frame) -> None:
    """Then the opponent's effects for that moment."""
    start_timing(state, 1 - frame.seat, START_OF_OPPONENTS_TURN)


def strike_at_start(state: ExceedState, frame: Frame) -> None:
    """A strike that such an effect has ordered takes the place of the action."""
    if state.strike_order:
        frame.step = AFTER_STEP


def choose_action(state: ExceedState, frame: Frame) -> None:
    """The player takes one action (EX 4.2)."""
    state.ask(ACTION, frame.seat, action_options(state, frame.seat))


def do_action(state: ExceedState, frame: Frame) -> None:
    """Take it."""
    take_action(state, frame.seat)


def push_strike(state: ExceedState) -> None:
    """Let the strike begin that was ordered; whose effect ordered it is the Attacker (EX 12.1)."""
    state.push(STRIKE, 1 - state.active if state.strike_order & STRIKE_BY_OTHER else state.active)


def after_action(state: ExceedState, frame: Frame) -> None:
    """A strike that the action ordered begins now, after the outermost effect (EX 10.12, 10.22).

    A strike skips what follows an action, up to the end of the turn (EX 4.6, 4.11).
    """
    if state.strike_order:
        frame.step = AFTER_STEP
        push_strike(state)
    elif state.struck:
        frame.step = END_STEP
    elif state.match.triggers & (1 << AFTER_YOUR_ACTION):
        start_timing(state, frame.seat, AFTER_YOUR_ACTION)
    else:
        frame.step = FURTHER_STEP + 1
        further_action(state, frame)  # nothing can happen in between


def further_action(state: ExceedState, frame: Frame) -> None:
    """A granted further action is taken before the draw (EX 4.13); an effect after the action may order a strike."""
    if state.strike_order:
        frame.step = AFTER_STEP
        return
    if state.actions_left > 0:
        state.actions_left -= 1
        frame.step = ACTION_STEP
        return
    state.no_strike = False
    if not state.match.flags & OFFERS:
        frame.step = DRAW_STEP
        state.answer = PASS


def end_draw_options(state: ExceedState, frame: Frame) -> list[int]:
    """Options of the step that asked: the action, or life instead of the draw."""
    if frame.step <= ACTION_STEP + 1:
        return action_options(state, frame.seat)
    return [PASS, YES]


def end_effects(state: ExceedState, frame: Frame) -> None:
    """End-of-turn effects, after a strike too (EX 4.12)."""
    do_timing(state, frame.seat, END_OF_TURN)
    if state.stack[-1] is frame:
        next_turn(state, frame)  # there were none to wait for


def next_turn(state: ExceedState, frame: Frame) -> None:
    """The next turn belongs to the opponent, or to the last player to gain Advantage (EX 17.13 to 17.16).

    A strike that an effect at the end of the turn has ordered still belongs to this turn.
    """
    if state.strike_order:
        frame.step = NEXT_STEP
        push_strike(state)
        return
    for seat in (state.active, 1 - state.active):
        if state.players[seat].exceeds_later:
            state.players[seat].exceeds_later = False
            exceed(state, int(seat))
            if state.stack[-1] is not frame or state.strike_order:
                frame.step = NEXT_STEP
                return
    frame.seat = state.next_seat
    frame.step = 0


TURN_STEPS: Final = (
    begin_turn, overdrive_step, own_start, other_start, strike_at_start, choose_action, do_action, after_action,
    further_action, ask_instead_of_draw, end_draw, end_effects, next_turn,
)  # fmt: skip
START_BITS: Final = (1 << START_OF_TURN) | (1 << START_OF_OPPONENTS_TURN)
ACTION_STEP: Final = 5
AFTER_STEP: Final = 7
FURTHER_STEP: Final = 8
DRAW_STEP: Final = 10
END_STEP: Final = 11
NEXT_STEP: Final = 12
PROCEDURES[TURN] = Steps(*TURN_STEPS, options=end_draw_options)


class DiscardDown(Procedure[ExceedState]):
    """Discard hand cards of one's choice down to a number. Frame: a = the number."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Discard the chosen card and ask for the next one."""
        seat = frame.seat
        if frame.step == 0:
            frame.step = 1
            frame.b = len(state.players[seat].hand)
        else:
            discard_from(state, seat, HAND, state.answer % ARGUMENTS, "EX 4.8")
            if state.sides:
                state.sides[seat].discarded += 1
        held: i64 = len(state.players[seat].hand)
        if held <= frame.a:
            state.count = frame.b - held
            return True
        state.ask(DISCARD_TO_LIMIT, seat, self.options(state, frame), hides_ways(state.players[seat], 0))
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """One option for each different hand card."""
        options: list[int] = []
        for card in state.players[frame.seat].hand:
            if CARD + card not in options:
                options.append(CARD + card)
        return options


PROCEDURES[DISCARD_DOWN] = DiscardDown()
