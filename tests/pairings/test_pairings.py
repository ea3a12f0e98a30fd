"""Some games of everybody end without an error; `make pairings` plays every pairing."""

import pytest

import wildswing as ws
from tests.exceed.rules.characters import CHARACTERS, COUPLES
from tests.pairings import play
from wildswing.exceed.state import ExceedState


@pytest.mark.parametrize("how", ["chance", "eager"])
@pytest.mark.parametrize("couple", COUPLES, ids="-".join)
def test_the_games_of_a_pairing_end(couple: tuple[str, str], how: str) -> None:
    outcome = play.Outcome()
    play.play(couple, 0, how, outcome)
    assert not outcome.failures, outcome.failures[0]
    assert outcome.games == 1


def test_steady_bots_come_to_an_end_too() -> None:
    outcome = play.Outcome()
    for number, couple in enumerate(COUPLES[::12]):
        play.play(couple, number, "steady", outcome)
    assert not outcome.failures, outcome.failures[0]


def test_every_pairing_is_played_mirrors_included() -> None:
    count = len(CHARACTERS)
    assert len(set(play.PAIRINGS)) == count * (count + 1) // 2
    assert sum(one == other for one, other in play.PAIRINGS) == count


def test_a_failure_says_where_it_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    step = ExceedState.step
    steps: list[int] = []

    def break_at_the_tenth(state: ExceedState, option: int) -> None:
        steps.append(option)
        if len(steps) == 10:
            raise ZeroDivisionError
        step(state, option)

    monkeypatch.setattr(ExceedState, "step", break_at_the_tenth)
    outcome = play.Outcome()
    play.play(("ryu", "akuma"), 3, "chance", outcome)
    (failure,) = outcome.failures
    assert (failure.choices, failure.option, outcome.games) == (9, steps[9], 0)
    assert "ZeroDivisionError" in failure.what
    assert "--only ryu,akuma --from 3 --games 1 --how chance" in str(failure)
    game = ws.load(failure.position)
    assert failure.option in game.options


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST", 20)
    outcome = play.Outcome()
    play.play(("ryu", "akuma"), 0, "chance", outcome)
    assert [(failure.choices, failure.what) for failure in outcome.failures] == [(20, "it has stalled")]
