"""Propeller Knight: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import attacks, duel, story, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, UP_TO_2, check_quick_step
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Launcher", "ultra", (4, 4), 3, 7, 0, 0, "Fly Up", "instant", 1, gauge=2),
    Face("Full Broadside", "ultra", (2, 4), 6, 2, 0, 0, "Private Reserve", "instant", gauge=3),
    Face("Cannonball", "special", (4, 6), 4, 3, 0, 3, "Quick Step", "instant"),
    Face("Headwind", "special", (3, 4), 1, 5, 0, 0, "Wind Stream", "continuous"),
    Face("Propeller Pull", "special", (1, 2), 4, 2, 0, 6, "Jet Stream", "continuous", 1),
    Face("Saber Lunge", "special", (1, 3), 2, 6, 0, 0, "Blade Flourish", "continuous"),
    Face("Swoop", "special", (1, 1), 1, 7, 0, 0, "Rose Toss", "continuous", force=1),
]
ME = "propeller"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


def fight(attack: str, answer: str, opponent: int, **more: object) -> Table:
    """A strike from space 3, in which his ability is done before what stands on the attack."""
    table = duel(ME, attack, answer, spaces=(3, opponent), **more)  # type: ignore[arg-type]
    if table.asked == "order":
        table.order("greatest range")
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(
    ("attack", "opponent", "gauge", "damage"),
    [
        ("Headwind", 7, (), [3]),
        ("Headwind", 6, (), [1]),
        ("Headwind", 9, (), []),
        ("Full Broadside", 7, THREE, [8]),
        ("Full Broadside", 6, THREE, [6]),
        ("Cross", 5, (), [3]),
    ],
)
def test_specials_and_ultras_have_2_more_power_at_their_greatest_range(
    exceeded: bool, attack: str, opponent: int, gauge: tuple[str, ...], damage: list[int]
) -> None:
    table = fight(attack, "Sweep" if attack != "Full Broadside" else "Block", opponent, gauge=gauge, exceeded=exceeded)
    if table.asked == "amount":
        table.choose(c.NUMBER)
    if attack == "Full Broadside":  # a Block has 2 Armor
        damage = [damage[0] - 2]
    assert table.damage(1) == damage
    if damage == [3] and attack == "Headwind":
        assert story(table, "range", "stat", "damage")[:3] == [("range", 0), ("stat", 0), ("damage", 1)]


def test_when_he_exceeds_he_may_move_up_to_2() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.gauge(0, *TWO)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.movements, table.seat, table.player(0).exceeded) == (UP_TO_2, 0, True)
    table.move("retreat", 2)
    assert (table.at(0), table.turn_of) == (1, 1)


def test_exceeded_his_action_moves_1_and_strikes() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.exceed(0)
    table.hand(0, "Headwind")
    table.action()
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.at(0), table.asked, table.seat) == (4, "set attack", 0)


def test_he_has_no_action_before_he_exceeds() -> None:
    assert not Table(ME, "shovelknight").can(c.CHARACTER)


# ---- Ultras


def test_launcher_pulls_3_and_gains_advantage() -> None:
    table = fight("Launcher", "Sweep", 7, gauge=TWO)
    assert (table.at(1), table.damage(1), table.turn_of) == (4, [5], 0)
    assert story(table, "range", "move", "advantage", "damage")[:4] == [
        ("range", 0), ("move", 1), ("advantage", 0), ("damage", 1),
    ]  # fmt: skip
    table = fight("Launcher", "Sweep", 8, gauge=TWO)
    assert (table.at(1), table.turn_of) == (8, 1)


def test_fly_up_moves_to_any_space() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Launcher", "Cross")
    table.boost("Fly Up")
    assert table.paid(0) == ["Cross"]
    assert table.spaces == [1, 2, 3, 4, 5, 6, 8, 9]
    table.space(9)
    assert (table.at(0), table.turn_of) == (9, 1)


def test_full_broadside_cannot_be_stunned_and_may_move_an_opponent_that_has_not_moved() -> None:
    table = duel(ME, "Full Broadside", "Spike", spaces=(3, 5), gauge=THREE)
    assert (table.damage(0), stunned(table, 0), attacks(table), len(table.events("range"))) == ([5], False, 2, 1)
    ways = {(way, spaces) for way in ("push", "pull") for spaces in (1, 2, 3)}
    assert table.movements == {("stay", 0), *ways}
    table.move("push", 1)
    assert (table.at(1), table.damage(1)) == (6, [6])


def test_full_broadside_does_not_move_an_opponent_that_moved() -> None:
    table = duel(ME, "Full Broadside", "Dive", spaces=(3, 6), gauge=THREE)
    assert (table.asked, table.at(1)) == ("action", 2)


def private_reserve() -> Table:
    table = Table(ME, "shovelknight", seed=5)
    table.hand(0, "Full Broadside", "Sweep")
    table.put(0, "discard", *THREE, "Propeller Pull", "Launcher", "Swoop", "Block")
    table.boost("Private Reserve")
    return table


def test_private_reserve_boosts_a_continuous_boost_of_the_discard_pile_and_shuffles() -> None:
    table = private_reserve()
    assert (table.asked, table.seat) == ("pick card", 0)
    # Grasp's Fierce, too, is a continuous boost; Run, Tech, Fly Up and Parry are not.
    names = {"Grasp", "Propeller Pull", "Swoop"}
    assert {table.match.card(option % 256).name for option in table.state.options} == names
    draws = table.state.draws
    table.pick("Propeller Pull")
    assert table.paid(0) == ["Sweep"]
    assert table.cards(0, "boosts") == ["Propeller Pull"]
    pile = table.cards(0, "discard")
    assert table.state.draws > draws
    assert sorted(pile) == sorted([*THREE, "Launcher", "Swoop", "Block", "Sweep", "Full Broadside"])
    assert pile[:7] != [*THREE, "Launcher", "Swoop", "Block", "Sweep"]
    assert pile[7] == "Full Broadside"


# ---- Specials


def test_cannonball_ignores_armor_but_not_guard() -> None:
    table = fight("Cannonball", "Focus", 7)
    table.no()
    table.move("advance", 1)
    assert (table.damage(1), stunned(table, 1)) == ([4], False)


def test_cannonball_may_push_1_and_draws_1_when_it_hits() -> None:
    table = fight("Cannonball", "Sweep", 7)
    assert (table.asked, table.damage(1)) == ("may", [])
    table.yes()
    assert (table.at(1), table.count(0, "hand"), table.damage(1)) == (8, 1, [4])
    table = fight("Cannonball", "Sweep", 7)
    table.no()
    assert (table.at(1), table.count(0, "hand"), table.damage(1)) == (7, 1, [4])


@pytest.mark.parametrize("opponent", [7, 5])
def test_cannonball_advances_1_or_2_afterwards(opponent: int) -> None:
    table = fight("Cannonball", "Block", opponent)
    if table.asked == "may":
        table.no()
    assert (table.movements, table.seat, attacks(table)) == ({("advance", 1), ("advance", 2)}, 0, 1)
    assert len(table.damage(1)) == (1 if opponent == 7 else 0)
    assert table.count(0, "hand") == (1 if opponent == 7 else 0)
    table.move("advance", 1)
    assert table.at(0) == 4


def test_quick_step_moves_1_and_gives_another_action() -> None:
    check_quick_step(ME, "Cannonball")


@pytest.mark.parametrize(("opponent", "to", "damage"), [(4, 6, [3]), (5, 7, [5]), (6, 6, [1]), (7, 7, [3]), (8, 8, [])])
def test_headwind_pushes_2_and_has_2_more_power_from_range_1_or_2(opponent: int, to: int, damage: list[int]) -> None:
    table = fight("Headwind", "Sweep", opponent)
    assert (table.at(1), table.damage(1)) == (to, damage)


def test_headwind_is_stronger_before_the_range_is_checked() -> None:
    assert story(fight("Headwind", "Block", 4), "stat", "range")[0] == ("stat", 0)


@pytest.mark.parametrize(
    ("boost", "stats", "ways"),
    [
        ("Wind Stream", (4, 6, 0, 0), {("push", 1), ("push", 2)}),
        ("Jet Stream", (3, 7, 0, 0), {("pull", 1), ("pull", 2)}),
    ],
)
def test_the_streams_strengthen_an_attack_and_move_the_opponent_before(
    boost: str, stats: tuple[int, ...], ways: set[tuple[str, int]]
) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert table.stats(0) == stats
    table.go()
    assert (table.movements, len(table.events("range"))) == (ways, 0)


@pytest.mark.parametrize(("opponent", "to", "left"), [(4, 1, 1), (6, 4, 2)])
def test_propeller_pull_may_pull_2_and_passing_costs_the_opponent_a_card(opponent: int, to: int, left: int) -> None:
    table = duel(ME, "Propeller Pull", "Block", spaces=(3, opponent), other_hand=("Dive", "Focus"))
    assert (table.asked, table.seat, len(table.events("range"))) == ("may", 0, 0)
    table.yes()
    assert (table.at(1), table.count(1, "hand")) == (to, left)


def test_propeller_pull_may_leave_the_opponent_alone() -> None:
    table = duel(ME, "Propeller Pull", "Block", spaces=(3, 4), other_hand=("Dive", "Focus"))
    table.no()
    assert (table.at(1), table.count(1, "hand")) == (4, 2)


def saber_lunge(answer: str = "Sweep", opponent: int = 5) -> Table:
    return fight("Saber Lunge", answer, opponent)


def test_saber_lunge_advances_4_and_may_gain_advantage() -> None:
    table = saber_lunge()
    assert (table.asked, table.seat, table.at(0), table.damage(1)) == ("choose", 0, 8, [])
    table.alternative(0)
    assert (table.turn_of, table.cards(0, "gauge")) == (0, ["Saber Lunge"])


@rule("EX 15.17", "EX 17.12")
def test_saber_lunge_may_return_to_the_hand_at_once_afterwards() -> None:
    table = saber_lunge("Spike", 4)
    table.alternative(1)
    assert (table.turn_of, table.cards(0, "hand"), table.cards(0, "gauge")) == (1, ["Saber Lunge"], [])
    assert story(table, "attack", "damage", "attack left")[:4] == [
        ("attack", 0), ("damage", 1), ("attack left", 0), ("attack", 1),
    ]  # fmt: skip


@rule("EX 15.16")
def test_saber_lunge_back_in_the_hand_can_be_discarded_by_the_attack_that_follows() -> None:
    table = saber_lunge("Sweep")
    table.alternative(1)
    assert (table.cards(0, "hand"), table.cards(0, "discard")) == ([], ["Saber Lunge"])


def test_saber_lunge_does_not_move_when_it_misses() -> None:
    assert saber_lunge("Block", 7).at(0) == 3


@pytest.mark.parametrize(("opponent", "cards"), [(5, 2), (4, 1), (6, 1)])
def test_blade_flourish_draws_1_at_range_2(opponent: int, cards: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, opponent))
    table.hand(0, "Saber Lunge")
    table.boost("Blade Flourish")
    assert table.count(0, "hand") == cards  # with the draw at the end of the turn


def test_blade_flourish_gives_1_power_and_1_speed() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Blade Flourish",), pause="attack")
    assert table.stats(0) == (4, 7, 0, 0)


@rule("EX 13.4")
def test_swoop_advances_up_to_3_and_stays_as_a_boost() -> None:
    table = duel(ME, "Swoop", "Block", spaces=(3, 4), hand=("Focus",))
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}
    assert (attacks(table), table.damage(1), table.paid(0)) == (1, [1], ["Focus"])
    table.choose(c.NUMBER)
    assert (table.at(0), table.cards(0, "boosts"), table.cards(0, "gauge")) == (3, ["Swoop"], [])
    assert table.asked == "action"


@pytest.mark.parametrize(("opponent", "spaces", "at"), [(4, 3, 7), (7, 1, 4)])
def test_swoop_ending_at_range_3_may_add_a_hand_card_to_the_gauge(opponent: int, spaces: int, at: int) -> None:
    for chosen, gauge in (("Cross", ["Cross"]), ("", [])):
        table = duel(ME, "Swoop", "Block", spaces=(3, opponent), hand=("Cross", "Dive"), gauge=("Focus",))
        table.move("advance", spaces)
        assert (table.at(0), table.asked, table.seat) == (at, "pick card", 0)
        table.pick(chosen) if chosen else table.no()
        assert (table.cards(0, "gauge"), table.cards(0, "boosts"), table.asked) == (gauge, ["Swoop"], "action")


@pytest.mark.parametrize("spaces", [1, 2])
def test_swoop_ending_elsewhere_adds_nothing(spaces: int) -> None:
    table = duel(ME, "Swoop", "Block", spaces=(3, 4), hand=("Cross",), gauge=("Focus",))
    table.move("advance", spaces)
    assert (table.asked, table.cards(0, "hand"), table.cards(0, "boosts")) == ("action", ["Cross"], ["Swoop"])


def test_rose_toss_gives_1_power() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Rose Toss",), pause="attack")
    assert table.stats(0) == (4, 6, 0, 0)


@pytest.mark.parametrize("opponent", [5, 6, 7])
def test_rose_toss_at_range_3_may_add_a_hand_card_to_the_gauge(opponent: int) -> None:
    for chosen, gauge in (("Cross", ["Cross"]), ("", [])):
        table = Table(ME, "shovelknight", spaces=(3, opponent))
        table.hand(0, "Swoop", "Cross", "Dive")
        table.boost("Rose Toss")
        if opponent != 6:
            assert (table.turn_of, table.cards(0, "gauge")) == (1, [])
            continue
        assert (table.asked, table.seat) == ("pick card", 0)
        table.pick(chosen) if chosen else table.no()
        assert (table.cards(0, "gauge"), table.turn_of) == (gauge, 1)
