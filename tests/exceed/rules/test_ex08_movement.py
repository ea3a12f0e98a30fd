"""EX 8: movement."""

from __future__ import annotations

import pytest

from tests.exceed.rules.characters import playout
from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.board import distance


def moved(text: str, mine: int, theirs: int) -> tuple[int, int]:
    """Where both fighters are after one movement from these spaces."""
    table = Table(stand_in(card("Mover", boost=f"{text}.")), "ryu", spaces=(mine, theirs))
    table.hand(0, "Mover Boost")
    table.boost("Mover Boost")
    assert table.asked == "action", "the amount is not chosen"
    assert table.paid(0) == []
    return table.at(0), table.at(1)


@rule("EX 8.1")
def test_distance_is_the_difference_of_the_spaces() -> None:
    for mine in range(1, 10):
        for theirs in range(1, 10):
            if mine != theirs:
                table = Table("ryu", "akuma", spaces=(mine, theirs))
                assert distance(table.state) == abs(mine - theirs)
    for gap, hits in ((1, True), (2, False)):
        table = Table("ryu", "akuma", spaces=(4, 4 + gap))
        table.hand(0, "Grasp")
        table.hand(1, "Block")
        table.strike("Grasp", "Block")
        if table.asked == "amount":
            table.move("push", 1)
        assert (table.count(0, "gauge") == 1) == hits


@rule("EX 8.2")
@pytest.mark.parametrize("names", [("ryu", "propeller"), ("litchi", "superskullman"), ("chaos", "solbadguy")])
def test_the_fighters_are_never_on_the_same_space_and_never_off_the_board(names: tuple[str, str]) -> None:
    for seed in range(3):
        for table in playout(*names, seed=seed):
            assert table.at(0) != table.at(1)
            assert {table.at(0), table.at(1)} <= set(range(1, 10))


@rule("EX 8.3", "EX 8.4", "EX 8.13", "EX 8.14")
@pytest.mark.parametrize(
    ("spaces", "theirs", "end"),
    [(1, 5, 4), (2, 5, 6), (3, 5, 7), (4, 5, 8), (5, 5, 9), (1, 4, 5), (2, 4, 6), (3, 9, 6)],
)
def test_advancing_skips_the_opponents_space_and_goes_on(spaces: int, theirs: int, end: int) -> None:
    assert moved(f"Advance {spaces}", 3, theirs) == (end, theirs)
    assert moved(f"Advance {spaces}", 7, 10 - theirs) == (10 - end, 10 - theirs), "and the same towards space 1"


@rule("EX 8.5")
@pytest.mark.parametrize("spaces", range(1, 6))
def test_closing_stops_beside_the_opponent(spaces: int) -> None:
    assert moved(f"Close {spaces}", 3, 5) == (4, 5)
    assert moved(f"Close {spaces}", 4, 5) == (4, 5)
    assert moved(f"Close {spaces}", 9, 5) == (max(6, 9 - spaces), 5)


@rule("EX 8.6", "EX 8.10", "EX 8.11")
@pytest.mark.parametrize("spaces", range(1, 6))
def test_retreating_goes_away_from_the_opponent_up_to_the_edge(spaces: int) -> None:
    assert moved(f"Retreat {spaces}", 3, 5) == (max(1, 3 - spaces), 5)
    assert moved(f"Retreat {spaces}", 6, 5) == (min(9, 6 + spaces), 5)
    assert moved(f"Retreat {spaces}", 1, 5) == (1, 5)


@rule("EX 8.7")
def test_move_is_advance_or_retreat_with_the_whole_number() -> None:
    mover = stand_in(card("Walk", boost="Move 2."))
    for way, end in (("advance", 6), ("retreat", 1)):
        table = Table(mover, "ryu", spaces=(3, 5))
        table.hand(0, "Walk Boost")
        table.boost("Walk Boost")
        assert table.movements == {("advance", 2), ("retreat", 2)}
        table.move(way, 2)
        assert table.at(0) == end


@rule("EX 8.8", "EX 8.10", "EX 8.11")
@pytest.mark.parametrize("spaces", range(1, 6))
def test_a_push_moves_the_opponent_away_from_you(spaces: int) -> None:
    assert moved(f"Push {spaces}", 3, 5) == (3, min(9, 5 + spaces))
    assert moved(f"Push {spaces}", 7, 5) == (7, max(1, 5 - spaces))
    assert moved(f"Push {spaces}", 8, 9) == (8, 9)


@rule("EX 8.9")
@pytest.mark.parametrize(("spaces", "end"), [(1, 4), (2, 2), (3, 1), (4, 1)])
def test_a_pull_moves_the_opponent_towards_you_and_past_you(spaces: int, end: int) -> None:
    assert moved(f"Pull {spaces}", 3, 5) == (3, end)
    assert moved(f"Pull {spaces}", 7, 5) == (7, 10 - end)


@rule("EX 8.12")
@pytest.mark.parametrize("spaces", range(1, 6))
def test_without_a_space_behind_the_other_fighter_an_advance_or_pull_stops_before_it(spaces: int) -> None:
    assert moved(f"Advance {spaces}", 7, 9) == (8, 9)
    assert moved(f"Advance {spaces}", 2, 1) == (2, 1)
    assert moved(f"Pull {spaces}", 1, 3) == (1, 2)
    assert moved(f"Pull {spaces}", 9, 8) == (9, 8)


@rule("EX 8.13")
def test_only_a_printed_span_leaves_the_amount_free() -> None:
    table = Table("propeller", "ryu", spaces=(3, 7))
    table.put(0, "boosts", "Wind Stream")  # Before: Push 1-2
    table.hand(0, "Cannonball")  # After: Advance 1-2
    table.hand(1, "Block")
    table.strike("Cannonball", "Block")
    assert table.movements == {("push", 1), ("push", 2)}
    table.move("push", 1)
    while table.movements != {("advance", 1), ("advance", 2)}:
        table.order("Draw 1") if table.asked == "order" else table.no()
    table.move("advance", 2)
    assert table.at(0) == 5


@rule("EX 8.14")
def test_movement_by_an_effect_costs_no_force() -> None:
    table = Table("ryu", "akuma", spaces=(3, 5))
    table.hand(0, "Run")
    table.boost("Run")
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}
    table.move("advance", 3)
    assert (table.at(0), table.paid(0)) == (7, []), "also past the opponent"


@rule("EX 8.15")
def test_a_push_is_measured_from_the_fighter_and_not_from_the_origin_of_the_attack() -> None:
    table = Table("litchi", "ryu", spaces=(3, 5))
    table.token(0, "Mantenbo", 6)
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(0, "Thirteen Orphans")
    table.hand(1, "Block")
    table.strike("Thirteen Orphans", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.side(0).hit, "Mantenbo on 6 is beside the opponent on 5"
    table.order("Push or pull")
    table.move("push", 1)
    assert table.at(1) == 6, "away from the fighter on 3, though towards Mantenbo"


HOLDER = stand_in(card("Root", boost="The opponent cannot move.", boost_kind="continuous"))


@rule("EX 8.16")
def test_cannot_move_stops_own_movement_and_not_pushes_and_pulls() -> None:
    table = Table(HOLDER, "ryu", spaces=(4, 6))
    table.put(0, "boosts", "Root")
    table.hand(1, "Run", "Grasp", "Dive")
    table.idle()
    assert table.moves == [], "no Move action"
    table.boost("Run")
    if table.asked == "amount":
        table.move("advance", 3)
    assert table.at(1) == 6, "no movement by an effect"
    assert len(table.events("movement ignored", 1)) == 1
    table.hand(0, "Cross")
    table.state.players[0].space = 5
    table.hand(0, "Grasp")
    table.hand(1, "Cross")
    table.strike("Grasp", "Cross")
    table.move("push", 2)
    assert table.at(1) == 8, "the push is not its own movement"


@rule("EX 8.16", "EX 8.20")
def test_a_ban_on_movement_holds_for_its_opponent_only() -> None:
    table = Table(HOLDER, "propeller", spaces=(4, 6))
    table.put(0, "boosts", "Root")
    table.hand(0, "Backstep", "Grasp")
    assert table.moves == [2, 3, 5]
    table.boost("Backstep")
    table.move("retreat", 2)
    assert table.at(0) == 2
    table.hand(1, "Fly Up", "Grasp")
    table.boost("Fly Up")
    table.forced()
    assert (table.asked, table.at(1)) == ("action", 6), "no space can be chosen either"


@rule("EX 8.17", "EX 22.7")
def test_ignoring_pushes_and_pulls_leaves_own_movement_alone() -> None:
    table = Table("geoffrey", "ryu", spaces=(4, 5))
    table.put(0, "boosts", "Inviolability")
    table.hand(0, "Backstep")
    table.boost("Backstep")
    table.move("retreat", 1)
    assert table.at(0) == 3
    table.state.players[1].space = 4
    table.hand(1, "Grasp")
    table.hand(0, "Cross")
    table.strike("Grasp", "Cross")
    table.move("pull", 2)
    assert table.at(0) == 3
    assert table.damage(0) == [2], "hit (3, and 1 Armor of Geoffrey's), not moved"


PASSED = "If you moved past the opponent this strike, +5 Power."


@rule("EX 8.18")
@pytest.mark.parametrize(
    ("own", "direction", "end", "power"),
    [("", "pull", 2, 3), ("", "push", 6, 3), ("Advance 2.", "push", 3, 8), ("Retreat 2.", "push", 8, 3)],
)
def test_only_own_movement_across_the_opponent_is_moving_past(own: str, direction: str, end: int, power: int) -> None:
    # Grasp pulls or pushes the slower fighter from 5, over 4 or not; then that one moves, over 4 or not.
    text = f"Before: {own}\n{PASSED}" if own else PASSED
    table = Table("ryu", stand_in(card("Slow", text, reach="1-8", speed=1, guard=9)), spaces=(4, 5))
    table.hand(0, "Grasp")
    table.hand(1, "Slow")
    table.strike("Grasp", "Slow")
    table.move(direction, 2 if direction == "pull" else 1)
    assert table.at(1) == end
    assert table.damage(0) == [power]


@rule("EX 8.18", "EX 8.19")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("Pull 2. If you moved past the opponent, +5 Power.", 3),
        ("Pull 2. If the opponent passed you, +5 Power.", 8),
        ("Advance 2. If you moved past the opponent, +5 Power.", 8),
    ],
)
def test_pulling_the_opponent_past_you_is_not_moving_past_it(text: str, damage: int) -> None:
    table = Table(stand_in(card("Hook", f"Before: {text}", reach="1-8")), "ryu", spaces=(4, 5))
    table.hand(0, "Hook")
    table.hand(1, "Spike")
    table.strike("Hook", "Spike")
    assert table.damage(1) == [damage]


@rule("EX 8.18")
def test_passing_back_and_forth_has_passed() -> None:
    twice = card(
        "Twice",
        "Before: Advance 2.\nBefore: Advance 2.\nIf you moved past the opponent this strike, +5 Power.",
        reach="1-8",
    )
    table = Table(stand_in(twice), "ryu", spaces=(4, 5))
    table.hand(0, "Twice")
    table.hand(1, "Block")
    table.strike("Twice", "Block")
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.damage(1) == [3 + 5 - 2]


@rule("EX 8.19")
@pytest.mark.parametrize(("first", "damage"), [("Advance 3.", 3), ("Advance 1.", 8)])
def test_a_follow_up_reads_the_movement_it_belongs_to(first: str, damage: int) -> None:
    # From 3, the opponent on 5: the first movement ends on 7 (past) or on 4, the second one on 6 or on 6 (past).
    text = f"Before: {first}\nBefore: Advance 1. If you moved past the opponent, +5 Power."
    table = Table(stand_in(card("Steps", text, reach="1-8")), "ryu", spaces=(3, 5))
    table.hand(0, "Steps")
    table.hand(1, "Spike")
    table.strike("Steps", "Spike")
    table.order(first)
    assert table.damage(1) == [damage]
    assert table.at(0) == 6


@rule("EX 8.20")
def test_a_chosen_space_is_free_on_the_board_and_may_be_anywhere() -> None:
    table = Table("propeller", "ryu", spaces=(2, 5))
    table.hand(0, "Fly Up", "Grasp")
    table.boost("Fly Up")
    table.forced()
    assert table.spaces == [1, 2, 3, 4, 6, 7, 8, 9]
    table.space(9)
    assert table.at(0) == 9


@rule("EX 8.20")
def test_a_chosen_space_obeys_a_ban_on_passing() -> None:
    wall = stand_in(card("Wall", boost="The opponent cannot move past you.", boost_kind="continuous"))
    table = Table("propeller", wall, spaces=(2, 5))
    table.put(1, "boosts", "Wall")
    table.hand(0, "Fly Up", "Grasp", "Cross", "Dive", "Sweep", "Focus")
    assert table.moves == [1, 3, 4]
    table.boost("Fly Up")
    table.pay("Grasp")
    assert table.spaces == [1, 2, 3, 4]
    table.space(4)
    table.idle()
    table.hand(0, "Run")
    table.boost("Run")
    table.move("advance", 3)
    assert table.at(0) == 4, "an advance stops before the opponent"
    table.put(1, "boosts")
    table.idle()
    table.hand(0, "Run")
    table.boost("Run")
    table.move("advance", 3)
    assert table.at(0) == 8


@rule("EX 8.20")
def test_a_ban_on_passing_does_not_stop_a_pull() -> None:
    wall = stand_in(
        card("Wall", boost="The opponent cannot move past you.", boost_kind="continuous"), card("Hook", boost="Pull 3.")
    )
    table = Table(wall, "ryu", spaces=(4, 5))
    table.put(0, "boosts", "Wall")
    table.hand(0, "Hook Boost")
    table.boost("Hook Boost")
    assert table.at(1) == 1, "3, 2, 1: pulled past"
    assert not table.can(c.MOVE_TO + 5)
