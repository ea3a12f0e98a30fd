"""Ragna the Bloodedge: every card and side, his Astral Heat and his overdrive."""

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
Black Onslaught      | ultra   | 1 aside | 4 Gauge | 2-3 | 6 | 6 | 0 | 0
Devoured by Darkness | ultra   | 2       | 3 Gauge | 1-2 | 5 | 5 | 0 | 0
Carnage Scissors     | ultra   | 2       | 2 Gauge | 1   | 5 | 3 | 0 | 0
Inferno Divider      | special | 2       | 1 Force | 1-2 | 3 | 7 | 0 | 0
Hell's Fang          | special | 2       | -       | 1   | 4 | 4 | 0 | 0
Dead Spike           | special | 2       | -       | 2-4 | 5 | 3 | 0 | 4
Gauntlet Hades       | special | 2       | -       | 1-2 | 4 | 3 | 0 | 4
Blood Scythe         | special | 2       | -       | 1-2 | 5 | 1 | 0 | 6
""")
LOWERS = lowers("""
Black Onslaught      | Burst           | instant    | 0 | -
Devoured by Darkness | Azure Grimoire  | instant    | 1 | -
Carnage Scissors     | Not Over Yet    | continuous | 0 | -
Inferno Divider      | Unrelenting     | continuous | 1 | -
Hell's Fang          | Foul-Tempered   | continuous | 0 | -
Dead Spike           | Nightmare Edge  | continuous | 0 | -
Gauntlet Hades       | Revolver Action | continuous | 0 | -
Blood Scythe         | Soul Eater      | continuous | 0 | -
""")
MOMENTS = moments("""
Black Onslaught      | attack | 2 | before
Devoured by Darkness | attack | 1 | hit
Carnage Scissors     | attack | 1 | before
Inferno Divider      | attack | 1 | hit
Hell's Fang          | attack | 1 | before hit
Dead Spike           | attack | 2 | hit after
Nightmare Edge       | boost  | 1 | hit
Gauntlet Hades       | attack | 4 | before
Revolver Action      | boost  | 1 | hit
Blood Scythe         | attack | 2 | before hit
Soul Eater           | boost  | 1 | hit
""")


def ragna(*spaces: int) -> Table:
    return Table("ragna", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7))


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(ragna(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(ragna(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    table = ragna()
    if row.card == "Black Onslaught":
        table.set_life(0, 1)
    check_moments(table, row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in ragna().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)


# ---- the character


@pytest.mark.parametrize("exceeded", [False, True])
@rule("EX 23.11", "EX 23.12")
def test_the_reshuffle_action_puts_the_astral_heat_on_top_of_the_deck(exceeded: bool) -> None:
    table = ragna()
    table.exceed(0, exceeded)
    table.put(0, "discard", "Grasp")
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    table.hand(0)
    assert table.count(0, "aside") == 1  # other actions leave it
    table.exceed(0, exceeded)
    table.choose(c.RESHUFFLE)
    assert table.cards(0, "hand") == ["Black Onslaught"]
    assert table.count(0, "aside") == 0


@rule("EX 23.13")
def test_an_automatic_reshuffle_does_not_bring_the_astral_heat() -> None:
    table = ragna()
    table.put(0, "discard", "Grasp", "Cross")
    table.only_deck(0)
    table.choose(c.PREPARE)
    assert table.count(0, "hand") == 2
    assert table.cards(0, "aside") == ["Black Onslaught"]


@pytest.mark.parametrize(("exceeded", "life", "damage"), [(False, 21, 3), (True, 22, 4)])
def test_a_hit_gains_life_and_power_if_exceeded(exceeded: bool, life: int, damage: int) -> None:
    table = ragna(3, 4)
    table.exceed(0, exceeded)
    table.set_life(0, 20)
    table.hand(0, "Cross")
    table.hand(1, "Assault")
    table.strike("Cross", "Assault")
    assert table.life(0) == life
    assert table.life(1) == 30 - damage


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_miss_gains_nothing(exceeded: bool) -> None:
    table = ragna(1, 9)
    table.exceed(0, exceeded)
    table.set_life(0, 20)
    table.hand(0, "Cross")
    pause(table, "Cross")
    refuse(table)
    assert table.life(0) == 20


@rule("EX 23.7")
def test_exceeding_costs_4_draws_1_may_close_1_and_strikes() -> None:
    for closing in (False, True):
        table = ragna()
        table.gauge(0, "Grasp", "Cross", "Dive")
        assert not table.can(c.EXCEED_ACTION)
        table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
        table.top(0, "Block")
        table.choose(c.EXCEED_ACTION)
        assert pay_all(table) == 4
        assert sorted(table.cards(0, "overdrive")) == ["Cross", "Dive", "Grasp", "Sweep"]
        assert table.cards(0, "hand") == ["Block"]
        assert (table.asked, table.seat) == ("may", 0)
        if closing:
            table.yes()
        else:
            table.no()
        assert table.at(0) == 3 + closing
        assert (table.asked, table.seat) == ("set attack", 0)


def test_exceeding_closes_1_only_as_far_as_the_opponent() -> None:
    table = ragna(3, 4)
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    table.choose(c.EXCEED_ACTION)
    pay_all(table)
    table.yes()
    assert table.at(0) == 3
    assert table.asked == "set attack"


@rule("EX 23.10")
def test_with_an_empty_overdrive_area_he_reverts_without_the_overdrive_effect() -> None:
    table = ragna(3, 4)
    table.exceed(0)
    table.set_life(0, 9)
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    assert (table.asked, table.seat) == ("action", 0)
    assert not table.player(0).exceeded
    assert table.life(0) == 9


@rule("EX 23.8", "EX 23.9")
def test_overdrive_costs_1_life_and_may_push_1_until_the_cards_run_out() -> None:
    table = ragna(3, 4)
    table.exceed(0)
    table.put(0, "overdrive", "Grasp", "Cross")
    table.set_life(0, 9)
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    assert table.asked == "discard overdrive"
    table.pick("Cross")
    assert table.life(0) == 8
    assert (table.asked, table.seat) == ("may", 0)
    table.no()
    assert table.at(1) == 4
    assert table.cards(0, "overdrive") == ["Grasp"]
    assert table.player(0).exceeded
    table.set_life(0, 1)
    table.choose(c.PREPARE)
    table.choose(c.PREPARE)
    assert table.life(0) == 1  # not lethal
    assert table.cards(0, "discard") == ["Cross", "Grasp"]
    table.yes()
    assert table.at(1) == 5
    assert not table.player(0).exceeded
    assert table.asked == "action"


# ---- the Ultras


@pytest.mark.parametrize(("life", "power"), [(1, 12), (2, 6), (30, 6)])
def test_black_onslaught_gains_6_power_with_1_life_left(life: int, power: int) -> None:
    table = ragna(3, 5)
    table.set_life(0, life)
    table.hand(0, "Black Onslaught")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    pause(table, "Black Onslaught")
    assert table.stats(0)[0] == 6  # not before the attack begins
    refuse(table)
    table.no()
    assert table.life(1) == 30 - power + 2
    assert table.life(0) == min(life + 1, 30)


def test_burst_draws_2_is_sealed_and_gives_another_action() -> None:
    table = ragna()
    table.hand(0, "Black Onslaught")
    table.boost("Burst")
    assert table.count(0, "hand") == 2
    assert table.cards(0, "sealed") == ["Black Onslaught"]
    assert table.count(0, "discard") == 0
    assert (table.asked, table.seat) == ("action", 0)
    table.choose(c.PREPARE)
    assert table.count(0, "hand") == 4


@pytest.mark.parametrize(("exceeded", "reach", "speed", "damage", "life"), [
    (False, (1, 2), 5, 5, 24), (True, (1, 3), 6, 6, 25),
])  # fmt: skip
def test_devoured_by_darkness_reaches_farther_and_is_faster_if_exceeded(
    exceeded: bool, reach: tuple[int, int], speed: int, damage: int, life: int
) -> None:
    table = ragna(3, 5)
    table.exceed(0, exceeded)
    table.set_life(0, 20)
    table.hand(0, "Devoured by Darkness")
    table.gauge(0, "Grasp", "Cross", "Dive")
    pause(table, "Devoured by Darkness")
    assert table.range(0) == reach
    assert table.stats(0)[1] == speed
    refuse(table)
    table.order("Gain 3")
    table.no()
    assert table.life(0) == life
    assert table.life(1) == 30 - damage + 2


@pytest.mark.parametrize("spent", [0, 1, 5])
def test_azure_grimoire_turns_up_to_5_life_into_cards_and_gives_another_action(spent: int) -> None:
    table = ragna()
    table.hand(0, "Devoured by Darkness", "Grasp")
    table.boost("Azure Grimoire")
    table.yes()
    assert table.state.options == [c.NUMBER + life for life in range(6)]
    table.choose(c.NUMBER + spent)
    assert table.life(0) == 30 - spent
    assert table.count(0, "hand") == spent
    assert (table.asked, table.seat) == ("action", 0)


def test_azure_grimoire_need_not_cost_life() -> None:
    table = ragna()
    table.hand(0, "Devoured by Darkness", "Grasp")
    table.boost("Azure Grimoire")
    table.no()
    assert table.life(0) == 30
    assert table.count(0, "hand") == 0
    assert (table.asked, table.seat) == ("action", 0)
    assert paid(table) == [("hand", 1)]


@pytest.mark.parametrize(("distance", "place", "hit"), [(1, 3, True), (5, 7, True), (6, 7, False)])
def test_carnage_scissors_closes_4(distance: int, place: int, hit: bool) -> None:
    table = ragna(3, 3 + distance)
    table.hand(0, "Carnage Scissors")
    table.gauge(0, "Grasp", "Cross")
    pause(table, "Carnage Scissors")
    refuse(table)
    if hit:
        table.no()
    assert table.at(0) == place
    assert table.life(1) == (27 if hit else 30)


@pytest.mark.parametrize(("distance", "life"), [(3, 25), (4, 30), (5, 30), (6, 25)])
def test_attacks_at_range_4_and_5_do_not_hit_carnage_scissors(distance: int, life: int) -> None:
    table = Table("ragna", "geoffrey", spaces=(2, 2 + distance))
    table.hand(0, "Carnage Scissors")
    table.gauge(0, "Grasp", "Cross")
    table.hand(1, "Golden Arrow")  # 3-7, Power 5, Speed 4
    table.strike("Carnage Scissors", "Golden Arrow")
    pay_all(table)
    assert table.life(0) == life


@pytest.mark.parametrize(("distance", "striking"), [(1, True), (2, False)])
def test_not_over_yet_pushes_2_and_strikes_at_range_1_only(distance: int, striking: bool) -> None:
    table = ragna(3, 3 + distance)
    table.hand(0, "Carnage Scissors", "Grasp")
    table.boost("Not Over Yet")
    assert table.at(1) == (6 if striking else 5)
    assert (table.asked, table.seat) == (("set attack", 0) if striking else ("action", 1))
    assert table.cards(0, "boosts") == ["Carnage Scissors"]


def test_not_over_yet_gives_2_power() -> None:
    assert boosted(ragna(), "Grasp", "Not Over Yet") == (5, 7, 0, 0)


# ---- the Specials


@pytest.mark.parametrize(("space", "initiating", "place", "damage"), [
    (5, True, 6, 5), (5, False, 5, 3),
])  # fmt: skip
def test_inferno_divider_gains_2_power_and_pushes_1_if_ragna_initiated(
    space: int, initiating: bool, place: int, damage: int
) -> None:
    table = Table("ragna", QUIET, spaces=(3, space), first=0 if initiating else 1)
    table.hand(0, "Inferno Divider", "Grasp")
    table.hand(1, "Sweep")
    attacks = ("Inferno Divider", "Sweep") if initiating else ("Sweep", "Inferno Divider")
    table.strike(*attacks)
    if table.asked == "order":
        table.order("+2 Power")
    assert table.at(1) == place
    assert table.life(1) == 30 - damage


def test_unrelenting_gives_1_power_and_stun_immunity() -> None:
    assert boosted(ragna(), "Grasp", "Unrelenting") == (4, 7, 0, 0)
    for boosts, damage in ((("Unrelenting",), 5), ((), 0)):
        table = ragna(3, 4)
        table.put(0, "boosts", *boosts)
        table.hand(0, "Hell's Fang")
        table.hand(1, "Grasp")
        table.strike("Hell's Fang", "Grasp")
        table.move("push", 1)
        if boosts:
            table.order("Push")
        assert table.life(1) == 30 - damage


@pytest.mark.parametrize(("distance", "place", "hit"), [(1, 3, True), (4, 6, True), (5, 6, False)])
def test_hells_fang_closes_3_then_pushes_2_and_gains_advantage(distance: int, place: int, hit: bool) -> None:
    table = ragna(3, 3 + distance)
    table.hand(0, "Hell's Fang")
    pause(table, "Hell's Fang")
    refuse(table)
    if hit:
        table.order("Push")
        assert table.at(1) == min(3 + distance + 2, 9)
        table.no()
    assert table.at(0) == place
    assert table.life(1) == (28 if hit else 30)
    assert (table.asked, table.seat) == ("action", 0 if hit else 1)


def test_foul_tempered_gives_1_power_and_2_armor_and_may_turn_2_life_into_a_card() -> None:
    assert boosted(ragna(), "Grasp", "Foul-Tempered") == (4, 7, 2, 0)
    for spending in (False, True):
        table = ragna()
        table.hand(0, "Hell's Fang")
        table.boost("Foul-Tempered")
        if spending:
            table.yes()
        else:
            table.no()
        assert table.life(0) == 30 - 2 * spending
        assert table.count(0, "hand") == 1 + spending


@pytest.mark.parametrize(("distance", "hit"), [(2, True), (4, True), (5, False)])
def test_dead_spike_pushes_1_and_closes_1_or_2_afterwards(distance: int, hit: bool) -> None:
    table = ragna(3, 3 + distance)
    table.hand(0, "Dead Spike")
    pause(table, "Dead Spike")
    refuse(table)
    if hit:
        table.order("Push")
        assert table.at(1) == 3 + distance + 1
        table.no()
    assert table.life(1) == (27 if hit else 30)
    assert table.movements == {("close", 1), ("close", 2)}
    table.move("close", 2)
    assert table.at(0) == 5


def test_nightmare_edge_gives_1_speed_and_pushes_1_or_2() -> None:
    assert boosted(ragna(), "Grasp", "Nightmare Edge") == (3, 8, 0, 0)
    table = ragna(3, 4)
    table.put(0, "boosts", "Nightmare Edge")
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


@pytest.mark.parametrize(("spaces", "chosen", "place", "life"), [
    ((3, 6), 1, 4, 26), ((3, 6), 2, 5, 26), ((3, 5), 1, 4, 26), ((3, 5), 2, 6, 30), ((3, 4), 1, 5, 30),
])  # fmt: skip
def test_gauntlet_hades_advances_1_or_2_and_misses_an_opponent_it_passed(
    spaces: tuple[int, int], chosen: int, place: int, life: int
) -> None:
    table = ragna(*spaces)
    table.hand(0, "Gauntlet Hades")
    pause(table, "Gauntlet Hades")
    refuse(table)
    assert table.movements == {("advance", 1), ("advance", 2)}
    table.move("advance", chosen)
    while table.asked == "may":
        table.no()
    assert table.at(0) == place
    assert table.life(1) == life  # Block's Armor is ignored


def test_revolver_action_draws_2_and_gains_advantage_with_a_hit() -> None:
    table = ragna(3, 4)
    table.hand(0, "Gauntlet Hades")
    table.boost("Revolver Action")
    assert table.count(0, "hand") == 3
    for space, seat in ((4, 0), (9, 1)):
        table = ragna(3, space)
        table.put(0, "boosts", "Revolver Action")
        table.hand(0, "Cross")
        table.hand(1, "Assault")
        table.strike("Cross", "Assault")
        if table.asked == "order":
            table.order("Advantage")
        assert (table.asked, table.seat) == ("action", seat)
    assert boosted(ragna(), "Grasp", "Revolver Action") == (3, 7, 0, 0)


def test_blood_scythe_advances_1_and_puts_the_top_discard_into_the_gauge() -> None:
    table = ragna(3, 6)
    table.put(0, "discard", "Cross", "Dive")
    table.hand(0, "Blood Scythe")
    pause(table, "Blood Scythe")
    refuse(table)
    table.order("Add")
    assert table.cards(0, "gauge") == ["Dive"]
    assert table.at(0) == 4
    table.no()
    assert table.life(1) == 27
    assert table.cards(0, "gauge") == ["Dive", "Blood Scythe"]


def test_blood_scythe_passes_an_adjacent_opponent_and_takes_nothing_when_it_misses() -> None:
    table = ragna(3, 4)
    table.hand(0, "Blood Scythe")
    pause(table, "Blood Scythe")
    refuse(table)
    assert table.at(0) == 5
    table = ragna(1, 9)
    table.put(0, "discard", "Dive")
    table.hand(0, "Blood Scythe")
    pause(table, "Blood Scythe")
    refuse(table)
    assert table.cards(0, "gauge") == []


def test_soul_eater_closes_1_draws_1_and_gains_2_life_with_a_hit() -> None:
    table = ragna()
    table.hand(0, "Blood Scythe")
    table.boost("Soul Eater")
    assert table.at(0) == 4
    assert table.count(0, "hand") == 2
    table = ragna(3, 4)
    table.hand(0, "Blood Scythe")
    table.boost("Soul Eater")
    assert table.at(0) == 3
    for space, life in ((4, 23), (9, 20)):
        table = ragna(3, space)
        table.set_life(0, 20)
        table.put(0, "boosts", "Soul Eater")
        table.hand(0, "Cross")
        table.hand(1, "Assault")
        table.strike("Cross", "Assault")
        if table.asked == "order":
            table.order("Gain 2")
        assert table.life(0) == life
    assert boosted(ragna(), "Grasp", "Soul Eater") == (3, 7, 0, 0)
