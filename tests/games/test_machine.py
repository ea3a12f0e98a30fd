"""Anything that the library lets one do with a game, in any order, beside a plain list of the choices that stand."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

import wildswing as ws
from tests.games.kinds import KINDS, AnyGame, begun

places = st.integers(0, 39)


def machine(kind: str) -> type[RuleBasedStateMachine]:
    """The machine of one kind of games."""

    class Machine(RuleBasedStateMachine):
        def __init__(self) -> None:
            super().__init__()
            self.game: AnyGame = begun(kind, 1)[0]
            self.stand: list[int] = []

        def again(self) -> AnyGame:
            """The same game from its beginning."""
            other: AnyGame = begun(kind, 1, log=False)[0]
            for option in self.stand:
                other.step(option)
            return other

        @rule(place=places)
        def choose(self, place: int) -> None:
            if self.game.options:
                option = self.game.options[place % len(self.game.options)]
                self.game.choose(option)
                self.stand.append(option)

        @rule(place=places, times=st.integers(1, 25))
        def step_on(self, place: int, times: int) -> None:
            for _ in range(times):
                if self.game.options:
                    option = self.game.options[place % len(self.game.options)]
                    self.game.step(option)
                    self.stand.append(option)

        @rule(place=places)
        def choose_by_words(self, place: int) -> None:
            decision = self.game.decision
            if decision is not None:
                option = decision.options[place % len(decision.options)]
                self.game.choose(option.text)
                self.stand.append(int(option))

        @precondition(lambda self: self.game.can_take_back)
        @rule()
        def take_back(self) -> None:
            self.game.take_back()
            self.stand.pop()
            assert self.game == self.again()

        @rule()
        def load(self) -> None:
            again = ws.load(self.game.position)
            assert again == self.game
            assert again.position == self.game.position

        @rule()
        def replay(self) -> None:
            replay = ws.replay(self.game.record)
            assert replay.final == self.game == self.again()
            assert replay.length == len(self.stand)

        @rule(place=places, times=st.integers(0, 25))
        def leave_a_clone_and_a_sample_alone(self, place: int, times: int) -> None:
            before = self.game.position
            viewer = place % (self.game.seats + 1) - 1
            view = self.game.view(None if viewer < 0 else viewer)
            for other in (self.game.clone(), view.sample(place)):
                for _ in range(times):
                    if other.options:
                        other.choose(other.options[place % len(other.options)])
            assert self.game.position == before
            assert self.game.view(view.seat) == view

        @rule(words=st.text(max_size=12))
        def choose_nonsense(self, words: str) -> None:
            before, stand = self.game.position, self.game.history
            decision = self.game.decision
            try:
                self.game.choose(words)
            except ws.IllegalChoice:
                assert (self.game.position, self.game.history) == (before, stand)
            else:
                assert decision is not None
                self.stand.append(int(decision.find(words)))

        @invariant()
        def keeps_its_history(self) -> None:
            assert list(self.game.history) == self.stand
            assert self.game.over == (not self.game.options) == (self.game.decision is None)
            if self.game.options:
                assert self.game.options == self.game.state.list_options(self.game.state.stack[-1])

    return Machine


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_is_done_in_whatever_order(kind: str) -> None:
    run_state_machine_as_test(machine(kind), settings=settings(deadline=None, max_examples=8, stateful_step_count=30))
