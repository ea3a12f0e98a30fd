"""Nanase: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, attacks, duel, outcome
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_action_moments, check_moments, done, moments
from tests.exceed.cards.shared import BOTH_WAYS_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Atmosphere of the Aether", "ultra", (1, 2), 4, 6, 0, 0, "Zephyr", "continuous", gauge=3),
    Face("Lumiere of the Dawn", "ultra", (1, 1), 9, 4, 6, 0, "Surge Forward", "instant", 1, gauge=3),
    Face("Chasing le Reve", "special", (1, 2), 3, 6, 0, 0, "Windmill", "continuous"),
    Face("Conveying My Vrai Couer", "special", (1, 1), 3, 5, 0, 0, "Overpower", "continuous"),
    Face("Let the Fleur Carry Your Feelings", "special", (2, 4), 4, 4, 0, 0, "Jumping to Conclusions", "instant", 2),
    Face("Ange's Invitation", "special", (1, 2), 5, 3, 0, 0, "Chain Shift", "continuous"),
]
ME = "nanase"
THREE = ("Grasp", "Cross", "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_1() -> None:
    check_exceed(ME, 1)


def strikes(table: Table, attack: str, answer: str) -> Table:
    table.pause("attack")
    table.sets(attack, answer)
    return table


def test_her_strikes_gain_advantage_with_the_hit() -> None:
    for exceeded in (False, True):
        for spaces, row in (((3, 4), "hit"), ((1, 9), "never")):
            table = Table(ME, QUIET, spaces=spaces)
            table.exceed(0, exceeded)
            check_action_moments(table, "Strike", row)


def test_the_printed_numbers_of_plumage() -> None:
    face = Face("Plumage Dancing in the Wind", "special", (1, 1), 3, 7, 0, 0, "Reach", "continuous", 1, answering=True)
    check(ME, face)


@pytest.mark.parametrize(
    ("attack", "boost", "spaces", "at"),
    [
        ("Sweep", "Windmill", (3, 9), 5),
        ("Sweep", "Windmill", (3, 4), 3),
        ("Conveying My Vrai Couer", "", (3, 9), 6),
        ("Sweep", "Overpower", (3, 4), 3),
        ("Sweep", "Overpower", (3, 9), 4),
        ("Ange's Invitation", "", (3, 9), 6),
        ("Ange's Invitation", "", (3, 4), 7),
    ],
)
def test_how_far_she_goes(attack: str, boost: str, spaces: tuple[int, int], at: int) -> None:
    assert duel(ME, attack, "Sweep", spaces=spaces, boosts=(boost,) if boost else ()).at(0) == at


def test_her_action_strikes_weaker_for_advantage() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Cross")
    table.hand(1, "Sweep")
    table.action()
    strikes(table, "Cross", "Sweep")
    assert table.stats(0)[:2] == (2, 5)
    table.go()
    assert (table.damage(1), table.turn_of) == ([2], 0)


@pytest.mark.parametrize(("choice", "power", "turn"), [(0, 5, 1), (1, 3, 0)])
def test_exceeded_her_action_strikes_for_power_or_advantage(choice: int, power: int, turn: int) -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.exceed(0)
    table.hand(0, "Cross")
    table.hand(1, "Sweep")
    table.gauge(0, "Dive")
    table.action("Strike")
    table.alternative(choice)
    strikes(table, "Cross", "Sweep")
    assert (table.stats(0)[0], table.stats(1)[0]) == (power, 7)
    table.go()
    assert table.turn_of == turn
    assert table.cards(0, "discard")[:1] == ["Dive"]


@rule("EX 23.16")
def test_exceeded_she_reverts_for_a_card_and_acts_again() -> None:
    table = Table(ME, "shovelknight")
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.action("Revert")
    table.pick("Dive")
    assert (table.player(0).exceeded, table.cards(0, "gauge")) == (False, ["Dive"])
    assert (table.asked, table.seat) == ("action", 0)


# ---- the attacks


def test_atmosphere_pushes_3_and_draws_2() -> None:
    table = duel(ME, "Atmosphere of the Aether", "Sweep", gauge=THREE, pause="clean-up")
    assert (outcome(table), table.count(0, "hand")) == ((3, 7, [4]), 2)


@pytest.mark.parametrize(("answer", "hit"), [("Sweep", False), ("Cross", True)])
def test_lumiere_fails_against_the_slower(answer: str, hit: bool) -> None:
    table = duel(ME, "Lumiere of the Dawn", answer, gauge=THREE, pause="clean-up")
    assert table.damage(1) == ([9] if hit and table.at(1) == 4 else [])
    assert table.damage(0) == ([0] if hit else [6])  # all its Armor is gone
    table = duel(ME, "Lumiere of the Dawn", "Assault", gauge=THREE)
    assert (table.damage(0), table.damage(1)) == ([0], [9])


def test_chasing_le_reve_advances_and_draws() -> None:
    table = duel(ME, "Chasing le Reve", "Block", pause="clean-up")
    assert (outcome(table), table.count(0, "hand")) == ((7, 4, [1]), 1)


@pytest.mark.parametrize(("answering", "stats"), [(False, (5, 6)), (True, (3, 7))])
def test_plumage_is_stronger_or_faster(answering: bool, stats: tuple[int, int]) -> None:
    table = duel(ME, "Plumage Dancing in the Wind", "Block", spaces=(3, 9), answering=answering, pause="attack")
    assert table.stats(0)[:2] == stats


def test_vrai_couer_closes_and_pushes_or_pulls() -> None:
    table = duel(ME, "Conveying My Vrai Couer", "Sweep", spaces=(3, 7))
    assert (table.at(0), table.movements) == (6, {("push", 1), ("pull", 1)})
    table.move("pull", 1)
    assert table.at(1) == 5


def test_fleur_follows_a_stun() -> None:
    table = duel(ME, "Let the Fleur Carry Your Feelings", "Assault", spaces=(3, 7))
    assert (table.damage(1), table.movements) == ([4], BOTH_WAYS_2)
    table.move("retreat", 2)
    assert (table.at(0), table.count(0, "hand")) == (1, 2)
    table = duel(ME, "Let the Fleur Carry Your Feelings", "Sweep", spaces=(3, 7))
    assert (table.damage(1), table.asked, table.count(0, "hand")) == ([4], "action", 0)
    table = duel(ME, "Let the Fleur Carry Your Feelings", "Dive", spaces=(3, 6))
    assert (table.asked, done(table, "Let the Fleur Carry Your Feelings")) == ("amount", ["after"])


@pytest.mark.parametrize(("answer", "damage"), [("Cross", []), ("Assault", [4])])
def test_anges_invitation_is_not_hit_by_the_fastest(answer: str, damage: list[int]) -> None:
    table = duel(ME, "Ange's Invitation", answer, spaces=(3, 4), pause="clean-up")
    assert table.damage(0) == damage
    if not damage:
        assert attacks(table) == 2


# ---- the boosts


def test_zephyr_and_windmill_give_another_action_and_the_opponent_power() -> None:
    for card, own in (("Atmosphere of the Aether", 8), ("Chasing le Reve", 6)):
        table = Table(ME, "shovelknight")
        table.hand(0, card)
        table.boost(card)
        assert (table.asked, table.seat) == ("action", 0)
        table = duel(ME, "Cross", "Sweep", spaces=(3, 9), boosts=(card,), pause="attack")
        assert (table.stats(0)[1], table.stats(1)[0]) == (own, 9)
    table = duel(ME, "Cross", "Block", spaces=(3, 6), boosts=("Chasing le Reve",), pause="clean-up")
    assert table.damage(1) == [1]  # Before: Close 2


def test_surge_forward_advances_and_acts_again() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 5))
    table.hand(0, "Lumiere of the Dawn", "Dive")
    table.boost("Lumiere of the Dawn")
    assert (table.at(0), table.asked, table.seat) == (7, "action", 0)


def test_reach_overpower_and_chain_shift() -> None:
    boosts = ("Plumage Dancing in the Wind", "Conveying My Vrai Couer", "Ange's Invitation")
    table = duel(ME, "Cross", "Block", spaces=(3, 9), boosts=boosts, pause="attack")
    assert (table.stats(0), table.range(0)) == ((4, 7, 0, 0), (1, 3))
    table = duel(ME, "Focus", "Block", spaces=(3, 9), boosts=("Ange's Invitation", "Conveying My Vrai Couer"))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.at(0), table.cards(0, "gauge")) == (4, ["Ange's Invitation"])
    for card, price in (("Plumage Dancing in the Wind", 1), ("Ange's Invitation", 0)):
        table = Table(ME, "shovelknight")
        table.hand(0, card, "Grasp", "Cross")
        table.boost(card)
        table.pay(*("Grasp",)[:price])
        assert (table.asked, table.seat) == ("set attack", 0)


@rule("EX 21.10")
def test_jumping_to_conclusions_shows_the_hand_and_strikes() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Let the Fleur Carry Your Feelings", "Grasp", "Cross", "Dive")
    table.hand(1, "Sweep", "Block")
    table.boost("Let the Fleur Carry Your Feelings")
    table.pay("Grasp", "Cross")
    assert sorted(table.player(1).shown) == sorted(table.card(1, name) for name in ("Sweep", "Block"))
    assert (table.asked, table.seat) == ("set attack", 0)
    assert c.WILD_SWING in table.state.options


# ---- when, where and how much


MOMENTS = moments("""
Atmosphere of the Aether | attack | 1 | hit
Atmosphere of the Aether | attack | 8 | never
Lumiere of the Dawn      | attack | 1 | before
Chasing le Reve          | attack | 1 | after
Chasing le Reve          | attack | 8 | after
Windmill                 | boost  | 1 | before
Conveying My Vrai Couer  | attack | 1 | before hit
Conveying My Vrai Couer  | attack | 8 | before
Overpower                | boost  | 1 | before
Ange's Invitation        | attack | 1 | after
Ange's Invitation        | attack | 8 | after
Chain Shift              | boost  | 1 | after
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
