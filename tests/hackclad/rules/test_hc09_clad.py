"""HC 9: the Clad's turn."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Space, Table, place
from tests.rules import rule
from wildswing.hackclad import constants as c


def clad_turn(table: Table, card: str) -> None:
    """Let the Clad take its first turn with this card; Reactions are passed."""
    table.clad(card)
    table.state.log = []
    table.end()
    while table.asked == "react":
        table.done()


def far(*witches: str) -> Table:
    """A table at which the Witches stand in the corners, out of the way of most cards."""
    table = Table(*witches)
    for witch, space in zip(range(len(witches)), [(2, 2), (-2, 2), (2, -2), (-2, -2)], strict=False):
        table.at(witch, space)
    return table


def order(table: Table) -> list[str]:
    """What the Clad did, in order."""
    kinds = {"clad attacks", "clad tramples", "clad moves", "clad turns", "drop"}
    return [event.kind for event in table.state.log or [] if event.kind in kinds]


@rule("HC 9.1")
@pytest.mark.parametrize(
    ("card", "icons"),
    [
        ("Veer Left", ["clad tramples", "clad moves", "clad turns"]),
        ("Whirlwind", ["clad attacks", "drop", "drop", "clad turns"]),
        ("Rending Claws", ["clad attacks", "drop"]),
        ("Rush", ["clad tramples", "clad moves"]),
        ("Shake Off", ["clad attacks", "drop", "drop", "clad tramples", "clad moves"]),
        ("Seismic Shock", ["clad attacks", "drop", "drop", "drop", "drop"]),
    ],
)
def test_the_icons_are_carried_out_from_the_left(card: str, icons: list[str]) -> None:
    table = far("luna", "mia")
    clad_turn(table, card)
    assert order(table) == icons


@rule("HC 9.1", "HC 9.2", "HC 9.8", "HC 9.9", "HC 9.10")
def test_w5_whirlwind_and_veer_left() -> None:
    table = far("luna", "mia")
    clad_turn(table, "Whirlwind")
    assert set(table.events("clad attacks")[0].words) == {"b4", "d4", "b3", "d3"}
    assert table.on_field() == {(-1, 0): 1, (1, 0): 1}
    assert (table.clad_space, table.facing) == ((0, 0), "south")
    table = far("luna", "mia")
    clad_turn(table, "Veer Left")
    assert (table.clad_space, table.facing) == ((0, 1), "west")


@rule("HC 9.2")
def test_each_icon_starts_from_where_the_clad_is_by_then() -> None:
    """Luna turns the Clad around during the attack of Rending Claws: its Drop falls on the other side."""
    table = far("luna", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Mirror of Eight")
    table.gauges(0, mp=1)
    table.clad("Rending Claws")
    table.end()
    table.use("Mirror of Eight")
    assert table.on_field() == {(0, -1): 1}


@rule("HC 9.2", "HC 9.4")
@pytest.mark.parametrize(
    ("facing", "space"), [("north", (0, 1)), ("east", (1, 0)), ("south", (0, -1)), ("west", (-1, 0))]
)
def test_the_clad_moves_where_it_looks(facing: str, space: Space) -> None:
    table = far("luna", "mia")
    table.clad_at((0, 0), facing)
    clad_turn(table, "Veer Right")
    assert table.clad_space == space


@rule("HC 9.4", "HC 9.5")
def test_move_2_is_one_movement_of_two_spaces() -> None:
    table = far("luna", "mia")
    clad_turn(table, "Rush")
    assert order(table) == ["clad tramples", "clad moves"]
    assert table.clad_space == (0, 2)
    assert table.state.clad_moved == 2


@rule("HC 9.3", "HC 10.1")
@pytest.mark.parametrize(
    ("card", "spaces"),
    [
        ("Rending Claws", {(-1, 1), (0, 1), (1, 1)}),
        ("Whirlwind", {(-1, 1), (1, 1), (-1, 0), (1, 0)}),
        ("Tail Whip", {(-1, -1), (0, -1), (1, -1)}),
        ("Searing Blast", {(-1, 2), (0, 2), (1, 2), (0, 1)}),
        ("Shake Off", {(-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1)}),
    ],
)
def test_an_attack_hits_exactly_the_marked_spaces(card: str, spaces: set[Space]) -> None:
    hit: set[Space] = set()
    for space in range(c.SPACES):
        if space == c.SPACES // 2:
            continue
        table = Table("luna", "mia")
        table.at(1, None)
        table.at(0, place(space))
        clad_turn(table, card)
        if [event for event in table.events("damage", 0) if event.numbers[0] == 2]:
            hit.add(place(space))
    moved = {(0, 1)} if card == "Shake Off" else set()  # then it tramples
    assert hit == spaces | moved


@rule("HC 9.6", "HC 9.15", "HC 16.6")
def test_the_clad_tramples_before_it_enters() -> None:
    table = far("luna", "mia")
    table.at(0, (0, 1))
    table.gauges(0, shards=5)
    clad_turn(table, "Veer Left")
    kinds = [event.kind for event in table.state.log or []]
    assert kinds.index("clad tramples") < kinds.index("injury") < kinds.index("clad moves")
    assert table.damage(0) == [2]
    assert table.where(0) is None
    assert table.clad_space == (0, 1)
    assert table.on_field() == {(0, 1): 2}


@rule("HC 9.7", "HC 10.1")
def test_a_trample_of_move_2_covers_both_spaces() -> None:
    table = far("luna", "mia")
    table.at(0, (0, 1))
    table.at(1, (0, 2))
    clad_turn(table, "Rush")
    assert [event.words for event in table.events("clad tramples")] == [("c4", "c5")]
    assert (table.damage(0), table.damage(1)) == ([2], [2])
    assert table.clad_space == (0, 2)


@rule("HC 9.8")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("Veer Right", "north", "east"),
        ("Veer Right", "east", "south"),
        ("Veer Right", "south", "west"),
        ("Veer Right", "west", "north"),
        ("Veer Left", "north", "west"),
        ("Veer Left", "west", "south"),
        ("Veer Left", "south", "east"),
        ("Veer Left", "east", "north"),
        ("Whirlwind", "north", "south"),
        ("Whirlwind", "east", "west"),
    ],
)
@rule("HC 9.9")
def test_it_turns_in_place(card: str, before: str, after: str) -> None:
    table = far("luna", "mia")
    table.clad_at((0, 0), before)
    clad_turn(table, card)
    assert table.facing == after
    assert table.events("clad turns")[0].words == (after,)
    if card == "Whirlwind":
        assert table.clad_space == (0, 0)


@rule("HC 9.10", "HC 9.11", "HC 9.12", "HC 1.13")
def test_a_witch_takes_a_dropped_shard_at_once() -> None:
    """Rosette's Guard saves her; the Shard that falls on her counts as picked up from the Field."""
    table = far("rosette", "mia")
    table.missions(0, "Collector")
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.figure(0).picked = 2
    table.clad("Rending Claws")
    table.end()
    table.use("Guard")
    assert (table.figure(0).shards, table.figure(0).picked) == (1, 3)
    assert table.on_field() == {}
    assert table.completed(0) == ["Collector"]


@rule("HC 9.10", "HC 16.7")
def test_w3_a_shard_falls_to_those_that_lie_there() -> None:
    table = far("rosette", "mia")
    table.at(0, (0, 1))
    table.gauges(0, shards=3)
    clad_turn(table, "Rending Claws")
    assert table.figure(0).injuries == 1
    assert table.figure(0).shards == 1
    assert table.where(0) is None
    assert table.on_field() == {(0, 1): 3}


@rule("HC 9.13")
def test_a_clad_that_cannot_move_neither_moves_nor_tramples_but_turns() -> None:
    table = far("flare", "mia")
    table.at(0, (0, -1))
    table.at(1, (0, 1))
    table.hand(0, "Ensnare")
    table.gauges(0, mp=1)
    table.use("Ensnare")
    clad_turn(table, "Veer Left")
    assert (table.clad_space, table.facing) == ((0, 0), "west")
    assert table.damage(1) == []
    assert table.events("clad tramples") == []
    assert table.where(1) == (0, 1)


@rule("HC 9.13")
def test_a_repel_does_nothing_to_a_clad_that_cannot_move() -> None:
    table = far("rosette", "mia")
    table.at(0, (0, -1))
    table.at(1, (0, 1))
    table.state.clad_locked = True
    table.hand(0, "Immolate")
    table.gauges(0, mp=3)
    table.use("Immolate")
    assert table.clad_space == (0, 0)
    assert table.damage(1) == []
    assert table.figure(0).shards == 5


@rule("HC 9.13", "HC 5.1")
def test_in_the_next_round_it_moves_again() -> None:
    table = far("flare", "mia")
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, (1, 0))
    table.hand(0, "Ensnare")
    table.gauges(0, mp=1)
    table.use("Ensnare")
    table.clad_deck("Veer Left", "Veer Right", "Whirlwind")
    while table.state.round == 1 or len(table.events("clad turn")) < 4:
        table.choose(table.state.options[0])
    assert table.events("clad moves")
