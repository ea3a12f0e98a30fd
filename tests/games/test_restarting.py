"""A game can be begun again as it began, and knows when each of its events happened."""

import pytest

from tests.games.kinds import KINDS, begun, finished, pick
from wildswing import load


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_choices_lead_to_the_same_game_again(kind: str) -> None:
    game = finished(kind, 1)
    again = game.restarted(log=True)
    assert again.history == ()
    for option in game.history:
        again.choose(option)
    assert again == game
    assert again.record == game.record
    assert [str(event) for event in again.events()] == [str(event) for event in game.events()]


@pytest.mark.parametrize("kind", KINDS)
def test_a_loaded_game_begins_again_where_it_was_loaded(kind: str) -> None:
    game, dice = begun(kind, 2)
    for _ in range(20):
        game.choose(pick(dice, game))
    loaded = load(game.position)
    position = loaded.position
    loaded.choose(pick(dice, loaded))
    again = loaded.restarted(log=False)
    assert again.position == position
    assert loaded.position != position


@pytest.mark.parametrize("kind", KINDS)
def test_choices_before_an_event_are_counted(kind: str) -> None:
    game, dice = begun(kind, 1)
    while not game.over:
        before = len(game.events())
        game.choose(pick(dice, game))
        counted = {game.choices_before(place) for place in range(before, len(game.events()))}
        assert counted <= {len(game.history)}
    assert game.choices_before(0) == 0
