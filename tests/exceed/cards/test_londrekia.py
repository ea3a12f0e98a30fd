"""Londrekia Light: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, pay, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_action_moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_lies_on_a_space, check_revert
from tests.table import Table

FACES = [
    Face("Hail Storm", "ultra", (1, 8), 3, 6, 0, 0, "Riddle", "continuous", 1, gauge=2),
    Face("Frozen Cleave", "ultra", (1, 2), 1, 6, 0, 0, "Surprise Attack", "instant", gauge=1),
    Face("Cocytus Ice Prison", "ultra", (3, 3), 6, 2, 0, 0, "Dare Glacial", "continuous", gauge=4),
    Face("Snow Blossom", "special", (2, 5), 3, 4, 0, 0, "Iceflower", "continuous"),
    Face("Frozen Vine", "special", (2, 4), 5, 2, 0, 0, "Swift Attack", "continuous"),
    Face("Frozen Spire", "special", (1, 4), 4, 1, 4, 0, "Power Attack", "continuous"),
]
STEP = Face("Circular Step", "special", (1, 2), 2, 6, 0, 0, "Veil Off", "instant")
ME = "londrekia"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", [*FACES, STEP], ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face, copies=4 if face is STEP else 2)


def test_her_sides() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_her_action_spends_all_gauge_for_what_comes_after_the_strike(spent: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 9))
    table.hand(0, "Cross")
    table.gauge(0, *FOUR[:spent])
    table.hand(1, "Block", "Sweep")
    table.action("Spend all")
    pay(table)
    table.sets("Cross", "Block")
    while table.asked == "order":
        table.choose(table.state.options[0])
    moved = table.asked == "amount"
    if moved:
        assert table.movements == BOTH_WAYS_1
    while table.asked in {"amount", "order"}:
        table.choose(table.state.options[0])
    assert moved == (spent >= 1)
    assert table.count(0, "hand") == (2 if spent >= 2 else 0)
    assert bool(table.events("hand shown", 1)) == (spent >= 3)
    assert table.count(0, "gauge") == 0


def test_exceeded_she_strikes_harder_and_faster_for_1_gauge() -> None:
    table = Table(ME, "nehtali", spaces=(3, 5))
    table.exceed(0)
    table.hand(0, "Cross")
    table.gauge(0, "Dive")
    table.hand(1, "Block")
    table.action("+2 Power")
    pay(table)
    assert table.paid(0) == ["Dive"]
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[:2] == (5, 7)
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    with pytest.raises(AssertionError, match="no action"):
        table.action("+2 Power")


@pytest.mark.parametrize(("attack", "damage"), [("Frozen Spire", 3), ("Sweep", 3)])
def test_exceeded_the_opponent_strikes_through_her_armor_and_guard(attack: str, damage: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, attack)
    table.gauge(0, "Dive")
    table.hand(1, "Cross")
    table.action("+2 Power")
    table.sets(attack, "Cross")
    assert (table.damage(0), stunned(table, 0)) == ([damage], True)


def test_exceeded_being_stunned_spends_all_gauge_and_reverts() -> None:
    table = duel(ME, "Snow Blossom", "Assault", spaces=(3, 6), gauge=("Grasp", "Cross"), exceeded=True,
                 hand=("Spike",))  # fmt: skip
    while table.asked in {"order", "may", "pick card", "pay"}:
        table.choose(table.state.options[0])
    assert (stunned(table, 0), table.player(0).exceeded) == (True, False)
    assert (table.count(0, "gauge"), table.count(0, "hand")) == (0, 2 + 1)
    assert sorted(table.paid(0)) == ["Cross", "Grasp"]


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Hail Storm", (1, 9), (), (1, 6, [1])),
        ("Frozen Cleave", (3, 5), (), (3, 4, [0])),
        ("Cocytus Ice Prison", (3, 6), (("retreat", 1),), (2, 6, [4])),
        ("Circular Step", (3, 4), ("no",), (5, 4, [0])),
        ("Snow Blossom", (3, 7), ("no",), (3, 7, [1])),
        ("Frozen Vine", (3, 6), (), (3, 6, [3])),
        ("Frozen Spire", (3, 7), (), (3, 7, [2])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FOUR, hand=("Circular Step",))
    assert outcome(respond(table, *choices)) == result


def test_gauge_cards_and_advantage() -> None:
    assert duel(ME, "Frozen Cleave", "Block", gauge=("Grasp",)).count(0, "gauge") == 3
    table = duel(ME, "Cocytus Ice Prison", "Cross", spaces=(3, 6), gauge=FOUR)
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.at(1), table.turn_of) == (6, 0), "Cross cannot retreat"
    assert table.count(0, "hand") == 2
    table = duel(ME, "Circular Step", "Block", spaces=(3, 4), hand=("Circular Step",))
    table.yes()
    assert (table.turn_of, table.cards(0, "hand")) == (0, ["Circular Step"])


def test_frozen_vine_stands_and_frozen_spire_weakens_with_its_armor() -> None:
    table = duel(ME, "Frozen Vine", "Assault", spaces=(4, 6))
    assert not stunned(table, 0)
    # 3 of its Armor were used; Cross has retreated to 8, out of reach.
    table = duel(ME, "Frozen Spire", "Cross", spaces=(3, 5), pause="clean-up")
    assert (table.damage(0), table.damage(1), table.stats(0)) == ([0], [], (1, 1, 4, 0))
    table = duel(ME, "Frozen Spire", "Dive", spaces=(3, 6), pause="clean-up")
    assert table.stats(0)[0] == 4, "no Armor was used"


def test_snow_blossom_becomes_an_iceflower_in_range() -> None:
    table = duel(ME, "Snow Blossom", "Block", spaces=(3, 6))
    table.yes()
    assert table.spaces == [1, 5, 6, 7, 8]
    table.space(5)
    assert (table.cards(0, "boosts"), 5 in table.player(0).tokens) == (["Snow Blossom"], True)


# ---- boosts


@pytest.mark.parametrize("between", [True, False])
def test_an_iceflower_between_them_shields(between: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 6))
    table.put(0, "boosts", "Iceflower")
    table.player(0).tokens[0] = 5 if between else 2
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.strike("Grasp", "Sweep")
    if between:
        assert done(table, "Iceflower") == ["end"]
    assert table.damage(0) == [4 if between else 6]
    assert stunned(table, 0) != between
    assert table.cards(0, "boosts") == []


@pytest.mark.parametrize(
    ("boost", "power", "card"),
    [
        ("Riddle", 3, "Hail Storm"), ("Swift Attack", 3, "Frozen Vine"), ("Power Attack", 4, "Frozen Spire"),
        ("Dare Glacial", 4, ""),
    ],
)  # fmt: skip
def test_boosts_that_gain_advantage(boost: str, power: int, card: str) -> None:
    gauge = ("Dive",) if boost == "Dare Glacial" else ()
    table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=(boost,), gauge=gauge)
    while table.asked in {"order", "amount", "pay"}:
        table.choose(table.state.options[0])
    assert (table.damage(1), table.turn_of) == ([power], 0)
    assert (card in table.cards(0, "gauge")) == (card != "")
    assert "Dive" not in table.cards(0, "gauge")


def test_veil_off_and_surprise_attack() -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Circular Step")
    table.boost("Circular Step")
    assert (table.player(0).exceeded, table.cards(0, "gauge")) == (True, ["Circular Step"])
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "Frozen Cleave", "Cross")
    table.boost("Surprise Attack")
    assert (table.at(0), table.asked, table.seat) == (6, "set attack", 0)
    assert ordered(table).asked == "set attack"


# ---- when, where and how much


MOMENTS = moments("""
Hail Storm         | attack | 1 | hit
Riddle             | boost  | 1 | before hit
Riddle             | boost  | 8 | before
Frozen Cleave      | attack | 1 | hit after
Frozen Cleave      | attack | 8 | after
Cocytus Ice Prison | attack | 1 | after
Cocytus Ice Prison | attack | 8 | after
Dare Glacial       | boost  | 1 | hit
Dare Glacial       | boost  | 8 | never
Circular Step      | attack | 1 | before
Snow Blossom       | attack | 1 | after
Snow Blossom       | attack | 8 | after
Iceflower          | boost  | 1 | end
Swift Attack       | boost  | 1 | hit
Swift Attack       | boost  | 8 | never
Frozen Spire       | attack | 1 | before
Power Attack       | boost  | 1 | hit
Power Attack       | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize(("spaces", "row"), [((3, 4), "after"), ((1, 9), "after")])
def test_what_her_action_buys_comes_after_the_attack(spaces: tuple[int, int], row: str) -> None:
    check_action_moments(Table(ME, QUIET, spaces=spaces), "Spend all", row)


@pytest.mark.parametrize(("gauge", "moves", "draws", "shows"), [
    ((), False, 0, False), (("Hail Storm",), True, 0, False), (("Hail Storm", "Cross"), True, 2, False),
    (("Hail Storm", "Cross", "Dive"), True, 2, True),
])  # fmt: skip
def test_an_ultra_is_1_of_the_gauge_spent_by_her_action(
    gauge: tuple[str, ...], moves: bool, draws: int, shows: bool
) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Grasp", "Spike")
    table.gauge(0, *gauge)
    table.hand(1, "Block", "Sweep")
    table.action("Spend all")
    pay(table)
    assert table.cards(0, "hand") == ["Grasp", "Spike"]
    ordered(table).sets("Grasp", "Block")
    ordered(table)
    assert (table.asked == "amount") == moves
    if moves:
        table.move("advance", 1)
    ordered(table)
    assert (table.count(0, "hand"), bool(table.events("hand shown", 1))) == (1 + draws, shows)


def test_an_ultra_in_the_gauge_is_1_card_when_she_is_stunned() -> None:
    table = duel(ME, "Snow Blossom", "Assault", spaces=(3, 6), gauge=("Hail Storm",), exceeded=True)
    while table.asked in {"order", "may", "pick card", "pay"}:
        table.choose(table.state.options[0])
    assert (table.player(0).exceeded, table.count(0, "hand")) == (False, 1)


@pytest.mark.parametrize(("spaces", "at"), [((3, 9), 5), ((3, 4), 3)])
def test_riddle_closes_2(spaces: tuple[int, int], at: int) -> None:
    assert ordered(duel(ME, "Sweep", "Block", spaces=spaces, boosts=("Riddle",))).at(0) == at


def test_frozen_cleave_takes_the_top_2_cards() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Frozen Cleave")
    table.gauge(0, "Grasp")
    table.hand(1, "Block")
    table.top(0, "Dive", "Sweep", "Cross")
    table.strike("Frozen Cleave", "Block")
    assert sorted(table.cards(0, "gauge")) == ["Dive", "Sweep"]


def test_surprise_attack_passes_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Frozen Cleave", "Cross")
    table.boost("Surprise Attack")
    assert (table.at(0), table.asked) == (7, "set attack")


def test_dare_glacial_ignores_armor_and_spends_all_gauge_for_power() -> None:
    table = duel(ME, "Cross", "Focus", boosts=("Dare Glacial",), gauge=("Dive", "Hail Storm"), hand=("Spike",))
    pay(table)
    assert (table.damage(1), table.turn_of) == ([3 + 2], 0)
    assert (table.cards(0, "hand"), table.cards(0, "gauge")) == (["Spike"], ["Cross"])
    assert stunned(duel(ME, "Cross", "Focus", boosts=("Dare Glacial",), gauge=("Dive",) * 2), 1) is False
    table = duel(ME, "Cross", "Focus", boosts=("Dare Glacial",))
    assert table.damage(1) == [3], "its Armor of 2 does not help"


def test_an_iceflower_is_placed_at_once_and_stays_unless_she_is_stunned() -> None:
    check_lies_on_a_space(ME, "Snow Blossom", "Iceflower")


def test_swift_attack_adds_1_speed() -> None:
    assert duel(ME, "Cross", "Block", spaces=(1, 9), boosts=("Swift Attack",), pause="attack").stats(0) == (3, 7, 0, 0)
