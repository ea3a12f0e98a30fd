"""How the steps of a text hang together: sequence, condition, permission, payment, choice, repetition."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from wildswing.kernel.choices import CHOICE, CHOOSE, MAY, PASS, YES
from wildswing.kernel.effects import Condition, Effect, Number
from wildswing.kernel.state import ARGUMENTS, Frame, State

S = TypeVar("S", bound=State)


class Nothing(Effect[S]):
    """Does nothing."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: S, seat: i64) -> None:
        """Do nothing."""


class Sequence(Effect[S]):
    """Steps in order, each finished before the next."""

    def __init__(self, parts: list[Effect[S]]) -> None:
        immediate = True
        pushes = False
        last = len(parts) - 1
        for place, part in enumerate(parts):
            if not part.immediate or (part.pushes and place < last):
                immediate = False
            if part.pushes:
                pushes = True
        super().__init__(immediate, pushes)
        self.parts = parts
        self.count: i64 = len(parts)

    def apply(self, state: S, seat: i64) -> None:
        """Do all parts at once."""
        for part in self.parts:
            if state.over:
                return
            part.apply(state, seat)

    def resume(self, state: S, frame: Frame) -> bool:
        """Do parts until one of them has to be waited for."""
        while frame.step < self.count:
            if state.over:
                return True
            part = self.parts[frame.step]
            frame.step += 1
            if part.immediate:
                part.apply(state, frame.seat)
            else:
                state.push(part.number, frame.seat)
            if state.stack[-1] is not frame:
                return frame.step >= self.count
        return True

    def possible(self, state: S, seat: i64) -> bool:
        """Whether its first part is."""
        return self.parts[0].possible(state, seat)

    def offered(self, state: S, seat: i64) -> bool:
        """The price of an action stands first."""
        return self.parts[0].offered(state, seat)

    def seems_possible(self, state: S, seat: i64) -> bool:
        """Whether its first part seems to be."""
        return self.parts[0].seems_possible(state, seat)

    def idle(self, state: S, seat: i64) -> bool:
        """Nothing happens where no part does anything."""
        for part in self.parts:
            if not part.idle(state, seat):
                return False
        return True


class If(Effect[S]):
    """`If C, A. Otherwise, B.`: tested when the step is about to be done."""

    def __init__(self, condition: Condition[S], then: Effect[S], otherwise: Effect[S] | None) -> None:
        super().__init__(
            then.immediate and (otherwise is None or otherwise.immediate),
            then.pushes or (otherwise is not None and otherwise.pushes),
        )
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def apply(self, state: S, seat: i64) -> None:
        """Do the branch that holds."""
        if self.condition.test(state, seat):
            self.then.apply(state, seat)
        elif self.otherwise is not None:
            self.otherwise.apply(state, seat)

    def resume(self, state: S, frame: Frame) -> bool:
        """Start the branch that holds; it takes this frame's place."""
        branch: Effect[S] | None = self.then if self.condition.test(state, frame.seat) else self.otherwise
        if branch is not None:
            if branch.immediate:
                branch.apply(state, frame.seat)
            else:
                state.push(branch.number, frame.seat)
        return True

    def possible(self, state: S, seat: i64) -> bool:
        """An action whose whole text hangs on a condition needs it; otherwise doing nothing is possible too."""
        if self.otherwise is not None:
            return True
        return self.condition.test(state, seat) and self.then.possible(state, seat)

    def offered(self, state: S, seat: i64) -> bool:
        """As `possible`, without asking whether what hangs on the condition can do anything."""
        return self.otherwise is not None or (self.condition.test(state, seat) and self.then.offered(state, seat))

    def seems_possible(self, state: S, seat: i64) -> bool:
        """As `possible`; conditions are about open facts."""
        if self.otherwise is not None:
            return True
        return self.condition.test(state, seat) and self.then.seems_possible(state, seat)

    def idle(self, state: S, seat: i64) -> bool:
        """Nothing happens where the condition does not hold."""
        if self.condition.test(state, seat):
            return self.then.idle(state, seat)
        return self.otherwise is None or self.otherwise.idle(state, seat)


class May(Effect[S]):
    """`You may A`: the whole, or nothing. With `opponent` the decision is the opponent's."""

    def __init__(self, body: Effect[S], opponent: bool) -> None:
        super().__init__(False)
        self.body = body
        self.opponent = opponent

    def resume(self, state: S, frame: Frame) -> bool:
        """Ask, then do it."""
        seat = frame.seat
        if frame.step == 0:
            state.count = 0  # "that many" of what is declined is none
            if not self.body.seems_possible(state, seat):
                return True
            frame.step = 1
            # Asked even if only "no" is left: skipping it would tell what the hand holds.
            state.ask(MAY, state.decider(1 - seat if self.opponent else seat), self.options(state, frame), True)
            return False
        if state.answer != PASS:
            if self.body.immediate:
                self.body.apply(state, seat)
            else:
                state.push(self.body.number, seat)
        return True

    def options(self, state: S, frame: Frame) -> list[int]:
        """No, and yes if it can be done."""
        return [PASS, YES] if self.body.possible(state, frame.seat) else [PASS]

    def idle(self, state: S, seat: i64) -> bool:
        """Nothing is asked if it does not seem possible."""
        return not self.body.seems_possible(state, seat)


class Pay(Effect[S]):
    """`COST: A`, with `each` once for every unit paid. Frame: a = units, b = times done."""

    def __init__(self, cost: Effect[S], body: Effect[S], each: bool) -> None:
        super().__init__(cost.immediate and body.immediate and not each, cost.pushes or body.pushes)
        if cost.pushes:
            self.immediate = False
        self.cost = cost
        self.body = body
        self.each = each

    def apply(self, state: S, seat: i64) -> None:
        """Pay, and do the body if that was possible."""
        if self.cost.possible(state, seat):
            self.cost.apply(state, seat)
            if not state.over:
                self.body.apply(state, seat)

    def resume(self, state: S, frame: Frame) -> bool:
        """Pay, then do the body as often as was paid."""
        seat = frame.seat
        if frame.step == 0:
            if not self.cost.possible(state, seat):
                return True
            frame.step = 1
            state.count = 1
            if self.cost.immediate:
                self.cost.apply(state, seat)
            else:
                state.push(self.cost.number, seat)
            return False
        if frame.step == 1:
            frame.step = 2
            frame.a = state.count
            if frame.a > 1 and not self.each:
                frame.a = 1
        while frame.b < frame.a and not state.over:
            frame.b += 1
            if self.body.immediate:
                self.body.apply(state, seat)
            else:
                state.push(self.body.number, seat)
            if state.stack[-1] is not frame:
                return frame.b >= frame.a
        return True

    def possible(self, state: S, seat: i64) -> bool:
        """Whether the cost can be paid."""
        return self.cost.possible(state, seat)

    def offered(self, state: S, seat: i64) -> bool:
        """Whether the cost can be paid."""
        return self.cost.possible(state, seat)

    def seems_possible(self, state: S, seat: i64) -> bool:
        """Whether it seems that the cost can be paid."""
        return self.cost.seems_possible(state, seat)


class Choose(Effect[S]):
    """`Choose one: A; or B`. Frame: a = bits of what was chosen, b = how many still to choose."""

    def __init__(self, choices: list[Effect[S]], pick: i64, opponent: bool) -> None:
        super().__init__(False)
        self.choices = choices
        self.pick: i64 = pick
        self.opponent = opponent

    def resume(self, state: S, frame: Frame) -> bool:
        """Ask, do what was chosen, and ask again if two are to be chosen."""
        seat = frame.seat
        if frame.step == 0:
            options = self.options(state, frame)
            if frame.b >= self.pick or not options:
                return True
            frame.step = 1
            # An alternative that only hidden cards rule out must not be told by a missing question.
            decider = state.decider(1 - seat if self.opponent else seat)
            state.ask(CHOOSE, decider, options, len(options) < self.seeming(state, frame))
            return False
        place: i64 = state.answer % ARGUMENTS
        bit: i64 = 1
        bit <<= place
        frame.a |= bit
        frame.b += 1
        frame.step = 0
        chosen = self.choices[place]
        if chosen.immediate:
            chosen.apply(state, seat)
        else:
            state.push(chosen.number, seat)
        return frame.b >= self.pick

    def options(self, state: S, frame: Frame) -> list[int]:
        """The alternatives not chosen before whose price can be paid; they may do nothing."""
        seat = frame.seat
        return [
            CHOICE + place
            for place, choice in enumerate(self.choices)
            if not (frame.a >> place) & 1 and choice.offered(state, seat)
        ]

    def seeming(self, state: S, frame: Frame) -> i64:
        """How many alternatives seem to be open."""
        count: i64 = 0
        for place, choice in enumerate(self.choices):
            if not (frame.a >> place) & 1 and choice.seems_possible(state, frame.seat):
                count += 1
        return count

    def possible(self, state: S, seat: i64) -> bool:
        """Whether any alternative is."""
        for choice in self.choices:
            if choice.possible(state, seat):
                return True
        return False

    def seems_possible(self, state: S, seat: i64) -> bool:
        """Whether any alternative seems to be."""
        for choice in self.choices:
            if choice.seems_possible(state, seat):
                return True
        return False


class Amount(Effect[S]):
    """An immediate effect with one number."""

    def __init__(self, amount: Number[S], pushes: bool = False) -> None:
        super().__init__(True, pushes)
        self.amount = amount

    def apply(self, state: S, seat: i64) -> None:
        """Do it with the number of this moment."""
        self.do(state, seat, self.amount.value(state, seat))

    def do(self, state: S, seat: i64, amount: i64) -> None:
        """Do it with a given number."""
        raise NotImplementedError
