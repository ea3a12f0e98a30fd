"""The engine changed to what the client does; each change lasts as long as its context."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast
from unittest.mock import patch

from tests.conformance import answers
from wildswing.exceed import (
    actions,
    attack,
    boost,
    costs,
    end_of_turn,
    exceeding,
    setting,
    strike,
    turn,
)
from wildswing.exceed import constants as c
from wildswing.exceed.constants import OUT_OF_LIFE
from wildswing.exceed.effects.extra import MakeAttack
from wildswing.exceed.state import PROCEDURES, ExceedState, Side
from wildswing.exceed.timing import Timing, collect, start_timing
from wildswing.exceed.zones import put_in_discard
from wildswing.kernel import flow
from wildswing.kernel.procedure import Steps
from wildswing.kernel.state import Frame

Step = Callable[[ExceedState, Frame], None]


def names_of(procedure: int) -> list[str]:
    """The names of the steps of a procedure, in order."""
    return [step.__name__ for step in cast("Steps[ExceedState]", PROCEDURES[procedure]).steps]


@contextmanager
def steps(procedure: int, **changed: Step) -> Iterator[None]:
    """Put other steps in the place of some steps of a procedure, by their names."""
    table = cast("Steps[ExceedState]", PROCEDURES[procedure])
    missing = set(changed) - set(names_of(procedure))
    assert not missing, f"no such step: {missing}"
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
def extra_attack_placed_twice() -> Iterator[None]:
    """An extra attack that has left goes to the gauge or discard pile all the same."""
    original = MakeAttack.put_away

    def put_away(self: MakeAttack, state: ExceedState, seat: int, side: Side) -> None:
        side.gone = False
        original(self, state, seat, side)

    with patch.object(MakeAttack, "put_away", put_away):
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
def stunning_the_dead() -> Iterator[None]:
    """A player whose life ends is stunned first, with what happens for that."""
    lose = ExceedState.lose

    def lost(self: ExceedState, seat: int, reason: int) -> None:
        if reason == OUT_OF_LIFE and self.sides and not self.sides[seat].stunned:
            self.push(c.DAMAGE, seat)
            attack.test_stun(self, seat, False, False)
            if self.sides[seat].stunned:
                return
        lose(self, seat, reason)

    with patch.object(ExceedState, "lose", lost):
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
            player.fresh = (*player.fresh, frame.a)
            if frame.c & c.AND_SUSTAIN:
                player.sustained = (*player.sustained, frame.a)

    with steps(c.BOOST, enter_play=announced, discard_played=entered):
        yield


@contextmanager
def striking_all_the_same() -> Iterator[None]:
    """A further action "other than Strike" may be a Strike."""

    def options(state: ExceedState, seat: int) -> list[int]:
        found = actions.action_options(state, seat)
        return found if c.STRIKE_ACTION in found else [*found, c.STRIKE_ACTION]

    with patch.object(turn, "action_options", options):
        yield


@contextmanager
def exceeding_for_nothing() -> Iterator[None]:
    """A character without an Exceed price may take the action for nothing."""

    def price(state: ExceedState, seat: int) -> int:
        return max(0, costs.exceed_price(state, seat))

    with patch.object(actions, "exceed_price", price), patch.object(exceeding, "exceed_price", price):
        yield


@contextmanager
def text_goes_on() -> Iterator[None]:
    """What a text does at once after its draw happens although the draw has lost the game."""
    original = flow.Sequence.resume

    def resumed(self: flow.Sequence[ExceedState], state: ExceedState, frame: Frame) -> bool:
        done = original(self, state, frame)
        if state.over:
            for part in self.parts[frame.step :]:
                if part.immediate:
                    part.apply(state, frame.seat)
            frame.step = self.count
        return done

    def applied(self: flow.Sequence[ExceedState], state: ExceedState, seat: int) -> None:
        for part in self.parts:
            part.apply(state, seat)

    with patch.object(flow.Sequence, "resume", resumed), patch.object(flow.Sequence, "apply", applied):
        yield


@contextmanager
def turn_goes_on() -> Iterator[None]:
    """Effects for the end of a turn happen although the last card was drawn at its end."""
    original = end_of_turn.end_draw

    def drawn(state: ExceedState, frame: Frame) -> None:
        original(state, frame)
        if state.over:
            for number in collect(state, frame.seat, c.END_OF_TURN):
                line = state.match.line(number)
                if line is not None and line.body.immediate:
                    line.body.apply(state, frame.seat)

    with steps(c.TURN, end_draw=drawn):
        yield


@contextmanager
def set_effects_late() -> Iterator[None]:
    """All effects of setting come after the card is set, also after a wild swing has taken it from the deck."""

    def nothing(state: ExceedState, frame: Frame) -> None:
        assert state.sides[frame.seat].attack < 0

    def after(state: ExceedState, frame: Frame) -> None:
        setting.after_setting(state, frame)
        start_timing(state, frame.seat, c.ON_SET)

    with steps(c.SET_ATTACK, before_setting=nothing, after_setting=after):
        yield
