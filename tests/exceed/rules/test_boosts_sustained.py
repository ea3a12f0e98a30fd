"""Boosts that sustain themselves, or that an effect sustains (EX 17.4, 19.2)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

OATH = "Cleanup: If this boost is not sustained, you may spend 1 life: Sustain this boost."


def table_with(text: str, *others: str, attack: str = "", copies: int = 1) -> Table:
    """A fighter out of reach with a continuous boost of this text in play, about to Strike."""
    oath = card("Oath", text=attack, boost=text, boost_kind="continuous", reach="9")
    table = Table(stand_in(oath, *others), "nehtali", spaces=(1, 9))
    table.put(0, "boosts", *["Oath"] * copies)
    table.hand(0, "Focus")
    table.hand(1, "Focus")
    return table


@rule("EX 17.4", "EX 19.2")
def test_a_boost_sustains_itself() -> None:
    table = table_with("Cleanup: If you are not stunned, sustain this boost.")
    table.strike("Focus", "Focus")
    assert table.cards(0, "boosts") == ["Oath"]
    assert [event.rule for event in table.events("sustain", 0)] == ["EX 19.2"]


@rule("EX 17.3")
def test_a_stunned_player_loses_a_boost_that_needs_it_not_to_be() -> None:
    table = table_with("Cleanup: If you are stunned, sustain this boost.")
    table.strike("Focus", "Focus")
    assert table.cards(0, "boosts") == []


@rule("EX 19.2")
@pytest.mark.parametrize("paid", [True, False])
def test_sustaining_for_a_price(paid: bool) -> None:
    table = table_with(OATH)
    table.strike("Focus", "Focus")
    assert table.asked == "may"
    table.choose(c.YES if paid else c.PASS)
    assert (table.cards(0, "boosts"), table.life(0)) == ((["Oath"], 29) if paid else ([], 30))


@rule("EX 19.2")
def test_of_two_copies_each_is_sustained_on_its_own() -> None:
    table = table_with(OATH, copies=2)
    table.strike("Focus", "Focus")
    table.yes()
    assert table.asked == "may", "the other copy"
    table.no()
    assert (table.cards(0, "boosts"), table.life(0)) == (["Oath"], 29)
    table = table_with("Cleanup: Sustain this boost.", copies=2)
    table.strike("Focus", "Focus")
    assert table.cards(0, "boosts") == ["Oath", "Oath"]


@rule("EX 19.2")
@pytest.mark.parametrize("some", ["1", "up to 1"])
def test_sustaining_some_of_ones_boosts(some: str) -> None:
    helper = card("Helper", boost="+1 Power.", boost_kind="continuous")
    keeper = card("Keeper", text=f"After: Sustain {some} of your continuous boosts.", reach="9")
    table = table_with("+1 Speed.", helper, keeper)
    table.put(0, "boosts", "Oath", "Helper")
    table.hand(0, "Keeper")
    table.strike("Keeper", "Focus")
    assert table.can(c.PASS) == (some != "1")
    table.pick("Helper")
    assert table.cards(0, "boosts") == ["Helper"]
