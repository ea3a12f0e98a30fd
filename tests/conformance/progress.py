"""Which of a segment's atoms have been used, and which are open to a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tests.conformance.calls import Atom
from tests.conformance.script import Scripted
from wildswing.exceed import constants as c
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Effect


class Progress(NamedTuple):
    """Which atoms have been used.

    Attributes:
        used: bits of the atoms that are used up.
        accepted: bits of the choices that a permission has already agreed to; the choice itself is still to come.
        paying: the call whose payment is going on.
        guesses: how many decisions had no atom.
    """

    used: int = 0
    accepted: int = 0
    paying: int = -1
    guesses: int = 0

    def use(self, place: int, call: int = -1) -> Progress:
        """After using an atom; `call` if it starts a payment."""
        return self._replace(used=self.used | 1 << place, paying=self.paying if call < 0 else call)

    def accept(self, place: int) -> Progress:
        """After a yes to the permission that stands before a choice."""
        return self._replace(accepted=self.accepted | 1 << place)

    def guess(self) -> Progress:
        """After a decision that no atom answers."""
        return self._replace(guesses=self.guesses + 1)


Candidate = tuple[int, Progress]


class Atoms:
    """The atoms of a segment."""

    def __init__(self, atoms: Sequence[Atom]) -> None:
        self.atoms = atoms

    def open(self, progress: Progress, seat: int, *kinds: str) -> list[tuple[int, Atom]]:
        """The unused atoms of a seat and of these kinds, in their order."""
        return [
            (place, atom)
            for place, atom in enumerate(self.atoms)
            if atom.kind in kinds
            and atom.seat == seat
            and not progress.used >> place & 1
            and (atom.head < 0 or progress.used >> atom.head & 1)
        ]


def asking(state: Scripted) -> Effect[ExceedState] | None:
    """The effect that asks, None if it is a procedure of the rules."""
    number = state.stack[-1].procedure
    return state.match.effect(number) if number >= c.FIRST_EFFECT else None
