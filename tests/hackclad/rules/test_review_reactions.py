"""Reactions, injuries and Repels at unusual moments; texts that no card of the base game has are made up here."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hackclad.table import OFF, Table
from tests.rules import rule
from wildswing.cardtext.load import packaged_text
from wildswing.hackclad import constants as c


def made_up(folder: Path, witch: str, *changes: tuple[str, str]) -> str:
    """The path of a Witch of the package with other texts on some cards."""
    text = packaged_text("wildswing.hackclad", "data", "witches", f"{witch}.toml")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    path = folder / f"{witch}-of-a-test.toml"
    path.write_text(text)
    return str(path)


def attacked(*witches: str, card: str = "Rending Claws", voltage: int = 1) -> Table:
    """The Clad on (0, 0), facing north, is about to use this card; all Witches stand out of its reach."""
    table = Table(*witches)
    table.voltage(voltage)
    table.clad(card)
    for witch in range(len(witches)):
        table.at(witch, (2 - witch, -2))
    return table


def asked(table: Table) -> tuple[str, int]:
    """What is asked, and of which Witch."""
    return (table.asked, table.witch)


# ---- a text that goes on after the injury of its user


@rule("HC 11.5", "HC 11.6")
@pytest.mark.parametrize(
    "rest",
    [" Draw 1 card.", " Gain 2 MP.", "\\nGain 2 MP.", " If you have 0 or more MP, gain 2 MP. Otherwise, gain 1 MP."],
)
def test_the_rest_of_a_card_is_not_done_after_the_injury_of_the_active_player(rest: str, tmp_path: Path) -> None:
    forward = "Move the Clad 1 space forward."
    mia = made_up(tmp_path, "mia", (f'"{forward}"', f'"{forward}{rest}"'))
    table = Table(mia, "luna")
    table.clad("Tail Whip", "Rending Claws", "Whirlwind")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    assert (table.damage(0), table.where(0)) == ([2], OFF)
    assert asked(table) == ("act", 1)
    assert (table.figure(0).mp, table.cards(0, "hand")) == (0, [])
    assert table.cards(0, "discard") == ['"Oi, Over Here!"']
    table = Table(mia, "luna")
    table.at(0, (0, -1))
    table.hand(0, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')  # where she is not hurt, it is done
    assert asked(table) == ("act", 0)
    assert (table.figure(0).mp, len(table.cards(0, "hand"))) == ((0, 1) if "Draw" in rest else (2, 0))


@rule("HC 11.5")
def test_a_witch_who_saves_herself_from_the_trample_of_her_own_card_goes_on_with_her_turn() -> None:
    table = Table("mia", "luna")
    table.at(0, (0, 1))
    table.at(1, (2, 2))
    table.hand(0, '"Oi, Over Here!"', "Shadow Clone", "Move")
    table.gauges(0, shards=1)
    table.use('"Oi, Over Here!"')
    assert asked(table) == ("react", 0)
    table.use("Shadow Clone")
    table.go((2, 1))
    assert asked(table) == ("act", 0)
    assert (table.damage(0), table.clad_space, table.on_field()) == ([], (0, 1), {(0, 1): 1})
    assert table.usable("Move")


@rule("HC 11.5", "HC 15.14")
def test_the_active_player_injured_deep_inside_another_reaction_loses_her_turn() -> None:
    # Mia moves the Clad onto Rosette, who repels it back onto Mia.
    table = Table("mia", "rosette")
    table.clad("Whirlwind")
    table.at(0, (0, -1))
    table.at(1, (0, 1))
    table.hand(0, '"Oi, Over Here!"', "Guard")
    table.hand(1, "Counter Cross", "Guard")
    table.gauges(0, shards=3)
    table.use('"Oi, Over Here!"')
    assert asked(table) == ("react", 1)
    table.use("Counter Cross")
    assert asked(table) == ("react", 0)
    table.done()
    # The Clad stands on (0, -1); the rest of Mia's movement goes to (0, 0) and reaches nobody.
    assert (table.damage(0), table.damage(1), table.where(0)) == ([2], [], OFF)
    assert table.events("turn ends", 0)
    assert table.cards(0, "hand") == ["Guard"]
    moves = [event.numbers for event in table.events("clad moves")]
    assert moves[:2] == [(12, 7), (7, 12)]


# ---- movements that are forbidden while they are being answered


@rule("HC 26.21", "HC 9.13")
@pytest.mark.parametrize("by", ["Vortex", "Protection"])
def test_a_forbidden_rush_spares_all_whom_it_would_have_trampled(by: str) -> None:
    table = attacked("flare", "mia", card="Rush", voltage=2)
    table.at(0, (0, 2))
    table.at(1, (0, 1))
    table.hand(0, "Vortex")
    table.gauges(0, cp=3)
    table.hand(1, "Move")
    table.end()
    assert asked(table) == ("react", 0)
    if by == "Vortex":
        table.basic("-1 DMG", "Vortex")
    else:
        table.cp("Protection")
    assert asked(table) == ("act", 1)
    assert (table.damage(0), table.damage(1), table.clad_space) == ([], [], (0, 0))


@rule("HC 15.7", "HC 26.21")
def test_nobody_is_asked_any_more_once_the_movement_is_forbidden() -> None:
    table = attacked("mia", "flare", card="Rush", voltage=2)
    table.at(0, (0, 1))
    table.at(1, (0, 2))
    table.hand(0, "Guard")
    table.hand(1, "Vortex", "Guard")
    table.end()
    assert asked(table) == ("react", 0)
    table.done()
    table.basic("-1 DMG", "Vortex")
    assert asked(table) == ("act", 1)
    assert table.damage(0) == []


@rule("HC 25.7", "HC 10.2")
def test_protection_of_the_aristocracy_used_earlier_leaves_nothing_to_trample_with() -> None:
    table = attacked("flare", "rosette", card="Rending Claws")
    table.clad("Rending Claws", "Tail Whip", "Whirlwind")
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.gauges(0, cp=3)
    table.hand(1, "Counter Cross", "Guard")
    table.end()
    table.cp("Protection")
    assert asked(table) == ("react", 1)
    assert not table.usable("Counter Cross")  # not adjacent
    table.at(1, (-1, 0))
    table.clad_at((0, 0))
    table.at(1, (1, 1))
    table.done()
    assert (table.damage(0), table.damage(1)) == ([0], [2])


# ---- Reflect and the range


@rule("HC 26.6", "HC 26.7", "HC 15.12")
def test_reflect_works_if_the_attack_has_come_back_to_its_user() -> None:
    table = attacked("flare", "luna", "luna")
    table.at(0, (0, 1))
    table.at(1, (1, 1))
    table.at(2, (1, -1))
    table.hand(0, "Reflect")
    table.gauges(0, mp=3)
    for witch in (1, 2):
        table.hand(witch, "Mirror of Eight")
        table.gauges(witch, mp=1)
    table.end()
    table.use("Reflect")
    table.use("Mirror of Eight")
    assert asked(table) == ("react", 2)
    table.use("Mirror of Eight")
    assert table.facing == "north"
    assert (table.damage(0), table.damage(1), table.damage(2)) == ([0], [2], [])
    assert table.figure(0).dealt == 2


@rule("HC 26.6", "HC 15.14")
def test_reflect_is_lost_if_its_user_is_trampled_before_the_attack_is_resolved() -> None:
    table = attacked("flare", "rosette", card="Whirlwind")
    table.at(0, (-1, 0))
    table.at(1, (1, 0))
    table.hand(0, "Reflect")
    table.gauges(0, mp=3)
    table.hand(1, "Counter Cross")
    table.end()
    table.use("Reflect")
    table.use("Counter Cross")  # repels the Clad onto Flare
    assert table.damage(0) == [2]
    assert (table.figure(0).dealt, table.figure(0).injuries) == (0, 1)


@rule("HC 15.15", "HC 15.13")
def test_a_reduction_against_the_nested_trample_does_not_help_against_the_first_attack() -> None:
    table = attacked("rosette", "luna", card="Whirlwind")
    table.at(0, (1, 0))
    table.at(1, (-1, 0))
    table.hand(0, "Counter Cross", "Guard")
    table.hand(1, "Guard", "Mirror of Eight")
    table.gauges(1, mp=1)
    table.end()
    table.use("Counter Cross")
    assert asked(table) == ("react", 1)
    table.use("Guard")  # against the trample: no use
    table.use("Mirror of Eight")  # the Repel now goes to the east, onto Rosette
    assert asked(table) == ("react", 0)
    table.done()
    assert (table.damage(0), table.clad_space, table.facing) == ([2], (1, 0), "north")
    # From (1, 0), facing south, Whirlwind covers (2, -1), (0, -1), (2, 0), (0, 0); then the Clad turns around.
    assert table.damage(1) == []
    table = attacked("rosette", "luna")
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Guard", "Counter Cross")
    table.hand(1, "Mirror of Eight", "Guard")
    table.gauges(1, mp=1)
    table.end()
    table.use("Guard")  # against Rending Claws
    table.use("Counter Cross")
    table.use("Mirror of Eight")
    table.pass_to("act")
    assert table.damage(0)[0] == 2


# ---- who is asked


@rule("HC 15.3", "HC 15.7", "HC 15.11")
def test_a_witch_who_moves_within_the_range_may_react_again() -> None:
    table = attacked("flare", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Reflex", "Guard")
    table.end()
    table.use("Reflex")
    table.go((1, 1))
    assert asked(table) == ("react", 0)
    table.use("Guard")
    assert (table.damage(0), table.where(0)) == ([0], (1, 1))


@rule("HC 15.11")
def test_a_witch_who_moves_out_of_the_range_is_not_hit() -> None:
    table = attacked("flare", "mia")
    table.at(0, (0, 1))
    table.hand(0, "Reflex", "Guard")
    table.end()
    table.use("Reflex")
    table.go((0, 2))
    assert asked(table) == ("act", 1)
    assert (table.damage(0), table.figure(0).shards, table.on_field()) == ([], 0, {(0, 1): 1})


@rule("HC 15.3", "HC 10.6")
def test_the_active_player_reacts_in_her_place_of_the_turn_order() -> None:
    # Luna, in slot 2, repels the Clad onto Mia, in slot 1, who has had her turn.
    table = Table("mia", "luna")
    table.clad("Whirlwind")
    table.at(0, (2, 2))
    table.at(1, (-2, -2))
    table.end()
    assert asked(table) == ("act", 1)
    table.clad_at((0, 0))
    table.at(0, (0, 1))
    table.at(1, (0, -1))
    table.hand(0, "Shadow Clone", "Guard")
    table.gauges(0, shards=2)
    table.hand(1, "Rebuff")
    table.gauges(1, mp=2)
    table.use("Rebuff")
    assert asked(table) == ("react", 0)
    table.done()
    assert (table.damage(0), table.clad_space) == ([2], (0, 1))
    assert table.on_field()[(0, 1)] == 2
    assert asked(table) == ("act", 1)


@rule("HC 9.15", "HC 16.6")
def test_the_shards_of_a_trampled_witch_lie_under_the_clad() -> None:
    table = attacked("mia", "luna", card="Veer Left")
    table.at(0, (0, 1))
    table.gauges(0, shards=5)
    table.end()
    assert (table.where(0), table.clad_space, table.on_field()) == (OFF, (0, 1), {(0, 1): 2})


@rule("HC 26.25", "HC 2.11")
def test_a_locked_clad_still_turns_by_card_and_by_reaction() -> None:
    table = attacked("flare", "luna")
    table.clad("Veer Right")
    table.at(0, (0, -1))
    table.hand(0, "Ensnare")
    table.gauges(0, mp=1)
    table.use("Ensnare")
    table.end()
    assert (table.clad_space, table.facing) == ((0, 0), "east")


@rule("HC 17.5", "HC 25.11", "HC 12.9")
def test_scythe_saltation_answers_shards_taken_from_a_drop() -> None:
    table = attacked("mia", "luna")
    table.at(0, (0, 1))
    table.hand(0, "Guard")
    table.gauges(0, cp=3)
    table.cp("Scythe Saltation")
    table.end()
    table.use("Guard")
    assert (table.damage(0), table.figure(0).shards, table.figure(0).dealt) == ([0], 2, 1)


@rule("HC 26.7", "HC 26.8", "HC 16.5")
def test_the_shards_of_reflect_are_there_before_the_injury_of_the_same_attack() -> None:
    table = attacked("flare", "luna", card="Veer Left")
    table.at(0, (0, 1))
    table.hand(0, "Reflect")
    table.gauges(0, mp=3)
    table.end()
    table.use("Reflect")
    assert (table.damage(0), table.figure(0).dealt, table.figure(0).shards) == ([2], 2, 0)
    assert table.on_field() == {(0, 1): 2}


@rule("HC 11.5", "HC 24.2")
def test_the_other_witch_of_the_same_player_may_be_injured_without_an_end_of_the_turn() -> None:
    table = Table("luna", "mia", "flare", "rosette", mode=c.TEAM, players=2)
    table.clad("Whirlwind")
    table.at(0, (0, -1))
    for witch in (1, 2):
        table.at(witch, (2, witch))
    table.at(3, (0, 1))
    table.hand(0, "Rebuff", "Move")
    table.gauges(0, mp=2)
    table.use("Rebuff")
    assert (table.damage(3), table.where(3)) == ([2], OFF)
    assert (*asked(table), table.seat) == ("act", 0, 0)
