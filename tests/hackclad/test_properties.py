"""What is true at every decision of every game, whatever was chosen; the watcher would notice if it were not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hackclad import many
from tests.hackclad.invariants import Watcher
from tests.rules import rule
from wildswing.hackclad import attack
from wildswing.hackclad import constants as c
from wildswing.hackclad.setup import new_state
from wildswing.hackclad.state import HackcladState


@rule("HC 15.3", "HC 18.12", "HC 2.6", "HC 3.7", "HC 12.8", "HC 20.3")
@pytest.mark.parametrize("number", range(48))
def test_a_random_game_keeps_all_properties(number: int) -> None:
    outcome = many.Outcome()
    many.play(number, outcome)
    assert not outcome.failures, outcome.failures[0]
    assert outcome.games == 1


@given(st.integers(0, 2**32))
@settings(max_examples=10, deadline=None)
def test_any_random_game_keeps_all_properties(number: int) -> None:
    outcome = many.Outcome()
    many.play(number, outcome)
    assert not outcome.failures, outcome.failures[0]


def test_the_games_go_through_all_modes_with_and_without_expert_cards() -> None:
    plans = [many.lineup(number) for number in range(24)]
    assert {(plan.mode, len(plan.witches), plan.players, plan.expert, plan.eager) for plan in plans} == {
        (*table, expert, eager) for table in many.TABLES for expert in (False, True) for eager in (False, True)
    }
    assert any(len(set(plan.witches)) < len(plan.witches) for plan in plans), "the same Witch twice"
    assert {plan.missions for plan in plans} == {c.DRAFT_MISSIONS, c.RANDOM_MISSIONS, c.RECOMMENDED}


def watched() -> tuple[HackcladState, Watcher]:
    """A game in its second round, and its watcher."""
    plan = many.Lineup(("luna", "mia", "flare"), c.BASE, 3, False, c.RANDOM_MISSIONS, True)
    state = new_state(plan.match(), 5)
    state.log = []
    state.run()
    watcher = Watcher(state)
    watcher.look(None)
    while state.round < 2 or state.decision != c.ACT:
        option = many.pick(state.options, 5, len(state.log), True)
        state.step(option)
        watcher.look(option)
    return state, watcher


def lose_a_card(state: HackcladState) -> None:
    state.figures[0].deck.pop()


def double_a_card(state: HackcladState) -> None:
    state.figures[0].deck[0] = state.figures[0].deck[1]


def lose_a_clad_card(state: HackcladState) -> None:
    state.clad_done.pop()


def gain_a_shard(state: HackcladState) -> None:
    state.figures[1].shards += 1


def lose_a_shard(state: HackcladState) -> None:
    state.field[int(state.clad_space)] -= 1


def too_much_mp(state: HackcladState) -> None:
    state.figures[1].mp = 8


def forget_an_injury(state: HackcladState) -> None:
    state.figures[1].injuries += 1


def stand_on_the_clad(state: HackcladState) -> None:
    state.figures[int(state.acting)].space = state.clad_space


def move_the_clad(state: HackcladState) -> None:
    state.clad_space = next(space for space in range(25) if all(figure.space != space for figure in state.figures))


def complete_nothing(state: HackcladState) -> None:
    state.figures[0].done.append(next(m for m in range(18) if m not in state.figures[0].missions))


@pytest.mark.parametrize(
    "harm",
    [
        lose_a_card, double_a_card, lose_a_clad_card, gain_a_shard, lose_a_shard, too_much_mp, forget_an_injury,
        stand_on_the_clad, move_the_clad, complete_nothing,
    ],
)  # fmt: skip
def test_the_watcher_notices(harm: Callable[[HackcladState], None]) -> None:
    state, watcher = watched()
    watcher.look(None)
    harm(state)
    with pytest.raises(AssertionError):
        watcher.look(None)


def test_the_watcher_notices_a_wrong_order_of_reactions(monkeypatch: pytest.MonkeyPatch) -> None:
    outcome = many.Outcome()
    monkeypatch.setattr(attack, "in_turn_order", lambda state: list(range(len(state.figures)))[::-1])
    for number in range(3, 60, 6):
        many.play(number, outcome)
    assert any("HC 15.3" in failure for failure in outcome.failures)


def test_a_failure_says_where_it_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    step = HackcladState.step
    steps: list[int] = []

    def break_at_the_tenth(state: HackcladState, option: int) -> None:
        steps.append(option)
        if len(steps) == 10:
            raise ZeroDivisionError
        step(state, option)

    monkeypatch.setattr(HackcladState, "step", break_at_the_tenth)
    outcome = many.Outcome()
    many.play(3, outcome)
    (failure,) = outcome.failures
    assert "ZeroDivisionError" in failure
    assert "after 9 choices" in failure
    assert "python -m tests.hackclad.many --from 3 --games 1" in failure
    assert outcome.games == 0


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many, "MOST", 20)
    outcome = many.Outcome()
    many.play(0, outcome)
    assert ["it has stalled" in failure for failure in outcome.failures] == [True]
