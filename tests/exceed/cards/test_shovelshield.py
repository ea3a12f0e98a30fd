"""Shovel & Shield Knight: every card, both sides of their own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_boost, check_exceed
from tests.exceed.cards.shared import check_quick_step
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Tandem Attack", "ultra", (1, 1), 7, 5, 0, 0, "Inseperable", "continuous", 1, gauge=2),
    Face("Shield Boomerang", "ultra", (2, 4), 6, 3, 0, 0, "Shovel of Hope", "instant", 1, gauge=3),
    Face("Buckler Blow", "special", (0, 1), 2, 7, 0, 0, "Quick Switch", "instant", 1, force=1),
    Face("Discovery!", "special", (1, 2), 1, 6, 0, 0, "Quick Step", "instant"),
    Face("Shovel Drop", "special", (1, 2), 4, 4, 0, 3, "Hop", "instant"),
    Face("Shield Gong", "special", (0, 1), 4, 2, 2, 4, "Full Defense", "continuous", force=1),
    Face("Charge Slash", "special", (1, 1), 5, 1, 0, 6, "Charge Up", "continuous", 1),
]
SCENES = [
    scene("Tandem Attack", (5, 6), "before: [advance 1, advance 2], advance to 7. range: miss."),
    scene("Discovery!", (5, 6),
        "before: advance to 7, draw 1, [pick Cross, Dive, Spike], Dive to gauge. damage: they take 1.",
    ),
    scene("Charge Slash", (5, 6), "before: close to 5. damage: they take 6. stun: they are stunned.", answer="Block"),
    numbers("Cross", (1, 9), (3, 6, 0, 0, 1, 2), boosts=("Inseperable",)),
]  # fmt: skip
ME = "shovelshield"
SHIELD = "Shield Knight"
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


def fight(attack: str, answer: str, spaces: tuple[int, int], shield: int, **more: object) -> Table:
    """A strike with Shield Knight on a space."""
    return ordered(duel(ME, attack, answer, spaces=spaces, tokens={SHIELD: (shield,)}, **more))  # type: ignore[arg-type]


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    if face.name != "Charge Slash":
        check(ME, face)
        return
    check_boost(ME, face)  # its Power depends on who has initiated
    table = fight(face.name, "Block", (3, 9), 3, answering=True, pause="attack")
    assert (table.stats(0), table.range(0)) == ((face.power, face.speed, face.armor, face.guard), face.range)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- their own card


@rule("EX 3.21")
def test_shield_knight_starts_on_their_space() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    assert table.tokens(0, SHIELD) == [3]
    assert Table(QUIET, ME).tokens(1, SHIELD) == [7]


def test_when_they_exceed_for_3_shield_knight_goes_anywhere() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.spaces == list(range(1, 10))
    table.space(9)
    assert (table.tokens(0, SHIELD), table.turn_of) == ([9], 1)


@pytest.mark.parametrize(("place", "choice"), [(0, None), (1, 4), (1, 6)])
def test_the_action_brings_shield_knight_or_moves_it_1(place: int, choice: int | None) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.token(0, SHIELD, 5)
    table.action()
    table.alternative(place)
    if choice:
        assert table.spaces == [4, 6]
        table.space(choice)
    assert (table.tokens(0, SHIELD), table.turn_of) == ([choice or 3], 1)


def test_exceeded_the_action_places_shield_knight_anywhere() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.action()
    table.space(8)
    assert table.tokens(0, SHIELD) == [8]


@pytest.mark.parametrize("exceeded", [False, True])
def test_on_shield_knight_an_advance_or_close_in_a_strike_may_be_1_longer(exceeded: bool) -> None:
    table = fight("Shovel Drop", "Block", (3, 7), 3, exceeded=exceeded)  # advances 2
    assert (table.asked, table.seat, table.at(0)) == ("may", 0, 3)
    table.yes()
    assert outcome(table) == (6, 7, [2])
    table = fight("Charge Slash", "Block", (3, 7), 3, exceeded=exceeded)  # closes 1
    table.yes()
    assert table.at(0) == 5
    table = fight("Charge Slash", "Block", (3, 7), 3, exceeded=exceeded)
    table.no()
    assert table.at(0) == 4
    assert fight("Shovel Drop", "Block", (3, 7), 4, exceeded=exceeded).at(0) == 5


def test_outside_a_strike_nothing_is_longer() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Discovery!")
    table.boost("Discovery!")
    table.move("advance", 1)
    assert (table.at(0), table.asked) == (4, "action")


@pytest.mark.parametrize(("exceeded", "shield", "damage"), [(True, 4, 1), (True, 3, 3), (True, 5, 3), (False, 4, 3)])
def test_exceeded_shield_knight_in_between_gives_2_armor(exceeded: bool, shield: int, damage: int) -> None:
    assert fight("Charge Slash", "Cross", (3, 5), shield, exceeded=exceeded).damage(0) == [damage]


# ---- Ultras


@pytest.mark.parametrize(("shield", "spaces", "hits"), [(4, 1, True), (5, 2, True), (6, 2, False), (3, 1, True)])
def test_tandem_attack_hits_only_through_shield_knight(shield: int, spaces: int, hits: bool) -> None:
    table = fight("Tandem Attack", "Block", (3, 4 + spaces), shield, gauge=TWO)
    table.move("advance", spaces)
    if table.asked == "may":
        table.no()
    assert bool(table.damage(1)) == hits


def test_inseperable_protects_only_on_shield_knight() -> None:
    table = fight("Cross", "Block", (3, 8), 3, boosts=("Tandem Attack",), pause="attack")
    assert table.stats(0) == (6, 6, 3, 0)
    table = fight("Cross", "Block", (3, 8), 4, boosts=("Tandem Attack",), pause="attack")
    assert table.stats(0) == (3, 6, 0, 0)
    for shield, at in ((3, 3), (4, 2)):
        table = fight("Sweep", "Grasp", (3, 4), shield, boosts=("Tandem Attack",))
        table.move("push", 1)
        assert table.at(0) == at


@rule("EX 15.10")
def test_shield_boomerang_flies_from_shield_knight_and_dodges_around_it() -> None:
    assert fight("Shield Boomerang", "Block", (3, 8), 5, gauge=THREE).damage(1) == [4]
    assert fight("Shield Boomerang", "Block", (3, 8), 3, gauge=THREE).damage(1) == []
    for shield, hit in ((1, False), (3, False), (4, True), (6, True), (7, False), (9, False)):
        assert bool(fight("Shield Boomerang", "Sweep", (3, 5), shield, gauge=THREE).damage(0)) == hit
    assert fight("Shield Boomerang", "Sweep", (4, 6), 1, gauge=THREE).damage(0) != [], "5 from Shield Knight"


def test_shovel_of_hope_draws_4_and_becomes_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Shield Boomerang", "Cross")
    table.boost("Shield Boomerang")
    assert (table.count(0, "hand"), table.cards(0, "gauge")) == (5, ["Shield Boomerang"])


# ---- Specials


@pytest.mark.parametrize("attack", ["Buckler Blow", "Shield Gong"])
@rule("EX 8.15", "EX 15.11")
def test_the_shield_strikes_from_shield_knight_and_pushes_2_from_there(attack: str) -> None:
    damage = [0] if attack == "Buckler Blow" else [2]
    assert outcome(fight(attack, "Block", (3, 7), 6, hand=("Grasp",))) == (3, 9, damage)
    assert outcome(fight(attack, "Block", (3, 7), 8, hand=("Grasp",))) == (3, 5, damage)
    table = fight(attack, "Block", (3, 7), 7, hand=("Grasp",))
    assert table.movements == {("push", 2), ("pull", 2)}
    table.move("pull", 2)
    assert outcome(table) == (3, 5, damage)
    assert outcome(fight(attack, "Block", (3, 4), 6, hand=("Grasp",))) == (3, 4, [])


@pytest.mark.parametrize(("shield", "ends"), [(9, (9, 3)), (7, (3, 7)), (3, (3, 3))])
def test_quick_switch_changes_places_with_shield_knight_on_a_free_space(shield: int, ends: tuple[int, int]) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.token(0, SHIELD, shield)
    table.hand(0, "Buckler Blow", "Cross")
    table.boost("Buckler Blow")
    assert (table.at(0), table.tokens(0, SHIELD)[0], table.asked, table.seat) == (*ends, "action", 0)


def test_discovery_advances_1_draws_and_adds_a_card_to_the_gauge() -> None:
    table = fight("Discovery!", "Block", (3, 5), 9, hand=("Cross",))
    assert (table.at(0), table.count(0, "hand"), table.asked) == (4, 2, "pick card")
    table.pick("Cross")
    assert (table.cards(0, "gauge")[0], table.damage(1)) == ("Cross", [0])


def test_quick_step_moves_1_and_gives_another_action() -> None:
    check_quick_step(ME, "Discovery!")


@pytest.mark.parametrize(("opponent", "at", "damage"), [(6, 5, [2]), (4, 6, [4])])
def test_shovel_drop_advances_2_and_passing_gives_2_power(opponent: int, at: int, damage: list[int]) -> None:
    assert outcome(fight("Shovel Drop", "Block", (3, opponent), 9)) == (at, opponent, damage)


def test_hop_moves_shield_knight_1_or_2() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Shovel Drop")
    table.boost("Shovel Drop")
    assert table.spaces == [1, 2, 4, 5]
    table.space(5)
    assert (table.tokens(0, SHIELD), table.asked, table.seat) == ([5], "action", 0)


@pytest.mark.parametrize(("shield", "hit"), [(4, False), (3, True), (5, True), (2, True), (6, True)])
def test_full_defense_dodges_an_opponent_beyond_shield_knight(shield: int, hit: bool) -> None:
    assert bool(fight("Charge Slash", "Cross", (3, 5), shield, boosts=("Shield Gong",)).damage(0)) == hit


def test_charge_slash_is_stronger_for_who_initiated() -> None:
    table = fight("Charge Slash", "Focus", (3, 5), 9)
    while table.asked == "may":
        table.no()
    assert (table.at(0), table.damage(1)) == (4, [6])
    table = fight("Charge Slash", "Block", (3, 5), 9, answering=True)
    assert (table.damage(1), stunned(table, 1)) == ([3], False)


def test_charge_up_gives_2_power_and_2_guard() -> None:
    table = fight("Cross", "Block", (3, 9), 3, boosts=("Charge Slash",), pause="attack")
    assert table.stats(0) == (5, 6, 0, 2)
