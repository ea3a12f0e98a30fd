"""Boosts whose lines each player performs at the own attack (EX 15.3, 15.8)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table


def both(text: str, *, first: int, discards: bool = False) -> Table:
    """Seat 0 has a boost with this text; both attack out of reach, and `first` is the faster one."""
    peel = card("Peel", boost=text, boost_kind="continuous")
    fast = card("Fast", speed=9, reach="9", power=1)
    slow = card("Slow", speed=1, reach="9", power=1)
    table = Table(stand_in(peel, fast, slow), stand_in(fast, slow), spaces=(3, 7))
    table.put(0, "boosts", "Peel")
    table.hand(first, "Fast")
    table.hand(1 - first, "Slow")
    table.pause("clean-up")
    table.strike("Fast" if first == 0 else "Slow", "Slow" if first == 0 else "Fast")
    return table


@rule("EX 15.3")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_performs_it_before_the_own_attack(first: int) -> None:
    table = both("Each player's before: +1 Power.\nEach player's before: Advance 1.", first=first)
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.stats(0)[0], table.stats(1)[0]) == (2, 2)
    assert (table.at(0), table.at(1)) == (4, 6)


@rule("EX 15.8", "EX 10.24")
@pytest.mark.parametrize("first", [0, 1])
def test_who_attacks_first_performs_what_discards_it(first: int) -> None:
    table = both("Each player's after: Take 3 non-lethal damage. Discard this boost.", first=first)
    assert (table.life(first), table.life(1 - first)) == (27, 30)
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == ([], ["Peel"])
    assert table.cards(1, "discard") == []
