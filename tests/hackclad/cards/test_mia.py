"""Every card and the board of Mia."""

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
Surprise Slash | basic | attack | 0,1 | 1 | - | 1
Hit and Run | basic | attack | 0,1 | 1 | - | 1
Sisters In Arms | basic | attack | 0,2 -1,1 0,1 1,1 | 1 | - | 1
"Oi, Over Here!" | basic | support | - | - | - | 1
Accelerate | basic | support magic | - | - | 1 | 1
Sneak Attack | enhanced | attack | 0,1 | 2 | - | 2
Steal | enhanced | attack | 0,1 | 1 | - | 3
Trailblaze | enhanced | attack | 0,1 0,2 | 1+X | - | 1
"Look Over There!" | enhanced | attack magic | 0,1 | 2 | 1 | 2
Caltrops | enhanced | attack magic | -1,2 0,2 1,2 -1,1 0,1 1,1 | X | 3 | 3
Shadow Clone | enhanced | reaction | - | - | - | 4
Auxiliary Mana | enhanced | support | - | - | - | 4
Robin Hood | enhanced | support magic | - | - | 1 | 4
""")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face("mia", face)


def test_she_has_8_basic_and_8_enhanced_cards() -> None:
    board = turn("mia").match.boards[0]
    assert (len(board.basic_cards), len(board.enhanced_cards)) == (8, 8)
    assert [card.name for card in board.cards] == [face.name for face in FACES]


def test_the_board() -> None:
    check_limits("mia", move=3, mp=1, damage=1)
    check_shared_actions("mia")
    check_innate("mia", "Scythe Saltation", reaction=False)


def test_guard_reduces_the_damage_by_2() -> None:
    table = attacked("mia", "Guard")
    table.use("Guard")
    assert table.damage(0) == [2]


def test_move_moves_1_space_which_must_be_taken() -> None:
    table = turn("mia", "Move")
    table.use("Move")
    assert table.spaces() == {(1, -1), (-1, -1), (0, -2)}
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert (table.where(0), table.asked, table.figure(0).moved) == ((1, -1), "act", 1)


def test_auxiliary_mana_gives_2_mp() -> None:
    table = turn("mia", "Auxiliary Mana", mp=0)
    table.use("Auxiliary Mana")
    assert table.figure(0).mp == 2


BEHIND = [("north", True), ("south", False), ("east", False), ("west", False)]


@pytest.mark.parametrize(("facing", "behind"), BEHIND)
def test_surprise_slash_is_stronger_from_behind(facing: str, behind: bool) -> None:
    table = turn("mia", "Surprise Slash", facing=facing)
    table.use("Surprise Slash")
    assert dealt(table) == [2 if behind else 1]


@pytest.mark.parametrize(("facing", "behind"), BEHIND)
def test_sneak_attack_is_stronger_and_gives_1_mp_from_behind(facing: str, behind: bool) -> None:
    table = turn("mia", "Sneak Attack", facing=facing, mp=0)
    table.use("Sneak Attack")
    assert (dealt(table), table.figure(0).mp) == (([3], 1) if behind else ([2], 0))
    assert order(table, "clad damaged", "mp")[0] == "clad damaged"


@rule("HC 26.27")
@pytest.mark.parametrize(("facing", "behind"), BEHIND)
def test_steal_draws_a_card_from_behind(facing: str, behind: bool) -> None:
    table = turn("mia", "Steal", facing=facing)
    table.top(0, "Guard", "Move")
    table.use("Steal")
    assert (dealt(table), table.cards(0, "hand")) == ([1], ["Guard"] if behind else [])
    assert order(table, "clad damaged", "draw")[0] == "clad damaged"
    if behind:
        table.hand(0, "Steal")
        table.top(0, "Shot")
        table.use("Steal")
        assert table.cards(0, "hand") == ["Shot"]


@pytest.mark.parametrize("moving", [False, True])
def test_hit_and_run_may_move_1_space_after_the_attack(moving: bool) -> None:
    table = turn("mia", "Hit and Run")
    table.use("Hit and Run")
    assert dealt(table) == [1]
    if moving:
        table.go((1, -1))
    else:
        table.done()
    assert (table.where(0), table.figure(0).moved, table.asked) == ((1, -1) if moving else (0, -1), moving, "act")


def test_sisters_in_arms_needs_a_witch_next_to_her() -> None:
    table = turn("mia", "Sisters In Arms", others=("luna", "flare"))
    table.at(1, (1, -2))
    table.at(2, (2, 2))
    assert not table.usable("Sisters In Arms")
    table.at(2, (1, -1))
    assert table.usable("Sisters In Arms")
    table.at(2, (0, -2))
    assert table.usable("Sisters In Arms")
    table.at(0, (0, -2))
    table.at(1, (2, 2))
    table.at(2, (0, 2))
    assert table.usable("Sisters In Arms")
    table.at(2, None)
    assert not table.usable("Sisters In Arms")


def test_sisters_in_arms_with_two_players_and_alone() -> None:
    table = turn("mia", "Sisters In Arms")
    table.at(1, (2, 2))
    assert not table.usable("Sisters In Arms")
    table = turn("mia", "Sisters In Arms", others=())
    table.use("Sisters In Arms")
    assert dealt(table) == [1]


def test_oi_over_here_moves_the_clad_forward() -> None:
    table = turn("mia", '"Oi, Over Here!"', facing="east")
    table.use('"Oi, Over Here!"')
    assert (table.clad_space, table.facing, int(table.state.clad_moved)) == ((1, 0), "east", 1)


def test_oi_over_here_tramples_and_may_end_her_own_turn() -> None:
    table = turn("mia", '"Oi, Over Here!"', at=(0, 1))
    table.use('"Oi, Over Here!"')
    assert (table.damage(0), table.clad_space, table.where(0)) == ([2], (0, 1), None)
    assert len(table.events("turn ends", 0)) == 1
    assert table.cards(0, "discard") == ['"Oi, Over Here!"']


def test_shadow_clone_answers_the_trample_that_she_causes_herself() -> None:
    table = turn("mia", '"Oi, Over Here!"', "Shadow Clone", at=(0, 1), shards=1)
    table.use('"Oi, Over Here!"')
    assert table.asked == "react"
    table.use("Shadow Clone")
    table.go((1, -2))
    assert (table.damage(0), table.where(0), table.clad_space) == ([], (1, -2), (0, 1))
    assert (table.asked, table.witch, table.on_field()) == ("act", 0, {(0, 1): 1})
    assert table.cards(0, "discard") == ["Shadow Clone", '"Oi, Over Here!"']


def test_accelerate_moves_2_spaces() -> None:
    table = turn("mia", "Accelerate", mp=1)
    table.shards((1, -1), 1)
    table.use("Accelerate")
    assert not table.can(c.PASS)
    table.go((1, -1))
    assert not table.can(c.PASS)
    table.go((2, -1))
    assert (table.where(0), table.figure(0).moved, table.asked) == ((2, -1), 2, "act")
    assert (table.figure(0).shards, table.figure(0).mp) == (1, 0)


def test_trailblaze_counts_the_spaces_moved_this_round() -> None:
    table = turn("mia", "Trailblaze", "Accelerate")
    table.use("Trailblaze")
    table.hand(0, "Trailblaze", "Accelerate", "Shot")
    table.use("Accelerate")
    table.go((1, -1))
    table.go((1, 0))
    table.use("Trailblaze")
    assert dealt(table) == [1, 3]
    table.next_turn()
    assert table.figure(0).moved == 2


def test_look_over_there_turns_the_back_of_the_clad_to_her() -> None:
    for facing in ("north", "east", "south", "west"):
        table = turn("mia", '"Look Over There!"', at=(1, 0), facing=facing, mp=1)
        table.use('"Look Over There!"')
        assert (dealt(table), table.facing, table.clad_space) == ([2], "west", (0, 0))
        assert order(table, "clad damaged", "clad turns")[0] == "clad damaged"


def test_caltrops_deal_twice_the_spaces_the_clad_moved() -> None:
    table = turn("mia", '"Oi, Over Here!"', "Caltrops", at=(0, -1), mp=3)
    table.use('"Oi, Over Here!"')
    table.use("Caltrops")
    assert (dealt(table), table.figure(0).mp) == ([2], 0)
    table.gauges(0, mp=3)
    table.hand(0, '"Oi, Over Here!"', "Caltrops")
    table.use('"Oi, Over Here!"')
    table.at(0, (0, 1))
    table.use("Caltrops")
    assert dealt(table) == [2, 4]


def test_caltrops_without_movement_deal_nothing() -> None:
    table = turn("mia", "Caltrops")
    table.use("Caltrops")
    assert (dealt(table), table.figure(0).hits) == ([], 0)


@rule("HC 26.23")
def test_shadow_clone_leaves_a_shard_and_moves_to_an_entry_point() -> None:
    table = attacked("mia", "Shadow Clone", shards=2)
    table.use("Shadow Clone")
    assert table.spaces() == {(-1, 2), (1, -2), (-2, -1)}
    table.go((1, -2))
    assert (table.where(0), table.figure(0).moved, table.damage(0)) == ((1, -2), 1, [])
    assert table.figure(0).shards == 1
    assert table.on_field() == {(0, 1): 2}  # hers, and the one the Clad has dropped since


def test_shadow_clone_needs_a_shard() -> None:
    assert not attacked("mia", "Shadow Clone", shards=0).usable("Shadow Clone")
    assert attacked("mia", "Shadow Clone", shards=1).usable("Shadow Clone")


def test_shadow_clone_goes_anywhere_if_no_entry_point_is_free() -> None:
    table = attacked("mia", "Shadow Clone", others=("luna", "flare", "amelia"), shards=1)
    table.clad_at((-1, 2), "north")
    for witch, space in enumerate([(2, 1), (1, -2), (-2, -1)], start=1):
        table.at(witch, space)
    table.use("Shadow Clone")
    assert len(table.spaces()) == 20
    assert not {(-1, 2), (2, 1), (1, -2), (-2, -1), (0, 1)} & table.spaces()
    table.go((2, 0))
    assert (table.where(0), table.figure(0).moved) == ((2, 0), 1)


@rule("HC 26.12", "HC 26.28")
def test_robin_hood_gives_from_the_richest_to_the_poorest_other_one() -> None:
    table = turn("mia", "Robin Hood", others=("luna", "flare"), mp=1, shards=0)
    table.top(0, "Guard", "Move")
    table.gauges(1, shards=5)
    table.gauges(2, shards=2)
    table.use("Robin Hood")
    assert [int(table.figure(witch).shards) for witch in range(3)] == [0, 4, 3]
    assert (table.cards(0, "hand"), table.figure(0).mp) == (["Guard"], 0)
    assert order(table, "shards given", "draw") == ["shards given", "draw"]
    table = turn("mia", "Robin Hood", others=("luna", "flare"), shards=4)
    table.gauges(1, shards=3)
    table.use("Robin Hood")
    assert [int(table.figure(witch).shards) for witch in range(3)] == [3, 3, 1]


@rule("HC 26.29")
def test_robin_hood_lets_her_choose_among_equals() -> None:
    table = turn("mia", "Robin Hood", others=("luna", "flare", "amelia"), shards=4)
    table.gauges(1, shards=4)
    table.gauges(2, shards=1)
    table.gauges(3, shards=1)
    table.use("Robin Hood")
    assert table.state.options == [c.PLAYER + 0, c.PLAYER + 1]
    table.player(1)
    assert table.state.options == [c.PLAYER + 2, c.PLAYER + 3]
    table.player(3)
    assert [int(table.figure(witch).shards) for witch in range(4)] == [4, 3, 1, 2]


@rule("HC 26.13")
def test_robin_hood_moves_nothing_between_one_and_the_same() -> None:
    table = turn("mia", "Robin Hood", shards=1)
    table.gauges(1, shards=3)
    table.top(0, "Guard")
    table.use("Robin Hood")
    assert (int(table.figure(0).shards), int(table.figure(1).shards), table.cards(0, "hand")) == (1, 3, ["Guard"])
    table = turn("mia", "Robin Hood", shards=3)
    table.gauges(1, shards=3)
    table.use("Robin Hood")
    assert (int(table.figure(0).shards), int(table.figure(1).shards)) == (2, 4)
    table = turn("mia", "Robin Hood", others=("luna", "flare"), shards=1)
    table.gauges(1, shards=3)
    table.gauges(2, shards=3)
    table.use("Robin Hood")
    table.player(1)
    assert [int(table.figure(witch).shards) for witch in range(3)] == [1, 2, 4]


@rule("HC 25.11")
def test_scythe_saltation_deals_as_much_as_is_picked_up() -> None:
    table = turn("mia", "Move", "Hit and Run", cp=3)
    table.shards((1, -1), 2)
    table.shards((1, -2), 3)
    table.cp("Scythe")
    assert dealt(table) == []
    table.use("Move")
    table.go((1, -1))
    assert (dealt(table), table.figure(0).shards, table.figure(0).picked) == ([2], 4, 2)
    table.clad_at((1, 0))
    table.use("Hit and Run")
    table.go((1, -2))
    assert (dealt(table), table.figure(0).shards) == ([2, 1, 3], 11)
    assert (table.figure(0).dealt, table.figure(0).hits, table.figure(0).best_card) == (6, 1, 1)
    table.next_turn()
    assert len(table.figure(0).lasting) == 1


def test_scythe_saltation_also_counts_what_the_clad_drops_on_her_until_the_round_ends() -> None:
    table = turn("mia", at=(0, -1), cp=3, shards=5)
    table.cp("Scythe")
    table.clad("Savage Sweep (Left)")
    table.at(0, (-1, 1))
    table.hand(0)
    table.end()
    assert dealt(table) == []  # the attack has injured her before
    table = turn("mia", at=(1, 1), cp=3)
    table.clad("Seismic Shock")
    table.cp("Scythe")
    table.end()
    assert dealt(table) == [1]
    table.pass_to("choose turn slot")
    assert table.figure(0).lasting == ()
