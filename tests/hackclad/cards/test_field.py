"""What is printed on the Field and on the board beside it: Turn slots, Basic Actions, the Clad's ATK, Entry Points."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.scenes import attacked, turn
from tests.hackclad.table import Table
from wildswing.hackclad import constants as c
from wildswing.hackclad.text import load_field, load_missions


def drafted(slot: int) -> Table:
    """Somebody has just put a card into this Turn slot, after a draw to 3 cards."""
    table = Table("luna", "mia", "flare", start="draft")
    for figure in table.state.figures:
        figure.mp = figure.moved = 0
    if slot == 4:
        table.slot(1)
        table.choose(table.state.options[0])
    table.slot(slot)
    table.choose(table.state.options[0])
    return table


def test_turn_slot_1_draws_a_card() -> None:
    table = drafted(1)
    assert (len(table.cards(0, "hand")), len(table.cards(0, "deck"))) == (4, 4)


def test_turn_slot_2_gives_1_mp() -> None:
    table = drafted(2)
    assert (len(table.cards(0, "hand")), table.figure(0).mp) == (3, 1)


def test_turn_slot_3_draws_a_card_and_puts_one_back() -> None:
    table = drafted(3)
    assert table.asked == "pick card"
    assert (len(table.cards(0, "hand")), len(table.cards(0, "deck"))) == (4, 4)
    name = table.picks()[-1]
    table.pick(name)
    assert (len(table.cards(0, "hand")), len(table.cards(0, "deck"))) == (3, 5)
    assert table.cards(0, "deck")[-1] == name
    assert table.witch == 1


@pytest.mark.parametrize("moving", [False, True])
def test_turn_slot_4_moves_up_to_1_space(moving: bool) -> None:
    table = drafted(4)
    assert (table.witch, table.where(1)) == (1, (2, 1))
    assert table.spaces() == {(1, 1), (-2, 1), (2, 2), (2, 0)}
    if moving:
        table.go((2, 0))
    else:
        table.done()
    assert (table.where(1), table.figure(1).moved) == ((2, 0) if moving else (2, 1), moving)
    assert table.witch == 2


def test_basic_actions() -> None:
    table = turn("luna", "Shot", "Guard", at=(2, 0), mp=0)
    table.basic("+1 MP", "Shot")
    assert (table.figure(0).mp, table.cards(0, "hand")) == (1, ["Guard"])
    table.basic("+1 Move", "Guard")
    assert not table.can(c.PASS)
    table.go((2, -1))
    assert (table.where(0), table.figure(0).moved, table.asked) == ((2, -1), 1, "act")
    assert table.cards(0, "discard") == ["Shot", "Guard"]
    table = attacked("luna", "Shot")
    table.basic("-1 DMG", "Shot")
    assert (table.damage(0), table.cards(0, "discard")) == ([3], ["Shot"])


@pytest.mark.parametrize(("voltage", "atk"), [(1, 2), (2, 3), (3, 4)])
def test_the_atk_of_the_clad(voltage: int, atk: int) -> None:
    assert attacked("luna", voltage=voltage).damage(0) == [atk]


def test_what_the_rules_take_as_given_is_what_the_field_says() -> None:
    field = load_field()
    assert (field.columns, field.rows) == (c.WIDTH, c.WIDTH)
    assert (field.mp_max, field.cp_max, field.reshuffle_cp) == (c.GAUGE_MAX, c.GAUGE_MAX, 1)
    assert (field.clad_space, field.clad_facing, field.voltage_start, field.voltage_max) == ((0, 0), "north", 1, 3)
    assert (field.clad_slots, len(field.turn_slots), field.rounds) == (c.CLAD_SLOTS, c.TURN_SLOTS, 9)
    assert [slot.standby for slot in field.turn_slots] == [c.TURN_SLOTS - place for place in range(c.TURN_SLOTS)]
    assert [(turn.whose, turn.slot) for turn in field.order] == [
        ("player", 1), ("clad", 1), ("player", 2), ("clad", 2), ("player", 3), ("clad", 3), ("player", 4)
    ]  # fmt: skip
    assert (field.solo.set_aside, field.solo.face_down_slot) == (3, 2)
    assert load_missions().each == c.MISSIONS_EACH


def test_the_entry_points_and_the_place_of_the_clad() -> None:
    table = Table("luna", "mia", "flare", "amelia", start="set-up")
    assert [table.where(witch) for witch in range(4)] == [(-1, 2), (2, 1), (1, -2), (-2, -1)]
    assert table.match.entry_names == ["A", "B", "C", "D"]
    assert (table.clad_space, table.facing, int(table.state.voltage)) == ((0, 0), "north", 1)
