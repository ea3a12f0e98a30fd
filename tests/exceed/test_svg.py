"""The picture of the table in notebooks is well formed and shows what everybody sees, nothing else."""

import xml.etree.ElementTree as ET

import pytest

from tests.exceed.games import played
from tests.exceed.rules.test_boosts_on_spaces import lay
from tests.exceed.rules.test_laid_cards import rods
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.svg import CELL, LEFT, board_svg

GROUP, TITLE, TEXT = [f"{{http://www.w3.org/2000/svg}}{name}" for name in ("g", "title", "text")]


def shown(table: Table) -> list[tuple[str, int]]:
    """What lies on the spaces in the picture, with the space that it is drawn in."""
    root = ET.fromstring(board_svg(table.state))  # noqa: S314 - the project's own drawing
    found = [(group.findtext(TITLE), group.find(TEXT)) for group in root.iter(GROUP)]
    return [(title, space_at(words)) for title, words in found if title and words is not None]


def space_at(words: ET.Element) -> int:
    """The space in which some words stand."""
    return int((float(words.get("x", "0")) - LEFT) // CELL) + 1


def test_it_shows_what_everybody_sees() -> None:
    for game, _ in played(9):
        picture = game._repr_svg_()
        ET.fromstring(picture)  # noqa: S314 - the project's own drawing
        assert board_svg(game.view(None).known) == picture
        names = [fighter.name for fighter in game.match.fighters]
        assert all(name in picture for name in names)
        assert names[0] in repr(game)


def test_it_has_tokens_boosts_and_exceeded_fighters() -> None:
    table = Table("litchi", "ryu")
    table.token(0, "Mantenbo", 4)
    table.put(1, "boosts", "Fierce")
    table.exceed(1)
    assert shown(table) == [("Mantenbo", 4)]
    picture = board_svg(table.state)
    for words in ("Fierce", "Ryu (exceeded)", "Turn 1: Litchi Faye Ling (seat 0) to decide, action"):
        assert words in picture


@rule("EX 8.21")
@pytest.mark.parametrize(("seat", "edge"), [(0, "l-"), (1, "a")])
def test_a_wide_fighter_hangs_over_all_its_spaces(seat: int, edge: str) -> None:
    table = Table("ryu", "ryu", spaces=(3, 7))
    space = table.at(seat)
    narrow = board_svg(table.state)
    table.state.players[seat].wide = True
    wide = board_svg(table.state)
    middle = LEFT + CELL * (space - 0.5)
    assert f"M{middle + 18:g} " in narrow
    assert f"M{middle + CELL + 18:g} " in wide, "from the space on its right to that on its left"
    assert wide.count(edge) - narrow.count(edge) == (4 if seat == 0 else 2), "a point for each space"


@rule("EX 2.13")
def test_cards_lie_on_their_spaces() -> None:
    table = Table("rachel", "ryu")
    rods(table, ("Grasp", 5), ("Dive", 5), ("Baden Baden Lily", 4))
    assert shown(table) == [
        ("Lightning Rod Grasp", 5),
        ("Lightning Rod Dive", 5),
        ("Lightning Rod Baden Baden Lily", 4),
    ]


@rule("EX 2.15")
def test_boosts_lie_on_their_spaces_and_say_of_which_card_they_are() -> None:
    table = Table("ryu", "byakuya")
    lay(table, 1, ("Become a Part of Me", 5), ("Become a Part of Me", 6), ("Endless Nightmare", 5))
    assert shown(table) == [
        ("Web Trap 1 Become a Part of Me", 5),
        ("Web Trap 2 Become a Part of Me", 6),
        ("Web Trap 3 Endless Nightmare", 5),
    ]


@rule("EX 25.16")
def test_cards_under_boosts_are_counted_and_lie_on_no_space() -> None:
    table = Table("rachel", "ryu")
    table.player(0).laid, table.player(0).laid_at = (table.card(0, "Grasp"),), (c.BOARD_SIZE + 7,)
    assert shown(table) == []
    assert "under boosts 1" in board_svg(table.state)


@rule("EX 2.15")
def test_tokens_have_their_numbers_sides_and_places_one_below_the_other() -> None:
    table = Table("polar", "carlclover")
    table.state.players[0].tokens[:3] = [4, 6, c.OFF_BOARD]
    table.state.players[0].attack_space = 4
    table.state.players[1].tokens[0] = 4
    assert shown(table) == [("Ice Spike 1", 4), ("Ice Spike 2", 6), ("attack", 4), ("Nirvana (active)", 4)]
    root = ET.fromstring(board_svg(table.state))  # noqa: S314 - as above
    words = [text for group in root.iter(GROUP) if group.findtext(TITLE) for text in group.iter(TEXT)]
    places = [(space_at(one), one.get("y")) for one in words]
    assert len(places) == len(set(places)) == 5, "Nirvana has two lines"


def test_a_long_name_is_cut_and_stands_whole_in_the_title() -> None:
    table = Table("ryu", "carmine")
    lay(table, 1, ("You Shit! This is the END!", 2))
    picture = board_svg(table.state)
    assert "<title>Dissolve 5 You Shit! This is the END!</title>" in picture
    assert ">You Shit! This is…<" in picture
