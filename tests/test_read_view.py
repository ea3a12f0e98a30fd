"""A position of a view is read back as the same view, at any moment of any game."""

from __future__ import annotations

from random import Random

import pytest

import wildswing as ws
from wildswing.exceed.read_view import read_view as read_exceed
from wildswing.hackclad.read_view import read_view as read_hackclad

READERS = {"exceed": read_exceed, "hackclad": read_hackclad}
FIGHTERS = [one.id for one in ws.characters("exceed")]
WITCHES = [one.id for one in ws.characters("hackclad")]


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
@pytest.mark.parametrize("seed", range(4))
def test_views_are_read_back(game: str, seed: int) -> None:
    chance = Random(f"{game} {seed}")
    ids = chance.sample(FIGHTERS, 2) if game == "exceed" else chance.sample(WITCHES, chance.randint(2, 4))
    played = ws.new(game, ids, seed=seed)
    asked = 0
    while played.options:
        for seat in [None, *range(played.seats)] if chance.random() < 0.1 else []:
            view = played.view(seat)
            read = READERS[game](view.position, seat, view.number)
            assert read == view
            assert [option.text for option in read.options] == [option.text for option in view.options]
            asked += view.decision is not None
        played.choose(chance.choice(played.options))
    assert asked


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_foreign_seat_and_a_broken_line_are_refused(game: str) -> None:
    names = {"exceed": ["ryu", "akuma"], "hackclad": ["luna", "mia"]}[game]
    line = ws.new(game, names, seed=1).view(0).position
    with pytest.raises(ws.PositionError, match="there is no seat 7"):
        READERS[game](line, 7)
    with pytest.raises(ws.PositionError, match="stack"):
        READERS[game](line.partition("stack[")[0], 0)
