"""Every card and the board of Rosette."""

from __future__ import annotations

import pytest

from tests.hackclad.cards.boards import check_innate, check_limits, check_shared_actions
from tests.hackclad.cards.faces import Face, check_face, faces
from tests.hackclad.cards.scenes import attacked, dealt, order, turn
from tests.rules import rule
from wildswing.hackclad import constants as c

FACES = faces("""
Shot | basic | attack magic | 0,1 0,2 | 1 | 1 | 1
Guard | basic | reaction | - | - | - | 1
Move | basic | support | - | - | - | 1
Barrage | basic | attack | 0,1 | 1+X | - | 1
Firecracker | basic | attack | 0,1 | 1 | - | 1
Tail Whip | basic | attack | -1,1 0,1 1,1 | 1 | - | 1
Verve | basic | support | - | - | - | 1
Crimson Barrage | enhanced | attack | 0,1 | 1+X | - | 2
Sol Shimmer | enhanced | attack | 0,1 | 1 | - | 3
Immolate | enhanced | attack magic | 0,1 | 5 | 3 | 2
Rose Whip | enhanced | attack magic | -1,1 0,1 1,1 | 3 | 1 | 3
Counter Cross | enhanced | reaction | - | - | - | 4
Auxiliary Mana | enhanced | support | - | - | - | 4
Active Combustion | enhanced | support | - | - | - | 2
Watch Fire | enhanced | support | - | - | - | 4
""")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face("rosette", face)


def test_she_has_8_basic_and_8_enhanced_cards() -> None:
    board = turn("rosette").match.boards[0]
    assert (len(board.basic_cards), len(board.enhanced_cards)) == (8, 8)
    assert [card.name for card in board.cards] == [face.name for face in FACES]


def test_the_board() -> None:
    check_limits("rosette", move=2, mp=1, damage=2)
    check_shared_actions("rosette")
    check_innate("rosette", "Blaze Out", reaction=False)


def test_guard_reduces_the_damage_by_2() -> None:
    table = attacked("rosette", "Guard")
    table.use("Guard")
    assert table.damage(0) == [2]


def test_move_moves_1_space_which_must_be_taken() -> None:
    table = turn("rosette", "Move")
    table.use("Move")
    assert table.spaces() == {(1, -1), (-1, -1), (0, -2)}
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert (table.where(0), table.asked, table.figure(0).moved) == ((1, -1), "act", 1)


def test_auxiliary_mana_gives_2_mp() -> None:
    table = turn("rosette", "Auxiliary Mana", mp=0)
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == 2


@rule("HC 26.20")
def test_barrage_counts_the_barrages_in_the_discard_pile_and_not_itself() -> None:
    table = turn("rosette", "Barrage", "Barrage")
    table.use("Barrage")
    table.use("Barrage")
    assert dealt(table) == [1, 2]


@rule("HC 26.10")
def test_crimson_barrage_is_no_barrage_and_counts_them() -> None:
    table = turn("rosette", "Barrage", "Crimson Barrage")
    table.discard(0, "Crimson Barrage", "Shot")
    table.hand(0, "Barrage")
    table.use("Barrage")
    assert dealt(table) == [1]
    table = turn("rosette", "Crimson Barrage")
    table.discard(0, "Shot", "Barrage")
    table.top(0, "Guard")
    table.use("Crimson Barrage")
    table.done()
    assert (dealt(table), table.cards(0, "deck")[-1]) == ([2], "Guard")


def test_crimson_barrage_may_discard_the_top_card_before_it_counts() -> None:
    table = turn("rosette", "Crimson Barrage")
    table.discard(0, "Barrage")
    table.top(0, "Barrage", "Guard")
    table.use("Crimson Barrage")
    table.yes()
    assert dealt(table) == [3]
    assert table.cards(0, "discard") == ["Barrage", "Barrage", "Crimson Barrage"]
    assert table.cards(0, "deck")[-1] == "Guard"


def test_firecracker_repels_only_for_its_optional_extra_cost() -> None:
    table = turn("rosette", "Firecracker", "Guard", "Move")
    table.use("Firecracker")
    table.done()
    assert (dealt(table), table.clad_space, table.cards(0, "hand")) == ([1], (0, 0), ["Guard", "Move"])
    table.hand(0, "Firecracker", "Guard", "Move")
    table.use("Firecracker")
    table.yes()
    table.pick("Guard")
    assert (dealt(table), table.clad_space, table.cards(0, "hand")) == ([1, 1], (0, 1), ["Move"])
    assert table.cards(0, "discard")[-2:] == ["Guard", "Firecracker"]


def test_firecracker_without_another_card_just_attacks() -> None:
    table = turn("rosette", "Firecracker")
    table.use("Firecracker")
    assert (table.asked, dealt(table), table.clad_space) == ("act", [1], (0, 0))


def test_verve_raises_the_attacks_of_this_turn() -> None:
    table = turn("rosette", "Verve", "Tail Whip", "Shot")
    table.use("Verve")
    table.use("Tail Whip")
    table.use("Shot")
    assert dealt(table) == [2, 2]
    assert (table.figure(0).atk_turn, table.figure(0).atk_round) == (1, 0)
    table.end()
    assert table.figure(0).atk_turn == 0


@rule("HC 26.2")
def test_verve_discarded_for_an_extra_cost_raises_that_attack_already() -> None:
    table = turn("rosette", "Firecracker", "Verve", "Shot")
    table.use("Firecracker")
    table.yes()
    table.pick("Verve")
    table.clad_at((0, 0))
    table.use("Shot")
    assert dealt(table) == [2, 2]


def test_verve_discarded_for_a_basic_action_does_nothing() -> None:
    table = turn("rosette", "Verve", "Shot", mp=1)
    table.basic("+1 MP", "Verve")
    table.use("Shot")
    assert dealt(table) == [1]


@rule("HC 26.16")
def test_sol_shimmer_attacks_twice_with_the_same_atk() -> None:
    table = turn("rosette", "Verve", "Sol Shimmer")
    table.use("Verve")
    table.use("Sol Shimmer")
    assert (dealt(table), table.figure(0).shards) == ([2, 2], 4)


def test_immolate_repels() -> None:
    table = turn("rosette", "Immolate", mp=3)
    table.use("Immolate")
    assert (dealt(table), table.clad_space, table.facing, table.figure(0).mp) == ([5], (0, 1), "north", 0)


def test_rose_whip_costs_a_card() -> None:
    table = turn("rosette", "Rose Whip", mp=1)
    assert not table.usable("Rose Whip")
    table.hand(0, "Rose Whip", "Guard", "Move")
    table.use("Rose Whip")
    table.pick("Guard")
    assert (dealt(table), table.cards(0, "hand"), table.asked) == ([3], ["Move"], "act")


def test_counter_cross_strikes_back_and_repels() -> None:
    table = attacked("rosette", "Counter Cross", voltage=1)
    table.use("Counter Cross")
    assert (dealt(table), table.clad_space) == ([2], (0, -1))
    assert table.damage(0) == []


def test_counter_cross_repels_away_from_her_whatever_way_the_clad_looks() -> None:
    table = attacked("rosette", "Counter Cross", at=(1, 0), by="Whirlwind", voltage=1)
    table.use("Counter Cross")
    assert (table.facing, table.clad_space) == ("south", (-1, 0))


@rule("HC 26.3")
def test_counter_cross_needs_the_clad_next_to_her() -> None:
    assert not attacked("rosette", "Counter Cross", at=(0, 2), by="Searing Blast").usable("Counter Cross")
    table = attacked("rosette", "Counter Cross", at=(0, 2), by="Rush")
    assert (table.asked, table.usable("Counter Cross")) == ("react", False)
    assert attacked("rosette", "Counter Cross", at=(0, 1), by="Rush").usable("Counter Cross")


def test_active_combustion_discarded_for_an_attack() -> None:
    table = turn("rosette", "Firecracker", "Active Combustion", "Shot", mp=1)
    table.top(0, "Guard", "Move")
    table.use("Firecracker")
    table.yes()
    table.pick("Active Combustion")
    assert (dealt(table), table.figure(0).mp) == ([3], 2)
    assert order(table, "mp", "atk", "discard") == ["discard", "mp", "atk", "discard"]
    assert table.cards(0, "discard") == ["Active Combustion", "Guard", "Firecracker"]
    assert table.cards(0, "deck")[-1] == "Move"
    table.clad_at((0, 0))
    table.use("Shot")
    assert dealt(table) == [3, 1]


def test_active_combustion_does_nothing_otherwise() -> None:
    table = turn("rosette", "Active Combustion", "Shot", mp=1)
    table.top(0, "Guard")
    table.use("Active Combustion")
    table.use("Shot")
    assert (dealt(table), table.figure(0).mp, table.cards(0, "deck")[-1]) == ([1], 0, "Guard")
    table = turn("rosette", "Active Combustion", "Shot", mp=1)
    table.top(0, "Guard")
    table.basic("+1 MP", "Active Combustion")
    assert (table.figure(0).mp, table.cards(0, "deck")[-1]) == (2, "Guard")


def test_watch_fire_looks_at_the_clad_deck_and_discards_a_card() -> None:
    table = turn("rosette", "Watch Fire")
    table.top(0, "Guard", "Move")
    before = table.clad_names("deck")
    table.use("Watch Fire")
    assert table.state.clad_seen == [0]
    assert table.clad_names("deck") == before
    assert (table.cards(0, "discard"), table.cards(0, "deck")[-1]) == (["Guard", "Watch Fire"], "Move")
    assert order(table, "look at the clad deck", "discard") == ["look at the clad deck", "discard"]
    table.next_turn()
    assert table.state.clad_seen == [0]


def test_watch_fire_with_an_empty_clad_deck_still_discards() -> None:
    table = turn("rosette", "Watch Fire")
    table.top(0, "Guard")
    table.clad_deck()
    table.use("Watch Fire")
    assert (table.state.clad_seen, int(table.state.voltage)) == ([], 1)
    assert table.cards(0, "discard") == ["Guard", "Watch Fire"]


@rule("HC 25.6")
def test_blaze_out_raises_all_attacks_of_the_round_by_2() -> None:
    table = turn("rosette", "Tail Whip", "Shot", cp=3)
    table.cp("Blaze Out")
    table.use("Tail Whip")
    table.use("Shot")
    assert dealt(table) == [3, 3]
    assert (table.figure(0).atk_round, table.figure(0).atk_turn) == (2, 0)
    table.next_turn()
    assert table.figure(0).atk_round == 2
    table.pass_to("choose turn slot")
    assert table.figure(0).atk_round == 0
