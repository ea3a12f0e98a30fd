"""Sagat: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_critical, check_goes_on_deck
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state

FACES = [
    Face("Tiger Destruction", "ultra", (1, 1), 7, 5, 0, 0, "Massive", "continuous", gauge=2),
    Face("Tiger Cannon", "ultra", (2, 5), 4, 6, 0, 0, "Swift Destruction", "continuous", 1, gauge=4),
    Face("Tiger Shot", "special", (2, 5), 3, 4, 0, 0, "Reach", "continuous", 1),
    Face("Low Step Kick", "special", (1, 2), 2, 5, 0, 0, "Anger Charge", "continuous"),
    Face("Low Tiger Shot", "special", (3, 8), 5, 2, 0, 5, "Quick Backdash", "instant"),
    Face("Tiger Knee", "special", (1, 1), 5, 3, 0, 4, "Spite", "continuous"),
    Face("Tiger Uppercut", "special", (1, 1), 4, 4, 3, 3, "Terrifying", "instant", 1),
]
MOMENTS = moments("""
Tiger Destruction | attack | 8 | before
Tiger Cannon      | attack | 2 | hit
Tiger Shot        | attack | 2 | hit
Tiger Shot        | attack | 8 | never
Low Tiger Shot    | attack | 3 | hit after
Tiger Knee        | attack | 1 | before hit
Spite             | boost  | 1 | hit
Tiger Uppercut    | attack | 1 | before after
""")
CRITICAL_MOMENTS = moments("""
Tiger Shot     | attack | 2 | hit
Tiger Shot     | attack | 8 | never
Low Tiger Shot | attack | 3 | hit after
Low Tiger Shot | attack | 1 | never
Tiger Uppercut | attack | 1 | before hit after
""")
ME = "sagat"
TWO = ("Grasp", "Cross")
FOUR = (*TWO, "Dive", "Spike")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, critical=True)


# ---- his own card


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@rule("EX 23.3")
@pytest.mark.parametrize("exceeded", [False, True])
def test_when_striking_1_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical(ME, "Tiger Shot", exceeded=exceeded)


@rule("EX 25.8")
@pytest.mark.parametrize(("exceeded", "stats"), [(False, (3, 5, 0, 0)), (True, (4, 5, 0, 0))])
def test_as_the_initiator_he_may_show_his_attack_for_speed(exceeded: bool, stats: tuple[int, ...]) -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.exceed(0, exceeded)
    table.hand(0, "Tiger Shot", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Tiger Shot")
    assert (table.asked, table.seat, known_state(table.state, 1).sides[0].attack) == ("may", 0, c.NO_CARD)
    table.yes()
    assert known_state(table.state, 1).sides[0].attack == table.card(0, "Tiger Shot")
    table.pause("attack")
    table.set("Block")
    assert table.stats(0) == stats


def test_a_wild_swing_and_an_ex_attack_can_be_shown_too() -> None:
    table = Table(ME, QUIET, spaces=(3, 6))
    table.hand(0, "Cross")
    table.top(0, "Tiger Shot")
    table.hand(1, "Block", "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("wild")
    table.yes()
    assert known_state(table.state, 1).sides[0].attack == table.card(0, "Tiger Shot")
    table = Table(ME, QUIET, spaces=(3, 6))
    table.hand(0, "Tiger Shot", "Tiger Shot")
    table.hand(1, "Block", "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.set("Tiger Shot", ex=True)
    table.yes()
    assert known_state(table.state, 1).sides[0].spare == table.card(0, "Tiger Shot")


@pytest.mark.parametrize("exceeded", [False, True])
def test_as_the_defender_he_may_not_show_it(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 6), first=1)
    table.exceed(0, exceeded)
    table.hand(0, "Tiger Shot", "Cross")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    table.pause("attack")
    table.set("Tiger Shot")
    assert (table.asked, table.side(0).attack) == ("none", table.card(0, "Tiger Shot")), "nothing was offered"


def test_when_he_exceeds_he_draws_2_and_retreats_up_to_2() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    table.forced()
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.movements) == (2, {("stay", 0), ("retreat", 1), ("retreat", 2)})
    table.move("retreat", 2)
    assert (table.at(0), table.turn_of) == (1, 1)


# ---- Ultras


def test_tiger_destruction_advances_3() -> None:
    table = duel(ME, "Tiger Destruction", "Sweep", spaces=(3, 7), gauge=TWO)
    assert outcome(table) == (6, 7, [7])
    assert outcome(duel(ME, "Tiger Destruction", "Block", spaces=(3, 5), gauge=TWO))[0] == 7


def test_massive_gives_range_armor_and_guard() -> None:
    table = duel(ME, "Tiger Knee", "Block", spaces=(1, 9), boosts=("Massive",), pause="attack")
    assert (table.stats(0), table.range(0)) == ((5, 3, 2, 6), (1, 2))


def test_tiger_cannon_pushes_3_and_gains_advantage() -> None:
    table = duel(ME, "Tiger Cannon", "Sweep", spaces=(2, 5), gauge=FOUR)
    assert (outcome(table), table.turn_of) == ((2, 8, [4]), 0)


def test_swift_destruction_gives_4_speed() -> None:
    table = duel(ME, "Tiger Knee", "Block", spaces=(1, 9), boosts=("Swift Destruction",), pause="attack")
    assert table.stats(0) == (5, 7, 0, 4)


# ---- Specials


@pytest.mark.parametrize("critical", [False, True])
def test_tiger_shot(critical: bool) -> None:
    gauge = ("Grasp",) if critical else ()
    table = duel(ME, "Tiger Shot", "Dive", spaces=(3, 5), gauge=gauge, discard=("Spike",), accept=critical,
                 other_hand=("Cross", "Cross"))  # fmt: skip
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.forced()
    assert (table.at(1), table.damage(1)) == (6, [3])
    assert table.count(1, "hand") == (1 if critical else 2)
    # A critical one makes the opponent discard; the top of the own pile is then what was paid.
    assert ("Grasp" if critical else "Spike") in table.cards(0, "gauge")
    assert table.count(0, "hand") == (2 if critical else 1)


def test_reach_gives_range_and_strikes() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Reach", "Tiger Knee", "Cross")
    table.hand(1, "Block")
    table.boost("Reach")
    table.pay("Cross")
    table.pause("attack")
    table.sets("Tiger Knee", "Block")
    assert table.range(0) == (1, 2)


@pytest.mark.parametrize(("critical", "is_stunned"), [(False, False), (True, True)])
def test_low_step_kick_closes_1_and_ignores_guard_if_critical(critical: bool, is_stunned: bool) -> None:
    table = duel(ME, "Low Step Kick", "Sweep", spaces=(3, 6), gauge=("Grasp",), accept=critical)
    assert (table.at(0), table.damage(1)) == (4, [2])
    assert stunned(table, 1) == is_stunned
    assert duel(ME, "Low Step Kick", "Sweep", spaces=(3, 4), gauge=("Grasp",), accept=critical).at(0) == 3


@pytest.mark.parametrize(("attack", "stats", "critical"), [
    ("Tiger Uppercut", (6, 6, 3, 5), True), ("Tiger Knee", (5, 3, 0, 4), False),
])  # fmt: skip
def test_anger_charge_is_for_tiger_uppercut_only(attack: str, stats: tuple[int, ...], critical: bool) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9), boosts=("Anger Charge",), pause="attack")
    assert table.stats(0) == stats
    table.go()
    table = duel(ME, attack, "Sweep", spaces=(3, 5), boosts=("Anger Charge",))
    assert table.at(1) == (7 if critical else 5), "a critical Uppercut pushes 2"


@pytest.mark.parametrize(("critical", "damage", "cards"), [(False, 5, 0), (True, 6, 1)])
def test_low_tiger_shot(critical: bool, damage: int, cards: int) -> None:
    table = duel(ME, "Low Tiger Shot", "Dive", spaces=(2, 8), gauge=("Grasp",), accept=critical)
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.damage(1), table.count(0, "hand")) == ([damage], cards)
    assert table.at(1) == 6, "a Dive to 5, and pushed 1"


def test_low_tiger_shot_may_go_on_the_deck() -> None:
    check_goes_on_deck(ME, "Low Tiger Shot", (2, 5), (2, 4))


@pytest.mark.parametrize(("distance", "again"), [(1, True), (3, False)])
def test_quick_backdash_retreats_2_and_gives_an_action_at_range_3(distance: int, again: bool) -> None:
    table = Table(ME, QUIET, spaces=(4, 4 + distance))
    table.hand(0, "Low Tiger Shot")
    table.boost("Quick Backdash")
    assert (table.at(0), table.seat == 0) == (2, again)


@pytest.mark.parametrize(("critical", "space"), [(False, 6), (True, 9)])
def test_tiger_knee(critical: bool, space: int) -> None:
    table = duel(ME, "Tiger Knee", "Focus", spaces=(3, 6), gauge=("Grasp",), accept=critical, boosts=("Spite",))
    assert (table.at(0), table.turn_of) == (5, 0), "it closes 2 and gains Advantage"
    assert table.at(1) == 6, "Focus is not stunned by 3 damage"
    table = duel(ME, "Tiger Knee", "Spike", spaces=(3, 6), gauge=("Grasp",), accept=critical)
    assert (table.at(1), stunned(table, 1)) == (space, True)
    table = duel(ME, "Tiger Knee", "Spike", spaces=(1, 4), gauge=("Grasp",), accept=critical, pause="clean-up")
    assert (table.at(0), table.at(1)) == (3, 7 if critical else 4)
    assert duel(ME, "Tiger Knee", "Block", spaces=(3, 5)).at(0) == 4
    assert duel(ME, "Tiger Knee", "Block", spaces=(3, 9)).at(0) == 5


def test_spite_gives_speed_and_becomes_gauge_on_a_hit() -> None:
    table = duel(ME, "Tiger Knee", "Sweep", spaces=(3, 5), boosts=("Spite",), pause="attack")
    assert table.stats(0) == (5, 4, 0, 4)
    table.go()
    ordered(table)
    assert sorted(table.cards(0, "gauge")) == ["Tiger Knee", "Tiger Knee"]


@pytest.mark.parametrize(("critical", "space"), [(False, 4), (True, 6)])
def test_tiger_uppercut(critical: bool, space: int) -> None:
    table = duel(ME, "Tiger Uppercut", "Sweep", spaces=(2, 4), gauge=("Grasp",), accept=critical)
    assert (table.at(0), table.at(1), table.damage(1)) == (3, space, [4])
    assert table.life(0) == 30 - 6, "its Armor is lost after it"
    assert duel(ME, "Tiger Uppercut", "Block", spaces=(2, 3)).at(0) == 2
    assert duel(ME, "Tiger Uppercut", "Block", spaces=(2, 9)).at(0) == 3


@pytest.mark.parametrize(("space", "left"), [(4, 1), (5, 3)])
def test_terrifying_makes_discard_2_at_range_1_and_strikes(space: int, left: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Tiger Uppercut", "Cross", "Dive")
    table.hand(1, "Block", "Sweep", "Focus")
    table.boost("Terrifying")
    respond(table, ("pay", "Cross"))
    assert (table.count(1, "hand"), table.asked, table.seat) == (left, "set attack", 0)
