"""The engine changed to the client in how numbers are counted; each change lasts as long as its context."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.conformance.variations import names_of, steps
from wildswing.exceed import attack, extra_stats, open_payments, payment, stats, strike, zones
from wildswing.exceed import constants as c
from wildswing.exceed.constants import OUT_OF_LIFE
from wildswing.exceed.effects import numbers, spend, spend_some
from wildswing.exceed.effects.lasting import StatLine
from wildswing.exceed.state import ExceedState
from wildswing.kernel import flow
from wildswing.kernel.state import Frame


@contextmanager
def nothing_counted_as_discarded() -> Iterator[None]:
    """The number of cards just discarded counts as 0."""
    with patch.object(numbers.ThatMany, "value", lambda *_: 0):
        yield


@contextmanager
def life_below_0() -> Iterator[None]:
    """Damage may take more life than there is."""
    original = attack.damage

    def dealt(state: ExceedState, dealer: int, victim: int, *rest: Any) -> None:  # noqa: ANN401 - as in `damage`
        player = state.players[victim]
        before, taken = player.life, state.sides[victim].damage_taken if state.sides else 0
        original(state, dealer, victim, *rest)
        if state.sides and player.life == 0 and not state.over:
            player.life = before - (state.sides[victim].damage_taken - taken)

    with patch.object(attack, "damage", dealt):
        yield


@contextmanager
def spending_the_dead() -> Iterator[None]:
    """Life may be spent that is not there, and what it paid for still happens, but for draws from a reshuffled deck."""
    pay_on, take = flow.Pay.resume, zones.take_top

    def spent(state: ExceedState, seat: int, life: int) -> None:
        state.players[seat].life = max(state.players[seat].life - life, 0)
        state.count = life

    def amounts(self: spend_some.SpendLifeUpTo, state: ExceedState, frame: Frame) -> list[int]:
        return [c.NUMBER + amount for amount in range(self.most.value(state, frame.seat) + 1)]

    def paid(self: flow.Pay[ExceedState], state: ExceedState, frame: Frame) -> bool:
        done = pay_on(self, state, frame)
        if done and state.players[frame.seat].life <= 0:
            state.lose(frame.seat, OUT_OF_LIFE)
        return done

    def taken(state: ExceedState, seat: int) -> int:
        player = state.players[seat]
        reshuffled = not player.deck
        entry = take(state, seat)
        if player.life > 0 or not reshuffled or entry < 0:
            return entry
        player.deck.append(entry)
        return -1

    with (
        patch.object(zones, "take_top", taken),
        patch.object(payment, "spend_life", spent),
        patch.object(spend, "spend_life", spent),
        patch.object(spend_some, "spend_life", spent),
        patch.object(spend_some.SpendLifeUpTo, "options", amounts),
        patch.object(flow.Pay, "resume", paid),
    ):
        yield


@contextmanager
def power_counted_once() -> Iterator[None]:
    """The standing bonuses to Power are taken once, before the order of the attacks is decided."""
    original = strike.decide_order
    place = names_of(c.STRIKE).index("decide_order")

    def later(state: ExceedState, seat: int, lines: tuple[StatLine, ...], positive_only: bool) -> int:
        if any(frame.procedure == c.STRIKE and frame.step > place for frame in state.stack):
            lines = tuple(line for line in lines if line.stat != c.POWER)
        return summed(state, seat, lines, positive_only)

    def decided(state: ExceedState, frame: Frame) -> None:
        frame.step -= 1
        for seat in (0, 1):
            bonus = stats.texts_sum(state, seat, c.POWER, False, False)
            state.sides[seat].power += bonus + stats.texts_sum(state, 1 - seat, c.POWER, True, False)
        frame.step += 1
        original(state, frame)

    summed = extra_stats.lines_sum
    with steps(c.STRIKE, decide_order=decided), patch.object(stats, "lines_sum", later):
        yield


@contextmanager
def paying_for_no_step() -> Iterator[None]:
    """Force that is not enough for a whole step may be paid all the same."""
    original = open_payments.PayUpTo.options

    def listed(self: open_payments.PayUpTo, state: ExceedState, frame: Frame) -> list[int]:
        step, frame.c = frame.c, 1
        try:
            return original(self, state, frame)
        finally:
            frame.c = step

    with (
        patch.object(open_payments.PayUpTo, "options", listed),
        patch.object(spend_some.SpendUpTo, "possible", lambda *_: True),
    ):
        yield
