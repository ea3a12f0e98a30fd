"""Attacks that become boosts in the middle of a strike (EX 15.16, 10.20)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table

WALL = "+1 Armor and +3 Guard.\nCleanup: If you are not stunned, sustain this boost.\nNow: Draw 1."


def fast(text: str, *, boost: str = WALL, guard: int = 0) -> Table:
    """A fast attack out of reach with this text, answered by a Power of 4."""
    shield = card("Shield", text, speed=9, reach="9", guard=guard, boost=boost, boost_kind="continuous")
    hammer = card("Hammer", power=4, speed=1, reach="1-9")
    table = Table(stand_in(shield), stand_in(hammer), spaces=(1, 9))
    table.hand(0, "Shield")
    table.hand(1, "Hammer")
    return table


@rule("EX 15.16", "EX 10.20", "EX 10.4")
@pytest.mark.parametrize("sustained", ["", "sustained "])
def test_during_an_attack_it_is_a_boost_at_once(sustained: str) -> None:
    table = fast(f"+5 Guard.\nAfter: You may put your attack into play as a {sustained}boost.")
    table.strike("Shield", "Hammer")
    table.yes()
    assert table.damage(0) == [3], "the Armor of the boost"
    assert not table.events("stun"), "its Guard of 3"
    assert table.events("not stunned", 0)[0].numbers == (3, 3), "and no more that of the attack"
    assert (table.cards(0, "boosts"), table.count(0, "hand")) == (["Shield"], 0), "Now did not happen"


@rule("EX 17.3", "EX 15.16")
def test_one_that_is_not_sustained_leaves_at_clean_up() -> None:
    table = fast("After: Put your attack into play as a boost.", boost="+1 Armor.")
    table.strike("Shield", "Hammer")
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == ([], ["Shield"])


@rule("EX 17.12")
def test_at_clean_up_it_becomes_a_boost_when_it_is_placed() -> None:
    table = fast("Cleanup: Put your attack into play as a sustained boost.")
    table.strike("Shield", "Hammer")
    assert table.damage(0) == [4]
    assert table.cards(0, "boosts") == ["Shield"]
    assert [event.words[0] for event in table.events("attack placed", 0)] == ["boosts"]


@rule("EX 15.16", "EX 20.2", "EX 20.4")
def test_an_attack_given_to_the_opponent_as_a_boost() -> None:
    table = fast("After: Give your attack to the opponent as a sustained boost.", boost="+2 Power and -6 Guard.")
    table.strike("Shield", "Hammer")
    assert table.damage(0) == [6], "its stat lines hold for the opponent at once"
    assert (table.cards(0, "boosts"), table.cards(1, "boosts")) == ([], ["Shield"])
    table.hand(1, "Hammer")
    table.hand(0, "Block")
    table.strike("Hammer", "Block")
    assert (table.cards(1, "boosts"), table.cards(0, "discard").count("Shield")) == ([], 1)
