"""Orie Ballardiae: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_action_moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_revert
from tests.table import Table

FACES = [
    Face("Luminous Embrace", "ultra", (3, 6), 7, 2, 0, 0, "Fifth Executor", "continuous", gauge=3),
    Face("Rest in Peace", "ultra", (1, 2), 1, 0, 6, 0, "The Ruler", "continuous", gauge=2),
    Face("Divine Thrust", "special", (1, 2), 3, 6, 0, 0, "Aggressive", "continuous"),
    Face("To Me! (Command Order)", "special", (1, 2), 3, 4, 0, 0, "Aerial Leap", "instant"),
    Face("Sealing Hoplon", "special", (1, 3), 2, 3, 0, 0, "Wide", "continuous"),
    Face("Succession", "special", (3, 5), 3, 2, 0, 0, "Defensive", "continuous"),
    Face("Sacred Arrow", "special", (1, 2), 5, 2, 0, 0, "Tactical", "continuous"),
]
ME = "orie"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_1_and_she_may_revert() -> None:
    check_exceed(ME, 1)
    check_revert(ME)


@pytest.mark.parametrize(
    ("attack", "stats"), [("Sacred Arrow", (5, 2, 2, 0)), ("Rest in Peace", (1, 0, 8, 0)), ("Cross", (3, 6, 0, 0))]
)
def test_her_action_armors_a_special_or_ultra(attack: str, stats: tuple[int, ...]) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, attack)
    table.gauge(0, *THREE)
    table.hand(1, "Block")
    table.action()
    table.pause("attack")
    table.sets(attack, "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.stats(0) == stats


@pytest.mark.parametrize(("discard", "damage"), [(("Cross", "Rest in Peace"), 0), (("Rest in Peace", "Sweep"), 4)])
def test_exceeded_her_attack_takes_the_power_of_the_top_discard(discard: tuple[str, ...], damage: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.exceed(0)
    table.hand(0, "Divine Thrust")
    table.gauge(0, "Grasp")
    table.hand(1, "Block")
    table.action("Strike with")
    assert table.paid(0) == ["Grasp"]
    table.put(0, "discard", *discard)
    table.sets("Divine Thrust", "Block")
    assert table.damage(1) == [damage]


def test_the_power_is_that_of_the_moment_of_the_hit() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.exceed(0)
    table.hand(0, "Divine Thrust")
    table.gauge(0, "Sweep")  # its own price lies on top: Power 6
    table.hand(1, "Block")
    table.action("Strike with")
    table.sets("Divine Thrust", "Block")
    assert table.damage(1) == [4]


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Luminous Embrace", (2, 7), (), (6, 7, [5])),
        ("Luminous Embrace", (2, 4), (), (3, 4, [])),
        ("Rest in Peace", (3, 5), (), (3, 5, [0])),
        ("Divine Thrust", (3, 5), (), (8, 5, [1])),
        ("Divine Thrust", (3, 9), (), (7, 9, [])),
        ("To Me! (Command Order)", (3, 5), (("advance", 1),), (4, 5, [1])),
        ("Sealing Hoplon", (3, 6), (("retreat", 1),), (2, 6, [0])),
        ("Succession", (3, 7), (), (3, 4, [1])),
        ("Succession", (3, 6), (), (3, 2, [1])),
        ("Sacred Arrow", (3, 5), (), (3, 5, [3])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    assert outcome(respond(table, *choices)) == result


@pytest.mark.parametrize("attack", ["To Me! (Command Order)", "Sealing Hoplon", "Succession"])
def test_she_cannot_be_stunned_and_gains_advantage(attack: str) -> None:
    table = duel(ME, attack, "Spike", spaces=(3, 5 if attack != "Succession" else 6))
    if table.asked == "amount":
        assert table.movements == BOTH_WAYS_1
        table.move("advance", 1)
    hit_first = attack != "Succession"
    assert (stunned(table, 0), table.turn_of) == (False, 0)
    assert len(table.damage(1)) == 1
    assert hit_first or table.damage(0) == [5]


def test_to_me_is_not_pushed() -> None:
    table = duel(ME, "To Me! (Command Order)", "Grasp", spaces=(5, 6))
    if table.asked == "amount" and table.seat == 1:
        table.move("push", 2)
    assert table.at(0) == 5


def test_sealing_hoplon_ignores_guard() -> None:
    table = duel(ME, "Sealing Hoplon", "Sweep", spaces=(3, 6))
    table.move("retreat", 1)
    assert stunned(table, 1)


@pytest.mark.parametrize(("answer", "damage"), [("Assault", []), ("Cross", []), ("Sweep", [6])])
def test_sacred_arrow_dodges_speed_5_or_more(answer: str, damage: list[int]) -> None:
    table = duel(ME, "Sacred Arrow", answer, spaces=(3, 5), answering=True)
    assert table.damage(0) == damage
    assert duel(ME, "Sacred Arrow", "Dive", spaces=(3, 7)).damage(0) == [5], "Speed 4"


@pytest.mark.parametrize(("spaces", "row"), [((3, 4), "hit"), ((1, 9), "never")])
def test_exceeded_her_power_changes_with_the_hit(spaces: tuple[int, int], row: str) -> None:
    table = Table(ME, QUIET, spaces=spaces)
    table.exceed(0)
    check_action_moments(table, "Strike with", row)


def test_luminous_embrace_dodges_from_range_4_and_gains_advantage() -> None:
    for space, hit in ((7, False), (6, True)):
        table = duel(ME, "Luminous Embrace", "Headwind", other="propeller", spaces=(3, space), gauge=THREE)
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert (len(table.damage(0)) > 0) == hit
    assert duel(ME, "Luminous Embrace", "Block", spaces=(2, 7), gauge=THREE).turn_of == 0


def test_rest_in_peace_is_stronger_once_she_was_hit() -> None:
    table = duel(ME, "Rest in Peace", "Assault", spaces=(3, 4), gauge=THREE)
    assert (table.damage(0), table.damage(1)) == ([0], [7])
    assert done(table, "Rest in Peace") == ["hit"]


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Aggressive", (4, 6, 0, 0), (1, 2)),
        ("Wide", (3, 6, 0, 0), (1, 3)),
        ("Defensive", (3, 6, 1, 1), (1, 2)),
        ("Tactical", (3, 7, 0, 0), (1, 2)),
    ],
)
def test_boosts_that_also_step(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, boost)
    table.boost(boost)
    assert table.movements == BOTH_WAYS_1
    table.move("advance", 1)
    assert (table.at(0), table.count(0, "boosts")) == (4, 1)


def test_the_ruler_draws_and_makes_movements_longer() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "The Ruler")
    table.boost("The Ruler")
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (2, ["Rest in Peace"])
    # Divine Thrust advances 5, Luminous Embrace closes 6, and a step of 1 is one of 2.
    assert duel(ME, "Divine Thrust", "Block", spaces=(3, 5), boosts=("The Ruler",)).at(0) == 9
    assert duel(ME, "Luminous Embrace", "Block", spaces=(1, 9), boosts=("The Ruler",), gauge=THREE).at(0) == 7
    table = duel(ME, "To Me! (Command Order)", "Block", spaces=(4, 6), boosts=("The Ruler",))
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert table.at(0) == 2
    assert duel(ME, "Succession", "Block", spaces=(3, 7), boosts=("The Ruler",)).at(1) == 4  # no movement of hers


def test_fifth_executor_strikes_and_sets_her_power_to_5() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Fifth Executor", "Divine Thrust")
    table.hand(1, "Block")
    table.boost("Fifth Executor")
    assert (table.asked, table.seat) == ("set attack", 0)
    table.sets("Divine Thrust", "Block")
    assert (table.damage(1), sorted(table.cards(0, "gauge"))) == ([3], ["Divine Thrust", "Luminous Embrace"])


@pytest.mark.parametrize(("space", "at", "asked"), [(4, 8, "may"), (8, 7, "action")])
def test_aerial_leap_past_the_opponent_may_strike(space: int, at: int, asked: str) -> None:
    table = Table(ME, "shovelknight", spaces=(3, space))
    table.hand(0, "Aerial Leap", "Cross")
    table.boost("Aerial Leap")
    assert (table.at(0), table.asked) == (at, asked)
    if asked == "may":
        table.yes()
        assert (table.asked, table.seat) == ("set attack", 0)


# ---- when, where and how much


MOMENTS = moments("""
Luminous Embrace       | attack | 1 | after
Luminous Embrace       | attack | 8 | after
Fifth Executor         | boost  | 1 | hit
Fifth Executor         | boost  | 8 | never
Divine Thrust          | attack | 1 | after
Divine Thrust          | attack | 8 | after
To Me! (Command Order) | attack | 1 | hit
To Me! (Command Order) | attack | 8 | never
Sealing Hoplon         | attack | 1 | hit
Sealing Hoplon         | attack | 8 | never
Succession             | attack | 4 | hit
Succession             | attack | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
