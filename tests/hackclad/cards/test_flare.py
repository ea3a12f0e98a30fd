"""Every card and the board of Flare."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.boards import check_innate, check_limits, check_shared_actions
from tests.hackclad.cards.faces import Face, check_face, faces
from tests.hackclad.cards.scenes import CALM, attacked, dealt, order, turn
from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c

FACES = faces("""
Shot | basic | attack magic | 0,1 0,2 | 1 | 1 | 1
Guard | basic | reaction | - | - | - | 1
Move | basic | support | - | - | - | 1
Demolish | basic | attack | 0,1 | 1 | - | 1
Hook Shot | basic | attack | 0,2 | 1 | - | 1
Ensnare | basic | attack magic | 0,1 | 2 | 1 | 1
Fortress | basic | reaction | - | - | - | 1
Repair | basic | support | - | - | - | 1
Desperate Measures | enhanced | attack | 0,1 | 7 | - | 1
Vortex | enhanced | attack | 0,1 | 2 | - | 3
Serrated Edge | enhanced | attack magic | -1,1 0,1 1,1 | 3 | 1 | 3
Flux | enhanced | attack magic | 0,1 | 3 | 2 | 2
Reflex | enhanced | reaction | - | - | - | 4
Reflect | enhanced | reaction magic | - | - | 3 | 3
Auxiliary Mana | enhanced | support | - | - | - | 4
Passive Shield | enhanced | support | - | - | - | 4
""")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face("flare", face)


def test_she_has_8_basic_and_8_enhanced_cards() -> None:
    board = turn("flare").match.boards[0]
    assert (len(board.basic_cards), len(board.enhanced_cards)) == (8, 8)
    assert [card.name for card in board.cards] == [face.name for face in FACES]


def test_the_board() -> None:
    check_limits("flare", move=1, mp=2, damage=3)
    check_shared_actions("flare")
    check_innate("flare", "Protection of the Aristocracy", reaction=True)


def test_guard_reduces_the_damage_by_2() -> None:
    table = attacked("flare", "Guard")
    table.use("Guard")
    assert table.damage(0) == [2]


def test_move_moves_1_space_which_must_be_taken() -> None:
    table = turn("flare", "Move")
    table.use("Move")
    assert table.spaces() == {(1, -1), (-1, -1), (0, -2)}
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert (table.where(0), table.asked, table.figure(0).moved) == ((1, -1), "act", 1)


def test_auxiliary_mana_gives_2_mp() -> None:
    table = turn("flare", "Auxiliary Mana", mp=0)
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == 2


def in_slot(number: int) -> Table:
    """It is Flare's turn in a Turn slot, with the Clad north of her."""
    flare = 0 if number != 4 else 1
    others = {1: (1, 2), 2: (2, 1), 3: (3, 1), 4: (1, 4)}
    table = Table(*(("flare", "luna") if flare == 0 else ("luna", "flare")), slots=others[number])
    table.clad(*CALM)
    while table.witch != flare:
        table.at(0, (2, 0))
        table.at(1, (-2, 0))
        table.next_turn()
    table.at(flare, (0, -1))
    table.clad_at((0, 0))
    return table


@pytest.mark.parametrize(("slot", "damage"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_demolish_is_stronger_in_turn_slots_3_and_4(slot: int, damage: int) -> None:
    table = in_slot(slot)
    flare = table.witch
    table.hand(flare, "Demolish")
    table.use("Demolish")
    assert [event.numbers[0] for event in table.events("clad damaged", flare)] == [damage]


@rule("HC 26.4")
def test_hook_shot_moves_toward_the_clad() -> None:
    table = turn("flare", "Hook Shot", at=(0, -2))
    table.shards((0, -1), 2)
    table.use("Hook Shot")
    assert (dealt(table), table.where(0), table.figure(0).moved, table.figure(0).shards) == ([1], (0, -1), 1, 3)
    assert order(table, "clad damaged", "move") == ["clad damaged", "move"]


@rule("HC 26.5")
def test_hook_shot_does_not_move_past_another_witch() -> None:
    table = turn("flare", "Hook Shot", at=(0, -2))
    table.at(1, (0, -1))
    table.use("Hook Shot")
    assert (dealt(table), table.where(0), table.figure(0).moved) == ([1], (0, -2), 0)


@rule("HC 26.25")
def test_ensnare_keeps_the_clad_in_place_for_the_round() -> None:
    table = turn("flare", "Ensnare", others=("mia",), mp=1)
    table.clad("Veer Left")
    table.at(1, (0, 1))
    table.use("Ensnare")
    assert dealt(table) == [2]
    assert order(table, "clad damaged", "clad locked") == ["clad damaged", "clad locked"]
    table.end()
    assert (table.asked, table.clad_space, table.facing, table.damage(1)) == ("act", (0, 0), "west", [])


@rule("HC 26.25")
def test_ensnare_keeps_the_clad_from_being_repelled_or_moved_by_a_card_too() -> None:
    table = turn("flare", "Ensnare", others=("luna", "mia"), mp=1)
    table.use("Ensnare")
    table.at(0, (2, 0))
    table.end()
    table.clad_at((0, 0))
    table.at(1, (0, -1))
    table.gauges(1, mp=2)
    table.hand(1, "Rebuff")
    table.use("Rebuff")
    assert (dealt(table, 1), table.clad_space) == ([2], (0, 0))
    table.at(1, (-2, 0))
    table.end()
    table.hand(2, '"Oi, Over Here!"')
    table.use('"Oi, Over Here!"')
    assert (table.witch, table.clad_space, int(table.state.clad_moved)) == (2, (0, 0), 0)


def test_fortress_is_stronger_next_to_the_clad() -> None:
    table = attacked("flare", "Fortress", at=(0, 1), by="Searing Blast")
    table.use("Fortress")
    assert table.damage(0) == [1]
    table = attacked("flare", "Fortress", at=(0, 2), by="Searing Blast")
    table.use("Fortress")
    assert table.damage(0) == [2]


@rule("HC 26.11")
def test_repair_discards_and_takes_back_a_reaction_of_either_type() -> None:
    table = turn("flare", "Repair")
    table.discard(0, "Guard", "Shot", "Reflect", "Move")
    table.top(0, "Fortress", "Demolish")
    table.use("Repair")
    assert sorted(table.picks()) == ["Fortress", "Guard", "Reflect"]
    assert not table.can(c.PASS)
    table.pick("Reflect")
    assert (table.cards(0, "hand"), table.cards(0, "deck")[-1]) == (["Reflect"], "Demolish")
    assert table.cards(0, "discard") == ["Guard", "Shot", "Move", "Fortress", "Repair"]


@rule("HC 12.14")
def test_repair_with_an_empty_deck_takes_back_a_card_and_does_not_reshuffle() -> None:
    table = turn("flare", "Repair")
    table.deck(0)
    table.discard(0, "Guard", "Reflex")
    table.deck(0)
    table.use("Repair")
    table.pick("Guard")
    assert (table.cards(0, "hand"), table.figure(0).cp) == (["Guard"], 0)


def test_repair_without_a_reaction_takes_nothing() -> None:
    table = turn("flare", "Repair")
    table.discard(0, "Shot")
    table.top(0, "Move")
    table.use("Repair")
    assert (table.asked, table.cards(0, "hand"), table.cards(0, "discard")) == ("act", [], ["Shot", "Move", "Repair"])


def test_desperate_measures_costs_two_cards_and_the_turn() -> None:
    table = turn("flare", "Desperate Measures", "Guard")
    assert not table.usable("Desperate Measures")
    table.hand(0, "Desperate Measures", "Guard", "Move", "Shot")
    table.use("Desperate Measures")
    table.pick("Guard")
    table.pick("Move")
    assert (dealt(table), table.cards(0, "hand")) == ([7], ["Shot"])
    assert table.cards(0, "discard") == ["Guard", "Move", "Desperate Measures"]
    assert len(table.events("turn ends", 0)) == 1


@rule("HC 26.25", "HC 26.21")
def test_vortex_discarded_against_an_attack_reduces_1_more_and_locks_the_clad() -> None:
    table = attacked("flare", "Vortex", at=(-1, 0), by="Shake Off")
    table.basic("-1 DMG", "Vortex")
    assert table.damage(0) == [2]
    assert table.clad_space == (0, 0)
    table = attacked("flare", "Vortex", at=(0, 1), by="Veer Right")
    table.basic("-1 DMG", "Vortex")
    assert (table.damage(0), table.where(0), table.clad_space, table.facing) == ([], (0, 1), (0, 0), "east")


def test_vortex_does_nothing_when_discarded_otherwise() -> None:
    table = turn("flare", "Vortex")
    table.clad("Veer Left")
    table.basic("+1 MP", "Vortex")
    table.end()
    assert table.clad_space == (0, 1)


def test_vortex_used_as_an_attack_does_not_lock_the_clad() -> None:
    table = turn("flare", "Vortex")
    table.clad("Veer Left")
    table.use("Vortex")
    table.end()
    assert (dealt(table), table.clad_space) == ([2], (0, 1))


def test_flux_takes_back_a_reaction_after_the_attack() -> None:
    table = turn("flare", "Flux")
    table.discard(0, "Guard", "Shot", "Reflect")
    table.use("Flux")
    assert (dealt(table), sorted(table.picks())) == ([3], ["Guard", "Reflect"])
    table.pick("Guard")
    assert (table.cards(0, "hand"), table.cards(0, "discard")) == (["Guard"], ["Shot", "Reflect", "Flux"])


def test_reflex_moves_out_of_the_attack() -> None:
    table = attacked("flare", "Reflex")
    table.use("Reflex")
    assert not table.can(c.PASS)
    table.go((0, 2))
    assert (table.asked, table.damage(0), table.where(0), table.figure(0).moved) == ("act", [], (0, 2), 1)


@rule("HC 26.7")
@pytest.mark.parametrize(("voltage", "atk"), [(1, 2), (2, 3), (3, 4)])
def test_reflect_takes_no_damage_and_deals_the_atk_of_the_clad(voltage: int, atk: int) -> None:
    table = attacked("flare", "Reflect", mp=3, voltage=voltage)
    table.use("Reflect")
    fallen = 1  # on her space, after the attack
    assert (table.damage(0), dealt(table), table.figure(0).shards) == ([0], [atk], atk + fallen)
    assert table.figure(0).injuries == 0


@rule("HC 26.6")
def test_reflect_deals_nothing_if_the_attack_does_not_reach_her_in_the_end() -> None:
    table = attacked("flare", "Reflect", "Reflex")
    table.use("Reflect")
    table.use("Reflex")
    table.go((0, 2))
    assert (table.damage(0), dealt(table)) == ([], [])


@rule("HC 26.8")
def test_reflect_against_a_trample_strikes_back_but_does_not_protect() -> None:
    table = attacked("flare", "Reflect", by="Veer Left", voltage=1)
    table.use("Reflect")
    assert (table.damage(0), dealt(table), table.figure(0).injuries) == ([2], [2], 1)


def test_passive_shield_in_the_discard_pile_reduces_each_attack_by_1() -> None:
    table = turn("flare", at=(0, 1), voltage=3)
    table.discard(0, "Passive Shield")
    table.clad("Rending Claws")
    table.end()
    assert table.damage(0) == [3]


def test_passive_shield_elsewhere_does_nothing() -> None:
    table = attacked("flare", "Passive Shield")
    table.done()
    assert table.damage(0) == [4]


@rule("HC 13.7")
def test_passive_shield_discarded_against_an_attack_helps_at_once() -> None:
    table = attacked("flare", "Passive Shield")
    table.basic("-1 DMG", "Passive Shield")
    assert table.damage(0) == [2]


@rule("HC 26.9")
def test_passive_shield_does_not_help_against_a_trample() -> None:
    table = turn("flare", at=(0, 1))
    table.discard(0, "Passive Shield")
    table.clad("Veer Left")
    table.end()
    assert table.damage(0) == [2]


@rule("HC 26.21")
def test_protection_of_the_aristocracy_stops_the_clad_that_would_trample_her() -> None:
    table = attacked("flare", by="Veer Left", cp=3)
    table.cp("Protection")
    assert (table.damage(0), table.where(0), table.clad_space, table.facing) == ([], (0, 1), (0, 0), "west")


@rule("HC 25.7", "HC 25.8", "HC 25.9")
def test_protection_of_the_aristocracy_holds_for_the_round() -> None:
    table = attacked("flare", cp=3)
    table.clad("Rending Claws", "Veer Left", "Shake Off")
    table.cp("Protection")
    assert (table.damage(0), table.figure(0).injuries) == ([0], 0)
    assert (table.asked, table.witch, table.clad_space) == ("act", 1, (0, 0))
    table.end()  # both other cards of the Clad: it turns, and attacks her once more
    assert (table.clad_space, table.facing, table.where(0), table.damage(0)) == ((0, 0), "west", (0, 1), [0, 0])
    table.pass_to("choose turn slot")
    assert not table.figure(0).safe
    assert not table.state.clad_locked
