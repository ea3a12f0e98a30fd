"""The engine changed to what the client does; each change lasts as long as its context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast
from unittest.mock import patch

from tests.conformance import answers
from wildswing.exceed import boost, payment, setting, strike, zones
from wildswing.exceed import constants as c
from wildswing.exceed.constants import OUT_OF_LIFE
from wildswing.exceed.effects import spend
from wildswing.exceed.state import PROCEDURES, ExceedState
from wildswing.exceed.timing import Timing, start_timing
from wildswing.exceed.zones import put_in_discard
from wildswing.kernel import flow
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

Step = Callable[[ExceedState, Frame], None]


@contextmanager
def steps(procedure: int, **changed: Step) -> Iterator[None]:
    """Put other steps in the place of some steps of a procedure, by their names."""
    table = cast("Steps[ExceedState]", PROCEDURES[procedure])
    names = {step.__name__ for step in table.steps}
    assert names >= set(changed), f"no such step: {set(changed) - names}"
    with patch.object(table, "steps", tuple(changed.get(step.__name__, step) for step in table.steps)):
        yield


@contextmanager
def reading_binds_nobody() -> Iterator[None]:
    """The Defender sets freely."""
    with patch.object(setting, "has_copy", lambda *_: False):
        yield


@contextmanager
def overpaying() -> Iterator[None]:
    """Cards beyond the price are discarded with the others."""
    with patch.object(answers, "OVERPAYING", new=True):
        yield


@contextmanager
def overdiscarding() -> Iterator[None]:
    """Cards beyond the hand limit are discarded with the others."""
    with patch.object(answers, "OVERDISCARDING", new=True):
        yield


@contextmanager
def spare_copy_twice() -> Iterator[None]:
    """The second copy of an EX attack that turns out invalid lands in the discard pile twice."""
    original = strike.replace_invalid

    def replaced(state: ExceedState, frame: Frame) -> None:
        side = state.sides[frame.seat]
        if not side.valid and side.ex and side.attack >= 0:
            put_in_discard(state, side.attack)
        original(state, frame)

    with steps(c.PAY_ATTACK, replace_invalid=replaced):
        yield


@contextmanager
def spending_the_dead() -> Iterator[None]:
    """Life may be spent that is not there, and what it paid for still happens, but for draws from a reshuffled deck."""
    pay_on, take = flow.Pay.resume, zones.take_top

    def spent(state: ExceedState, seat: int, life: int) -> None:
        state.players[seat].life = max(state.players[seat].life - life, 0)
        state.count = life

    def amounts(self: spend.SpendLifeUpTo, state: ExceedState, frame: Frame) -> list[int]:
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
        patch.object(spend.SpendLifeUpTo, "options", amounts),
        patch.object(flow.Pay, "resume", paid),
    ):
        yield


@contextmanager
def stunned_goes_on() -> Iterator[None]:
    """Before and After effects of a stunned player happen."""
    original = Timing.resume

    def resumed(self: Timing, state: ExceedState, frame: Frame) -> bool:
        if not state.sides or not state.sides[frame.seat].stunned or frame.a not in {c.BEFORE, c.AFTER}:
            return original(self, state, frame)
        side = state.sides[frame.seat]
        side.stunned = False
        try:
            return original(self, state, frame)
        finally:
            side.stunned = True

    with patch.object(Timing, "resume", resumed):
        yield


@contextmanager
def client_clean_up() -> Iterator[None]:
    """Cleanup effects of both, end-of-strike effects of both, and only then boosts and attacks."""
    original = strike.attacker_cleans_up

    def effects(state: ExceedState, frame: Frame) -> None:
        original(state, frame)
        # The last one started is the first one done.
        for trigger in (c.END_OF_STRIKE, c.CLEANUP):
            for seat in (1 - frame.seat, frame.seat):
                start_timing(state, seat, trigger)

    def nothing(state: ExceedState, frame: Frame) -> None:
        """Done before."""

    with (
        steps(c.STRIKE, attacker_cleans_up=effects),
        steps(c.CLEAN_UP, cleanup_effects=nothing, end_effects=nothing),
    ):
        yield


@contextmanager
def boost_enters_late() -> Iterator[None]:
    """A Continuous boost is in nobody's area while its instant effects happen."""
    enter, leave = boost.enter_play, boost.discard_played

    def announced(state: ExceedState, frame: Frame) -> None:
        if state.match.card(frame.a).boost_kind != c.CONTINUOUS:
            enter(state, frame)
        else:
            start_timing(state, 1 - frame.seat, c.WHEN_OPPONENT_BOOSTS)

    def entered(state: ExceedState, frame: Frame) -> None:
        player = state.players[frame.seat]
        if state.match.card(frame.a).boost_kind != c.CONTINUOUS or frame.c & c.CANCELLED:
            leave(state, frame)
        elif frame.a in player.playing:
            player.playing.remove(frame.a)
            player.boosts.append(frame.a)
            player.fresh.append(frame.a)
            if frame.c & c.AND_SUSTAIN:
                player.sustained.append(frame.a)

    with steps(c.BOOST, enter_play=announced, discard_played=entered):
        yield
