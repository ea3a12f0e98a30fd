"""Iron Tager: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_boost, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst, check_step_and_strike
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of
from wildswing.exceed.effects.ways import PUSH
from wildswing.exceed.moving import start_movement

FACES = [
    Face("Genesic Emerald Tager Buster", "ultra", (1, 1), 10, 6, 0, 0, "Charge In", "instant", gauge=4),
    Face("Magna Tech Wheel", "ultra", (1, 1), 8, 1, 2, 6, "Demon Cells", "continuous", 1, gauge=3),
    Face("Gigantic Tager Driver", "special", (1, 1), 7, 5, 0, 0, "Voltic Charge", "continuous", force=1),
    Face("Sledgehammer", "special", (1, 2), 4, 4, 1, 3, "Gadget Finger", "instant"),
    Face("Atomic Collider", "special", (1, 2), 6, 3, 0, 3, "Powerful Blow", "continuous", 1),
    Face("Crimson Punisher", "special", (1, 1), 5, 1, 2, 5, "Reach", "continuous", 1),
]
SCENES = [
    numbers("King of Tager", (1, 9), (16, 0, 0, 3, 1, 1)),
    scene("Genesic Emerald Tager Buster", (3, 5), "range: miss."),
    play("Charge In", (4, 7), "close to 6. set: [may]. strike"),
    scene("Magna Tech Wheel", (3, 4),
        "before: [may], [pay or none], pay Grasp, close to 3. damage: they take 6. stun: they are "
        "stunned.",
        "yes", ("gauge", "Grasp"), answer="Block",
    ),
    scene("Gigantic Tager Driver", (3, 5), "range: miss."),
    scene("Sledgehammer", (3, 4), "before: close to 3. hit: close to 3. damage: they take 4."),
    scene("Atomic Collider", (3, 4), "before: pull to 1. hit: [pull 1, pull 2], pull to 2. damage: they take 6."),
    scene("Crimson Punisher", (3, 5), "range: miss. after: close to 4.", answer="Block"),
    scene("Genesic Emerald Tager Buster", (3, 6),
        "before: [may], [pay or none], pay Grasp, [pay or none], pay Dive, pull to 5, pull to 4. damage: "
        "they take 10. stun: they are stunned.",
        "yes", ("gauge", "Grasp"), ("gauge", "Dive"), gauge=("Grasp", "Dive", "Spike", "Assault", "Sweep", "Focus",
        "Block"), discard=(),
    ),
    scene("Genesic Emerald Tager Buster", (3, 4), "before: [may]. damage: they take 10. stun: they are stunned.",
        gauge=("Grasp", "Dive", "Spike", "Assault", "Sweep", "Focus", "Block"), discard=()),
    play("Charge In", (3, 8), "close to 5. strike", exceeded=True),
    play("Charge In", (3, 8), "close to 5. set: [may]. strike"),
    scene("Magna Tech Wheel", (3, 6),
        "before: [may], [pay or none], pay Grasp, [pay or none], pay Dive, close to 4, close to 5. "
        "damage: they take 6. stun: they are stunned.",
        "yes", ("gauge", "Grasp"), ("gauge", "Dive"), answer="Block", gauge=("Grasp", "Dive", "Spike", "Assault",
        "Sweep", "Focus"), discard=(),
    ),
    scene("Sledgehammer", (3, 7), "before: close to 4. hit: close to 5. damage: they take 4.", boosts=("Reach",)),
    scene("Sledgehammer", (3, 8), "before: close to 4. range: miss."),
]  # fmt: skip
ME = "tager"
FOUR = ("Grasp", "Cross", "Dive", "Focus")
SIX = (*FOUR, "Sweep", "Assault")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_5() -> None:
    check_exceed(ME, 5)


def test_king_of_tager_waits_until_he_reshuffles() -> None:
    check_astral_heat(ME, "King of Tager")
    check_burst(ME, "King of Tager")


@pytest.mark.parametrize(("answering", "asked"), [(False, True), (True, False)])
def test_when_he_begins_a_strike_a_gauge_pulls_2(answering: bool, asked: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7), first=int(answering))
    table.hand(0, "Sweep", "Cross")
    table.hand(1, "Block", "Cross")
    table.gauge(0, "Grasp")
    table.choose(c.STRIKE_ACTION)
    if answering:
        table.set("Block")
    assert (table.asked == "may") == asked
    if asked:
        table.yes()
        assert (table.at(1), table.paid(0)) == (5, ["Grasp"])
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.exceed(0)
    table.hand(0, "Sweep")
    table.gauge(0, "Grasp")
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "set attack"  # the Exceed side has it no more


# ---- his movements


def test_he_moves_2_spaces_at_most() -> None:
    assert duel(ME, "Dive", "Block", spaces=(3, 9)).at(0) == 5
    assert duel(ME, "Cross", "Block", spaces=(7, 9)).at(0) == 5
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, *FOUR)
    assert table.moves == [1, 2, 4, 5]


@pytest.mark.parametrize(("ignore", "at"), [(True, 6), (False, 5)])
def test_exceeded_he_may_go_farther(ignore: bool, at: int) -> None:
    table = duel(ME, "Dive", "Block", spaces=(3, 9), exceeded=True)
    assert (table.asked, table.seat) == ("may", 0)
    asked = decision_of(table.state, 0)
    assert asked.because.text == "A movement of 3 spaces, more than the limit of this character"
    assert "Go the whole way" in asked.options[1].text
    respond(table, "yes" if ignore else "no")
    assert table.at(0) == at
    table = duel(ME, "Cross", "Block", spaces=(7, 9), exceeded=True)
    assert (table.asked, table.seat) == ("may", 0)
    respond(table, "yes" if ignore else "no")
    assert table.at(0) == 10 - at
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.exceed(0)
    table.hand(0, *FOUR)
    assert table.moves == [1, 2, 4, 5, 6, 7]


def test_others_move_him_as_far_as_they_like() -> None:
    table = Table("shovelknight", ME, spaces=(3, 7))
    table.state.players[1].space = 4
    start_movement(table.state, 0, PUSH, 4)
    assert table.at(1) == 8


@pytest.mark.parametrize("pulled", [True, False])
def test_in_overdrive_he_may_pull_2(pulled: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8), first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Dive", "Cross")
    table.idle()
    table.choose(table.named(c.CARD, "Dive"))
    assert (table.asked, table.seat) == ("may", 0)
    respond(table, "yes" if pulled else "no")
    assert (table.at(1), table.asked) == (6 if pulled else 8, "action")


def test_exceeded_he_is_stronger_and_steadier() -> None:
    table = duel(ME, "Sweep", "Block", spaces=(3, 8), exceeded=True, pause="attack")
    assert table.stats(0) == (7, 2, 0, 10)


# ---- attacks


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Gigantic Tager Driver", (3, 4), (), (3, 4, [5])),
        ("Sledgehammer", (3, 6), (), (5, 6, [2])),
        ("Sledgehammer", (3, 7), (), (4, 7, [])),
        ("Atomic Collider", (3, 6), (("pull", 1),), (3, 2, [4])),
        ("Atomic Collider", (5, 9), (("pull", 2),), (5, 4, [4])),
        ("Atomic Collider", (3, 8), (), (3, 6, [])),
        ("Crimson Punisher", (3, 4), (), (3, 4, [5])),
        ("Crimson Punisher", (3, 7), (), (4, 7, [])),
        ("Spark Bolt", (3, 7), (), (3, 5, [2])),
        ("Spark Bolt", (3, 5), (), (3, 5, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, hand=("Dive",))
    assert outcome(respond(table, *choices)) == result


def test_what_hits_bring() -> None:
    table = duel(ME, "Gigantic Tager Driver", "Block", spaces=(3, 4), hand=("Dive",), other_hand=("Cross", "Dive"))
    assert table.count(1, "hand") == 1
    assert duel(ME, "Spark Bolt", "Block", spaces=(3, 7), hand=("Dive",)).turn_of == 0


@pytest.mark.parametrize("held", [0, 3])
def test_spark_bolt_is_faster_for_each_gauge_and_costs_a_force(held: int) -> None:
    table = Table(ME, "shovelknight", spaces=(1, 9))
    table.hand(0, "Spark Bolt", "Dive")
    table.gauge(0, *FOUR[:held])
    table.hand(1, "Block")
    table.pause("attack")
    table.strike("Spark Bolt", "Block")
    if table.asked == "pay":
        table.pay("Dive")
    assert (table.stats(0), table.range(0), table.paid(0)) == ((4, 1 + held, 0, 0), (3, 8), ["Dive"])


@pytest.mark.parametrize("paid", [0, 1, 2])
@pytest.mark.parametrize("attack", ["Genesic Emerald Tager Buster", "Magna Tech Wheel"])
def test_gauge_brings_them_together(attack: str, paid: int) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 6), gauge=SIX)
    left = table.cards(0, "gauge")
    assert table.asked == "may"
    table.yes()
    for name in left[:paid]:
        table.pay(name, gauge=True)
    table.no() if table.asked == "pay" else None
    buster = attack == "Genesic Emerald Tager Buster"
    at = (3, 6 - paid) if buster else (3 + paid, 6)
    assert outcome(table) == (*at, [8 if buster else 6] if paid == 2 else [])


@pytest.mark.parametrize(("exceeded", "damage"), [(False, 6), (True, 11)])
def test_magna_tech_wheel_hits_harder_on_the_exceed_side(exceeded: bool, damage: int) -> None:
    table = duel(ME, "Magna Tech Wheel", "Block", spaces=(3, 4), gauge=FOUR[:3], exceeded=exceeded)
    assert table.damage(1) == [damage]


@pytest.mark.parametrize(("pull", "space", "damage"), [(1, 5, [14]), (2, 6, [14]), (1, 6, [])])
def test_king_of_tager_pulls_and_is_armored_by_gauge(pull: int, space: int, damage: list[int]) -> None:
    table = Table(ME, "shovelknight", spaces=(3, space))
    table.hand(0, "King of Tager")
    table.gauge(0, *FOUR)
    table.hand(1, "Block")
    table.strike("King of Tager", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.movements == {("pull", 1), ("pull", 2)}
    table.move("pull", pull)
    assert outcome(table) == (3, space - pull, damage)
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "King of Tager")
    table.gauge(0, *FOUR, "Sweep")
    table.hand(1, "Assault")
    table.strike("King of Tager", "Assault")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.damage(0) == [1]


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Demon Cells", (5, 6, 2, 2), (1, 2)),
        ("Voltic Charge", (3, 6, 3, 0), (1, 2)),
        ("Powerful Blow", (5, 6, 0, 0), (1, 2)),
        ("Heavy", (3, 4, 4, 0), (1, 2)),
        ("Reach", (3, 6, 0, 0), (1, 3)),
    ],
)
def test_boosts(boost: str, stats: tuple[int, ...], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


def test_heavy_cannot_be_pushed() -> None:
    table = duel(ME, "Sweep", "Grasp", spaces=(5, 6), boosts=("Heavy",))
    if table.asked == "amount" and table.seat == 1:
        table.move("push", 2)
    assert table.at(0) == 5


@pytest.mark.parametrize("boost", ["Powerful Blow", "Reach"])
def test_boosts_that_strike(boost: str) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, boost, "Cross", "Dive")
    table.boost(boost)
    table.pay("Dive")
    assert (table.asked, table.seat, table.count(0, "boosts")) == ("set attack", 0, 1)


def test_charge_in_closes_2_and_strikes() -> None:
    check_step_and_strike(ME, "Charge In", 0, set(), 6)


@pytest.mark.parametrize(("space", "gained"), [(4, True), (5, False)])
def test_gadget_finger_is_worth_gauge_and_a_card_at_range_1(space: int, gained: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, space))
    table.hand(0, "Gadget Finger")
    table.boost("Gadget Finger")
    assert (table.cards(0, "gauge"), table.count(0, "hand")) == ((["Sledgehammer"], 2) if gained else ([], 1))


def test_crimson_punisher_ignores_armor() -> None:
    assert not stunned(duel(ME, "Crimson Punisher", "Focus", spaces=(3, 4)), 0)
    assert duel(ME, "Crimson Punisher", "Block", spaces=(3, 4)).damage(1) == [5]


def test_heavy_costs_nothing() -> None:
    check_boost(ME, Face("Spark Bolt", "special", (3, 8), 4, 1, 0, 0, "Heavy", "continuous", force=1))


@pytest.mark.parametrize(("cards", "damage"), [(4, 6), (5, 3), (6, 0)])
def test_king_of_tager_has_3_armor_for_each_card_left_in_the_gauge(cards: int, damage: int) -> None:
    table = duel(ME, "King of Tager", "Sweep", gauge=SIX[:cards])
    assert (table.damage(0), len(table.paid(0))) == ([damage], 4)
