"""Geoffrey: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Golden Arrow", "special", (3, 7), 5, 4, 0, 3, "Golden Chains", "continuous", 1),
    Face("Inquisition", "special", (1, 1), 5, 4, 0, 1, "Compulsive Purification", "transform"),
    Face("Sacrament of Blades", "special", (2, 6), 3, 3, 0, 4, "Ministry of Saints", "transform"),
    Face("Solemn Exorcism", "special", (1, 1), 4, 3, 0, 4, "Inviolability", "continuous"),
    Face("Bastion Stance", "special", (1, 2), 3, 1, 1, 5, "Untainted", "transform"),
    Face("Crusader's Oath", "ultra", (1, 2), 4, 3, 0, 0, "Solemn Oath", "continuous", gauge=2),
    Face("Inviolable Judgment", "ultra", (1, 1), 10, 0, 2, 0, "Holy Wings", "instant", 1, gauge=3),
]
ME = "geoffrey"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")
NORMALS = (*THREE, "Sweep", "Focus", "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_5() -> None:
    check_exceed(ME, 5)


@rule("EX 11.6")
@pytest.mark.parametrize(
    ("transformed", "price"),
    [
        (("Inquisition",), 3),
        (("Inquisition", "Bastion Stance"), 1),
        (("Inquisition", "Bastion Stance", "Sacrament of Blades"), 0),
    ],
)
def test_exceeding_costs_2_less_for_each_transformation(transformed: tuple[str, ...], price: int) -> None:
    table = Table(ME, "shovelknight")
    table.put(0, "transformations", *transformed)
    if price:
        table.gauge(0, *NORMALS[: price - 1])
        assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, *NORMALS[:price])
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (len(table.paid(0)), table.player(0).exceeded) == (price, True)


@pytest.mark.parametrize(
    ("answer", "boosts", "exceeded", "stats"),
    [
        ("Assault", (), False, (5, 4, 1, 4)),
        ("Dive", (), False, (5, 4, 0, 3)),
        ("Spike", (), False, (5, 4, 0, 3)),
        ("Dive", ("Light",), False, (5, 4, 0, 3)),
        ("Assault", (), True, (5, 4, 0, 3)),
    ],
)
def test_a_higher_printed_speed_gives_him_1_armor_and_1_guard(
    answer: str, boosts: tuple[str, ...], exceeded: bool, stats: tuple[int, ...]
) -> None:
    table = duel(ME, "Golden Arrow", answer, other_boosts=boosts, exceeded=exceeded, pause="attack")
    assert table.stats(0) == stats


def hit_while_exceeded() -> Table:
    return duel(ME, "Solemn Exorcism", "Cross", spaces=(3, 4), hand=("Sweep",), gauge=("Dive",), exceeded=True)


def test_exceeded_he_draws_1_when_hit_and_may_buy_2_power_for_1_force() -> None:
    table = hit_while_exceeded()
    assert (table.asked, table.seat, table.count(0, "hand"), table.life(0)) == ("may", 0, 2, 30)
    assert story(table, "range", "draw")[-2:] == [("range", 1), ("draw", 0)]
    table.yes()
    table.pay("Sweep")
    assert (table.life(0), table.damage(1), table.at(0)) == (27, [6], 6)


def test_exceeded_he_need_not_buy_power() -> None:
    table = hit_while_exceeded()
    table.no()
    assert (table.paid(0), table.damage(1)) == ([], [4])


def test_exceeded_he_pays_with_cards_in_hand_too() -> None:
    table = duel(ME, "Solemn Exorcism", "Cross", exceeded=True)
    assert table.asked == "may"
    table.yes()
    assert len(table.paid(0)) == 1


def test_without_being_hit_or_exceeded_he_draws_nothing() -> None:
    assert duel(ME, "Golden Arrow", "Block", spaces=(3, 7), exceeded=True).count(0, "hand") == 0
    assert duel(ME, "Solemn Exorcism", "Cross").count(0, "hand") == 0


# ---- Specials


@pytest.mark.parametrize(("opponent", "at", "life"), [(6, 7, 25), (5, 5, 30)])
def test_golden_arrow_pushes_1_when_it_hits(opponent: int, at: int, life: int) -> None:
    table = duel(ME, "Golden Arrow", "Sweep", spaces=(3, opponent))
    assert (table.at(1), table.life(1)) == (at, life)
    if life == 25:
        assert story(table, "range", "move", "damage")[:3] == [("range", 0), ("move", 1), ("damage", 1)]


def test_golden_chains_draws_2() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Golden Arrow", "Cross")
    table.boost("Golden Chains")
    assert (table.count(0, "hand"), table.turn_of) == (3, 1)  # with the draw at the end of the turn


def test_golden_chains_takes_2_speed_and_gives_2_armor() -> None:
    table = duel(ME, "Sweep", "Block", boosts=("Golden Chains",), pause="attack")
    assert table.stats(0) == (6, 0, 2, 6)


def test_inquisition_ignores_armor_and_has_2_armor_when_it_hits() -> None:
    table = duel(ME, "Inquisition", "Focus")
    assert (table.damage(1), stunned(table, 1), table.damage(0)) == ([5], False, [2])
    assert story(table, "range", "stat", "damage")[:3] == [("range", 0), ("stat", 0), ("damage", 1)]


def test_inquisition_has_no_armor_when_it_misses() -> None:
    assert duel(ME, "Inquisition", "Focus", spaces=(3, 5)).damage(0) == [4]


def purification(*hand: str, boost: str = "Get Digging") -> Table:
    table = Table(ME, "shovelknight", first=1)
    table.put(0, "transformations", "Inquisition")
    table.hand(0, *hand)
    table.hand(1, "War Horn")
    table.boost(boost)
    return table


@rule("EX 10.15", "EX 10.16", "EX 10.17")
def test_compulsive_purification_may_cancel_a_boost_for_2_force() -> None:
    table = purification("Cross", "Dive", "Sweep")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Dive", "Cross")
    assert (table.cards(1, "boosts"), table.cards(1, "discard")) == ([], ["War Horn"])
    assert (table.asked, table.turn_of, table.count(1, "hand")) == ("action", 0, 1)


def test_compulsive_purification_may_let_a_boost_pass() -> None:
    table = purification("Cross", "Dive")
    table.no()
    assert (table.asked, table.seat, table.cards(1, "boosts")) == ("amount", 1, ["War Horn"])


def test_compulsive_purification_needs_2_force() -> None:
    table = purification("Cross")
    assert not table.can(c.YES)
    table = purification("Cross", "Dive")
    assert table.can(c.YES)
    table = purification("Cross", "Crusader's Oath")
    assert table.can(c.YES)


def test_compulsive_purification_leaves_his_own_boosts_alone() -> None:
    table = Table(ME, "shovelknight")
    table.put(0, "transformations", "Inquisition")
    table.hand(0, "Solemn Exorcism", "Cross", "Dive")
    table.boost("Inviolability")
    assert (table.asked, table.turn_of) == ("action", 1)


@pytest.mark.parametrize(("opponent", "life"), [(5, 22), (4, 20)])
def test_sacrament_of_blades_gains_2_life_when_it_hits(opponent: int, life: int) -> None:
    table = duel(ME, "Sacrament of Blades", "Block", spaces=(3, opponent), life=20)
    assert table.life(0) == life
    if life == 22:
        assert story(table, "range", "life", "damage")[:3] == [("range", 0), ("life", 0), ("damage", 1)]


def test_ministry_of_saints_sells_2_guard_when_striking() -> None:
    mine = ("Sacrament of Blades",)
    table = duel(ME, "Golden Arrow", "Block", hand=("Cross",), transformations=mine, accept=True, pause="attack")
    assert (table.stats(0), len(table.paid(0)), table.count(0, "hand")) == ((5, 4, 0, 5), 1, 0)
    table = duel(ME, "Golden Arrow", "Block", hand=("Cross",), transformations=mine, pause="attack")
    assert (table.stats(0), table.paid(0)) == ((5, 4, 0, 3), [])


def test_ministry_of_saints_asks_before_the_attack_is_set() -> None:
    table = Table(ME, "shovelknight")
    table.put(0, "transformations", "Sacrament of Blades")
    table.hand(0, "Golden Arrow", "Cross")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("may", 0)


@pytest.mark.parametrize(
    ("answer", "spaces", "at", "damage"),
    [("Cross", (3, 4), 6, [4]), ("Cross", (3, 5), 6, []), ("Sweep", (3, 5), 3, [])],
)
def test_solemn_exorcism_closes_3_before_if_he_was_hit(
    answer: str, spaces: tuple[int, int], at: int, damage: list[int]
) -> None:
    table = duel(ME, "Solemn Exorcism", answer, spaces=spaces)
    assert (table.at(0), table.damage(1)) == (at, damage)


def test_solemn_exorcism_stops_before_the_opponent() -> None:
    table = duel(ME, "Solemn Exorcism", "Assault", spaces=(3, 4))
    assert (table.at(0), table.damage(1)) == (3, [4])


def test_inviolability_draws_1() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Solemn Exorcism")
    table.boost("Inviolability")
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (2, ["Solemn Exorcism"])


@rule("EX 8.17")
def test_inviolability_ignores_pushes_in_a_strike_and_outside() -> None:
    table = duel(ME, "Solemn Exorcism", "War Horn", boosts=("Inviolability",))
    assert table.at(0) == 3
    table = Table(ME, "nehtali", spaces=(3, 4), first=1)
    table.put(0, "boosts", "Inviolability")
    table.hand(1, "Heaven's Punishment")
    table.boost("Begone!")
    assert table.at(0) == 3


@pytest.mark.parametrize(("answer", "damage"), [("Assault", [5]), ("Block", [1])])
def test_bastion_stance_has_2_more_power_if_he_was_hit_and_retreats_2(answer: str, damage: list[int]) -> None:
    table = duel(ME, "Bastion Stance", answer, spaces=(4, 5))
    assert (table.damage(1), table.at(0)) == (damage, 2)
    if answer == "Block":
        assert story(table, "attack", "move") == [("attack", 0), ("move", 0), ("attack", 1)]
    else:
        assert story(table, "range", "stat")[-2:] == [("stat", 0), ("range", 0)]


def test_bastion_stance_retreats_after_a_miss_too() -> None:
    assert duel(ME, "Bastion Stance", "Block", spaces=(3, 7)).at(0) == 1


def untainted(life: int) -> Table:
    table = Table(ME, "shovelknight")
    table.put(0, "transformations", "Bastion Stance")
    table.set_life(0, life)
    table.choose(c.PREPARE)
    return table


def test_untainted_may_gain_1_life_instead_of_the_draw_at_5_life_or_less() -> None:
    table = untainted(5)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.life(0), table.count(0, "hand"), table.turn_of) == (6, 1, 1)
    table = untainted(5)
    table.no()
    assert (table.life(0), table.count(0, "hand"), table.turn_of) == (5, 2, 1)


def test_untainted_does_nothing_with_more_life_or_after_a_strike() -> None:
    table = untainted(6)
    assert (table.asked, table.count(0, "hand"), table.turn_of) == ("action", 2, 1)
    table = duel(ME, "Focus", "Block", life=5, transformations=("Bastion Stance",))
    assert (table.asked, table.life(0)) == ("action", 5)


# ---- Ultras


@pytest.mark.parametrize(("answer", "damage"), [("Assault", []), ("Sweep", [6])])
def test_crusaders_oath_avoids_attacks_of_higher_speed(answer: str, damage: list[int]) -> None:
    table = duel(ME, "Crusader's Oath", answer, gauge=TWO)
    assert table.damage(0) == damage


def test_crusaders_oath_is_hit_at_equal_speed() -> None:
    assert duel(ME, "Crusader's Oath", "Spike", spaces=(3, 5), gauge=TWO, answering=True).damage(0) == [5]


@pytest.mark.parametrize(("opponent", "active"), [(5, 0), (6, 1)])
def test_crusaders_oath_gains_advantage_when_it_hits(opponent: int, active: int) -> None:
    table = duel(ME, "Crusader's Oath", "Sweep", spaces=(3, opponent), gauge=TWO)
    assert table.turn_of == active
    if not active:
        assert story(table, "range", "advantage", "damage")[:3] == [("range", 0), ("advantage", 0), ("damage", 1)]


def solemn_oath(*hand: str, life: int = 30) -> Table:
    table = Table(ME, "shovelknight")
    table.hand(0, "Crusader's Oath", *hand)
    table.set_life(0, life)
    table.boost("Solemn Oath")
    return table


def test_solemn_oath_transforms_1_card_for_5_life_and_stays() -> None:
    table = solemn_oath("Inquisition", "Bastion Stance", "Cross")
    assert (table.asked, table.seat) == ("choose", 0)
    table.alternative(0)
    assert table.life(0) == 25
    assert len(table.state.options) == 2
    table.pick("Bastion Stance")
    assert table.cards(0, "transformations") == ["Bastion Stance"]
    assert (table.cards(0, "boosts"), table.turn_of) == (["Crusader's Oath"], 1)


def test_solemn_oath_may_be_discarded_instead() -> None:
    table = solemn_oath("Inquisition")
    table.alternative(1)
    assert (table.life(0), table.cards(0, "boosts"), table.cards(0, "discard")) == (30, [], ["Crusader's Oath"])
    assert table.cards(0, "transformations") == []


def test_solemn_oath_cannot_be_paid_with_4_life() -> None:
    table = solemn_oath("Inquisition", life=4)
    assert table.cards(0, "discard") == ["Crusader's Oath"]


def test_solemn_oath_gives_5_armor() -> None:
    table = duel(ME, "Golden Arrow", "Block", boosts=("Solemn Oath",), pause="attack")
    assert table.stats(0) == (5, 4, 5, 3)


def test_inviolable_judgment_cannot_be_stunned_nor_passed() -> None:
    table = duel(ME, "Inviolable Judgment", "Dive", spaces=(3, 4), gauge=THREE)
    assert (table.at(1), table.damage(0), stunned(table, 0), table.damage(1)) == (4, [2], False, [10])
    table = duel(ME, "Inviolable Judgment", "Spike", spaces=(3, 5), gauge=THREE)
    assert (table.damage(0), stunned(table, 0)) == ([5], False)


def holy_wings(*gauge: str) -> Table:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Inviolable Judgment", "Cross")
    table.gauge(0, *gauge)
    table.boost("Holy Wings")
    table.pay("Cross")
    assert table.spaces == [1, 2, 3, 4, 5, 6, 8, 9]
    table.space(9)
    assert table.at(0) == 9
    return table


def test_holy_wings_returns_to_the_hand_for_1_gauge() -> None:
    table = holy_wings("Dive", "Sweep")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Dive", gauge=True)
    assert "Inviolable Judgment" in table.cards(0, "hand")
    assert table.cards(0, "gauge") == ["Sweep"]


def test_holy_wings_is_discarded_otherwise() -> None:
    table = holy_wings("Dive")
    table.no()
    assert table.cards(0, "discard") == ["Cross", "Inviolable Judgment"]
    assert table.cards(0, "gauge") == ["Dive"]


def test_holy_wings_is_not_returned_for_a_card_in_hand() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Inviolable Judgment", "Cross", "Dive")
    table.boost("Holy Wings")
    table.pay("Cross")
    table.space(1)
    assert table.turn_of == 1
