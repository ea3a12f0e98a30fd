"""Chaos: every card and side, attacks made from a space of the board, reverting."""

from __future__ import annotations

import pytest

from tests.exceed.cards.printed import (
    QUIET,
    Face,
    Lower,
    Moments,
    boosted,
    check_face,
    check_lower,
    check_moments,
    faces,
    lowers,
    moments,
    paid,
    pause,
    pay_all,
    refuse,
    swings,
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = faces("""
Dissect Barrage  | ultra   | 2 | 2 Gauge | 1-2 | 5  | 5 | 0 | 0
Deep Revenance   | ultra   | 2 | 4 Gauge | 4   | 10 | 2 | 2 | 5
Cold Reflection  | special | 2 | -       | 1-2 | 2  | 4 | 0 | 0
Spew Out         | special | 2 | -       | 2-3 | 4  | 3 | 0 | 4
Repel            | special | 2 | -       | 0   | 5  | 3 | 0 | 0
Conceal          | special | 2 | -       | 1-2 | 5  | 2 | 0 | 0
That's Your Prey | special | 2 | -       | 0-1 | 5  | 1 | 0 | 5
""")
LOWERS = lowers("""
Dissect Barrage  | Aerial Leap       | instant    | 0 | -
Deep Revenance   | Chaos Code        | continuous | 1 | -
Cold Reflection  | Lie In Wait       | continuous | 0 | -
Spew Out         | Tactical          | continuous | 0 | -
Repel            | Compounding Plots | continuous | 0 | -
Conceal          | Checkmate         | continuous | 2 | -
That's Your Prey | Umbral            | continuous | 1 | -
""")
MOMENTS = moments("""
Dissect Barrage | attack | 1 | after
Deep Revenance  | attack | 4 | after
Cold Reflection | attack | 1 | hit
Spew Out        | attack | 2 | after
Conceal         | attack | 1 | after
That's Your Prey | attack | 1 | hit
Umbral          | boost  | 1 | after
Lie In Wait     | boost  | 1 | end
""")
OFF = -1


def chaos(*spaces: int) -> Table:
    return Table("chaos", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7))


def azhi(table: Table) -> int:
    return int(table.player(0).attack_space)


def marked(table: Table, attack: str, space: int) -> None:
    """Strike by the action that marks the turn, with the attack placed on a space, up to the swing of seat 1."""
    table.hand(0, attack)
    if not table.player(0).gauge:
        table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    swings(table)
    table.action("Mark this turn")
    table.set(attack)
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    table.space(space)
    assert azhi(table) == space
    pay_all(table)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(chaos(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(chaos(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = chaos()
    if row.card in {"Dissect Barrage", "Umbral"}:
        table.player(0).attack_space = 4
    if row.card == "That's Your Prey":
        table.player(0).attack_space = 2
    check_moments(table, row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in chaos().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)


# ---- the character


def test_the_action_marks_the_turn_and_places_the_attack_until_the_end_of_the_turn() -> None:
    table = chaos(1, 9)
    marked(table, "Sweep", 8)
    assert table.player(0).marked
    refuse(table)
    assert azhi(table) == OFF
    assert (table.asked, table.seat) == ("action", 1)
    assert not table.player(0).marked
    kinds = [event.kind for event in table.state.log or []]
    assert kinds.index("strike over") < len(kinds) - 1 - kinds[::-1].index("token")


def test_the_attack_is_placed_after_a_wild_swing_too() -> None:
    table = chaos(1, 9)
    table.top(0, "Sweep")
    table.hand(1, "Block")
    table.action("Mark this turn")
    assert table.asked == "pick space"
    table.space(5)
    assert azhi(table) == 5


@pytest.mark.parametrize("exceeded", [False, True])
def test_an_ordinary_strike_places_nothing(exceeded: bool) -> None:
    table = chaos(1, 9)
    table.exceed(0, exceeded)
    table.hand(0, "Sweep")
    pause(table, "Sweep")
    assert table.asked == "pay or invalid"  # and not where to place it
    assert azhi(table) == OFF


@rule("EX 12.3")
def test_the_opponent_sees_the_place_before_setting() -> None:
    table = chaos()
    table.hand(0, "Sweep")
    table.hand(1, "Grasp", "Cross")
    table.action("Mark this turn")
    table.set("Sweep")
    assert (table.asked, table.seat) == ("pick space", 0)
    table.space(8)
    assert (table.asked, table.seat) == ("set attack", 1)


def test_a_normal_attack_is_measured_from_him_though_the_turn_is_marked() -> None:
    table = chaos(1, 9)
    marked(table, "Sweep", 8)
    refuse(table)
    assert table.life(1) == 30


def test_exceeding_costs_1() -> None:
    table = chaos()
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp")
    table.choose(c.EXCEED_ACTION)
    assert table.player(0).exceeded
    assert paid(table) == [("gauge", 1)]


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_exceeded_he_pays_1_gauge_to_move_1_before_a_marked_strike(way: str, place: int) -> None:
    table = chaos(3, 9)
    table.exceed(0)
    table.hand(0, "Sweep")
    table.gauge(0, "Grasp", "Cross")
    swings(table)
    table.action("Spend 1 Gauge")
    table.pay("Cross", gauge=True)
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place
    table.set("Sweep")
    table.space(9)
    assert azhi(table) == 9
    assert table.cards(0, "gauge") == ["Grasp"]
    refuse(table)
    assert azhi(table) == OFF
    kinds = [event.kind for event in table.state.log or []]
    assert kinds.index("strike over") < len(kinds) - 1 - kinds[::-1].index("token")


def test_exceeded_without_gauge_he_has_no_marked_strike() -> None:
    table = chaos()
    table.exceed(0)
    table.hand(0)
    with pytest.raises(AssertionError, match="no action"):
        table.action("mark this turn")
    with pytest.raises(AssertionError, match="no action"):
        table.action("Revert")


def test_reverting_costs_a_hand_card_for_the_gauge_and_gives_another_action() -> None:
    table = chaos()
    table.exceed(0)
    table.hand(0, "Grasp", "Cross")
    table.action("Revert")
    table.pick("Grasp")
    assert not table.player(0).exceeded
    assert table.cards(0, "gauge") == ["Grasp"]
    assert table.cards(0, "hand") == ["Cross"]
    assert (table.asked, table.seat) == ("action", 0)


# ---- where attacks are measured from


@pytest.mark.parametrize(("attack", "space", "target", "hit"), [
    ("Deep Revenance", 2, 6, True), ("Deep Revenance", 9, 5, True), ("Deep Revenance", 3, 6, False),
    ("Cold Reflection", 6, 7, True), ("Cold Reflection", 9, 7, True), ("Cold Reflection", 7, 7, False),
    ("Spew Out", 5, 7, True), ("Spew Out", 6, 7, False),
    ("Repel", 7, 7, True), ("Repel", 6, 7, False),
    ("Conceal", 8, 7, True), ("Conceal", 7, 7, False),
    ("That's Your Prey", 7, 7, True), ("That's Your Prey", 8, 7, True), ("That's Your Prey", 9, 7, False),
    ("Dissect Barrage", 6, 7, False),  # this one says nothing of it
])  # fmt: skip
@rule("EX 15.4", "EX 15.11")
def test_marked_specials_are_measured_from_their_space(attack: str, space: int, target: int, hit: bool) -> None:
    table = chaos(1, target)
    marked(table, attack, space)
    refuse(table)
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert len([event for event in table.events("range", 0) if event.numbers[0]]) == hit
    assert (table.life(1) < 30) == (hit and attack != "Cold Reflection")  # its 2 Power is Block's 2 Armor


@pytest.mark.parametrize(("attack", "distance", "hit"), [
    ("Deep Revenance", 4, True), ("Cold Reflection", 2, True), ("Spew Out", 2, True), ("Conceal", 2, True),
    ("That's Your Prey", 1, True), ("Repel", 1, False), ("Dissect Barrage", 2, True),
])  # fmt: skip
def test_unmarked_attacks_are_measured_from_him(attack: str, distance: int, hit: bool) -> None:
    table = chaos(3, 3 + distance)
    table.player(0).attack_space = 3 + distance if attack == "Repel" else 9
    table.hand(0, attack)
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    pause(table, attack)
    table.pause("clean-up")
    refuse(table)
    while table.state.decision != c.PASS:
        table.choose(table.state.options[0])
    assert table.side(0).hit == hit


@rule("EX 15.5")
def test_a_marked_attack_without_a_place_on_the_board_hits_nobody() -> None:
    table = chaos(3, 4)
    marked(table, "That's Your Prey", 4)
    table.player(0).attack_space = OFF
    refuse(table)
    assert table.life(1) == 30


# ---- the Ultras


@pytest.mark.parametrize("attack", ["Dissect Barrage", "Deep Revenance"])
def test_an_invalid_ultra_takes_the_attack_off_the_board(attack: str) -> None:
    table = chaos(3, 4)
    table.hand(0, attack)
    table.gauge(0, "Grasp")
    table.top(0, "That's Your Prey")
    swings(table)
    table.action("Mark this turn")
    table.set(attack)
    table.space(4)
    assert azhi(table) == OFF
    assert table.cards(0, "discard") == [attack]
    assert table.stats(0) == (5, 1, 2, 5)
    refuse(table)
    assert table.life(1) == 30


@pytest.mark.parametrize(("space", "place"), [(8, 8), (1, 1), (3, 3)])
def test_dissect_barrage_moves_to_the_attack_afterwards(space: int, place: int) -> None:
    table = chaos(3, 5)
    marked(table, "Dissect Barrage", space)
    refuse(table)
    assert table.at(0) == 3
    table.no()
    assert table.life(1) == 27
    assert table.at(0) == place


@rule("EX 8.10", "EX 8.20")
def test_moving_to_an_attack_on_the_opponents_space_stops_next_to_it() -> None:
    table = chaos(2, 6)
    marked(table, "Dissect Barrage", 6)
    refuse(table)
    assert table.at(0) == 5


def test_dissect_barrage_stays_without_an_attack_on_the_board() -> None:
    table = chaos(3, 5)
    table.hand(0, "Dissect Barrage")
    table.gauge(0, "Grasp", "Cross")
    pause(table, "Dissect Barrage")
    refuse(table)
    table.no()
    assert table.at(0) == 3


@pytest.mark.parametrize(("space", "asked"), [(7, "may"), (8, "action")])
def test_aerial_leap_advances_4_and_may_strike_if_it_passed(space: int, asked: str) -> None:
    for striking in (False, True):
        table = chaos(3, space)
        table.hand(0, "Dissect Barrage", "Grasp")
        table.boost("Aerial Leap")
        assert table.at(0) == (8 if space == 7 else 7)
        assert table.asked == asked
        if asked == "action":
            assert table.seat == 1
            return
        if striking:
            table.yes()
            assert (table.asked, table.seat) == ("set attack", 0)
        else:
            table.no()
            assert (table.asked, table.seat) == ("action", 1)


def test_deep_revenance_draws_to_7() -> None:
    table = chaos(3, 7)
    table.hand(0, "Deep Revenance", "Grasp", "Cross")
    table.gauge(0, "Dive", "Sweep", "Focus", "Block")
    pause(table, "Deep Revenance")
    refuse(table)
    table.no()
    assert table.life(1) == 22
    assert table.count(0, "hand") == 7


def test_chaos_code_strikes_and_measures_normals_from_the_attack() -> None:
    table = chaos(1, 7)
    table.hand(0, "Deep Revenance", "Sweep", "Grasp")
    swings(table)
    table.boost("Chaos Code")
    table.pay("Grasp")
    table.set("Sweep")
    table.order("Place your attack")
    assert len(table.spaces) == 9
    table.space(9)
    refuse(table)
    table.no()
    assert table.life(1) == 26
    assert azhi(table) == OFF


def test_chaos_code_does_not_measure_specials_from_the_attack() -> None:
    table = chaos(1, 7)
    table.hand(0, "Spew Out")
    table.put(0, "boosts", "Chaos Code")
    swings(table)
    table.choose(c.STRIKE_ACTION)
    table.set("Spew Out")
    table.order("Place your attack")
    table.space(9)
    table.pause("clean-up")
    refuse(table)
    table.move("advance", 1)
    assert not table.side(0).hit


# ---- the Specials


@pytest.mark.parametrize(("space", "speed"), [(9, 4), (OFF, 6)])
def test_cold_reflection_is_faster_without_an_attack_on_the_board(space: int, speed: int) -> None:
    table = chaos()
    table.player(0).attack_space = space
    assert boosted(table, "Cold Reflection") == (2, speed, 0, 0)


def test_cold_reflection_pushes_3() -> None:
    table = chaos(3, 5)
    table.hand(0, "Cold Reflection")
    pause(table, "Cold Reflection")
    refuse(table)
    assert table.at(1) == 8


def test_lie_in_wait_gives_3_guard_and_draws_2_when_it_leaves_play() -> None:
    assert boosted(chaos(), "Grasp", "Lie In Wait") == (3, 7, 0, 3)
    table = chaos()
    table.put(0, "boosts", "Lie In Wait")
    table.choose(c.PREPARE)
    table.hand(0)
    table.hand(1, "Dive")
    table.boost("Tech")
    if table.asked == "pick card":
        table.pick("Lie In Wait", 0)
    assert table.count(0, "hand") == 2
    assert table.cards(0, "discard") == ["Cold Reflection"]


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_spew_out_moves_1_afterwards(way: str, place: int) -> None:
    table = chaos(3, 5)
    table.hand(0, "Spew Out")
    pause(table, "Spew Out")
    refuse(table)
    table.no()
    assert table.life(1) == 28
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_tactical_moves_1_and_gives_1_speed(way: str, place: int) -> None:
    assert boosted(chaos(), "Grasp", "Tactical") == (3, 8, 0, 0)
    table = chaos()
    table.hand(0, "Spew Out")
    table.boost("Tactical")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place


def test_repel_pushes_2() -> None:
    table = chaos(3, 5)
    marked(table, "Repel", 5)
    refuse(table)
    assert table.at(1) == 7
    table.no()
    assert table.life(1) == 27


@pytest.mark.parametrize(("space", "place"), [(6, 7), (5, 6), (9, 5), (OFF, 5)])
@rule("EX 8.20")
def test_repel_lets_nobody_past_its_space(space: int, place: int) -> None:
    table = chaos(3, 8)
    table.hand(0, "Repel")
    table.hand(1, "Dive", "Block")
    table.action("Mark this turn")
    table.set("Repel")
    table.space(space if space != OFF else 1)
    table.player(0).attack_space = space
    table.set("Dive")
    assert table.at(1) == place


@pytest.mark.parametrize(("answer", "damage"), [("Assault", 0), ("Grasp", 0), ("Dive", 5)])
def test_attacks_of_speed_5_or_more_do_not_hit_conceal(answer: str, damage: int) -> None:
    table = chaos(5, 6)
    table.hand(0, "Conceal")
    table.hand(1, answer)
    table.put(1, "boosts", "Fierce")
    if answer == "Dive":
        table.player(1).space = 9  # Dive advances 3, next to him
    table.strike("Conceal", answer)
    assert table.life(0) == 30 - (damage + 2 if damage else 0)


def test_conceal_retreats_1_afterwards() -> None:
    table = chaos(3, 5)
    table.hand(0, "Conceal")
    pause(table, "Conceal")
    refuse(table)
    table.no()
    assert table.life(1) == 27
    assert table.at(0) == 2


@pytest.mark.parametrize(("space", "armor"), [(9, 0), (OFF, 2)])
def test_thats_your_prey_has_2_armor_without_an_attack_on_the_board(space: int, armor: int) -> None:
    table = chaos()
    table.player(0).attack_space = space
    assert boosted(table, "That's Your Prey") == (5, 1, armor, 5)


@pytest.mark.parametrize(("space", "damage"), [(7, 7), (6, 5)])
def test_thats_your_prey_gains_2_power_on_the_opponents_space(space: int, damage: int) -> None:
    table = chaos(1, 7)
    marked(table, "That's Your Prey", space)
    assert table.stats(0)[0] == 5
    refuse(table)
    table.no()
    assert table.life(1) == 30 - damage + 2


# ---- the other boosts


def test_compounding_plots_gives_1_power_and_another_action() -> None:
    assert boosted(chaos(), "Grasp", "Compounding Plots") == (4, 7, 0, 0)
    table = chaos()
    table.hand(0, "Repel")
    table.boost("Compounding Plots")
    assert (table.asked, table.seat) == ("action", 0)
    assert table.count(0, "hand") == 0


def test_checkmate_discards_to_1_strikes_and_gives_4_power() -> None:
    assert boosted(chaos(), "Grasp", "Checkmate") == (7, 7, 0, 0)
    table = chaos()
    table.hand(0, "Conceal", "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.boost("Checkmate")
    table.pay("Grasp", "Cross")
    table.pick("Dive")
    table.pick("Focus")
    assert table.cards(0, "hand") == ["Sweep"]
    assert (table.asked, table.seat) == ("set attack", 0)


def test_umbral_gives_another_action_and_moves_to_the_attack_afterwards() -> None:
    table = chaos()
    table.hand(0, "That's Your Prey", "Grasp")
    table.boost("Umbral")
    assert (table.asked, table.seat) == ("action", 0)
    assert table.count(0, "hand") == 0
    table = chaos(3, 5)
    table.put(0, "boosts", "Umbral")
    marked(table, "Sweep", 8)
    assert table.stats(0) == (6, 2, 0, 6)
    refuse(table)
    assert table.at(0) == 3
    table.no()
    assert table.at(0) == 8


def test_umbral_leaves_him_where_he_is_without_an_attack_on_the_board() -> None:
    table = chaos(3, 5)
    boosted(table, "Sweep", "Umbral")
    refuse(table)
    table.no()
    assert table.at(0) == 3
