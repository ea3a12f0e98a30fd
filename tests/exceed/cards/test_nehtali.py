"""Nehtali: every card, both sides of her own."""

import pytest

from tests.exceed.cards.duel import duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, check_becomes_gauge, check_step_and_strike
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Heaven's Punishment", "ultra", (3, 5), 0, 5, 0, 0, "Begone!", "instant", gauge=3),
    Face("Hell's Salvation", "ultra", (2, 2), 12, 7, 0, 0, "Building Power", "instant", gauge=5),
    Face("Azazel's Torment", "special", (1, 2), 3, 5, 0, 0, "Divine Harvester", "instant", 2),
    Face("Darkness Barrier", "special", (3, 5), 5, 1, 0, 0, "Soul Exchange", "instant"),
    Face("Hellfire", "special", (1, 3), 0, 4, 0, 0, "Gauge Boost", "instant"),
    Face("Soul Thresher", "special", (1, 7), 0, 7, 0, 0, "Clutch of Evil", "instant", 1),
    Face("Volt Damnation", "special", (1, 2), 5, 1, 0, 6, "Swift Destruction", "continuous", 2),
]
ME = "nehtali"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize(("exceeded", "gauge"), [(False, ["Sweep"]), (True, ["Sweep", "Dive"])])
def test_her_action_adds_top_discards_to_both_gauges(exceeded: bool, gauge: list[str]) -> None:
    table = Table(ME, "shovelknight")
    table.exceed(0, exceeded)
    table.put(0, "discard", *THREE, "Sweep")
    table.put(1, "discard", *THREE)
    table.action()
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (gauge, ["Dive"])
    assert table.cards(1, "discard") == list(TWO)
    assert table.turn_of == 1


@rule("EX 5.23")
@pytest.mark.parametrize("exceeded", [False, True])
def test_her_action_is_open_with_an_empty_discard_pile(exceeded: bool) -> None:
    table = Table(ME, "shovelknight")
    table.exceed(0, exceeded)
    table.put(1, "discard", "Cross")
    table.action()
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == ([], ["Cross"])
    assert table.turn_of == 1


# ---- Ultras


def test_heavens_punishment_has_2_power_for_each_card_in_the_opponents_gauge() -> None:
    gauge = (*THREE, "Focus")
    table = duel(ME, "Heaven's Punishment", "Sweep", spaces=(3, 6), gauge=gauge, other_gauge=TWO)
    assert table.movements == BOTH_WAYS_1
    assert (table.damage(1), len(table.events("attack"))) == ([4], 1)
    assert story(table, "stat", "range")[0] == ("stat", 0)
    table.move("retreat", 1)
    assert (table.at(0), table.life(0)) == (2, 30)


def test_heavens_punishment_moves_after_a_miss_too() -> None:
    table = duel(ME, "Heaven's Punishment", "Sweep", spaces=(3, 5), gauge=THREE)
    assert (table.asked, table.seat, table.damage(1)) == ("amount", 0, [])


@pytest.mark.parametrize(("opponent", "to"), [(4, 7), (5, 5), (6, 6)])
def test_begone_pushes_3_at_range_1(opponent: int, to: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, opponent))
    table.hand(0, "Heaven's Punishment")
    table.boost("Begone!")
    assert table.at(1) == to


def test_building_power_draws_2_and_adds_1_of_them_to_the_gauge() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Hell's Salvation", "Block")
    table.top(0, "Dive", "Sweep", "Focus")
    table.boost("Building Power")
    assert (table.asked, table.seat) == ("pick card", 0)
    assert sorted(table.state.options) == sorted(c.CARD + table.card(0, name) for name in ("Dive", "Sweep"))
    table.pick("Dive")
    assert table.cards(0, "gauge") == ["Dive"]
    assert table.cards(0, "hand") == ["Block", "Sweep", "Focus"]


# ---- Specials


@pytest.mark.parametrize(("gauge", "damage"), [(TWO, 3), (THREE, 6), ((*THREE, "Focus"), 6)])
def test_azazels_torment_is_stronger_against_3_gauge_and_pushes_3(gauge: tuple[str, ...], damage: int) -> None:
    table = duel(ME, "Azazel's Torment", "Sweep", other_gauge=gauge)
    assert (table.damage(1), table.at(1)) == ([damage], 7)
    assert story(table, "move", "damage")[:2] == [("move", 1), ("damage", 1)]
    if damage == 6:
        assert story(table, "stat", "range")[0] == ("stat", 0)


def test_azazels_torment_counts_only_the_opponents_gauge_and_pushes_nobody_when_it_misses() -> None:
    table = duel(ME, "Azazel's Torment", "Sweep", gauge=THREE)
    assert table.damage(1) == [3]
    assert duel(ME, "Azazel's Torment", "Block", spaces=(3, 6)).at(1) == 6


def test_divine_harvester_retreats_2_and_strikes() -> None:
    check_step_and_strike(ME, "Divine Harvester", 2, set(), 2)


@pytest.mark.parametrize(("opponent", "life"), [(6, 26), (7, 30), (8, 26)])
def test_darkness_barrier_avoids_attacks_at_range_4(opponent: int, life: int) -> None:
    # With equal Speed the initiator attacks first, here the opponent.
    table = duel(ME, "Darkness Barrier", "Alchemy Coin", spaces=(3, opponent), answering=True)
    assert table.life(0) == life


def test_soul_exchange_becomes_gauge_and_the_opponent_discards_1_gauge() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Darkness Barrier")
    table.gauge(1, "Cross", "Dive")
    table.boost("Soul Exchange")
    assert (table.asked, table.seat, table.cards(0, "gauge")) == ("pick card", 1, ["Darkness Barrier"])
    table.pick("Cross")
    assert (table.cards(1, "gauge"), table.cards(1, "discard")) == (["Dive"], ["Cross"])
    assert table.turn_of == 1


@pytest.mark.parametrize(("theirs", "mine"), [(("Cross",), ["Focus", "Darkness Barrier"]), ((), ["Focus"])])
def test_soul_exchange_needs_a_card_in_the_opponents_gauge(theirs: tuple[str, ...], mine: list[str]) -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Darkness Barrier")
    table.gauge(0, "Focus")
    table.gauge(1, *theirs)
    table.boost("Soul Exchange")
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (mine, [])
    assert table.turn_of == 1


def test_hellfire_has_1_power_for_each_card_in_her_gauge_when_it_hits() -> None:
    table = duel(ME, "Hellfire", "Sweep", gauge=TWO, other_gauge=THREE)
    assert table.damage(1) == [2]
    assert story(table, "range", "stat", "damage")[:3] == [("range", 0), ("stat", 0), ("damage", 1)]


def test_gauge_boost_becomes_gauge() -> None:
    check_becomes_gauge(ME, "Hellfire", "Gauge Boost")


def test_soul_thresher_has_2_power_for_1_gauge() -> None:
    table = duel(ME, "Soul Thresher", "Sweep", gauge=TWO, hand=("Focus",))
    assert (table.asked, table.seat, len(table.events("range"))) == ("may", 0, 0)
    table.yes()
    table.pay("Cross", gauge=True)
    assert (table.damage(1), table.paid(0)) == ([2], ["Cross"])


def test_soul_thresher_may_stay_without_power() -> None:
    table = duel(ME, "Soul Thresher", "Sweep", gauge=TWO)
    table.no()
    assert (table.damage(1), table.paid(0)) == ([0], [])


def test_soul_thresher_is_not_paid_with_cards_in_hand() -> None:
    table = duel(ME, "Soul Thresher", "Sweep", hand=("Focus",))
    assert table.asked == "action"


def test_clutch_of_evil_pushes_or_pulls_1_and_strikes() -> None:
    table = Table(ME, "shovelknight", spaces=(4, 8))
    table.hand(0, "Soul Thresher", "Cross", "Dive")
    table.boost("Clutch of Evil")
    table.pay("Dive")
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("pull", 1)
    assert table.at(1) == 7
    assert (table.asked, table.seat) == ("set attack", 0)


def test_volt_damnation_ignores_armor_but_not_guard() -> None:
    table = duel(ME, "Volt Damnation", "Focus")
    assert (table.damage(1), stunned(table, 1)) == ([5], False)


def test_swift_destruction_gives_4_speed() -> None:
    table = duel(ME, "Hellfire", "Block", boosts=("Swift Destruction",), pause="attack")
    assert table.stats(0) == (0, 8, 0, 0)
