"""Tokens: several copies, two sides, places, dodges, movements toward and away from one."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of
from wildswing.kernel.errors import NotPlayable

SPIKES = """[[token]]
name = "Spike"
copies = 3
"""
DOLL = """[[token]]
name = "Doll"
sides = ["active", "disabled"]
start_offset = 0
"""
ROCK = """[[token]]
name = "Rock"
"""


def with_token(token: str, *cards: str, ability: str = "") -> str:
    whole = stand_in(*cards, ability=ability)
    return whole.replace("[[attack]]", token + "[[attack]]", 1)


def act(token: str, text: str, *standing: int, spaces: tuple[int, int] = (3, 7)) -> Table:
    """The action of a text, with tokens on the board."""
    table = Table(with_token(token, card("Filler"), ability=f"Action: {text}"), "nehtali", spaces=spaces)
    if standing:
        table.token(0, token.split('"')[1], *standing)
    table.action()
    return table


def strike(token: str, text: str, *standing: int, spaces: tuple[int, int] = (3, 4), reach: str = "1-2") -> Table:
    """A strike with an attack of this text against a Sweep."""
    table = Table(with_token(token, card("Attack", text, reach=reach, guard=20)), "nehtali", spaces=spaces)
    if standing:
        table.token(0, token.split('"')[1], *standing)
    table.hand(0, "Attack")
    table.hand(1, "Sweep")
    table.strike("Attack", "Sweep")
    return table


# ---- several copies


@rule("EX 2.15")
def test_copies_are_placed_one_by_one_and_never_two_on_a_space() -> None:
    table = act(SPIKES, "Place 2 Spikes on any space.")
    assert table.spaces == list(range(1, 10))
    table.space(3)
    assert table.spaces == list(range(1, 10))  # 3 takes that one up again
    table.space(7)
    assert (table.tokens(0, "Spike"), table.seat) == ([3, 7], 1)
    told = [(event.words, event.numbers) for event in table.events("token")]
    assert told == [(("Spike 1",), (3,)), (("Spike 2",), (7,))], "each by its number, as a view names it"
    assert view_of(table.state, 0).players[0].tokens == {"Spike 1": 3, "Spike 2": 7}


def test_a_text_that_places_none_is_refused() -> None:
    with pytest.raises(NotPlayable):
        act(SPIKES, "Place 0 Spikes on any space.")


def test_a_copy_on_the_board_may_be_taken_up_and_placed_instead() -> None:
    table = act(SPIKES, "Place 1 Spike next to you.", 2, 9)
    assert table.spaces == [2, 4, 9]
    table.space(2)
    assert table.spaces == [2, 4]
    table.space(4)
    assert table.tokens(0, "Spike") == [4, 9]


def test_without_a_supply_one_of_those_on_the_board_is_placed() -> None:
    table = act(SPIKES, "Place 1 Spike next to you.", 1, 5, 9)
    assert table.spaces == [1, 5, 9]
    table.space(9)
    table.space(2)
    assert table.tokens(0, "Spike") == [1, 2, 5]


def test_an_empty_space_in_range_has_no_fighter() -> None:
    table = strike(SPIKES, "After: Place 1 Spike on an empty space in range.", spaces=(3, 4))
    assert table.spaces == [1, 2, 5]
    table.space(5)
    assert table.tokens(0, "Spike") == [5]


@pytest.mark.parametrize(
    ("where", "removable"),
    [("in the opponent's space", [7]), ("next to the opponent", [8]), ("in or next to the opponent's space", [7, 8])],
)
def test_a_copy_is_removed_where_the_text_says(where: str, removable: list[int]) -> None:
    table = act(SPIKES, f"You may remove 1 Spike {where}: Gain 1 life.", 5, 7, 8)
    table.set_life(0, 20)
    table.yes()
    if len(removable) > 1:
        assert table.spaces == removable
        table.space(removable[0])
    assert (table.tokens(0, "Spike"), table.life(0)) == (sorted({5, 7, 8} - {removable[0]}), 21)


def test_any_number_of_copies_is_removed_and_counted() -> None:
    table = act(SPIKES, "Remove any number of Spikes. Gain 1 life per Spike removed.", 5, 7, 8)
    table.set_life(0, 20)
    table.space(5)
    table.space(8)
    assert table.can(c.PASS)
    table.no()
    assert (table.tokens(0, "Spike"), table.life(0)) == ([7], 22)


def test_a_copy_moves_to_a_space_without_another() -> None:
    table = act(SPIKES, "Move 1 Spike up to 2.", 2, 3)
    assert table.spaces == [2, 3]
    table.space(2)
    assert table.spaces == [1, 2, 4]
    table.space(4)
    assert table.tokens(0, "Spike") == [3, 4]
    assert act(SPIKES, "Move 1 Spike to the opponent's space.", 2).tokens(0, "Spike") == [7]


@pytest.mark.parametrize(
    ("state", "standing", "holds"),
    [
        ("is on the opponent's space", (2, 7), True),
        ("is on the opponent's space", (2, 6), False),
        ("is not on the opponent's space", (2, 6), True),
        ("is next to the opponent", (6,), True),
        ("is next to the opponent", (7,), False),
        ("is in or next to the opponent's space", (1, 7), True),
        ("is on the board", (1,), True),
    ],
)
def test_one_copy_is_enough_for_what_is_said_of_them(state: str, standing: tuple[int, ...], holds: bool) -> None:
    table = act(SPIKES, f"Gain 0 life. If Spike {state}, draw 1.", *standing)
    assert table.count(0, "hand") == (2 if holds else 1)  # with the draw at the end of the turn


@rule("EX 8.21")
def test_a_token_brought_under_a_wide_fighter_lies_in_the_middle() -> None:
    for token, text in (
        (ROCK, "Place Rock on the opponent's space."),
        (SPIKES, "Move 1 Spike to the opponent's space."),
    ):
        table = Table(with_token(token, card("Filler"), ability=f"Action: {text}"), "tinker", spaces=(2, 7))
        table.player(1).wide = True
        table.token(0, token.split('"')[1], 4)
        table.action()
        assert table.tokens(0, token.split('"')[1]) == [7]


def test_copies_between_the_fighters_are_counted_all_the_time() -> None:
    table = strike(SPIKES, "-1 Power per Spike between you and the opponent.", 4, 5, 6, spaces=(4, 6))
    assert table.damage(1) == [2]


def test_copies_on_the_way_of_a_push_are_counted_as_entered() -> None:
    table = act(SPIKES, "Push 2. Draw 1 per Spike entered.", 7, 8, 9)
    assert table.count(0, "hand") == 3


def test_an_attack_may_hit_only_where_a_copy_lies() -> None:
    text = "Your attack hits only if Spike is on the opponent's space."
    assert strike(SPIKES, text, 1, 5, spaces=(3, 5)).damage(1) == [3]
    assert strike(SPIKES, text, 1, 4, spaces=(3, 5)).damage(1) == []


@pytest.mark.parametrize(("to", "left"), [(5, [7, 8]), (6, [7, 8]), (8, [8]), (9, [8]), (2, [5, 7, 8]), (3, [5, 7, 8])])
def test_a_movement_may_remove_the_first_copies_in_its_way(to: int, left: list[int]) -> None:
    table = act(SPIKES, "Move to any space within 6 removing the first 2 Spikes in the way.", 5, 7, 8, spaces=(3, 4))
    table.space(to)
    assert (table.at(0), table.tokens(0, "Spike")) == (to, left)


@rule("EX 8.4")
def test_what_lies_on_the_space_passed_over_is_not_in_the_way() -> None:
    table = act(SPIKES, "Move to any space within 6 removing the first 2 Spikes in the way.", 4, 6, 7, spaces=(3, 6))
    table.space(8)
    assert table.tokens(0, "Spike") == [6]


# ---- one token


def test_a_token_is_placed_at_a_distance_from_the_fighter() -> None:
    table = act(ROCK, "Place Rock at range 2-4.", spaces=(4, 5))
    assert table.spaces == [1, 2, 6, 7, 8]


@pytest.mark.parametrize(("rock", "to"), [(4, 6), (6, 3), (9, 3), (1, 6)])
@rule("EX 8.15")
def test_away_from_the_origin_is_not_always_a_push(rock: int, to: int) -> None:
    text = "If Rock is on the board, measure range from Rock.\nHit: Push 1 from the attack's origin."
    table = strike(ROCK, text, rock, spaces=(2, 5), reach="0-8")
    assert table.at(1) == (to if to == 6 else 4)


@rule("EX 8.15")
def test_on_the_origin_the_player_chooses_the_direction() -> None:
    text = "Measure range from Rock.\nHit: Push 1 from the attack's origin."
    table = strike(ROCK, text, 5, spaces=(2, 5), reach="0-8")
    assert table.movements == {("push", 1), ("pull", 1)}


@pytest.mark.parametrize(("rock", "to"), [(5, 5), (4, 4), (6, 6), (7, 7)])
@rule("EX 8.15")
def test_nobody_is_pulled_toward_an_origin_that_is_reached(rock: int, to: int) -> None:
    text = "Measure range from Rock.\nHit: Pull 1 toward the attack's origin. Pull 1 toward the attack's origin."
    assert strike(ROCK, text, rock, spaces=(2, 5), reach="0-8").at(1) == to


@pytest.mark.parametrize(("rock", "to"), [(9, 6), (3, 4)])
def test_a_pull_toward_a_token_may_lead_away_from_you(rock: int, to: int) -> None:
    assert act(ROCK, "Pull 1 toward Rock.", rock, spaces=(2, 5)).at(1) == to


@pytest.mark.parametrize(("rock", "to"), [(4, 4), (7, 7), (9, 8), (2, 8)])
def test_an_advance_stops_on_a_token(rock: int, to: int) -> None:
    assert act(ROCK, "Advance 4 stopping on Rock.", rock, spaces=(3, 6)).at(0) == to


@rule("EX 8.20")
def test_changing_places_with_a_token_is_a_movement() -> None:
    table = act(ROCK, "Swap places with Rock.", 9, spaces=(3, 6))
    assert (table.at(0), table.tokens(0, "Rock")) == (9, [3])


@pytest.mark.parametrize(("rock", "cards"), [(3, 1), (4, 1), (5, 1), (6, 2), (2, 2)])
def test_moving_through_a_token_means_from_over_or_onto_it(rock: int, cards: int) -> None:
    table = act(ROCK, "Advance 2. If you did not move through Rock, draw 1.", rock)
    assert (table.count(0, "hand"), table.at(0)) == (cards, 5)  # with the draw at the end of the turn


@pytest.mark.parametrize(("rock", "hits"), [(4, True), (6, False), (8, False), (9, True), (2, False)])
@rule("EX 15.10")
def test_a_dodge_may_be_measured_from_a_token(rock: int, hits: bool) -> None:
    table = strike(ROCK, "Attacks at range 2-4 from Rock do not hit you.", rock, spaces=(3, 4), reach="9")
    assert bool(table.damage(0)) == hits


@pytest.mark.parametrize(("rock", "hits"), [(4, False), (3, True), (5, True), (2, True)])
def test_attacks_from_beyond_a_token_do_not_hit(rock: int, hits: bool) -> None:
    table = strike(ROCK, "Attacks from beyond Rock do not hit you.", rock, spaces=(3, 5), reach="9")
    assert bool(table.damage(0)) == hits


def test_a_text_may_keep_a_token_on_the_board() -> None:
    assert strike(ROCK, "After: Remove Rock.", 1).tokens(0, "Rock") == []
    assert strike(ROCK, "Keep Rock on the board.\nAfter: Remove Rock.", 1).tokens(0, "Rock") == [1]


# ---- two sides


def test_a_token_is_turned_over_on_its_space() -> None:
    table = act(DOLL, "If Doll is active, turn over Doll. If Doll is disabled, gain Advantage.")
    assert (table.tokens(0, "Doll"), bool(table.player(0).turned), table.turn_of) == ([3], True, 0)
    assert [event.words for event in table.events("token turned")] == [("Doll", "disabled", "active")]


def test_no_attack_is_made_from_a_token_that_is_turned_over() -> None:
    text = "Measure range from Doll."
    assert strike(DOLL, text, 3).damage(1) == [3]
    table = Table(with_token(DOLL, card("Attack", text)), "nehtali", spaces=(3, 4))
    table.player(0).turned = 1
    table.hand(0, "Attack")
    table.hand(1, "Sweep")
    table.strike("Attack", "Sweep")
    assert table.damage(1) == []


def test_a_text_may_keep_a_token_from_being_turned_over() -> None:
    assert strike(DOLL, "After: Turn over Doll.").player(0).turned
    assert not strike(DOLL, "Keep Doll active.\nAfter: Turn over Doll.").player(0).turned


@pytest.mark.parametrize(
    ("before", "text", "draws"),
    [
        (True, "After: If Doll was already disabled before this strike, draw 1.", 1),
        (False, "After: Turn over Doll. If Doll was already disabled before this strike, draw 1.", 0),
    ],
)
def test_disabled_before_the_strike_is_not_disabled_in_it(before: bool, text: str, draws: int) -> None:
    table = Table(with_token(DOLL, card("Attack", text, guard=20)), "nehtali", spaces=(3, 4))
    table.player(0).turned = int(before)
    table.hand(0, "Attack")
    table.hand(1, "Block")
    table.strike("Attack", "Block")
    assert table.count(0, "hand") == draws
