"""HC 16: damage to Witches and injuries; HC 17: re-entry."""

from __future__ import annotations

import pytest

from tests.hackclad.table import OFF, Space, Table
from tests.rules import rule

ENTRIES = {(-1, 2), (2, 1), (1, -2), (-2, -1)}


def clawed(*witches: str, voltage: int = 1, shards: int = 0, slots: tuple[int, ...] = (1, 2, 3, 4)) -> Table:
    """A table where Rending Claws come next, with Witch 0 on (0, 1) before the Clad and the others out of reach."""
    table = Table(*witches, slots=slots)
    table.voltage(voltage)
    table.clad("Rending Claws", "Tail Whip", "Searing Blast")
    table.at(0, (0, 1))
    for witch in range(1, len(witches)):
        table.at(witch, (2, 1 - witch))
    table.gauges(0, shards=shards)
    return table


@rule("HC 16.1", "HC 16.3", "HC 16.4", "HC 16.6", "HC 16.7", "HC 9.1")
def test_w3_rending_claws_hit() -> None:
    table = clawed("rosette", "mia", shards=3)
    table.end()
    rosette = table.figure(0)
    assert (table.damage(0), rosette.injuries, rosette.shards, table.where(0)) == ([2], 1, 1, OFF)
    assert table.on_field() == {(0, 1): 3}  # the Drop came after


@rule("HC 16.1", "HC 16.8")
def test_one_damage_left_of_a_reduced_attack_injures() -> None:
    table = clawed("flare", "mia", shards=3)
    table.hand(0, "Move")
    table.end()
    table.basic("-1 DMG", "Move")
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).shards) == ([1], 1, 2)


@rule("HC 16.2", "HC 9.11")
def test_w4_damage_reduced_to_0_injures_nobody() -> None:
    table = clawed("flare", "mia")
    table.hand(0, "Guard")
    table.end()
    table.use("Guard")
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).shards, table.where(0)) == ([0], 0, 1, (0, 1))
    assert table.on_field() == {}


@rule("HC 16.3", "HC 16.4", "HC 16.8")
def test_w47_an_injury_is_one_whatever_the_damage_and_the_shards_are_those_of_the_reduced_damage() -> None:
    table = clawed("rosette", "mia", voltage=2, shards=9)
    table.hand(0, "Move")
    table.end()
    table.basic("-1 DMG", "Move")
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).shards) == ([2], 1, 7)
    assert table.on_field() == {(0, 1): 3}


@rule("HC 16.5", "HC 16.3")
def test_w6_too_few_shards() -> None:
    table = clawed("luna", "mia", voltage=2, shards=1)
    table.end()
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).shards) == ([3], 1, 0)
    assert table.on_field() == {(0, 1): 2}


@rule("HC 16.7")
def test_placed_shards_are_for_anyone_who_moves_there() -> None:
    table = clawed("luna", "mia", shards=3)
    table.at(1, (1, 0))
    table.hand(1, "Move")
    table.clad("Veer Left")
    table.clad_at((0, 0), "north")
    table.end()  # Luna is trampled on (0, 1) and the Clad stands on her Shards
    assert table.on_field() == {(0, 1): 2}
    table.clad_at((-2, -2))
    table.at(1, (1, 1))
    table.use("Move")
    table.go((0, 1))
    assert (table.figure(1).shards, table.on_field()) == (2, {})


@rule("HC 16.3", "HC 16.4", "HC 16.5", "HC 16.6", "HC 10.8", "HC 17.1")
def test_w53_two_witches_hit_by_one_attack() -> None:
    table = Table("luna", "mia", "flare", slots=(1, 4, 3))
    table.voltage(3)
    table.clad("Rending Claws", "Tail Whip", "Whirlwind")
    table.at(0, (1, 1))
    table.at(1, (0, 1))
    table.at(2, (-2, -2))
    table.gauges(0, shards=2)
    table.gauges(1, shards=6)
    table.end()
    assert [event.seat for event in table.events("injury")] == [0, 1]
    assert (table.figure(0).injuries, table.figure(1).injuries) == (1, 1)
    assert (table.figure(0).shards, table.figure(1).shards) == (0, 2)
    assert table.on_field() == {(1, 1): 2, (0, 1): 5, (0, -1): 1}  # the last one is of Tail Whip
    assert (table.asked, table.witch) == ("act", 2)
    table.end()
    assert (table.asked, table.witch) == ("choose entry", 1)  # before her turn in this round
    table.go((2, 1))
    assert (table.asked, table.witch) == ("act", 1)
    table.end()
    assert table.state.round == 2
    while (table.asked, table.witch) != ("choose entry", 0):
        assert table.where(0) is OFF
        table.choose(table.state.options[0])
    assert table.state.round == 2


@rule("HC 17.1", "HC 8.4", "HC 17.7")
def test_she_re_enters_before_her_turn_of_the_same_round_and_then_has_it() -> None:
    table = clawed("flare", "mia", slots=(2, 1))
    assert table.witch == 1
    table.hand(0, "Move")
    table.end()
    while table.asked == "react":
        table.done()
    assert (table.asked, table.witch, table.where(0)) == ("choose entry", 0, OFF)
    table.go((1, -2))
    assert (table.asked, table.witch, table.where(0)) == ("act", 0, (1, -2))
    assert table.usable("Move")


@rule("HC 17.1", "HC 7.2")
def test_she_re_enters_first_of_all_in_the_draft_phase() -> None:
    table = clawed("flare", "mia")
    table.end()
    table.next_turn()
    assert table.state.round == 2
    assert (table.asked, table.witch) == ("choose turn slot", 1)  # in Standby 3rd; Flare waits in the 4th
    turn_card = int(table.figure(0).turn_card)
    while table.asked != "choose entry":
        table.choose(table.state.options[0])
    assert (table.witch, int(table.figure(0).turn_card)) == (0, turn_card)
    table.go(min(table.spaces()))
    assert (table.asked, table.witch, int(table.figure(0).turn_card)) == ("choose turn slot", 0, -1)


@rule("HC 17.2", "HC 2.15")
def test_she_re_enters_on_an_entry_point_without_witch_and_clad() -> None:
    table = clawed("flare", "mia", "luna", slots=(2, 1, 3))
    table.at(2, (1, -2))
    table.at(1, (2, 2))
    table.end()
    table.clad_at((-2, -1))
    assert table.asked == "choose entry"
    assert table.spaces() == {(-1, 2), (2, 1)}
    table.clad_at((0, 0))
    assert table.spaces() == ENTRIES - {(1, -2)}


@rule("HC 17.3", "HC 17.4", "HC 17.5", "HC 17.6")
def test_w24_without_a_free_entry_point_any_free_space_will_do() -> None:
    table = Table("rosette", "flare", "mia", "luna", slots=(1, 2, 3, 4))
    table.missions(3, "Flash", "Collector")
    for witch, space in enumerate(((-1, 2), (2, 1), (1, -2))):
        table.at(witch, space)
    table.at(3, OFF)
    table.hand(3, "Catalyst")
    table.shards((0, 2), 3)
    table.state.stack[0].b = 6  # the Action Phase goes on with Turn slot 4
    table.clad_at((-2, -1))
    table.end()
    assert (table.asked, table.witch) == ("choose entry", 3)
    taken: set[Space] = {(-1, 2), (2, 1), (1, -2), (-2, -1)}
    assert table.spaces() == {(x, y) for x in range(-2, 3) for y in range(-2, 3)} - taken
    table.go((0, 2))
    luna = table.figure(3)
    assert (luna.shards, luna.picked, luna.moved, table.on_field()) == (3, 3, 0, {})
    assert table.completed(3) == ["Collector"]
    table.use("Catalyst")
    assert luna.mp == 2


@rule("HC 17.7")
def test_after_the_re_entry_of_a_draft_the_draft_goes_on_as_usual() -> None:
    table = clawed("flare", "mia")
    table.end()
    table.next_turn()
    while table.asked != "choose entry":
        table.choose(table.state.options[0])
    table.go(min(table.spaces()))
    hand = len(table.figure(0).hand)
    table.slot(2)
    assert table.asked == "place turn card"
    table.choose(table.state.options[0])
    assert len(table.figure(0).hand) == hand - 1
    assert (table.figure(0).slot, table.figure(0).mp) == (1, 1)


@rule("HC 11.5", "HC 11.6", "HC 10.5")
def test_w23_injured_on_her_own_turn() -> None:
    table = Table("mia", "luna")
    table.clad("Tail Whip")
    table.at(0, (0, 1))
    table.hand(0, '"Oi, Over Here!"', "Move", "Guard")
    table.use('"Oi, Over Here!"')
    assert table.asked == "react"
    table.done()
    assert (table.damage(0), table.where(0), table.clad_space) == ([2], OFF, (0, 1))
    assert (table.asked, table.witch) == ("act", 1)
    assert table.cards(0, "discard") == ['"Oi, Over Here!"']
    assert sorted(table.cards(0, "hand")) == ["Guard", "Move"]
    assert table.cards(0, "playing") == []


@rule("HC 11.5", "HC 26.1", "HC 21.6", "HC 15.7", "HC 15.8", "HC 10.5")
def test_w13_a_repel_tramples_a_witch_who_turns_the_clad_against_the_active_player() -> None:
    table = Table("rosette", "luna")
    table.clad("Tail Whip")
    table.at(0, (-1, 0))
    table.at(1, (1, 0))
    table.hand(0, "Immolate", "Guard", "Move")
    table.gauges(0, mp=3)
    table.hand(1, "Mirror of Eight")
    table.gauges(1, mp=1)
    table.use("Immolate")
    assert (table.figure(0).shards, table.cards(0, "discard")) == (5, ["Immolate"])
    assert (table.asked, table.witch) == ("react", 1)
    table.use("Mirror of Eight")
    assert (table.asked, table.witch) == ("react", 0)
    table.done()
    assert (table.damage(0), table.damage(1), table.where(0), table.where(1)) == ([2], [], OFF, (1, 0))
    assert (table.clad_space, table.facing, table.figure(0).shards) == ((-1, 0), "south", 3)
    # Her turn is over, although she still has cards: the Clad has had its turn, and Luna is next.
    assert (table.asked, table.witch) == ("act", 1)
    assert sorted(table.cards(0, "hand")) == ["Guard", "Move"]


@rule("HC 11.5")
def test_another_witch_injured_on_ones_turn_does_not_end_it() -> None:
    table = Table("rosette", "luna")
    table.at(0, (0, -1))
    table.at(1, (0, 1))
    table.hand(0, "Immolate")
    table.gauges(0, mp=3)
    table.use("Immolate")
    assert table.damage(1) == [2]
    assert (table.asked, table.witch) == ("act", 0)


@pytest.mark.parametrize("damage", [2, 3, 4])
@rule("HC 16.3", "HC 3.5", "HC 10.1")
def test_the_damage_is_the_atk_of_the_voltage_and_counts_one_injury(damage: int) -> None:
    table = clawed("luna", "mia", voltage=damage - 1, shards=9)
    table.end()
    assert (table.damage(0), table.figure(0).injuries, table.figure(0).shards) == ([damage], 1, 9 - damage)
