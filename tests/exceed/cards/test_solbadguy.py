"""Sol Badguy: every card and side, and what cancelling gives him."""

from __future__ import annotations

import pytest

from tests.exceed.cards.printed import (
    QUIET,
    Face,
    Lower,
    Moments,
    boosted,
    check_cancel,
    check_face,
    check_lower,
    check_moments,
    faces,
    lowers,
    moments,
    pause,
    pay_all,
    refuse,
    swings,
)
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = faces("""
Heavy Mob Cemetery | ultra   | 2 | 3 Gauge | 1   | 5 | 3 | 0 | 3
Tyrant Rave        | ultra   | 2 | 2 Gauge | 1-2 | 3 | 7 | 0 | 0
Wild Throw         | special | 2 | -       | 1   | 5 | 3 | 0 | 3
Gun Flame          | special | 2 | -       | 1-3 | 4 | 5 | 0 | 0
Fafnir             | special | 2 | -       | 1-2 | 5 | 4 | 0 | 0
Night Raid Vortex  | special | 2 | -       | 1   | 4 | 2 | 0 | 6
Bandit Bringer     | special | 2 | -       | 1   | 4 | 3 | 0 | 4
Volcanic Viper     | special | 2 | -       | 1-2 | 3 | 5 | 0 | 3
""")
LOWERS = lowers("""
Heavy Mob Cemetery | Find your one way   | continuous | 0 | 1
Tyrant Rave        | Flame of corruption | continuous | 0 | 1
Wild Throw         | Smell of the Game   | continuous | 0 | 1
Gun Flame          | Rock you            | continuous | 0 | 1
Fafnir             | Outrage             | instant    | 0 | -
Night Raid Vortex  | Keep yourself alive | continuous | 0 | 1
Bandit Bringer     | Free                | instant    | 0 | 1
Volcanic Viper     | Bandit revolver     | continuous | 0 | 1
""")
MOMENTS = moments("""
Heavy Mob Cemetery  | attack | 1 | before hit
Find your one way   | boost  | 1 | hit
Tyrant Rave         | attack | 1 | hit
Flame of corruption | boost  | 1 | before
Wild Throw          | attack | 1 | hit
Smell of the Game   | boost  | 1 | hit
Gun Flame           | attack | 1 | hit after
Rock you            | boost  | 1 | hit after
Fafnir              | attack | 1 | before hit
Night Raid Vortex   | attack | 1 | before
Bandit Bringer      | attack | 3 | before
Bandit revolver     | boost  | 1 | hit
""")


def sol(*spaces: int, first: int = 0) -> Table:
    return Table("solbadguy", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7), first=first)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(sol(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(sol(), lower)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
@rule("EX 23.19", "EX 23.20")
def test_cancelling_the_boosts(lower: Lower) -> None:
    check_cancel(sol(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(sol(), row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in sol().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)
    assert {"Slash", "Dust"} <= {card.name for card in sol().match.fighters[0].cards}
    assert len(sol().match.fighters[0].deck) == 32


# ---- the character


@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 5)])
def test_after_a_cancel_in_this_turn_his_attack_is_stronger(exceeded: bool, power: int) -> None:
    table = sol()
    table.exceed(0, exceeded)
    table.hand(0, "Bandit Bringer", "Cross")
    table.gauge(0, "Grasp")
    table.boost("Free")
    table.move("advance", 0)
    table.yes()
    swings(table)
    table.choose(c.STRIKE_ACTION)
    table.set("Cross")
    assert table.stats(0) == (power, 6, 0, 0)


@pytest.mark.parametrize("exceeded", [False, True])
def test_without_a_cancel_his_attack_is_as_printed(exceeded: bool) -> None:
    table = sol()
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    pause(table, "Cross")
    assert table.stats(0) == (3, 6, 0, 0)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_cancel_of_an_earlier_turn_does_not_count(exceeded: bool) -> None:
    table = sol()
    table.exceed(0, exceeded)
    table.hand(0, "Bandit Bringer", "Cross")
    table.gauge(0, "Grasp")
    table.boost("Free")
    table.move("advance", 0)
    table.yes()
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    table.hand(0, "Cross")
    pause(table, "Cross")
    assert table.stats(0) == (3, 6, 0, 0)


def test_exceeding_costs_3_and_strikes() -> None:
    table = sol()
    table.gauge(0, "Grasp", "Cross")
    assert not table.can(c.EXCEED_ACTION)
    table.hand(0, "Sweep")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    assert pay_all(table) == 3
    assert table.player(0).exceeded
    assert (table.asked, table.seat) == ("set attack", 0)


# ---- the Ultras


@pytest.mark.parametrize(("first", "place", "drawn"), [(0, 6, 4), (1, 3, 0)])
def test_heavy_mob_cemetery_closes_3_if_he_initiated_and_draws_4_with_a_hit(first: int, place: int, drawn: int) -> None:
    table = sol(3, 7, first=first)
    table.hand(0, "Heavy Mob Cemetery")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(1, "Focus")
    table.strike(*(("Focus", "Heavy Mob Cemetery") if first else ("Heavy Mob Cemetery", "Focus")))
    pay_all(table)
    assert table.at(0) == place
    assert table.count(0, "hand") == drawn
    assert table.life(1) == (30 if first else 27)


def test_heavy_mob_cemetery_closes_no_more_than_3() -> None:
    table = sol(3, 8)
    table.hand(0, "Heavy Mob Cemetery")
    table.gauge(0, "Grasp", "Cross", "Dive")
    pause(table, "Heavy Mob Cemetery")
    refuse(table)
    assert table.at(0) == 6
    assert table.life(1) == 30


@pytest.mark.parametrize(("space", "hit"), [(4, True), (9, False)])
def test_find_your_one_way_gives_1_power_and_draws_2_with_a_hit(space: int, hit: bool) -> None:
    table = sol(3, space)
    assert boosted(table, "Cross", "Find your one way") == (3, 6, 0, 0)
    refuse(table)
    assert table.count(0, "hand") == 2 * hit
    if hit:
        assert table.stats(0) == (4, 6, 0, 0)
        table.no()
    assert table.life(1) == 30 - 2 * hit


@pytest.mark.parametrize(("spaces", "place", "power"), [((5, 6), 8, 3), ((6, 7), 9, 3), ((7, 8), 9, 5), ((8, 9), 9, 5)])
def test_tyrant_rave_pushes_2_and_gains_2_power_at_the_edge(spaces: tuple[int, int], place: int, power: int) -> None:
    table = sol(*spaces)
    table.hand(0, "Tyrant Rave")
    table.gauge(0, "Grasp", "Cross")
    pause(table, "Tyrant Rave")
    refuse(table)
    assert table.at(1) == place
    assert table.stats(0) == (power, 7, 0, 0)


@pytest.mark.parametrize(("space", "place", "power"), [(4, 3, 8), (5, 4, 6)])
def test_flame_of_corruption_closes_1_and_gains_2_power_if_it_could_not(space: int, place: int, power: int) -> None:
    table = sol(3, space)
    assert boosted(table, "Sweep", "Flame of corruption") == (6, 2, 0, 6)
    refuse(table)
    assert table.at(0) == place
    assert table.stats(0) == (power, 2, 0, 6)


# ---- the Specials


def test_wild_throw_pulls_1_past_him_ignores_armor_and_gains_advantage() -> None:
    table = sol(3, 4)
    table.hand(0, "Wild Throw")
    pause(table, "Wild Throw")
    refuse(table)
    assert table.at(1) == 2
    table.no()
    assert table.life(1) == 25
    assert (table.asked, table.seat) == ("action", 0)


def test_wild_throw_that_misses_gains_nothing() -> None:
    table = sol(3, 5)
    table.hand(0, "Wild Throw")
    pause(table, "Wild Throw")
    refuse(table)
    assert table.at(1) == 5
    assert (table.asked, table.seat) == ("action", 1)


@pytest.mark.parametrize(("attack", "place"), [("Wild Throw", 3), ("Fafnir", 1)])
@rule("EX 8.17")
def test_wild_throw_cannot_be_pushed_or_pulled(attack: str, place: int) -> None:
    table = sol(3, 4)
    table.hand(0, attack)
    table.hand(1, "Grasp")
    table.strike(attack, "Grasp")
    table.pause("clean-up")
    table.move("push", 2)
    assert table.at(0) == place


@pytest.mark.parametrize(("space", "hit"), [(4, True), (9, False)])
def test_smell_of_the_game_gives_1_power_and_goes_to_the_gauge_with_a_hit(space: int, hit: bool) -> None:
    table = sol(3, space)
    assert boosted(table, "Cross", "Smell of the Game") == (3, 6, 0, 0)
    refuse(table)
    assert table.cards(0, "gauge") == ["Wild Throw"] * hit
    if hit:
        assert table.stats(0) == (4, 6, 0, 0)
        assert table.count(0, "boosts") == 0
        table.no()
    assert table.life(1) == 30 - 2 * hit


@pytest.mark.parametrize(("space", "place", "seat"), [(6, 5, 0), (7, 5, 1), (4, 3, 0)])
@rule("EX 16.5")
def test_gun_flame_gains_advantage_with_a_hit_then_2_armor_and_closes_2(space: int, place: int, seat: int) -> None:
    table = sol(3, space)
    table.hand(0, "Gun Flame")
    table.hand(1, "Sweep")
    table.strike("Gun Flame", "Sweep")
    assert table.at(0) == place
    assert table.life(1) == (26 if seat == 0 else 30)
    assert table.life(0) == 30 - 6 + 2
    assert (table.asked, table.seat) == ("action", seat)


@pytest.mark.parametrize(("answer", "seat"), [("Assault", 0), ("Sweep", 1)])
def test_rock_you_gives_power_and_a_card_with_a_hit_and_advantage_against_the_stunned(answer: str, seat: int) -> None:
    table = sol(3, 5)
    assert boosted(sol(1, 9), "Cross", "Rock you") == (3, 6, 0, 0)
    table.put(0, "boosts", "Rock you")
    table.hand(0, "Volcanic Viper")
    table.hand(1, answer)
    table.strike("Volcanic Viper", answer)
    assert table.life(1) == 30 - 6
    assert [len(event.cards) for event in table.events("draw", 0)][-1:] == [1]
    assert len(table.events("stun", 1)) == (seat == 0)
    assert (table.asked, table.seat) == ("action", seat)


def test_rock_you_draws_nothing_when_the_attack_misses() -> None:
    table = sol(1, 9)
    boosted(table, "Cross", "Rock you")
    refuse(table)
    table.order("Retreat")
    assert table.count(0, "hand") == 0
    assert (table.asked, table.seat) == ("action", 1)


@pytest.mark.parametrize(("distance", "mine", "theirs"), [(1, 4, 5), (3, 5, 7)])
def test_fafnir_closes_1_then_pushes_and_closes_1(distance: int, mine: int, theirs: int) -> None:
    table = sol(3, 3 + distance)
    table.hand(0, "Fafnir")
    pause(table, "Fafnir")
    assert table.at(0) == 3
    refuse(table)
    assert (table.at(0), table.at(1)) == (mine, theirs)
    table.no()
    assert table.life(1) == 27


def test_fafnir_does_not_pass_an_opponent_it_could_not_push() -> None:
    table = sol(3, 4)
    table.hand(0, "Fafnir")
    table.hand(1, "Focus")
    table.strike("Fafnir", "Focus")
    assert (table.at(0), table.at(1)) == (3, 4)
    assert table.life(1) == 27


def test_fafnir_out_of_range_only_closes_1() -> None:
    table = sol(1, 9)
    table.hand(0, "Fafnir")
    pause(table, "Fafnir")
    refuse(table)
    assert (table.at(0), table.at(1)) == (2, 9)
    assert table.life(1) == 30


def test_outrage_adds_a_hand_card_to_the_gauge_and_gives_another_action() -> None:
    table = sol()
    table.hand(0, "Fafnir", "Grasp", "Cross")
    table.boost("Outrage")
    assert not table.can(c.PASS)
    table.pick("Cross")
    assert table.cards(0, "gauge") == ["Cross"]
    assert table.cards(0, "hand") == ["Grasp"]
    assert table.cards(0, "discard") == ["Fafnir"]
    assert (table.asked, table.seat) == ("action", 0)


def test_outrage_without_hand_cards_gives_another_action() -> None:
    table = sol()
    table.hand(0, "Fafnir")
    table.boost("Outrage")
    assert table.cards(0, "gauge") == []
    assert (table.asked, table.seat) == ("action", 0)


@pytest.mark.parametrize(("space", "place", "drawn", "hit"), [(6, 5, 1, True), (7, 6, 0, True), (8, 6, 0, False)])
def test_night_raid_vortex_closes_3_and_draws_1_if_it_could_not(space: int, place: int, drawn: int, hit: bool) -> None:
    table = sol(3, space)
    table.hand(0, "Night Raid Vortex")
    pause(table, "Night Raid Vortex")
    refuse(table)
    assert table.at(0) == place
    assert table.count(0, "hand") == drawn
    if hit:
        table.no()
    assert table.life(1) == (28 if hit else 30)


def test_keep_yourself_alive_draws_2_and_gives_2_armor() -> None:
    assert boosted(sol(), "Grasp", "Keep yourself alive") == (3, 7, 2, 0)
    table = sol()
    table.hand(0, "Night Raid Vortex")
    table.boost("Keep yourself alive")
    assert table.count(0, "hand") == 3


@pytest.mark.parametrize(("space", "place", "hit"), [(6, 5, True), (4, 6, False), (5, 6, True), (7, 5, False)])
def test_bandit_bringer_advances_2_and_ignores_guard(space: int, place: int, hit: bool) -> None:
    table = sol(3, space)
    table.hand(0, "Bandit Bringer")
    table.hand(1, "Focus")
    table.strike("Bandit Bringer", "Focus")
    assert table.at(0) == place
    assert table.life(1) == (28 if hit else 30)
    assert len(table.events("stun", 1)) == hit


def test_free_advances_or_retreats_up_to_2() -> None:
    for way, spaces, place in (("advance", 2, 5), ("retreat", 2, 1), ("advance", 1, 4), ("retreat", 1, 2)):
        table = sol()
        table.hand(0, "Bandit Bringer")
        table.boost("Free")
        assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("retreat", 1), ("retreat", 2)}
        table.move(way, spaces)
        assert table.at(0) == place


@pytest.mark.parametrize(("first", "stats"), [(0, (5, 5, 0, 3)), (1, (3, 5, 2, 3))])
def test_volcanic_viper_has_power_if_he_initiated_and_armor_if_not(first: int, stats: tuple[int, ...]) -> None:
    table = sol(3, 4, first=first)
    table.hand(0, "Volcanic Viper")
    table.hand(1, "Grasp")
    table.strike(*(("Grasp", "Volcanic Viper") if first else ("Volcanic Viper", "Grasp")))
    assert (table.asked, table.seat) == ("amount", 1)
    assert table.stats(0) == stats


@pytest.mark.parametrize(("distance", "left"), [(1, 1), (4, 2)])
def test_bandit_revolver_closes_1_draws_1_and_makes_the_opponent_discard_1(distance: int, left: int) -> None:
    table = sol()
    table.hand(0, "Volcanic Viper")
    table.boost("Bandit revolver")
    assert table.at(0) == 4
    assert table.count(0, "hand") == 2
    table = sol(3, 4)
    table.hand(0, "Volcanic Viper")
    table.boost("Bandit revolver")
    assert table.at(0) == 3
    table = sol(3, 3 + distance)
    assert boosted(sol(), "Grasp", "Bandit revolver") == (3, 7, 0, 0)
    table.put(0, "boosts", "Bandit revolver")
    table.hand(0, "Cross")
    table.hand(1, "Block", "Grasp", "Dive")
    table.strike("Cross", "Block")
    assert table.count(1, "hand") == left
