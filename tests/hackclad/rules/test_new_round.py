"""What is counted in a round, or holds for the rest of it, ends with it."""

from __future__ import annotations

from tests.hackclad.table import Table
from tests.rules import rule

CALM = ("Tail Whip", "Rending Claws", "Searing Blast")


def to_next_round(table: Table, witch: int) -> None:
    """Pass everything until this Witch's turn in round 2; then the Clad stands in the centre, the Field is empty."""
    table.clad(*CALM)
    table.clad_deck("Whirlwind", "Veer Left", "Veer Right")
    while table.state.round == 1 or (table.asked, table.witch) != ("act", witch):
        table.choose(table.state.options[0])
    table.clad_at((0, 0))
    table.state.field = [0] * 25
    table.refresh()


@rule("HC 20.5", "HC 20.13")
def test_shards_picked_up_are_counted_for_one_round() -> None:
    table = Table("mia", "luna", slots=(1, 2))
    table.missions(0, "Collector")
    table.at(0, (-1, 0))
    table.shards((-1, 1), 2)
    table.hand(0, "Move")
    table.use("Move")
    table.go((-1, 1))
    to_next_round(table, 0)
    table.at(0, (-1, 0))
    table.shards((-1, 1), 2)
    table.hand(0, "Move")
    table.use("Move")
    table.go((-1, 1))
    assert table.figure(0).picked == 2
    assert table.completed(0) == []


@rule("HC 25.11")
def test_scythe_saltation_holds_for_one_round() -> None:
    table = Table("mia", "luna", slots=(1, 2))
    table.gauges(0, cp=3)
    table.cp("Scythe Saltation")
    to_next_round(table, 0)
    table.at(0, (-1, 0))
    table.shards((-1, 1), 2)
    before = table.figure(0).shards
    table.hand(0, "Move")
    table.use("Move")
    table.go((-1, 1))
    assert table.figure(0).shards == before + 2
    assert table.events("clad damaged") == []


@rule("HC 20.29", "HC 10.5")
def test_the_movement_of_the_clad_is_counted_for_one_round() -> None:
    """Caltrops deals twice the spaces: 2 in the round in which it moved, nothing in the next."""
    table = Table("mia", "luna", slots=(1, 2))
    table.at(0, (1, 0))
    table.at(1, (2, -2))
    table.hand(0, '"Oi, Over Here!"', "Caltrops")
    table.gauges(0, mp=3)
    table.use('"Oi, Over Here!"')
    table.clad_at((0, 0))
    table.use("Caltrops")
    to_next_round(table, 0)
    table.at(0, (1, 0))
    table.hand(0, "Caltrops")
    table.gauges(0, mp=3)
    table.use("Caltrops")
    assert [event.numbers[0] for event in table.events("clad damaged", 0)] == [2]
    assert len(table.events("no damage dealt", 0)) == 1


@rule("HC 25.7", "HC 25.8")
def test_protection_of_the_aristocracy_holds_for_one_round() -> None:
    table = Table("flare", "mia", slots=(1, 2))
    table.clad("Rending Claws", "Tail Whip", "Searing Blast")
    table.at(0, (0, 1))
    table.at(1, (2, -2))
    table.gauges(0, cp=3, shards=5)
    table.end()
    table.cp("Protection of the Aristocracy")
    assert table.damage(0) == [0]
    table.clad_deck("Whirlwind", "Veer Left", "Veer Right")
    while table.state.round == 1 or (table.asked, table.witch) != ("act", 0):
        table.choose(table.state.options[0])
    table.clad_at((0, 0))
    table.at(0, (0, 1))
    table.at(1, (2, -2))
    table.hand(0)
    assert table.figure(0).taken == 1
    table.clad("Tail Whip", "Rending Claws")  # the second Clad slot comes after her turn
    before = len(table.damage(0))
    table.end()
    assert table.damage(0)[before:][:1] == [2]
