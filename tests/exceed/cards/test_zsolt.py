"""Zsolt: every card, both sides of his own; Awakening."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ME = "zsolt"
FACES = [
    Face("Fatal Eye", "special", (1, 3), 1, 7, 0, 0, "Somersault", "instant"),
    Face("Cross Up", "special", (1, 2), 4, 6, 0, 0, "Battle Fugue", "transform"),
    Face("Blaze of Fervour", "special", (2, 4), 4, 5, 0, 0, "Mad Dog", "transform"),
    Face("Whip Crack", "special", (2, 4), 3, 4, 0, 0, "Press the Attack", "transform"),
    Face("Gunblaze", "special", (1, 4), 3, 2, 0, 6, "Seeing Red", "instant"),
    Face("Fanatical Purification", "ultra", (1, 1), 6, 4, 0, 0, "Battle Instinct", "continuous", 1, gauge=3),
    Face("Wild Hunt", "ultra", (1, 1), 5, 3, 0, 0, "Heightened Reflexes", "instant", gauge=3),
]
MOMENTS = moments("""
Fatal Eye               | attack | 1 | before hit
Fatal Eye               | attack | 8 | before
Cross Up                | attack | 1 | after
Cross Up                | attack | 8 | after
Blaze of Fervour        | attack | 2 | hit
Blaze of Fervour        | attack | 8 | never
Whip Crack              | attack | 2 | hit after
Whip Crack              | attack | 8 | after
Gunblaze                | attack | 1 | hit
Fanatical Purification  | attack | 1 | before hit
Fanatical Purification  | attack | 8 | before
Wild Hunt               | attack | 1 | before after
""")
THREE = ("Grasp", "Cross", "Dive")
SIX = ("Cross Up", "Cross Up", "Mad Dog", "Mad Dog", "Press the Attack", "Press the Attack")


def fight(attack: str, answer: str, opponent: int, **more: object) -> Table:
    """A strike from space 3, in which what stands on the attack is done before his ability."""
    table = duel(ME, attack, answer, spaces=(3, opponent), **more)  # type: ignore[arg-type]
    if table.asked == "order":
        table.choose(next(option for option in table.state.options if not is_ability(table, option)))
    return table


def is_ability(table: Table, option: int) -> bool:
    """Whether an option of an order is his ability."""
    line = table.match.line(table.state.stack[-1].items[option - c.TRIGGER])
    return line is not None and line.card < 0


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


# ---- his own card


def test_exceeding_costs_5() -> None:
    check_exceed(ME, 5)
    check_cheaper(ME, 5, "Battle Fugue", "Mad Dog", "Press the Attack")


def test_a_normal_that_hits_lets_him_advance_or_retreat_1() -> None:
    table = duel(ME, "Spike", "Sweep", spaces=(3, 5))
    table.yes()
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move("retreat", 1)
    assert table.at(0) == 2
    table = fight("Gunblaze", "Block", 5)
    assert table.asked == "action"
    table = duel(ME, "Spike", "Sweep", spaces=(3, 5), exceeded=True, hand=())
    assert table.asked != "may", "only on the front side, and no card is left to awaken with"


@rule("EX 24.9", "EX 24.10", "EX 24.23", "EX 24.13")
def test_awakening_attacks_with_an_ultra_for_1_force_and_1_damage() -> None:
    table = duel(ME, "Spike", "Sweep", spaces=(3, 5), exceeded=True, hand=("Fanatical Purification", "Grasp"))
    assert (table.asked, table.seat, table.damage(1)) == ("may", 0, [5])
    table.yes()
    table.pay("Grasp")
    assert table.damage(1) == [5, 1], "Before: Close 3; Hit: Push 2 and gain Advantage"
    assert (table.at(0), table.at(1)) == (4, 7)
    while table.asked not in {"action", ""}:
        table.choose(table.state.options[-1])
    assert table.cards(0, "gauge") == ["Spike", "Fanatical Purification"]
    assert table.cards(0, "discard") == ["Grasp"]
    assert table.seat == 0, "Advantage"


@rule("EX 24.12")
def test_awakening_twice_and_no_more() -> None:
    hand = ("Grasp", "Cross", "Dive", "Dive", "Focus", "Block", "Assault")
    table = duel(ME, "Spike", "Sweep", spaces=(3, 5), exceeded=True, hand=hand)
    for paid, attack in (("Grasp", "Cross"), ("Dive", "Assault")):
        table.yes()
        table.pay(paid)
        table.pick(attack)
        while table.asked in {"amount", "order"}:
            table.choose(table.state.options[0])
    assert attacks(table) == 3, "Spike has stunned the opponent"
    assert table.asked == "action"


@rule("EX 24.24")
def test_awakening_after_a_miss_and_gauge_pays_too() -> None:
    table = duel(ME, "Assault", "Block", spaces=(1, 9), exceeded=True, hand=("Spike",), gauge=("Grasp",))
    assert table.asked == "may"
    table.yes()
    table.pay("Grasp", gauge=True)
    assert (table.cards(0, "gauge"), table.count(0, "discard")) == ([], 3), "Grasp paid; both attacks missed"


@rule("EX 16.12")
def test_a_stunned_zsolt_does_not_awaken() -> None:
    table = duel(ME, "Whip Crack", "Assault", spaces=(3, 4), exceeded=True, hand=("Grasp", "Cross"), answering=True)
    assert (stunned(table, 0), table.asked, table.seat) == (True, "action", 1)


# ---- attacks


@pytest.mark.parametrize("count", [0, 2])
def test_fatal_eye_is_stronger_for_each_transformation_and_gains_advantage(count: int) -> None:
    transformed = ("Blaze of Fervour", "Whip Crack")[:count]
    table = fight("Fatal Eye", "Sweep", 5, transformations=transformed, hand=())
    assert table.damage(1) == [1 + count]
    assert table.seat == 0


@pytest.mark.parametrize("count", [4, 5, 6])
def test_fatal_eye_gains_no_more_than_5(count: int) -> None:
    table = fight("Fatal Eye", "Sweep", 5, transformations=SIX[:count])
    assert table.damage(1) == [1 + min(count, 5)]


def test_cross_up_advances_4() -> None:
    table = fight("Cross Up", "Sweep", 4)
    assert (table.at(0), table.damage(1)) == (8, [4])


@pytest.mark.parametrize(("opponent", "passes"), [(5, True), (7, False)])
def test_blaze_of_fervour_gains_advantage_if_it_moves_past(opponent: int, passes: bool) -> None:
    table = fight("Blaze of Fervour", "Sweep", opponent)
    assert table.at(0) == (7 if passes else 6)
    assert (len(table.events("advantage", 0)) == 1) == passes


def test_whip_crack_pushes_or_pulls_and_steps() -> None:
    table = fight("Whip Crack", "Sweep", 5)
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert table.movements == {("advance", 1), ("retreat", 1)}


def test_gunblaze_draws_or_hits_harder_if_he_was_hit_and_closes() -> None:
    table = fight("Gunblaze", "Grasp", 4)
    table.move("push", 1)
    assert table.asked == "choose"
    table.alternative(1)
    assert table.asked == "order"
    assert table.stats(0)[0] == 3 + 2
    table = fight("Gunblaze", "Block", 6)
    assert table.asked == "action"


def test_gunblaze_draws_2_if_he_was_hit_and_closes_3() -> None:
    table = fight("Gunblaze", "Grasp", 4)
    table.move("push", 1)
    table.alternative(0)
    assert table.count(0, "hand") == 2


@pytest.mark.parametrize(("space", "place"), [(4, 3), (5, 4), (7, 6)])
def test_gunblaze_closes_3_when_it_hits(space: int, place: int) -> None:
    table = fight("Gunblaze", "Block", space)
    assert outcome(table) == (place, space, [1])


def test_fanatical_purification_closes_pushes_and_gains_advantage() -> None:
    table = fight("Fanatical Purification", "Sweep", 7, gauge=THREE)
    assert (table.at(0), table.at(1), table.damage(1), table.seat) == (6, 9, [6], 0)
    assert outcome(fight("Fanatical Purification", "Sweep", 9, gauge=THREE)) == (6, 9, [])


def test_wild_hunt_is_stronger_for_each_space_and_passes() -> None:
    table = fight("Wild Hunt", "Block", 8, gauge=THREE)
    assert table.events("damage", 1)[0].numbers[:2] == (5 + 4 - 2, 2)
    assert table.at(0) == 9


# ---- boosts and transformations


def test_somersault() -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Fatal Eye")
    table.boost("Fatal Eye")
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.at(0), table.count(0, "hand")) == (5, 2)


def test_battle_fugue_draws_once_when_he_gains_advantage() -> None:
    table = fight("Fatal Eye", "Focus", 5, transformations=("Cross Up",))
    assert table.count(0, "hand") == 1


@pytest.mark.parametrize(("transformed", "stat"), [("Blaze of Fervour", 0), ("Whip Crack", 1)])
def test_mad_dog_and_press_the_attack(transformed: str, stat: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Spike", "Grasp", "Cross")
    table.hand(1, "Sweep")
    table.put(0, "transformations", transformed)
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Grasp")
    assert (table.asked, table.seat) == ("set attack", 0)
    assert (table.side(0).power, table.side(0).speed)[stat] == 1


@pytest.mark.parametrize("transformed", ["Blaze of Fervour", "Whip Crack"])
def test_mad_dog_and_press_the_attack_are_for_who_initiates(transformed: str) -> None:
    table = Table(ME, QUIET, spaces=(3, 5), first=1)
    table.hand(0, "Spike", "Grasp", "Cross")
    table.hand(1, "Sweep")
    table.put(0, "transformations", transformed)
    table.choose(c.STRIKE_ACTION)
    table.set("Sweep")
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(("life", "cards", "again"), [
    (30, 0, False), (24, 0, False), (23, 1, False), (20, 1, False), (19, 2, False), (16, 2, False), (15, 3, False),
    (12, 3, False), (11, 4, False), (8, 4, False), (7, 5, False), (6, 5, False), (5, 5, True), (4, 5, True),
    (3, 6, True), (1, 6, True),
])  # fmt: skip
def test_seeing_red(life: int, cards: int, again: bool) -> None:
    table = Table(ME, QUIET)
    table.set_life(0, life)
    table.hand(0, "Gunblaze")
    table.boost("Gunblaze")
    assert (table.count(0, "hand"), table.seat == 0) == (cards + (0 if again else 1), again)


def test_battle_instinct_makes_2_force_free_and_gauge_costs_2_less() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.put(0, "boosts", "Fanatical Purification")
    table.hand(0, "Wild Hunt", "Cross")
    table.gauge(0, "Grasp")
    table.hand(1, "Sweep")
    table.strike("Wild Hunt", "Sweep")
    assert table.paid(0) == ["Grasp"], "3 less 2"
    assert table.damage(1)[0] == 5


@pytest.mark.parametrize(("boosts", "spaces"), [((), []), (("Battle Instinct",), [1, 2, 4, 5])])
def test_battle_instinct_pays_for_2_steps(boosts: tuple[str, ...], spaces: list[int]) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.put(0, "boosts", *boosts)
    assert sorted(table.moves) == spaces


def test_heightened_reflexes_moves_and_gives_another_action() -> None:
    table = Table(ME, QUIET, spaces=(3, 8))
    table.hand(0, "Wild Hunt")
    table.boost("Wild Hunt")
    assert table.movements == {("advance", 1), ("retreat", 1)}
    table.move("advance", 1)
    assert (table.at(0), table.asked, table.seat) == (4, "action", 0)
