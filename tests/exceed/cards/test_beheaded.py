"""The Beheaded: every card, both sides of his own, and his traits."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, Choice, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import check_face, check_lower, faces, lowers
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Wave of Denial", "ultra", (1, 1), 2, 7, 0, 0, "Spartan Sandals", "instant", 1, gauge=1),
    Face("Phaser", "ultra", (1, 1), 0, 4, 0, 4, "Giant Killer", "continuous", 1, gauge=1),
    Face("Twin Daggers", "special", (1, 2), 3, 6, 0, 0, "Wolf Trap", "continuous", 1),
    Face("Dive Attack", "special", (1, 1), 3, 5, 0, 0, "Tornado", "continuous"),
    Face("Wrenching Whip", "special", (1, 3), 3, 5, 0, 0, "Dodge Roll", "instant"),
    Face("Infantry Bow", "special", (2, 5), 2, 4, 0, 0, "Knife Dance", "continuous"),
    Face("Assault Shield", "special", (1, 1), 1, 1, 2, 2, "Corrupted Power", "continuous"),
]
SCENES = [
    numbers("Wave of Denial", (1, 9), (4, 7, 0, 0, 1, 1), boosts=("Brutality",)),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1. cleanup: sustain Trait: Brutality.",
        boosts=("Brutality",)),
    numbers("Cross", (1, 9), (3, 6, 0, 0, 1, 2), boosts=("Survival",)),
    numbers("Wave of Denial", (1, 9), (2, 7, 1, 2, 1, 1), boosts=("Survival",)),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1. cleanup: sustain Trait: Survival.",
        boosts=("Survival",)),
    numbers("Cross", (1, 9), (3, 6, 0, 0, 1, 2), boosts=("Tactics",)),
    numbers("Wave of Denial", (1, 9), (2, 7, 0, 0, 1, 2), boosts=("Tactics",)),
    scene("Cross", (3, 5), "damage: they take 3. after: retreat to 1. cleanup: sustain Trait: Tactics.",
        boosts=("Tactics",)),
    scene("Phaser", (3, 4),
        "before: close to 3, advance to 5. hit: advantage, Phaser to boosts. damage: they take 0.",
    ),
    scene("Phaser", (1, 9),
        "before: close to 8, advance to 8. hit: advantage, Phaser to boosts. damage: they take 0.",
    ),
    scene("Phaser", (3, 4),
        "before: close to 3, advance to 5. hit: advantage, Phaser to boosts. damage: they take 0.",
        boosts=("Giant Killer",),
    ),
    scene("Twin Daggers", (3, 6), "range: miss."),
    scene("Dive Attack", (3, 4), "before: close to 3. hit: push to 5. damage: they take 3."),
    scene("Dive Attack", (3, 7), "before: close to 6. hit: push to 8. damage: they take 3."),
    scene("Dive Attack", (3, 8), "before: close to 6. range: miss."),
    numbers("Cross", (1, 9), (3, 7, 0, 0, 1, 2), boosts=("Tornado",)),
    play("Tornado", (4, 5), "[advance 1, retreat 1], advance to 6."),
    scene("Wrenching Whip", (3, 4), "hit: [pull 1, push 1], push to 5. damage: they take 3."),
    scene("Wrenching Whip", (3, 7), "range: miss."),
    scene("Infantry Bow", (3, 7), "hit: +2 Power. damage: they take 4."),
    scene("Infantry Bow", (3, 6), "damage: they take 2."),
    scene("Infantry Bow", (2, 8), "range: miss."),
    scene("Cross", (3, 5), "hit: advantage. damage: they take 3. after: retreat to 1.", boosts=("Knife Dance",)),
    scene("Cross", (3, 7), "range: miss. after: retreat to 1.", boosts=("Knife Dance",)),
    numbers("Cross", (1, 9), (3, 6, 0, 0, 1, 3), boosts=("Knife Dance",)),
    scene("Assault Shield", (3, 7), "before: close to 5. range: miss.", answer="Block"),
    scene("Assault Shield", (3, 4), "before: close to 3. hit: +2 Power. damage: they take 3. stun: they are stunned.",
        answer="Grasp"),
    play("Corrupted Power", (4, 7), "draw 2, discard 1."),
    numbers("Phaser", (1, 9), (0, 4, 0, 4, 1, 1), boosts=("Giant Killer",)),
]  # fmt: skip
ME = "beheaded"
COUNTING = "The Diviner"  # +0-1 Range per continuous boost in play, whoever has it
TRAITS = ("Trait: Brutality", "Trait: Survival", "Trait: Tactics")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_2_and_boosts_a_trait() -> None:
    check_exceed(ME, 2)
    table = Table(ME, "nehtali")
    assert sorted(table.cards(0, "aside")) == sorted(TRAITS)
    table.gauge(0, "Grasp", "Cross")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.pick("Trait: Tactics")
    assert table.cards(0, "boosts") == ["Trait: Tactics"]
    assert (table.asked, table.seat) == ("action", 1), "no second one"


@pytest.mark.parametrize(("exceeded", "stats"), [(False, (3, 6, 0, 0)), (True, (4, 7, 0, 0))])
def test_exceeded_he_is_stronger_for_one_strike(exceeded: bool, stats: tuple[int, int, int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), exceeded=exceeded, pause="attack")
    assert table.stats(0) == stats
    table.go()
    assert not table.player(0).exceeded


@rule("EX 10.18", "EX 17.4", "EX 19.3")
@pytest.mark.parametrize(
    ("trait", "attack", "stats", "reach"),
    [
        ("Trait: Brutality", "Twin Daggers", (5, 6, 0, 0), (1, 2)),
        ("Trait: Survival", "Twin Daggers", (3, 6, 1, 2), (1, 2)),
        ("Trait: Tactics", "Twin Daggers", (3, 6, 0, 0), (1, 3)),
        ("Trait: Brutality", "Cross", (3, 6, 0, 0), (1, 2)),
    ],
)
def test_traits_serve_specials_and_ultras_and_stay(
    trait: str, attack: str, stats: tuple[int, int, int, int], reach: tuple[int, int]
) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 9), boosts=(trait,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)
    table.go()
    assert table.cards(0, "boosts") == [trait]


@pytest.mark.parametrize("trait", TRAITS)
def test_the_printed_numbers_of_the_traits(trait: str) -> None:
    (face,) = faces(f"{trait} | other | 1 aside | - | 0 | 0 | 0 | 0 | 0")
    (lower,) = lowers(f"{trait} | {trait.removeprefix('Trait: ')} | continuous | 0 | -")
    check_face(Table(ME, QUIET), face)
    check_lower(Table(ME, QUIET), lower)


@rule("EX 10.24")
@pytest.mark.parametrize("trait", TRAITS)
def test_traits_cannot_be_discarded(trait: str) -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", trait, "Giant Killer")
    table.prepare()
    table.hand(1, "Tech")
    table.boost("Tech")
    assert table.asked == "action", "there was one boost to choose"
    assert table.cards(0, "boosts") == [trait]


@rule("EX 10.18")
@pytest.mark.parametrize("trait", TRAITS)
def test_traits_are_not_counted_as_boosts(trait: str) -> None:
    for boosts, reach in (((trait,), (2, 3)), ((trait, "Giant Killer"), (2, 4))):
        table = duel(
            ME,
            "Cross",
            COUNTING,
            spaces=(1, 9),
            other="linne",
            boosts=boosts,
            other_gauge=("Dive",) * 2,
            pause="attack",
        )
        assert table.range(1) == reach


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Wave of Denial", (3, 4), (), (3, 7, [0])),
        ("Wave of Denial", (5, 6), (), (5, 9, [2])),
        ("Phaser", (3, 6), (), (7, 6, [0])),
        ("Twin Daggers", (3, 5), (), (3, 5, [1])),
        ("Dive Attack", (3, 6), (), (5, 7, [1])),
        ("Wrenching Whip", (3, 6), (("pull", 1),), (3, 5, [1])),
        ("Infantry Bow", (3, 8), (), (3, 8, [2])),
        ("Assault Shield", (3, 6), (), (5, 6, [0])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=("Grasp",)), *choices)) == result


def test_infantry_bow_is_stronger_from_afar() -> None:
    assert duel(ME, "Infantry Bow", "Grasp", spaces=(3, 7)).damage(1) == [4]
    assert duel(ME, "Infantry Bow", "Grasp", spaces=(3, 5)).damage(1) == [2]


@pytest.mark.parametrize(("struck", "damage"), [(True, 5), (False, 3)])
def test_twin_daggers_after_a_strike_of_last_turn(struck: bool, damage: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 5))
    table.hand(0, "Twin Daggers")
    table.hand(1, "Grasp")
    table.state.struck_last = struck
    table.strike("Twin Daggers", "Grasp")
    assert table.damage(1) == [damage]
    table = Table(ME, "nehtali", spaces=(3, 6))
    table.hand(0, "Twin Daggers")
    table.hand(1, "Grasp")
    table.state.struck_last = struck
    table.strike("Twin Daggers", "Grasp")
    assert table.events("stat", 0) == [], "only with a hit"


def test_assault_shield_strikes_with_its_guard() -> None:
    table = duel(ME, "Assault Shield", "Assault", spaces=(3, 4))
    assert table.damage(1) == [1 + 2], "Guard 2"
    table = duel(ME, "Assault Shield", "Assault", boosts=("Defend", "Defend"))
    assert table.damage(1) == [1 + 5], "Guard 8, Armor 4"


@rule("EX 15.16")
def test_phaser_becomes_a_boost_and_gains_advantage() -> None:
    table = duel(ME, "Phaser", "Block", spaces=(3, 6), gauge=("Grasp",))
    assert (table.cards(0, "boosts"), table.turn_of) == (["Phaser"], 0)
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=("Giant Killer",), pause="attack")
    assert table.stats(0)[0] == 7


# ---- boosts


@pytest.mark.parametrize(("space", "again"), [(6, False), (7, True)])
def test_spartan_sandals_push_2_and_act_again_at_an_edge(space: int, again: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, space))
    table.hand(0, "Wave of Denial", "Cross")
    table.boost("Spartan Sandals")
    assert (table.at(1), table.turn_of == 0) == (space + 2, again)


def test_wolf_trap_holds_until_the_opponent_frees_himself() -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.put(0, "boosts", "Wolf Trap")
    table.idle()
    table.hand(1, "Cross", "Dive")
    table.refresh()
    assert table.moves == []
    table.action("Discard this boost")
    assert (table.life(1), table.cards(0, "discard")) == (28, ["Twin Daggers"])


def test_other_boosts() -> None:
    table = Table(ME, "nehtali", spaces=(4, 8))
    table.hand(0, "Dive Attack")
    table.boost("Tornado")
    table.move("retreat", 1)
    assert (table.at(0), table.cards(0, "boosts")) == (3, ["Dive Attack"])
    table = Table(ME, "nehtali", spaces=(4, 9))
    table.hand(0, "Wrenching Whip")
    table.boost("Dodge Roll")
    assert table.movements == {("advance", 3), ("retreat", 3)}
    table = Table(ME, "nehtali")
    table.hand(0, "Assault Shield")
    table.boost("Corrupted Power")
    assert table.count(0, "hand") == 2, "draw 2, discard 1, and the draw of the turn"
    table = duel(ME, "Cross", "Grasp", spaces=(3, 6), boosts=("Knife Dance", "Tornado", "Corrupted Power"))
    assert (ordered(table).damage(1), table.turn_of) == ([5], 0)
