"""Mole Knight: every card, both sides of his own, and Burrow."""

from __future__ import annotations

import pytest

from tests.exceed.cards.course import Scene, check_scene, play, scene
from tests.exceed.cards.duel import Choice, duel, outcome, respond, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Erupt", "ultra", (2, 4), 8, 1, 2, 5, "Molten Armor", "continuous", 1, gauge=3),
    Face("Cave In", "ultra", (1, 3), 4, 1, 3, 0, "Undermine", "continuous", gauge=2),
    Face("Burrow Dig", "special", (1, 1), 3, 7, 0, 0, "Lost Treasure", "instant"),
    Face("Headbutt", "special", (1, 2), 4, 6, 0, 0, "Come At Me!", "continuous", 1, force=1),
    Face("Diving Dig", "special", (1, 1), 5, 3, 0, 0, "Tunneling", "instant"),
    Face("Block Push", "special", (3, 6), 5, 2, 0, 6, "Stockpile", "continuous", 1),
    Face("Belly Slide", "special", (1, 1), 4, 2, 1, 5, "Tunnel Vision", "continuous", 1),
]
SCENES = [
    scene("Block Push", (2, 8), "hit: push to 9. damage: they take 5.", boosts=("Molten Armor",)),
    scene("Cave In", (3, 7), "range: miss. after: draw 2.", answer="Block"),
    scene("Burrow Dig", (3, 5), "range: miss."),
    play("Lost Treasure", (4, 7), ""),
    scene("Headbutt", (3, 6), "range: miss."),
    scene("Headbutt", (3, 4), "hit: push to 6, [choose], advance to 5, advantage. damage: they take 4.", 1),
    play("Come At Me!", (4, 7), ""),
    scene("Block Push", (3, 6), "hit: push to 7. damage: they take 3.", answer="Block"),
    scene("Belly Slide", (3, 4), "before: advance to 5. hit: draw 1. damage: they take 2.", answer="Block"),
    scene("Erupt", (3, 7), "before: advance to 6. range: miss.", answer="Assault", boosts=("Tunnel Vision",)),
    scene("Cross", (3, 6), "before: move to 5. damage: they take 3. after: retreat to 2.",
        accept=True, tokens={"Burrow": (5,)}),
    scene("Cross", (3, 4), "damage: they take 3. after: retreat to 1.",
        accept=True, exceeded=True, tokens={"Burrow": (4,)}),
    scene("Cross", (3, 6), "before: move to 5, +2 Power. damage: they take 5. after: retreat to 2.",
        accept=True, exceeded=True, tokens={"Burrow": (5,)}),
    scene("Headbutt", (3, 4), "hit: they are not moved, [choose], advance to 6, advantage. damage: they take 2.",
        1, answer="Focus"),
    scene("Headbutt", (3, 4), "hit: push to 6, [choose], retreat to 2. damage: they take 4.", 0),
    scene("Cross", (3, 4), "before: advance to 6. damage: they take 3. after: retreat to 9.",
        boosts=("Tunnel Vision",)),
    play("Come At Me!", (4, 7), "your turn: draw 1, Headbutt to gauge.", turns=1),
]  # fmt: skip
ME = "mole"
THREE = ("Grasp", "Cross", "Dive")


def burrow(table: Table) -> int:
    return int(table.player(0).tokens[0])


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("shown", SCENES, ids=str)
def test_what_comes_of_the_cards_and_when(shown: Scene) -> None:
    check_scene(ME, shown)


def test_exceeding_costs_4() -> None:
    check_exceed(ME, 4)


def test_burrow_begins_on_his_own_space() -> None:
    table = Table(ME, "shovelknight")
    assert burrow(table) == table.at(0) == 3
    table = Table("shovelknight", ME)
    assert int(table.player(1).tokens[0]) == table.at(1) == 7


@pytest.mark.parametrize(
    ("exceeded", "space", "targets"),
    [(False, 5, [2, 8]), (False, 3, [6]), (True, 5, [1, 2, 3, 7, 8, 9]), (True, 2, [4, 5, 6])],
)
def test_his_action_digs_elsewhere_and_draws(exceeded: bool, space: int, targets: list[int]) -> None:
    table = Table(ME, "shovelknight", spaces=(space, 6 if space != 6 else 7))
    table.exceed(0, exceeded)
    table.hand(0)
    table.action("Place Burrow")
    if len(targets) > 1:
        assert table.spaces == targets
        table.space(targets[-1])
    assert (burrow(table), table.count(0, "hand"), table.turn_of) == (targets[-1], 2, 1)


@pytest.mark.parametrize("exceeded", [False, True])
@pytest.mark.parametrize(("there", "at"), [(7, 7), (6, 3)])
def test_in_his_own_strike_he_may_come_up_at_burrow(exceeded: bool, there: int, at: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.exceed(0, exceeded)
    table.token(0, "Burrow", there)
    table.hand(0, "Sweep", "Cross")
    table.hand(1, "Block", "Cross")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.set("Sweep")
    table.set("Block")
    damage = {False: 4, True: 6}[exceeded and at == 7]
    assert (table.at(0), table.damage(1)) == (at, [damage])


@pytest.mark.parametrize("exceeded", [False, True])
def test_in_the_opponents_strike_he_does_not(exceeded: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6), first=1)
    table.exceed(0, exceeded)
    table.token(0, "Burrow", 5)
    table.hand(0, "Sweep")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.set("Block")
    assert (table.asked, table.seat) == ("set attack", 0), "nothing was offered"


def test_whoever_cannot_move_is_not_on_burrow() -> None:
    table = duel(
        ME, "Cross", "Block", spaces=(3, 5), other="beheaded", accept=True, exceeded=True, tokens={"Burrow": (4,)},
        other_boosts=("Wolf Trap",),
    )  # fmt: skip
    assert (table.at(0), table.damage(1)) == (3, [1])


@pytest.mark.parametrize(
    ("attack", "spaces", "choices", "result"),
    [
        ("Erupt", (3, 7), (), (3, 7, [6])),
        ("Erupt", (3, 4), (), (3, 4, [])),
        ("Cave In", (3, 6), (), (3, 6, [2])),
        ("Burrow Dig", (3, 4), (), (6, 4, [1])),
        ("Headbutt", (3, 5), (0,), (2, 7, [2])),
        ("Headbutt", (3, 5), (1,), (5, 7, [2])),
        ("Diving Dig", (3, 4), (), (2, 4, [3])),
        ("Block Push", (3, 8), (), (3, 9, [3])),
        ("Belly Slide", (3, 5), (), (4, 5, [2])),
        ("Belly Slide", (3, 6), (), (4, 6, [])),
    ],
)
def test_attacks(
    attack: str, spaces: tuple[int, int], choices: tuple[Choice, ...], result: tuple[int, int, list[int]]
) -> None:
    table = duel(ME, attack, "Block", spaces=spaces, gauge=THREE, hand=("Focus",))
    assert outcome(respond(table, *choices)) == result


def test_what_hits_bring() -> None:
    assert duel(ME, "Burrow Dig", "Block", spaces=(3, 4)).count(0, "hand") == 1
    assert duel(ME, "Belly Slide", "Block", spaces=(3, 5)).count(0, "hand") == 1
    assert duel(ME, "Cave In", "Block", spaces=(3, 9), gauge=THREE).count(0, "hand") == 2
    for place, turn in ((0, 1), (1, 0)):
        table = duel(ME, "Headbutt", "Block", spaces=(3, 5), hand=("Focus",))
        assert respond(table, place).turn_of == turn
    assert duel(ME, "Diving Dig", "Block", spaces=(3, 4), other_hand=("Dive", "Cross")).count(1, "hand") == 1


def test_diving_dig_ignores_guard() -> None:
    assert stunned(duel(ME, "Diving Dig", "Block", spaces=(3, 4)), 1)


@rule("EX 8.16")
@pytest.mark.parametrize(("space", "moves"), [(5, False), (6, False), (7, True)])
def test_nobody_moves_in_the_reach_of_cave_in(space: int, moves: bool) -> None:
    # Dive is faster and would advance 3.
    table = duel(ME, "Cave In", "Dive", spaces=(3, space), gauge=THREE)
    assert (table.at(1) != space) == moves


# ---- boosts


def test_molten_armor_reaches_farther_and_burns_whoever_hits_once() -> None:
    table = duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Molten Armor",), pause="attack")
    assert table.range(0) == (1, 3)
    table = duel(ME, "Sweep", "Assault", spaces=(3, 5), boosts=("Molten Armor",))
    assert table.damage(1)[0] == 2


@pytest.mark.parametrize(("there", "life"), [(7, 26), (6, 30)])
def test_undermine_falls_in_under_the_opponent(there: int, life: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.token(0, "Burrow", there)
    table.hand(0, "Undermine")
    table.boost("Undermine")
    table.idle()
    assert table.asked == "choose"
    table.alternative(0)
    assert (table.life(1), table.cards(0, "boosts"), table.cards(0, "discard")) == (life, [], ["Cave In"])


def test_undermine_may_move_burrow_instead() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 7))
    table.hand(0, "Undermine")
    table.boost("Undermine")
    table.idle()
    table.alternative(1)
    assert table.spaces == [2, 4]
    table.space(4)
    assert (burrow(table), table.cards(0, "boosts")) == (4, ["Cave In"])


def test_lost_treasure_brings_back_a_card_and_costs_the_draw() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Lost Treasure")
    table.put(0, "discard", "Headbutt", "Cross", "Erupt")
    table.boost("Lost Treasure")
    table.pick("Erupt")
    assert table.cards(0, "hand") == ["Erupt"]
    assert sorted(table.cards(0, "discard")) == ["Burrow Dig", "Cross", "Headbutt"]


def test_lost_treasure_shuffles_the_discard_pile() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Lost Treasure")
    pile = ["Headbutt", "Cross", "Dive", "Grasp", "Spike", "Sweep", "Focus", "Block", "Assault"]
    table.put(0, "discard", *pile)
    table.boost("Lost Treasure")
    assert table.cards(0, "discard")[:-1] != pile[1:]
    assert sorted(table.cards(0, "discard")[:-1]) == sorted(pile[1:])


def test_come_at_me_gives_3_power_until_his_turn() -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Come At Me!",), pause="attack").stats(0) == (6, 6, 0, 0)
    table = Table(ME, "shovelknight")
    table.hand(0, "Come At Me!", "Dive")
    table.boost("Come At Me!")
    table.pay("Dive") if table.asked == "pay" else None
    table.idle()
    assert (table.cards(0, "gauge"), table.cards(0, "boosts"), table.count(0, "hand")) == (["Headbutt"], [], 2)


@pytest.mark.parametrize(("there", "gained"), [(5, True), (9, False)])
def test_tunneling_to_burrow_is_worth_gauge(there: int, gained: bool) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 6))
    table.token(0, "Burrow", there)
    table.hand(0, "Tunneling")
    table.boost("Tunneling")
    table.yes()
    assert table.spaces == [1, 2, 3, 4, 5, 7]
    table.space(5)
    assert (table.at(0), table.cards(0, "gauge")) == (5, ["Diving Dig"] if gained else [])


def test_stockpile_and_tunnel_vision() -> None:
    assert duel(ME, "Cross", "Block", spaces=(3, 8), boosts=("Stockpile",), pause="attack").stats(0) == (3, 6, 2, 2)
    assert duel(ME, "Sweep", "Block", spaces=(3, 8), boosts=("Tunnel Vision",)).at(0) == 5
