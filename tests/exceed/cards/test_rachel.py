"""Rachel Alucard: every card, both sides of her own; Lightning Rods are tested with all cards that are laid out."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, course, numbers, play, scene
from tests.exceed.cards.duel import Choice, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_astral_heat, check_burst, check_gauge_price
from tests.exceed.rules.test_laid_cards import lying, rods
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Tempest Dahlia", "ultra", (3, 5), 5, 6, 0, 0, "George XIII", "continuous", 1, gauge=3),
    Face("Baden Baden Lily", "ultra", (1, 1), 3, 6, 0, 0, "Sylpheed Flight", "instant", 1, gauge=2),
    Face("Whirlwind", "special", (2, 3), 3, 6, 0, 0, "Impish Gypsophila", "continuous"),
    Face("Flying Lobelia", "special", (2, 5), 3, 5, 0, 0, "Gust of Wind", "continuous", 1, force=1),
    Face("Spike Drop", "special", (1, 2), 3, 5, 0, 0, "Lotus Barrel", "instant"),
    Face("Tiny Lobelia", "special", (3, 6), 3, 4, 0, 4, "Initiative", "continuous"),
    Face("Electric Chair", "special", (1, 2), 5, 1, 0, 7, "Ivy Blossom", "continuous"),
]
SCENES = [
    numbers("Clownish Calendula", (1, 9), (12, 3, 0, 6, 3, 3)),
    scene("Tempest Dahlia", (2, 8), "range: miss. after: [do not move, push 1, push 2], close to 4."),
    scene("Baden Baden Lily", (3, 5), "range: miss. after: [may], [pick 1, 2, 3, 4, 6], move to 1.", "yes"),
    play("Sylpheed Flight", (4, 7), "again."),
    scene("Flying Lobelia", (2, 8), "range: miss. cleanup: [may]."),
    scene("Sweep", (3, 6), "before: [push 1, push 2], push to 7. range: miss.",
        answer="Block", boosts=("Gust of Wind",)),
    play("Lotus Barrel", (4, 7), "[pick Focus, Grasp], [pick 1, 2, 3, 4, 5, 6, 7, 8, 9], card laid Grasp."),
    scene("Tiny Lobelia", (3, 6), "hit: Grasp to gauge. damage: they take 3. cleanup: [may]."),
    numbers("Cross", (1, 9), (3, 7, 0, 0, 1, 2), boosts=("Initiative",)),
    scene("Electric Chair", (3, 6), "range: miss.", answer="Block"),
    scene("Whirlwind", (3, 5),
        "before: [push 1, push 2], push to 6. hit: [pick Flying Lobelia or none]. damage: they take 3.",
        boosts=("Gust of Wind",),
    ),
    scene("Whirlwind", (3, 9), "before: [push 1, push 2], push to 9. range: miss.", boosts=("Gust of Wind",)),
]  # fmt: skip
ME = "rachel"
THREE = ("Grasp", "Cross", "Dive")


def lie(table: Table, boost: str, space: int) -> Table:
    """The boost in play lies on a space."""
    table.player(0).tokens[table.match.card(table.card(0, boost)).markers[0]] = space
    return table


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_her_sides() -> None:
    check_exceed(ME, 3)
    check_astral_heat(ME, "Clownish Calendula")
    check_burst(ME, "Clownish Calendula")
    check_gauge_price(ME, "Clownish Calendula", 3)


@pytest.mark.parametrize(
    ("exceeded", "way", "at"),
    [(False, 0, (5, 7)), (False, 1, (1, 7)), (True, 0, (5, 7)), (True, 2, (3, 9)), (True, 3, (3, 5))],
)
def test_her_action_moves_for_force_once_a_turn(exceeded: bool, way: int, at: tuple[int, int]) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Cross", "Dive", "Sweep")
    table.action("Take another action")
    table.alternative(way)
    table.yes()
    table.pay("Cross", "Dive")
    assert (table.at(0), table.at(1), table.asked, table.seat) == (*at, "action", 0)
    assert not [option for option in table.state.options if option // 1024 == 13], "once"


CLOSE, RETREAT, PUSH, PULL = range(4)


@pytest.mark.parametrize(
    ("exceeded", "way", "spaces", "paid", "at"),
    [
        (False, CLOSE, (6, 7), 2, (6, 7)),
        (False, CLOSE, (3, 7), 1, (4, 7)),
        (False, RETREAT, (6, 7), 1, (5, 7)),
        (False, RETREAT, (6, 7), 2, (4, 7)),
        (True, CLOSE, (6, 7), 2, (6, 7)),
        (True, CLOSE, (3, 7), 1, (4, 7)),
        (True, RETREAT, (6, 7), 1, (5, 7)),
        (True, RETREAT, (6, 7), 2, (4, 7)),
        (True, PUSH, (3, 5), 1, (3, 6)),
        (True, PULL, (3, 6), 1, (3, 5)),
        (True, RETREAT, (6, 7), 0, (6, 7)),
        (False, CLOSE, (3, 7), 0, (3, 7)),
    ],
)
def test_each_way_costs_1_force_a_space_up_to_2(
    exceeded: bool, way: int, spaces: tuple[int, int], paid: int, at: tuple[int, int]
) -> None:
    table = Table(ME, "nehtali", spaces=spaces)
    table.exceed(0, exceeded)
    table.hand(0, "Cross", "Dive", "Sweep")
    table.action("Take another action")
    table.alternative(way)
    assert table.asked == "may"
    table.yes() if paid else table.no()
    table.pay(*("Cross", "Dive")[:paid])
    if table.asked == "pay":
        assert paid == 1, "2 Force are the most"
        table.no()
    assert (table.at(0), table.at(1), table.asked, table.paid(0)) == (*at, "action", ["Cross", "Dive"][:paid])


def test_overdrive_boosts_a_card_from_hand() -> None:
    table = Table(ME, "nehtali")
    table.exceed(0)
    table.put(0, "overdrive", "Grasp", "Cross")
    table.idle()
    table.hand(0, "Tiny Lobelia", "Cross")
    table.idle()
    table.pick("Grasp")
    table.yes()
    table.forced()
    assert (table.cards(0, "boosts")[0], table.asked, table.seat) == ("Tiny Lobelia", "action", 0)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Tempest Dahlia", (3, 6), (("push", 2),), (5, 8, [3])),
        ("Baden Baden Lily", (3, 4), ("yes", ("space", 1)), (1, 4, [1])),
        ("Whirlwind", (3, 6), (), (3, 6, [1])),
        ("Flying Lobelia", (3, 6), ("no",), (3, 7, [1])),
        ("Spike Drop", (3, 5), (), (3, 5, [3])),
        ("Tiny Lobelia", (3, 9), ("no",), (3, 9, [1])),
        ("Electric Chair", (3, 5), (), (3, 5, [3])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=THREE, hand=("Focus",)), *choices)) == result


def test_draws_power_and_cards_of_hits() -> None:
    table = respond(duel(ME, "Tempest Dahlia", "Block", spaces=(3, 6), gauge=THREE), ("stay", 0))
    assert (table.count(0, "hand"), table.at(0)) == (2, 5)
    assert duel(ME, "Electric Chair", "Block").count(0, "hand") == 1
    table = duel(ME, "Spike Drop", "Block", boosts=("Initiative",), pause="clean-up")
    table.alternative(0)
    assert table.damage(1) == [5]
    table = duel(ME, "Tiny Lobelia", "Block", spaces=(3, 7), discard=("Cross",))
    table.no()
    assert table.cards(0, "gauge") == ["Cross", "Tiny Lobelia"]


def test_whirlwind_keeps_a_boost() -> None:
    table = duel(ME, "Whirlwind", "Block", spaces=(3, 6), boosts=("Ivy Blossom", "Light"))
    table.pick("Ivy Blossom")
    ordered(table)
    assert table.cards(0, "boosts") == ["Electric Chair"]


# ---- boosts on spaces


@pytest.mark.parametrize("boost", ["George XIII", "Impish Gypsophila", "Ivy Blossom"])
def test_boosts_that_are_placed_draw_1(boost: str) -> None:
    table = Table(ME, "nehtali")
    table.hand(0, boost, "Focus")
    table.boost(boost)
    if table.asked == "pay":
        table.pay("Focus")
    table.space(8)
    assert 8 in table.player(0).tokens
    assert table.count(0, "hand") == (2 if boost == "George XIII" else 3)


@pytest.mark.parametrize(("space", "life"), [(8, 27), (7, 30)])
def test_george_xiii_hurts_who_stands_on_it(space: int, life: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 8))
    table.put(0, "boosts", "George XIII")
    lie(table, "George XIII", space)
    table.hand(0, "Cross")
    table.hand(1, "Grasp")
    table.strike("Cross", "Grasp")
    assert ordered(table).life(1) == life
    carried_out = [event.step for event in table.events("effect", 0) if "this boost's space" in event.words[1]]
    assert carried_out == (["after"] if space == 8 else [])


def test_impish_gypsophila_gives_power_and_moves() -> None:
    table = Table(ME, "nehtali", spaces=(3, 5))
    table.put(0, "boosts", "Impish Gypsophila")
    lie(table, "Impish Gypsophila", 5)
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.strike("Sweep", "Block")
    while table.asked == "order":
        table.order("this boost's space")
    table.yes()
    assert table.movements == {("push", 1), ("pull", 1)}
    table.move("push", 1)
    ordered(table)
    assert (table.at(1), table.damage(1)[0]) == (6, 7 - 2)
    assert [event.step for event in table.events("stat", 0)] == ["hit"]


@pytest.mark.parametrize("there", [True, False])
def test_ivy_blossom_hurts_and_stays(there: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 9))
    table.put(0, "boosts", "Ivy Blossom")
    lie(table, "Ivy Blossom", 9 if there else 8)
    table.hand(0, "Grasp")
    table.hand(1, "Grasp")
    table.strike("Grasp", "Grasp")
    assert (table.life(1), table.cards(0, "boosts")) == ((29, ["Electric Chair"]) if there else (30, []))
    carried_out = [event.step for event in table.events("effect", 0) if "this boost's space" in event.words[1]]
    assert carried_out == (["cleanup"] if there else [])


def test_gust_of_wind_and_initiative() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Gust of Wind",))
    assert table.movements == {("push", 1), ("push", 2)}
    for place, turn in ((0, 1), (1, 0)):
        table = duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=("Initiative",))
        table.alternative(place)
        ordered(table)
        assert (table.turn_of, table.count(0, "hand")) == (turn, 1 - place)


# ---- Lightning Rods


@rule("EX 18.4", "EX 16.15")
@pytest.mark.parametrize("exceeded", [False, True])
def test_rods_in_the_opponents_space_are_taken_back_for_damage(exceeded: bool) -> None:
    table = Table(ME, "nehtali", spaces=(4, 5))
    table.exceed(0, exceeded)
    rods(table, ("Grasp", 5), ("Dive", 4))
    table.hand(0, "Cross")
    table.hand(1, "Block")
    table.strike("Cross", "Block")
    table.order("Lightning Rod")
    life = table.life(1)
    table.pick("Grasp")
    assert (table.life(1), lying(table, 5), lying(table, 4)) == (life - 2, [], ["Dive"])
    assert "Grasp" in table.cards(0, "hand")


@rule("EX 15.11")
@pytest.mark.parametrize(("rod", "told"), [
    ((8, 8, 6), "hit: +2 Power. damage: they take 5. after: "),
    ((8,), "hit: +1 Power. damage: they take 4. after: "),
    ((6,), "range: miss. after: "),
])  # fmt: skip
def test_the_range_of_baden_baden_lily_includes_rods(rod: tuple[int, ...], told: str) -> None:
    table = Table(ME, "nehtali", spaces=(1, 8))
    rods(table, *zip(("Grasp", "Dive", "Dive"), rod, strict=False))
    table.hand(0, "Baden Baden Lily")
    table.hand(1, "Sweep")
    table.gauge(0, "Sweep", "Sweep")
    begun = len(table.state.log or [])
    table.strike("Baden Baden Lily", "Sweep")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert course(table, begun=begun).startswith(told)


@rule("EX 8.10")
def test_sylpheed_flight_moves_to_a_rod() -> None:
    table = Table(ME, "nehtali", spaces=(2, 5))
    rods(table, ("Grasp", 5), ("Dive", 8))
    table.hand(0, "Sylpheed Flight", "Focus")
    table.boost("Sylpheed Flight")
    assert table.spaces == [5, 8]
    table.space(8)
    assert (table.at(0), table.asked, table.seat) == (8, "action", 0)
