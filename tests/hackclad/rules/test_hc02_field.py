"""HC 2: the Field and the figures."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Space, Table, place
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.geometry import NEIGHBOURS, adjacent, space_at


@rule("HC 2.1", "HC 2.15", "HC 4.7")
def test_the_field_has_five_by_five_spaces_and_four_entry_points() -> None:
    table = Table("luna", "mia", "rosette", "flare", start="set-up")
    assert {place(space) for space in range(len(table.state.field))} == {
        (x, y) for x in range(-2, 3) for y in range(-2, 3)
    }
    names = dict(zip(table.match.entry_names, map(place, table.match.entries), strict=True))
    assert names == {"A": (-1, 2), "B": (2, 1), "C": (1, -2), "D": (-2, -1)}


@rule("HC 2.2", "HC 2.4", "HC 2.5")
@pytest.mark.parametrize(
    ("start", "target"),
    [((2, 0), (-2, 0)), ((-2, 1), (2, 1)), ((0, 2), (0, -2)), ((1, -2), (1, 2)), ((2, 2), (-2, 2)), ((0, -1), (1, -1))],
)
def test_w1_a_witch_steps_over_the_edge(start: Space, target: Space) -> None:
    table = Table("luna", "mia")
    table.at(0, start)
    table.at(1, None)
    table.hand(0, "Move")
    table.use("Move")
    assert target in table.spaces()
    table.go(target)
    assert table.where(0) == target


@rule("HC 2.4", "HC 2.5")
def test_a_step_goes_to_one_of_four_neighbours_never_diagonally() -> None:
    table = Table("luna", "mia")
    table.at(0, (2, 2))
    table.at(1, (0, 1))
    table.hand(0, "Move")
    table.use("Move")
    assert table.spaces() == {(1, 2), (-2, 2), (2, 1), (2, -2)}


@rule("HC 2.5")
def test_w1_adjacency_is_orthogonal_and_crosses_edges() -> None:
    assert adjacent(space_at(2, 1), space_at(-2, 1))
    assert not adjacent(space_at(2, 1), space_at(-2, 2))
    assert not adjacent(space_at(2, 1), space_at(2, 1))
    for space in range(c.SPACES):
        assert len(set(NEIGHBOURS[space])) == 4


@rule("HC 2.5")
@pytest.mark.parametrize(
    ("mia", "luna", "usable"),
    [((0, -1), (1, -1), True), ((0, -1), (1, -2), False), ((0, -1), (2, -1), False), ((0, -1), (0, -2), True)],
)
def test_adjacency_decides_what_may_be_used(mia: Space, luna: Space, usable: bool) -> None:
    """Sisters In Arms asks for another Witch next to Mia."""
    table = Table("mia", "luna")
    table.hand(0, "Sisters In Arms")
    table.at(0, mia)
    table.at(1, luna)
    assert table.usable("Sisters In Arms") is usable


@rule("HC 2.5")
def test_two_witches_over_an_edge_are_adjacent() -> None:
    table = Table("mia", "luna")
    table.clad_at((2, 0))
    table.hand(0, "Sisters In Arms")
    table.at(0, (2, 1))
    table.at(1, (-2, 1))
    assert table.usable("Sisters In Arms")


@rule("HC 2.2")
def test_w1_the_clad_moves_over_the_edge() -> None:
    table = Table("luna", "mia")
    table.clad_at((0, 2))
    table.clad("Veer Left")
    table.next_turn()
    assert table.clad_space == (0, -2)


@rule("HC 2.3", "HC 9.3", "HC 9.10")
def test_w2_an_attack_wraps_over_the_edge() -> None:
    """Searing Blast at (0, 2): Luna on (1, -1) is hit, Mia beside (0, -2) is not; the Drop goes to (0, -1)."""
    table = Table("luna", "mia")
    table.clad_at((0, 2))
    table.clad("Searing Blast")
    table.at(0, (1, -1))
    table.at(1, (1, -2))
    table.next_turn()
    assert table.events("clad attacks")[0].words == ("b2", "c2", "d2", "c1")
    assert table.damage(0) == [2]
    assert table.damage(1) == []
    assert table.on_field() == {(0, -1): 1}


@rule("HC 2.3")
def test_a_range_wraps_over_the_edge() -> None:
    """Shot reaches two spaces: from (0, -2) over the edge to (0, 1)."""
    table = Table("luna", "mia")
    table.at(0, (0, -2))
    table.hand(0, "Shot")
    table.gauges(0, mp=1)
    table.clad_at((0, 1))
    table.use("Shot")
    assert table.figure(0).shards == 1


@rule("HC 2.6")
def test_a_witch_enters_neither_the_clads_space_nor_another_witchs() -> None:
    table = Table("luna", "mia", "rosette")
    table.at(0, (0, -1))
    table.at(1, (1, -1))
    table.at(2, (-1, -1))
    table.hand(0, "Move")
    table.use("Move")  # only one way is left: nothing is asked
    assert table.where(0) == (0, -2)


@rule("HC 2.6")
def test_a_witch_does_not_pass_through_others() -> None:
    """Mia has the Clad before her and Luna behind: two spaces on the same line are out of reach."""
    table = Table("mia", "luna")
    table.at(0, (0, -1))
    table.at(1, (0, -2))
    table.hand(0, "Accelerate")
    table.gauges(0, mp=1)
    table.use("Accelerate")
    assert table.spaces() == {(1, -1), (-1, -1)}
    table.go((1, -1))
    table.go((0, -1))
    assert table.where(0) == (0, -1)
    assert table.figure(0).moved == 2


@rule("HC 2.7", "HC 2.8", "HC 16.7")
def test_w54_a_witch_takes_the_shards_of_every_space_she_enters() -> None:
    table = Table("mia", "luna")
    table.missions(0, "Collector")
    table.at(0, (-1, 0))
    table.shards((-1, 1), 1)
    table.shards((-1, 2), 2)
    table.shards((-1, 0), 4)  # she does not move onto the space she stands on
    table.hand(0, "Accelerate")
    table.gauges(0, mp=1)
    table.use("Accelerate")
    table.go((-1, 1))
    assert table.figure(0).shards == 1
    table.go((-1, 2))
    assert table.figure(0).shards == 3
    assert table.figure(0).moved == 2
    assert table.on_field() == {(-1, 0): 4}
    assert table.completed(0) == ["Collector"]


@rule("HC 2.9")
def test_the_clad_shares_a_space_with_shards() -> None:
    table = Table("luna", "mia")
    table.clad("Veer Left")
    table.shards((0, 1), 3)
    table.at(0, (2, 2))
    table.next_turn()
    assert table.clad_space == (0, 1)
    assert table.on_field() == {(0, 1): 3}


@rule("HC 2.10")
def test_a_witch_turns_at_will() -> None:
    """From one space she strikes in two directions, one after the other, without any action in between."""
    table = Table("luna", "mia")
    table.at(0, (0, 0))
    table.clad_at((1, 0))
    table.hand(0, "Absorb", "Shot")
    table.use("Absorb")
    table.clad_at((0, -1))
    table.use("Shot")
    assert table.figure(0).shards == 2


@rule("HC 2.11")
def test_the_clad_turns_by_cards_only() -> None:
    """An attack, a drop, a move and a turn of a Witch leave its direction; a Face icon changes it."""
    table = Table("luna", "mia")
    table.clad("Rending Claws", "Veer Right")
    table.at(0, (2, 2))
    table.at(1, (2, 1))
    table.clad_at((0, 0), "west")
    table.hand(0, "Move")
    table.use("Move")
    table.go((1, 2))
    assert table.facing == "west"
    table.next_turn()
    assert table.facing == "west"
    table.next_turn()
    assert table.facing == "north"
    assert len(table.events("clad turns")) == 1


@rule("HC 2.11")
def test_a_skill_card_turns_the_clad() -> None:
    table = Table("mia", "luna")
    table.at(0, (1, 0))
    table.hand(0, '"Look Over There!"')
    table.gauges(0, mp=1)
    table.use('"Look Over There!"')
    assert table.facing == "west"


@rule("HC 2.12", "HC 2.13", "HC 2.14")
@pytest.mark.parametrize(
    ("facing", "behind"), [("north", (0, -1)), ("south", (0, 1)), ("east", (-1, 0)), ("west", (1, 0))]
)
def test_w37_behind_the_clad_is_opposite_to_its_front(facing: str, behind: Space) -> None:
    """Surprise Slash deals 2 from behind, 1 from the front and from the sides."""
    table = Table("mia", "luna")
    table.clad_at((0, 0), facing)
    for space in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        table.at(0, space)
        table.hand(0, "Surprise Slash")
        table.use("Surprise Slash")
        assert table.events("clad damaged", 0)[-1].numbers[0] == (2 if space == behind else 1)


@rule("HC 2.12")
@pytest.mark.parametrize(
    ("facing", "spaces"),
    [
        ("north", ("b4", "c4", "d4")),
        ("east", ("d4", "d3", "d2")),
        ("south", ("d2", "c2", "b2")),
        ("west", ("b2", "b3", "b4")),
    ],
)
def test_rending_claws_strikes_at_the_front(facing: str, spaces: tuple[str, ...]) -> None:
    table = Table("luna", "mia")
    table.clad_at((0, 0), facing)
    table.clad("Rending Claws")
    table.next_turn()
    assert table.events("clad attacks")[0].words == spaces


@rule("HC 2.16")
def test_up_to_allows_no_movement() -> None:
    table = Table("mia", "luna")
    table.at(0, (0, -1))
    table.hand(0, "Hit and Run")
    table.use("Hit and Run")
    assert table.can(c.PASS)
    table.done()
    assert table.where(0) == (0, -1)


@rule("HC 2.16")
def test_a_plain_number_must_be_moved_in_full() -> None:
    table = Table("mia", "luna")
    table.at(0, (-1, 0))
    table.hand(0, "Accelerate")
    table.gauges(0, mp=1)
    table.use("Accelerate")
    assert not table.can(c.PASS)
    table.go((-1, 1))
    assert not table.can(c.PASS)
    table.go((-1, 2))
    assert table.asked == "act"


@rule("HC 2.16", "HC 12.14")
def test_what_is_not_possible_is_left_out() -> None:
    """Luna stands between the Clad and three Witches: Move is used, and moves nobody."""
    table = Table("luna", "mia", "rosette", "flare")
    table.at(0, (0, -1))
    table.at(1, (1, -1))
    table.at(2, (-1, -1))
    table.at(3, (0, -2))
    table.hand(0, "Move")
    table.use("Move")
    assert table.where(0) == (0, -1)
    assert table.figure(0).moved == 0
    assert table.cards(0, "discard") == ["Move"]
