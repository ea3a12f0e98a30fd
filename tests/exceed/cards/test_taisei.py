"""Taisei: every card, both lives of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, amounts, duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Dust to Dust", "special", (1, 1), 3, 7, 0, 0, "Demonheart", "transform"),
    Face("Anathema Surge", "special", (1, 2), 2, 6, 0, 0, "Edge of Death", "transform"),
    Face("Bloodthirst", "special", (1, 3), 3, 5, 0, 3, "Grave Ambitions", "continuous"),
    Face("Ashen Claws", "special", (2, 4), 4, 4, 0, 0, "Deathless", "transform"),
    Face("Blackvolt", "special", (1, 3), 4, 4, 0, 0, "Demonhide", "continuous"),
    Face("Chaos Scissors", "ultra", (1, 2), 8, 5, 0, 0, "Demonblood", "continuous", gauge=2),
    Face("Nightmare Tares", "ultra", (2, 5), 5, 1, 2, 0, "False Life", "continuous", gauge=2),
]
MOMENTS = moments("""
Dust to Dust    | attack    | 1 | hit
Anathema Surge  | attack    | 1 | hit after
Anathema Surge  | attack    | 8 | after
Bloodthirst     | attack    | 1 | before
Grave Ambitions | boost     | 1 | before
Ashen Claws     | attack    | 2 | after
Ashen Claws     | attack    | 8 | after
Deathless       | transform | 1 | hit
Deathless       | transform | 8 | never
Blackvolt       | attack    | 1 | hit
Demonhide       | boost     | 1 | end
Demonblood      | boost     | 1 | hit
Nightmare Tares | attack    | 2 | after
""")
TWO = ("Grasp", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("taisei", face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table("taisei", QUIET), row)


# ---- his own card


@rule("EX 3.10")
def test_he_starts_with_15_life_and_exceeding_costs_5() -> None:
    assert Table("taisei", QUIET).life(0) == 15
    check_exceed("taisei", 5)


@rule("EX 11.6")
def test_each_transformation_makes_exceeding_2_cheaper() -> None:
    table = Table("taisei", QUIET)
    table.put(0, "transformations", "Demonheart", "Deathless")
    table.gauge(0, "Cross")
    table.choose(c.EXCEED_ACTION)
    assert table.paid(0) == ["Cross"]


@pytest.mark.parametrize(("spent", "power"), [(0, 3), (1, 4), (2, 5)])
def test_when_striking_up_to_2_life_become_power(spent: int, power: int) -> None:
    table = Table("taisei", QUIET, spaces=(3, 4))
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    assert amounts(table) == [0, 1, 2]
    table.choose(c.NUMBER + spent)
    table.sets("Cross", "Block")
    assert (table.life(0), table.damage(1)) == (15 - spent, [power - 2])


@pytest.mark.parametrize(("place", "life", "result"), [(0, 4, 14), (1, 4, 10), (0, 25, 30), (1, 25, 10)])
def test_exceeding_gains_10_life_or_sets_it_to_10(place: int, life: int, result: int) -> None:
    table = Table("taisei", QUIET)
    table.set_life(0, life)
    table.gauge(0, *TWO, "Cross", "Sweep", "Focus")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.alternative(place)
    assert table.life(0) == result


def dying(gauge: tuple[str, ...], transformations: tuple[str, ...] = ()) -> Table:
    table = Table("taisei", QUIET, spaces=(3, 4), first=1)
    table.set_life(0, 3)
    table.hand(0, "Block")
    table.hand(1, "Sweep")
    table.gauge(0, *gauge)
    table.put(0, "transformations", *transformations)
    table.put(1, "boosts", "Sweep")
    table.strike("Sweep", "Block")
    while table.asked in {"pay", "may"} and table.life(0):
        table.no()
    return table


@rule("EX 24.1", "EX 24.2")
@pytest.mark.parametrize("transformations", [(), ("Demonheart", "Deathless")])
def test_at_0_life_he_may_pay_and_comes_back_with_10(transformations: tuple[str, ...]) -> None:
    gauge = ("Cross", "Grasp", "Dive", "Focus", "Assault")
    price = 5 - 2 * len(transformations)
    table = dying(gauge, transformations)
    assert (table.asked, table.seat, table.life(0)) == ("may", 0, 0)
    table.yes()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.alternative(1)
    assert (table.life(0), table.player(0).exceeded, len(table.paid(0))) == (10, True, price)


@rule("EX 24.25")
def test_without_enough_gauge_his_first_life_was_the_last() -> None:
    assert dying(TWO).winner == 1


@rule("EX 6.12")
def test_exceeded_his_life_is_force_and_gauge() -> None:
    table = Table("taisei", QUIET, spaces=(3, 7))
    table.exceed(0)
    table.hand(0, "Cross")
    table.choose(c.MOVE_TO + 5)
    table.choose(c.PAY_LIFE)
    table.pay("Cross")
    assert (table.at(0), table.life(0)) == (5, 14)
    table = duel("taisei", "Chaos Scissors", "Sweep", exceeded=True, life=12)
    assert table.life(0) <= 8  # 2 Gauge for 4 life


# ---- attacks


def test_dust_to_dust_moves_the_opponent_by_1_and_gains_2_life() -> None:
    table = duel("taisei", "Dust to Dust", "Block", life=10)
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    assert (table.damage(1), table.life(0)) == ([1], 12)


def test_anathema_surge_gains_2_life_and_has_3_armor_afterwards() -> None:
    table = duel("taisei", "Anathema Surge", "Sweep", life=10)
    assert (table.damage(1), table.damage(0), table.life(0)) == ([2], [3], 9)


@pytest.mark.parametrize("paid", [(), ("Dive",), ("Dive", "Grasp")])
def test_bloodthirst_sells_up_to_2_power(paid: tuple[str, ...]) -> None:
    table = duel("taisei", "Bloodthirst", "Sweep", hand=(*TWO, "Cross"))
    assert table.asked == "may"
    table.yes() if paid else table.no()
    if paid:
        table.pay(*paid)
        if len(paid) == 1:
            table.no()
    assert table.damage(1) == [3 + len(paid)]


def test_ashen_claws_push_or_pull_up_to_2_afterwards() -> None:
    table = duel("taisei", "Ashen Claws", "Block", spaces=(3, 5))
    assert table.movements == {("stay", 0), ("push", 1), ("push", 2), ("pull", 1), ("pull", 2)}


def test_blackvolt_ignores_guard_and_gains_3_life() -> None:
    table = duel("taisei", "Blackvolt", "Sweep", life=10)
    assert (table.damage(1), table.life(0), stunned(table, 1)) == ([4], 13, True)


def test_chaos_scissors_cannot_be_stunned_and_hurts_him_for_3() -> None:
    table = duel("taisei", "Chaos Scissors", "Cross", spaces=(3, 5), gauge=TWO, life=15)
    assert (table.damage(0), table.damage(1)) == ([3], [])  # Cross retreats out of reach
    assert not stunned(table, 0)
    table = duel("taisei", "Chaos Scissors", "Spike", gauge=TWO, life=15)
    assert (table.damage(1), table.damage(0)) == ([8], [3])


@rule("EX 25.19")
def test_nightmare_tares_keep_him_alive_and_feed_on_the_damage() -> None:
    table = duel("taisei", "Nightmare Tares", "Sweep", spaces=(3, 5), gauge=TWO, life=4)
    assert (table.damage(0), table.damage(1), stunned(table, 0)) == ([3], [5], False)
    assert table.life(0) == 1 + 5


# ---- boosts and transformations


def test_demonheart_turns_spent_life_into_armor() -> None:
    table = Table("taisei", QUIET, spaces=(3, 4))
    table.put(0, "transformations", "Demonheart")
    table.hand(0, "Sweep")
    table.hand(1, "Assault")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.choose(c.NUMBER + 2)
    table.pause("attack")
    table.sets("Sweep", "Assault")
    assert table.stats(0)[2] == 2
    table.go()
    assert (table.damage(0), table.player(0).counters) == ([2], 0)


def test_demonheart_counts_life_spent_as_force_outside_a_strike() -> None:
    table = Table("taisei", QUIET, spaces=(3, 7))
    table.exceed(0)
    table.put(0, "transformations", "Demonheart")
    table.choose(c.MOVE_TO + 5)
    table.forced()
    assert (table.life(0), table.player(0).counters) == (13, 2)


@pytest.mark.parametrize(("life", "exceeded", "bonus"), [(7, True, 0), (6, False, 1), (6, True, 2)])
def test_edge_of_death_helps_at_6_life(life: int, exceeded: bool, bonus: int) -> None:
    table = duel("taisei", "Cross", "Block", transformations=("Edge of Death",), life=life, exceeded=exceeded,
                 pause="attack")  # fmt: skip
    assert table.stats(0)[:2] == (3 + min(bonus, 1), 6 + max(bonus - 1, 0))


@pytest.mark.parametrize(("space", "place"), [(3, 2), (5, 4), (9, 4)])
def test_grave_ambitions_close_3_before(space: int, place: int) -> None:
    assert duel("taisei", "Grasp", "Block", spaces=(1, space), boosts=("Grave Ambitions",)).at(0) == place


@pytest.mark.parametrize(("attack", "life"), [("Cross", 11), ("Bloodthirst", 10)])
def test_deathless_gains_1_life_with_normals(attack: str, life: int) -> None:
    table = duel("taisei", attack, "Block", transformations=("Deathless",), life=10)
    while table.asked == "may":
        table.no()
    assert table.life(0) == life


@pytest.mark.parametrize("back", [False, True])
def test_demonhide_gives_3_armor_and_comes_back_for_2_life(back: bool) -> None:
    table = duel("taisei", "Sweep", "Assault", boosts=("Demonhide",), life=15)
    assert (table.damage(0), table.asked) == ([1], "may")
    table.yes() if back else table.no()
    assert (table.life(0), "Blackvolt" in table.cards(0, "hand")) == (14 - 2 * back, back)


@rule("EX 2.7")
@pytest.mark.parametrize("place", [0, 1])
def test_demonblood_transforms_from_hand_or_deck_for_3_life(place: int) -> None:
    table = Table("taisei", QUIET)
    table.hand(0, "Demonblood", "Deathless", "Edge of Death")
    table.boost("Demonblood")
    table.yes()
    if place:
        table.choose(c.CARD + (1 << 8) + table.card(0, "Demonheart"))
    else:
        table.pick("Deathless")
    assert (table.asked, table.seat) == ("action", 1)
    assert table.cards(0, "transformations") == ["Dust to Dust" if place else "Ashen Claws"]
    assert table.life(0) == 12


def test_demonblood_gains_2_life_with_a_hit() -> None:
    table = duel("taisei", "Cross", "Block", boosts=("Demonblood",), life=10)
    assert table.life(0) == 12
    assert story(table, "life", "damage")[0] == ("life", 0)


def test_false_life_gains_4_life_and_2_cards_and_arms_the_opponent() -> None:
    table = Table("taisei", QUIET, spaces=(3, 4))
    table.hand(0, "False Life", "Block")
    table.hand(1, "Sweep")
    table.boost("False Life")
    assert (table.life(0), table.count(0, "hand")) == (19, 4)
    table.pause("attack")
    table.strike("Sweep", "Block")
    assert table.stats(1)[0] == 10
