"""Vincent: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Ballot Fixing", "ultra", (1, 2), 4, 8, 0, 0, "Natioanl Scar", "instant", 2, gauge=2),
    Face("Phoenix Revival", "ultra", (1, 3), 6, 1, 4, 0, "A Moment of Reflection", "instant", gauge=3),
    Face("Crimson Barrage", "special", (2, 5), 4, 1, 0, 0, "National Debt", "instant"),
    Face("Gatling Punch", "special", (1, 2), 2, 5, 0, 0, "Fortress Frame", "continuous", 1),
    Face("Majority Whip", "special", (1, 2), 3, 5, 0, 0, "Rushdown", "continuous"),
    Face("National Guard", "special", (1, 1), 6, 3, 0, 0, "Bunker Buster", "continuous"),
    Face("Phoenix Ascent", "special", (1, 2), 3, 6, 0, 2, "Foundation", "continuous"),
]
MOMENTS = moments("""
Ballot Fixing    | attack | 1 | hit
Ballot Fixing    | attack | 8 | never
Phoenix Revival  | attack | 1 | hit
Crimson Barrage  | attack | 2 | hit
Crimson Barrage  | attack | 8 | never
Gatling Punch    | attack | 1 | hit
Majority Whip    | attack | 1 | hit
National Guard   | attack | 8 | before
Phoenix Ascent   | attack | 1 | hit
Phoenix Ascent   | attack | 8 | never
""")
ME = "vincent"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, "Dive")


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@rule("EX 6.9", "EX 12.2")
@pytest.mark.parametrize(("exceeded", "armor"), [(False, 0), (True, 2)])
def test_when_striking_he_buys_guard(exceeded: bool, armor: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Majority Whip", *THREE, "Sweep")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Grasp", "Cross")
    assert not table.can(c.PAY_HAND_TWO + table.card(0, "Dive"))
    table.no()
    table.pause("attack")
    table.sets("Majority Whip", "Block")
    assert table.stats(0) == (3, 5, armor, 4)


@pytest.mark.parametrize("exceeded", [False, True])
def test_he_buys_at_most_3(exceeded: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.exceed(0, exceeded)
    table.hand(0, "Majority Whip", *THREE, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay(*THREE)
    assert table.asked == "set attack"


# ---- the attacks


@pytest.mark.parametrize(
    ("attack", "spaces", "more", "expected"),
    [
        ("Ballot Fixing", (3, 4), {"gauge": THREE[:2]}, (3, 4, [4])),
        ("Majority Whip", (3, 4), {}, (3, 9, [3])),
        ("Phoenix Ascent", (3, 4), {}, (3, 5, [3])),
        ("Majority Whip", (3, 6), {}, (3, 6, [])),
    ],
)
def test_hits_and_pushes(
    attack: str, spaces: tuple[int, int], more: dict[str, tuple[str, ...]], expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Sweep", spaces=spaces, pause="clean-up", **more)  # type: ignore[arg-type]
    assert outcome(table) == expected


def test_ballot_fixing_gains_advantage_and_ignores_guard() -> None:
    table = duel(ME, "Ballot Fixing", "Sweep", gauge=THREE[:2])
    assert (attacks(table), table.turn_of) == (1, 0)  # 4 damage stuns a Guard of 6


def test_phoenix_revival_gains_4_life() -> None:
    assert duel(ME, "Phoenix Revival", "Block", life=20, gauge=THREE).life(0) == 24
    assert duel(ME, "Phoenix Revival", "Block", life=20, gauge=THREE, spaces=(3, 8)).life(0) == 20


def test_crimson_barrage_names_2_cards() -> None:
    table = duel(ME, "Crimson Barrage", "Block", spaces=(3, 6), other_hand=("Grasp", "Cross", "Grasp"))
    table.choose(table.named(c.NAME, "Grasp", 1))
    table.choose(table.named(c.NAME, "Sweep", 1))
    assert table.cards(1, "hand") == ["Cross"]
    assert table.events("hand shown", 1)


def test_gatling_punch_buys_power() -> None:
    table = duel(ME, "Gatling Punch", "Sweep", hand=THREE)
    respond(table, "yes", ("pay", "Grasp"), ("pay", "Cross"), ("pay", "Dive"))
    assert table.damage(1) == [5]


def test_gatling_punch_spends_up_to_7_force() -> None:
    table = duel(ME, "Gatling Punch", "Sweep", hand=(*THREE, "Spike", "Sweep", "Focus", "Block", "Assault"))
    table.yes()
    table.pay(*THREE, "Spike", "Sweep", "Focus", "Block")
    assert (table.damage(1), table.asked, table.count(0, "hand")) == ([2 + 7], "action", 1)


@pytest.mark.parametrize(("answer", "space", "expected"), [
    ("Cross", 4, (6, 7, [6])), ("Cross", 5, (6, 8, [])), ("Sweep", 4, (3, 4, [6])),
])  # fmt: skip
def test_national_guard_closes_by_the_damage_taken(
    answer: str, space: int, expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, "National Guard", answer, spaces=(3, space), boosts=("Gatling Punch",), pause="clean-up")
    assert outcome(table) == expected


def test_national_guard_stops_beside_the_opponent() -> None:
    table = duel(ME, "National Guard", "Grasp", boosts=("Gatling Punch",))
    table.move("push", 1)  # from 3 to 2
    assert outcome(table) == (3, 4, [6])


# ---- the boosts


@pytest.mark.parametrize(("card", "size"), [("Ballot Fixing", 5), ("Crimson Barrage", 3)])
def test_boosts_that_draw_to_a_size(card: str, size: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, card, "Grasp", "Cross")
    table.boost(card)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.count(0, "hand") == size + 1  # and the draw at the end of the turn


def test_a_moment_of_reflection_turns_force_into_life() -> None:
    table = Table(ME, QUIET)
    table.set_life(0, 20)
    table.hand(0, "Phoenix Revival", "Phoenix Revival", "Grasp")
    table.boost("Phoenix Revival")
    table.yes()
    table.pay("Phoenix Revival", two=True)
    table.pay("Grasp")
    assert table.life(0) == 23


def test_a_moment_of_reflection_spends_up_to_5_force() -> None:
    table = Table(ME, QUIET)
    table.set_life(0, 20)
    table.hand(0, "Phoenix Revival", *THREE, "Spike", "Sweep", "Focus")
    table.boost("Phoenix Revival")
    table.yes()
    table.pay(*THREE, "Spike", "Sweep")
    assert (table.life(0), table.asked, table.seat) == (25, "action", 1)


def test_fortress_frame_and_rushdown() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Gatling Punch", "Grasp", "Sweep")
    table.boost("Gatling Punch")
    table.pay("Grasp")
    assert (table.asked, table.seat) == ("may", 0)  # Now: Strike, for which he may buy Guard
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Gatling Punch", "Majority Whip"), pause="attack")
    assert table.stats(0) == (3, 8, 0, 5)
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Majority Whip")
    table.boost("Majority Whip")
    assert table.at(0) == 5
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Majority Whip")
    table.boost("Majority Whip")
    assert table.at(0) == 4


def test_bunker_buster_ignores_guard_and_draws() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "National Guard")
    table.boost("National Guard")
    assert table.count(0, "hand") == 2
    table = duel(ME, "Cross", "Sweep", boosts=("National Guard",))
    assert attacks(table) == 1


def test_foundation_gives_armor_and_holds_the_ground() -> None:
    for boosts, place in ((("Phoenix Ascent",), 3), ((), 2)):
        table = duel(ME, "Sweep", "Grasp", boosts=boosts)
        table.move("push", 1)
        assert table.at(0) == place
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Phoenix Ascent",), pause="attack")
    assert table.stats(0)[2] == 2
