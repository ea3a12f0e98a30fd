"""The picture of the table is well formed and shows what everybody sees, nothing else."""

from xml.etree import ElementTree as ET

import pytest

from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.svg import board_svg, caption
from wildswing.kernel.playout import playout


def texts(table: Table) -> list[str]:
    """The words of the picture."""
    return [element.text or "" for element in ET.fromstring(board_svg(table.state)).iter() if element.text]  # noqa: S314 - our own


def test_the_table() -> None:
    table = Table("luna", "mia", "rosette", "flare")
    table.clad("Whirlwind", "Veer Left", "Searing Blast")
    table.shards((1, -2), 2)
    table.at(2, None)
    table.gauges(1, mp=3, cp=2, injuries=1, shards=9)
    table.missions(0, "Flash")
    table.clad_at((0, 0), "east")
    words = texts(table)
    assert caption(table.state) == "Round 1: Luna to decide, act"
    assert words[-1] == caption(table.state)
    assert words[0] == "Wyrm: Voltage 1, ATK 2, looks east"
    assert {"Whirlwind", "Veer", "Left", "Searing", "Blast", "Mia", "Flash", "2"} <= set(words)
    assert "MP 3, CP 2, Injuries 1, Shards 9 VP" in words
    assert "MP 0, CP 0, Injuries 0, Shards 0 VP, off the Field" in words
    assert "b5 A" in words
    assert words.count("M") == 2
    assert words.count("R") == 1
    assert "rotate(90)" in board_svg(table.state)


def test_cards_that_are_hidden_make_no_difference() -> None:
    one, other = Table("luna", "mia", start="draft", seed=3), Table("luna", "mia", start="draft", seed=3)
    figure = other.state.figures[1]
    figure.hand, figure.deck = figure.deck[:3], [*figure.deck[3:], *figure.hand]
    other.state.clad_deck.reverse()
    assert board_svg(one.state) == board_svg(other.state)


def test_solo() -> None:
    table = Table("luna", start="draft")
    assert [word for word in texts(table) if word in {"face", "down"}] == ["face", "down"]
    assert caption(table.state) == "Round 1: Luna to decide, choose turn slot"
    playout(table.state, 1, 10_000)
    assert caption(table.state).startswith("The game is over: ")
    assert caption(table.state).endswith(" VP")


@pytest.mark.parametrize(("mode", "players"), [(c.BASE, None), (c.TEAM, None), (c.TEAM, 2)])
def test_the_end_names_who_has_won(mode: int, players: int | None) -> None:
    table = Table("luna", "mia", "rosette", "flare", mode=mode, players=players)
    playout(table.state, 2, 10_000)
    end = "have won" if mode == c.TEAM else "has won"
    assert caption(table.state).endswith(end)
    assert (" and " in caption(table.state)) == (mode == c.TEAM)


def test_setting_up() -> None:
    assert caption(Table("luna", "mia", start="set-up").state) == "Setting up: Luna to decide, choose mission"
