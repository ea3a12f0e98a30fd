from types import SimpleNamespace
from typing import Any

import pytest

import wildswing
from wildswing.server.tables.placing import places_of


def at_table(game: object) -> Any:  # noqa: ANN401 - stands in for a table
    return SimpleNamespace(game=game)


def test_the_places_of_a_duel_are_those_that_a_spectator_sees() -> None:
    game = wildswing.new("exceed", ["ryu", "ken"], seed=5, first=0)
    assert places_of(at_table(game)) == tuple(player.space for player in game.view(None).players) == (3, 7)


@pytest.mark.parametrize("witches", [["luna"], ["luna", "mia", "flare"]])
def test_the_places_of_a_field_are_those_that_a_spectator_sees(witches: list[str]) -> None:
    game = wildswing.new("hackclad", witches, seed=5, mode="base" if len(witches) > 1 else "solo")
    view = game.view(None)
    shown = (view.clad.space, *[witch.space for witch in view.witches])
    assert places_of(at_table(game)) == tuple(-1 if space is None else space for space in shown)


def test_before_the_game_there_are_no_places() -> None:
    assert places_of(at_table(None)) == ()
