"""Shovel Knight: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import attacks, duel, story, stunned
from tests.exceed.cards.faces import NO_RANGE, Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_3
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Propeller Dagger", "ultra", (1, 2), 4, 6, 0, 0, "For Shovelry", "instant", gauge=1),
    Face("Troupple Chalice", "ultra", (2, 4), 5, 1, 0, 0, "Justice in Spades", "continuous", gauge=3),
    Face("Flare Wand", "special", (1, 2), 0, 7, 0, 0, "Dig In", "continuous", 1),
    Face("Mobile Gear", "special", NO_RANGE, 3, 5, 0, 0, "Dig Tirelessly", "continuous"),
    Face("War Horn", "special", (1, 2), 5, 5, 0, 3, "Get Digging", "continuous"),
    Face("Chaos Sphere", "special", (1, 2), 4, 4, 0, 0, "Sharpen Thy Shovel", "continuous", 1),
    Face("Alchemy Coin", "special", (1, 5), 4, 1, 0, 5, "Slash Mercilessly", "continuous", 1),
]
ME = "shovelknight"
OTHER = "nehtali"
THREE = ("Grasp", "Cross", "Dive")
SIX = (*THREE, "Sweep", "Focus", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


def moved(*, exceeded: bool) -> Table:
    table = Table(ME, OTHER)
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.choose(c.MOVE_TO + 4)
    return table


def test_a_move_action_draws_1() -> None:
    table = moved(exceeded=False)
    assert (table.asked, table.turn_of, table.at(0), table.count(0, "hand")) == ("action", 1, 4, 2)


def test_exceeded_a_move_action_draws_1_and_may_move_1() -> None:
    table = moved(exceeded=True)
    assert (table.asked, table.seat, table.count(0, "hand")) == ("may", 0, 1)
    table.yes()
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.at(0), table.turn_of, table.count(0, "hand")) == (5, 1, 2)
    table = moved(exceeded=True)
    table.no()
    assert (table.at(0), table.turn_of, table.count(0, "hand")) == (4, 1, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_other_actions_and_movements_draw_nothing(exceeded: bool) -> None:
    table = Table(ME, OTHER)
    table.exceed(0, exceeded)
    table.choose(c.PREPARE)
    assert (table.count(0, "hand"), table.turn_of) == (2, 1)
    table = duel(ME, "Cross", "Block", other=OTHER, exceeded=exceeded)
    assert (table.at(0), table.count(0, "hand"), table.asked) == (1, 0, "action")


# ---- Ultras


def dagger(opponent: int = 4, gauge: tuple[str, ...] = THREE) -> Table:
    return duel(ME, "Propeller Dagger", "Sweep", other=OTHER, spaces=(3, opponent), gauge=gauge, hand=("Focus",))


def test_propeller_dagger_sells_its_return_and_a_movement() -> None:
    table = dagger()
    assert (table.asked, table.seat, table.damage(1)) == ("may", 0, [])
    table.yes()
    table.choose(table.state.options[0]) if table.asked == "pay" else None
    assert (table.asked, table.seat, table.damage(1), attacks(table)) == ("may", 0, [4], 1)
    table.yes()
    assert table.movements == BOTH_WAYS_3
    table.move("advance", 3)
    assert table.at(0) == 7
    assert table.count(0, "gauge") == 0
    assert "Propeller Dagger" in table.cards(0, "hand")
    assert story(table, "attack left", "attack") == [("attack", 0), ("attack", 1), ("attack left", 0)]


def test_propeller_dagger_need_not_be_bought_back() -> None:
    table = dagger()
    table.no()
    table.no()
    assert (table.at(0), len(table.paid(0)), table.cards(0, "gauge")[-1]) == (3, 1, "Propeller Dagger")


def test_propeller_dagger_that_missed_only_sells_a_movement() -> None:
    table = dagger(6)
    assert (table.asked, len(table.events("range"))) == ("may", 1)
    table.yes()
    table.choose(table.state.options[0])
    assert table.movements == BOTH_WAYS_3


def test_propeller_dagger_is_not_paid_with_cards_in_hand() -> None:
    assert dagger(gauge=("Grasp",)).asked == "action"


def shovelry(*boosts: str) -> Table:
    table = Table(ME, OTHER)
    table.hand(0, "Propeller Dagger")
    table.put(0, "boosts", *boosts)
    table.put(1, "boosts", "Swift Destruction")
    table.set_life(0, 20)
    table.boost("For Shovelry")
    return table


def test_for_shovelry_discards_an_own_boost_for_3_cards_and_3_life() -> None:
    table = shovelry("Dig In", "Get Digging")
    assert len(table.state.options) == 2
    table.pick("Get Digging")
    assert (table.cards(0, "boosts"), table.life(0), table.count(0, "hand")) == (["Flare Wand"], 23, 4)


def test_for_shovelry_without_an_own_boost_does_nothing() -> None:
    table = shovelry()
    assert (table.life(0), table.count(0, "hand"), table.cards(1, "boosts")) == (20, 1, ["Volt Damnation"])


def chalice(*hand: str) -> Table:
    gauge = THREE
    return duel(ME, "Troupple Chalice", "Spike", other=OTHER, spaces=(3, 5), gauge=gauge, hand=hand, life=20)


def test_troupple_chalice_draws_2_and_sells_life_for_up_to_5_force() -> None:
    table = chalice("Grasp", "Cross", "Dive", "Sweep")
    assert (table.life(0), stunned(table, 0)) == (15, False)
    assert (table.asked, table.count(0, "hand"), table.damage(1)) == ("may", 6, [])
    table.yes()
    for _ in range(5):
        table.choose(table.state.options[-1])
    assert (table.life(0), table.damage(1)) == (20, [5])


def test_troupple_chalice_may_sell_less_or_nothing() -> None:
    table = chalice()
    table.yes()
    table.choose(next(option for option in table.state.options if option >= c.PAY_HAND))
    table.no() if table.asked == "pay" else None
    assert table.life(0) in {16, 17}
    table = chalice()
    table.no()
    assert (table.life(0), table.damage(1)) == (15, [5])


def test_troupple_chalice_does_nothing_when_it_misses() -> None:
    table = duel(ME, "Troupple Chalice", "Block", other=OTHER, spaces=(3, 4), gauge=THREE)
    assert (table.asked, table.count(0, "hand")) == ("action", 0)


def test_justice_in_spades_gives_3_power_3_speed_and_3_armor() -> None:
    table = duel(ME, "War Horn", "Block", other=OTHER, boosts=("Justice in Spades",), pause="attack")
    assert table.stats(0) == (8, 8, 3, 3)


@rule("EX 10.18")
@pytest.mark.parametrize(
    ("boosts", "pick", "left"),
    [((), "", []), (("Dig In",), "Dig In", ["Troupple Chalice"]), (("Dig In",), "Justice in Spades", ["Flare Wand"])],
)
def test_justice_in_spades_discards_1_own_boost_and_draws_1(
    boosts: tuple[str, ...], pick: str, left: list[str]
) -> None:
    table = Table(ME, OTHER)
    table.hand(0, "Troupple Chalice")
    table.put(0, "boosts", *boosts)
    table.put(1, "boosts", "Swift Destruction")
    table.boost("Justice in Spades")
    if pick:
        table.pick(pick)
    assert (table.cards(0, "boosts"), table.count(0, "hand"), table.turn_of) == (left, 2, 1)
    assert table.cards(1, "boosts") == ["Volt Damnation"]


# ---- Specials


def test_flare_wand_sells_1_power_each_for_up_to_2_force_and_retreats_2() -> None:
    table = duel(ME, "Flare Wand", "Sweep", other=OTHER, spaces=(4, 5), hand=THREE)
    assert (table.asked, len(table.events("range"))) == ("may", 0)
    table.yes()
    table.pay("Grasp", "Dive")
    assert (table.damage(1), table.at(0), table.paid(0)) == ([2], 2, ["Grasp", "Dive"])
    assert story(table, "damage", "move", "attack")[:4] == [("attack", 0), ("damage", 1), ("move", 0), ("attack", 1)]


def test_flare_wand_may_have_less_power() -> None:
    table = duel(ME, "Flare Wand", "Sweep", other=OTHER, hand=THREE)
    table.yes()
    table.pay("Grasp")
    table.no()
    assert table.damage(1) == [1]
    table = duel(ME, "Flare Wand", "Sweep", other=OTHER, hand=THREE)
    table.no()
    assert table.damage(1) == [0]


def test_flare_wand_retreats_after_a_miss_too() -> None:
    table = duel(ME, "Flare Wand", "Block", other=OTHER, spaces=(4, 8), hand=THREE)
    table.no()
    assert table.at(0) == 2


def test_dig_in_gives_3_armor() -> None:
    table = duel(ME, "War Horn", "Block", other=OTHER, boosts=("Dig In",), pause="attack")
    assert table.stats(0) == (5, 5, 3, 3)


@pytest.mark.parametrize(
    ("spaces", "at", "damage"), [((3, 4), 8, [3]), ((3, 7), 8, [3]), ((3, 8), 7, []), ((3, 9), 7, [])]
)
def test_mobile_gear_reaches_an_opponent_it_passed(spaces: tuple[int, int], at: int, damage: list[int]) -> None:
    table = duel(ME, "Mobile Gear", "Sweep", other=OTHER, spaces=spaces)
    assert (table.at(0), table.damage(1)) == (at, damage)


def test_mobile_gear_stays_behind_its_reach_if_it_passed_before_the_strike() -> None:
    table = duel(ME, "Mobile Gear", "Sweep", other=OTHER, spaces=(9, 5))
    assert (table.at(0), table.damage(1)) == (4, [3])


def test_dig_tirelessly_sells_1_power_each_for_up_to_4_force_when_hitting() -> None:
    table = duel(ME, "War Horn", "Sweep", other=OTHER, boosts=("Dig Tirelessly",), hand=SIX)
    if table.asked == "order":
        table.order("Force")
    assert (table.asked, len(table.events("range")), table.damage(1)) == ("may", 1, [])
    table.yes()
    table.pay("Grasp", "Dive", "Cross", "Sweep")
    assert (table.damage(1), len(table.paid(0))) == ([9], 4)


def test_dig_tirelessly_may_be_left_alone_and_needs_a_hit() -> None:
    table = duel(ME, "Cross", "Sweep", other=OTHER, boosts=("Dig Tirelessly",), hand=SIX)
    table.no()
    assert table.damage(1) == [3]
    table = duel(ME, "Cross", "Sweep", other=OTHER, boosts=("Dig Tirelessly",), hand=SIX)
    table.yes()
    table.pay("Grasp")
    table.no()
    assert table.damage(1) == [4]
    table = duel(ME, "Cross", "Block", other=OTHER, spaces=(3, 7), boosts=("Dig Tirelessly",), hand=SIX)
    assert table.asked == "action"


@pytest.mark.parametrize(("opponent", "at", "damage"), [(4, 6, [5]), (6, 6, [])])
def test_war_horn_pushes_2_when_it_hits(opponent: int, at: int, damage: list[int]) -> None:
    table = duel(ME, "War Horn", "Sweep", other=OTHER, spaces=(3, opponent))
    assert (table.at(1), table.damage(1)) == (at, damage)
    if damage:
        assert story(table, "range", "move", "damage")[:3] == [("range", 0), ("move", 1), ("damage", 1)]


def test_get_digging_moves_3_and_gives_1_power() -> None:
    table = Table(ME, OTHER)
    table.hand(0, "War Horn")
    table.boost("Get Digging")
    assert table.movements == BOTH_WAYS_3
    table.move("advance", 3)
    assert (table.at(0), table.turn_of) == (6, 1)
    table = duel(ME, "War Horn", "Block", other=OTHER, boosts=("Get Digging",), pause="attack")
    assert table.stats(0) == (6, 5, 0, 3)


def test_chaos_sphere_sells_0_to_1_range_each_for_up_to_4_force() -> None:
    table = duel(ME, "Chaos Sphere", "Sweep", other=OTHER, spaces=(2, 8), hand=SIX)
    assert (table.asked, len(table.events("range"))) == ("may", 0)
    table.yes()
    table.pay("Grasp", "Cross", "Dive", "Sweep")
    assert (table.range(0), table.damage(1)) == ((1, 6), [])
    assert table.movements == {("push", 2), ("pull", 2)}
    table.move("pull", 2)
    assert (table.at(1), table.damage(1), len(table.paid(0))) == (6, [4], 4)


def test_chaos_sphere_may_do_with_less() -> None:
    table = duel(ME, "Chaos Sphere", "Sweep", other=OTHER, spaces=(3, 6), hand=SIX)
    table.yes()
    table.pay("Grasp")
    table.no()
    assert table.range(0) == (1, 3)
    table = duel(ME, "Chaos Sphere", "Sweep", other=OTHER, spaces=(3, 6), hand=SIX)
    table.no()
    assert (table.asked, table.damage(1), table.at(1)) == ("action", [], 6)


def test_sharpen_thy_shovel_gives_3_speed() -> None:
    table = duel(ME, "War Horn", "Block", other=OTHER, boosts=("Sharpen Thy Shovel",), pause="attack")
    assert table.stats(0) == (5, 8, 0, 3)


@pytest.mark.parametrize(("opponent", "cards"), [(4, 0), (6, 2), (8, 4), (9, 0)])
def test_alchemy_coin_draws_1_for_each_empty_space_between_when_it_hits(opponent: int, cards: int) -> None:
    table = duel(ME, "Alchemy Coin", "Block", other=OTHER, spaces=(3, opponent))
    assert table.count(0, "hand") == cards
    if cards:
        assert story(table, "range", "draw", "damage")[-4:-1] == [("range", 0), ("draw", 0), ("damage", 1)]


def test_slash_mercilessly_gives_3_power() -> None:
    table = duel(ME, "War Horn", "Block", other=OTHER, boosts=("Slash Mercilessly",), pause="attack")
    assert table.stats(0) == (8, 5, 0, 3)
