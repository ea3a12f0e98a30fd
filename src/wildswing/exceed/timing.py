"""Timings: the effects of one trigger, done one by one in the order that their player chooses (EX 18.4, 18.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.cards import Line
from wildswing.exceed.constants import (
    AFTER,
    ATTACK,
    BEFORE,
    CLEANUP,
    EACH_AFTER,
    EACH_BEFORE,
    END_OF_STRIKE,
    END_OF_TURN,
    HIT,
    ON_SET_AFTER,
    OPPONENTS_BEFORE,
    ORDER,
    TIMING,
    TRIGGER,
    TRIGGER_COUNT,
    WHEN_HIT,
    WHEN_HIT_ONCE,
    WHEN_YOU_SPEND_GAUGE,
    WHEN_YOU_SPEND_LIFE,
)
from wildswing.exceed.journal import note
from wildswing.exceed.repeats import repeated, times
from wildswing.exceed.state import PROCEDURES, ExceedState, Side
from wildswing.kernel.procedure import Procedure
from wildswing.kernel.state import ARGUMENTS, Frame

ASKED: Final = 1
RUNNING: Final = 2
# The timings of a strike that a text coming into play meanwhile can still take part in.
JOINED: Final[i64] = (1 << BEFORE) | (1 << HIT) | (1 << WHEN_HIT) | (1 << AFTER) | (1 << CLEANUP) | (1 << END_OF_STRIKE)
# The timings of an attack.
OF_AN_ATTACK: Final[i64] = (
    (1 << BEFORE) | (1 << HIT) | (1 << AFTER) | (1 << CLEANUP) | (1 << EACH_BEFORE) | (1 << EACH_AFTER)
)  # fmt: skip

# Each trigger together with the forms of it that happen at the same moment, as bits.
BITS: Final[list[int]] = [1 << trigger for trigger in range(TRIGGER_COUNT)]
BITS[WHEN_HIT] |= 1 << WHEN_HIT_ONCE
BITS[BEFORE] |= 1 << EACH_BEFORE
BITS[AFTER] |= 1 << EACH_AFTER
BITS[BEFORE] |= 1 << OPPONENTS_BEFORE
OPPONENTS_BIT: Final[i64] = 1 << OPPONENTS_BEFORE
# What a text of the opponent can add to a player's Before and After effects.
OPPONENTS_BITS: Final[i64] = OPPONENTS_BIT | (1 << EACH_BEFORE) | (1 << EACH_AFTER)


def is_open(state: ExceedState, line: Line, seat: i64) -> bool:
    """Whether a line can still be done: not used up in this strike, and its fixed condition holds."""
    if line.once and state.sides and line.number in state.sides[seat].done_once:
        return False
    return line.fixed is None or line.fixed.test(state, seat)


def collect(state: ExceedState, seat: i64, trigger: i64) -> list[int]:
    """The numbers of the lines with this trigger that this player has in play."""
    found: list[int] = []
    bit: i64 = 1
    bit <<= trigger
    match = state.match
    player = state.players[seat]
    if state.sides:
        side = state.sides[seat]
        # At the end of the strike the attack was placed already and still acts (EX 17.8).
        here = not side.gone or (trigger == END_OF_STRIKE and side.placed >= 0)
        if side.attack >= 0 and here and (side.face_up or (trigger == ON_SET_AFTER and not side.wild)):
            text = match.cards[side.attack].attack
            if text.triggers & bit:
                for line in text.lines[trigger]:
                    if (not line.once and line.fixed is None) or is_open(state, line, seat):
                        found.append(line.number)
        for number in side.granted:
            granted = match.line(number)
            if granted is not None and granted.trigger == trigger and is_open(state, granted, seat):
                found.append(number)
        if side.outer is not None and (OF_AN_ATTACK >> trigger) & 1:
            return found  # an extra attack performs its own lines only (EX 25.11)
    for card in player.boosts:
        text = match.cards[card].boost
        if text.triggers & bit:
            if trigger == END_OF_TURN and card in player.fresh:
                continue  # not in the turn in which the boost was played
            for line in text.lines[trigger]:
                if (not line.once and line.fixed is None) or is_open(state, line, seat):
                    found.append(line.number)
    for card in player.transformations:
        text = match.cards[card].boost
        if text.triggers & bit:
            for line in text.lines[trigger]:
                if (not line.once and line.fixed is None) or is_open(state, line, seat):
                    found.append(line.number)
    fighter = match.fighters[seat]
    text = fighter.exceed_ability if player.exceeded else fighter.ability
    if text.triggers & bit:
        for line in text.lines[trigger]:
            if (not line.once and line.fixed is None) or is_open(state, line, seat):
                found.append(line.number)
    return found


def may_have(state: ExceedState, seat: i64, bits: i64) -> bool:
    """Whether a text that this player has in play has a line with one of these triggers."""
    match = state.match
    player = state.players[seat]
    fighter = match.fighters[seat]
    text = fighter.exceed_ability if player.exceeded else fighter.ability
    if text.triggers & bits:
        return True
    if state.sides:
        side = state.sides[seat]
        if side.granted or (side.attack >= 0 and match.cards[side.attack].attack.triggers & bits):
            return True
    for card in player.boosts:
        if match.cards[card].boost.triggers & bits:
            return True
    for card in player.transformations:
        if match.cards[card].boost.triggers & bits:
            return True
    return False


def find(state: ExceedState, seat: i64, trigger: i64) -> list[int]:
    """`collect`, with the once-per-strike and each-player's forms of the trigger."""
    found = collect(state, seat, trigger)
    others: list[int] = []
    if trigger == WHEN_HIT and state.match.triggers & (1 << WHEN_HIT_ONCE):
        found += collect(state, seat, WHEN_HIT_ONCE)
    elif trigger == BEFORE:
        if state.match.triggers & (1 << EACH_BEFORE):
            found += collect(state, seat, EACH_BEFORE)
            others = opponents_lines(state, seat, EACH_BEFORE)
        if state.match.triggers & OPPONENTS_BIT:
            found += collect(state, 1 - seat, OPPONENTS_BEFORE)
    elif trigger == AFTER and state.match.triggers & (1 << EACH_AFTER):
        found += collect(state, seat, EACH_AFTER)
        others = opponents_lines(state, seat, EACH_AFTER)
    if state.match.repeats:
        found = repeated(state, seat, found)
    return found + others if others else found


def opponents_lines(state: ExceedState, seat: i64, trigger: i64) -> list[int]:
    """The lines of the opponent's boosts that each player performs, not at an extra attack (EX 25.11)."""
    if state.sides and state.sides[seat].outer is not None:
        return []
    return collect(state, 1 - seat, trigger)


def perform_line(state: ExceedState, line: Line, seat: i64) -> None:
    """Do one line; it counts as done from now on."""
    if line.once and state.sides:
        side = state.sides[seat]
        side.done_once = (*side.done_once, line.number)
    if state.log is not None and not line.body.idle(state, seat):
        note(
            state,
            "effect",
            seat,
            "EX 18.3",
            words=(line.source, line.text),
            cards=() if line.card < 0 else (line.card,),
        )
    body = line.body
    if body.immediate:
        body.apply(state, seat)
    else:
        state.push(body.number, seat)


def start_timing(state: ExceedState, seat: i64, trigger: i64, also: i64 = -1) -> None:
    """Let the lines of a trigger happen before whatever is on the stack goes on; of several, the last started is first.

    `also` is a second trigger of the same moment: the player orders the lines of both (EX 18.7).
    """
    bits: i64 = BITS[trigger]
    if also >= 0:
        bits |= BITS[also]
    bits &= state.match.triggers
    if bits == 0 or not (
        may_have(state, seat, bits) or (bits & OPPONENTS_BITS and may_have(state, 1 - seat, bits & OPPONENTS_BITS))
    ):
        return
    found = find(state, seat, trigger)
    if also >= 0:
        found += find(state, seat, also)
    if found:
        state.push(TIMING, seat, trigger, 0, 0, tuple(found))


def do_timing(state: ExceedState, seat: i64, trigger: i64) -> None:
    """`start_timing` for a step that starts nothing else: a single line that needs no frame is done at once."""
    bits: i64 = BITS[trigger] & state.match.triggers
    if bits == 0 or not (
        may_have(state, seat, bits) or (bits & OPPONENTS_BITS and may_have(state, 1 - seat, bits & OPPONENTS_BITS))
    ):
        return
    found = find(state, seat, trigger)
    if not found or (len(found) == 1 and done_at_once(state, seat, trigger, found[0])):
        return
    state.push(TIMING, seat, trigger, 0, 0, tuple(found))


def done_at_once(state: ExceedState, seat: i64, trigger: i64, number: i64) -> bool:
    """Do the only line of a timing without a frame, if nothing can come between; whether it was done."""
    line = state.match.line(number)
    if line is None or not line.body.immediate or line.body.pushes:
        return False
    if state.sides and state.sides[seat].stunned and (trigger == BEFORE or trigger == AFTER):
        return True  # EX 16.12
    kept = facts(state)
    perform_line(state, line, seat)
    restore_facts(state, kept)
    return True


def facts(state: ExceedState) -> tuple[int, ...]:
    """What a follow-up of the effect that is interrupted reads after the timing (EX 8.19)."""
    return (
        state.moved, state.asked, int(state.short), int(state.passed), int(state.opponent_passed), state.count,
        state.paid_gauge, state.them, state.them_zone, state.path_from, state.path_to, state.removed,
    )  # fmt: skip


def start_both(state: ExceedState, seat: i64, trigger: i64, other_trigger: i64) -> None:
    """Let lines of a player and of the opponent happen at one moment.

    In a strike the Attacker's come first, else those of the player whose turn it is (EX 18.8, 18.9).
    """
    first = state.attacker if state.sides else state.active
    # What is started last happens first.
    if first == seat:
        start_timing(state, 1 - seat, other_trigger)
        start_timing(state, seat, trigger)
    else:
        start_timing(state, seat, trigger)
        start_timing(state, 1 - seat, other_trigger)


def restore_facts(state: ExceedState, kept: tuple[int, ...]) -> None:
    """Take the facts up again that an interruption has overwritten."""
    state.moved = kept[0]
    state.asked = kept[1]
    state.short = kept[2] != 0
    state.passed = kept[3] != 0
    state.opponent_passed = kept[4] != 0
    state.count = kept[5]
    state.paid_gauge = kept[6]
    state.them = kept[7]
    state.them_zone = kept[8]
    state.path_from = kept[9]
    state.path_to = kept[10]
    state.removed = kept[11]


def join_timing(state: ExceedState, seat: i64, line: Line, of_attack: bool = True) -> None:
    """A line gained while its timing is running is performed in that timing (EX 18.13).

    A line given to the attack joins that attack's timing: an extra attack and the one behind it do not mix; those of
    other texts belong to the outermost attack (EX 25.11).
    """
    trigger = line.trigger
    if trigger == WHEN_HIT_ONCE:
        trigger = WHEN_HIT
    elif trigger == EACH_BEFORE:
        trigger = BEFORE
    elif trigger == EACH_AFTER:
        trigger = AFTER
    if not (JOINED >> trigger) & 1:
        return
    if line.trigger == EACH_BEFORE or line.trigger == EACH_AFTER:
        join_each(state, trigger, line)
        return
    deep: i64 = 0 if of_attack else extra_attacks(state, seat)
    for frame in reversed(state.stack):
        if frame.procedure == ATTACK and frame.seat == seat:
            if of_attack:
                return
            deep -= 1
        elif deep == 0 and frame.procedure == TIMING and frame.seat == seat and frame.a == trigger:
            frame.items = frame.items + (line.number,) * int(times(state, seat, line))
            return


def join_each(state: ExceedState, trigger: i64, line: Line) -> None:
    """A line that each player performs joins the timing of whoever is attacking, if that is no extra attack."""
    for frame in reversed(state.stack):
        if frame.procedure == TIMING and frame.a == trigger and state.sides[frame.seat].outer is None:
            frame.items = (*frame.items, line.number)
            return


def extra_attacks(state: ExceedState, seat: i64) -> i64:
    """How many extra attacks of a player are being performed inside each other."""
    count: i64 = 0
    side: Side | None = state.sides[seat].outer
    while side is not None:
        count += 1
        side = side.outer
    return count


def join_card(state: ExceedState, seat: i64, lines: tuple[Line, ...]) -> None:
    """The lines of a text that comes into play during a strike join the timing that is running (EX 18.13)."""
    if state.sides:
        for line in lines:
            join_timing(state, seat, line, False)


def drop_card(state: ExceedState, seat: i64, lines: tuple[Line, ...], copies: i64 = 0) -> None:
    """Waiting effects of a text that left play are lost (EX 10.24, 15.16); those of the copies that stay are not."""
    for frame in state.stack:
        if frame.procedure == TIMING and frame.items:
            left = list(frame.items)
            for line in lines:
                # What the card that left has done already does not wait any more. Other lines of a card wait only in
                # timings of its player.
                each = times(state, seat, line) if frame.seat == seat else 1
                going = left.count(line.number) - copies * each
                while going > 0 and (each > 0 or copies == 0):
                    left.remove(line.number)
                    going -= 1
                    each -= 1
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


def any_acts(state: ExceedState, seat: i64, items: tuple[int, ...], places: list[int]) -> bool:
    """Whether a waiting line does anything now; if none does, none changes what another does, and no order matters.

    If one does, the order matters even where the others do nothing yet: it may change that, which the player may or
    may not want (EX 18.12). Trying it out beforehand would tell what is still hidden, or drawn by lot.
    """
    for place in places:
        line = state.match.line(items[place])
        if line is not None and is_open(state, line, seat) and not line.body.idle(state, seat):
            return True
    return False


class Timing(Procedure[ExceedState]):
    """Frame: a = trigger, b = ASKED while waiting for an order, items = the lines still to be done."""

    def resume(self, state: ExceedState, frame: Frame) -> bool:
        """Do the next line, asking which one if there is a choice."""
        items = frame.items
        seat = frame.seat
        if not frame.kept:
            # Not when it was started: what started it had facts of its own to note after that.
            frame.kept = facts(state)
        if frame.b == ASKED:
            frame.b = RUNNING
            place: i64 = state.answer & (ARGUMENTS - 1)
        else:
            if state.sides and state.sides[seat].stunned and (frame.a == BEFORE or frame.a == AFTER):
                items = ()  # EX 16.12
            if not items:
                restore_facts(state, frame.kept)
                return True
            if len(items) > 1:
                if frame.a == WHEN_YOU_SPEND_LIFE or frame.a == WHEN_YOU_SPEND_GAUGE:
                    restore_facts(state, frame.kept)
                places = distinct(items)
                if len(places) > 1 and any_acts(state, seat, items, places):
                    frame.b = ASKED
                    state.ask(ORDER, seat, [TRIGGER + choice for choice in places])
                    return False
            place = 0
            frame.b = RUNNING
        number = items[place]
        frame.items = items[:place] + items[place + 1 :]
        line = state.match.line(number)
        if line is not None and is_open(state, line, seat):
            if frame.a == WHEN_YOU_SPEND_LIFE or frame.a == WHEN_YOU_SPEND_GAUGE:
                restore_facts(state, frame.kept)  # each line reads what was spent, not what the line before has done
            perform_line(state, line, seat)
        return False

    def options(self, state: ExceedState, frame: Frame) -> list[int]:
        """One option for each different line that waits."""
        return [TRIGGER + place for place in distinct(frame.items)]


PROCEDURES[TIMING] = Timing()
