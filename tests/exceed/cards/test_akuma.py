"""Akuma: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, check_critical
from tests.table import Table

FACES = [
    Face("Demon Armageddon", "ultra", (1, 1), 6, 5, 0, 0, "Die One Thousand Deaths!", "continuous", gauge=4),
    Face("Wrath of the Raging Demon", "ultra", (1, 1), 11, 3, 0, 0, "Instant Hell Murder", "continuous", gauge=3),
    Face("Gohadoken", "special", (2, 6), 5, 4, 0, 0, "Demon Illusion", "continuous"),
    Face("Goshoryuken", "special", (1, 1), 3, 7, 0, 0, "Ashura Senku", "instant", 1),
    Face("Hyakkishu", "special", (1, 1), 4, 4, 0, 0, "Fakeout", "continuous"),
    Face("Tatsumaki Zankukyaku", "special", (1, 2), 4, 4, 0, 0, "Spite", "continuous"),
    Face("Zugaihasatsu", "special", (1, 2), 3, 5, 0, 0, "Power of Hatred", "continuous"),
]
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("akuma", face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed("akuma", 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_when_striking_1_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical("akuma", "Gohadoken", exceeded=exceeded)


@pytest.mark.parametrize(
    ("exceeded", "critical", "more"), [(False, False, 0), (False, True, 2), (True, False, 0), (True, True, 3)]
)
def test_if_critical_both_players_have_more_power(exceeded: bool, critical: bool, more: int) -> None:
    table = duel("akuma", "Goshoryuken", "Sweep", gauge=("Cross",), exceeded=exceeded, accept=critical, pause="attack")
    assert table.stats(0) == (3 + more, 7, 0, 0)
    assert table.stats(1) == (6 + more, 2, 0, 6)


# ---- Ultras


def test_demon_armageddon_doubles_positive_power_bonuses() -> None:
    table = duel("akuma", "Demon Armageddon", "Block", gauge=FOUR, boosts=("Power of Hatred",), pause="attack")
    assert table.stats(0) == (10, 5, 0, 0)


def test_die_one_thousand_deaths_doubles_positive_power_bonuses_only() -> None:
    boosts = ("Die One Thousand Deaths!", "Power of Hatred")
    table = duel("akuma", "Gohadoken", "Block", gauge=("Cross",), boosts=boosts, accept=True, pause="attack")
    assert table.stats(0) == (5 + 2 * (2 + 2) - 2, 5, 0, 0)


@pytest.mark.parametrize(("opponent", "at", "damage"), [(4, 3, [11]), (6, 5, [11]), (7, 5, [])])
def test_wrath_closes_2_before_and_ignores_armor(opponent: int, at: int, damage: list[int]) -> None:
    table = duel("akuma", "Wrath of the Raging Demon", "Focus", spaces=(3, opponent), gauge=THREE)
    assert (table.at(0), table.damage(1)) == (at, damage)


@pytest.mark.parametrize(
    ("boosts", "power", "speed"),
    [
        (("Power of Hatred",), 5, 7),
        (("Power of Hatred", "Demon Illusion"), 6, 10),
        (("Power of Hatred", "Power of Hatred"), 7, 10),
    ],
)
def test_instant_hell_murder_gives_3_speed_from_3_power_bonus(boosts: tuple[str, ...], power: int, speed: int) -> None:
    table = duel("akuma", "Goshoryuken", "Block", boosts=("Instant Hell Murder", *boosts), pause="attack")
    assert table.stats(0) == (power, speed, 0, 0)


# ---- Specials


def test_gohadoken_trades_2_power_for_1_speed_if_critical() -> None:
    table = duel("akuma", "Gohadoken", "Block", gauge=("Cross",), accept=True, pause="attack")
    assert table.stats(0) == (5 + 2 - 2, 5, 0, 0)


def test_demon_illusion_draws_1_for_each_life_spent_up_to_5() -> None:
    table = Table("akuma", "shovelknight")
    table.hand(0, "Gohadoken")
    table.boost("Demon Illusion")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert len(table.state.options) == 6
    table.choose(table.state.options[5])
    assert (table.life(0), table.count(0, "hand")) == (25, 6)  # with the draw at the end of the turn
    assert table.cards(0, "boosts") == ["Gohadoken"]


def test_demon_illusion_may_be_free() -> None:
    table = Table("akuma", "shovelknight")
    table.hand(0, "Gohadoken")
    table.boost("Demon Illusion")
    table.no()
    assert (table.life(0), table.count(0, "hand")) == (30, 1)


def test_demon_illusion_gives_1_power() -> None:
    table = duel("akuma", "Goshoryuken", "Block", boosts=("Demon Illusion",), pause="attack")
    assert table.stats(0) == (4, 7, 0, 0)


@pytest.mark.parametrize(("opponent", "at", "pushed", "damage"), [(4, 3, 6, [3]), (5, 4, 7, [3]), (6, 4, 6, [])])
def test_goshoryuken_closes_1_and_pushes_2_when_it_hits(opponent: int, at: int, pushed: int, damage: list[int]) -> None:
    table = duel("akuma", "Goshoryuken", "Sweep", spaces=(3, opponent))
    assert (table.at(0), table.at(1), table.damage(1)) == (at, pushed, damage)
    if damage:
        assert story(table, "move", "damage")[:3] == [("move", 0), ("move", 1), ("damage", 1)]


def ashura_senku() -> Table:
    table = Table("akuma", "shovelknight")
    table.hand(0, "Goshoryuken", "Cross")
    table.boost("Ashura Senku")
    assert table.paid(0) == ["Cross"]
    return table


def test_ashura_senku_moves_1_and_gives_another_action() -> None:
    table = ashura_senku()
    table.alternative(0)
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.at(0), table.cards(0, "discard")) == (4, ["Cross", "Goshoryuken"])
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 0)


def test_ashura_senku_becomes_gauge_and_gives_another_action() -> None:
    table = ashura_senku()
    table.alternative(1)
    assert (table.at(0), table.cards(0, "gauge")) == (3, ["Goshoryuken"])
    assert (table.asked, table.seat, table.count(0, "hand")) == ("action", 0, 0)


@pytest.mark.parametrize(("critical", "damage"), [(False, [2]), (True, [6])])
def test_hyakkishu_ignores_armor_if_critical(critical: bool, damage: list[int]) -> None:
    table = duel("akuma", "Hyakkishu", "Focus", spaces=(3, 6), gauge=("Cross",), accept=critical)
    assert table.at(0) == 5
    assert table.damage(1) == damage


def test_hyakkishu_does_not_ignore_guard() -> None:
    table = duel("akuma", "Hyakkishu", "Sweep", spaces=(3, 4), gauge=("Cross",), accept=True)
    assert (table.damage(1), stunned(table, 1)) == ([6], False)


def test_hyakkishu_avoids_attacks_at_range_1_afterwards() -> None:
    table = duel("akuma", "Hyakkishu", "Focus", spaces=(3, 4))
    assert (table.at(0), table.life(0)) == (3, 30)
    # The closing, the damage, then the line that protects.
    assert story(table, "effect", "damage") == [("effect", 0), ("damage", 1), ("effect", 0), ("effect", 1)]


def test_hyakkishu_avoids_nothing_at_range_2() -> None:
    table = duel("akuma", "Hyakkishu", "Focus", spaces=(3, 7))
    assert (table.at(0), table.life(0), table.life(1)) == (5, 26, 30)


def test_hyakkishu_avoids_attacks_after_a_miss_too() -> None:
    gauge = ("Grasp", "Cross")
    table = duel("akuma", "Hyakkishu", "Crusader's Oath", other="geoffrey", other_gauge=gauge)
    assert (table.life(0), table.life(1)) == (30, 30)


def fakeout(attack: str, answer: str) -> Table:
    table = Table("akuma", "shovelknight", spaces=(3, 6))
    table.hand(0, "Hyakkishu", attack)
    table.hand(1, answer)
    table.boost("Fakeout")
    assert (table.asked, table.seat) == ("set attack", 1)
    table.set(answer)
    assert (table.asked, table.seat) == ("set attack", 0)
    table.set(attack)
    if table.asked == "order":
        table.order("gauge")
    return table


def test_fakeout_strikes_after_the_opponent_and_becomes_gauge_even_if_the_attack_misses() -> None:
    table = fakeout("Cross", "Block")
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (["Hyakkishu"], ["Cross"])
    assert story(table, "range", "boost moved", "attack") == [
        ("attack", 0), ("range", 0), ("boost moved", 0), ("attack", 1), ("range", 1),
    ]  # fmt: skip


def test_fakeout_of_a_stunned_player_is_discarded() -> None:
    table = fakeout("Sweep", "Spike")
    assert (table.life(0), table.life(1)) == (25, 30)
    assert table.cards(0, "gauge") == []
    assert sorted(table.cards(0, "discard")) == ["Hyakkishu", "Sweep"]


@pytest.mark.parametrize(("opponent", "at", "discarded"), [(4, 6, True), (7, 5, False)])
def test_tatsumaki_that_passes_and_hits_makes_the_opponent_discard_1(opponent: int, at: int, discarded: bool) -> None:
    hand = ("Cross", "Dive")
    table = duel("akuma", "Tatsumaki Zankukyaku", "Sweep", spaces=(3, opponent), other_hand=hand)
    assert (table.at(0), table.damage(1)) == (at, [4])
    assert table.count(1, "hand") == (1 if discarded else 2)
    if discarded:
        assert story(table, "range", "discard", "damage")[:3] == [("range", 0), ("discard", 1), ("damage", 1)]


@pytest.mark.parametrize(("opponent", "gauge", "discard"), [(4, ["Tatsumaki Zankukyaku", "Cross"], []), (7, [], None)])
def test_spite_gives_1_speed_and_becomes_gauge_when_hitting(
    opponent: int, gauge: list[str], discard: list[str] | None
) -> None:
    table = duel("akuma", "Cross", "Block", spaces=(3, opponent), boosts=("Spite",), pause="attack")
    assert table.stats(0) == (3, 7, 0, 0)
    table.go()
    assert table.cards(0, "gauge") == gauge
    if discard is None:
        assert sorted(table.cards(0, "discard")) == ["Cross", "Tatsumaki Zankukyaku"]
    else:
        assert story(table, "boost moved", "damage") == [("boost moved", 0), ("damage", 1)]


@pytest.mark.parametrize(("opponent", "critical", "active"), [(5, False, 1), (5, True, 0), (7, True, 1)])
def test_zugaihasatsu_gains_advantage_if_critical_and_it_hits(opponent: int, critical: bool, active: int) -> None:
    table = duel("akuma", "Zugaihasatsu", "Spike", spaces=(3, opponent), gauge=("Cross",), accept=critical)
    if table.asked == "order":
        table.order("Critical")
    assert table.turn_of == active
    if not active:
        assert story(table, "range", "advantage", "damage")[:3] == [("range", 0), ("advantage", 0), ("damage", 1)]


@pytest.mark.parametrize(("answer", "damage"), [("Spike", 5), ("Sweep", 5), ("Block", 1), ("War Horn", 3)])
def test_zugaihasatsu_has_2_more_power_against_guard_of_4(answer: str, damage: int) -> None:
    table = duel("akuma", "Zugaihasatsu", answer, spaces=(3, 5))
    if table.asked == "order":
        table.order("Guard")
    assert table.damage(1) == [damage]
    if damage == 5:
        assert story(table, "range", "stat", "damage")[:3] == [("range", 0), ("stat", 0), ("damage", 1)]


@pytest.mark.parametrize(("opponent", "gauge"), [(4, ["Zugaihasatsu", "Cross"]), (7, [])])
def test_power_of_hatred_gives_2_power_and_becomes_gauge_after_a_hit(opponent: int, gauge: list[str]) -> None:
    table = duel("akuma", "Cross", "Block", spaces=(3, opponent), boosts=("Power of Hatred",), pause="attack")
    assert table.stats(0) == (5, 6, 0, 0)
    table.go()
    if table.asked == "order":
        table.order("Retreat")
    assert table.cards(0, "gauge") == gauge
    if gauge:
        assert story(table, "boost moved", "damage", "attack") == [
            ("attack", 0), ("damage", 1), ("boost moved", 0), ("attack", 1),
        ]  # fmt: skip
