"""The part of a game's state that every game has: the stack of frames, the pending decision, randomness, the log.

State is plain data. Where the game stands lives in `State.stack`, never in Python's own call stack, so a state can be
cloned, compared, hashed and stored at every decision, in the middle of anything.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.kernel.events import Event
from wildswing.kernel.randomness import below

NO_DECISION: Final = 0
NOBODY: Final = -1
# An option is `verb * ARGUMENTS + argument`.
ARGUMENT_BITS: Final = 10
ARGUMENTS: Final = 1 << ARGUMENT_BITS


class Frame:
    """One entry of the stack: which procedure runs for which seat, its next step, and its few numbers."""

    __slots__ = ("a", "b", "c", "items", "kept", "procedure", "seat", "step")

    def __init__(
        self,
        procedure: i64,
        step: i64,
        seat: i64,
        a: i64,
        b: i64,
        c: i64,
        items: tuple[int, ...],
        kept: tuple[int, ...],
    ) -> None:
        self.procedure: i64 = procedure
        self.step: i64 = step
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        # Both tuples are replaced, never mutated, so that clones can share them.
        self.items: tuple[int, ...] = items
        self.kept: tuple[int, ...] = kept

    def clone(self) -> Frame:
        """Copy the frame; the tuples are shared."""
        return Frame(self.procedure, self.step, self.seat, self.a, self.b, self.c, self.items, self.kept)

    def key(self) -> tuple[object, ...]:
        """Everything in the frame, as a value that can be compared, hashed and stored."""
        return (self.procedure, self.step, self.seat, self.a, self.b, self.c, self.items, self.kept)


class State:
    """What is the same in every game's state; each game subclasses it with its own zones and numbers."""

    __slots__ = (
        "answer", "count", "decision", "draws", "log", "options", "over", "seat", "seed", "stack",
    )  # fmt: skip

    def __init__(self, source: State | None = None) -> None:
        self.log: list[Event] | None = None  # not copied: a clone's log is off
        if source is None:
            self.stack: list[Frame] = []
            self.seed: i64 = 0
            self.draws: i64 = 0  # how many random numbers were taken
            self.decision: i64 = NO_DECISION
            self.seat: i64 = NOBODY  # whose decision it is
            self.options: list[int] = []  # replaced, never mutated, so that clones can share it
            self.answer: i64 = 0
            self.count: i64 = 0  # how many were just paid or done: "that many", "each"
            self.over: bool = False
        else:
            self.stack = [frame.clone() for frame in source.stack]
            self.seed = source.seed
            self.draws = source.draws
            self.decision = source.decision
            self.seat = source.seat
            self.options = source.options
            self.answer = source.answer
            self.count = source.count
            self.over = source.over

    # ---- for the game to fill in

    def clone(self) -> State:
        """A copy that shares nothing that changes; its log is off."""
        raise NotImplementedError

    def resume(self, frame: Frame) -> bool:
        """Go on with the frame; True when it is finished."""
        raise NotImplementedError

    def list_options(self, frame: Frame) -> list[int]:
        """The options of the decision that the frame is waiting for, computed afresh."""
        raise NotImplementedError

    def decider(self, actor: i64) -> i64:
        """The seat that decides for an actor; in a duel they are the same."""
        return actor

    # ---- the engine

    def push(self, procedure: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, items: tuple[int, ...] = ()) -> Frame:
        """Start a procedure: it runs before whatever is on the stack goes on.

        Args:
            procedure: its number.
            seat: whose it is, NOBODY if it is no seat's.
            a: the first of the frame's three numbers, which mean what the procedure says.
            b: the second.
            c: the third.
            items: the first of the frame's two tuples.
        """
        frame = Frame(procedure, 0, seat, a, b, c, items, ())
        self.stack.append(frame)
        return frame

    def ask(self, decision: i64, seat: i64, options: list[int], open_secret: bool = False) -> None:
        """Stop for a decision; one that has a single option is answered at once.

        Args:
            decision: its kind.
            seat: who decides.
            options: what can be chosen; at least one.
            open_secret: whether skipping the decision would tell the others something hidden: then it is always asked.
        """
        if len(options) == 1 and not open_secret:
            self.answer = options[0]
            return
        self.decision = decision
        self.seat = seat
        self.options = options

    def run(self) -> None:
        """Go on until a decision is needed or the game is over."""
        stack = self.stack
        while stack:
            frame = stack[-1]
            if self.resume(frame):
                if stack[-1] is frame:
                    stack.pop()
                else:
                    stack.remove(frame)  # a finished frame may have pushed others: it leaves from below them
            if self.decision != NO_DECISION or self.over:
                break
        if self.over and self.decision == NO_DECISION:
            stack.clear()
            self.seat = NOBODY
            self.options = []

    def step(self, option: i64) -> None:
        """Answer the pending decision and run to the next one. The option must be one of `options`."""
        self.answer = option
        self.decision = NO_DECISION
        self.run()

    def random(self, n: i64) -> i64:
        """A random int from 0 to n - 1."""
        value = below(self.seed, self.draws, n)
        self.draws += 1
        return value

    def shuffle(self, pile: list[int]) -> None:
        """Put the pile into a random order, in place."""
        seed = self.seed
        draws = self.draws
        i: i64 = len(pile) - 1
        while i > 0:
            j = below(seed, draws, i + 1)
            draws += 1
            kept = pile[i]
            pile[i] = pile[j]
            pile[j] = kept
            i -= 1
        self.draws = draws
