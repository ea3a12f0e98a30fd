"""Worked examples of docs/rules/examples.md that touch rules of several sections."""

from __future__ import annotations

from tests.hackclad.table import Table
from tests.rules import rule


@rule("HC 26.3", "HC 9.5", "HC 9.7")
def test_w14_rush_from_two_spaces_away() -> None:
    """Rosette on (0, 2) is in the range of the movement and not adjacent: no Counter Cross."""
    table = Table("rosette", "mia")
    table.clad("Rush")
    table.voltage(2)
    table.at(0, (0, 2))
    table.at(1, (2, 2))
    table.hand(0, "Counter Cross", "Guard")
    table.end()
    assert table.asked == "react"
    assert not table.usable("Counter Cross")
    assert table.usable("Guard")
    table.done()
    assert table.damage(0) == [3]
    assert table.clad_space == (0, 2)


@rule("HC 26.4", "HC 26.5", "HC 12.14")
def test_w16_hook_shot_with_and_without_a_witch_between() -> None:
    table = Table("flare", "mia")
    table.at(0, (0, -2))
    table.at(1, (2, 2))
    table.hand(0, "Hook Shot")
    table.use("Hook Shot")
    assert (table.figure(0).shards, table.where(0)) == (1, (0, -1))
    table.at(0, (0, -2))
    table.at(1, (0, -1))
    table.hand(0, "Hook Shot")
    table.use("Hook Shot")
    assert (table.figure(0).shards, table.where(0)) == (2, (0, -2))


@rule("HC 26.8", "HC 10.2", "HC 10.3")
def test_w19_reflect_against_a_trample() -> None:
    table = Table("flare", "mia")
    table.clad("Veer Left")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, "Reflect")
    table.gauges(0, mp=3, shards=5)
    table.end()
    table.use("Reflect")
    assert table.damage(0) == [2]
    assert (table.figure(0).injuries, table.figure(0).shards) == (1, 5)
    assert table.on_field() == {(0, 1): 2}


@rule("HC 25.7", "HC 25.8", "HC 25.9", "HC 20.16")
def test_w38_protection_of_the_aristocracy() -> None:
    """It saves Flare, stops "Oi, Over Here!" later in the round, and lets Mirror of Eight turn the Clad."""
    table = Table("mia", "flare", "luna", slots=(2, 1, 3))
    table.clad("Seismic Shock", "Rending Claws")
    table.voltage(3)
    table.missions(1, "Invulnerable")
    table.at(0, (1, 1))
    table.at(1, (2, 2))
    table.at(2, (0, 1))
    table.gauges(1, cp=3)
    table.end()
    assert (table.asked, table.witch) == ("react", 1)
    table.cp("Protection of the Aristocracy")
    table.pass_to("act")
    assert table.damage(1) == [0]
    assert table.completed(1) == ["Invulnerable"]
    assert table.witch == 0
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    assert table.clad_space == (0, 0)
    assert table.damage(2) == []
    table.hand(2, "Mirror of Eight")
    table.gauges(2, mp=1)
    table.hand(0)
    table.end()
    assert (table.asked, table.witch) == ("react", 2)
    table.use("Mirror of Eight")
    assert table.facing == "south"


@rule("HC 26.21", "HC 9.13", "HC 25.8")
def test_w38_the_movement_that_is_reacted_to_falls_away() -> None:
    table = Table("flare", "mia")
    table.clad("Veer Left")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.gauges(0, cp=3)
    table.end()
    table.cp("Protection of the Aristocracy")
    assert table.damage(0) == []
    assert table.where(0) == (0, 1)
    assert (table.clad_space, table.facing) == ((0, 0), "west")


@rule("HC 26.24", "HC 12.2")
def test_w44_upgrade_needs_a_card_worth_one_more() -> None:
    table = Table("amelia", "mia")
    table.gauges(0, mp=1)
    table.hand(0, "Upgrade", "Auxiliary Mana")
    assert not table.usable("Upgrade")  # nothing is worth 5
    table.hand(0, "Upgrade", "Defrag")
    assert "Reboot" in table.cards(0, "enhanced")
    table.use("Upgrade")
    while table.asked == "pick card":
        table.pick("Defrag" if "Defrag" in table.picks() else "Reboot")
    assert "Defrag" in table.cards(0, "enhanced")
    assert table.cards(0, "discard") == ["Reboot", "Upgrade"]
    assert table.all_cards(0).total() == 9
