"""Fight: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, course, play, scene
from tests.exceed.cards.duel import duel, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1, BOTH_WAYS_2
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.notation import described

FACES = [
    Face("Lightning Gun", "ultra", (1, 3), 2, 6, 0, 0, "Arachnomorph", "continuous", gauge=2),
    Face("Rail Gun", "ultra", (3, 8), 7, 5, 0, 0, "Mothorb", "continuous", 1, gauge=4),
    Face("Flamethrower", "ultra", (1, 1), 4, 5, 0, 0, "Explorb", "continuous", 1, gauge=2),
    Face("Explosive Shot", "special", (3, 5), 3, 5, 0, 0, "Shoot Orb", "continuous"),
    Face("Retreating Bolts", "special", (3, 3), 2, 4, 0, 0, "Deadlock Boots", "continuous", 1),
    Face("Power Jump", "special", (1, 2), 2, 3, 1, 3, "Dash", "instant"),
    Face("Electro Charge", "special", (4, 6), 5, 1, 0, 0, "Speed Shell", "continuous"),
]
SCENES = [
    scene("Flamethrower", (3, 5), "range: miss.", boosts=("Explorb",)),
    scene("Lightning Gun", (3, 6), "hit: Spike to gauge, Assault to gauge. damage: they take 2.",
        boosts=("Explorb",)),
    scene("Explosive Shot", (2, 8), "range: miss."),
    scene("Cross", (3, 6), "range: miss. after: retreat to 1.", boosts=("Shoot Orb",)),
    scene("Power Jump", (3, 6), "range: miss. after: push to 7."),
    play("Dash", (4, 7), "[choose], retreat to 2, Power Jump to gauge.", 1),
    scene("Electro Charge", (2, 9), "range: miss.", answer="Block"),
    scene("Flamethrower", (3, 5), "range: miss. after: retreat to 2.", boosts=("Speed Shell",)),
]  # fmt: skip
ME = "fight"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def spent(
    attack: str, force: int, spaces: tuple[int, int], *, exceeded: bool = False, answer: str = "Block",
    boosts: tuple[str, ...] = (), pause: str = "", other: str = "shovelknight",
) -> Table:  # fmt: skip
    """A strike for whose attack so much Force was spent."""
    table = Table(ME, other, spaces=spaces)
    table.exceed(0, exceeded)
    names = ("Block", "Sweep", "Assault")[:force]
    table.hand(0, attack, *names, "Spike")
    table.gauge(0, *FOUR)
    table.put(0, "boosts", *boosts)
    table.hand(1, answer)
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == ("may", 0)
    if force:
        table.yes()
        for name in names:
            table.pay(name)
        if table.asked == "pay":
            table.no()
    else:
        table.no()
    if pause:
        table.pause(pause)
    table.set(attack)
    table.set(answer)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    return table


@pytest.mark.parametrize(("exceeded", "most"), [(False, 2), (True, 3)])
def test_force_is_power_when_he_sets(exceeded: bool, most: int) -> None:
    for force in range(most + 1):
        table = spent("Cross", force, (3, 8), exceeded=exceeded, pause="attack")
        assert table.stats(0) == (3 + force, 6, 0, 0)
        assert len(table.paid(0)) == force
    table = Table(ME, "shovelknight")
    table.exceed(0, exceeded)
    table.hand(0, "Cross", *FOUR)
    table.choose(c.STRIKE_ACTION)
    table.yes()
    for name in FOUR[:most]:
        table.pay(name)
    assert table.asked == "set attack"  # no more


@pytest.mark.parametrize("boosts", [("Rail Gun", "Electro Charge"), ("Explosive Shot", "Rail Gun")])
def test_when_he_exceeds_he_may_boost_2_continuous_boosts_for_nothing(boosts: tuple[str, str]) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "Mothorb", "Dash")
    table.gauge(0, "Shoot Orb", "Grasp", "Cross", "Dive")
    table.put(0, "discard", "Speed Shell", "Sweep")
    table.choose(c.EXCEED_ACTION)
    for name in ("Grasp", "Cross", "Dive"):
        table.pay(name, gauge=True)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    found = {table.match.card(option % 256).name for option in table.state.options if option >= c.CARD}
    assert {"Rail Gun", "Explosive Shot", "Electro Charge"} <= found
    assert "Power Jump" not in found  # an instant boost
    assert "Boost Shoot Orb (Explosive Shot) from gauge" in [option.text for option in described(table.state)]
    for name in boosts:
        table.choose(next(option for option in table.state.options if option % 256 == table.card(0, name)))
    assert sorted(table.cards(0, "boosts")) == sorted(boosts)
    assert table.count(0, "discard") == (4 if "Electro Charge" in boosts else 5)
    assert table.turn_of == 1


@pytest.mark.parametrize("boosted", [0, 1])
def test_when_he_exceeds_he_may_boost_less_and_shuffles_his_discard_pile(boosted: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 8))
    table.hand(0, "Shoot Orb")
    table.gauge(0, "Block", "Block", "Spike")
    pile = ["Grasp", "Cross", "Dive", "Spike", "Sweep", "Focus", "Assault", "Grasp", "Cross"]
    table.put(0, "discard", *pile)
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.yes()
    for _ in range(boosted):
        table.choose(next(option for option in table.state.options if option % 256 == table.card(0, "Shoot Orb")))
    if table.asked != "action":
        table.no()
    assert (table.count(0, "boosts"), table.turn_of) == (boosted, 1)
    assert table.cards(0, "discard") != [*pile, *table.paid(0)]
    assert sorted(table.cards(0, "discard")) == sorted([*pile, *table.paid(0)])


# ---- attacks; a Block takes 2 of the damage


@pytest.mark.parametrize("force", [0, 1, 2])
def test_lightning_gun_counts_the_force_twice(force: int) -> None:
    assert spent("Lightning Gun", force, (3, 6)).damage(1) == [2 * force]


@pytest.mark.parametrize(
    ("attack", "boosts", "spaces", "told"),
    [
        ("Lightning Gun", (), (3, 6), "hit: +2 Power. damage: they take 4. stun: they are stunned."),
        ("Lightning Gun", (), (3, 7), "range: miss."),
        ("Rail Gun", (), (3, 6), "hit: they -2 Armor. damage: they take 9. stun: they are stunned."),
        ("Rail Gun", (), (3, 4), "range: miss."),
        ("Spike", ("Mothorb",), (3, 5),
         "hit: Cross to gauge, Dive to gauge. damage: they take 7. stun: they are stunned."),
        ("Spike", ("Mothorb",), (3, 4), "range: miss."),
    ],
)  # fmt: skip
def test_force_is_counted_when_the_attack_hits(
    attack: str, boosts: tuple[str, ...], spaces: tuple[int, int], told: str
) -> None:
    table = spent(attack, 2, spaces, boosts=boosts, pause="attack")
    table.top(0, "Cross", "Dive")
    begun = len(table.state.log or [])
    table.go()
    assert course(table, begun=begun) == told


@pytest.mark.parametrize(("force", "damage"), [(0, 5), (1, 7), (2, 9)])
def test_rail_gun_wears_armor_down(force: int, damage: int) -> None:
    assert spent("Rail Gun", force, (3, 8)).damage(1) == [damage]


@pytest.mark.parametrize("force", [0, 1, 2])
@pytest.mark.parametrize("space", [4, 5, 6, 7])
def test_flamethrower_reaches_farther_for_force_and_ignores_guard(force: int, space: int) -> None:
    table = spent("Flamethrower", force, (3, space))
    hit = space - 3 <= 1 + force
    assert table.damage(1) == ([2 + force] if hit else [])
    assert stunned(table, 1) == hit


@pytest.mark.parametrize(("force", "speed"), [(0, 4), (2, 6)])
def test_retreating_bolts_is_faster_for_force_and_retreats(force: int, speed: int) -> None:
    assert spent("Retreating Bolts", force, (4, 7), pause="attack").stats(0)[:2] == (2 + force, speed)
    assert outcome(spent("Retreating Bolts", force, (4, 5))) == (2, 5, [force])
    assert outcome(spent("Retreating Bolts", force, (4, 7))) == (2, 7, [])


@pytest.mark.parametrize("force", [0, 1, 2])
def test_electro_charge_is_steadier_for_force(force: int) -> None:
    assert spent("Electro Charge", force, (3, 8), pause="attack").stats(0) == (5 + force, 1, 0, 3 * force)


@pytest.mark.parametrize(("attack", "damage"), [("Explosive Shot", 3), ("Electro Charge", 3)])
def test_shots_that_load_the_gauge_from_the_discard_pile(attack: str, damage: int) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 8), discard=("Cross", "Dive"))
    assert (table.damage(1), sorted(table.cards(0, "gauge"))) == ([damage], sorted([attack, "Dive"]))
    assert table.cards(0, "discard") == ["Cross"]


def test_power_jump_retreats_2_and_pushes_1() -> None:
    assert outcome(duel(ME, "Power Jump", "Block", spaces=(4, 5))) == (2, 6, [0])
    assert outcome(duel(ME, "Power Jump", "Block", spaces=(4, 7))) == (4, 8, [])


# ---- boosts


@pytest.mark.parametrize("boost", ["Arachnomorph", "Speed Shell"])
def test_boosts_with_1_speed(boost: str) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack").stats(0) == (3, 7, 0, 0)


@pytest.mark.parametrize(
    ("boost", "ways", "price"), [("Arachnomorph", BOTH_WAYS_1, 0), ("Deadlock Boots", BOTH_WAYS_1, 1),
                                 ("Explorb", BOTH_WAYS_2, 1)],
)  # fmt: skip
def test_boosts_that_step(boost: str, ways: set[tuple[str, int]], price: int) -> None:
    table = Table(ME, "shovelknight", spaces=(4, 8))
    table.hand(0, boost, "Dive")
    table.boost(boost)
    assert (len(table.paid(0)), table.movements) == (price, ways)
    table.move(*max(ways))
    assert (table.at(0), table.count(0, "boosts")) == (4 - max(ways)[1], 1)


def test_orbs_that_act_on_a_hit() -> None:
    assert spent("Cross", 2, (3, 5), boosts=("Mothorb",)).count(0, "gauge") == 4 + 1 + 2
    assert duel(ME, "Cross", "Block", spaces=(3, 5), boosts=("Explorb",)).count(0, "gauge") == 3
    for space, damage in ((5, 1), (6, 4)):
        attack = "Sweep" if space == 6 else "Cross"
        table = duel(ME, attack, "Block", spaces=(3, space), boosts=("Shoot Orb",))
        while table.asked == "order":
            table.order("+3 Power")
        assert table.damage(1) == [damage + (3 if attack == "Sweep" else 0)]


def test_deadlock_boots_and_speed_shell() -> None:
    assert not stunned(duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=("Deadlock Boots",)), 0)
    assert duel(ME, "Sweep", "Block", spaces=(3, 8), boosts=("Speed Shell",)).at(0) == 2


@pytest.mark.parametrize(("space", "way", "at", "gained"), [(4, 0, 6, False), (8, 0, 5, True), (8, 1, 1, True)])
def test_dash_is_worth_gauge_unless_it_passes(space: int, way: int, at: int, gained: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, space))
    table.hand(0, "Dash")
    table.boost("Dash")
    table.alternative(way)
    assert (table.at(0), table.cards(0, "gauge")) == (at, ["Power Jump"] if gained else [])
