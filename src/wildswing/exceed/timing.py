"""Timings: the effects of one trigger, done one by one in the order that their player chooses (EX 18.4, 18.5)."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.exceed.cards import Line
from wildswing.exceed.constants import (
    AFTER,
    BEFORE,
    EACH_AFTER,
    EACH_BEFORE,
    END_OF_TURN,
    ON_SET,
    ON_SET_AFTER,
    ORDER,
    TIMING,
    TRIGGER,
    WHEN_HIT,
    WHEN_HIT_ONCE,
)
from wildswing.exceed.journal import note
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import ARGUMENTS, Frame

ASKED = 1
RUNNING = 2


def is_open(state: ExceedState, line: Line, seat: i64) -> bool:
    """Whether a line can still be done: not used up in this strike, and its fixed condition holds."""
    if line.once and state.sides and line.number in state.sides[seat].done_once:
        return False
    return line.fixed is None or line.fixed.test(state, seat)


def collect(state: ExceedState, seat: i64, trigger: i64) -> list[int]:
    """The numbers of the lines with this trigger that this player has in play."""
    found: list[int] = []
    bit: i64 = 1 << trigger
    match = state.match
    player = state.players[seat]
    if state.sides:
        side = state.sides[seat]
        if side.attack >= 0 and not side.gone and (side.face_up or trigger == ON_SET or trigger == ON_SET_AFTER):
            text = match.cards[side.attack].attack
            if text.triggers & bit:
                for line in text.lines[trigger]:
                    if is_open(state, line, seat):
                        found.append(line.number)
        for number in side.granted:
            granted = match.line(number)
            if granted is not None and granted.trigger == trigger and is_open(state, granted, seat):
                found.append(number)
    for card in player.boosts:
        text = match.cards[card].boost
        if text.triggers & bit:
            if trigger == END_OF_TURN and card in player.fresh:
                continue  # not in the turn in which the boost was played
            for line in text.lines[trigger]:
                if is_open(state, line, seat):
                    found.append(line.number)
    for card in player.transformations:
        text = match.cards[card].boost
        if text.triggers & bit:
            for line in text.lines[trigger]:
                if is_open(state, line, seat):
                    found.append(line.number)
    fighter = match.fighters[seat]
    text = fighter.exceed_ability if player.exceeded else fighter.ability
    if text.triggers & bit:
        for line in text.lines[trigger]:
            if is_open(state, line, seat):
                found.append(line.number)
    return found


def find(state: ExceedState, seat: i64, trigger: i64) -> list[int]:
    """`collect`, with the once-per-strike and each-player's forms of the trigger."""
    found = collect(state, seat, trigger)
    if trigger == WHEN_HIT:
        found += collect(state, seat, WHEN_HIT_ONCE)
    elif trigger == BEFORE and state.match.triggers & (1 << EACH_BEFORE):
        found += collect(state, seat, EACH_BEFORE)
    elif trigger == AFTER and state.match.triggers & (1 << EACH_AFTER):
        found += collect(state, seat, EACH_AFTER)
    return found


def perform_line(state: ExceedState, line: Line, seat: i64) -> None:
    """Do one line; it counts as done from now on."""
    if line.once and state.sides:
        side = state.sides[seat]
        side.done_once = (*side.done_once, line.number)
    if state.log is not None:
        note(state, "effect", seat, "EX 18.3", words=(line.source, line.text), cards=() if line.card < 0 else (line.card,))
    body = line.body
    if body.immediate:
        body.apply(state, seat)
    else:
        state.push(body.number, seat)


def start_timing(state: ExceedState, seat: i64, trigger: i64) -> None:
    """Let the lines of a trigger happen now, before whatever is on the stack goes on."""
    if not state.match.triggers & (1 << trigger):
        return
    found = find(state, seat, trigger)
    if not found:
        return
    frame = state.push(TIMING, seat, trigger, 0, 0, tuple(found))
    # A follow-up of the effect that is interrupted reads these facts after the timing (EX 8.19).
    frame.kept = (
        state.moved, state.asked, int(state.short), int(state.passed), int(state.opponent_passed), state.count,
        state.paid_gauge, int(state.failed), state.them, state.them_zone,
    )  # fmt: skip


def restore_facts(state: ExceedState, kept: tuple[int, ...]) -> None:
    """Take the facts up again that an interruption has overwritten."""
    state.moved = kept[0]
    state.asked = kept[1]
    state.short = kept[2] != 0
    state.passed = kept[3] != 0
    state.opponent_passed = kept[4] != 0
    state.count = kept[5]
    state.paid_gauge = kept[6]
    state.failed = kept[7] != 0
    state.them = kept[8]
    state.them_zone = kept[9]


def join_timing(state: ExceedState, seat: i64, line: Line) -> None:
    """A line gained while its timing is running is performed in that timing (EX 18.13)."""
    for frame in reversed(state.stack):
        if frame.procedure == TIMING and frame.seat == seat and frame.a == line.trigger:
            frame.items = (*frame.items, line.number)
            return


def drop_card(state: ExceedState, seat: i64, lines: tuple[Line, ...]) -> None:
    """Waiting effects of a text that left play are lost (EX 10.24, 15.16)."""
    for frame in state.stack:
        if frame.procedure == TIMING and frame.seat == seat and frame.items:
            left = list(frame.items)
            for line in lines:
                if line.number in left:
                    left.remove(line.number)
            frame.items = tuple(left)


def distinct(items: tuple[int, ...]) -> list[int]:
    """The places of the first of each different line."""
    places: list[int] = []
    seen: list[int] = []
    for place, number in enumerate(items):
        if number not in seen:
            seen.append(number)
            places.append(place)
    return places


class Timing(Procedure[ExceedState]):
    """Frame: a = trigger, b = ASKED while waiting for an order, items = the lines still to be done."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Do the next line, asking which one if there is a choice."""
        items = frame.items
        seat = frame.seat
        if frame.b == ASKED:
            frame.b = RUNNING
            place: i64 = state.answer & (ARGUMENTS - 1)
        else:
            if state.sides and state.sides[seat].stunned and (frame.a == BEFORE or frame.a == AFTER):
                items = ()  # EX 16.12
            if not items:
                if frame.b == RUNNING:
                    restore_facts(state, frame.kept)
                return True
            if len(items) > 1:
                places = distinct(items)
                if len(places) > 1:
                    frame.b = ASKED
                    state.ask(ORDER, seat, [TRIGGER + choice for choice in places])
                    return False
            place = 0
            frame.b = RUNNING
        number = items[place]
        frame.items = items[:place] + items[place + 1 :]
        line = state.match.line(number)
        if line is not None and is_open(state, line, seat):
            perform_line(state, line, seat)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """One option for each different line that waits."""
        return [TRIGGER + place for place in distinct(frame.items)]


PROCEDURES[TIMING] = Timing()
