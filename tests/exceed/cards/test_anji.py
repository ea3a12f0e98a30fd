"""Anji Mito: every card, both sides of his own."""

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import QUIET, attacks, duel, outcome, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import BOTH_WAYS_1
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.view import view_of

FACES = [
    Face("Issei Ougi: Sai", "ultra", (1, 3), 3, 3, 3, 3, "Fuuga", "continuous", gauge=3, cancel=1),
    Face("Kachoufuugetsu Kai", "ultra", (1, 2), 0, 3, 0, 0, "Matsuri -Rock Parade-", "instant", gauge=2),
    Face("Fuujin", "special", (1, 2), 3, 5, 0, 3, "Zessen", "continuous", cancel=1),
    Face("Nagiha", "special", (1, 2), 3, 4, 1, 3, "Issokutobi", "instant"),
    Face("Kou", "special", (1, 2), 4, 3, 0, 4, "Shin: Ichishiki", "continuous"),
    Face("Rin", "special", (1, 2), 4, 3, 0, 3, "Suigetsu no Hakobi", "continuous", cancel=1),
    Face("Shitsu", "special", (2, 4), 3, 2, 0, 3, "Okizeme", "continuous", cancel=1),
]
SCENES = [
    scene("Issei Ougi: Sai", (3, 7), "range: miss."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Fuuga",)),
    scene("Kachoufuugetsu Kai", (3, 4), "before: +6 Power, close to 3. damage: they take 6. stun: they are stunned.",
        answer="Assault"),
    scene("Fuujin", (3, 4), "before: close to 3. hit: draw 1, advantage. damage: they take 3."),
    play("Zessen", (4, 7), "[pull 1, push 1], push to 8, [cancel or none]."),
    scene("Nagiha", (5, 6), "hit: retreat to 3. damage: they take 3. after: draw 2."),
    play("Issokutobi", (4, 7), "close to 5, [choose], draw 1."),
    scene("Kou", (3, 4), "before: advance to 7. range: miss."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("Shin: Ichishiki",)),
    scene("Rin", (3, 6), "range: miss."),
    play("Suigetsu no Hakobi", (4, 7), "[advance 1, retreat 1], advance to 5, [cancel or none]."),
    scene("Shitsu", (3, 8), "range: miss. after: draw 1, [may].", answer="Block"),
    scene("Sweep", (3, 7), "range: miss. after: advantage.", answer="Block", boosts=("Okizeme",)),
    scene("Issei Ougi: Sai", (3, 6),
        "hit: draw 3, they [discard Block, Cross, Dive, Focus, Spike], they discard 1, they [discard "
        "Block, Cross, Focus, Spike], they discard 1, they [discard Block, Focus, Spike], they discard 1. "
        "damage: they take 3.",
        other_hand=("Dive", "Cross", "Focus", "Spike", "Block"),
    ),
    scene("Kachoufuugetsu Kai", (1, 6), "before: +6 Power, close to 4. damage: they take 6. stun: they are stunned.",
        answer="Hadoken", other="ryu"),
    scene("Kachoufuugetsu Kai", (3, 6), "before: +6 Power, close to 5. damage: they take 6. stun: they are stunned.",
        answer="Hadoken", other="ryu"),
    scene("Fuujin", (1, 6), "before: close to 3. range: miss."),
    scene("Fuujin", (1, 5), "before: close to 3. hit: draw 1, advantage. damage: they take 3."),
]  # fmt: skip
ME = "anji"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_3() -> None:
    check_exceed(ME, 3)


def test_when_he_exceeds_he_draws_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *THREE)
    table.hand(0, "Sweep")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.count(0, "hand") == 2
    table.no()  # his offer when striking
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(("exceeded", "stats"), [(False, (3, 5, 0, 2)), (True, (3, 5, 2, 0))])
def test_when_striking_he_trades_speed(exceeded: bool, stats: tuple[int, ...]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), hand=("Dive",), exceeded=exceeded, accept=True, pause="attack")
    assert table.stats(0) == stats
    assert table.paid(0) == ["Dive"]


# ---- the attacks


def test_issei_ougi_draws_and_discards_3() -> None:
    table = duel(ME, "Issei Ougi: Sai", "Block", gauge=THREE, other_hand=("Dive", "Cross"))
    while table.asked == "discard to limit":
        assert table.seat == 1
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.count(1, "hand")) == (3, 0)


@pytest.mark.parametrize(("answer", "damage"), [("Cross", [6]), ("Sweep", [0])])
def test_kachoufuugetsu_answers_a_hit(answer: str, damage: list[int]) -> None:
    table = duel(ME, "Kachoufuugetsu Kai", answer, gauge=THREE[:2], pause="clean-up")
    assert (attacks(table), table.damage(1), stunned(table, 0)) == (2, damage, False)
    assert table.at(0) == (6 if answer == "Cross" else 3)


@pytest.mark.parametrize(
    ("attack", "answer", "spaces", "expected"),
    [
        ("Fuujin", "Sweep", (3, 6), (5, 6, [3])),
        ("Fuujin", "Grasp", (3, 5), (4, 5, [3])),
        ("Nagiha", "Sweep", (3, 4), (1, 4, [3])),
        ("Kou", "Sweep", (3, 5), (7, 5, [4])),
        ("Rin", "Block", (3, 4), (3, 5, [4])),
        ("Shitsu", "Block", (3, 5), (3, 5, [1])),
    ],
)
def test_hits_and_moves(
    attack: str, answer: str, spaces: tuple[int, int], expected: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, answer, spaces=spaces, pause="clean-up")
    if table.asked == "may":
        assert attack == "Shitsu"
        table.no()
    assert outcome(table) == expected


@pytest.mark.parametrize(("attack", "power"), [("Fuujin", 5), ("Kou", 6)])
def test_attacks_that_answer_a_hit(attack: str, power: int) -> None:
    table = duel(ME, attack, "Grasp", spaces=(3, 4), boosts=("Rin", "Rin"), pause="clean-up")
    table.move("push", 1)
    assert (table.damage(0), table.damage(1)) == ([1], [power])


def test_draws_and_advantage() -> None:
    assert (duel(ME, "Fuujin", "Block").turn_of, duel(ME, "Fuujin", "Block").count(0, "hand")) == (0, 1)
    assert duel(ME, "Nagiha", "Block").count(0, "hand") == 2
    table = duel(ME, "Shitsu", "Block", spaces=(3, 5))
    table.yes()
    assert table.movements == BOTH_WAYS_1
    table.move("retreat", 1)
    assert (table.at(0), table.turn_of) == (2, 0)
    assert stunned(duel(ME, "Rin", "Sweep"), 1)  # ignores Guard


# ---- the boosts


@rule("EX 21.10", "EX 2.16")
def test_fuuga_looks_at_the_opponents_deck_and_goes_to_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Issei Ougi: Sai")
    table.top(1, "Dive")
    table.boost("Issei Ougi: Sai")
    tops = [view_of(table.state, viewer).known.players[1].deck[-1] & c.CARD_MASK for viewer in (0, 1)]
    assert (tops[0], view_of(table.state, 1).known.players[1].deck[-1]) == (table.card(1, "Dive"), -1)
    table = duel(ME, "Cross", "Block", boosts=("Issei Ougi: Sai",))
    assert "Issei Ougi: Sai" in table.cards(0, "gauge")


@rule("EX 22.17")
def test_matsuri_names_a_normal_and_strikes() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Kachoufuugetsu Kai", "Cross")
    table.hand(1, "Dive", "Grasp")
    table.boost("Kachoufuugetsu Kai")
    table.choose(table.named(c.NAME, "Dive", 1))
    table.no()
    table.set("Cross")
    assert table.state.options == [table.named(c.SET_CARD, "Dive", 1)]


def test_zessen_suigetsu_and_okizeme_when_they_are_played() -> None:
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Fuujin")
    table.boost("Fuujin")
    table.move("pull", 1)
    assert table.at(1) == 6
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Rin")
    table.boost("Rin")
    table.move("advance", 1)
    assert table.at(0) == 5
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Shitsu")
    table.boost("Shitsu")
    assert table.count(0, "hand") == 3


@pytest.mark.parametrize("strikes", [True, False])
def test_issokutobi_closes_and_draws_or_strikes(strikes: bool) -> None:
    table = Table(ME, QUIET, spaces=(4, 7))
    table.hand(0, "Nagiha", "Cross", "Dive")
    table.boost("Nagiha")
    table.alternative(1 if strikes else 0)
    assert (table.at(0), table.turn_of) == (5, 0 if strikes else 1)
    assert strikes or table.count(0, "hand") == 4


def test_boosts_in_a_strike() -> None:
    table = duel(ME, "Focus", "Block", boosts=("Fuujin", "Kou", "Rin"), pause="attack")
    assert table.stats(0) == (5, 2, 3, 6)
    table.go()
    assert table.movements == {("push", 1), ("push", 2)}
    table = duel(ME, "Focus", "Block", boosts=("Shitsu",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.turn_of == 0
