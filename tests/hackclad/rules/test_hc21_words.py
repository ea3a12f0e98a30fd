"""HC 21: Extra Costs, Repel, Reveal, Reduce."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Space, Table
from tests.rules import rule
from wildswing.hackclad import constants as c

BEHIND = (0, -1)


def table_for(witch: str, *hand: str, at: Space = BEHIND, mp: int = 7, other: str = "luna") -> Table:
    """A Witch next to the Clad on (0, 0), with this hand; another one far away."""
    table = Table(witch, other)
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, at)
    table.at(1, (2, 2))
    table.gauges(0, mp=mp)
    table.hand(0, *hand)
    return table


@rule("HC 21.1", "HC 12.2", "HC 12.3")
def test_w49_an_extra_cost_that_cannot_be_paid_forbids_the_card() -> None:
    table = table_for("rosette", "Rose Whip")
    assert not table.usable("Rose Whip")
    table.hand(0, "Rose Whip", "Move")
    table.use("Rose Whip")
    assert sorted(table.cards(0, "discard")) == ["Move", "Rose Whip"]
    assert (table.figure(0).shards, table.figure(0).mp) == (3, 6)


@rule("HC 21.1")
def test_two_cards_are_asked_for_and_one_is_not_enough() -> None:
    table = table_for("flare", "Desperate Measures", "Move")
    assert not table.usable("Desperate Measures")
    table.hand(0, "Desperate Measures", "Move", "Guard")
    table.use("Desperate Measures")
    table.pick("Guard")
    if table.asked == "pick card":
        table.pick("Move")
    assert (table.figure(0).dealt, table.cards(0, "hand")) == (7, [])


@rule("HC 21.1")
def test_an_optional_extra_cost_may_be_left_unpaid() -> None:
    table = table_for("rosette", "Firecracker", "Move")
    table.use("Firecracker")
    table.done()
    assert (table.figure(0).shards, table.clad_space, table.cards(0, "hand")) == (1, (0, 0), ["Move"])
    table = table_for("rosette", "Firecracker")
    assert table.usable("Firecracker")
    table.use("Firecracker")
    assert (table.figure(0).shards, table.clad_space) == (1, (0, 0))


@rule("HC 21.1")
def test_a_shard_that_is_not_there_cannot_be_put_down_for_an_extra_cost() -> None:
    table = table_for("luna", other="mia")
    table.clad("Rending Claws")
    table.at(1, (0, 1))
    table.hand(1, "Shadow Clone")
    table.end()
    assert (table.asked, table.witch) == ("react", 1)
    assert not table.usable("Shadow Clone")
    table.gauges(1, shards=1)
    assert table.usable("Shadow Clone")


@rule("HC 21.2", "HC 21.3", "HC 21.4")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
@pytest.mark.parametrize(
    ("at", "to"), [((0, -1), (0, 1)), ((0, 1), (0, -1)), ((-1, 0), (1, 0)), ((1, 0), (-1, 0))], ids=str
)
def test_a_repel_moves_the_clad_1_space_away_from_the_witch_and_does_not_turn_it(
    at: Space, to: Space, facing: str
) -> None:
    table = table_for("luna", "Rebuff", at=at, other="mia")
    table.clad_at((0, 0), facing)
    table.use("Rebuff")
    assert (table.clad_space, table.facing) == (to, facing)


@rule("HC 21.2", "HC 2.2")
def test_a_repel_over_the_edge() -> None:
    table = table_for("luna", "Rebuff", at=(2, 0), other="mia")
    table.clad_at((-2, 0))
    table.use("Rebuff")
    assert table.clad_space == (-1, 0)


@rule("HC 21.5", "HC 12.13")
def test_a_repel_comes_last_after_the_card_is_discarded() -> None:
    table = table_for("luna", "Rebuff", at=(0, -1), other="mia")
    table.at(1, (0, 1))
    table.hand(1, "Guard")
    table.use("Rebuff")
    assert (table.asked, table.witch) == ("react", 1)
    assert (table.figure(0).shards, table.cards(0, "discard"), table.cards(0, "playing")) == (2, ["Rebuff"], [])
    table.done()
    kinds = table.kinds()
    assert kinds.index("clad damaged") < kinds.index("put away") < kinds.index("clad tramples")
    assert table.damage(1) == [2]


@rule("HC 21.5", "HC 15.13")
def test_the_repel_of_a_reaction_comes_last_too() -> None:
    table = table_for("rosette")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Counter Cross")
    table.hand(1, "Guard")
    table.end()
    table.use("Counter Cross")
    assert (table.asked, table.witch) == ("react", 1)
    assert table.cards(0, "discard") == ["Counter Cross"]


@rule("HC 21.6", "HC 26.1")
@pytest.mark.parametrize(
    ("facing", "turned"), [("north", "south"), ("east", "west"), ("south", "north"), ("west", "east")]
)
def test_a_repel_turns_with_the_clad(facing: str, turned: str) -> None:
    table = table_for("rosette", "Immolate", at=(-1, 0))
    table.clad_at((0, 0), facing)
    table.at(1, (1, 0))
    table.hand(1, "Mirror of Eight")
    table.gauges(1, mp=1)
    table.use("Immolate")
    table.use("Mirror of Eight")
    assert (table.clad_space, table.facing) == ((-1, 0), turned)
    assert table.damage(0) == [2]


@rule("HC 21.7", "HC 21.9")
def test_a_revealed_card_is_shown_to_all_and_stays_on_top_of_the_deck() -> None:
    table = table_for("luna", "Storm", at=(0, -2), other="mia")
    table.top(0, "Absorb", "Move")
    size = len(table.figure(0).deck)
    table.use("Storm")
    (event,) = table.events("reveal", 0)
    assert (event.cards, event.cards_for) == ((table.card(0, "Absorb"),), -1)
    assert len(table.figure(0).deck) == size
    assert table.cards(0, "deck")[-2:] == ["Move", "Absorb"]
    assert table.figure(0).deck[-1] & c.KNOWN_TO_ALL


@rule("HC 21.8")
def test_a_reduction_cannot_bring_the_damage_below_0() -> None:
    table = table_for("flare")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.hand(0, "Guard", "Fortress")
    table.gauges(0, shards=1)
    table.end()
    table.use("Guard")
    table.use("Fortress")
    assert (table.damage(0), table.figure(0).shards, table.figure(0).best_reduction) == ([0], 2, 2)


@rule("HC 21.10")
def test_enhanced_cards_are_used_as_basic_ones() -> None:
    table = table_for("rosette", "Barrage", "Sol Shimmer")
    for name, shards in (("Barrage", 1), ("Sol Shimmer", 3)):
        table.use(name)
        assert (table.figure(0).shards, table.cards(0, "discard")[-1]) == (shards, name)


@rule("HC 9.13", "HC 26.25", "HC 10.5")
def test_a_repel_of_a_clad_that_cannot_move_does_nothing_and_tramples_nobody() -> None:
    table = table_for("flare", "Ensnare", other="luna")
    table.use("Ensnare")
    table.at(0, (2, 0))
    table.end()
    assert (table.asked, table.witch) == ("act", 1)
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.at(1, (0, -1))
    table.hand(1, "Rebuff")
    table.gauges(1, mp=2)
    table.use("Rebuff")
    assert (table.asked, table.witch, table.clad_space) == ("act", 1, (0, 0))
    assert (table.damage(0), table.where(0), table.figure(1).shards) == ([], (0, 1), 2)
