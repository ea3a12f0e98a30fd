"""Jack-O: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, pay, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_1
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Cheer Servant On", "ultra", (1, 2), 4, 6, 0, 0, "Perfection Can't Please Me", "instant", gauge=3),
    Face("Forever Elysion Driver", "ultra", (1, 1), 6, 4, 0, 0, "Juno", "continuous", gauge=2),
    Face("Iron Pumpkin", "special", (3, 4), 2, 6, 0, 0, "Atack Command", "continuous"),
    Face("Chain of Chiron", "special", (2, 3), 3, 5, 0, 0, "Defend Command", "continuous"),
    Face("Servant Shoot", "special", (1, 1), 5, 4, 0, 0, "Dopros", "continuous"),
    Face("Throw Servant", "special", (2, 6), 3, 2, 0, 6, "Sweet Tooth", "continuous"),
    Face("Countdown", "special", (0, 0), 1, 2, 3, 4, "Summon Servant", "instant", cancel=1),
]
ME = "jacko"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_2_and_draws_3() -> None:
    check_exceed(ME, 2)
    table = Table(ME, "nehtali")
    table.gauge(0, "Grasp", "Cross")
    table.choose(c.EXCEED_ACTION)
    pay(table)
    assert table.count(0, "hand") == 4, "and the draw at the end of the turn"


@pytest.mark.parametrize("exceeded", [False, True])
def test_her_action_boosts_and_strikes(exceeded: bool) -> None:
    table = Table(ME, "nehtali")
    table.exceed(0, exceeded)
    table.hand(0, "Iron Pumpkin", "Cross", "Dive")
    table.gauge(0, "Servant Shoot")
    table.action()
    table.pay("Cross")
    if exceeded:
        table.pick("Servant Shoot", 1)
        assert table.cards(0, "gauge") == []
    else:
        table.forced()
    assert table.cards(0, "boosts") == (["Servant Shoot"] if exceeded else ["Iron Pumpkin"])
    assert (table.asked, table.seat) == ("set attack", 0)


def offered(table: Table) -> set[str]:
    """The names of the cards that can be picked."""
    return {str(table.match.card(option % 256).name) for option in table.state.options}


@pytest.mark.parametrize(
    ("exceeded", "names"),
    [(False, {"Iron Pumpkin", "Chain of Chiron"}), (True, {"Iron Pumpkin", "Chain of Chiron", "Servant Shoot"})],
)
def test_her_action_boosts_one_continuous_boost(exceeded: bool, names: set[str]) -> None:
    table = Table(ME, QUIET)
    table.exceed(0, exceeded)
    table.hand(0, "Iron Pumpkin", "Chain of Chiron", "Cheer Servant On")
    table.gauge(0, "Servant Shoot", "Countdown", "Grasp")
    table.action()
    table.pay("Grasp", gauge=True)
    assert (table.asked, offered(table)) == ("pick card", names)
    table.pick("Iron Pumpkin")
    assert (table.asked, table.cards(0, "boosts")) == ("set attack", ["Iron Pumpkin"])


@pytest.mark.parametrize(
    ("attack", "spaces", "boosts", "choices", "result"),
    [
        ("Cheer Servant On", (3, 5), (), (), (3, 5, [2])),
        ("Forever Elysion Driver", (3, 4), (), (), (3, 4, [4])),
        ("Iron Pumpkin", (3, 7), (), (), (3, 7, [0])),
        ("Chain of Chiron", (3, 6), (), (("retreat", 1),), (2, 6, [1])),
        ("Servant Shoot", (3, 5), (), (), (3, 5, [])),
        ("Servant Shoot", (3, 7), ("Juno",), (), (3, 7, [3])),
        ("Servant Shoot", (3, 4), ("Juno",), (), (3, 4, [3])),
        ("Servant Shoot", (3, 8), ("Juno",), (), (3, 8, [])),
        ("Throw Servant", (3, 9), (), (), (3, 9, [1])),
        ("Countdown", (3, 4), (), (), (3, 4, [])),
        ("Countdown", (3, 5), ("Defend Command", "Dopros"), (), (3, 5, [2])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], boosts: tuple[str, ...], choices: tuple[Choice, ...],
    result: tuple[int, int, list[int]],
) -> None:  # fmt: skip
    table = ordered(duel(ME, attack, "Block", spaces=spaces, gauge=THREE, boosts=boosts))
    assert outcome(ordered(respond(table, *choices))) == result


def test_cheer_servant_on_keeps_a_boost_and_gains_advantage() -> None:
    table = duel(ME, "Cheer Servant On", "Block", gauge=THREE, boosts=("Juno", "Dopros"))
    while table.asked == "order":
        table.order("Sustain")
    table.pick("Dopros")
    ordered(table)
    assert (table.cards(0, "boosts"), table.turn_of) == (["Servant Shoot"], 0)


def test_cheer_servant_on_need_not_keep_a_boost() -> None:
    table = duel(ME, "Cheer Servant On", "Sweep", gauge=THREE, boosts=("Dopros",))
    assert (table.asked, table.can(c.PASS)) == ("pick card", True)
    table.no()
    assert (table.cards(0, "boosts"), table.turn_of) == ([], 0)


def test_chain_of_chiron_moves_1_either_way() -> None:
    assert duel(ME, "Chain of Chiron", "Sweep", spaces=(3, 6)).movements == BOTH_WAYS_1


def test_countdown_counts_her_boosts() -> None:
    boosts = ("Iron Pumpkin", "Juno")
    table = ordered(duel(ME, "Countdown", "Sweep", spaces=(1, 9), boosts=boosts, pause="clean-up"))
    assert (table.stats(0), table.range(0)) == ((3, 4, 3, 4), (0, 2))


def test_sweet_tooth_draws_1_and_adds_1() -> None:
    table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=("Sweet Tooth",), hand=("Sweep", "Dive"))
    table.pick("Sweep")
    ordered(table)
    assert (table.asked, table.count(0, "hand"), sorted(table.cards(0, "gauge"))) == ("action", 2, ["Cross", "Sweep"])
    table = Table(ME, QUIET, spaces=(5, 8))
    table.hand(0, "Sweet Tooth")
    table.boost("Sweet Tooth")
    assert table.at(0) == 3


def test_draws_of_a_hit() -> None:
    assert duel(ME, "Forever Elysion Driver", "Block", gauge=THREE).count(0, "hand") == 3
    assert duel(ME, "Iron Pumpkin", "Block", spaces=(3, 6)).count(0, "hand") == 1


def test_throw_servant_boosts_from_hand_or_gauge_and_keeps_it() -> None:
    table = duel(ME, "Throw Servant", "Block", spaces=(3, 6), gauge=("Iron Pumpkin",), hand=("Cross",))
    table.yes()
    table.forced()
    assert table.cards(0, "boosts") == ["Iron Pumpkin"]
    assert table.count(0, "gauge") == 1, "the attack itself"


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Juno", (3, 6, 0, 0), (2, 3)),
        ("Atack Command", (3, 6, 0, 0), (2, 3)),
        ("Defend Command", (4, 5, 2, 0), (2, 3)),
        ("Dopros", (3, 5, 0, 0), (2, 4)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, int, int, int], reach: tuple[int, int]) -> None:
    table = duel(ME, "Chain of Chiron", "Block", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


@pytest.mark.parametrize("boost", ["Juno", "Atack Command", "Defend Command", "Sweet Tooth"])
def test_what_her_boosts_do_when_she_hits(boost: str) -> None:
    table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=(boost,), hand=("Sweep",))
    if boost == "Defend Command":
        table.order("Lose all Armor")
    if boost == "Sweet Tooth":
        table.pick("Sweep")
    elif boost != "Juno":
        table.yes()
    ordered(table)
    assert table.turn_of == (0 if boost == "Juno" else 1)
    name = {"Atack Command": "Iron Pumpkin", "Defend Command": "Chain of Chiron", "Sweet Tooth": "Sweep"}.get(boost)
    assert name is None or name in table.cards(0, "gauge")


def test_her_instant_boosts_fill_the_gauge() -> None:
    table = Table(ME, "nehtali")
    table.hand(0, "Cheer Servant On")
    table.top(0, "Grasp", "Cross")
    table.boost("Perfection Can't Please Me")
    assert table.cards(0, "gauge") == ["Grasp", "Cross"]
    table = Table(ME, "nehtali")
    table.hand(0, "Countdown")
    table.put(0, "discard", "Grasp", "Dive")
    table.boost("Summon Servant")
    table.pick("Grasp")
    assert table.cards(0, "gauge") == ["Grasp"]


def test_boosts_that_act_at_once() -> None:
    for boost, space, cards in (("Dopros", 3, 2), ("Sweet Tooth", 1, 1)):
        table = Table(ME, "nehtali")
        table.hand(0, boost)
        table.boost(boost)
        assert (table.at(0), table.count(0, "hand")) == (space, cards)


# ---- when, where and how much


MOMENTS = moments("""
Cheer Servant On       | attack | 1 | hit
Cheer Servant On       | attack | 8 | never
Forever Elysion Driver | attack | 1 | hit
Forever Elysion Driver | attack | 8 | never
Juno                   | boost  | 1 | hit
Juno                   | boost  | 8 | never
Iron Pumpkin           | attack | 4 | hit
Iron Pumpkin           | attack | 8 | never
Atack Command          | boost  | 1 | hit
Atack Command          | boost  | 8 | never
Chain of Chiron        | attack | 1 | after
Chain of Chiron        | attack | 8 | after
Defend Command         | boost  | 1 | after
Throw Servant          | attack | 1 | after
Throw Servant          | attack | 8 | after
Sweet Tooth            | boost  | 1 | hit
Sweet Tooth            | boost  | 8 | never
Countdown              | attack | 1 | before
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
