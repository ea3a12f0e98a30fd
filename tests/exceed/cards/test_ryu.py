"""Ryu: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import attacks, duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import (
    BOTH_WAYS_1,
    BOTH_WAYS_2,
    UP_TO_2,
    check_becomes_gauge,
    check_critical,
    check_goes_on_deck,
    check_quick_step,
    check_step_and_strike,
)
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Metsu Hadoken", "ultra", (3, 5), 7, 5, 0, 0, "Way of the Warrior", "continuous", 1, gauge=3),
    Face("Metsu Shoryuken", "ultra", (1, 1), 7, 5, 0, 0, "Lightning Reflexes", "instant", 1, gauge=4),
    Face("Donkey Kick", "special", (1, 2), 6, 4, 0, 4, "Ki Charge", "instant"),
    Face("One Inch Punch", "special", (1, 1), 5, 3, 0, 6, "Quick Step", "instant"),
    Face("Tatsumaki Senpukyaku", "special", (1, 2), 5, 3, 0, 4, "Swift", "continuous"),
    Face("Hadoken", "special", (3, 6), 4, 4, 0, 0, "Defensive", "continuous"),
    Face("Shoryuken", "special", (1, 1), 4, 5, 0, 0, "Overhead", "continuous"),
]
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("ryu", face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed("ryu", 2)


@rule("EX 23.3")
@pytest.mark.parametrize("exceeded", [False, True])
def test_when_striking_1_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical("ryu", "Hadoken", exceeded=exceeded)


@pytest.mark.parametrize(("exceeded", "cards"), [(False, 1), (True, 2)])
def test_his_action_moves_1_and_exceeded_draws_1(exceeded: bool, cards: int) -> None:
    table = Table("ryu", "shovelknight", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.action("Advance or retreat 1")
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert table.at(0) == 4
    assert table.count(0, "hand") == cards  # the last one is the draw at the end of the turn
    assert table.turn_of == 1


# ---- Ultras


def test_metsu_hadoken_moves_up_to_2_after_the_attack() -> None:
    table = duel("ryu", "Metsu Hadoken", "Focus", spaces=(3, 7), gauge=THREE)
    assert table.movements == UP_TO_2
    assert (table.damage(1), attacks(table)) == ([5], 1)
    table.move("advance", 2)
    assert table.at(0) == 5
    assert table.life(0) == 26


def test_metsu_hadoken_moves_after_a_miss_too() -> None:
    table = duel("ryu", "Metsu Hadoken", "Focus", spaces=(3, 4), gauge=THREE)
    assert table.asked == "amount"
    assert table.damage(1) == []


def test_way_of_the_warrior_gives_2_power_and_2_speed() -> None:
    table = duel("ryu", "Hadoken", "Block", spaces=(3, 7), boosts=("Way of the Warrior",), pause="attack")
    assert table.stats(0) == (6, 6, 0, 0)


def test_metsu_shoryuken_has_3_more_speed_against_an_initiator() -> None:
    table = duel("ryu", "Metsu Shoryuken", "Block", gauge=FOUR, answering=True, pause="attack")
    assert table.stats(0) == (7, 8, 0, 0)


def test_lightning_reflexes_moves_2_and_strikes() -> None:
    check_step_and_strike("ryu", "Lightning Reflexes", 1, BOTH_WAYS_2, 6)


# ---- Specials


def test_donkey_kick_pushes_2_and_gains_advantage_when_it_hits() -> None:
    table = duel("ryu", "Donkey Kick", "Sweep", spaces=(3, 4))
    assert story(table, "move", "advantage", "damage")[:3] == [("move", 1), ("advantage", 0), ("damage", 1)]
    assert table.at(1) == 6
    assert table.life(1) == 24
    assert table.turn_of == 0


def test_donkey_kick_does_nothing_when_it_misses() -> None:
    table = duel("ryu", "Donkey Kick", "Sweep", spaces=(3, 6))
    assert (table.at(1), table.turn_of) == (6, 1)


def test_ki_charge_becomes_gauge() -> None:
    check_becomes_gauge("ryu", "Donkey Kick", "Ki Charge")


@pytest.mark.parametrize(("critical", "armor"), [(False, 0), (True, 2)])
def test_one_inch_punch_has_2_armor_if_critical(critical: bool, armor: int) -> None:
    table = duel("ryu", "One Inch Punch", "Block", gauge=("Cross",), accept=critical, pause="attack")
    assert table.stats(0) == (5, 3, armor, 6)


def test_one_inch_punch_ignores_armor_but_not_guard() -> None:
    table = duel("ryu", "One Inch Punch", "Focus")
    assert table.damage(1) == [5]
    assert not stunned(table, 1)


def test_one_inch_punch_pushes_3_when_it_hits() -> None:
    table = duel("ryu", "One Inch Punch", "Sweep")
    assert story(table, "move", "damage")[:2] == [("move", 1), ("damage", 1)]
    assert table.at(1) == 7
    assert duel("ryu", "One Inch Punch", "Sweep", spaces=(3, 5)).at(1) == 5


def test_quick_step_moves_1_and_gives_another_action() -> None:
    check_quick_step("ryu", "One Inch Punch")


def test_tatsumaki_gains_advantage_if_it_advances_past_the_opponent() -> None:
    table = duel("ryu", "Tatsumaki Senpukyaku", "Sweep", spaces=(3, 4))
    assert story(table, "move", "range", "advantage", "damage")[:4] == [
        ("move", 0), ("range", 0), ("advantage", 0), ("damage", 1),
    ]  # fmt: skip
    assert (table.at(0), table.turn_of) == (6, 0)


def test_tatsumaki_without_passing_only_hits() -> None:
    table = duel("ryu", "Tatsumaki Senpukyaku", "Sweep", spaces=(3, 7))
    assert (table.at(0), table.life(1), table.turn_of) == (5, 25, 1)


def test_swift_gives_1_power_and_1_speed() -> None:
    table = duel("ryu", "Hadoken", "Block", spaces=(3, 7), boosts=("Swift",), pause="attack")
    assert table.stats(0) == (5, 5, 0, 0)


def test_hadoken_has_2_more_speed_if_critical() -> None:
    table = duel("ryu", "Hadoken", "Block", spaces=(3, 7), gauge=("Cross",), accept=True, pause="attack")
    assert table.stats(0) == (4, 6, 0, 0)


def test_hadoken_that_hit_may_go_on_top_of_the_deck_for_a_card_of_gauge() -> None:
    check_goes_on_deck("ryu", "Hadoken", (3, 7), (3, 4))


def test_defensive_gives_2_power_and_1_armor() -> None:
    table = duel("ryu", "Hadoken", "Block", spaces=(3, 7), boosts=("Defensive",), pause="attack")
    assert table.stats(0) == (6, 4, 1, 0)


def test_shoryuken_has_2_more_speed_against_an_initiator() -> None:
    table = duel("ryu", "Shoryuken", "Block", answering=True, pause="attack")
    assert table.stats(0) == (4, 7, 0, 0)


@pytest.mark.parametrize(
    ("critical", "opponent", "at", "hit"), [(False, 5, 3, []), (True, 5, 4, [4]), (True, 6, 4, []), (True, 4, 3, [4])]
)
def test_shoryuken_closes_1_before_if_critical(critical: bool, opponent: int, at: int, hit: list[int]) -> None:
    table = duel("ryu", "Shoryuken", "Sweep", spaces=(3, opponent), gauge=("Cross",), accept=critical)
    assert (table.at(0), table.damage(1)) == (at, hit)


def overhead(attack: str, opponent: int) -> Table:
    table = Table("ryu", "shovelknight", spaces=(3, opponent))
    table.hand(0, "Shoryuken", attack)
    table.hand(1, "Focus")
    table.boost("Overhead")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.sets(attack, "Focus")
    return table


def test_overhead_strikes_and_ignores_armor_when_it_hits() -> None:
    table = overhead("Cross", 4)
    assert table.damage(1) == [3]
    assert not stunned(table, 1)
    assert table.cards(0, "gauge") == ["Shoryuken", "Cross"]
    assert table.cards(0, "discard") == []


def test_overhead_is_discarded_after_a_miss() -> None:
    table = overhead("Grasp", 6)
    assert table.cards(0, "gauge") == []
    assert table.cards(0, "discard") == ["Shoryuken", "Grasp"]
