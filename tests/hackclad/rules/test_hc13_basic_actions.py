"""HC 13 and 14: Basic Actions and CP Actions."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad.text import load_witch

WITCHES = ["rosette", "flare", "luna", "mia", "amelia"]
CARDS = ["Guard", "Shot", "Move", "Auxiliary Mana"]


@rule("HC 13.1", "HC 13.3")
@pytest.mark.parametrize("discarded", ["Guard", "Shot", "Absorb", "Mirror of Eight", "Mist Step", "Move"])
def test_plus_1_mp_costs_a_card_of_any_kind(discarded: str) -> None:
    table = Table("luna", "mia")
    table.hand(0, discarded, "Storm")
    assert table.basics("+1 MP") == {discarded, "Storm"}
    table.basic("+1 MP", discarded)
    assert table.figure(0).mp == 1
    assert table.cards(0, "discard") == [discarded]
    assert table.cards(0, "hand") == ["Storm"]
    assert table.events("use") == []


@rule("HC 13.1")
def test_without_a_card_there_is_no_basic_action() -> None:
    table = Table("luna", "mia")
    table.hand(0)
    assert table.basics("+1 MP") == table.basics("+1 Move") == set()


@rule("HC 13.2", "HC 2.7")
def test_plus_1_move_moves_the_witch_one_space() -> None:
    table = Table("luna", "mia")
    table.at(0, (-1, 0))
    table.shards((-1, 1), 2)
    table.hand(0, "Guard")
    table.basic("+1 Move", "Guard")
    assert table.spaces() == {(-1, 1), (-1, -1), (-2, 0)}
    table.go((-1, 1))
    assert table.where(0) == (-1, 1)
    assert (table.figure(0).moved, table.figure(0).shards) == (1, 2)
    assert table.asked == "act"


@rule("HC 13.4", "HC 16.3")
def test_minus_1_dmg_reduces_the_damage_by_one() -> None:
    table = Table("luna", "mia")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.hand(0, "Move", "Shot")
    table.gauges(0, shards=5)
    table.end()
    table.basic("-1 DMG", "Move")
    table.done()
    assert table.damage(0) == [1]
    assert table.figure(0).shards == 4


@rule("HC 13.4", "HC 15.1")
def test_minus_1_dmg_is_open_only_to_a_witch_who_may_react() -> None:
    table = Table("luna", "mia", slots=(1, 2))
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, "Move")
    table.hand(1, "Move")
    assert table.basics("-1 DMG") == set()
    table.end()
    assert (table.asked, table.witch) == ("react", 0)
    assert table.basics("-1 DMG") == {"Move"}
    table.done()
    assert (table.asked, table.witch) == ("act", 1)  # Mia was never asked


@rule("HC 13.5", "HC 25.1", "HC 25.2", "HC 25.3", "HC 25.4", "HC 25.5")
@pytest.mark.parametrize(
    ("witch", "move", "mp", "damage"),
    [("rosette", 2, 1, 2), ("flare", 1, 2, 3), ("luna", 1, 2, 2), ("mia", 3, 1, 1), ("amelia", 1, 2, 1)],
)
def test_w8_how_often_each_may_be_taken_in_a_round(witch: str, move: int, mp: int, damage: int) -> None:
    """Each is taken until it is no longer offered, though cards are left."""
    table = Table(witch, "luna")
    for action, most in (("+1 Move", move), ("+1 MP", mp)):
        taken = 0
        table.hand(0, *CARDS)
        table.at(0, (2, 2))
        while table.basics(action):
            table.basic(action, min(table.basics(action)))
            taken += 1
            if table.asked == "step":
                table.choose(table.state.options[0])
        assert taken == most
        assert table.cards(0, "hand")
    table.hand(0, *CARDS)
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.clad("Rending Claws")
    table.end()
    reduced = 0
    while table.asked == "react" and table.basics("-1 DMG"):
        table.basic("-1 DMG", min(table.basics("-1 DMG")))
        reduced += 1
    assert reduced == damage
    assert table.cards(0, "hand")


@rule("HC 13.5", "HC 15.15", "HC 25.1", "HC 14.7", "HC 15.5")
def test_w55_the_limit_is_for_the_round_not_for_the_attack() -> None:
    table = Table("rosette", "mia")
    table.clad("Rending Claws", "Whirlwind")
    table.voltage(3)
    table.at(0, (1, 1))
    table.at(1, (2, -2))
    table.hand(0, "Guard", "Shot", "Move", "Verve")
    table.end()
    table.basic("-1 DMG", "Shot")
    table.basic("-1 DMG", "Move")
    assert table.basics("-1 DMG") == set()
    table.use("Guard")
    table.done()
    assert table.damage(0) == [0]
    table.end()  # Mia's turn
    assert (table.asked, table.witch) == ("react", 0)
    assert table.basics("-1 DMG") == set()


@rule("HC 13.6")
def test_w8_the_limits_are_renewed_with_the_round() -> None:
    table = Table("mia", "luna", slots=(1, 2))
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    table.at(0, (2, 2))
    table.at(1, (2, -2))
    table.hand(0, "Guard", "Shot", "Move", "Steal", "Accelerate")
    for name in ("Guard", "Shot", "Move"):
        table.basic("+1 Move", name)
        table.choose(table.state.options[0])
    assert table.basics("+1 Move") == set()
    while table.state.round == 1 or (table.asked, table.witch) != ("act", 0):
        table.choose(table.state.options[0])
    assert "Steal" in table.basics("+1 Move")
    assert table.figure(0).used_move == 0


@rule("HC 13.6")
def test_the_limits_of_all_three_are_renewed() -> None:
    table = Table("amelia", "luna", slots=(1, 2))
    table.clad("Rending Claws", "Tail Whip", "Searing Blast")
    table.at(0, (1, 1))
    table.at(1, (2, -2))
    for round_number in (1, 2):
        table.hand(0, "Guard", "Shot", "Move", "Upgrade", "Defrag", "Reboot")
        table.basic("+1 Move", "Shot")
        table.choose(table.state.options[0])
        for name in ("Move", "Upgrade"):
            table.basic("+1 MP", name)
        assert table.basics("+1 Move") == table.basics("+1 MP") == set()
        table.clad_at((0, 0))
        table.clad(*["Tail Whip"][: table.figure(0).taken], "Rending Claws")  # the Clad slot after her Turn slot
        table.at(0, (1, 1))
        table.end()
        table.basic("-1 DMG", "Defrag")
        assert table.asked == "react"
        assert table.basics("-1 DMG") == set()
        table.use("Guard")
        if round_number == 1:
            while table.state.round == 1 or (table.asked, table.witch) != ("act", 0):
                table.choose(table.state.options[0])
    assert len(table.events("basic action", 0)) == 8


@rule("HC 13.7", "HC 13.4", "HC 12.17")
@pytest.mark.parametrize(("before", "card"), [([], "Passive Shield"), (["Passive Shield"], "Move"), ([], "Move")])
def test_w7_a_passive_shield_discarded_for_the_action_counts_at_once(before: list[str], card: str) -> None:
    table = Table("flare", "mia")
    table.clad("Rending Claws")
    table.at(0, (1, 1))
    table.at(1, (2, 2))
    table.hand(0, card)
    table.discard(0, *before)
    table.end()
    table.basic("-1 DMG", card)
    shield = "Passive Shield" in [card, *before]
    assert table.damage(0) == [0 if shield else 1]
    assert table.figure(0).injuries == int(not shield)


@rule("HC 14.1", "HC 14.3")
@pytest.mark.parametrize("witch", WITCHES)
def test_w48_every_witch_may_move_or_gain_mp_for_one_cp(witch: str) -> None:
    table = Table(witch, "luna")
    table.at(0, (2, 2))
    table.at(1, None)
    table.gauges(0, cp=2)
    table.cp("Choose one")
    table.alternative(0)
    table.go((2, 1))
    assert (table.where(0), table.figure(0).cp, table.figure(0).mp) == ((2, 1), 1, 0)
    table.cp("Choose one")
    table.alternative(1)
    assert (table.where(0), table.figure(0).cp, table.figure(0).mp) == ((2, 1), 0, 1)
    assert not table.can(table.cp_option("Choose one"))


@rule("HC 14.2", "HC 14.7", "HC 14.1", "HC 15.2")
@pytest.mark.parametrize("witch", WITCHES)
def test_w48_every_witch_may_reduce_the_damage_by_two_for_one_cp(witch: str) -> None:
    table = Table(witch, "luna")
    table.clad("Rending Claws")
    table.voltage(2)
    table.at(0, (1, 1))
    table.at(1, (2, 2))
    table.hand(0)
    table.gauges(0, cp=1)
    assert not table.can(table.cp_option("Reduce the damage by 2"))
    table.end()
    assert not table.can(table.cp_option("Choose one"))
    table.cp("Reduce the damage by 2")
    assert table.figure(0).cp == 0
    assert table.damage(0) == [1]


@rule("HC 14.1", "HC 14.8")
@pytest.mark.parametrize("witch", WITCHES)
def test_every_witch_may_draw_for_two_cp(witch: str) -> None:
    table = Table(witch, "luna")
    table.top(0, "Shot")
    table.gauges(0, cp=3)
    table.cp("Draw 1 card")
    assert table.cards(0, "hand") == ["Shot"]
    assert table.figure(0).cp == 1


@rule("HC 14.4", "HC 14.2")
@pytest.mark.parametrize(
    ("witch", "name", "kind"),
    [
        ("rosette", "Blaze Out", "support"),
        ("flare", "Protection of the Aristocracy", "reaction"),
        ("luna", "Sabbath", "support"),
        ("mia", "Scythe Saltation", "support"),
        ("amelia", "Phronesis", "support"),
    ],
)
def test_every_witch_has_one_innate_action_for_three_cp(witch: str, name: str, kind: str) -> None:
    innate = [action for action in load_witch(witch).cp_actions if action.innate]
    assert [(action.name, action.cost, action.type) for action in innate] == [(name, 3, kind)]
    table = Table(witch, "luna")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.gauges(0, cp=3)
    if kind == "reaction":
        assert not table.can(table.cp_option(name))
        table.end()
    table.cp(name)
    assert table.figure(0).cp == 0


@rule("HC 14.5", "HC 18.6")
def test_a_reshuffle_of_the_own_deck_gives_cp() -> None:
    table = Table("luna", "mia")
    table.deck(0)
    table.gauges(0, cp=2)
    table.cp("Draw 1 card")
    assert table.asked == "swap out"
    assert table.figure(0).cp == 1
    table.done()
    assert (len(table.figure(0).hand), table.figure(0).cp, table.figure(1).cp) == (1, 1, 0)


@rule("HC 14.6")
def test_a_cp_action_may_be_taken_as_often_as_it_is_paid() -> None:
    table = Table("luna", "mia")
    table.gauges(0, cp=7)
    for left in range(6, -1, -1):
        table.cp("Choose one")
        table.alternative(1)
        assert table.figure(0).cp == left
    assert table.figure(0).mp == 7
