"""HC 3: boards and gauges."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule


@rule("HC 3.1", "HC 5.5")
@pytest.mark.parametrize("witches", [("luna",), ("luna", "mia"), ("luna", "mia", "rosette", "flare")])
def test_three_clad_slots_four_turn_slots(witches: tuple[str, ...]) -> None:
    table = Table(*witches, start="draft")
    assert len(table.clad_names("slots")) == 3
    free = set(table.slots())
    assert free == {1, 2, 3}  # the 4th lies above the 1st Standby slot


@rule("HC 3.2", "HC 8.3", "HC 7.5")
@pytest.mark.parametrize(
    ("slots", "witch", "standby"), [((1, 4), 0, 4), ((2, 4), 0, 3), ((3, 4), 0, 2), ((1, 4), 1, 1), ((1, 2), 1, 3)]
)
def test_each_turn_slot_has_its_standby_slot_below(slots: tuple[int, int], witch: int, standby: int) -> None:
    """The Turn card slides there at the start of the turn; in the next Draft Phase the slot above it is forbidden."""
    table = Table("luna", "mia", slots=slots)
    slot = slots[witch]
    if witch == 1:
        assert table.figure(1).slot + 1 == slot
        table.next_turn()
    assert (table.asked, table.witch) == ("act", witch)
    assert table.figure(witch).slot == -1
    assert table.figure(witch).standby + 1 == standby
    while (table.asked, table.witch) != ("choose turn slot", witch):
        table.choose(table.state.options[0])
    assert slot not in table.slots()


@rule("HC 3.3", "HC 6.3")
def test_the_card_on_the_board_is_the_turn_card() -> None:
    """It is in no other zone, and it is not counted for the hand of 3."""
    table = Table("luna", "mia", start="draft")
    assert table.witch == 0  # the second player has not drafted yet
    figure = table.figure(1)
    assert table.match.card(figure.turn_card) in table.match.boards[1].cards
    assert (len(figure.hand), len(figure.deck), len(figure.discard)) == (3, 5, 0)
    assert table.all_cards(1).total() == 9


@rule("HC 3.4", "HC 3.6", "HC 4.8", "HC 4.15")
def test_everything_starts_at_the_beginning() -> None:
    table = Table("luna", "mia", "rosette", start="set-up")
    assert table.state.voltage == 1
    assert (table.clad_space, table.facing) == ((0, 0), "north")
    for witch in range(3):
        figure = table.figure(witch)
        assert (figure.mp, figure.cp, figure.injuries, figure.shards) == (0, 0, 0, 0)
        assert figure.hand == []


@rule("HC 3.5", "HC 10.1", "HC 16.3", "HC 16.4")
@pytest.mark.parametrize(("voltage", "atk"), [(1, 2), (2, 3), (3, 4)])
def test_the_atk_of_the_clad_follows_its_voltage(voltage: int, atk: int) -> None:
    table = Table("luna", "mia")
    table.voltage(voltage)
    table.clad("Rending Claws")
    table.at(0, (-1, 1))
    table.gauges(0, shards=9)
    table.end()
    table.pass_to("act")
    assert table.damage(0) == [atk]
    assert table.figure(0).injuries == 1
    assert table.on_field()[-1, 1] == atk


@rule("HC 3.7", "HC 3.8")
@pytest.mark.parametrize(("before", "after"), [(4, 6), (5, 7), (6, 7), (7, 7)])
def test_w43_mp_stops_at_seven(before: int, after: int) -> None:
    table = Table("luna", "mia")
    table.gauges(0, mp=before)
    table.hand(0, "Auxiliary Mana")
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == after


@rule("HC 3.7", "HC 3.8", "HC 14.5")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (6, 7), (7, 7)])
def test_cp_stops_at_seven(before: int, after: int) -> None:
    table = Table("luna", "mia")
    table.hand(0, "Muninn")
    table.deck(0)  # all of it lies in the discard pile
    table.gauges(0, cp=before)
    table.use("Muninn")
    table.done()  # no swap
    assert table.figure(0).cp == after


@rule("HC 3.9")
def test_injuries_go_beyond_seven() -> None:
    table = Table("luna", "mia")
    table.gauges(0, injuries=7)
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.end()
    table.pass_to("act")
    assert table.figure(0).injuries == 8


@rule("HC 3.10", "HC 14.1")
@pytest.mark.parametrize("cp", range(5))
def test_a_price_above_the_gauge_cannot_be_paid(cp: int) -> None:
    table = Table("luna", "mia")
    table.gauges(0, cp=cp)
    assert table.can(table.cp_option("Choose one")) is (cp >= 1)
    assert table.can(table.cp_option("Draw 1 card")) is (cp >= 2)
    assert table.can(table.cp_option("Sabbath")) is (cp >= 3)
