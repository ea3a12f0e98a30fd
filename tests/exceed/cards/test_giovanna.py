"""Giovanna: every card and side, strikes with an effect of their own, cancelling."""

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
Ventania     | ultra   | 2 | 4 Gauge | 1-2 | 6 | 7 | 0 | 0
Tempestade   | ultra   | 2 | 1 Gauge | 1   | 3 | 6 | 0 | 0
Sol Nascente | special | 2 | -       | 1-2 | 3 | 6 | 0 | 0
Triple Kick  | special | 2 | -       | 1-3 | 2 | 5 | 0 | 0
Sepultura    | special | 2 | -       | 1-3 | 4 | 4 | 0 | 0
Sol Poente   | special | 2 | -       | 1-2 | 4 | 3 | 0 | 0
Trovao       | special | 2 | -       | 1   | 4 | 2 | 0 | 5
""")
LOWERS = lowers("""
Ventania     | Trigger      | instant    | 0 | 1
Tempestade   | Rei          | continuous | 0 | 1
Sol Nascente | Step Dash    | continuous | 0 | 1
Triple Kick  | Beatdown     | continuous | 0 | 1
Sepultura    | Microdash    | instant    | 0 | 1
Sol Poente   | Tension Rush | continuous | 0 | -
Trovao       | Pursuit      | continuous | 0 | -
""")
MOMENTS = moments("""
Ventania     | attack | 1 | before
Tempestade   | attack | 3 | before hit
Rei          | boost  | 1 | hit
Sol Nascente | attack | 1 | after
Step Dash    | boost  | 1 | before
Triple Kick  | attack | 1 | hit
Beatdown     | boost  | 1 | hit
Sepultura    | attack | 1 | hit after
Sol Poente   | attack | 2 | before
Trovao       | attack | 1 | before
Pursuit      | boost  | 1 | hit
""")


def giovanna(*spaces: int, first: int = 0) -> Table:
    return Table("giovanna", QUIET, spaces=(spaces[0], spaces[1]) if spaces else (3, 7), first=first)


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_printed_numbers_of_the_attacks(face: Face) -> None:
    check_face(giovanna(), face)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
def test_printed_numbers_of_the_boosts(lower: Lower) -> None:
    check_lower(giovanna(), lower)


@pytest.mark.parametrize("lower", LOWERS, ids=lambda lower: lower.name)
@rule("EX 23.19", "EX 23.20")
def test_cancelling_the_boosts(lower: Lower) -> None:
    check_cancel(giovanna(), lower)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(giovanna(), row)


def test_every_card_is_in_the_tables() -> None:
    names = [card.name for card in giovanna().match.fighters[0].cards if not card.is_normal()]
    assert sorted(names) == sorted(face.name for face in FACES) == sorted(lower.attack for lower in LOWERS)
    assert {"Slash", "Dust"} <= {card.name for card in giovanna().match.fighters[0].cards}


# ---- the character


@pytest.mark.parametrize(("space", "drawn"), [(4, 1), (9, 0)])
def test_as_an_action_she_strikes_with_a_card_for_a_hit(space: int, drawn: int) -> None:
    table = giovanna(3, space)
    table.hand(0, "Cross")
    swings(table)
    table.action("Strike with")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.set("Cross")
    assert table.stats(0) == (3, 6, 0, 0)
    refuse(table)
    assert table.count(0, "hand") == drawn
    if drawn:
        assert table.seat == 1  # Block: the Hit effects come before the damage
        assert table.life(1) == 30


def test_an_ordinary_strike_has_no_such_effect() -> None:
    for exceeded in (False, True):
        table = giovanna(3, 4)
        table.exceed(0, exceeded)
        assert boosted(table, "Cross") == (3, 6, 0, 0)
        refuse(table)
        assert table.count(0, "hand") == 0


@pytest.mark.parametrize(("space", "drawn"), [(4, 2), (9, 0)])
def test_exceeded_she_pays_1_gauge_to_strike_with_1_power_and_2_cards_for_a_hit(space: int, drawn: int) -> None:
    table = giovanna(3, space)
    table.exceed(0)
    table.hand(0, "Cross")
    table.gauge(0, "Grasp", "Dive")
    swings(table)
    table.action("Spend 1 Gauge")
    table.pay("Grasp", gauge=True)
    assert table.cards(0, "gauge") == ["Dive"]
    table.set("Cross")
    assert table.stats(0) == (4, 6, 0, 0)
    refuse(table)
    assert table.count(0, "hand") == drawn
    if drawn:
        assert table.seat == 1
        assert table.life(1) == 30


def test_exceeded_without_gauge_she_has_no_such_strike() -> None:
    table = giovanna()
    table.exceed(0)
    with pytest.raises(AssertionError, match="no action"):
        table.action("Strike with")


@pytest.mark.parametrize("adding", [False, True])
def test_exceeding_costs_3_and_may_add_1_hand_card_to_the_gauge(adding: bool) -> None:
    table = giovanna()
    table.hand(0, "Sweep", "Focus")
    table.gauge(0, "Grasp", "Cross")
    assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    assert pay_all(table) == 3
    assert (table.asked, table.seat) == ("pick card", 0)
    if adding:
        table.pick("Focus")
    else:
        table.no()
    assert table.cards(0, "gauge") == ["Focus"] * adding
    assert table.count(0, "hand") == 3 - adding
    assert (table.asked, table.seat) == ("action", 1)


# ---- the Ultras


@pytest.mark.parametrize(("first", "space", "place"), [(0, 7, 5), (1, 7, 3), (0, 4, 3)])
def test_ventania_closes_2_if_she_initiated(first: int, space: int, place: int) -> None:
    table = giovanna(3, space, first=first)
    table.hand(0, "Ventania")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    table.hand(1, "Focus")
    table.strike(*(("Focus", "Ventania") if first else ("Ventania", "Focus")))
    pay_all(table)
    assert table.at(0) == place
    assert table.life(1) == (30 if first else 26)


@pytest.mark.parametrize(("space", "place"), [(9, 6), (5, 4)])
def test_trigger_closes_3(space: int, place: int) -> None:
    table = giovanna(3, space)
    table.hand(0, "Ventania")
    table.boost("Trigger")
    assert table.at(0) == place
    assert table.cards(0, "discard") == ["Ventania"]


@pytest.mark.parametrize(("space", "place", "hit"), [(7, 6, True), (5, 7, False), (8, 6, False)])
def test_tempestade_advances_3_and_gains_advantage_with_a_hit(space: int, place: int, hit: bool) -> None:
    table = giovanna(3, space)
    table.hand(0, "Tempestade")
    table.gauge(0, "Grasp")
    pause(table, "Tempestade")
    refuse(table)
    if hit:
        table.no()
    assert table.at(0) == place
    assert table.life(1) == (29 if hit else 30)
    assert (table.asked, table.seat) == ("action", 0 if hit else 1)


@pytest.mark.parametrize(("space", "seat"), [(4, 0), (9, 1)])
def test_rei_gives_1_speed_and_advantage_with_a_hit(space: int, seat: int) -> None:
    table = giovanna(3, space)
    assert boosted(table, "Cross", "Rei") == (3, 7, 0, 0)
    refuse(table)
    if seat == 0:
        table.no()
    assert (table.asked, table.seat) == ("action", seat)


# ---- the Specials


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_sol_nascente_moves_1_afterwards(way: str, place: int) -> None:
    table = giovanna(3, 5)
    table.hand(0, "Sol Nascente")
    pause(table, "Sol Nascente")
    refuse(table)
    table.no()
    assert table.life(1) == 29
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place


@pytest.mark.parametrize(("space", "place"), [(6, 4), (4, 3)])
def test_step_dash_draws_1_and_closes_1_before_the_attack(space: int, place: int) -> None:
    table = giovanna()
    table.hand(0, "Sol Nascente")
    table.boost("Step Dash")
    assert table.count(0, "hand") == 2
    table = giovanna(3, space)
    assert boosted(table, "Sweep", "Step Dash") == (6, 2, 0, 6)
    assert table.at(0) == 3
    refuse(table)
    assert table.at(0) == place


@pytest.mark.parametrize("bought", [0, 1, 3])
def test_triple_kick_draws_2_and_sells_up_to_3_power(bought: int) -> None:
    table = giovanna(3, 6)
    table.hand(0, "Triple Kick", "Grasp", "Cross")
    table.top(0, "Dive", "Sweep")
    pause(table, "Triple Kick")
    refuse(table)
    assert table.count(0, "hand") == 4
    assert (table.asked, table.seat) == ("may", 0)
    if bought:
        table.yes()
        table.pay(*("Grasp", "Cross", "Dive")[:bought])
        if bought < 3:
            table.no()
    else:
        table.no()
    assert table.seat == 1
    assert table.stats(0)[0] == 2 + bought
    assert table.count(0, "hand") == 4 - bought


@pytest.mark.parametrize(("space", "drawn"), [(4, 2), (9, 0)])
def test_beatdown_draws_2_with_a_hit(space: int, drawn: int) -> None:
    table = giovanna(3, space)
    assert boosted(table, "Cross", "Beatdown") == (3, 6, 0, 0)
    refuse(table)
    assert table.count(0, "hand") == drawn


@pytest.mark.parametrize(("way", "place"), [("close", 4), ("retreat", 2)])
def test_sepultura_makes_the_opponent_discard_1_and_moves_1_afterwards(way: str, place: int) -> None:
    table = giovanna(3, 6)
    table.hand(0, "Sepultura")
    table.hand(1, "Block", "Grasp", "Cross")
    table.strike("Sepultura", "Block")
    assert table.count(1, "hand") == 1
    table.no()
    assert table.life(1) == 28
    assert table.movements == {("close", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place


@pytest.mark.parametrize(("way", "place"), [("advance", 4), ("retreat", 2)])
def test_microdash_moves_1_and_draws_1(way: str, place: int) -> None:
    table = giovanna()
    table.hand(0, "Sepultura")
    table.boost("Microdash")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move(way, 1)
    assert table.at(0) == place
    assert table.count(0, "hand") == 2


@pytest.mark.parametrize(("space", "place", "stunned"), [(4, 5, True), (5, 4, False)])
@rule("EX 8.18", "EX 8.19")
def test_sol_poente_ignores_guard_if_it_passed_the_opponent(space: int, place: int, stunned: bool) -> None:
    table = giovanna(3, space)
    table.hand(0, "Sol Poente")
    table.hand(1, "Sweep")
    table.strike("Sol Poente", "Sweep")
    assert table.at(0) == place
    assert table.life(1) == 26
    assert len(table.events("stun", 1)) == stunned
    assert table.life(0) == (30 if stunned else 24)


@pytest.mark.parametrize("adding", [False, True])
def test_tension_rush_gives_power_and_armor_and_may_fill_the_gauge(adding: bool) -> None:
    assert boosted(giovanna(), "Grasp", "Tension Rush") == (4, 7, 1, 0)
    table = giovanna()
    table.hand(0, "Sol Poente", "Grasp", "Cross")
    table.boost("Tension Rush")
    if adding:
        table.pick("Cross")
    else:
        table.no()
    assert table.cards(0, "gauge") == ["Cross"] * adding
    assert table.count(0, "hand") == 3 - adding
    assert (table.asked, table.seat) == ("action", 1)


@pytest.mark.parametrize(("distance", "place", "hit"), [(1, 3, True), (4, 6, True), (5, 6, False)])
def test_trovao_closes_3(distance: int, place: int, hit: bool) -> None:
    table = giovanna(3, 3 + distance)
    table.hand(0, "Trovao")
    pause(table, "Trovao")
    refuse(table)
    if hit:
        table.no()
    assert table.at(0) == place
    assert table.life(1) == (28 if hit else 30)


@pytest.mark.parametrize(("space", "hit"), [(4, True), (9, False)])
def test_pursuit_closes_2_and_goes_to_the_gauge_with_a_hit(space: int, hit: bool) -> None:
    table = giovanna()
    table.hand(0, "Trovao")
    table.boost("Pursuit")
    assert table.at(0) == 5
    assert table.cards(0, "boosts") == ["Trovao"]
    table = giovanna(3, 5)
    table.hand(0, "Trovao")
    table.boost("Pursuit")
    assert table.at(0) == 4
    table = giovanna(3, space)
    assert boosted(table, "Cross", "Pursuit") == (3, 6, 0, 0)
    refuse(table)
    assert table.cards(0, "gauge") == ["Trovao"] * hit
    if hit:
        table.no()
    assert table.cards(0, "gauge") == ["Trovao", "Cross"][: 2 * hit]


@rule("EX 23.21")
def test_a_cancelled_boost_keeps_its_effect_and_can_be_declined() -> None:
    for cancelling in (False, True):
        table = giovanna()
        table.hand(0, "Sol Nascente")
        table.gauge(0, "Grasp", "Cross")
        table.boost("Step Dash")
        if cancelling:
            table.yes()
            table.pay("Cross", gauge=True)
            assert paid(table) == [("gauge", 1)]
        else:
            table.no()
        assert table.cards(0, "boosts") == ["Sol Nascente"]
        assert table.count(0, "hand") == (1 if cancelling else 2)
        assert (table.asked, table.seat) == ("action", 0 if cancelling else 1)
