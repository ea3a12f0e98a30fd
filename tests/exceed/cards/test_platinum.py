"""Platinum the Trinity: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, scene
from tests.exceed.cards.duel import Choice, duel, ordered, outcome, respond
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import PUSH_OR_PULL_1_2, check_astral_heat, check_burst, check_gauge_price
from tests.rules import rule
from tests.table import Table

FACES = [
    Face("Cure Dot Typhoon", "ultra", (1, 1), 4, 6, 0, 0, "Magical Cat Hammer", "continuous", gauge=2),
    Face("Miracle Jeanne", "ultra", (2, 3), 3, 4, 0, 0, "Piko Hammer", "continuous", gauge=4),
    Face("Mystique Momo", "special", (2, 5), 2, 5, 0, 0, "Magical Do-Re-Mi Box", "continuous"),
    Face("Mami Circular", "special", (1, 1), 4, 5, 0, 0, "Magical Bat", "continuous"),
    Face("Dramatic Sammy", "special", (1, 1), 4, 2, 0, 0, "Magical Bomb", "continuous"),
    Face("Happy Magicka", "special", (1, 3), 3, 1, 2, 4, "Magical Missile", "continuous"),
    Face("Dream Sally", "special", (1, 5), 3, 1, 0, 5, "Magical Boomerang", "continuous"),
]
SCENES = [
    scene("Cross", (3, 6), "range: miss. after: retreat to 1. cleanup: [may], boost Defend, [pick Spike or none].",
        "yes", exceeded=True),
    numbers("Shining Layered Force", (1, 9), (9, 5, 3, 0, 2, 2)),
    scene("Shining Layered Force", (3, 4),
        "before: [pull 2, push 2], pull to 1. hit: push to 1. damage: they take 9. stun: they are "
        "stunned. cleanup: [may].",
        ("pull", 2),
    ),
    scene("Cure Dot Typhoon", (3, 4),
        "before: [advance 1, advance 2], advance to 5. damage: they take 4. after: [pick Assault, Focus, "
        "Grasp, Spike or none]. cleanup: [may].",
    ),
    scene("Cure Dot Typhoon", (3, 4),
        "before: [advance 1, advance 2], advance to 6. range: miss. after: [pick Assault, Focus, Grasp, "
        "Spike or none], Focus to deck. cleanup: [may].",
        ("advance", 2), ("pick", "Focus"),
    ),
    scene("Miracle Jeanne", (3, 7),
        "before: [pick Grasp, Spike or none], boost Fierce, [pick Grasp, Spike or none], boost Defend. "
        "range: miss. after: sustain Grasp, Spike. cleanup: [may].",
        ("pick", "Grasp"), ("pick", "Spike"),
    ),
    scene("Cross", (3, 4),
        "hit: -1 Power. damage: they take 2. stun: they are stunned. after: retreat to 1. cleanup: [may].",
        answer="Assault", boosts=("Piko Hammer",),
    ),
    scene("Mystique Momo", (2, 8), "range: miss. cleanup: [may]."),
    scene("Dramatic Sammy", (3, 4), "before: [advance 1, advance 2], advance to 6. range: miss. cleanup: [may].",
        ("advance", 2), answer="Block"),
    scene("Cross", (3, 5), "hit: +2 Power. damage: they take 5. after: retreat to 1. cleanup: [may].",
        boosts=("Magical Bomb",)),
    scene("Happy Magicka", (3, 4), "damage: they take 1. cleanup: [may].", answer="Block"),
    scene("Sweep", (5, 8), "before: retreat to 3. range: miss. cleanup: [may].",
        answer="Block", boosts=("Magical Missile",)),
    scene("Sweep", (3, 7), "range: miss. after: draw 1, Sweep to deck. cleanup: [may].",
        answer="Block", boosts=("Magical Boomerang",)),
    scene("Cross", (3, 4), "hit: -1 Power. damage: they take 0. after: retreat to 1. cleanup: [may].",
        answer="Assault", boosts=("Piko Hammer",), other="mole", other_boosts=("Stockpile",)),
    scene("Cross", (3, 4), "hit: +2 Power. damage: they take 5. after: retreat to 1. cleanup: [may].",
        boosts=("Piko Hammer",)),
    scene("Mystique Momo", (3, 4),
        "before: [may], Dramatic Sammy to discard pile, +2 Power. range: miss. cleanup: [may].",
        "yes", boosts=("Magical Bomb",),
    ),
    scene("Mystique Momo", (3, 8),
        "before: [may], Dramatic Sammy to discard pile, +2 Power. damage: they take 4. cleanup: [may].",
        "yes", boosts=("Magical Bomb",),
    ),
    scene("Mystique Momo", (3, 8), "before: [may]. damage: they take 2. cleanup: [may].",
        "no", boosts=("Magical Bomb",)),
    scene("Dramatic Sammy", (3, 5),
        "before: [advance 1, advance 2], advance to 4. hit: advantage, [pick Dramatic Sammy, Dream Sally "
        "or none]. damage: they take 4. stun: they are stunned. after: draw 1, Dramatic Sammy to deck. "
        "cleanup: [may], [pick Dramatic Sammy, Dream Sally].",
        boosts=("Magical Bomb", "Magical Boomerang"),
    ),
    scene("Happy Magicka", (3, 4),
        "hit: they discard 1. damage: they take 3. stun: they are stunned. cleanup: [may].",
        answer="Grasp",
    ),
    scene("Happy Magicka", (3, 4),
        "hit: they discard 1. damage: they take 3. stun: they are stunned. cleanup: [may].",
        answer="Assault",
    ),
    scene("Dream Sally", (3, 5), "hit: +2 Power. damage: they take 5. stun: they are stunned. cleanup: [may].",
        answer="Assault"),
    scene("Dream Sally", (3, 9), "hit: +2 Power. damage: they take 5. stun: they are stunned. cleanup: [may].",
        answer="Assault"),
    scene("Cross", (3, 8),
        "range: miss. after: retreat to 1, draw 1, Cross to deck. cleanup: [may], discard 1 from deck, "
        "[pick Dramatic Sammy, Dream Sally or none], [pick Dramatic Sammy, Dream Sally].",
        "yes", exceeded=True, boosts=("Magical Bomb", "Magical Boomerang"), top=("Happy Magicka",),
    ),
    scene("Dramatic Sammy", (3, 5),
        "before: [advance 1, advance 2], advance to 4. hit: advantage, [pick Dramatic Sammy, Dream Sally "
        "or none], sustain Dream Sally. damage: they take 4. stun: they are stunned. after: draw 1, "
        "Dramatic Sammy to deck. cleanup: [may].",
        ("advance", 1), ("pick", "Dream Sally"), boosts=("Magical Bomb", "Magical Boomerang"),
    ),
    scene("Cross", (3, 8),
        "range: miss. after: retreat to 1, draw 1, Cross to deck. cleanup: [may], discard 1 from deck, "
        "[pick Dramatic Sammy, Dream Sally or none], sustain Dream Sally.",
        "yes", ("pick", "Dream Sally"), exceeded=True, boosts=("Magical Bomb", "Magical Boomerang"),
        top=("Happy Magicka",),
    ),
]  # fmt: skip
ME = "platinum"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_her_sides() -> None:
    check_exceed(ME, 3)
    check_astral_heat(ME, "Shining Layered Force")
    check_gauge_price(ME, "Shining Layered Force", 4)
    check_burst(ME, "Shining Layered Force")


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("top", "boosted"), [("Happy Magicka", True), ("Backstep", False)])
def test_at_clean_up_she_may_boost_the_top_card(exceeded: bool, top: str, boosted: bool) -> None:
    table = Table(ME, "nehtali", spaces=(1, 9))
    table.exceed(0, exceeded)
    table.put(0, "overdrive", *(("Cross",) if exceeded else ()))
    table.hand(0, "Cross")
    table.hand(1, "Block")
    card = table.match.card(table.card(0, top)).name
    table.top(0, str(card))
    table.strike("Cross", "Block")
    table.yes()
    if table.asked == "pick card" and boosted and exceeded:
        table.pick("Happy Magicka")  # she may sustain one
    table.forced()
    assert table.cards(0, "boosts") == (["Happy Magicka"] if boosted else [])
    assert (card in table.cards(0, "discard")) != boosted


@rule("EX 23.8")
def test_overdrive_boosts_a_discarded_continuous_boost() -> None:
    table = Table(ME, "nehtali")
    table.exceed(0)
    table.put(0, "overdrive", "Happy Magicka", "Cross")
    table.idle()
    table.idle()
    table.pick("Happy Magicka")
    assert (table.cards(0, "boosts"), table.asked, table.seat) == (["Happy Magicka"], "action", 0)


@rule("EX 23.8")
def test_overdrive_boosts_no_discarded_instant_boost() -> None:
    table = Table(ME, "nehtali", spaces=(3, 7), first=1)
    table.exceed(0)
    table.put(0, "overdrive", "Assault", "Cross")
    table.idle()
    table.pick("Assault")
    assert (table.asked, table.seat, table.cards(0, "discard")) == ("action", 0, ["Assault"])


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Cure Dot Typhoon", (3, 5), (("advance", 1), "no"), (4, 5, [2])),
        ("Mystique Momo", (3, 6), ("no",), (3, 6, [0])),
        ("Mami Circular", (3, 7), ("no",), (6, 7, [2])),
        ("Mami Circular", (3, 4), ("no",), (7, 4, [])),
        ("Mami Circular", (3, 5), ("no",), (7, 5, [])),
        ("Mami Circular", (7, 8), ("no",), (9, 8, [4])),
        ("Dramatic Sammy", (3, 5), (("advance", 1), "no"), (4, 5, [4])),
        ("Happy Magicka", (3, 5), ("no",), (3, 5, [1])),
        ("Dream Sally", (3, 8), ("no",), (3, 8, [1])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


def test_shining_layered_force_moves_and_pushes_far() -> None:
    table = Table(ME, "nehtali", spaces=(3, 6))
    table.put(0, "hand", "Shining Layered Force")
    table.gauge(0, *FOUR)
    table.hand(1, "Block")
    table.strike("Shining Layered Force", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.movements == {("push", 2), ("pull", 2)} < PUSH_OR_PULL_1_2
    table.move("pull", 2)
    assert (table.at(1), table.damage(1)) == (4, [])


def test_cure_dot_typhoon_puts_a_card_on_the_deck() -> None:
    table = duel(ME, "Cure Dot Typhoon", "Block", spaces=(3, 5), gauge=("Grasp", "Cross"), discard=("Dream Sally",))
    table.move("advance", 1)
    table.pick("Dream Sally")
    assert table.cards(0, "deck")[-1] == "Dream Sally"


@rule("EX 17.4")
def test_miracle_jeanne_boosts_from_the_discard_pile_and_keeps_all() -> None:
    table = duel(ME, "Miracle Jeanne", "Block", spaces=(3, 5), gauge=FOUR, discard=("Happy Magicka", "Dream Sally"))
    table.pick("Happy Magicka")
    table.no()
    while table.asked in {"order", "may"}:
        table.choose(table.state.options[0])
    assert table.cards(0, "boosts") == ["Happy Magicka"]


def test_power_and_advantage() -> None:
    table = duel(ME, "Mystique Momo", "Block", spaces=(3, 6), boosts=("Magical Bat",))
    table.yes()
    assert table.damage(1) == [2]
    table = duel(ME, "Mami Circular", "Block", spaces=(7, 8))
    assert table.damage(1) == [4], "having moved past she ignores Armor"
    table = duel(ME, "Dramatic Sammy", "Block", spaces=(3, 5), boosts=("Piko Hammer",))
    table.move("advance", 1)
    while table.asked == "order":
        table.order("Sustain")
    table.pick("Piko Hammer")
    table = ordered(table)
    table.no()
    assert (table.cards(0, "boosts"), table.turn_of) == (["Miracle Jeanne"], 0)


def test_answers_to_what_the_opponent_did() -> None:
    table = duel(ME, "Happy Magicka", "Grasp", other_hand=("Cross", "Dive"), spaces=(3, 4))
    while table.asked in {"amount", "order"}:
        table.choose(table.state.options[0])
    assert table.count(1, "hand") == 1
    table = duel(ME, "Dream Sally", "Assault", spaces=(3, 6))
    assert table.damage(1) == [5], "the opponent has moved"


# ---- boosts


@pytest.mark.parametrize(
    ("boost", "stats", "reach"),
    [
        ("Magical Cat Hammer", (3, 7, 0, 0), (2, 4)),
        ("Piko Hammer", (3, 6, 2, 0), (1, 2)),
        ("Magical Bat", (3, 5, 0, 5), (1, 2)),
        ("Magical Missile", (3, 8, 0, 0), (1, 2)),
    ],
)
def test_what_her_boosts_add(boost: str, stats: tuple[int, int, int, int], reach: tuple[int, int]) -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=(boost,), pause="attack")
    assert (table.stats(0), table.range(0)) == (stats, reach)


@pytest.mark.parametrize(
    ("boost", "spaces", "result"),
    [
        ("Piko Hammer", (3, 5), (1, 5, [3])),
        ("Magical Do-Re-Mi Box", (3, 7), (1, 5, [1])),
        ("Magical Bomb", (3, 5), (1, 5, [3])),
        ("Magical Bomb", (3, 4), (1, 4, [1])),
        ("Magical Missile", (3, 4), (1, 4, [])),
    ],
)
def test_what_her_boosts_do(boost: str, spaces: tuple[int, int], result: tuple[int, int, list[int]]) -> None:
    table = duel(ME, "Cross", "Block", spaces=spaces, boosts=(boost,))
    assert outcome(table) == result


def test_magical_boomerang_draws_and_goes_on_the_deck() -> None:
    table = duel(ME, "Dream Sally", "Block", spaces=(3, 9), boosts=("Magical Boomerang",))
    assert (table.count(0, "hand"), table.cards(0, "deck")[-1]) == (1, "Dream Sally")
