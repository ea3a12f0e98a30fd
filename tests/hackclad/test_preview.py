"""Previews: what is certain about an option before it is chosen, compared with what choosing it does."""

import pytest

import wildswing as ws
from tests.games.kinds import KINDS, played
from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.game import HackcladGame
from wildswing.hackclad.geometry import space_at
from wildswing.hackclad.preview import Preview
from wildswing.hackclad.view import view_of


def seen(table: Table, text: str) -> Preview:
    return view_of(table.state, table.seat).preview(text)


def test_an_attack() -> None:
    table = Table("luna", "mia")
    table.at(0, (0, -2))
    table.hand(0, "Shot", "Explosion")
    table.gauges(0, mp=3)
    table.figure(0).atk_turn = 2
    made = seen(table, "Use Shot")
    assert (made.witch, made.mp, made.facts) == (0, 1, {"atk": 3, "mp": 2})
    assert set(made.reach) == {space_at(0, -1), space_at(0, 0)}


def test_an_attack_over_an_edge() -> None:
    table = Table("luna", "mia")
    table.clad_at((0, 2))
    table.at(0, (0, -2))
    table.hand(0, "Absorb")
    assert seen(table, "Use Absorb").reach == (space_at(0, 2),)


def test_prices() -> None:
    table = Table("luna", "mia")
    table.hand(0, "Guard")
    table.gauges(0, cp=3)
    assert seen(table, "+1 MP: discard Guard").discards == (table.card(0, "Guard"),)
    sabbath = seen(table, "Sabbath")
    assert (sabbath.cp, sabbath.facts) == (3, {"cp": 0})
    assert seen(table, "End the turn") == Preview(c.PASS, 0)


def test_a_step_and_a_pick() -> None:
    table = Table("amelia", "mia")
    table.at(0, (0, -1))
    table.hand(0, "Move", "Retrieval Drone")
    table.shards((1, -1), 4)
    table.use("Move")
    made = seen(table, "Move to d2")
    assert (made.path, made.facts) == ((space_at(0, -1), space_at(1, -1)), {"shards": 4})
    table.go((-1, -1))
    table.shards((2, 2), 1)
    table.use("Retrieval Drone")
    made = seen(table, "Pick up from d2")
    assert (made.path, made.facts) == ((), {"shards": 1})


def test_a_preview_is_for_who_decides() -> None:
    table = Table("luna", "mia")
    with pytest.raises(ws.WildswingError, match="the pending decision is not the viewer's"):
        view_of(table.state, 1).preview(0)
    with pytest.raises(ws.IllegalChoice):
        view_of(table.state, 0).preview("Fly away")


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "exceed"])
def test_what_is_foreseen_happens(kind: str) -> None:
    foreseen = 0
    for game, option in played(kind, 11):
        assert isinstance(game, HackcladGame)
        made = game.view(game.seat).preview(option)
        assert made.plain()["option"] == option
        before = game.state.figures[made.witch]
        other = game.clone()
        other.step(option)
        after = other.state.figures[made.witch]
        if made.cp:
            assert after.cp >= made.facts["cp"]
            foreseen += 1
        for card in made.discards:
            assert card in after.discard or after.hand.count(card) < before.hand.count(card)
            foreseen += 1
        if made.path and game.decision is not None and game.decision.kind == "step":
            assert after.moved == before.moved + 1
            assert after.picked == before.picked + made.facts.get("shards", 0)
            foreseen += 1
    assert foreseen > 3
