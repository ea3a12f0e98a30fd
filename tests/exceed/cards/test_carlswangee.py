"""Carl Swangee: every card, both sides of his own; Overload is in the rules of setting."""

import pytest

from tests.exceed.cards.duel import QUIET, duel, outcome, stunned
from tests.exceed.cards.faces import Face, check_attack, check_exceed
from tests.exceed.cards.faces import check as check_face
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Improvised Weapon", "special", (3, 6), 1, 6, 0, 0, "Investigate", "instant", 1),
    Face("Disarming Strike", "special", (1, 1), 2, 6, 0, 0, "Disarming Maneuver", "instant", 1),
    Face("Swangee Elbow", "special", (1, 1), 4, 4, 0, 4, "Armor Up", "continuous", 1),
    Face("Cease & Desist", "special", (1, 3), 3, 3, 3, 3, "Headlong Run", "instant"),
    Face("Power Short", "special", (1, 2), 7, 2, 2, 3, "Precision Engineering", "instant"),
]
ULTRAS = [
    Face("Authorized Force", "ultra", (1, 1), 10, 6, 0, 0, "Overload", "overload", gauge=4),
    Face("Autonomic Response", "ultra", (1, 3), 6, 1, 0, 0, "Overload", "overload", gauge=2),
]
MOMENTS = moments("""
Improvised Weapon | attack | 3 | hit
Improvised Weapon | attack | 8 | never
Disarming Strike  | attack | 1 | before hit
Disarming Strike  | attack | 8 | before
Cease & Desist    | attack | 1 | after
Cease & Desist    | attack | 8 | after
Power Short       | attack | 1 | after
Power Short       | attack | 8 | after
""")
ME = "carlswangee"


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check_face(ME, face)


@pytest.mark.parametrize("face", ULTRAS, ids=str)
def test_the_printed_numbers_of_the_ultras(face: Face) -> None:
    check_attack(ME, face)
    table = Table(ME, QUIET)
    card = table.match.card(table.card(0, face.name))
    assert (card.boost_name, card.boost_force) == (face.boost, face.boost_force)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("answer", "armor"), [("Headwind", 1), ("Block", 0)])
def test_he_has_armor_against_specials(exceeded: bool, answer: str, armor: int) -> None:
    table = duel(ME, "Cross", answer, spaces=(3, 9), other="propeller", exceeded=exceeded, pause="attack")
    assert table.stats(0) == (5 if exceeded else 3, 6, armor, 0)


def test_exceeded_only_his_normals_are_stronger() -> None:
    table = duel(ME, "Swangee Elbow", "Block", spaces=(3, 9), exceeded=True, pause="attack")
    assert table.stats(0)[0] == 4


# ---- the attacks


def test_autonomic_response_is_not_hit_by_normals() -> None:
    gauge = ("Grasp", "Cross")
    table = duel(ME, "Autonomic Response", "Assault", gauge=gauge)
    assert (table.damage(0), table.damage(1)) == ([], [6])
    table = duel(ME, "Autonomic Response", "Power Short", other=ME, gauge=gauge)
    assert table.damage(0) == [6]  # 7, less the Armor against Specials


@pytest.mark.parametrize("answering", [False, True])
def test_improvised_weapon_returns_or_gains_advantage(answering: bool) -> None:
    table = duel(ME, "Improvised Weapon", "Block", spaces=(3, 6), answering=answering, pause="clean-up")
    assert table.count(0, "hand") == 0
    table.go()
    assert ("Improvised Weapon" in table.cards(0, "hand")) == answering
    assert bool(table.events("advantage", 0)) != answering


@rule("EX 18.11")
def test_disarming_strike_takes_a_normal_or_shows_the_hand() -> None:
    table = duel(ME, "Disarming Strike", "Sweep", spaces=(3, 6), other_hand=("Cross", "Dive"))
    assert (table.at(0), table.asked, table.seat) == (5, "pick card", 1)
    table.choose(table.named(c.CARD, "Dive"))
    assert table.cards(1, "discard") == ["Dive"]
    assert not table.events("hand shown")
    table = duel(ME, "Disarming Strike", "Sweep", other="nehtali", other_hand=("Soul Thresher",))
    assert table.events("hand shown", 1)
    assert duel(ME, "Disarming Strike", "Block", spaces=(3, 9)).at(0) == 5


def test_swangee_elbow_ignores_armor_and_guard() -> None:
    table = duel(ME, "Swangee Elbow", "Focus")
    assert (table.damage(1), stunned(table, 1)) == ([4], True)


def test_cease_and_desist_discards_1_less_draws_and_loses_its_armor() -> None:
    table = duel(ME, "Cease & Desist", "Sweep", hand=("Cross", "Dive"), pause="clean-up")
    assert (outcome(table), table.count(0, "hand")) == ((3, 4, [3]), 3)
    assert table.damage(0) == [6]


@pytest.mark.parametrize(("spaces", "own"), [((3, 5), []), ((3, 8), [3])])
def test_power_short_hurts_him_when_it_misses(spaces: tuple[int, int], own: list[int]) -> None:
    table = duel(ME, "Power Short", "Block", spaces=spaces)
    assert (table.damage(0), table.damage(1)) == (own, [] if own else [5])
    table = duel(ME, "Power Short", "Grasp")
    table.move("push", 2)
    assert table.events("movement ignored", 0)


# ---- the boosts


@pytest.mark.parametrize(("special", "left"), [(True, 1), (False, 2)])
def test_investigate_discards_one_more_after_a_special(special: bool, left: int) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, "Improvised Weapon", "Grasp")
    specials = [card.name for card in table.match.fighters[1].cards if card.kind == c.SPECIAL]
    table.hand(1, *(specials if special else ("Cross", "Dive", "Grasp"))[:3])
    table.boost("Improvised Weapon")
    assert table.asked == ("discard to limit" if special else "action"), "the second card is of their choice"
    if special:
        table.choose(table.state.options[0])
    assert (table.asked, table.seat, table.count(1, "hand")) == ("action", 1, left)


@pytest.mark.parametrize(("space", "place", "left"), [(4, 6, 1), (7, 5, 2)])
def test_disarming_maneuver_advances_2_and_discards_when_it_passes(space: int, place: int, left: int) -> None:
    table = Table(ME, QUIET, spaces=(3, space))
    table.hand(0, "Disarming Strike", "Grasp")
    table.hand(1, "Cross", "Dive")
    table.boost("Disarming Strike")
    assert (table.at(0), table.count(1, "hand")) == (place, left)


def test_armor_up_and_headlong_run() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Swangee Elbow",), pause="attack")
    assert table.stats(0)[2] == 3
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Cease & Desist")
    table.boost("Cease & Desist")
    assert table.movements == {("stay", 0), *(("close", spaces) for spaces in range(1, 7))}
    table.move("close", 6)
    assert table.at(0) == 7


def test_precision_engineering_swaps_a_normal_for_itself() -> None:
    for accepted in (True, False):
        table = Table(ME, QUIET)
        table.hand(0, "Power Short")
        table.gauge(0, "Cross", "Swangee Elbow")
        table.boost("Power Short")
        table.yes() if accepted else table.no()
        table.forced()
        assert ("Power Short" in table.cards(0, "gauge")) == accepted
        assert ("Cross" in table.cards(0, "hand")) == accepted
