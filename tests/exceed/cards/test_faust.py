"""Faust: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, numbers, scene
from tests.exceed.cards.duel import Choice, duel, ordered, outcome, pay, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table

INFECTION = "Alone Infection/Destructive Goodwill"
FACES = [
    Face("W-W-What Could This Be?", "ultra", (2, 5), 3, 6, 0, 0, INFECTION, "instant", gauge=2),
    Face("Bone-Crushing Excitement", "ultra", (1, 1), 7, 3, 0, 0, "Mini Faust", "continuous", gauge=4),
    Face("Snip Snip Snip", "special", (1, 1), 3, 6, 0, 0, "Afro", "continuous", cancel=1),
    Face("Scarecrow", "special", (1, 1), 4, 4, 0, 0, "100t Weight/Hammer", "continuous"),
    Face("Love", "special", (2, 4), 4, 4, 0, 0, "Fanfare/Trumpet", "continuous", cancel=1),
    Face("Thrust", "special", (1, 5), 4, 3, 0, 4, "Banana Peel/Donut", "continuous", cancel=1),
    Face("Mix Mix Mix", "special", (1, 2), 4, 2, 0, 5, "Bomb/Meteors", "continuous"),
]
SCENES = [
    scene("W-W-What Could This Be?", (6, 8),
        "before: boost Faultless Defense, boost Dash, advance to 9. range: miss.",
    ),
    scene("Snip Snip Snip", (3, 4),
        "damage: they take 3. stun: they are stunned. after: Snip Snip Snip to opponent's boosts.",
    ),
    scene("Scarecrow", (3, 4), "before: close to 3. damage: they take 4."),
    scene("Sweep", (3, 7), "range: miss.", answer="Block", boosts=("100t Weight/Hammer",)),
    scene("Love", (3, 8), "range: miss. after: retreat to 2."),
    scene("Thrust", (2, 8), "range: miss."),
    scene("Mix Mix Mix", (3, 4),
        "before: [advance 2, retreat 2], advance to 6. damage: they take 2. after: [advance 2, retreat "
        "2], advance to 3.",
        answer="Block",
    ),
    numbers("Sweep", (1, 9), (6, 2, 0, 0, 1, 3), boosts=("Afro",)),
    scene("W-W-What Could This Be?", (3, 6),
        "before: boost Afro, draw 2, boost Mini Faust, +1 Power. damage: they take 4.",
        top=("Snip Snip Snip", "Love", "Thrust"),
    ),
    scene("Bone-Crushing Excitement", (3, 4), "before: advance to 7. range: miss.", answer="Grasp"),
    scene("Scarecrow", (1, 9), "before: close to 8. damage: they take 4."),
    scene("Snip Snip Snip", (3, 6), "range: miss."),
    numbers("Sweep", (1, 9), (7, 3, 1, 1, 1, 3), boosts=("Afro", "Badass")),
    numbers("Block", (1, 9), (0, 0, 2, 1, -1, -1), boosts=("Afro", "Faultless Defense"), gauge=()),
]  # fmt: skip
ME = "faust"
FOUR = ("Grasp", "Cross", "Dive", "Sweep")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@rule("EX 10.1")
@pytest.mark.parametrize("exceeded", [False, True])
def test_his_action_boosts_from_the_top_of_the_deck_and_strikes(exceeded: bool) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.exceed(0, exceeded)
    table.hand(0, "Cross")
    table.top(0, "Scarecrow", "Bone-Crushing Excitement", "Love")
    table.action()
    if exceeded:
        table.pick("Bone-Crushing Excitement")
    table.forced()
    assert table.cards(0, "boosts") == (["Bone-Crushing Excitement"] if exceeded else ["Scarecrow"])
    assert table.cards(0, "discard") == (["Scarecrow"] if exceeded else [])
    assert (table.asked, table.seat) == ("set attack", 0)


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Bone-Crushing Excitement", (3, 6), (), (7, 6, [5])),
        ("Bone-Crushing Excitement", (3, 7), (), (6, 7, [5])),
        ("Scarecrow", (1, 9), (), (8, 9, [2])),
        ("Love", (3, 6), (), (2, 6, [2])),
        ("Thrust", (3, 8), (), (3, 6, [2])),
        ("Thrust", (3, 6), (), (3, 6, [5])),
        ("Mix Mix Mix", (3, 6), (("advance", 2), ("retreat", 2)), (3, 6, [2])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    assert outcome(respond(duel(ME, attack, "Block", spaces=spaces, gauge=FOUR), *choices)) == result


@rule("EX 10.20")
def test_what_could_this_be_boosts_two_cards_that_stay() -> None:
    table = Table(ME, "nehtali", spaces=(3, 6))
    table.hand(0, "W-W-What Could This Be?")
    table.gauge(0, "Grasp", "Cross")
    table.hand(1, "Block")
    table.top(0, "Love", "Snip Snip Snip")
    table.strike("W-W-What Could This Be?", "Block")
    pay(table)
    while table.asked in {"order", "may"}:
        table.choose(table.state.options[0])
    # Fanfare makes the attack EX.
    assert (table.damage(1), table.cards(0, "boosts")) == ([2], ["Love", "Snip Snip Snip"])


@rule("EX 10.20")
def test_what_could_this_be_sustains_what_it_boosts() -> None:
    table = duel(
        ME, "W-W-What Could This Be?", "Sweep", spaces=(1, 9), gauge=FOUR[:2],
        top=("Bone-Crushing Excitement", "100t Weight/Hammer"),
    )  # fmt: skip
    ordered(table)
    assert (table.asked, table.cards(0, "boosts")) == ("action", ["Bone-Crushing Excitement", "Scarecrow"])


def test_bone_crushing_excitement_dodges_what_is_faster() -> None:
    table = duel(ME, "Bone-Crushing Excitement", "Grasp", gauge=FOUR)
    assert table.damage(0) == []


@rule("EX 20.2", "EX 15.16")
def test_snip_snip_snip_is_given_to_the_opponent() -> None:
    table = duel(ME, "Snip Snip Snip", "Block")
    assert (table.cards(0, "boosts"), table.cards(1, "boosts")) == ([], ["Snip Snip Snip"])
    assert stunned(table, 1), "it ignores Guard"
    table = duel(ME, "Snip Snip Snip", "Block", spaces=(3, 6))
    assert table.cards(0, "discard") == ["Snip Snip Snip"]
    table = Table(ME, "nehtali", spaces=(3, 9))
    table.foreign(1, "boosts", "Snip Snip Snip")
    table.hand(0, "Cross")
    table.hand(1, "Sweep")
    table.pause("attack")
    table.strike("Cross", "Sweep")
    assert table.stats(1)[3] == 0, "6 Guard less"


@pytest.mark.parametrize("boosts", [(), ("Mini Faust",)])
def test_scarecrow_is_stronger_and_slower_with_a_boost(boosts: tuple[str, ...]) -> None:
    table = duel(ME, "Scarecrow", "Block", spaces=(1, 9), boosts=boosts, pause="attack")
    assert table.stats(0)[:2] == ((6, 2) if boosts else (4, 4))


def test_love_may_discard_a_boost_for_power() -> None:
    table = duel(ME, "Love", "Block", spaces=(3, 6), boosts=("100t Weight/Hammer",))
    table.yes()
    ordered(table)
    assert (table.damage(1), table.cards(0, "boosts")) == ([4], [])


# ---- boosts


@rule("EX 15.3")
def test_mini_faust_serves_both_players() -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(1, 9), boosts=("Mini Faust",), pause="clean-up")
    assert (table.stats(0)[0], table.stats(1)[0], table.range(0)) == (4, 7, (1, 3))


@rule("EX 15.8")
def test_banana_peel_moves_both_until_the_first_has_attacked() -> None:
    table = duel(ME, "Cross", "Sweep", spaces=(1, 9), boosts=("Banana Peel/Donut",), pause="clean-up")
    while table.asked == "order":
        table.order("Discard")
    assert (table.at(0), table.at(1), table.cards(0, "boosts")) == (1, 9, [])
    assert table.done("Advance 1") == 1


@rule("EX 15.8")
def test_bomb_hurts_who_attacks_first() -> None:
    table = duel(ME, "Grasp", "Sweep", spaces=(1, 9), boosts=("Bomb/Meteors",), pause="clean-up")
    assert (table.life(0), table.life(1), table.cards(0, "boosts")) == (27, 30, [])
    table = duel(ME, "Sweep", "Grasp", spaces=(1, 9), boosts=("Bomb/Meteors",), pause="clean-up")
    assert (table.life(0), table.life(1), table.cards(0, "boosts")) == (30, 27, [])


@pytest.mark.parametrize(("boost", "cards"), [("Afro", 2), ("Bomb/Meteors", 2), ("100t Weight/Hammer", 1)])
def test_boosts_that_draw(boost: str, cards: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, boost)
    table.boost(boost)
    assert table.count(0, "hand") == cards + 1
    assert (table.at(0), table.at(1)) == ((2, 8) if boost == "100t Weight/Hammer" else (3, 7))


def test_hammer_goes_to_the_gauge_when_he_hits() -> None:
    table = ordered(duel(ME, "Cross", "Grasp", spaces=(3, 5), boosts=("100t Weight/Hammer",)))
    assert table.cards(0, "gauge") == ["Scarecrow", "Cross"]


@pytest.mark.parametrize("paid", [True, False])
def test_fanfare_makes_attacks_ex_unless_the_opponent_pays_2(paid: bool) -> None:
    table = Table(ME, "nehtali", spaces=(1, 9))
    table.hand(0, "Love")
    table.hand(1, "Cross", "Dive")
    table.boost("Fanfare/Trumpet")
    assert (table.asked, table.seat) == ("may", 1)
    table.yes() if paid else table.no()
    if paid:
        table.pay("Cross")
    table.forced()
    assert table.paid(1) == (["Cross", "Dive"] if paid else [])
    assert table.cards(0, "boosts") == ([] if paid else ["Love"])
    table = duel(ME, "Cross", "Block", spaces=(1, 9), boosts=("Fanfare/Trumpet",), pause="attack")
    assert table.stats(0) == (4, 7, 1, 1)


@pytest.mark.parametrize(("way", "at"), [("advance", 5), ("retreat", 1)])
def test_alone_infection_moves_2_and_draws_1(way: str, at: int) -> None:
    table = Table(ME, "nehtali", spaces=(3, 7))
    table.hand(0, "W-W-What Could This Be?")
    table.boost(INFECTION)
    table.move(way, 2)
    assert (table.at(0), table.count(0, "hand")) == (at, 2)
