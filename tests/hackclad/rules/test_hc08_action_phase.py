"""HC 8: the Action Phase."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule


def course(table: Table) -> list[tuple[str, int]]:
    """The turns of the running round so far: whose, or which Clad slot (from 1)."""
    return [
        (event.kind, event.seat if event.kind == "turn" else event.numbers[1] + 1)
        for event in table.state.log or []
        if event.kind in {"turn", "clad turn"}
    ]


@rule("HC 8.1", "HC 9.14")
def test_witches_and_clad_take_turns() -> None:
    """Nobody is asked to move the Clad: all decisions of the phase are the players' own."""
    table = Table("luna", "mia", "rosette", "flare", start="draft")
    table.draft(3, 1, 4, 2)
    table.state.log = table.events("turn")  # the first turn has begun
    asked = set()
    while table.state.round == 1:
        asked.add(table.asked)
        table.choose(table.state.options[0])
    assert course(table)[:7] == [
        ("turn", 1), ("clad turn", 1), ("turn", 3), ("clad turn", 2), ("turn", 0), ("clad turn", 3), ("turn", 2),
    ]  # fmt: skip
    assert asked <= {"act", "react", "choose entry"}


@rule("HC 8.2", "HC 5.5")
def test_w52_empty_slots_are_skipped_and_the_clad_is_not() -> None:
    table = Table("luna", "mia", start="draft")
    table.draft(2, 4)
    while table.state.round == 1:
        table.choose(table.state.options[0])
    assert course(table)[:5] == [
        ("clad turn", 1), ("turn", 0), ("clad turn", 2), ("clad turn", 3), ("turn", 1),
    ]  # fmt: skip


@rule("HC 8.3")
@pytest.mark.parametrize(("slot", "standby"), [(1, 4), (2, 3), (3, 2)])
def test_the_turn_card_slides_at_the_start_of_the_turn(slot: int, standby: int) -> None:
    table = Table("luna", "mia", start="draft")
    table.draft(slot, 4)
    assert (table.asked, table.witch) == ("act", 0)
    assert (table.figure(0).slot, table.figure(0).standby + 1) == (-1, standby)
    assert (table.figure(1).slot + 1, table.figure(1).standby) == (4, -1)


@rule("HC 8.4", "HC 17.1", "HC 8.3")
def test_a_witch_off_the_field_re_enters_before_her_turn() -> None:
    """First the Turn card slides, then she enters, then she acts."""
    table = Table("luna", "mia", slots=(1, 2))
    table.at(1, None)
    table.next_turn()
    assert (table.asked, table.witch) == ("choose entry", 1)
    assert table.figure(1).standby + 1 == 3
    table.go((1, -2))
    assert (table.asked, table.witch) == ("act", 1)
    assert table.where(1) == (1, -2)


@rule("HC 8.5", "HC 5.1")
def test_after_the_last_turn_comes_the_next_round() -> None:
    table = Table("luna", "mia", slots=(1, 4))
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, (2, 2))
    table.at(1, (-2, 2))
    table.next_turn()
    assert table.state.round == 1
    table.end()
    assert table.state.round == 2
    assert [event.kind for event in table.state.log or []][-1] != "clad turn"
