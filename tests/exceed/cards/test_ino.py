"""I-No: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Megalomania", "ultra", (2, 3), 4, 6, 0, 0, "The Midnight Carnival", "continuous", gauge=5, cancel=1),
    Face("Ultimate Fortissimo", "ultra", (1, 3), 4, 3, 6, 0, "Requiem", "continuous", gauge=3, cancel=1),
    Face("Chemical Love", "special", (2, 4), 2, 6, 0, 0, "Hover Dash", "instant", cancel=1),
    Face("Antidepressant Scale", "special", (2, 3), 3, 5, 0, 0, "Marlene", "continuous", cancel=1),
    Face("Stroke the Big Tree", "special", (1, 1), 3, 5, 0, 3, "Sadism", "continuous"),
    Face("Sultry Performance", "special", (1, 2), 4, 4, 0, 0, "Smell of the Game", "continuous", cancel=1),
    Face("Guitar Stamping", "special", (1, 2), 5, 4, 0, 0, "Gatling", "continuous"),
]
ME = "ino"
FIVE = ("Grasp", "Cross", "Dive", "Focus", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def rush(attack: str, exceeded: bool, spaces: tuple[int, int] = (3, 8)) -> Table:
    table = Table(ME, "shovelknight", spaces=spaces)
    table.exceed(0, exceeded)
    table.hand(0, attack)
    table.hand(1, "Block")
    assert table.can(c.CHARACTER)  # the attack itself could pay
    table.hand(0, attack, "Dive")
    table.action()
    table.pay("Dive")
    assert (table.asked, table.seat) == ("set attack", 0)
    return table


@pytest.mark.parametrize(("exceeded", "power"), [(False, 3), (True, 4)])
def test_her_action_advances_2_and_strikes(exceeded: bool, power: int) -> None:
    table = rush("Cross", exceeded)
    assert (table.at(0), table.player(0).walked) == (5, 2)
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[0] == power
    assert rush("Cross", exceeded, (3, 4)).at(0) == 6


@pytest.mark.parametrize(("rushed", "damage"), [(True, 3), (False, 1)])
def test_antidepressant_scale_is_stronger_after_a_rush(rushed: bool, damage: int) -> None:
    if rushed:
        table = rush("Antidepressant Scale", False, (3, 7))
        table.sets("Antidepressant Scale", "Block")
    else:
        table = duel(ME, "Antidepressant Scale", "Block", spaces=(5, 7))
    assert (outcome(table), table.turn_of) == ((4, 7, [damage]), 0)


def test_antidepressant_scale_counts_spaces_moved_and_1_is_too_few() -> None:
    table = rush("Antidepressant Scale", False, (7, 8))
    assert table.at(0) == 9
    table.pause("clean-up")
    table.sets("Antidepressant Scale", "Block")
    assert table.stats(0)[0] == 3


def test_guitar_stamping_passes_the_opponent_and_adds_the_top_card() -> None:
    table = Table(ME, "shovelknight", spaces=(5, 6))
    table.hand(0, "Guitar Stamping")
    table.hand(1, "Sweep")
    table.top(0, "Dive", "Cross")
    table.strike("Guitar Stamping", "Sweep")
    assert (outcome(table), table.cards(0, "gauge")[0]) == ((9, 6, [5]), "Dive")


def test_antidepressant_scale_counts_no_movement_of_the_opponents_strike() -> None:
    table = duel(ME, "Antidepressant Scale", "Block", spaces=(5, 7), answering=True)
    assert table.damage(1) == [1]


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Megalomania", (3, 6), (), (3, 6, [2])),
        ("Megalomania", (3, 4), (), (3, 4, [])),
        ("Ultimate Fortissimo", (3, 6), (), (3, 6, [2])),
        ("Chemical Love", (3, 5), (), (3, 4, [0])),
        ("Stroke the Big Tree", (3, 6), (), (5, 6, [1])),
        ("Stroke the Big Tree", (3, 7), (), (5, 7, [])),
        ("Sultry Performance", (3, 5), (("retreat", 1),), (8, 5, [2])),
        ("Sultry Performance", (3, 8), (("advance", 1),), (7, 8, [2])),
        ("Guitar Stamping", (5, 7), (), (3, 7, [3])),
        ("Guitar Stamping", (5, 9), (), (6, 9, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=FIVE)
    assert outcome(respond(table, *choices)) == result


def test_megalomania_empties_the_opponents_hand_and_gains_advantage() -> None:
    table = duel(ME, "Megalomania", "Block", spaces=(3, 6), gauge=FIVE, other_hand=("Dive", "Cross"))
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.count(1, "hand"), table.turn_of, table.damage(1)) == (0, 0, [2])


def test_ultimate_fortissimo_loses_its_armor_afterwards() -> None:
    table = duel(ME, "Ultimate Fortissimo", "Block", spaces=(3, 6), gauge=FIVE)
    assert table.done("Lose all Armor") == 1
    assert duel(ME, "Ultimate Fortissimo", "Sweep", spaces=(3, 6), gauge=FIVE).damage(0) == [6]
    assert duel(ME, "Ultimate Fortissimo", "Cross", spaces=(3, 5), gauge=FIVE).damage(0) == [0]


def test_cards_that_hits_bring() -> None:
    assert duel(ME, "Chemical Love", "Block", spaces=(3, 5)).count(0, "hand") == 1
    assert duel(ME, "Sultry Performance", "Block", spaces=(3, 5)).count(0, "hand") == 2
    assert duel(ME, "Guitar Stamping", "Block", spaces=(5, 7)).count(0, "gauge") == 2


@pytest.mark.parametrize(("space", "short"), [(4, True), (5, True), (6, False)])
def test_stroke_the_big_tree_ignores_guard_if_it_falls_short(space: int, short: bool) -> None:
    table = duel(ME, "Stroke the Big Tree", "Block", spaces=(3, space))
    assert (table.at(0), stunned(table, 1), table.turn_of) == (space - 1, short, 0)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [("Requiem", (4, 7, 0, 0)), ("Marlene", (3, 6, 0, 4)), ("Sadism", (5, 6, 0, 0)), ("Gatling", (3, 6, 0, 0))],
)
def test_boosts(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack").stats(0) == stats


@pytest.mark.parametrize("boost", ["Marlene", "Gatling"])
def test_boosts_that_gain_advantage(boost: str) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 5), boosts=(boost,)).turn_of == 0


@pytest.mark.parametrize("kept", [True, False])
def test_requiem_may_be_kept_for_2_gauge(kept: bool) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Requiem",), gauge=("Grasp", "Dive"))
    respond(table, "yes" if kept else "no")
    table.forced() if table.asked == "pay" else None
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.cards(0, "boosts"), len(table.paid(0))) == ((["Ultimate Fortissimo"], 2) if kept else ([], 0))
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Requiem",), hand=("Grasp", "Dive"))
    assert (table.asked, table.cards(0, "boosts")) == ("action", []), "Force does not do"


def test_the_midnight_carnival_takes_gauge_or_becomes_gauge() -> None:
    table = duel(
        ME, "Cross", "Block", spaces=(3, 5), boosts=("The Midnight Carnival",), other_gauge=("Dive", "Focus")
    )  # fmt: skip
    assert table.asked == "choose"
    table.alternative(0)
    assert table.asked == "pick card"
    assert table.can(c.PASS)
    table.choose(next(option for option in table.state.options if option % 256 == table.card(1, "Dive")))
    assert table.asked != "pick card"
    assert (table.cards(1, "gauge"), table.cards(1, "discard")[:1]) == (["Focus"], ["Dive"])
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("The Midnight Carnival",))
    table.alternative(1)
    assert (table.count(0, "hand"), "Megalomania" in table.cards(0, "gauge")) == (1, True)


def test_sadism_punishes_the_stunned() -> None:
    for answer, left, when in (("Dive", 1, ["after"]), ("Sweep", 3, [])):
        table = duel(ME, "Cross", answer, spaces=(3, 5), boosts=("Sadism",), other_hand=("Focus", "Spike", "Cross"))
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert (table.asked, table.count(1, "hand"), done(table, "Sadism")) == ("action", left, when)


def test_smell_of_the_game_gives_power_and_becomes_gauge() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Smell of the Game",))
    assert (table.damage(1), sorted(table.cards(0, "gauge"))) == ([2], ["Cross", "Sultry Performance"])


def test_hover_dash_and_gatling_draw_2() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Hover Dash")
    table.boost("Hover Dash")
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.at(0), table.count(0, "hand")) == (6, 3)
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Gatling")
    table.boost("Gatling")
    assert table.count(0, "hand") == 3


# ---- when, where and how much


MOMENTS = moments("""
Megalomania           | attack | 2 | hit
Megalomania           | attack | 8 | never
The Midnight Carnival | boost  | 1 | hit
The Midnight Carnival | boost  | 8 | never
Ultimate Fortissimo   | attack | 1 | after
Ultimate Fortissimo   | attack | 8 | after
Requiem               | boost  | 1 | hit
Requiem               | boost  | 8 | never
Chemical Love         | attack | 2 | hit
Chemical Love         | attack | 8 | never
Antidepressant Scale  | attack | 2 | hit
Antidepressant Scale  | attack | 8 | never
Marlene               | boost  | 1 | hit
Marlene               | boost  | 8 | never
Stroke the Big Tree   | attack | 1 | before hit
Stroke the Big Tree   | attack | 8 | before
Sadism                | boost  | 1 | after
Sadism                | boost  | 8 | never
Sultry Performance    | attack | 2 | before hit
Sultry Performance    | attack | 8 | before
Smell of the Game     | boost  | 1 | hit
Smell of the Game     | boost  | 8 | never
Guitar Stamping       | attack | 1 | before hit
Guitar Stamping       | attack | 8 | before
Gatling               | boost  | 1 | hit
Gatling               | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
