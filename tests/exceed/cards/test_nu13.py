"""Nu-13: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, attacks, duel, ordered, outcome, refuse, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_3, check_astral_heat, check_burst
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ASTRAL_HEAT = "Sword of Destruction"
FACES = [
    Face("Calamity Sword", "ultra", (2, 3), 6, 7, 0, 0, "Broken Weapon", "instant", 2, gauge=3),
    Face("Legacy Edge", "ultra", (4, 8), 7, 3, 0, 0, "Counter Assault", "instant", 2, gauge=3),
    Face("Sword Summoner", "special", (1, 1), 2, 6, 0, 0, "Aerial Backflip", "instant"),
    Face("Supra Rage", "special", (2, 3), 3, 5, 0, 0, "Air Dash", "instant"),
    Face("Sword Dance", "special", (2, 2), 3, 4, 0, 4, "Gravity Seed", "continuous", 1),
    Face("Sickle Storm", "special", (2, 4), 4, 4, 0, 0, "Alter Space", "continuous"),
    Face("Spike Chaser", "special", (1, 1), 5, 3, 0, 0, "Luminous Slave", "continuous"),
]
SCENES = [
    scene("Sword of Destruction", (3, 4), "hit: +10 Power. damage: they take 13. stun: they are stunned."),
    scene("Sword Summoner", (3, 4), "damage: they take 2. stun: they are stunned. after: draw 1.", answer="Assault"),
    play("Aerial Backflip", (4, 5), "retreat to 2."),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1.", boosts=("Alter Space",)),
    scene("Spike Chaser", (6, 8), "before: [may]. range: miss. after: retreat to 4."),
    scene("Sword Summoner", (3, 7), "hit: +3 Power, [may]. damage: they take 5.", exceeded=True),
    scene("Sword Summoner", (3, 6), "hit: [may]. damage: they take 2.", exceeded=True),
    scene("Sword Summoner", (3, 7), "range: miss."),
    scene("Sickle Storm", (3, 7), "hit: [pull 2, push 2], push to 9. damage: they take 4."),
    scene("Sickle Storm", (3, 8), "hit: advantage, [may]. damage: they take 4. your turn: revert.", exceeded=True),
]  # fmt: skip
ME = "nu13"
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_her_astral_heat() -> None:
    check(ME, Face(ASTRAL_HEAT, "ultra", (1, 1), 3, 5, 0, 0, "Burst", "instant", gauge=3), copies=1)
    check_astral_heat(ME, ASTRAL_HEAT)
    check_burst(ME, ASTRAL_HEAT)


# ---- her own card


def test_exceeding_costs_3_and_draws_1() -> None:
    check_exceed(ME, 3)
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    # With the draw at the end of the turn.
    assert (table.count(0, "hand"), table.count(0, "overdrive"), table.turn_of) == (2, 3, 1)


@rule("EX 23.8")
def test_in_overdrive_she_retreats() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    table.idle()
    table.pick("Dive")
    assert (table.at(0), table.cards(0, "overdrive"), table.asked) == (2, ["Cross"], "action")


@pytest.mark.parametrize(
    ("attack", "answering", "exceeded", "bought", "reach"),
    [
        ("Sword Summoner", False, False, True, (4, 5)),
        ("Sword Summoner", False, False, False, (1, 1)),
        ("Calamity Sword", False, False, True, (5, 7)),
        ("Sword Summoner", False, True, False, (1, 5)),
        ("Supra Rage", True, True, False, (2, 7)),
    ],
)
def test_her_attacks_reach_farther(
    attack: str, answering: bool, exceeded: bool, bought: bool, reach: tuple[int, int]
) -> None:
    table = duel(
        ME, attack, "Block", spaces=(1, 9), gauge=FOUR, accept=bought, exceeded=exceeded, answering=answering,
        pause="attack",
    )  # fmt: skip
    assert table.range(0) == reach


def test_answering_she_buys_range_too_and_exceeded_she_is_not_asked() -> None:
    for exceeded in (False, True):
        table = Table(ME, QUIET, first=1)
        table.exceed(0, exceeded)
        table.hand(0, "Cross")
        table.gauge(0, "Dive")
        table.hand(1, "Block")
        table.choose(c.STRIKE_ACTION)
        table.set("Block")
        assert (table.asked, table.seat) == ("set attack" if exceeded else "may", 0)


@pytest.mark.parametrize(("opponent", "at"), [(4, 7), (7, 6)])
def test_exceeded_she_may_advance_3_when_she_hits(opponent: int, at: int) -> None:
    for moving in (True, False):
        table = ordered(duel(ME, "Sweep", "Focus", spaces=(3, opponent), exceeded=True))
        table.yes() if moving else table.no()
        assert outcome(table) == (at if moving else 3, opponent, [4])
    assert duel(ME, "Sweep", "Block", spaces=(1, 9), exceeded=True).asked == "action"


# ---- Ultras


def test_sword_of_destruction_has_10_more_power_at_range_1() -> None:
    assert duel(ME, ASTRAL_HEAT, "Block", spaces=(3, 4), gauge=THREE).damage(1) == [11]
    assert duel(ME, ASTRAL_HEAT, "Block", spaces=(3, 7), gauge=FOUR, accept=True).damage(1) == [1]
    assert duel(ME, ASTRAL_HEAT, "Block", spaces=(3, 5), gauge=THREE).damage(1) == []


@pytest.mark.parametrize(("opponent", "damage"), [(5, [6]), (6, [6]), (4, []), (7, [])])
def test_calamity_sword_only_hits(opponent: int, damage: list[int]) -> None:
    table = duel(ME, "Calamity Sword", "Sweep", spaces=(3, opponent), gauge=THREE)
    assert outcome(table) == (3, opponent, damage)


def test_broken_weapon_exchanges_the_hand_for_5_cards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Broken Weapon", "Cross", "Dive", "Focus")
    table.boost("Broken Weapon")
    table.pay("Cross", "Dive")
    cards = table.count(0, "hand") + table.count(0, "deck")
    # With the draw at the end of the turn; the Focus lies in the deck or was drawn again.
    assert (table.count(0, "hand"), cards, table.count(0, "discard"), table.turn_of) == (6, 27, 3, 1)


@pytest.mark.parametrize(("opponent", "suffered"), [(6, []), (5, [4])])
def test_legacy_edge_is_not_hit_from_range_5_on(opponent: int, suffered: list[int]) -> None:
    table = duel(ME, "Legacy Edge", "Hadoken", spaces=(1, opponent), other="ryu", gauge=THREE)
    assert table.damage(0) == suffered
    assert stunned(table, 0) == bool(suffered)


def test_legacy_edge_gains_advantage_and_moves_anywhere_when_it_hits() -> None:
    table = duel(ME, "Legacy Edge", "Block", spaces=(3, 7), gauge=THREE)
    assert (table.asked, table.spaces) == ("pick space", [1, 2, 3, 4, 5, 6, 8, 9])
    table.space(9)
    assert (outcome(table), table.turn_of) == ((9, 7, [5]), 0)
    table = duel(ME, "Legacy Edge", "Block", spaces=(3, 6), gauge=THREE)
    assert (outcome(table), table.turn_of) == ((3, 6, []), 1)


@pytest.mark.parametrize(("opponent", "space", "drawn"), [(4, 7, 2), (5, 5, 0)])
def test_counter_assault_pushes_3_and_draws_2_at_range_1_only(opponent: int, space: int, drawn: int) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Counter Assault", "Cross", "Dive")
    table.boost("Counter Assault")
    table.pay("Cross")  # and the Dive, the only card left
    assert (table.at(1), table.count(0, "hand"), table.turn_of) == (space, drawn + 1, 1)


# ---- Specials


@pytest.mark.parametrize(
    ("opponent", "bought", "answer", "damage", "drawn"),
    [
        (4, False, "Assault", [2], 1),
        (4, False, "Sweep", [2], 0),
        (8, True, "Sweep", [5], 0),
        (8, True, "Assault", [5], 1),
        (5, False, "Block", [], 0),
    ],
)
def test_sword_summoner_is_stronger_from_afar_and_draws_1_after_a_stun(
    opponent: int, bought: bool, answer: str, damage: list[int], drawn: int
) -> None:
    table = duel(ME, "Sword Summoner", answer, spaces=(3, opponent), gauge=("Grasp",), accept=bought)
    assert (table.damage(1), table.count(0, "hand"), stunned(table, 1)) == (damage, drawn, drawn == 1)


@pytest.mark.parametrize(("opponent", "at", "strikes"), [(5, 1, True), (6, 1, True), (4, 1, False), (7, 1, False)])
def test_aerial_backflip_retreats_2_and_strikes_at_range_4_or_5(opponent: int, at: int, strikes: bool) -> None:
    table = Table(ME, QUIET, spaces=(3, opponent))
    table.hand(0, "Aerial Backflip", "Cross")
    table.boost("Aerial Backflip")
    assert (table.at(0), table.turn_of) == (at, 0 if strikes else 1)
    if strikes:
        refuse(table)
        assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(
    ("opponent", "moving", "result"),
    [(5, True, (2, 6, [3])), (5, False, (3, 6, [3])), (4, True, (2, 5, [3])), (6, True, (2, 6, []))],
)
def test_supra_rage_may_retreat_1_and_pushes_1(opponent: int, moving: bool, result: tuple[int, int, list[int]]) -> None:
    table = duel(ME, "Supra Rage", "Sweep", spaces=(3, opponent))
    assert (table.asked, attacks(table)) == ("may", 1)
    table.yes() if moving else table.no()
    assert outcome(table) == result


def test_air_dash_moves_3() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, "Air Dash")
    table.boost("Air Dash")
    assert table.movements == BOTH_WAYS_3
    table.move("retreat", 3)
    assert (table.at(0), table.turn_of) == (1, 1)


@pytest.mark.parametrize("bought", [0, 2, 4])
def test_sword_dance_draws_2_and_buys_up_to_4_power(bought: int) -> None:
    hand = ("Dive", "Focus", "Spike", "Assault")
    table = duel(ME, "Sword Dance", "Sweep", spaces=(3, 5), hand=hand)
    assert (table.asked, table.count(0, "hand")) == ("may", 6)
    table.yes() if bought else table.no()
    table.pay(*hand[:bought])
    if bought == 2:
        table.no()
    assert table.damage(1) == [3 + bought]
    table = duel(ME, "Sword Dance", "Block", spaces=(3, 6), hand=hand)
    assert (table.asked, table.count(0, "hand")) == ("action", 6)  # it draws before it misses


@rule("EX 8.16")
def test_gravity_seed_holds_the_opponent_who_can_be_pushed_all_the_same() -> None:
    assert duel(ME, "Block", "Assault", spaces=(3, 6), boosts=("Gravity Seed",)).at(1) == 6
    table = duel(ME, "Supra Rage", "Sweep", spaces=(3, 5), boosts=("Gravity Seed",))
    table.no()
    assert outcome(table) == (3, 6, [3])


def test_gravity_seed_becomes_gauge_at_the_start_of_the_next_turn() -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Gravity Seed", "Cross")
    table.hand(1, *FOUR)
    table.boost("Gravity Seed")
    table.forced()
    assert (table.cards(0, "boosts"), table.seat, table.moves) == (["Sword Dance"], 1, [])
    table.idle()
    assert (table.cards(0, "boosts"), table.cards(0, "gauge"), table.turn_of) == ([], ["Sword Dance"], 0)


@pytest.mark.parametrize(("way", "space"), [("push", 8), ("pull", 4)])
def test_sickle_storm_moves_the_opponent_2_at_close_range(way: str, space: int) -> None:
    table = duel(ME, "Sickle Storm", "Block", spaces=(3, 6))
    assert table.movements == {("push", 2), ("pull", 2)}
    table.move(way, 2)
    assert (outcome(table), table.turn_of) == ((3, space, [2]), 1)


@pytest.mark.parametrize(("opponent", "turn", "damage"), [(8, 0, [2]), (9, 0, [2]), (7, 1, [])])
def test_sickle_storm_gains_advantage_from_range_5_on(opponent: int, turn: int, damage: list[int]) -> None:
    table = duel(ME, "Sickle Storm", "Block", spaces=(3, opponent), gauge=("Grasp",), accept=True)
    assert (outcome(table), table.turn_of) == ((3, opponent, damage), turn)


@pytest.mark.parametrize(
    ("bought", "opponent", "at", "damage"),
    [(0, 4, 1, [3]), (0, 6, 1, []), (2, 6, 1, [3]), (1, 6, 1, []), (3, 7, 1, [3]), (3, 4, 1, [3])],
)
def test_spike_chaser_buys_up_to_3_range_and_retreats_2(bought: int, opponent: int, at: int, damage: list[int]) -> None:
    hand = ("Dive", "Focus", "Spike", "Assault")
    table = duel(ME, "Spike Chaser", "Block", spaces=(3, opponent), hand=hand)
    assert (table.asked, len(table.events("range"))) == ("may", 0)
    table.yes() if bought else table.no()
    table.pay(*hand[:bought])
    if 0 < bought < 3:
        table.no()
    assert outcome(table) == (at, opponent, damage)


# ---- continuous boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Gravity Seed", (3, 5, 0, 0), (2, 3)),
        ("Alter Space", (3, 6, 0, 0), (2, 3)),
        ("Luminous Slave", (3, 5, 0, 0), (0, 3)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Supra Rage", "Block", spaces=(1, 9), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


@pytest.mark.parametrize(("way", "space"), [("push", 6), ("pull", 4), ("", 5)])
def test_alter_space_may_move_the_opponent_1_with_a_hit(way: str, space: int) -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(3, 5), boosts=("Alter Space",))
    assert (table.asked, table.seat) == ("may", 0)
    table.yes() if way else table.no()
    if way:
        table.move(way, 1)
    assert table.at(1) == space


def test_luminous_slave_draws_1() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Luminous Slave")
    table.boost("Luminous Slave")
    assert (table.count(0, "hand"), table.cards(0, "boosts")) == (2, ["Spike Chaser"])


@pytest.mark.parametrize("bought", [False, True])
def test_1_force_from_the_hand_buys_3_to_4_range(bought: bool) -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Cross", "Dive", "Focus")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes() if bought else table.no()
    if bought:
        table.pay("Dive")
    table.pause("attack")
    table.sets("Cross", "Block")
    assert (table.range(0), table.paid(0)) == (((4, 6), ["Dive"]) if bought else ((1, 2), []))
