"""Chun-Li: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, offered, ordered, outcome, respond, stunned
from tests.exceed.cards.faces import NO_RANGE, Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import check_critical
from tests.table import Table

FACES = [
    Face("Hosenka", "ultra", (1, 2), 9, 4, 0, 0, "Ultra Parry", "instant", 2, gauge=4),
    Face("Kikousho", "ultra", (1, 3), 7, 2, 0, 0, "Faultless Focus", "continuous", 1, gauge=2),
    Face("Lightning Legs", "special", (1, 2), 3, 6, 0, 0, "Repeating Attack", "continuous"),
    Face("Flipping Ax Kick", "special", (1, 2), 3, 5, 0, 0, "Power Attack", "continuous"),
    Face("Head Stomp", "special", NO_RANGE, 5, 5, 0, 0, "Swift Attack", "continuous"),
    Face("Spinning Bird Kick", "special", (1, 2), 5, 4, 0, 4, "Guard Crush", "continuous", 1),
    Face("Kikoken", "special", (3, 5), 4, 2, 0, 4, "Overhead", "continuous"),
]
MOMENTS = moments("""
Hosenka            | attack | 1 | before
Kikousho           | attack | 1 | never
Kikousho           | attack | 8 | after
Faultless Focus    | boost  | 1 | hit
Faultless Focus    | boost  | 8 | never
Lightning Legs     | attack | 1 | never
Repeating Attack   | boost  | 1 | after
Repeating Attack   | boost  | 8 | never
Flipping Ax Kick   | attack | 1 | before
Power Attack       | boost  | 1 | hit
Swift Attack       | boost  | 1 | hit
Spinning Bird Kick | attack | 2 | before hit
Guard Crush        | boost  | 1 | hit
Kikoken            | attack | 3 | after
Kikoken            | attack | 8 | after
Overhead           | boost  | 1 | hit
""")
CRITICAL_MOMENTS = moments("""
Lightning Legs | attack | 1 | after
Lightning Legs | attack | 8 | never
""")
ME = "chunli"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "Defend")
    check_moments(table, row, critical=True)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize("exceeded", [False, True])
def test_she_may_become_critical(exceeded: bool) -> None:
    check_critical(ME, "Lightning Legs", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
def test_boosting_she_may_retreat_1(exceeded: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Head Stomp")
    table.boost("Swift Attack")
    table.yes()
    assert (table.at(0), table.turn_of) == (2, 1)
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.idle()
    assert (table.asked, table.seat) == ("action", 1), "only after a boost"


@pytest.mark.parametrize(("exceeded", "reach"), [(False, (1, 2)), (True, (1, 4))])
def test_exceeded_each_boost_adds_range(exceeded: bool, reach: tuple[int, int]) -> None:
    table = duel(
        ME, "Cross", "Block", spaces=(1, 9), boosts=("Swift Attack", "Power Attack"), exceeded=exceeded, pause="attack"
    )
    assert table.range(0) == reach


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Hosenka", (3, 7), (), (5, 7, [7])),
        ("Hosenka", (3, 5), (), (4, 5, [7])),
        ("Kikousho", (3, 6), (), (3, 6, [5])),
        ("Lightning Legs", (3, 5), (), (3, 5, [1])),
        ("Flipping Ax Kick", (3, 4), (), (6, 4, [1])),
        ("Head Stomp", (3, 4), (), (7, 4, [3])),
        ("Head Stomp", (3, 8), (), (6, 8, [])),
        ("Spinning Bird Kick", (3, 5), (("pull", 2),), (7, 8, [3])),
        ("Spinning Bird Kick", (3, 7), (), (6, 7, [3])),
        ("Kikoken", (3, 6), (("retreat", 1),), (2, 6, [2])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


@pytest.mark.parametrize(
    ("attack", "stats"),
    [("Hosenka", (11, 4, 0, 0)), ("Flipping Ax Kick", (5, 5, 0, 0)), ("Kikoken", (4, 2, 4, 4))],
)
def test_critical_attacks(attack: str, stats: tuple[int, int, int, int]) -> None:
    gauge = (*FOUR, "Focus") if attack == "Hosenka" else ("Grasp",)
    table = duel(ME, attack, "Block", spaces=(1, 9), gauge=gauge, accept=True, pause="attack")
    assert table.stats(0) == stats


def test_critical_lightning_legs_go_on_the_deck_and_sustain_1_boost() -> None:
    table = duel(ME, "Lightning Legs", "Block", gauge=("Grasp",), accept=True, boosts=("Fierce", "Defend"))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert offered(table) == ["Grasp", "Spike"]
    table.pick("Defend", 0)
    assert table.asked == "action"
    assert (table.cards(0, "deck")[-1], table.cards(0, "boosts")) == ("Lightning Legs", ["Spike"])


@pytest.mark.parametrize(("critical", "spaces"), [(False, (3, 4)), (True, (1, 9))])
def test_lightning_legs_stay_unless_they_are_critical_and_hit(critical: bool, spaces: tuple[int, int]) -> None:
    table = duel(ME, "Lightning Legs", "Block", spaces=spaces, gauge=("Grasp",), accept=critical, boosts=("Defend",))
    assert (table.asked, table.count(0, "boosts")) == ("action", 0)


def test_critical_head_stomp() -> None:
    table = duel(ME, "Head Stomp", "Block", gauge=("Grasp",), accept=True)
    assert (table.damage(1), table.count(0, "hand")) == ([4], 1)
    assert duel(ME, "Head Stomp", "Block").count(0, "hand") == 0


def test_kikousho_dodges_range_4_or_more_and_takes_cards_after_a_miss() -> None:
    table = duel(ME, "Kikousho", "Sweep", spaces=(3, 8), gauge=("Grasp", "Cross"), discard=("Focus", "Spike"))
    assert (table.damage(0), table.count(0, "hand"), sorted(table.cards(0, "gauge"))) == ([], 1, ["Cross", "Grasp"])
    table = duel(ME, "Kikousho", "Block", spaces=(3, 5), gauge=("Grasp", "Cross"), discard=("Focus", "Spike"))
    assert (table.count(0, "hand"), table.cards(0, "gauge")) == (0, ["Kikousho"])


@pytest.mark.parametrize(("distance", "hit"), [(3, True), (4, False), (7, False)])
def test_kikousho_is_not_hit_from_range_4_on(distance: int, hit: bool) -> None:
    # A Sonic Boom of Guile's reaches 3 to 8, and is faster.
    table = duel(ME, "Kikousho", "Sonic Boom", spaces=(2, 2 + distance), gauge=("Grasp", "Cross"), other="guile")
    assert [event.numbers[0] for event in table.events("range", 1)] == [int(hit)]


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "damage", "turn"),
    [("Power Attack", 4, 0), ("Swift Attack", 3, 0), ("Guard Crush", 3, 1), ("Overhead", 3, 1)],
)
def test_boosts_that_become_gauge_when_she_hits(boost: str, damage: int, turn: int) -> None:
    table = ordered(duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=(boost,)))
    assert (table.damage(1), table.turn_of, table.count(0, "gauge")) == ([damage], turn, 2)


def test_overhead_guard_crush_and_faultless_focus() -> None:
    assert duel(ME, "Cross", "Block", boosts=("Overhead",)).damage(1) == [3]
    assert stunned(duel(ME, "Cross", "Block", boosts=("Guard Crush",)), 1)
    for boosts in ((), ("Faultless Focus",)):
        table = duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=boosts)
        assert stunned(table, 0) == (not boosts)
    table = duel(ME, "Cross", "Block", boosts=("Faultless Focus",))
    assert sorted(table.cards(0, "gauge")) == ["Cross", "Kikousho"]


def test_swift_attack_gives_1_speed() -> None:
    assert duel(ME, "Cross", "Block", boosts=("Swift Attack",), pause="attack").stats(0) == (3, 7, 0, 0)


def test_kikoken_loses_its_armor_and_moves_1_after_it() -> None:
    table = duel(ME, "Kikoken", "Sweep", spaces=(3, 6), gauge=("Grasp",), accept=True)
    assert (table.movements, table.damage(0)) == ({("advance", 1), ("retreat", 1)}, [])
    table.move("advance", 1)
    assert table.damage(0) == [6]


def test_spinning_bird_kick_pushes_or_pulls_2_what_it_has_passed() -> None:
    assert duel(ME, "Spinning Bird Kick", "Block", spaces=(3, 5)).movements == {("push", 2), ("pull", 2)}


@pytest.mark.parametrize("boost", ["Faultless Focus", "Guard Crush", "Overhead"])
def test_boosts_that_strike(boost: str) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, boost, "Cross", "Dive")
    table.boost(boost)
    if table.asked == "pay":
        table.pay("Dive")
    table.no()
    ordered(table)
    assert (table.asked, table.seat) == ("set attack", 0)


def test_repeating_attack_goes_back_on_the_deck() -> None:
    table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=("Repeating Attack",))
    while table.asked == "order":
        table.order("on top of your deck")
    table.yes()
    ordered(table)
    assert (table.cards(0, "deck")[-1], table.cards(0, "gauge")) == ("Cross", ["Lightning Legs"])
    table = ordered(duel(ME, "Cross", "Block", spaces=(1, 9), boosts=("Repeating Attack",)))
    assert table.asked == "action", "it did not hit"


@pytest.mark.parametrize(("hand", "left"), [(("Cross", "Dive", "Sweep", "Grasp"), 1), (("Cross", "Dive"), 0)])
def test_ultra_parry(hand: tuple[str, ...], left: int) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, "Hosenka", "Cross", "Dive")
    table.hand(1, *hand)
    table.boost("Ultra Parry")
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert table.count(1, "hand") == left
    assert bool(table.events("hand shown", 1)) == (left == 0), "with too few of them"
