"""Hyde Kido: every card and side, strikes face up and from the gauge, reverting."""

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
    refuse,
    swings,
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.kernel.state import ARGUMENTS

FACES = faces("""
Gyro Vortex     | ultra   | 2 | 3 Gauge | 1-3 | 5 | 5 | 0 | 0
Dead Set Daze   | ultra   | 2 | 1 Gauge | 1-4 | 0 | 2 | 1 | 4
Vacant Shift    | special | 2 | -       | 1   | 5 | 6 | 0 | 0
Red-Clad Craver | special | 3 | -       | 1   | 4 | 5 | 0 | 0
Black Orbiter   | special | 2 | -       | 3-6 | 4 | 4 | 0 | 0
Pale Bringer    | special | 3 | -       | 1   | 4 | 4 | 0 | 0
Shadow Scare    | special | 2 | -       | 1-5 | 4 | 3 | 0 | 4
""")
LOWERS = lowers("""
Gyro Vortex     | Void Red                 | instant    | 0 | -
Dead Set Daze   | Indulgence of Insulation | continuous | 1 | -
Vacant Shift    | Double Jump              | instant    | 0 | -
Red-Clad Craver | Charged Attack           | continuous | 0 | -
Black Orbiter   | Reach                    | continuous | 1 | -
Pale Bringer    | Power Attack             | continuous | 0 | -
Shadow Scare    | Overpower                | continuous | 0 | -
""")
MOMENTS = moments("""
Gyro Vortex    | attack | 1 | hit after
Dead Set Daze  | attack | 1 | before hit
Vacant Shift   | attack | 1 | after
Black Orbiter  | attack | 4 | hit after
Pale Bringer   | attack | 1 | before
Power Attack   | boost  | 1 | hit
Shadow Scare   | attack | 1 | hit
Overpower      | boost  | 1 | before
""")


def hyde(*spaces: int) -> Table:
    return Table("hyde", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(hyde(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(hyde(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(hyde(), row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in hyde().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)
    assert len(hyde().match.fighters[0].deck) == 32


# ---- the character


@pytest.mark.parametrize(("way", "place"), [("close", 4), ("retreat", 2)])
def test_as_an_action_he_closes_or_retreats_1_and_strikes_face_up(way: str, place: int) -> None:
    table = hyde()
    table.hand(0, "Grasp", "Grasp", "Cross")
    table.hand(1, "Sweep", "Focus")
    table.action("Close or retreat 1")
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place
    assert table.asked == "choose"
    table.alternative(0)
    assert table.asked == "set attack"
    names = {table.match.card(option % ARGUMENTS).name for option in table.state.options}
    assert {option - option % ARGUMENTS for option in table.state.options} == {c.SET_CARD}  # neither EX nor wild
    assert names == {"Grasp", "Cross"}
    table.set("Grasp")
    assert table.seat == 1
    assert table.side(0).face_up


def test_as_an_action_he_moves_1_and_adds_a_hand_card_to_the_gauge() -> None:
    table = hyde()
    table.hand(0, "Grasp", "Cross")
    table.action("Close or retreat 1")
    table.move("retreat", 1)
    table.alternative(1)
    table.pick("Cross")
    assert table.cards(0, "gauge") == ["Cross"]
    assert table.count(0, "hand") == 2
    assert (table.asked, table.seat) == ("action", 1)


def test_one_hand_card_is_enough_for_the_action() -> None:
    table = hyde()
    table.hand(0, "Cross")
    table.action("Close or retreat 1")
    table.move("close", 1)
    table.alternative(1)
    assert table.cards(0, "gauge") == ["Cross"]


def test_without_hand_cards_the_action_only_moves() -> None:
    table = hyde()
    table.hand(0)
    table.action("Close or retreat 1")
    table.move("close", 1)
    assert table.at(0) == 4
    assert (table.asked, table.seat) == ("action", 1)


def test_exceeding_costs_1_and_does_nothing_else() -> None:
    table = hyde()
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp")
    table.choose(c.EXCEED_ACTION)
    assert table.player(0).exceeded
    assert paid(table) == [("gauge", 1)]
    assert table.cards(0, "discard") == ["Grasp"]
    assert (table.asked, table.seat) == ("action", 1)


@rule("EX 25.8")
def test_exceeded_he_strikes_from_the_gauge_face_up_with_3_power_and_seals_the_attack() -> None:
    table = hyde(3, 4)
    table.exceed(0)
    table.hand(0, "Focus")
    table.gauge(0, "Grasp", "Cross", "Vacant Shift")
    table.action("Spend 1 Gauge")
    table.pay("Grasp", gauge=True)
    assert {table.match.card(option % ARGUMENTS).name for option in table.state.options} == {"Cross", "Vacant Shift"}
    swings(table)
    table.choose(table.named(c.SET_FROM_GAUGE, "Vacant Shift"))
    assert table.side(0).face_up
    assert table.stats(0) == (8, 6, 0, 0)
    refuse(table)
    table.no()
    assert table.life(1) == 24
    table.alternative(1)
    assert table.cards(0, "sealed") == ["Vacant Shift"]
    assert table.cards(0, "gauge") == ["Cross"]


def test_exceeded_he_seals_the_attack_from_the_gauge_after_a_miss_too() -> None:
    table = hyde(1, 9)
    table.exceed(0)
    table.gauge(0, "Grasp", "Sweep")
    table.action("Spend 1 Gauge")
    swings(table)
    table.pay("Grasp", gauge=True)
    refuse(table)
    assert table.cards(0, "sealed") == ["Sweep"]
    assert table.cards(0, "discard") == ["Grasp"]


def test_an_ordinary_strike_has_neither_the_power_nor_the_sealing() -> None:
    table = hyde(1, 9)
    table.exceed(0)
    assert boosted(table, "Sweep") == (6, 2, 0, 6)
    refuse(table)
    assert table.cards(0, "discard") == ["Sweep"]


def test_with_the_last_gauge_card_spent_the_strike_is_a_wild_swing() -> None:
    table = hyde(1, 9)
    table.exceed(0)
    table.gauge(0, "Grasp")
    table.top(0, "Sweep")
    swings(table)
    table.action("Spend 1 Gauge")
    assert table.side(0).wild
    assert table.stats(0) == (9, 2, 0, 6)
    refuse(table)
    assert table.cards(0, "discard") == ["Grasp"]
    assert table.cards(0, "sealed") == ["Sweep"]


def test_exceeded_without_gauge_he_cannot_strike_from_it() -> None:
    table = hyde()
    table.exceed(0)
    with pytest.raises(AssertionError, match="no action"):
        table.action("Spend 1 Gauge")
    with pytest.raises(AssertionError, match="no action"):
        table.action("Close or retreat")


@rule("EX 23.15", "EX 23.16", "EX 23.17")
def test_reverting_costs_a_hand_card_for_the_gauge_and_gives_another_action() -> None:
    table = hyde()
    table.exceed(0)
    table.hand(0, "Grasp", "Cross")
    table.action("Revert")
    table.pick("Cross")
    assert not table.player(0).exceeded
    assert table.cards(0, "gauge") == ["Cross"]
    assert table.cards(0, "hand") == ["Grasp"]
    assert (table.asked, table.seat) == ("action", 0)
    table.choose(c.EXCEED_ACTION)
    assert table.player(0).exceeded


def test_reverting_needs_a_hand_card() -> None:
    table = hyde()
    table.exceed(0)
    table.gauge(0, "Grasp")
    with pytest.raises(AssertionError, match="no action"):
        table.action("Revert")


# ---- the Ultras


def test_gyro_vortex_adds_3_cards_of_the_deck_to_the_gauge_and_is_sealed_if_it_hit() -> None:
    table = hyde(3, 6)
    table.hand(0, "Gyro Vortex")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.top(0, "Sweep", "Focus", "Block", "Spike")
    pause(table, "Gyro Vortex")
    refuse(table)
    assert table.cards(0, "gauge") == ["Sweep", "Focus", "Block"]
    table.no()
    assert table.life(1) == 27
    assert table.cards(0, "sealed") == ["Gyro Vortex"]
    assert table.cards(0, "gauge") == ["Sweep", "Focus", "Block"]


def test_gyro_vortex_that_misses_is_discarded() -> None:
    table = hyde(1, 9)
    table.hand(0, "Gyro Vortex")
    table.gauge(0, "Grasp", "Cross", "Dive")
    pause(table, "Gyro Vortex")
    refuse(table)
    assert table.cards(0, "sealed") == []
    assert table.cards(0, "gauge") == []
    assert table.cards(0, "discard")[-1] == "Gyro Vortex"


@pytest.mark.parametrize("exceeded", [False, True])
def test_void_red_exceeds_goes_to_the_gauge_and_gives_another_action(exceeded: bool) -> None:
    table = hyde()
    table.exceed(0, exceeded)
    table.hand(0, "Gyro Vortex")
    table.boost("Void Red")
    assert table.player(0).exceeded
    assert table.cards(0, "gauge") == ["Gyro Vortex"]
    assert table.count(0, "discard") == 0
    assert (table.asked, table.seat) == ("action", 0)
    assert len(table.events("exceed", 0)) == (not exceeded)
    assert table.count(0, "hand") == 0


@pytest.mark.parametrize(("boosts", "power"), [((), 3), (("Light",), 5)])
@rule("EX 25.5")
def test_dead_set_daze_has_the_opponents_speed_as_its_power(boosts: tuple[str, ...], power: int) -> None:
    table = hyde(3, 7)
    table.hand(0, "Dead Set Daze")
    table.gauge(0, "Grasp")
    table.put(1, "boosts", *boosts)
    table.hand(1, "Spike")
    table.strike("Dead Set Daze", "Spike")
    assert table.life(1) == 30 - power
    assert table.count(0, "hand") == 2
    assert table.player(0).x == 0


def test_dead_set_daze_draws_nothing_when_it_misses() -> None:
    table = hyde(1, 9)
    table.hand(0, "Dead Set Daze")
    table.gauge(0, "Grasp")
    pause(table, "Dead Set Daze")
    assert table.stats(0) == (0, 2, 1, 4)
    refuse(table)
    assert table.count(0, "hand") == 0


def test_indulgence_of_insulation_strikes_with_1_power_and_1_speed() -> None:
    table = hyde()
    table.hand(0, "Dead Set Daze", "Grasp", "Cross")
    table.boost("Indulgence of Insulation")
    table.pay("Cross")
    assert (table.asked, table.seat) == ("set attack", 0)
    assert boosted(hyde(), "Grasp", "Indulgence of Insulation") == (4, 8, 0, 0)


# ---- the Specials


@pytest.mark.parametrize(("space", "place", "drawn"), [(4, 6, 1), (6, 5, 0)])
def test_vacant_shift_advances_2_and_draws_if_it_passed(space: int, place: int, drawn: int) -> None:
    table = hyde(3, space)
    table.hand(0, "Vacant Shift")
    pause(table, "Vacant Shift")
    refuse(table)
    if table.asked == "may":
        table.no()
    assert table.life(1) == (27 if space == 4 else 30)
    assert table.asked == "choose"
    table.alternative(0)
    assert table.at(0) == place
    assert table.count(0, "hand") == drawn


def test_vacant_shift_may_retreat_2_instead() -> None:
    table = hyde(5, 7)
    table.hand(0, "Vacant Shift")
    pause(table, "Vacant Shift")
    refuse(table)
    table.alternative(1)
    assert table.at(0) == 3
    assert table.count(0, "hand") == 0


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_double_jump_moves_1_and_gives_another_action(way: str, place: int) -> None:
    table = hyde()
    table.hand(0, "Vacant Shift")
    table.boost("Double Jump")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place
    assert (table.asked, table.seat) == ("action", 0)
    assert table.count(0, "hand") == 0


def test_red_clad_craver_reaches_farther_and_is_faster_as_an_ex_attack() -> None:
    for ex, stats, reach in ((False, (4, 5, 0, 0), (1, 1)), (True, (5, 8, 1, 1), (1, 2))):
        table = hyde()
        assert boosted(table, "Red-Clad Craver", ex=ex) == stats
        assert table.range(0) == reach


def test_charged_attack_gives_2_power_while_he_stays() -> None:
    assert boosted(hyde(), "Grasp", "Charged Attack") == (5, 7, 0, 0)
    table = hyde()
    table.put(0, "boosts", "Charged Attack")
    table.hand(0, "Vacant Shift")
    table.boost("Double Jump")
    table.move("advance", 1)
    assert table.cards(0, "gauge") == ["Red-Clad Craver"]
    assert table.count(0, "boosts") == 0


@rule("EX 10.24")
def test_charged_attack_goes_to_the_gauge_when_he_moves_in_a_strike() -> None:
    table = hyde(3, 5)
    table.put(0, "boosts", "Charged Attack")
    table.hand(0, "Pale Bringer")
    pause(table, "Pale Bringer")
    assert table.stats(0)[0] == 6
    refuse(table)
    assert table.stats(0)[0] == 4
    assert table.cards(0, "gauge") == ["Red-Clad Craver"]


def test_charged_attack_stays_when_he_does_not_move_or_is_pushed() -> None:
    table = hyde(3, 4)
    table.put(0, "boosts", "Charged Attack")
    table.hand(0, "Pale Bringer")
    table.hand(1, "Grasp")
    table.strike("Pale Bringer", "Grasp")
    table.pause("clean-up")
    table.move("push", 1)
    assert table.at(0) == 2
    assert table.cards(0, "boosts") == ["Red-Clad Craver"]
    table.go()
    assert table.cards(0, "gauge") == []
    assert "Red-Clad Craver" in table.cards(0, "discard")


@pytest.mark.parametrize(("distance", "seat", "life"), [(3, 1, 28), (4, 0, 28), (5, 1, 28), (2, 1, 30)])
def test_black_orbiter_gains_advantage_at_range_4(distance: int, seat: int, life: int) -> None:
    table = hyde(3, 3 + distance)
    table.hand(0, "Black Orbiter")
    pause(table, "Black Orbiter")
    refuse(table)
    if life < 30:
        table.no()
    assert table.movements == {("close", 2), ("retreat", 2)}
    table.move("retreat", 2)
    assert table.at(0) == 1
    assert table.life(1) == life
    assert (table.asked, table.seat) == ("action", seat)


def test_reach_strikes_with_1_more_range() -> None:
    table = hyde()
    table.hand(0, "Black Orbiter", "Grasp", "Cross")
    table.boost("Reach")
    table.pay("Cross")
    assert (table.asked, table.seat) == ("set attack", 0)
    table = hyde()
    assert boosted(table, "Cross", "Reach") == (3, 6, 0, 0)
    assert table.range(0) == (1, 3)


@pytest.mark.parametrize(("distance", "place", "hit"), [(1, 3, True), (4, 6, True), (5, 6, False)])
def test_pale_bringer_closes_3(distance: int, place: int, hit: bool) -> None:
    table = hyde(3, 3 + distance)
    table.hand(0, "Pale Bringer")
    pause(table, "Pale Bringer")
    refuse(table)
    if hit:
        table.no()
    assert table.at(0) == place
    assert table.life(1) == (28 if hit else 30)


@pytest.mark.parametrize(("ex", "stunned"), [(False, False), (True, True)])
@rule("EX 19.6")
def test_pale_bringer_ignores_guard_as_an_ex_attack(ex: bool, stunned: bool) -> None:
    table = hyde(3, 4)
    table.hand(0, "Pale Bringer", "Pale Bringer")
    table.hand(1, "Sweep")
    table.strike("Pale Bringer", "Sweep", ex=ex)
    assert table.life(1) == (25 if ex else 26)
    assert len(table.events("stun", 1)) == stunned
    assert table.life(0) == (30 if stunned else 24)


@pytest.mark.parametrize(("space", "seat", "power"), [(4, 0, 4), (9, 1, 3)])
def test_power_attack_gives_power_and_advantage_with_a_hit_and_goes_to_the_gauge(
    space: int, seat: int, power: int
) -> None:
    table = hyde(3, space)
    assert boosted(table, "Cross", "Power Attack") == (3, 6, 0, 0)
    refuse(table)
    if seat == 0:
        assert table.stats(0)[0] == power
        assert table.cards(0, "gauge") == ["Pale Bringer"]
        assert table.count(0, "boosts") == 0
        table.no()
        assert table.life(1) == 30 - power + 2
    assert (table.asked, table.seat) == ("action", seat)
    assert table.cards(0, "gauge") == (["Pale Bringer", "Cross"] if seat == 0 else [])


@pytest.mark.parametrize(("space", "place", "seat"), [(4, 1, 1), (5, 2, 0), (6, 4, 0), (7, 5, 1)])
def test_shadow_scare_pulls_2_and_gains_advantage_if_that_leads_to_range_1(space: int, place: int, seat: int) -> None:
    table = hyde(3, space)
    table.hand(0, "Shadow Scare")
    pause(table, "Shadow Scare")
    refuse(table)
    assert table.at(1) == place
    table.no()
    assert table.life(1) == 28
    assert (table.asked, table.seat) == ("action", seat)


def test_overpower_gives_1_power_and_closes_1_before_the_attack() -> None:
    table = hyde(3, 6)
    assert boosted(table, "Sweep", "Overpower") == (7, 2, 0, 6)
    assert table.at(0) == 3
    refuse(table)
    assert table.at(0) == 4
    for spaces, place in (((1, 9), 2), ((3, 4), 3)):
        table = hyde(*spaces)
        boosted(table, "Sweep", "Overpower")
        refuse(table)
        assert table.at(0) == place
