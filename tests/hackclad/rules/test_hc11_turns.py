"""HC 11: a player's turn."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c
from wildswing.hackclad.text import load_witch


@rule("HC 11.1", "HC 14.6", "HC 21.10")
def test_any_number_of_actions_in_any_order() -> None:
    """A Basic Action, a card, a CP Action twice, another card, an Enhanced one, and a Basic Action again."""
    table = Table("luna", "mia")
    table.at(0, (0, -1))
    table.at(1, (2, 2))
    table.hand(0, "Absorb", "Auxiliary Mana", "Shot", "Guard", "Storm")
    table.gauges(0, cp=2)
    table.basic("+1 MP", "Guard")
    table.use("Absorb")
    for _ in range(2):
        table.cp("Choose one")
        table.alternative(1)
    table.use("Auxiliary Mana")
    table.use("Shot")
    table.basic("+1 MP", "Storm")
    assert table.asked == "act"
    assert (table.figure(0).mp, table.figure(0).cp, table.figure(0).shards) == (6, 0, 2)
    assert table.cards(0, "discard") == ["Guard", "Absorb", "Auxiliary Mana", "Shot", "Storm"]


@rule("HC 11.2", "HC 12.2", "HC 12.6")
def test_prices_and_requirements_decide_what_is_open() -> None:
    table = Table("luna", "mia")
    table.at(0, (2, 2))
    table.hand(0, "Absorb", "Mist Step", "Move")
    assert not table.usable("Absorb")  # out of range
    assert not table.usable("Mist Step")  # 2 MP
    assert table.usable("Move")
    assert not table.can(table.cp_option("Choose one"))
    table.at(0, (0, 1))
    table.gauges(0, mp=2, cp=1)
    assert table.usable("Absorb")
    assert table.usable("Mist Step")
    assert table.can(table.cp_option("Choose one"))


@rule("HC 11.3", "HC 12.15", "HC 14.2", "HC 13.4")
def test_reactions_are_not_open_on_the_own_turn() -> None:
    table = Table("luna", "mia")
    table.hand(0, "Guard", "Mirror of Eight")
    table.gauges(0, mp=7, cp=7)
    assert not table.usable("Guard")
    assert not table.usable("Mirror of Eight")
    assert table.basics("-1 DMG") == set()
    assert not table.can(table.cp_option("Reduce the damage"))
    assert table.basics("+1 MP") == {"Guard", "Mirror of Eight"}  # as the price of something else they will do


@rule("HC 11.3", "HC 12.5", "HC 13.2", "HC 13.3", "HC 14.2")
def test_nothing_but_reactions_is_open_in_answer_to_an_attack() -> None:
    table = Table("luna", "mia")
    table.clad("Rending Claws")
    table.at(0, (0, 1))
    table.hand(0, "Absorb", "Shot", "Move", "Mist Step", "Guard", "Mirror of Eight")
    table.gauges(0, mp=7, cp=7)
    table.end()
    assert table.asked == "react"
    for name in ("Absorb", "Shot", "Move", "Mist Step"):
        assert not table.usable(name)
    assert table.usable("Guard")
    assert table.usable("Mirror of Eight")
    assert table.basics("+1 Move") == table.basics("+1 MP") == set()
    assert len(table.basics("-1 DMG")) == 6
    for words, able in [("Choose one", False), ("Draw 1", False), ("Sabbath", False), ("Reduce the damage", True)]:
        assert table.can(table.cp_option(words)) is able


@rule("HC 11.4")
def test_a_turn_ends_when_its_player_says_so() -> None:
    """She is asked even with nothing left to do, and may end it with everything still open."""
    table = Table("luna", "mia", slots=(1, 2))
    table.clad("Tail Whip")
    table.at(0, (2, 2))
    table.hand(0)
    assert table.state.options == [c.PASS]
    assert table.asked == "act"
    table.hand(0, "Move", "Absorb")
    table.end()
    assert (table.asked, table.witch) == ("act", 1)
    assert sorted(table.cards(0, "hand")) == ["Absorb", "Move"]


@rule("HC 11.5", "HC 11.6", "HC 10.5", "HC 12.13")
def test_w23_an_injury_ends_ones_own_turn() -> None:
    table = Table("mia", "luna")
    table.clad("Tail Whip")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"', "Accelerate", "Hit and Run")
    table.gauges(0, shards=3, mp=3, cp=3)
    table.use('"Oi, Over Here!"')
    assert (table.asked, table.witch) == ("react", 0)
    table.done()
    assert table.damage(0) == [2]
    assert table.figure(0).injuries == 1
    assert (table.asked, table.witch) == ("act", 1)
    assert sorted(table.cards(0, "hand")) == ["Accelerate", "Hit and Run"]
    assert table.cards(0, "discard") == ['"Oi, Over Here!"']
    assert table.clad_space == (0, 1)


@rule("HC 11.5")
def test_an_injury_ends_the_turn_though_nothing_could_be_done_against_it() -> None:
    """Without any hand card left nobody asks her; she is not asked for another action either."""
    table = Table("mia", "luna")
    table.clad("Tail Whip")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"')
    table.gauges(0, mp=3)
    table.use('"Oi, Over Here!"')
    assert table.damage(0) == [2]
    assert (table.asked, table.witch) == ("act", 1)


@rule("HC 11.6")
@pytest.mark.parametrize(
    ("text", "gained"),
    [
        ("Gain 1 MP. Move the Clad 1 space forward. Gain 2 MP.", 1),
        ("Gain 1 MP.\nMove the Clad 1 space forward.\nGain 2 MP.", 1),
        ("You may move the Clad 1 space forward. Gain 2 MP.", 0),
    ],
)
@pytest.mark.parametrize("injured", [True, False])
def test_the_card_in_use_does_no_more(text: str, gained: int, injured: bool) -> None:
    """A stand-in whose card goes on after it has moved the Clad."""
    source = load_witch("mia").source.replace('text = "Move the Clad 1 space forward."', f'text = """\n{text}\n"""')
    table = Table(source, "luna")
    table.clad("Tail Whip")
    table.at(0, (0, 1) if injured else (2, -2))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    if table.asked == "may":
        table.yes()
    assert table.figure(0).injuries == int(injured)
    assert table.figure(0).mp == gained + (0 if injured else 2)
    assert table.clad_space == (0, 1)
    assert table.cards(0, "discard") == ['"Oi, Over Here!"']


@rule("HC 11.5", "HC 26.1")
def test_w13_the_repel_that_comes_back_ends_the_turn() -> None:
    table = Table("rosette", "luna")
    table.clad("Tail Whip")
    table.at(0, (-1, 0))
    table.at(1, (1, 0))
    table.hand(0, "Immolate", "Tail Whip")
    table.hand(1, "Mirror of Eight")
    table.gauges(0, mp=3)
    table.gauges(1, mp=1)
    table.use("Immolate")
    assert (table.asked, table.witch) == ("react", 1)
    table.use("Mirror of Eight")
    assert (table.asked, table.witch) == ("react", 0)
    table.done()
    assert table.damage(0) == [2]
    assert (table.figure(0).shards, table.on_field()[-1, 0]) == (3, 2)
    assert (table.clad_space, table.facing) == ((-1, 0), "south")
    assert (table.asked, table.witch) == ("act", 1)
    assert table.cards(0, "hand") == ["Tail Whip"]


@rule("HC 11.5")
def test_a_trample_that_does_no_damage_to_her_leaves_the_turn() -> None:
    """Mia leaves the Clad's way by Shadow Clone: she goes on."""
    table = Table("mia", "luna")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"', "Shadow Clone", "Accelerate")
    table.gauges(0, shards=1)
    table.use('"Oi, Over Here!"')
    table.use("Shadow Clone")
    table.go((2, 1))
    assert table.damage(0) == []
    assert (table.asked, table.witch) == ("act", 0)


@rule("HC 11.5")
@pytest.mark.parametrize("injured", [1, 2])
def test_the_injury_of_another_witch_does_not_end_the_turn(injured: int) -> None:
    table = Table("mia", "luna", "rosette")
    for witch, space in enumerate([(2, 2), (2, 1), (2, 0)]):
        table.at(witch, space)
    table.at(injured, (0, 1))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    assert table.damage(injured) == [2]
    assert (table.asked, table.witch) == ("act", 0)
