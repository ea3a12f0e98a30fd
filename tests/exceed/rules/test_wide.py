"""EX 8.21, 25.17: a fighter that is three spaces wide; and what Taisei's counters do."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.board import distance

HOOKS = 'hooks = ["Wide Form"]\n'


def wide(*cards: str, spaces: tuple[int, int] = (3, 7)) -> Table:
    """A table whose seat 0 has become three spaces wide."""
    table = Table(HOOKS + stand_in(*cards, ability="Action: Wide Form."), "nehtali", spaces=spaces)
    table.action()
    table.idle()
    return table


@rule("EX 8.21")
def test_a_wide_fighter_occupies_three_spaces_and_its_middle_keeps_off_the_edges() -> None:
    table = wide(spaces=(1, 5))
    assert (table.at(0), distance(table.state)) == (2, 2)
    table.hand(0, *["Cross"] * 2, *["Dive"] * 2)
    table.refresh()
    assert table.moves == [3, 7, 8], "4 to 6 are not free, 9 is too far out; passing costs 1 and skips three spaces"
    table.choose(c.MOVE_TO + 7)
    table.pay("Cross", "Cross", "Dive")
    assert (len(table.paid(0)), table.at(0)) == (3, 7)


@rule("EX 8.21", "EX 8.4")
@pytest.mark.parametrize(("space", "steps", "end"), [(6, 1, 5), (6, 2, 1), (5, 1, 1), (9, 3, 6)])
def test_who_passes_a_wide_fighter_skips_its_spaces(space: int, steps: int, end: int) -> None:
    walk = card("Walk", boost=f"Advance {steps}.")
    table = Table(HOOKS + stand_in(ability="Action: Wide Form."), stand_in(walk), spaces=(3, space))
    table.action()
    table.hand(1, "Walk")
    table.boost("Walk")
    assert table.at(1) == end


@rule("EX 5.16", "EX 8.21")
def test_the_spaces_of_a_wide_opponent_do_not_count_against_a_limit_either() -> None:
    near = stand_in(ability="You cannot move more than 2 spaces at once.")
    table = Table(HOOKS + stand_in(ability="Action: Wide Form."), near, spaces=(5, 3))
    table.action()
    table.hand(1, *["Cross"] * 2, *["Dive"] * 2)
    table.refresh()
    assert table.moves == [1, 2, 7, 8]


@rule("EX 25.17")
@pytest.mark.parametrize(("reach", "hits"), [("1", False), ("2", True), ("3", True), ("4", True), ("5", False)])
def test_a_wide_fighter_is_hit_on_any_of_its_spaces(reach: str, hits: bool) -> None:
    table = Table(HOOKS + stand_in(ability="Action: Wide Form."), stand_in(card("Shot", reach=reach)), spaces=(3, 6))
    table.action()
    table.hand(1, "Shot")
    table.hand(0, "Focus")
    table.strike("Shot", "Focus")
    assert bool(table.damage(0)) == hits


@rule("EX 25.17")
def test_a_wide_fighter_measures_its_attacks_from_its_nearest_space() -> None:
    table = wide(card("Jab", reach="1"), spaces=(3, 5))
    table.hand(0, "Jab")
    table.hand(1, "Focus")
    table.strike("Jab", "Focus")
    assert table.damage(1) == [1]


def test_both_go_back_to_where_they_started() -> None:
    table = Table(
        'hooks = ["Starting Places"]\n' + stand_in(ability="Action: Starting Places."), "nehtali", spaces=(8, 1)
    )
    table.action()
    assert (table.at(0), table.at(1)) == (3, 7)


def test_spent_life_becomes_armor_until_the_strike_is_over() -> None:
    heart = card("Heart", boost="Demonheart.", boost_kind="transform")
    blood = card("Blood", boost="Spend 2 life. Take another action.")
    table = Table('hooks = ["Demonheart"]\n' + stand_in(heart, blood), "nehtali", spaces=(3, 4))
    table.put(0, "transformations", "Heart")
    table.hand(0, "Blood", "Blood", "Sweep")
    table.hand(1, "Assault")
    table.boost("Blood")
    table.boost("Blood")
    assert table.player(0).counters == 4
    table.pause("attack")
    table.strike("Sweep", "Assault")
    assert table.stats(0)[2] == 4
    table.go()
    assert (table.damage(0), table.player(0).counters) == ([0], 0)
    assert [event.numbers for event in table.events("counters")] == [(2,), (4,), (0,)]
