"""Baiken: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import Choice, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Kenjyu", "ultra", (2, 5), 3, 6, 0, 0, "Momentary Life", "continuous", gauge=2, cancel=1),
    Face("Tsurane Sanzu-watashi", "ultra", (1, 1), 5, 5, 0, 0, "Mirror of the World", "continuous", gauge=3),
    Face("Kabari", "special", (2, 4), 3, 5, 0, 0, "Deadeye", "continuous", cancel=1),
    Face("Youzansen", "special", (1, 2), 5, 4, 0, 0, "Any Means Necessary", "continuous"),
    Face("Karatakewari", "special", (1, 1), 5, 4, 0, 0, "Swagger", "instant", cancel=1),
    Face("Tatami Gaeshi", "special", (1, 3), 4, 4, 1, 4, "Hidden Weapon", "continuous"),
    Face("Hiiragi", "special", (1, 2), 1, 3, 0, 6, "Glare", "instant", cancel=1),
]
SCENES = [
    scene("Kenjyu", (2, 8), "range: miss. after: close to 4."),
    play("Momentary Life", (4, 7), "[pick Cross, Dive or none], Dive to gauge, [cancel or none].", ("pick", "Dive")),
    scene("Karatakewari", (3, 5),
        "before: +4 Power. hit: push to 6, +2 Power. damage: they take 11. stun: they are stunned.",
        answer="Assault", boosts=("Mirror of the World",),
    ),
    play("Deadeye", (4, 7), "[pick Cross, Dive or none], Dive to gauge, [cancel or none].", ("pick", "Dive")),
    scene("Tatami Gaeshi", (3, 7), "range: miss. after: close to 5."),
    scene("Hiiragi", (3, 4), "before: +6 Power, close to 3. damage: they take 7. stun: they are stunned.",
        answer="Assault"),
    scene("Kabari", (1, 5), "hit: pull to 2, [choose], advance to 4, advantage. damage: they take 3.", 0),
    scene("Kabari", (3, 6), "hit: pull to 4, [choose], +2 Power. damage: they take 5.", 1),
    scene("Hiiragi", (1, 6), "before: +6 Power, close to 3. range: miss.", answer="Hadoken", other="ryu"),
    scene("Hiiragi", (1, 5), "before: +6 Power, close to 3. damage: they take 7. stun: they are stunned.",
        answer="Hadoken", other="ryu"),
]  # fmt: skip
ME = "baiken"
THREE = ("Grasp", "Cross", "Dive")
FOUR_CARDS = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize(
    ("exceeded", "space", "to", "power"),
    [(False, 7, 5, 3), (False, 4, 4, 3), (True, 7, 5, 4), (True, 4, 1, 4), (True, 5, 2, 4)],
)
def test_her_action_pulls_2_and_strikes(exceeded: bool, space: int, to: int, power: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, space))
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.hand(1, "Block")
    assert not table.can(c.CHARACTER)
    table.gauge(0, "Grasp")
    table.action()
    assert (table.at(1), table.paid(0), table.asked, table.seat) == (to, ["Grasp"], "set attack", 0)
    table.pause("attack")
    table.sets("Cross", "Block")
    assert table.stats(0)[0] == power


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Kenjyu", (3, 7), (), (5, 7, [1])),
        ("Kenjyu", (3, 4), (), (3, 4, [])),
        ("Tsurane Sanzu-watashi", (3, 4), (), (3, 4, [3])),
        ("Kabari", (3, 7), (1,), (3, 4, [3])),
        ("Kabari", (3, 7), (0,), (6, 4, [1])),
        ("Kabari", (3, 5), (1,), (3, 4, [3])),
        ("Kabari", (3, 4), (), (3, 4, [])),
        ("Youzansen", (3, 5), (), (3, 5, [5])),
        ("Karatakewari", (3, 4), (), (3, 6, [5])),
        ("Tatami Gaeshi", (3, 6), (), (5, 7, [2])),
        ("Hiiragi", (3, 5), (), (3, 5, [0])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE)
    assert outcome(respond(table, *choices)) == result


def test_who_gains_advantage_or_cards() -> None:
    assert duel(ME, "Kenjyu", "Block", spaces=(3, 7), gauge=THREE).turn_of == 0
    for place, turn in ((0, 0), (1, 1)):
        assert respond(duel(ME, "Kabari", "Block", spaces=(3, 7)), place).turn_of == turn
    assert duel(ME, "Tatami Gaeshi", "Block", spaces=(3, 6)).count(0, "hand") == 1


@pytest.mark.parametrize("held", [3, 4])
@pytest.mark.parametrize(
    ("attack", "few", "many"),
    [
        ("Tsurane Sanzu-watashi", (5, 8, 0, 0), (5, 5, 0, 0)),
        ("Youzansen", (5, 6, 0, 0), (5, 4, 0, 0)),
        ("Hiiragi", (1, 3, 2, 6), (1, 3, 0, 6)),
    ],
)
def test_a_small_hand_makes_her_faster_or_harder(
    held: int, attack: str, few: tuple[int, ...], many: tuple[int, ...]
) -> None:
    table = duel(ME, attack, "Block", spaces=(3, 8), gauge=THREE, hand=FOUR_CARDS[:held], pause="attack")
    assert table.stats(0) == (few if held == 3 else many)


@pytest.mark.parametrize(("held", "damage"), [(3, 5), (4, 3)])
def test_karatakewari_hits_harder_with_a_small_hand(held: int, damage: int) -> None:
    table = duel(ME, "Karatakewari", "Block", spaces=(3, 4), hand=FOUR_CARDS[:held])
    assert table.damage(1) == [damage]


@pytest.mark.parametrize(("answer", "space", "at", "damage"), [("Assault", 5, 3, [7]), ("Block", 4, 3, [0])])
def test_hiiragi_hits_back(answer: str, space: int, at: int, damage: list[int]) -> None:
    assert outcome(duel(ME, "Hiiragi", answer, spaces=(3, space)))[::2] == (at, damage)


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats"),
    [
        ("Momentary Life", (3, 6, 2, 0)),
        ("Deadeye", (3, 7, 0, 0)),
        ("Any Means Necessary", (6, 6, 0, 0)),
        ("Hidden Weapon", (4, 6, 0, 0)),
    ],
)
def test_boosts(boost: str, stats: tuple[int, ...]) -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=(boost,), pause="attack").stats(0) == stats


@pytest.mark.parametrize("boost", ["Momentary Life", "Deadeye"])
def test_boosts_that_may_lay_a_card_into_the_gauge(boost: str) -> None:
    for gained in ("Dive", ""):
        table = Table(ME, "shovelknight")
        table.hand(0, boost, "Dive", "Focus")
        table.boost(boost)
        assert (table.asked, table.seat) == ("pick card", 0)
        table.pick(gained) if gained else table.no()
        if table.asked == "cancel":
            table.no()
        assert table.cards(0, "gauge") == ([gained] if gained else [])


def test_mirror_of_the_world_turns_damage_into_power() -> None:
    table = duel(ME, "Sweep", "Assault", spaces=(3, 5), boosts=("Mirror of the World",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.damage(0), table.damage(1)) == ([4], [10])


def test_any_means_necessary_hurts_but_does_not_kill() -> None:
    for life, left in ((30, 27), (2, 1)):
        table = Table(ME, "shovelknight")
        table.set_life(0, life)
        table.hand(0, "Any Means Necessary")
        table.boost("Any Means Necessary")
        assert (table.life(0), table.count(0, "hand")) == (left, 2)


@pytest.mark.parametrize(("held", "again"), [(3, True), (4, False)])
def test_hidden_weapon_with_a_small_hand_gives_another_action(held: int, again: bool) -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Hidden Weapon", *FOUR_CARDS[:held])
    table.boost("Hidden Weapon")
    assert (table.seat, table.count(0, "hand")) == ((0, 4) if again else (1, 5))


def test_swagger_and_glare() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Swagger")
    table.boost("Swagger")
    assert table.movements == {("stay", 0), ("close", 1), ("close", 2)}
    table.move("close", 2)
    assert (table.at(0), table.count(0, "hand")) == (5, 2)
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Glare")
    table.boost("Glare")
    assert table.movements == {("stay", 0), ("retreat", 1), ("retreat", 2)}
    table.move("retreat", 2)
    assert (table.at(0), table.count(0, "hand")) == (1, 2)
