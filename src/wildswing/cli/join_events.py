"""Events as a server tells them, in the form in which the terminal's log reads them."""

from __future__ import annotations

from dataclasses import dataclass

from wildswing.server.wire.common import Happening


@dataclass(frozen=True)
class ToldHappening:
    """An event of a server as one of `telling.Told`.

    Attributes:
        happening: as it came.
    """

    happening: Happening

    @property
    def kind(self) -> str:
        """A word such as "damage"."""
        return self.happening.kind

    @property
    def seat(self) -> int:
        """Whom it happened to."""
        return self.happening.seat

    @property
    def text(self) -> str:
        """What happened, in a sentence."""
        return self.happening.text

    @property
    def step(self) -> str:
        """The step of the rules in which it happened."""
        return self.happening.step

    @property
    def rule(self) -> str:
        """The number of the rule."""
        return self.happening.rule

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers among the facts, in their order."""
        return tuple([fact for fact in self.happening.facts.values() if isinstance(fact, int)])
