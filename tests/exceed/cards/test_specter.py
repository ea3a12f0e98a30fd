"""Specter Knight: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.known import known_state

FACES = [
    Face("Barrier Lantern", "ultra", (1, 3), 6, 3, 0, 0, "From the Grave", "continuous", 1, gauge=3),
    Face("Dread Reaper", "ultra", (1, 1), 10, 3, 0, 0, "Judgment Rush", "continuous", 3, gauge=3),
    Face("Spider Scythe", "special", (1, 2), 3, 7, 0, 0, "Gathering Darkness", "instant", 1, force=1),
    Face("Throwing Sickle", "special", (2, 3), 3, 5, 0, 0, "Shadow Mirror", "instant"),
    Face("Bounding Soul", "special", (2, 2), 4, 5, 0, 0, "Vanish", "continuous", 2),
    Face("Spin Scythe", "special", (1, 2), 5, 4, 0, 3, "Dash Slash", "continuous", 2),
    Face("Dread Talon", "special", (1, 1), 5, 3, 0, 0, "Wall Climb", "continuous", 1),
]
SCENES = [
    scene("Barrier Lantern", (3, 4), "", answer="Assault"),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("From the Grave",)),
    scene("Dread Reaper", (3, 5), "range: miss. after: pull to 1, advantage."),
    play("Judgment Rush", (4, 7), "set: [may]. strike"),
    scene("Spider Scythe", (3, 6), "range: miss."),
    scene("Throwing Sickle", (3, 7), "range: miss. after: retreat to 2, advantage."),
    scene("Bounding Soul", (3, 6), "before: advance to 7, +3 Armor. range: miss.", boosts=("Vanish",)),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Dash Slash",)),
    scene("Sweep", (3, 7), "range: miss. after: advance to 8.", answer="Block", boosts=("Wall Climb",)),
    scene("Cross", (3, 4), "set: +1 Power. before: advance to 6. damage: they take 4. after: retreat to 9.",
        accept=True, exceeded=True),
    scene("Bounding Soul", (3, 8), "before: advance to 6. damage: they take 4.", boosts=("Vanish",)),
]  # fmt: skip
ME = "specter"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


# ---- his own card


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


@rule("EX 21.8", "EX 12.2")
def test_as_the_initiator_he_may_seal_2_cards_and_advances_2_before() -> None:
    table = Table(ME, QUIET, spaces=(1, 5))
    table.hand(0, "Spin Scythe", "Cross", "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    respond(table, "yes", ("pick", "Cross"), ("pick", "Dive"))
    assert (table.cards(0, "sealed"), known_state(table.state, 1).players[0].sealed) == (["Cross", "Dive"], [-1, -1])
    table.pause("clean-up")
    table.sets("Spin Scythe", "Block")
    assert (len(table.damage(1)), table.at(0)) == (1, 8), "2 before the attack, and 4 after it past the opponent"


def test_with_1_card_or_as_the_defender_he_may_not() -> None:
    table = Table(ME, QUIET, spaces=(1, 5), first=1)
    table.hand(0, "Spin Scythe", "Cross", "Dive")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    assert (table.asked, table.seat) == ("set attack", 0)
    table = Table(ME, QUIET, spaces=(1, 5))
    table.hand(0, "Spin Scythe")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "set attack"
    table = duel(ME, "Spin Scythe", "Block", spaces=(1, 9), hand=("Cross", "Dive"), answering=True)
    assert table.count(0, "sealed") == 0


def test_the_2_spaces_lead_past_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Grasp", "Cross", "Dive", "Focus")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    respond(table, "yes", ("pick", "Cross"), ("pick", "Dive"))
    table.sets("Grasp", "Sweep")
    assert table.at(0) == 6


def test_exceeded_the_price_is_1_gauge() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "set attack", "cards in hand are no Gauge"
    table = Table(ME, QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.gauge(0, "Grasp", "Spike")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Grasp", gauge=True)
    assert (table.asked, table.cards(0, "gauge")) == ("set attack", ["Spike"])


@pytest.mark.parametrize("paid", [True, False])
def test_exceeded_1_gauge_advances_2_before_and_gives_1_power(paid: bool) -> None:
    table = duel(ME, "Dread Talon", "Sweep", spaces=(1, 4), gauge=("Grasp",), exceeded=True, accept=paid)
    assert (table.at(0), table.damage(1)) == ((3, [6]) if paid else (1, []))


@rule("EX 21.7", "EX 21.8")
def test_when_he_exceeds_he_may_swap_his_deck_and_his_sealed_cards() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE, "Block")
    table.put(0, "sealed", "Spike", "Spike")
    before = table.count(0, "deck")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.yes()
    # The draw at the end of the turn comes from the new deck.
    assert (table.count(0, "deck"), table.cards(0, "hand"), table.count(0, "sealed")) == (1, ["Spike"], before)
    assert table.player(0).sealed == sorted(table.player(0).sealed)
    assert known_state(table.state, 1).players[0].sealed == [-1] * before


# ---- Ultras


@pytest.mark.parametrize(("space", "life"), [(5, 25), (6, 30)])
def test_attacks_at_range_3_to_5_do_not_hit_barrier_lantern_and_it_moves_1(space: int, life: int) -> None:
    table = duel(ME, "Barrier Lantern", "Spike", spaces=(3, space), gauge=THREE, answering=True)
    assert table.life(0) == life
    for far, damage in ((7, []), (8, [4])):
        table = duel(ME, "Barrier Lantern", "Hadoken", spaces=(9 - far, 7), other="ryu", gauge=THREE, answering=True)
        assert table.damage(0) == damage
    table = duel(ME, "Barrier Lantern", "Sweep", spaces=(3, 6), gauge=THREE)
    assert (table.movements, table.damage(1)) == ({("advance", 1), ("retreat", 1)}, [6])
    table.move("retreat", 1)
    assert table.life(0) == 30


@rule("EX 12.14")
def test_from_the_grave_strikes_with_a_sealed_card_face_down_and_returns_on_a_hit() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Barrier Lantern", "Sweep")
    table.put(0, "sealed", "Dread Talon", "Dive")
    table.hand(1, "Block", "Sweep")
    table.boost("From the Grave")
    table.forced()
    assert {option // 1024 for option in table.state.options} == {c.SET_FROM_SEALED // 1024}
    table.choose(c.SET_FROM_SEALED + table.card(0, "Dread Talon"))
    assert known_state(table.state, 1).sides[0].attack == c.NO_CARD
    table.set("Block")
    table.forced()
    assert (table.cards(0, "hand"), table.cards(0, "sealed")) == (["Barrier Lantern"], ["Dive"])


def test_dread_reaper_pulls_4_and_gains_advantage() -> None:
    table = duel(ME, "Dread Reaper", "Sweep", spaces=(6, 7), gauge=THREE)
    assert (outcome(table), table.turn_of) == ((6, 2, [10]), 0)


def test_judgment_rush_gives_power_and_speed_and_closes_2() -> None:
    table = duel(ME, "Dread Talon", "Sweep", spaces=(3, 6), boosts=("Judgment Rush",), pause="attack")
    assert table.stats(0)[:2] == (7, 4)
    table.go()
    assert (table.at(0), table.damage(1)) == (5, [7])


# ---- Specials


def test_spider_scythe_pushes_or_pulls_1() -> None:
    table = duel(ME, "Spider Scythe", "Sweep", spaces=(3, 5), gauge=("Grasp",))
    assert table.movements == {("push", 1), ("pull", 1)}


def test_gathering_darkness_draws_3_and_strikes_with_a_sealed_card() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Spider Scythe", "Cross")
    table.put(0, "sealed", "Dive")
    table.hand(1, "Block", "Sweep")
    table.boost("Gathering Darkness")
    while table.asked == "may":
        table.no()
    assert (table.count(0, "hand"), table.side(0).attack, table.side(0).set_from) == (
        3,
        table.card(0, "Dive"),
        c.SEALED,
    )


def test_throwing_sickle_retreats_1_and_gains_advantage() -> None:
    table = duel(ME, "Throwing Sickle", "Sweep", spaces=(3, 5))
    assert (outcome(table), table.turn_of) == ((2, 5, [3]), 0)


def test_shadow_mirror_moves_2_or_3() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, "Throwing Sickle")
    table.boost("Shadow Mirror")
    assert table.movements == {(way, count) for way in ("advance", "retreat") for count in (2, 3)}


@pytest.mark.parametrize(("boosts", "space", "damage"), [((), 5, [4]), (("Judgment Rush",), 7, [8])])
def test_bounding_soul_has_2_power_after_moving_2_spaces(
    boosts: tuple[str, ...], space: int, damage: list[int]
) -> None:
    table = duel(ME, "Bounding Soul", "Sweep", spaces=(3, space), boosts=boosts)
    while table.asked == "order":
        table.order("Close 2") if boosts else table.choose(table.state.options[0])
    assert table.damage(1) == damage


def test_bounding_soul_counts_the_spaces_moved_before() -> None:
    table = duel(ME, "Bounding Soul", "Sweep", spaces=(3, 5), boosts=("Judgment Rush",))
    table.order("Close 2")
    assert (table.at(0), table.events("stat", 0)) == (4, []), "1 space is too few"


@pytest.mark.parametrize(("space", "armor"), [(5, [3]), (9, [])])
def test_vanish_advances_3_and_gives_armor_past_the_opponent(space: int, armor: list[int]) -> None:
    table = ordered(duel(ME, "Spin Scythe", "Block", spaces=(3, space), boosts=("Vanish",)))
    assert [event.numbers[0] for event in table.events("stat", 0) if event.words[0] == "Armor"] == armor


def test_spin_scythe_draws_1_and_advances_4() -> None:
    table = duel(ME, "Spin Scythe", "Focus", spaces=(3, 4))
    assert (table.at(0), table.damage(1), table.count(0, "hand")) == (8, [3], 1)


@rule("EX 21.8")
def test_dash_slash_seals_the_hand_draws_to_4_and_strikes_with_a_sealed_card() -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Spin Scythe", "Dive", "Focus", "Cross", "Sweep")
    table.hand(1, "Block", "Sweep")
    table.boost("Dash Slash")
    table.pay("Cross", "Sweep")
    while table.asked == "may":
        table.no()
    assert sorted(table.cards(0, "sealed")) == ["Dive", "Focus"]
    assert (table.count(0, "hand"), table.asked) == (4, "set attack")
    table.choose(c.SET_FROM_SEALED + table.card(0, "Focus"))
    table.set("Sweep")
    assert (table.damage(1), table.turn_of) == ([4], 0), "a hit gains Advantage"


def test_dread_talon_ignores_armor_and_guard() -> None:
    table = duel(ME, "Dread Talon", "Focus")
    assert (table.damage(1), len(table.events("stun", 1))) == ([5], 1)


def test_wall_climb_moves_2_and_advances_4_after_the_attack() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Dread Talon", "Cross")
    table.boost("Wall Climb")
    table.forced()
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table = duel(ME, "Dread Talon", "Block", spaces=(1, 9), boosts=("Wall Climb",))
    assert table.at(0) == 5
