"""A sample of `make leaks`: no byte that a connection receives depends on what its viewer may not know."""

from __future__ import annotations

import pytest

from tests.server.leaks.many import play
from wildswing.server.tables import Table

DUELS = (0, 1, 2, 48)  # in 48 the viewer draws two cards at once, which the twin draws the other way round
HUNTS = (0, 1, 8, 3, 10, 17)


@pytest.mark.parametrize("number", DUELS)
def test_no_byte_of_a_duel_depends_on_hidden_cards(number: int) -> None:
    counted = play("exceed", number)
    assert counted["compared"] > 40
    assert counted["bytes"]


@pytest.mark.parametrize("number", HUNTS)
def test_no_byte_of_a_hunt_depends_on_hidden_cards(number: int) -> None:
    counted = play("hackclad", number)
    assert counted["compared"] > 40
    assert counted["bytes"]


def test_a_planted_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def telling(table: Table) -> str:
        return "" if table.game is None else str(table.game.state.players[1].hand)  # type: ignore[union-attr] # a duel

    monkeypatch.setattr("wildswing.server.tables.showing.summary_of", telling)
    with pytest.raises(AssertionError, match="exceed 0"):
        play("exceed", 0)
