"""Moving Witches and the Clad, damage and its reduction."""

from __future__ import annotations

from mypy_extensions import i64

from wildswing.hackclad.clad import turn_clad
from wildswing.hackclad.constants import (
    CLAD_ATTACK,
    CLAD_MOVE,
    OFF_FIELD,
    PASS,
    PICK_SPACE,
    SPACE,
    SPACES,
    STEP,
)
from wildswing.hackclad.deeds import deal, enter, is_free, use_of
from wildswing.hackclad.geometry import NEIGHBOURS, direction_to, in_reach, neighbour
from wildswing.hackclad.journal import note
from wildswing.hackclad.state import HackcladState
from wildswing.hackclad.using import AGAIN, ENDS_TURN, REPEL_WAY, REPELS
from wildswing.kernel.effects import Effect, Number
from wildswing.kernel.flow import Amount
from wildswing.kernel.state import ARGUMENTS, Frame


class Move(Effect[HackcladState]):
    """`Move 2 spaces`, step by step; only "up to" allows fewer (HC 2.4, 2.16). Frame: a = steps made."""

    def __init__(self, low: Number[HackcladState], high: Number[HackcladState]) -> None:
        super().__init__(False)
        self.low = low
        self.high = high

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Make the chosen step and ask for the next one."""
        witch = frame.seat
        if frame.step == 1:
            if state.answer == PASS:
                return True
            frame.a += 1
            enter(state, witch, state.answer % ARGUMENTS, True)
        frame.step = 1
        if frame.a >= self.high.value(state, witch) or state.figures[witch].space == OFF_FIELD:
            return True
        options = self.options(state, frame)
        if not options or options == [PASS]:
            return True
        state.ask(STEP, state.decider(witch), options)
        return False

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """The free spaces next to the Witch, and stopping once she has moved enough."""
        options: list[int] = []
        if frame.a >= self.low.value(state, frame.seat):
            options.append(PASS)
        for space in NEIGHBOURS[state.figures[frame.seat].space]:
            if is_free(state, space):
                options.append(SPACE + space)
        return options

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether there is a free space next to her."""
        space = state.figures[seat].space
        if space == OFF_FIELD:
            return False
        for other in NEIGHBOURS[space]:
            if is_free(state, other):
                return True
        return False


class MoveToward(Effect[HackcladState]):
    """`Move 1 space toward the Clad`: along the line of the attack, not if a Witch stands between (HC 26.4, 26.5)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Move, if the next space of the line is free."""
        frame = use_of(state, seat)
        space = state.figures[seat].space
        if space == OFF_FIELD:
            return
        direction: i64 = -1
        if frame is not None:
            direction = in_reach(space, state.match.card(frame.a).reach, state.clad_space)
        if direction < 0:
            direction = direction_to(space, state.clad_space)
        if direction >= 0:
            target = neighbour(space, direction)
            if is_free(state, target):
                enter(state, seat, target, True)
            elif state.log is not None:
                note(state, "way blocked", int(seat), "HC 26.5", numbers=(int(target),))


class MoveTo(Effect[HackcladState]):
    """`Move to any free space`, or to any free Entry Point; it counts as moving 1 space (HC 26.23)."""

    def __init__(self, entries_only: bool) -> None:
        super().__init__(False)
        self.entries_only: bool = entries_only

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Ask for the space, then move there."""
        if frame.step == 0:
            options = self.options(state, frame)
            state.could_not = not options
            if not options:
                return True
            frame.step = 1
            state.ask(PICK_SPACE, state.decider(frame.seat), options)
            return False
        state.could_not = False
        enter(state, frame.seat, state.answer % ARGUMENTS, True)
        return True

    def options(self, state: HackcladState, frame: Frame) -> list[int]:
        """The free spaces; none for a Witch who is off the Field: she has to re-enter (HC 17.1)."""
        if state.figures[frame.seat].space == OFF_FIELD:
            return []
        if self.entries_only:
            return [SPACE + space for space in state.match.entries if is_free(state, space)]
        return [SPACE + space for space in range(SPACES) if is_free(state, space)]


class MoveClad(Effect[HackcladState]):
    """`Move the Clad 1 space forward`; it tramples (HC 10.5)."""

    def __init__(self, way: i64, count: i64) -> None:
        super().__init__(False)
        self.way: i64 = way
        self.count: i64 = count

    def resume(self, state: HackcladState, frame: Frame) -> bool:
        """Start the movement."""
        state.push(CLAD_MOVE, frame.seat, self.way, self.count)
        return True

    def possible(self, state: HackcladState, seat: i64) -> bool:
        """Whether it can move (HC 26.25)."""
        return not state.clad_locked

    def seems_possible(self, state: HackcladState, seat: i64) -> bool:
        """Everybody sees that."""
        return self.possible(state, seat)


class TurnClad(Effect[HackcladState]):
    """`Turn the Clad around`, to face the Witch, or away from her."""

    def __init__(self, way: i64) -> None:
        super().__init__(True)
        self.way: i64 = way  # 0 around, 1 to face you, 2 to face away

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Turn it."""
        if self.way == 0:
            turn_clad(state, 2, "HC 9.9")
            return
        direction = direction_to(state.clad_space, state.figures[seat].space)
        if state.figures[seat].space == OFF_FIELD or direction < 0:
            return
        if self.way == 2:
            direction = (direction + 2) & 3
        turn_clad(state, (direction - state.facing) & 3, "HC 9.8")


class Repel(Effect[HackcladState]):
    """`Repel the Clad`: last of all; the way is fixed now, relative to where it looks (HC 21.2 to 21.6)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Remember it for the end of the card."""
        frame = use_of(state, seat)
        space = state.figures[seat].space
        if frame is None or space == OFF_FIELD:
            return
        direction = direction_to(space, state.clad_space)
        if direction >= 0:
            frame.c |= REPELS | (((direction - state.facing) & 3) << REPEL_WAY)


class Deal(Amount[HackcladState]):
    """`Deal 2 damage to the Clad` (HC 12.8)."""

    def do(self, state: HackcladState, seat: i64, amount: i64) -> None:
        """Deal it."""
        deal(state, seat, amount, self.source, card=self.card)


class AttackAgain(Effect[HackcladState]):
    """`Attack again with the same ATK` (HC 26.16)."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Remember it for the end of the After lines."""
        frame = use_of(state, seat)
        if frame is not None:
            frame.c |= AGAIN


class EndTurn(Effect[HackcladState]):
    """`End your turn`, after this card."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Remember it for when the card is put away."""
        frame = use_of(state, seat)
        if frame is not None:
            frame.c |= ENDS_TURN


def answered(state: HackcladState) -> Frame | None:
    """The frame of the attack that a Reaction answers: the innermost one."""
    for frame in reversed(state.stack):
        if frame.procedure == CLAD_ATTACK:
            return frame
    return None


class Reduce(Amount[HackcladState]):
    """`Reduce the damage by 2`: reductions add up and serve this attack only (HC 15.15)."""

    def do(self, state: HackcladState, seat: i64, amount: i64) -> None:
        """Add it to the Witch's reductions."""
        frame = answered(state)
        if frame is not None:
            items = list(frame.items)
            items[seat] += amount
            frame.items = tuple(items)
            note_reduced(state, seat, amount, self.source)


class ReduceToNothing(Effect[HackcladState]):
    """`Reduce the damage to 0`."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Reduce it by more than any damage."""
        frame = answered(state)
        if frame is not None:
            items = list(frame.items)
            items[seat] += 99
            frame.items = tuple(items)
            note_reduced(state, seat, -1, self.source)


def note_reduced(state: HackcladState, seat: i64, amount: i64, source: str) -> None:
    """Tell that the damage of the attack will be reduced; by -1 means to 0."""
    if state.log is not None:
        note(state, "reduce", int(seat), "HC 15.15", numbers=(int(amount),), words=(source,))


class WhenReached(Effect[HackcladState]):
    """`When this attack reaches you: ...`: waits for the attack to be resolved (HC 26.6, 26.7)."""

    def __init__(self, line: i64) -> None:
        super().__init__(True)
        self.line_number: i64 = line

    def apply(self, state: HackcladState, seat: i64) -> None:
        """Leave a note with the attack, and the X of the card, which is gone by then."""
        frame = answered(state)
        used = use_of(state, seat)
        if frame is not None:
            frame.kept = (*frame.kept, self.line_number, seat, 0 if used is None else used.b)
