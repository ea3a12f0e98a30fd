"""Yuzuriha: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_revert
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Sogetsu Ittou-Ryuu Ougi: Kashou", "ultra", (1, 4), 0, 6, 0, 0, "Iris Blade", "instant", gauge=2),
    Face("Zero no Kata Hi-Ougi: Inochi Kurenai", "ultra", (1, 2), 6, 3, 0, 0, "Ainsel Lost", "continuous", gauge=1),
    Face("Sougetsu Ittou-Ryu et cetera! Yae Ichirin", "special", (1, 3), 4, 5, 0, 0, "Swift and Deadly", "instant"),
    Face("Over Here!", "special", (1, 3), 1, 4, 0, 0, "Unsheathe", "continuous"),
    Face("Battoujutsu San no Kata: Tachi", "special", (2, 4), 5, 3, 0, 5, "Not Over Yet", "continuous"),
    Face("Battoujutsu Ni No Kata: Saki", "special", (3, 5), 7, 1, 0, 0, "Come At Me!", "continuous", 1),
    Face("Battoujutsu Ichi no Kata: Kiri", "special", (1, 3), 7, 1, 1, 5, "Try Hard", "continuous"),
]
ME = "yuzu"
TWO = ("Grasp", "Cross")
KASHOU, KURENAI = "Sogetsu Ittou-Ryuu Ougi: Kashou", "Zero no Kata Hi-Ougi: Inochi Kurenai"
YAE = "Sougetsu Ittou-Ryu et cetera! Yae Ichirin"
TACHI, SAKI, KIRI = "Battoujutsu San no Kata: Tachi", "Battoujutsu Ni No Kata: Saki", "Battoujutsu Ichi no Kata: Kiri"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- her own card


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


@pytest.mark.parametrize(("gauge", "exceeded"), [(2, False), (3, True)])
def test_her_action_adds_a_card_to_the_gauge_and_exceeds_with_4(gauge: int, exceeded: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Sweep", "Focus")
    table.gauge(0, *("Grasp", "Cross", "Dive")[:gauge])
    table.action("Add 1 card")
    table.pick("Focus")
    assert (table.count(0, "gauge"), table.player(0).exceeded) == (gauge + 1, exceeded)


def test_exceeded_a_card_for_the_gauge_reverts_and_gives_another_action() -> None:
    check_revert(ME)


@rule("EX 25.7", "EX 12.14")
def test_exceeded_she_strikes_with_a_random_card_of_the_gauge_after_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0)
    table.hand(0, "Dive", "Focus")
    table.gauge(0, "Sweep", "Sweep")
    table.hand(1, "Block", "Spike")
    table.action("random")
    assert (table.asked, table.seat) == ("set attack", 1)
    table.pause("attack")
    table.set("Block")
    assert (table.stats(0), table.side(0).face_up, table.count(0, "gauge")) == ((8, 3, 0, 6), True, 1)


def test_exceeded_without_gauge_she_swings_without_the_bonus() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0)
    table.hand(0, "Dive", "Focus")
    table.top(0, "Sweep")
    table.hand(1, "Block", "Spike")
    table.action("random")
    table.pause("attack")
    table.set("Block")
    assert (table.side(0).wild, table.stats(0)) == (True, (6, 2, 0, 6))


@pytest.mark.parametrize("exceeded", [True, False])
def test_exceeded_her_attack_is_discarded_though_it_hit(exceeded: bool) -> None:
    table = duel(ME, "Focus", "Block", exceeded=exceeded)
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == (([], ["Focus"]) if exceeded else (["Focus"], []))


@rule("EX 17.5")
def test_exceeded_it_is_discarded_before_her_boosts_and_even_a_block() -> None:
    table = duel(ME, "Block", "Cross", spaces=(3, 9), exceeded=True, boosts=("Dive",))
    assert (table.cards(0, "gauge"), table.cards(0, "discard")) == ([], ["Block", "Dive"])


# ---- Ultras


def test_kashou_has_the_printed_power_of_the_top_discard_and_cannot_stun() -> None:
    table = duel(ME, KASHOU, "Dive", spaces=(3, 4), gauge=("Sweep", "Sweep"))
    assert (table.damage(1), stunned(table, 1)) == ([6], False)
    table = duel(ME, KASHOU, "Block", spaces=(3, 9), gauge=TWO)
    assert table.at(0) == 7, "After: Advance 4"
    assert duel(ME, KASHOU, "Block", spaces=(3, 4), gauge=TWO).at(0) == 8
    table = duel(ME, KASHOU, "Sweep", gauge=("Grasp", "Grasp"), discard=("Spike",), pause="attack")
    table.top(0, "Dive")
    table.go()
    assert table.damage(1) == [3], "neither the lowest discard nor the deck"


@pytest.mark.parametrize(("gauge", "exceeded"), [(1, False), (2, True)])
def test_iris_blade_adds_2_cards_and_exceeds_with_4(gauge: int, exceeded: bool) -> None:
    table = Table(ME, QUIET)
    table.hand(0, KASHOU)
    table.gauge(0, *TWO[:gauge])
    table.top(0, "Dive", "Sweep")
    table.boost("Iris Blade")
    table.yes()
    table.yes()
    assert table.cards(0, "gauge")[-2:] == ["Dive", "Sweep"]
    assert (table.count(0, "gauge"), table.player(0).exceeded) == (gauge + 2, exceeded)


@pytest.mark.parametrize("exceeded", [True, False])
def test_a_stunned_kurenai_may_become_a_sustained_boost(exceeded: bool) -> None:
    table = duel(ME, KURENAI, "Grasp", gauge=("Cross",), exceeded=exceeded)
    while table.asked == "amount":
        table.choose(table.state.options[0])
    if table.asked == "order":
        table.order("sustained boost")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.cards(0, "boosts"), table.side(0).gone if table.state.sides else False) == ([KURENAI], False)


def test_a_kurenai_that_is_not_stunned_becomes_no_boost() -> None:
    table = duel(ME, KURENAI, "Block", gauge=("Cross",))
    assert (table.asked, table.cards(0, "boosts"), table.cards(0, "gauge")) == ("action", [], [KURENAI])


def test_ainsel_lost_gives_power_and_speed_and_becomes_gauge() -> None:
    table = duel(ME, "Focus", "Block", spaces=(1, 9), boosts=("Ainsel Lost",), pause="attack")
    assert table.stats(0)[:2] == (5, 2)
    table.go()
    ordered(table)
    assert table.cards(0, "gauge") == [KURENAI]


# ---- Specials


def test_yae_ichirin_gains_advantage_and_advances_3() -> None:
    table = duel(ME, YAE, "Sweep", spaces=(3, 5))
    assert (outcome(table), table.turn_of) == ((7, 5, [4]), 0)


def test_swift_and_deadly_moves_2_and_strikes() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, YAE, "Sweep")
    table.boost("Swift and Deadly")
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.at(0), table.asked) == (6, "set attack")


def test_over_here_has_the_power_of_a_random_gauge_card_and_moves_as_far() -> None:
    table = duel(ME, "Over Here!", "Spike", spaces=(5, 8), gauge=("Grasp", "Grasp"))
    assert table.movements == {("advance", 3), ("retreat", 3)}
    table.move("retreat", 3)
    assert outcome(table) == (2, 8, [4])
    assert duel(ME, "Over Here!", "Spike", spaces=(5, 8)).damage(1) == [1]


def test_unsheathe_strikes_from_the_gauge_with_power_and_speed() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Over Here!", "Focus")
    table.gauge(0, "Sweep")
    table.hand(1, "Block", "Spike")
    table.boost("Unsheathe")
    table.pause("attack")
    table.set("Block")
    assert table.stats(0) == (8, 3, 0, 6)


def test_tachi_ignores_armor_and_guard() -> None:
    table = duel(ME, TACHI, "Focus", spaces=(3, 5))
    assert (table.damage(1), stunned(table, 1)) == ([5], True)


@pytest.mark.parametrize(("boost", "card"), [("Not Over Yet", TACHI), ("Try Hard", KIRI)])
@pytest.mark.parametrize("hit", [True, False])
def test_two_boosts_stay_if_she_is_stunned(boost: str, card: str, hit: bool) -> None:
    table = duel(ME, "Sweep", "Grasp" if hit else "Block", spaces=(3, 4), boosts=(boost,), life=30)
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.cards(0, "boosts") == []
    table = duel(ME, "Dive", "Assault" if hit else "Block", spaces=(3, 4), boosts=(boost,))
    assert (stunned(table, 0), table.cards(0, "boosts")) == (hit, [card] if hit else [])


def test_saki_from_the_gauge_cannot_be_stunned_and_the_boosts_numbers() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Dive", "Focus")
    table.gauge(0, SAKI)
    table.hand(1, "Assault", "Block")
    table.action("random")
    table.set("Assault")
    assert not stunned(table, 0)
    assert stunned(duel(ME, SAKI, "Assault", spaces=(3, 4)), 0)
    table = duel(
        ME, "Focus", "Block", spaces=(1, 9), boosts=("Try Hard", "Come At Me!", "Not Over Yet"), pause="attack"
    )
    assert (table.stats(0)[0], table.range(0)) == (4 + 2 + 3, (1, 3))


def test_come_at_me_becomes_gauge_at_the_start_of_her_turn() -> None:
    table = Table(ME, QUIET)
    table.hand(0, SAKI, "Focus")
    table.boost("Come At Me!")
    table.forced()
    assert (table.cards(0, "boosts"), table.turn_of) == ([SAKI], 1)
    table.prepare()
    assert table.cards(0, "gauge") == [SAKI]


def test_kiri_loses_the_damage_taken_cannot_be_pushed_and_draws_1() -> None:
    table = duel(ME, KIRI, "Grasp", spaces=(3, 4))
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert (table.damage(0), table.at(0), table.damage(1), table.count(0, "hand")) == ([2], 3, [5], 1)


# ---- when, where and how much


MOMENTS = moments("""
Sogetsu Ittou-Ryuu Ougi: Kashou           | attack | 1 | hit after
Sogetsu Ittou-Ryuu Ougi: Kashou           | attack | 8 | after
Ainsel Lost                               | boost  | 1 | after
Sougetsu Ittou-Ryu et cetera! Yae Ichirin | attack | 1 | hit after
Sougetsu Ittou-Ryu et cetera! Yae Ichirin | attack | 8 | after
Over Here!                                | attack | 1 | hit
Over Here!                                | attack | 8 | never
Battoujutsu Ichi no Kata: Kiri            | attack | 1 | hit after
Battoujutsu Ichi no Kata: Kiri            | attack | 8 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
