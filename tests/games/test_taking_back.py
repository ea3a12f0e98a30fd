"""Taking back, in every game: as long as nobody knows more than before the choice."""

import pytest

import wildswing as ws
from tests.games.kinds import KINDS, AnyGame, begun, pick

every_kind = pytest.mark.parametrize("kind", KINDS)


def hidden(game: AnyGame, seat: int) -> int:
    """How many cards a seat does not know of."""
    return game.view(seat).position.count("?")


@every_kind
def test_nothing_can_be_taken_back_before_the_first_choice(kind: str) -> None:
    game, _ = begun(kind, 1)
    with pytest.raises(ws.CannotTakeBack, match="no choice was made yet"):
        game.take_back()


@every_kind
def test_whoever_takes_back_knows_no_more_than_before(kind: str) -> None:
    taken = stood = 0
    for seed in range(2):
        game, dice = begun(kind, seed, log=False)
        while game.options:
            if dice.random() < 0.6:
                game.choose(pick(dice, game))
                continue
            seat, before = game.seat, game.clone()
            view, unknown = game.view(seat), hidden(game, seat)
            game.choose(pick(dice, game))
            if not game.can_take_back:
                stood += 1
                with pytest.raises(ws.CannotTakeBack, match="the last choice stands"):
                    game.take_back()
                continue
            taken += 1
            assert game.seat == seat
            assert hidden(game, seat) >= unknown
            kept, last = game.position, game.history[-1]
            game.take_back()
            assert game == before
            assert game.history == before.history
            assert game.view(seat) == view
            game.choose(last)
            assert game.position == kept
    assert taken > 10
    assert stood > 10


@every_kind
def test_choices_are_taken_back_one_by_one(kind: str) -> None:
    longest = 0
    game, dice = begun(kind, 4)
    while game.options and longest < 2:
        game.choose(pick(dice, game))
        longest = game.can_take_back
    assert longest == 2
    kept, heard = game.position, game.events(seat="all")[:]
    choices = game.history[-2:]
    game.take_back()
    game.take_back()
    fewer = game.events(seat="all")
    assert fewer == heard[: len(fewer)]
    with pytest.raises(ws.CannotTakeBack):
        game.take_back()
    for choice in choices:
        game.choose(choice)
    assert game.events(seat="all") == heard
    assert game.position == kept
