"""EX 12: what happens before and after an attack is set."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 12.2", "EX 12.4", "EX 23.3")
def test_what_a_player_does_when_striking_comes_before_that_player_sets() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Hadoken", "Block")
    table.hand(1, "Gohadoken", "Block")
    table.gauge(0, "Cross")
    table.gauge(1, "Cross")
    table.choose(c.STRIKE_ACTION)
    seen = []
    for answer in (c.YES, None, c.YES, None):
        seen.append((table.seat, table.asked, table.count(table.seat, "hand"), table.side(table.seat).attack))
        table.choose(c.SET_CARD + table.card(table.seat, "Block") if answer is None else answer)
    nothing = c.NO_CARD
    assert seen == [
        (0, "may", 2, nothing),
        (0, "set attack", 2, nothing),
        (1, "may", 2, nothing),
        (1, "set attack", 2, nothing),
    ]


@rule("EX 12.3")
@pytest.mark.parametrize(("condition", "way"), [("EX", "ex"), ("Wild swing", "wild")])
def test_an_effect_that_depends_on_how_the_attack_was_set_comes_right_after_setting(condition: str, way: str) -> None:
    for set_as, drawn in (("ex", 2 if way == "ex" else 0), ("wild", 2 if way == "wild" else 0), ("regular", 0)):
        table = Table(stand_in(ability=f"On set: {condition}: Draw 2."), "akuma")
        table.hand(0, "Sweep", "Sweep", "Focus")
        table.hand(1, "Block", "Block")
        table.choose(c.STRIKE_ACTION)
        assert (table.asked, table.count(0, "hand")) == ("set attack", 3), "nothing is drawn before the way is known"
        before = table.count(0, "deck") - (set_as == "wild")
        table.set("wild" if set_as == "wild" else "Sweep", ex=set_as == "ex")
        assert (table.seat, table.asked) == (1, "set attack"), "the Defender has not set yet"
        assert before - table.count(0, "deck") == drawn


@rule("EX 12.3", "EX 18.8")
def test_when_both_have_effects_at_a_setting_the_attackers_come_first() -> None:
    watcher = stand_in(ability="When the opponent sets: Draw 1.")
    setter = stand_in(ability="On set: Wild swing: Draw 1.")
    for characters in ((setter, watcher), (watcher, setter)):
        table = Table(*characters)
        for seat in (0, 1):
            table.hand(seat, "Block", "Block")
        table.choose(c.STRIKE_ACTION)
        for character in characters:
            table.set("wild" if character is setter else "Block")
        assert [event.seat for event in table.events("effect")][:2] == [0, 1]


@rule("EX 12.3")
@pytest.mark.parametrize(("way", "power"), [("wild", 4), ("Cross", 3)])
def test_an_effect_for_the_opponents_setting_sees_how_it_was_set(way: str, power: int) -> None:
    table = Table(
        stand_in(ability="When the opponent sets: If the opponent's attack is a wild swing, +1 Power."), "akuma"
    )
    table.hand(0, "Cross", "Block")
    table.hand(1, "Cross", "Block")
    table.top(1, "Focus")
    table.pause("attack")
    table.strike("Cross", way)
    assert table.stats(0)[0] == power
