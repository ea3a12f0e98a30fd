"""Axl Low: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, play, scene
from tests.exceed.cards.duel import QUIET, duel, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("One Vision", "ultra", (1, 2), 5, 5, 0, 0, "Out of the Box", "continuous", gauge=4),
    Face("Sickle Storm", "ultra", (1, 2), 5, 4, 3, 3, "Idealism", "instant", gauge=2),
    Face("Snail", "special", (2, 3), 3, 6, 0, 0, "Dogs on the Run", "instant", cancel=1),
    Face("Rainwater", "special", (2, 4), 4, 4, 0, 3, "Make Oneself", "continuous", cancel=1),
    Face("Axl Bomber", "special", (1, 2), 4, 3, 0, 5, "Wise Remarks", "continuous", cancel=1, answering=True),
    Face("Winter Mantis", "special", (1, 2), 5, 2, 0, 0, "The March of the Wicked King", "instant"),
]
SCENES = [
    scene("One Vision", (3, 4), "hit: draw 4, advantage. damage: they take 5. after: One Vision to boosts."),
    scene("Sickle Storm", (3, 4),
        "before: close to 3. damage: they take 5. stun: they are stunned. after: push to 6.",
        answer="Assault",
    ),
    scene("Sickle Storm", (5, 8), "before: close to 6. damage: they take 5."),
    scene("Snail", (3, 7), "range: miss."),
    scene("Sickle Flash", (3, 5), "range: miss."),
    scene("Rainwater", (3, 7), "before: [may], retreat to 2. range: miss.", "yes"),
    play("Make Oneself", (4, 7), "[advance 1, retreat 1], advance to 5, [cancel or none]."),
    numbers("Axl Bomber", (1, 9), (6, 3, 0, 5, 1, 2)),
    scene("Axl Bomber", (3, 4), "hit: advance to 6, [may], [pay], pay Grasp, advantage. damage: they take 6.", "yes"),
    scene("Axl Bomber", (3, 6), "range: miss."),
    play("Wise Remarks", (4, 7), "[cancel or none], [pay], cancel Axl Bomber.", "yes"),
    scene("Sickle Storm", (3, 5), "before: close to 4. damage: they take 6.", boosts=("Wise Remarks",)),
    scene("Cross", (3, 4), "damage: they take 4. stun: they are stunned. after: retreat to 1, draw 1.",
        answer="Assault", boosts=("Wise Remarks",)),
    scene("Winter Mantis", (3, 4),
        "before: pull to 4. hit: advance to 6. damage: they take 5. stun: they are stunned.",
        answer="Block",
    ),
    play("The March of the Wicked King", (4, 7),
        "[may], [pay or none], [pay or none], push to 8, draw 2, push to 9, draw 2.",
        "yes", ("pay", "Cross"), ("gauge", "Dive"),
    ),
    play("Idealism", (4, 7),
        "look at Focus, Slash, Dust, [may], [choose], [pick Dust, Focus, Slash], Focus to deck, boost "
        "Scramble, discard 1 from deck, discard 1 from deck.",
        "yes", 0,
    ),
    play("Idealism", (4, 7),
        "look at Focus, Slash, Dust, [may], [choose], [pick Dust, Focus, Slash], Focus to deck, discard 1 "
        "from deck, discard 1 from deck. set: set from deck Focus. strike",
        "yes", 1,
    ),
    scene("Winter Mantis", (3, 6),
        "before: pull to 4. hit: advance to 6. damage: they take 5. stun: they are stunned.",
    ),
    scene("Sickle Storm", (3, 7), "before: close to 4. range: miss."),
]  # fmt: skip
ME = "axl"
FOUR = ("Grasp", "Cross", "Dive", "Focus")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_there_are_four_sickle_flashes() -> None:
    check(ME, Face("Sickle Flash", "special", (3, 8), 2, 5, 0, 0, "A Slow Walker", "instant", cancel=1), copies=4)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


@pytest.mark.parametrize(("exceeded", "speed"), [(False, 5), (True, 6)])
def test_his_normals_reach_farther(exceeded: bool, speed: int) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), exceeded=exceeded, pause="attack")
    assert (table.range(0), table.stats(0)[1]) == ((1, 4), speed)
    table = duel(ME, "Snail", "Block", spaces=(3, 9), exceeded=exceeded, pause="attack")
    assert (table.range(0), table.stats(0)[1]) == ((2, 3), 6)


def test_when_he_exceeds_he_draws_2_and_retreats() -> None:
    table = Table(ME, QUIET, spaces=(5, 7))
    table.gauge(0, *FOUR[:3])
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.movements) == (2, {("stay", 0), ("retreat", 1), ("retreat", 2)})
    table.move("retreat", 2)
    assert table.at(0) == 3


# ---- the attacks


def test_one_vision_draws_4_and_stays_in_play() -> None:
    table = duel(ME, "One Vision", "Sweep", gauge=FOUR, spaces=(3, 5))
    assert (table.damage(1), table.turn_of, table.cards(0, "boosts")) == ([5], 0, ["One Vision"])
    assert table.count(0, "hand") >= 3  # 4, less what a Sweep discards


def test_out_of_the_box_gives_3_more_actions() -> None:
    table = Table(ME, QUIET)
    table.put(0, "boosts", "One Vision")
    table.action("3 more actions")
    for _ in range(3):
        assert (table.asked, table.turn_of) == ("action", 0)
        table.prepare()
    assert (table.turn_of, table.cards(0, "discard")) == (1, ["One Vision"])


@rule("EX 19.10")
@pytest.mark.parametrize(("answer", "expected"), [("Assault", (5, 9, [5])), ("Sweep", (5, 6, [5]))])
def test_sickle_storm_closes_loses_its_armor_and_pushes_the_stunned(
    answer: str, expected: tuple[int, int, list[int]]
) -> None:
    spaces = (4, 7) if answer == "Assault" else (4, 6)
    table = duel(ME, "Sickle Storm", answer, spaces=spaces, gauge=FOUR[:2], pause="clean-up")
    if answer == "Sweep":
        assert (outcome(table), table.damage(0)) == (expected, [6])
    else:  # the Assault came first, and its 4 were reduced to 1
        assert table.damage(0) == [1]


def test_snail_and_sickle_flash_push() -> None:
    table = duel(ME, "Snail", "Block", spaces=(3, 5))
    assert (outcome(table), table.count(0, "hand")) == ((3, 6, [1]), 1)
    assert outcome(duel(ME, "Sickle Flash", "Sweep", spaces=(3, 7))) == (3, 8, [2])
    assert outcome(duel(ME, "Sickle Flash", "Sweep", spaces=(3, 9))) == (3, 9, [4])


@pytest.mark.parametrize(("retreats", "expected"), [(True, (1, 5, [2])), (False, (2, 5, [2]))])
def test_rainwater_retreats(retreats: bool, expected: tuple[int, int, list[int]]) -> None:
    table = duel(ME, "Rainwater", "Block", spaces=(3, 5))
    respond(table, "yes" if retreats else "no")
    assert outcome(table) == expected


@pytest.mark.parametrize(("answering", "power"), [(False, 6), (True, 4)])
def test_axl_bomber_is_stronger_when_he_initiates(answering: bool, power: int) -> None:
    table = duel(ME, "Axl Bomber", "Sweep", spaces=(3, 4), gauge=("Dive",), answering=answering)
    assert (table.asked, table.seat, table.at(0)) == ("may", 0, 6)
    table.yes()
    assert (table.damage(1), table.turn_of) == ([power], 0)


def test_winter_mantis_pulls_next_to_him_and_ignores_armor_and_guard() -> None:
    table = duel(ME, "Winter Mantis", "Block", spaces=(2, 8), pause="clean-up")
    assert outcome(table) == (5, 3, [5])


# ---- the boosts


@rule("EX 2.16", "EX 2.10")
def test_idealism_boosts_strikes_or_discards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Sickle Storm")
    table.top(0, "Rainwater", "Grasp", "Snail")
    table.boost("Sickle Storm")
    respond(table, "yes", 0, ("pick", "Rainwater"))
    assert table.cards(0, "boosts") == ["Rainwater"]
    assert sorted(table.cards(0, "discard")) == ["Grasp", "Snail"]
    table = Table(ME, QUIET)
    table.hand(0, "Sickle Storm")
    table.top(0, "Rainwater", "Grasp", "Snail")
    table.boost("Sickle Storm")
    respond(table, "no", ("pick", "Snail"), ("pick", "Rainwater"))
    assert table.cards(0, "discard") == ["Snail", "Rainwater", "Grasp", "Sickle Storm"]


def test_idealism_strikes_with_a_card() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Sickle Storm")
    table.hand(1, "Block")
    table.top(0, "Rainwater", "Grasp", "Snail")
    table.boost("Sickle Storm")
    respond(table, "yes", 1, ("pick", "Snail"))
    table.set("Block")
    assert (table.damage(1), table.cards(0, "gauge")) == ([1], ["Snail"])


@pytest.mark.parametrize(("card", "way", "space"), [("Snail", "advance", 6), ("Sickle Flash", "retreat", 1)])
def test_boosts_that_move_2_or_3(card: str, way: str, space: int) -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, card)
    table.boost(card)
    assert table.movements == {(way, 2), (way, 3)}
    table.move(way, 3 if way == "retreat" else 2)
    assert table.at(0) == space


def test_make_oneself_and_wise_remarks() -> None:
    table = duel(ME, "Snail", "Block", spaces=(3, 9), boosts=("Rainwater", "Axl Bomber"), pause="attack")
    assert table.stats(0)[:2] == (4, 7)
    table = duel(ME, "Snail", "Assault", spaces=(3, 5), boosts=("Axl Bomber",))
    assert table.count(0, "hand") == 2  # one by Snail, one for the stun
    table = Table(ME, QUIET, spaces=(3, 7))
    table.hand(0, "Rainwater")
    table.boost("Rainwater")
    table.move("advance", 1)
    assert table.at(0) == 4


def test_the_march_of_the_wicked_king_pushes_and_draws() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Winter Mantis", "Grasp", "Cross")
    table.boost("Winter Mantis")
    table.yes()
    table.pay("Grasp", "Cross")
    assert (table.at(1), table.count(0, "hand")) == (7, 5)
