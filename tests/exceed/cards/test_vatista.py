"""Vatista: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, ordered, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, done, moments
from tests.exceed.cards.shared import check_revert
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Zahhishio", "ultra", (1, 2), 2, 6, 0, 0, "Curse Commandment", "continuous", gauge=2),
    Face("Transvoranse", "ultra", (2, 3), 4, 4, 0, 0, "Charged Attack", "continuous", gauge=1),
    Face("Lateus Orbis", "ultra", (3, 8), 6, 3, 0, 5, "Autonomic Nerve", "continuous", gauge=3),
    Face("Armabellum", "ultra", (1, 3), 2, 2, 0, 5, "Crimson Wings", "continuous", gauge=1),
    Face("Ruber Angelus", "ultra", (1, 2), 6, 2, 1, 3, "Restriction", "continuous", gauge=2),
    Face("Mikoruseo", "special", (3, 8), 2, 5, 2, 0, "Swift Attack", "continuous"),
    Face("Lumen Stella", "special", (3, 6), 5, 3, 0, 5, "Instant Flight", "continuous", 1),
]
THREE = ("Grasp", "Dive", "Cross")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("vatista", face)


# ---- her own card


def test_exceeding_costs_1_and_she_reverts_for_a_card() -> None:
    check_exceed("vatista", 1)
    check_revert("vatista")


@pytest.mark.parametrize(("exceeded", "space", "cards", "paid"), [(False, 6, 2, 0), (True, 7, 3, 2)])
def test_her_strike_pushes_farther_and_draws_more(exceeded: bool, space: int, cards: int, paid: int) -> None:
    table = Table("vatista", QUIET, spaces=(1, 4))
    table.exceed(0, exceeded)
    table.hand(0, "Lumen Stella")
    table.hand(1, "Block")
    table.gauge(0, *THREE[:2])
    table.action("Strike")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.sets("Lumen Stella", "Block")
    assert (table.at(1), table.count(0, "hand"), len(table.paid(0))) == (space, cards, paid)


def test_exceeded_her_strike_moves_2_farther() -> None:
    table = Table("vatista", QUIET, spaces=(3, 5))
    table.exceed(0)
    table.hand(0, "Transvoranse")
    table.hand(1, "Block")
    table.gauge(0, *THREE)
    table.action("Strike")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.sets("Transvoranse", "Block")
    assert (table.at(0), table.count(0, "hand")) == (8, 3)


def test_another_strike_has_no_bonus() -> None:
    table = duel("vatista", "Lumen Stella", "Block", spaces=(3, 6))
    assert (table.at(1), table.count(0, "hand")) == (7, 1)


# ---- attacks


def test_zahhishio_makes_the_hand_gauge_gains_advantage_and_pushes_3() -> None:
    table = duel("vatista", "Zahhishio", "Block", gauge=THREE[:2], hand=("Dive", "Cross"))
    assert (table.count(0, "hand"), table.at(1), table.turn_of) == (0, 7, 0)
    assert sorted(table.cards(0, "gauge")) == ["Cross", "Dive", "Zahhishio"]


def test_transvoranse_ignores_guard_advances_2_and_draws_1() -> None:
    table = duel("vatista", "Transvoranse", "Sweep", spaces=(3, 5), gauge=("Dive",))
    assert (stunned(table, 1), table.at(0), table.count(0, "hand")) == (True, 6, 1)


@pytest.mark.parametrize(("hand", "guarded"), [((), 0), (("Dive", "Cross"), 0), (("Dive", "Cross"), 1)])
def test_lateus_orbis_spends_everything_and_the_opponent_may_pay_for_armor(hand: tuple[str, ...], guarded: int) -> None:
    table = duel("vatista", "Lateus Orbis", "Sweep", spaces=(3, 7), gauge=THREE, hand=hand, other_hand=("Spike",))
    while table.asked == "pay" and table.seat == 0:
        table.choose(table.state.options[0])
    assert (table.asked, table.seat, table.count(0, "hand")) == ("may", 1, 0)
    table.yes() if guarded else table.no()
    if guarded:
        table.pay("Spike")
    assert table.damage(1) == [6 + len(hand) - 2 * guarded]
    assert done(table, "Lateus Orbis") == ["hit"]


def test_lateus_orbis_counts_the_force_and_the_opponent_any_amount_of_it() -> None:
    table = duel("vatista", "Lateus Orbis", "Sweep", spaces=(3, 7), gauge=THREE, hand=("Zahhishio",),
                 other_hand=("Spike", "Cross"))  # fmt: skip
    while table.asked == "pay" and table.seat == 0:
        table.choose(table.state.options[0])
    table.yes()
    table.pay("Spike", "Cross")
    assert table.damage(1) == [6 + 2 - 2 * 2], "an Ultra makes 2 Force"


@pytest.mark.parametrize("given", [0, 1, 3])
def test_armabellum_buys_power_with_hand_cards_and_moves_1(given: int) -> None:
    table = duel("vatista", "Armabellum", "Sweep", gauge=("Focus",), hand=THREE)
    assert (table.asked, table.seat) == ("may", 0)
    table.yes() if given else table.no()
    for name in THREE[:given]:
        table.pick(name)
    if table.asked == "pick card":
        table.no()
    assert table.movements == {("close", 1), ("retreat", 1)}
    assert (table.damage(1), table.cards(0, "gauge")) == ([2 + given], list(THREE[:given]))
    table = duel("vatista", "Armabellum", "Sweep", gauge=("Focus",), hand=(*THREE, "Spike"))
    table.yes()
    for name in THREE:
        table.pick(name)
    assert table.damage(1) == [5], "3 at most"


def test_ruber_angelus_pushes_2_and_may_advance_4() -> None:
    table = duel("vatista", "Ruber Angelus", "Block", gauge=THREE[:2])
    assert (table.at(1), table.asked) == (6, "may")
    table.yes()
    assert table.at(0) == 8


@pytest.mark.parametrize(("space", "cards"), [(6, 1), (4, 0)])
def test_mikoruseo_cannot_stun_and_draws_with_a_hit(space: int, cards: int) -> None:
    table = duel("vatista", "Mikoruseo", "Assault", spaces=(3, space))
    assert (stunned(table, 1), table.count(0, "hand")) == (False, cards)


# ---- boosts


def test_curse_commandment_strikes_with_a_card_of_the_gauge_and_3_power() -> None:
    table = Table("vatista", QUIET, spaces=(3, 4))
    table.hand(0, "Curse Commandment", "Dive")
    table.hand(1, "Block")
    table.gauge(0, "Cross")
    table.boost("Curse Commandment")
    table.pause("attack")
    table.forced()
    if table.asked == "set attack":
        table.set("Block")
    assert (table.stats(0)[0], table.side(0).set_from, table.side(0).face_up) == (6, c.GAUGE, True)


@pytest.mark.parametrize(
    ("boost", "stats"), [("Charged Attack", (5, 6)), ("Crimson Wings", (3, 7)), ("Swift Attack", (3, 7))]
)
def test_three_boosts_change_the_numbers(boost: str, stats: tuple[int, int]) -> None:
    assert duel("vatista", "Cross", "Block", boosts=(boost,), pause="attack").stats(0)[:2] == stats


@pytest.mark.parametrize("boost", ["Charged Attack", "Crimson Wings", "Restriction"])
def test_three_boosts_become_gauge_when_she_moves(boost: str) -> None:
    table = Table("vatista", QUIET, spaces=(3, 7))
    table.put(0, "boosts", boost)
    table.hand(0, "Dive")
    table.choose(c.MOVE_TO + 4)
    assert (table.count(0, "boosts"), table.count(0, "gauge")) == (0, 1)


@pytest.mark.parametrize("paid", [0, 1, 3])
def test_autonomic_nerve_sells_power_for_gauge_and_becomes_gauge(paid: int) -> None:
    table = duel("vatista", "Grasp", "Sweep", boosts=("Autonomic Nerve",), gauge=THREE)
    while table.asked == "order":
        table.choose(c.TRIGGER + 1 if table.can(c.TRIGGER + 1) else c.TRIGGER)
    while table.asked == "amount":
        table.choose(table.state.options[0])
    if table.asked == "may":
        table.yes() if paid else table.no()
        for name in THREE[:paid]:
            if table.asked == "pay":
                table.pay(name, gauge=True)
        if table.asked == "pay":
            table.no()
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert table.damage(1) == [3 + paid]
    assert "Lateus Orbis" in table.cards(0, "gauge")


@pytest.mark.parametrize(("held", "damage"), [(7, 6 + 6), (0, 6)])
def test_autonomic_nerve_takes_6_gauge_at_most_and_no_force(held: int, damage: int) -> None:
    gauge = ("Grasp", "Dive", "Cross", "Focus", "Grasp", "Dive", "Cross")[:held]
    table = duel("vatista", "Sweep", "Sweep", boosts=("Autonomic Nerve",), gauge=gauge, hand=("Spike", "Assault"))
    ordered(table)
    if held:
        table.yes()
        while table.asked == "pay":
            table.choose(table.state.options[-1])
    ordered(table)
    assert (table.asked, table.damage(1)) == ("action", [damage])
    assert (len(table.paid(0)), table.cards(0, "boosts")) == (min(held, 6), [])


def test_restriction_moves_the_opponent_by_1() -> None:
    table = ordered(duel("vatista", "Sweep", "Sweep", boosts=("Restriction",)))
    assert table.movements == {("push", 1), ("pull", 1)}


def test_swift_attack_gains_advantage_and_becomes_gauge() -> None:
    table = duel("vatista", "Sweep", "Block", boosts=("Swift Attack",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.turn_of, "Mikoruseo" in table.cards(0, "gauge")) == (0, True)


def test_instant_flight_moves_as_far_as_the_top_card_is_strong() -> None:
    table = duel("vatista", "Focus", "Block", spaces=(4, 9), boosts=("Instant Flight",), pause="attack")
    table.top(0, "Cross")
    table.top(1, "Sweep")
    table.go()
    assert table.cards(0, "deck")[-1] == "Cross"
    assert table.player(0).deck[-1] & c.KNOWN_TO_ALL
    assert table.movements == {("advance", 3), ("retreat", 3)}


# ---- when, where and how much


MOMENTS = moments("""
Zahhishio       | attack | 1 | before hit
Zahhishio       | attack | 8 | before
Transvoranse    | attack | 1 | after
Transvoranse    | attack | 8 | after
Autonomic Nerve | boost  | 1 | hit
Autonomic Nerve | boost  | 8 | never
Armabellum      | attack | 1 | hit after
Armabellum      | attack | 8 | after
Ruber Angelus   | attack | 1 | hit after
Ruber Angelus   | attack | 8 | after
Restriction     | boost  | 1 | hit
Restriction     | boost  | 8 | never
Mikoruseo       | attack | 4 | after
Mikoruseo       | attack | 8 | after
Swift Attack    | boost  | 1 | hit
Swift Attack    | boost  | 8 | never
Lumen Stella    | attack | 4 | hit
Lumen Stella    | attack | 8 | never
Instant Flight  | boost  | 1 | before
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table("vatista", QUIET), row)
