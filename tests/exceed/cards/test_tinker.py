"""Tinker Knight: every card on both sides of his own, and what becomes of him."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel
from tests.exceed.cards.faces import Face, check
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Mech Charge", "ultra", (1, 1), 3, 3, 0, 4, "Upgrade", "continuous", 2, gauge=3),
    Face("Bomb Bounce", "ultra", (1, 3), 6, 2, 0, 0, "Within My Reach", "continuous", gauge=3),
    Face("Flail", "special", (1, 1), 3, 6, 0, 0, "Armor Plating", "continuous", 4),
    Face("Mobile Gear", "special", (1, 1), 3, 5, 0, 0, "Force Feedback", "continuous", 4),
    Face("Wrench Toss", "special", (1, 3), 2, 4, 0, 0, "Pocket Fuel", "continuous", 4),
    Face("Drill Arm", "special", (1, 1), 4, 3, 0, 3, "Turbocharger", "continuous", 4, force=1),
    Face("Missiles", "special", (1, 3), 4, 2, 1, 5, "Arcing Projectiles", "continuous", 4),
]
SCENES = [
    scene("Mech Charge", (3, 5), "before: push to 8, close to 7. damage: they take 3."),
    scene("Bomb Bounce", (3, 6), "damage: they take 6. stun: they are stunned.", boosts=("Within My Reach",)),
    play("Within My Reach", (4, 7), "[pick Grasp, Spike], boost Fierce, Bomb Bounce to discard pile."),
    scene("Flail", (3, 4), "hit: draw 1. damage: they take 3. after: advance to 6."),
    scene("Bomb Bounce", (3, 6), "hit: push to 9. damage: they take 6.", boosts=("Armor Plating",)),
    scene("Cross", (3, 4), "hit: push to 7. damage: they take 3. after: retreat to 1.", boosts=("Armor Plating",)),
    scene("Wrench Toss", (3, 7), "range: miss."),
    scene("Drill Arm", (3, 5), "before: advance to 6. damage: they take 6.", boosts=("Pocket Fuel",)),
    numbers("Cross", (1, 9), (6, 6, 0, 0, 1, 4), boosts=("Turbocharger",)),
    scene("Missiles", (3, 7), "range: miss. after: [pull 1, pull 2, push 1, push 2], push to 8.", answer="Block"),
    scene("Cross", (3, 4),
        "before: [may], [pay], pay Dive, [pay], pay Cross, +1 least Range, +2 greatest Range, +2 Power. "
        "range: miss. after: retreat to 1.",
        "yes", boosts=("Arcing Projectiles",),
    ),
    numbers("Drill Arm", (1, 9), (7, 3, 0, 3, 1, 3), exceeded=True),
    scene("Bomb Bounce", (3, 5), "damage: they take 6."),
    scene("Bomb Bounce", (3, 5), "damage: they take 6. stun: they are stunned.", exceeded=True),
    scene("Bomb Bounce", (3, 5), "", answer="Assault"),
    scene("Wrench Toss", (3, 4), "before: advance to 6. hit: push to 3. damage: they take 4.", exceeded=True),
    scene("Drill Arm", (5, 9), "range: miss."),
    scene("Missiles", (3, 7),
        "before: [may], [pay], pay Dive, [pay], pay Cross, +1 least Range, +2 greatest Range, +2 Power. "
        "damage: they take 4. stun: they are stunned. after: [pull 1, pull 2, push 1, push 2], push to 8.",
        "yes", answer="Block", exceeded=True,
    ),
    scene("Missiles", (3, 5), "damage: they take 2. after: [pull 1, pull 2, push 1, push 2], push to 6.",
        answer="Block"),
    scene("Mech Charge", (2, 6), "before: push to 9, close to 6. range: miss."),
    scene("Cross", (3, 4), "before: advance to 6. damage: they take 5. after: retreat to 9.",
        boosts=("Pocket Fuel",)),
]  # fmt: skip
THREE = ("Grasp", "Dive", "Cross")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("tinker", face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene("tinker", shown)


# ---- his own card


@rule("EX 3.10", "EX 5.9")
def test_he_starts_with_15_life_and_cannot_exceed_by_an_action() -> None:
    table = Table("tinker", QUIET)
    table.gauge(0, *THREE)
    assert table.life(0) == 15
    assert not table.can(c.EXCEED_ACTION)


def dying(gauge: tuple[str, ...], *, answering: bool, spaces: tuple[int, int] = (3, 4)) -> Table:
    """Tinker Knight with 3 life takes 6 from a Sweep."""
    table = Table("tinker", QUIET, spaces=spaces, first=1 if answering else 0)
    table.set_life(0, 3)
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.gauge(0, *gauge)
    table.pause("clean-up")
    table.strike(*(("Sweep", "Grasp") if answering else ("Grasp", "Sweep")))
    while table.asked == "amount":
        table.choose(table.state.options[0])
    return table


@pytest.mark.parametrize("gauge", [1, 3, 6])
def test_at_0_life_he_exceeds_with_4_life_for_each_card_in_the_gauge(gauge: int) -> None:
    table = dying((*THREE, "Sweep", "Focus", "Block")[:gauge], answering=False)
    assert (table.player(0).exceeded, table.life(0)) == (True, min(4 * gauge, 20))


def test_with_an_empty_gauge_he_comes_back_with_nothing() -> None:
    assert dying((), answering=False).winner == 1


@rule("EX 8.21")
@pytest.mark.parametrize("answering", [False, True])
def test_both_go_back_and_he_is_wide(answering: bool) -> None:
    table = dying(THREE, answering=answering, spaces=(5, 6))
    assert not table.player(0).wide
    table.go()
    kinds = [event.kind for event in table.state.log or []]
    assert answering == (kinds.index("wide") < kinds.index("strike over")), "his own turn first ends"
    places = {0: 7 if answering else 3, 1: 3 if answering else 7}
    assert (table.player(0).wide, table.at(0), table.at(1)) == (True, places[0], places[1])


def test_his_second_life_is_the_last() -> None:
    table = Table("tinker", QUIET, spaces=(3, 4))
    table.exceed(0)
    table.set_life(0, 3)
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.gauge(0, *THREE)
    table.strike("Grasp", "Sweep")
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.winner == 1


# ---- attacks: their own lines on the starting side, more on the other


def test_mech_charge_pushes_3_and_closes_4() -> None:
    table = duel("tinker", "Mech Charge", "Block", gauge=THREE)
    assert (table.at(1), table.at(0), len(table.damage(1))) == (7, 6, 1)


@pytest.mark.parametrize(
    ("attack", "gauge", "hand", "stats"),
    [
        ("Mech Charge", THREE, (), (7, 3, 0, 6)),
        ("Bomb Bounce", THREE, (), (6, 2, 0, 0)),
        ("Flail", (), (), (3, 6, 3, 3)),
        ("Mobile Gear", (), (), (5, 5, 0, 5)),
        ("Wrench Toss", (), (), (4, 6, 0, 0)),
        ("Drill Arm", (), ("Dive",), (7, 3, 0, 3)),
        ("Missiles", (), (), (4, 2, 1, 5)),
    ],
)
def test_exceeded_his_attacks_have_the_numbers_of_their_boosts(
    attack: str, gauge: tuple[str, ...], hand: tuple[str, ...], stats: tuple[int, int, int, int]
) -> None:
    table = duel("tinker", attack, "Block", gauge=gauge, hand=hand, exceeded=True, pause="attack")
    assert table.stats(0) == stats


def test_bomb_bounce_ignores_armor_and_exceeded_guard_and_stun() -> None:
    table = duel("tinker", "Bomb Bounce", "Focus", gauge=THREE)
    assert (table.damage(1), table.events("stun", 1) != []) == ([6], True)
    table = duel("tinker", "Bomb Bounce", "Assault", gauge=THREE, exceeded=True, life=9)
    assert table.damage(1) == [6]
    assert [event.numbers[2] for event in table.events("stun", 0)] == [1]


@pytest.mark.parametrize(("exceeded", "space"), [(False, 4), (True, 7)])
def test_flail_draws_1_advances_2_and_exceeded_pushes_3(exceeded: bool, space: int) -> None:
    table = duel("tinker", "Flail", "Block", exceeded=exceeded)
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.at(1), table.at(0)) == (space, 6 if not exceeded else 5)
    assert table.count(0, "hand") >= 1


@pytest.mark.parametrize(("exceeded", "hits"), [(False, False), (True, True)])
def test_mobile_gear_advances_3_and_exceeded_hits_whom_it_passed(exceeded: bool, hits: bool) -> None:
    table = duel("tinker", "Mobile Gear", "Sweep", exceeded=exceeded)
    assert (table.at(0), bool(table.damage(1))) == (7, hits)


def test_wrench_toss_pushes_1_and_exceeded_advances_2_first() -> None:
    table = duel("tinker", "Wrench Toss", "Block", spaces=(3, 5))
    assert (table.at(0), table.at(1)) == (3, 6)
    table = duel("tinker", "Wrench Toss", "Block", spaces=(3, 7), exceeded=True)
    assert (table.at(0), table.at(1)) == (5, 8)


@pytest.mark.parametrize(("space", "power"), [(5, 4), (9, 6)])
def test_drill_arm_is_stronger_against_an_opponent_at_an_edge(space: int, power: int) -> None:
    table = duel("tinker", "Drill Arm", "Sweep", spaces=(space - 1, space), hand=("Dive",))
    assert table.damage(1) == [power]


def test_missiles_push_or_pull_1_or_2_and_exceeded_sell_range_and_power() -> None:
    table = duel("tinker", "Missiles", "Block", spaces=(3, 5))
    assert table.movements == {("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}
    table = duel("tinker", "Missiles", "Sweep", spaces=(3, 8), exceeded=True, hand=("Dive", "Grasp"))
    table.yes()
    table.pay("Dive")
    assert table.damage(1) == [6]


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Upgrade", (7, 6, 0, 2)),
        ("Within My Reach", (3, 6, 0, 0)),
        ("Armor Plating", (3, 6, 3, 3)),
        ("Force Feedback", (5, 6, 0, 5)),
        ("Pocket Fuel", (5, 8, 0, 0)),
        ("Turbocharger", (6, 6, 0, 0)),
        ("Arcing Projectiles", (3, 6, 0, 0)),
    ],
)
def test_his_boosts_change_the_numbers(boost: str, stats: tuple[int, int, int, int]) -> None:
    assert duel("tinker", "Cross", "Block", boosts=(boost,), pause="attack").stats(0) == stats


def test_armor_plating_pushes_3_and_pocket_fuel_advances_2() -> None:
    assert duel("tinker", "Grasp", "Sweep", boosts=("Armor Plating",)).asked in {"order", "amount"}
    assert duel("tinker", "Cross", "Block", spaces=(3, 7), boosts=("Pocket Fuel",)).damage(1) == [3]


def test_arcing_projectiles_sell_range_and_power() -> None:
    table = duel("tinker", "Cross", "Sweep", spaces=(3, 7), boosts=("Arcing Projectiles",), hand=("Dive", "Grasp"))
    table.yes()
    table.pay("Dive")
    assert table.damage(1) == [5]


@pytest.mark.parametrize("exceeded", [False, True])
def test_within_my_reach_plays_another_boost_for_nothing(exceeded: bool) -> None:
    table = Table("tinker", QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Within My Reach", "Turbocharger")
    table.boost("Within My Reach")
    table.forced()
    assert table.cards(0, "boosts") == (["Bomb Bounce"] if exceeded else ["Drill Arm"])
    assert table.paid(0) == []
