"""Demonheart: life that is spent lies on the card as counters, each 1 Armor, until a clean-up (text of the card)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from wildswing.exceed.building.named import NamedRule, RuleLine
from wildswing.exceed.building.texts import Builder
from wildswing.exceed.constants import ARMOR, CLEANUP, WHEN_YOU_SPEND_LIFE
from wildswing.exceed.effects.lasting import Lasting, StatLine
from wildswing.exceed.journal import note
from wildswing.exceed.state import ExceedState
from wildswing.kernel.effects import Condition, Effect, Number


class Feed(Effect[ExceedState]):
    """As many counters as life was just spent."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Put them there."""
        player = state.players[seat]
        player.counters += state.count
        if state.log is not None:
            note(state, "counters", int(seat), "EX 1.17", numbers=(int(player.counters),), words=(self.source,))


class Empty(Effect[ExceedState]):
    """All counters go."""

    def __init__(self) -> None:
        super().__init__(True)

    def apply(self, state: ExceedState, seat: i64) -> None:
        """Take them away."""
        player = state.players[seat]
        gone = player.counters > 0
        player.counters = 0
        if gone and state.log is not None:
            note(state, "counters", int(seat), "EX 1.17", numbers=(0,), words=(self.source,))


class Counters(Number[ExceedState]):
    """The counters that lie there."""

    def value(self, state: ExceedState, seat: i64) -> i64:
        """Count them."""
        return state.players[seat].counters


def feed(builder: Builder) -> Effect[ExceedState]:
    """What is done when life is spent."""
    return Feed()


def empty(builder: Builder) -> Effect[ExceedState]:
    """What is done at clean-up."""
    return Empty()


def armor(held: Condition[ExceedState] | None, tokens: list[str], source: str) -> list[Lasting]:
    """1 Armor for each counter."""
    return [StatLine(held, ARMOR, Counters(), False)]


RULE: Final = NamedRule(lines=(RuleLine(WHEN_YOU_SPEND_LIFE, feed), RuleLine(CLEANUP, empty)), standing=armor)
