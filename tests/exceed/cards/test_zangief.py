"""Zangief: every card, both sides of his own."""

import pytest

from tests.exceed.cards.duel import QUIET, discards, duel, outcome, refuse, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_1, check_becomes_gauge, check_critical
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Ultimate Atomic Buster", "ultra", (1, 1), 11, 5, 0, 0, "Super Armor", "continuous", gauge=4),
    Face("Siberian Blizzard", "ultra", (1, 1), 8, 2, 0, 6, "Jump In", "instant", gauge=3),
    Face("Atomic Suplex", "special", (1, 1), 4, 6, 0, 0, "Siberian Fortitude", "continuous", 1),
    Face("Banishing Flat", "special", (2, 3), 4, 4, 0, 5, "Reach", "continuous", 1),
    Face("Spinning Piledriver", "special", (1, 1), 5, 4, 0, 0, "Thick Skinned", "continuous"),
    Face("Double Lariat", "special", (1, 2), 5, 2, 1, 6, "Ki Charge", "instant"),
    Face("Flying Power Bomb", "special", (1, 1), 6, 2, 0, 0, "Intimidate", "instant"),
]
MOMENTS = moments("""
Ultimate Atomic Buster | attack | 1 | hit
Siberian Blizzard      | attack | 1 | before hit
Siberian Blizzard      | attack | 8 | before
Atomic Suplex          | attack | 1 | hit
Banishing Flat         | attack | 2 | after
Banishing Flat         | attack | 8 | after
Spinning Piledriver    | attack | 1 | hit
Spinning Piledriver    | attack | 8 | never
Double Lariat          | attack | 1 | never
Flying Power Bomb      | attack | 1 | before
""")
CRITICAL_MOMENTS = moments("""
Atomic Suplex | attack | 1 | hit after
Atomic Suplex | attack | 8 | after
Double Lariat | attack | 1 | after
Double Lariat | attack | 8 | after
""")
ME = "zangief"
FOUR = ("Grasp", "Cross", "Dive", "Spike")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


@pytest.mark.parametrize("row", CRITICAL_MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_critical_attacks(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, critical=True)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def test_when_he_exceeds_he_pulls_up_to_2() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.gauge(0, *FOUR[:3])
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.movements == {("stay", 0), ("pull", 1), ("pull", 2)}
    table.move("pull", 2)
    assert table.at(1) == 5


@pytest.mark.parametrize("exceeded", [False, True])
def test_he_may_be_critical(exceeded: bool) -> None:
    check_critical(ME, "Cross", exceeded=exceeded)


@rule("EX 23.4")
@pytest.mark.parametrize(("exceeded", "power"), [(False, 4), (True, 6)])
def test_critical_next_to_the_opponent_he_is_stronger(exceeded: bool, power: int) -> None:
    more = {"gauge": ("Grasp",), "exceeded": exceeded, "pause": "attack"}
    table = duel(ME, "Cross", "Block", spaces=(3, 4), accept=True, **more)  # type: ignore[arg-type]
    assert table.stats(0)[:2] == (power, 7)
    table = duel(ME, "Cross", "Block", spaces=(3, 5), accept=True, **more)  # type: ignore[arg-type]
    assert table.stats(0)[:2] == (3, 6)
    table = duel(ME, "Cross", "Block", spaces=(3, 4), **more)  # type: ignore[arg-type]
    assert table.stats(0)[:2] == (3, 6)


# ---- the attacks


@rule("EX 2.10")
def test_ultimate_atomic_buster_empties_both_hands() -> None:
    table = duel(ME, "Ultimate Atomic Buster", "Block", gauge=FOUR, hand=("Dive",), other_hand=("Cross", "Spike"))
    table.choose(table.named(c.CARD, "Spike"))
    assert (table.count(0, "hand"), table.count(1, "hand"), table.damage(1)) == (0, 0, [9])
    assert table.cards(1, "discard")[:2] == ["Spike", "Cross"]


def test_siberian_blizzard_closes_draws_and_blocks_the_way() -> None:
    table = duel(ME, "Siberian Blizzard", "Sweep", spaces=(3, 5), gauge=FOUR[:3], answering=True)
    assert (outcome(table), table.count(0, "hand")) == ((4, 5, [8]), 2)
    table = duel(ME, "Siberian Blizzard", "Dive", spaces=(3, 5), gauge=FOUR[:3])
    assert table.at(1) == 4  # a Dive cannot pass


@pytest.mark.parametrize(("attack", "critical", "space", "place"), [
    ("Siberian Blizzard", False, 4, 3), ("Siberian Blizzard", False, 6, 4), ("Atomic Suplex", True, 5, 4),
    ("Atomic Suplex", True, 9, 6), ("Banishing Flat", False, 5, 4), ("Banishing Flat", False, 9, 5),
    ("Flying Power Bomb", False, 5, 4), ("Flying Power Bomb", False, 9, 5),
])  # fmt: skip
def test_attacks_that_close(attack: str, critical: bool, space: int, place: int) -> None:
    table = duel(ME, attack, "Block", spaces=(3, space), gauge=FOUR, accept=critical)
    assert table.at(0) == place


@pytest.mark.parametrize(
    ("attack", "spaces", "critical", "expected"),
    [
        ("Atomic Suplex", (3, 4), False, (3, 7, [4])),
        ("Atomic Suplex", (3, 4), True, (6, 7, [5])),
        ("Banishing Flat", (3, 6), False, (5, 6, [4])),
        ("Spinning Piledriver", (3, 4), False, (3, 4, [5])),
        ("Flying Power Bomb", (3, 6), False, (5, 6, [4])),
        ("Double Lariat", (3, 5), False, (3, 5, [3])),
    ],
)
def test_hits_and_moves(
    attack: str, spaces: tuple[int, int], critical: bool, expected: tuple[int, int, list[int]]
) -> None:
    answer = "Block" if attack in {"Flying Power Bomb", "Double Lariat"} else "Sweep"
    table = duel(ME, attack, answer, spaces=spaces, gauge=("Grasp",), accept=critical, pause="clean-up")
    assert outcome(table) == expected


@pytest.mark.parametrize(
    ("critical", "distance", "hit"), [(True, 3, True), (True, 4, False), (True, 7, False), (False, 4, True)]
)
def test_banishing_flat_critical_dodges_from_afar(critical: bool, distance: int, hit: bool) -> None:
    # A Sonic Boom of Guile's reaches 3 to 8.
    table = duel(ME, "Banishing Flat", "Sonic Boom", spaces=(2, 2 + distance), other="guile", gauge=("Grasp",),
                 accept=critical, answering=True, other_boosts=("Military Discipline",))  # fmt: skip
    refuse(table)
    assert [event.numbers[0] for event in table.events("range", 1)] == [int(hit)]


def test_spinning_piledriver_discards_and_ignores_armor_and_guard() -> None:
    table = duel(ME, "Spinning Piledriver", "Focus", other_hand=("Cross", "Dive", "Sweep"))
    assert (table.damage(1), table.asked, discards(table, 1)) == ([5], "action", 1)
    assert stunned(table, 1)


def test_double_lariat_is_not_pushed_and_moves_when_critical() -> None:
    table = duel(ME, "Double Lariat", "Grasp", spaces=(3, 4), gauge=("Cross",), accept=True)
    assert (table.asked, table.seat) == ("amount", 1)
    table.move("push", 2)
    assert table.events("movement ignored", 0)
    assert table.damage(1) == [6]
    assert (table.movements, table.seat) == ({*BOTH_WAYS_1, ("advance", 2), ("retreat", 2)}, 0)
    table.move("advance", 2)
    assert outcome(table) == (6, 4, [6])


def test_flying_power_bomb_critical_cannot_be_stunned() -> None:
    table = duel(ME, "Flying Power Bomb", "Assault", spaces=(3, 4), gauge=("Grasp",), accept=True)
    assert table.damage(1) == [7]
    table = duel(ME, "Flying Power Bomb", "Assault", spaces=(3, 4), gauge=("Grasp",))
    assert table.damage(1) == []


# ---- the boosts


@pytest.mark.parametrize(
    ("card", "stats"), [("Ultimate Atomic Buster", (4, 6, 0, 0)), ("Spinning Piledriver", (3, 6, 2, 0))]
)
def test_boosts_that_go_to_the_gauge_once_he_was_hit(card: str, stats: tuple[int, int, int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(card,), pause="attack")
    assert table.stats(0) == stats
    table = duel(ME, "Focus", "Assault", boosts=(card,))
    refuse(table)
    assert card in table.cards(0, "gauge")
    boost = table.match.card(table.card(0, card)).boost_name
    assert done(table, boost)[-1:] == ["after"]
    table = duel(ME, "Focus", "Assault", boosts=(card,), pause="clean-up")
    refuse(table)
    assert card in table.cards(0, "gauge")
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(card,))
    refuse(table)
    assert card in table.cards(0, "discard")


@pytest.mark.parametrize("boosts", [(), ("Super Armor",)])
def test_super_armor_cannot_be_stunned(boosts: tuple[str, ...]) -> None:
    table = duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=boosts)
    assert (table.damage(0), stunned(table, 0)) == ([5], not boosts)


def test_jump_in_advances_and_draws() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Siberian Blizzard")
    table.boost("Siberian Blizzard")
    assert (table.at(0), table.count(0, "hand")) == (4, 4)
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Siberian Blizzard")
    table.boost("Siberian Blizzard")
    assert table.at(0) == 5


def test_siberian_fortitude_and_reach() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Atomic Suplex", "Grasp")
    table.boost("Atomic Suplex")
    assert table.at(0) == 5
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Atomic Suplex", "Grasp")
    table.boost("Atomic Suplex")
    assert table.at(0) == 4
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Banishing Flat", "Grasp", "Cross")
    table.boost("Banishing Flat")
    table.pay("Grasp")
    refuse(table)
    assert (table.asked, table.seat) == ("set attack", 0)
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Atomic Suplex", "Banishing Flat"), pause="attack")
    assert (table.stats(0)[2], table.range(0)) == (2, (1, 3))


def test_ki_charge_becomes_gauge() -> None:
    check_becomes_gauge(ME, "Double Lariat", "Ki Charge")


@rule("EX 22.18")
def test_intimidate_names_a_range() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Flying Power Bomb")
    table.hand(1, "Grasp", "Spike")
    table.boost("Flying Power Bomb")
    table.choose(c.NUMBER + 3)
    table.forced()
    assert table.cards(1, "discard") == ["Spike"]
