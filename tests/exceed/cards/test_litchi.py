"""Litchi Faye Ling: every card and side, Mantenbo, her Astral Heat and her overdrive."""

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
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = faces("""
Nine Gates of Heaven    | ultra   | 1 aside | 4 Gauge | 1   | 3 | 7 | 0 | 0
All Green               | ultra   | 2       | 2 Gauge | 3   | 5 | 6 | 0 | 0
Thirteen Orphans        | ultra   | 2       | 3 Gauge | 0-1 | 6 | 5 | 0 | 0
Tsubame Gaeshi          | special | 2       | -       | 1   | 3 | 7 | 0 | 0
Reach: Robbing the Kong | special | 2       | 1 Force | 1   | 4 | 6 | 0 | 0
Renchan                 | special | 2       | -       | 2-3 | 4 | 5 | 0 | 0
Four Winds              | special | 2       | 1 Force | 0-1 | 3 | 5 | 0 | 0
Unarmed Lunge           | special | 2       | -       | 1   | 5 | 3 | 1 | 5
""")
LOWERS = lowers("""
Nine Gates of Heaven    | Burst               | instant    | 0 | -
All Green               | Additional Backstep | instant    | 0 | -
Thirteen Orphans        | Lao Jiu             | instant    | 1 | -
Tsubame Gaeshi          | Three Dragons       | continuous | 0 | -
Reach: Robbing the Kong | Reach: Kong on Kong | instant    | 0 | -
Renchan                 | Reach: Last Chance  | instant    | 1 | -
Four Winds              | Straight Through    | continuous | 0 | -
Unarmed Lunge           | Kote Gaeshi         | instant    | 0 | -
""")
MOMENTS = moments("""
Nine Gates of Heaven    | attack | 1 | before
All Green               | attack | 3 | hit
Tsubame Gaeshi          | attack | 1 | hit after
Three Dragons           | boost  | 1 | hit
Reach: Robbing the Kong | attack | 1 | before after
Renchan                 | attack | 2 | after
Straight Through        | boost  | 1 | hit
Unarmed Lunge           | attack | 1 | before hit
""")
OFF = -1


def litchi(*spaces: int, mantenbo: int = OFF, first: int = 0) -> Table:
    table = Table("litchi", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7), first=first)
    if mantenbo != OFF:
        table.token(0, "Mantenbo", mantenbo)
    return table


def mantenbo(table: Table) -> int:
    return table.player(0).tokens[0]


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(litchi(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(litchi(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = litchi()
    if row.card == "All Green":
        table.exceed(0)
    if row.card == "Unarmed Lunge":
        table.token(0, "Mantenbo", 9)
    check_moments(table, row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in litchi().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)


# ---- the character


def test_mantenbo_starts_off_the_board() -> None:
    assert mantenbo(litchi()) == OFF


@pytest.mark.parametrize("exceeded", [False, True])
def test_the_reshuffle_action_puts_the_astral_heat_on_top_of_the_deck(exceeded: bool) -> None:
    table = litchi()
    table.exceed(0, exceeded)
    table.put(0, "discard", "Grasp")
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    table.hand(0)
    assert table.count(0, "aside") == 1  # other actions leave it
    table.exceed(0, exceeded)
    table.choose(c.RESHUFFLE)
    assert table.cards(0, "hand") == ["Nine Gates of Heaven"]


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("space", "reach", "speed"), [(OFF, (1, 2), 6), (9, (1, 1), 7)])
def test_without_mantenbo_attacks_reach_1_farther_and_are_slower(
    exceeded: bool, space: int, reach: tuple[int, int], speed: int
) -> None:
    table = litchi(mantenbo=space)
    table.exceed(0, exceeded)
    table.hand(0, "Grasp")
    pause(table, "Grasp")
    assert table.range(0) == reach
    assert table.stats(0) == (3, speed, 0, 0)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize("removing", [False, True])
def test_a_hit_on_mantenbos_space_may_remove_it_for_power_and_advantage(exceeded: bool, removing: bool) -> None:
    table = litchi(3, 4, mantenbo=4)
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.strike("Cross", "Assault")
    assert (table.asked, table.seat) == ("may", 0)
    if removing:
        table.yes()
    else:
        table.no()
    assert mantenbo(table) == (OFF if removing else 4)
    assert table.life(1) == 30 - 3 - removing
    if exceeded:
        assert table.turn_of == 0 if removing else table.turn_of == 1
    else:
        assert (table.asked, table.seat) == ("action", 0 if removing else 1)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize("space", [OFF, 3, 5])
def test_a_hit_with_mantenbo_elsewhere_offers_nothing(exceeded: bool, space: int) -> None:
    table = litchi(3, 4, mantenbo=space)
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.strike("Cross", "Assault")
    assert (table.asked, table.seat) == ("action", 1)
    assert table.life(1) == 27


@pytest.mark.parametrize("exceeded", [False, True])
def test_as_an_action_mantenbo_moves_1_or_2(exceeded: bool) -> None:
    table = litchi(mantenbo=8)
    table.exceed(0, exceeded)
    table.action("move Mantenbo 1-2")
    assert table.spaces == [6, 7, 9]
    table.space(7)
    assert mantenbo(table) == 7
    assert (table.asked, table.seat) == ("action", 1)
    assert table.count(0, "hand") == 1


@pytest.mark.parametrize("exceeded", [False, True])
def test_mantenbo_cannot_be_moved_when_it_is_off_the_board(exceeded: bool) -> None:
    table = litchi()
    table.exceed(0, exceeded)
    with pytest.raises(AssertionError, match="no action"):
        table.action("move Mantenbo 1-2")


def test_once_per_turn_mantenbo_is_placed_or_removed_before_another_action() -> None:
    table = litchi(mantenbo=8)
    table.action("Place Mantenbo")
    assert len(table.state.options) == 2
    table.alternative(0)
    assert mantenbo(table) == 3
    assert (table.asked, table.seat) == ("action", 0)
    assert table.count(0, "hand") == 0
    with pytest.raises(AssertionError, match="no action"):
        table.action("Place Mantenbo")
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    table.action("Place Mantenbo")
    table.alternative(1)
    assert mantenbo(table) == OFF
    assert (table.asked, table.seat) == ("action", 0)


@rule("EX 18.15")
@pytest.mark.parametrize(("chosen", "space"), [(0, 3), (1, OFF)])
def test_mantenbo_off_the_board_can_be_placed_or_left(chosen: int, space: int) -> None:
    table = litchi()
    table.action("Place Mantenbo")
    table.alternative(chosen)
    assert mantenbo(table) == space
    assert (table.asked, table.seat) == ("action", 0)


def test_exceeded_she_has_no_action_that_places_mantenbo() -> None:
    table = litchi(mantenbo=8)
    table.exceed(0)
    assert [option for option in table.state.options if option >= c.CHARACTER and option < c.PAY_HAND] == [c.CHARACTER]


def test_exceeding_costs_3_and_the_cards_become_overdrive() -> None:
    table = litchi()
    table.gauge(0, "Grasp", "Cross")
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    assert pay_all(table) == 3
    assert sorted(table.cards(0, "overdrive")) == ["Cross", "Dive", "Grasp"]
    assert table.count(0, "hand") == 1
    assert table.asked == "action"


def overdriven(*spaces: int, mantenbo: int = OFF) -> Table:
    """Her next turn, exceeded, at the overdrive effect."""
    table = litchi(*spaces, mantenbo=mantenbo)
    table.exceed(0)
    table.put(0, "overdrive", "Grasp", "Cross")
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    table.pick("Cross")
    return table


def test_overdrive_may_place_mantenbo_on_any_space() -> None:
    table = overdriven(mantenbo=8)
    assert table.asked == "may"
    table.yes()
    table.alternative(0)
    table.yes()
    assert table.spaces == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    table.space(7)
    assert mantenbo(table) == 7
    assert table.at(0) == 3
    assert table.asked == "action"


def test_overdrive_may_leave_mantenbo_off_the_board() -> None:
    table = overdriven()
    table.yes()
    if table.asked == "choose":
        table.alternative(0)
    table.no()
    assert mantenbo(table) == OFF


def test_overdrive_may_move_her_to_mantenbo() -> None:
    table = overdriven(mantenbo=8)
    table.yes()
    table.alternative(1)
    assert table.at(0) == 8
    assert mantenbo(table) == 8


@pytest.mark.parametrize("space", [OFF, 7, 3])
def test_overdrive_does_not_move_her_to_a_taken_space(space: int) -> None:
    table = overdriven(mantenbo=space)
    table.yes()
    assert not table.can(c.CHOICE + 1)
    assert table.at(0) == 3


def test_overdrive_may_do_nothing() -> None:
    table = overdriven(mantenbo=8)
    table.no()
    assert (mantenbo(table), table.at(0)) == (8, 3)
    assert table.asked == "action"


@pytest.mark.parametrize(("exceeded", "space", "speed"), [(True, 3, 8), (True, 4, 7), (True, 7, 7), (False, 3, 7)])
def test_exceeded_she_is_faster_when_she_strikes_from_mantenbos_space(exceeded: bool, space: int, speed: int) -> None:
    table = litchi(mantenbo=space)
    table.exceed(0, exceeded)
    table.hand(0, "Grasp")
    pause(table, "Grasp")
    assert table.stats(0)[1] == speed


# ---- the Ultras


@pytest.mark.parametrize(("token", "power"), [(7, 9), (6, 3), (OFF, 3)])
def test_nine_gates_of_heaven_advances_3_and_gains_6_power_on_mantenbo(token: int, power: int) -> None:
    table = litchi(3, 6, mantenbo=token)
    table.hand(0, "Nine Gates of Heaven")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    pause(table, "Nine Gates of Heaven")
    refuse(table)
    assert table.at(0) == 7
    if token == 6:
        table.no()  # her own ability
    table.no()
    assert table.life(1) == 30 - power + 2


def test_burst_draws_2_is_sealed_and_gives_another_action() -> None:
    table = litchi()
    table.hand(0, "Nine Gates of Heaven")
    table.boost("Burst")
    assert table.count(0, "hand") == 2
    assert table.cards(0, "sealed") == ["Nine Gates of Heaven"]
    assert table.count(0, "discard") == 0
    assert (table.asked, table.seat) == ("action", 0)
    table.choose(c.PREPARE)
    assert table.count(0, "hand") == 4


@pytest.mark.parametrize(("exceeded", "damage"), [(False, 5), (True, 7)])
def test_all_green_gains_2_power_if_exceeded(exceeded: bool, damage: int) -> None:
    table = litchi(3, 6, mantenbo=9)
    table.exceed(0, exceeded)
    table.hand(0, "All Green")
    table.gauge(0, "Grasp", "Cross")
    pause(table, "All Green")
    assert table.stats(0)[0] == 5
    refuse(table)
    if exceeded:
        table.order("+2 Power")
    table.no()
    assert table.life(1) == 30 - damage + 2


@pytest.mark.parametrize("spaces", [1, 2])
def test_additional_backstep_retreats_1_or_2_and_strikes(spaces: int) -> None:
    table = litchi()
    table.hand(0, "All Green", "Grasp")
    table.boost("Additional Backstep")
    assert table.movements == {("retreat", 1), ("retreat", 2)}
    table.move("retreat", spaces)
    assert table.at(0) == 3 - spaces
    assert (table.asked, table.seat) == ("set attack", 0)
    assert table.cards(0, "discard") == ["All Green"]


@pytest.mark.parametrize(("attack", "power"), [("Thirteen Orphans", 6), ("Four Winds", 3)])
@pytest.mark.parametrize(("token", "space", "hit"), [(6, 7, True), (8, 7, True), (5, 7, False), (OFF, 4, False)])
@rule("EX 15.4", "EX 15.5", "EX 15.11")
def test_two_attacks_reach_0_and_1_from_mantenbo(attack: str, power: int, token: int, space: int, hit: bool) -> None:
    table = litchi(3, space, mantenbo=token)
    table.hand(0, attack)
    table.gauge(0, "Grasp", "Cross", "Dive")
    pause(table, attack)
    refuse(table)
    if not hit:
        assert table.life(1) == 30
        assert table.cards(0, "discard")[-1] == attack
        return
    table.order("Push or pull")
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert table.at(1) == space - 1
    assert table.count(0, "hand") == (1 if attack == "Four Winds" else 0)
    if token == space - 1:
        table.no()  # pulled onto Mantenbo's space
    table.no()
    assert table.life(1) == 30 - power + 2
    assert table.count(0, "hand") == (1 if attack == "Four Winds" else 0)


@pytest.mark.parametrize("attack", ["Thirteen Orphans", "Four Winds"])
def test_two_attacks_hit_on_mantenbos_own_space_and_push(attack: str) -> None:
    table = litchi(3, 7, mantenbo=7)
    table.hand(0, attack)
    table.gauge(0, "Grasp", "Cross", "Dive")
    pause(table, attack)
    refuse(table)
    table.order("Push")
    table.move("push", 1)
    assert table.at(1) == 8
    assert table.seat == 1  # she moved away from Mantenbo before the ability was looked at


def test_lao_jiu_seals_the_hand_draws_5_and_strikes() -> None:
    table = litchi()
    table.hand(0, "Thirteen Orphans", "Grasp", "Cross", "Dive")
    table.boost("Lao Jiu")
    table.pay("Cross")
    assert sorted(table.cards(0, "sealed")) == ["Dive", "Grasp"]
    assert table.count(0, "hand") == 5
    assert table.cards(0, "discard") == ["Cross", "Thirteen Orphans"]
    assert (table.asked, table.seat) == ("set attack", 0)


# ---- the Specials


def test_tsubame_gaeshi_pushes_2_and_brings_mantenbo_to_an_opponent_it_hit() -> None:
    table = litchi(3, 4)
    table.hand(0, "Tsubame Gaeshi")
    pause(table, "Tsubame Gaeshi")
    refuse(table)
    table.order("Push")
    assert table.at(1) == 6
    assert mantenbo(table) == OFF
    table.no()
    assert table.life(1) == 29
    assert mantenbo(table) == 6


def test_tsubame_gaeshi_that_misses_leaves_mantenbo() -> None:
    table = litchi(3, 7)
    table.hand(0, "Tsubame Gaeshi")
    pause(table, "Tsubame Gaeshi")
    refuse(table)
    assert mantenbo(table) == OFF
    assert table.life(1) == 30


@pytest.mark.parametrize(("first", "guard"), [(0, 0), (1, 4)])
def test_tsubame_gaeshi_stands_firm_if_the_opponent_initiated(first: int, guard: int) -> None:
    table = litchi(3, 4, first=first)
    table.hand(0, "Tsubame Gaeshi")
    table.hand(1, "Grasp")
    table.put(1, "boosts", "Light")
    attacks = ("Grasp", "Tsubame Gaeshi") if first else ("Tsubame Gaeshi", "Grasp")
    table.strike(*attacks)
    assert (table.asked, table.seat) == ("amount", 1)
    assert table.stats(0)[3] == guard
    table.move("push", 2)
    assert table.at(0) == (3 if first else 1)
    assert table.asked == ("order" if first else "action")


@pytest.mark.parametrize("bought", [0, 1, 3])
def test_three_dragons_draws_1_and_sells_up_to_3_power(bought: int) -> None:
    table = litchi(3, 4)
    table.hand(0, "Tsubame Gaeshi")
    table.boost("Three Dragons")
    assert table.count(0, "hand") == 2
    table = litchi(3, 4)
    table.put(0, "boosts", "Three Dragons")
    table.hand(0, "Sweep", "Grasp", "Cross", "Dive", "Block")
    pause(table, "Sweep")
    refuse(table)
    table.order("up to 3")
    if bought:
        table.yes()
        table.pay(*("Grasp", "Cross", "Dive")[:bought])
        if bought < 3:
            table.no()
    else:
        table.no()
    table.order("discards")
    assert table.seat == 1
    assert table.stats(0)[0] == 6 + bought
    assert table.count(0, "hand") == 4 - bought


@pytest.mark.parametrize(("token", "place", "damage"), [(6, 6, 4), (7, 3, 0), (3, 3, 0), (OFF, 3, 0)])
def test_robbing_the_kong_moves_to_a_free_mantenbo_or_gains_2_power(token: int, place: int, damage: int) -> None:
    table = litchi(3, 7, mantenbo=token)
    table.hand(0, "Reach: Robbing the Kong", "Grasp")
    pause(table, "Reach: Robbing the Kong")
    table.pause("clean-up")
    refuse(table)
    if damage:
        table.no()
    assert table.at(0) == place
    assert mantenbo(table) == 7
    assert table.life(1) == 30 - max(damage - 2, 0)


@pytest.mark.parametrize(("token", "damage"), [(OFF, 6), (4, 6)])
def test_robbing_the_kong_hits_for_6_without_a_free_mantenbo(token: int, damage: int) -> None:
    table = litchi(3, 4, mantenbo=token)
    table.hand(0, "Reach: Robbing the Kong", "Grasp")
    pause(table, "Reach: Robbing the Kong")
    refuse(table)
    while table.asked == "may":
        table.no()
    assert table.life(1) == 30 - damage + 2
    assert paid(table) == [("hand", 1)]


def test_robbing_the_kong_takes_mantenbo_away_before_the_range_is_checked() -> None:
    table = litchi(3, 7, mantenbo=5)
    table.hand(0, "Reach: Robbing the Kong", "Grasp")
    pause(table, "Reach: Robbing the Kong")
    refuse(table)
    assert mantenbo(table) == OFF
    assert (table.seat, table.at(0)) == (1, 5)  # hit at range 2: Mantenbo is gone
    table.no()
    assert mantenbo(table) == 7


@pytest.mark.parametrize(("token", "striking"), [(3, True), (4, False), (5, False), (OFF, False)])
def test_kong_on_kong_advances_2_and_strikes_if_she_is_on_mantenbo(token: int, striking: bool) -> None:
    table = litchi(3, 5, mantenbo=token)
    table.hand(0, "Reach: Robbing the Kong", "Grasp")
    table.boost("Reach: Kong on Kong")
    assert table.at(0) == (6 if striking else 3)
    assert (table.asked, table.seat) == (("set attack", 0) if striking else ("action", 1))


@pytest.mark.parametrize(("token", "allowed"), [(9, [1, 6, 7]), (OFF, [1, 6, 7, 8])])
def test_renchan_places_mantenbo_on_a_space_in_range(token: int, allowed: list[int]) -> None:
    table = litchi(4, 7, mantenbo=token)
    table.hand(0, "Renchan")
    pause(table, "Renchan")
    refuse(table)
    table.no()
    assert table.life(1) == 28
    assert table.spaces == sorted({*allowed, 2})
    table.space(7)
    assert mantenbo(table) == 7


def test_renchan_places_mantenbo_after_a_miss_too() -> None:
    table = litchi(4, 5, mantenbo=9)
    table.hand(0, "Renchan")
    pause(table, "Renchan")
    refuse(table)
    table.space(2)
    assert mantenbo(table) == 2


@pytest.mark.parametrize(("token", "place"), [(5, 5), (9, 9), (7, 3), (OFF, 3)])
def test_last_chance_moves_to_a_free_mantenbo_and_strikes(token: int, place: int) -> None:
    table = litchi(3, 7, mantenbo=token)
    table.hand(0, "Renchan", "Grasp", "Dive")
    table.boost("Reach: Last Chance")
    table.pay("Dive")
    assert table.at(0) == place
    assert (table.asked, table.seat) == (("set attack", 0) if place != 3 else ("action", 1))


def test_straight_through_removes_mantenbo_strikes_and_gives_4_guard() -> None:
    table = litchi(mantenbo=5)
    table.hand(0, "Four Winds", "Grasp")
    table.boost("Straight Through")
    assert mantenbo(table) == OFF
    assert (table.asked, table.seat) == ("set attack", 0)
    assert table.cards(0, "boosts") == ["Four Winds"]
    assert boosted(litchi(mantenbo=9), "Grasp", "Straight Through") == (3, 7, 0, 4)


def test_straight_through_pushes_1_or_2_with_a_hit() -> None:
    table = litchi(3, 4, mantenbo=9)
    table.put(0, "boosts", "Straight Through")
    table.hand(0, "Sweep")
    pause(table, "Sweep")
    refuse(table)
    table.order("Push")
    assert table.movements == {("push", 1), ("push", 2)}
    table.move("push", 2)
    assert table.at(1) == 6
    table.order("discards")
    table.no()
    assert table.life(1) == 26


@pytest.mark.parametrize(("spaces", "token", "place", "damage"), [
    ((3, 6), 8, 5, 5), ((3, 7), 8, 6, 5), ((3, 8), 9, 6, 0), ((3, 6), 6, 3, 0), ((3, 6), 5, 3, 0), ((3, 6), OFF, 3, 0),
])  # fmt: skip
def test_unarmed_lunge_closes_3_if_the_opponent_is_between_her_and_mantenbo(
    spaces: tuple[int, int], token: int, place: int, damage: int
) -> None:
    table = litchi(*spaces, mantenbo=token)
    table.hand(0, "Unarmed Lunge")
    pause(table, "Unarmed Lunge")
    table.pause("clean-up")
    refuse(table)
    if damage:
        table.order("Advance 4")
        table.no()
        assert table.at(0) == min(place + 5, 9)  # 4 spaces past the opponent after the hit
    else:
        assert table.at(0) == place
    assert table.life(1) == 30 - damage  # Armor is ignored


def test_unarmed_lunge_advances_4_with_a_hit() -> None:
    table = litchi(1, 2, mantenbo=9)
    table.hand(0, "Unarmed Lunge")
    pause(table, "Unarmed Lunge")
    refuse(table)
    table.order("Advance 4")
    assert table.at(0) == 6


@pytest.mark.parametrize("moving", [False, True])
def test_kote_gaeshi_may_move_mantenbo_1_to_3_and_gives_another_action(moving: bool) -> None:
    table = litchi(mantenbo=5)
    table.hand(0, "Unarmed Lunge")
    table.boost("Kote Gaeshi")
    if moving:
        table.yes()
        assert table.spaces == [2, 3, 4, 6, 7, 8]
        table.space(8)
    else:
        table.no()
    assert mantenbo(table) == (8 if moving else 5)
    assert (table.asked, table.seat) == ("action", 0)
    assert table.count(0, "hand") == 0


def test_kote_gaeshi_gives_another_action_without_mantenbo_too() -> None:
    table = litchi()
    table.hand(0, "Unarmed Lunge")
    table.boost("Kote Gaeshi")
    assert mantenbo(table) == OFF
    assert (table.asked, table.seat) == ("action", 0)
