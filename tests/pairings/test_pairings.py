"""A few random games of every pairing end without an error; `make pairings` plays 1,000 of each."""

import pytest

import wildswing as ws
from tests.pairings import play
from wildswing.exceed.state import ExceedState


@pytest.mark.parametrize("eager", [False, True], ids=["by chance", "eager to strike"])
@pytest.mark.parametrize("pairing", play.PAIRINGS, ids="-".join)
def test_the_games_of_a_pairing_end(pairing: tuple[str, str], eager: bool) -> None:
    outcome = play.Outcome()
    play.play(pairing, 0, eager, outcome)
    assert not outcome.failures, outcome.failures[0]
    assert outcome.games == 1


def test_every_pairing_of_the_fourteen_is_played_mirrors_included() -> None:
    assert len(set(play.PAIRINGS)) == 105
    assert sum(one == other for one, other in play.PAIRINGS) == 14


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
    play.play(("ryu", "akuma"), 3, False, outcome)
    (failure,) = outcome.failures
    assert (failure.choices, failure.option, outcome.games) == (9, steps[9], 0)
    assert "ZeroDivisionError" in failure.what
    assert "--only ryu,akuma --from 3 --games 1" in str(failure)
    game = ws.load(failure.position)
    assert failure.option in game.options


def test_a_game_without_an_end_is_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST", 20)
    outcome = play.Outcome()
    play.play(("ryu", "akuma"), 0, False, outcome)
    assert [(failure.choices, failure.what) for failure in outcome.failures] == [(20, "it has stalled")]
