"""Dan: every card, both sides of his own; the attack inside Legendary Taunt."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import attacks, duel
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.shared import check_critical
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ME = "dan"
FACES = [
    Face("Haoh Gadouken", "ultra", (1, 4), 7, 1, 0, 0, "Saikyo Power", "continuous", gauge=3, may_be_free=True),
    Face("Legendary Taunt", "ultra", (-1, -1), 0, 4, 1, 5, "Secret Technique", "instant", gauge=2),
    Face("Shisso Buraiken", "ultra", (1, 1), 7, 5, 0, 0, "Lucky!", "instant", gauge=3, may_be_free=True),
    Face("Dankukyaku", "special", (1, 2), 3, 6, 0, 0, "Saikyo Leap", "instant", 1),
    Face("Gadouken", "special", (1, 4), 4, 4, 0, 0, "Saikyo Vision", "instant", 1),
    Face("Koryuken", "special", (1, 2), 0, 6, 0, 0, "Saikyo Glory", "continuous"),
    Face("Saikyo Haraigoshi", "special", (1, 1), 2, 7, 0, 0, "Peek", "instant"),
]
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical(ME, "Gadouken", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_critical_wild_swing_is_stronger_and_faster(exceeded: bool) -> None:
    table = duel(
        ME, "Sweep", "Block", spaces=(3, 8), gauge=("Grasp",), wild=True, accept=True, exceeded=exceeded, pause="attack"
    )
    assert table.stats(0)[:2] == (6 + 1, 2 + 1)
    table = duel(ME, "Sweep", "Block", spaces=(3, 8), gauge=("Grasp",), accept=True, exceeded=exceeded, pause="attack")
    assert table.stats(0)[:2] == (6, 2)


def test_exceeded_he_draws_from_either_end_and_may_discard_a_card() -> None:
    table = Table(ME, "shovelknight")
    table.exceed(0)
    table.hand(0, "Grasp")
    bottom = table.player(0).deck[0]
    table.idle()
    assert table.seat == 0
    while table.asked == "may" and len(table.state.options) == 2 and not table.count(0, "hand") > 1:
        table.yes()
    assert bottom in table.player(0).hand
    assert table.asked == "may"
    table.yes()
    table.choose(c.CARD + table.card(0, "Grasp"))
    assert table.cards(0, "discard") == ["Grasp"]


# ---- attacks


def test_haoh_gadouken_dodges_and_is_free_without_a_hand() -> None:
    table = duel(ME, "Haoh Gadouken", "Spike", spaces=(3, 5))
    assert (table.damage(0), table.damage(1), table.paid(0)) == ([], [7], [])
    table = duel(ME, "Haoh Gadouken", "Block", spaces=(3, 5), hand=("Grasp",), gauge=THREE)
    assert len(table.paid(0)) == 3


@rule("EX 25.10", "EX 25.13")
def test_legendary_taunt_advances_draws_and_makes_an_attack() -> None:
    table = duel(ME, "Legendary Taunt", "Block", spaces=(3, 7), gauge=TWO, hand=("Gadouken", "Sweep"))
    assert ("advance", 3) in table.movements
    table.move("advance", 3)
    table.yes()
    assert table.count(0, "hand") == 3
    table.yes()
    table.pick("Gadouken")
    while table.asked == "may":
        table.no()
    assert [event.numbers[0] for event in table.events("range", 0)] == [1, 0], "the Taunt itself has no range"
    assert "Gadouken" in table.cards(0, "gauge")
    assert table.cards(0, "discard")[-1] == "Legendary Taunt"


@rule("EX 25.12")
def test_the_armor_of_legendary_taunt_protects_him_during_its_attack_and_later() -> None:
    table = duel(ME, "Legendary Taunt", "Sweep", spaces=(3, 7), gauge=TWO, hand=("Block",))
    table.move("advance", 0)
    table.no()
    table.yes()
    while table.asked == "pay":
        table.no()
    assert table.damage(0) == []
    table = duel(ME, "Legendary Taunt", "Sweep", spaces=(3, 5), gauge=TWO, hand=("Focus",))
    table.move("advance", 0)
    table.no()
    table.yes()
    assert table.damage(0) == [6 - 1 - 2], "Armor 1 of the Taunt and 2 of Focus"


def test_shisso_buraiken_closes_and_gains_advantage() -> None:
    table = duel(ME, "Shisso Buraiken", "Sweep", spaces=(3, 6))
    assert (table.at(0), table.damage(1), table.paid(0), table.seat) == (5, [7], [], 0)


def test_dankukyaku_misses_if_it_passes_and_puts_a_card_on_the_deck() -> None:
    table = duel(ME, "Dankukyaku", "Sweep", spaces=(3, 5), hand=("Grasp", "Dive"))
    assert [event.numbers[0] for event in table.events("range", 0)] == [0]
    table = duel(ME, "Dankukyaku", "Block", spaces=(3, 8), hand=("Grasp", "Dive"))
    while table.asked in {"may", "pay"}:
        table.no()
    assert table.asked == "pick card"
    table.pick("Dive")
    assert table.cards(0, "deck")[-1] == "Dive"


def test_gadouken_may_go_on_the_deck_for_a_card_in_the_gauge() -> None:
    table = duel(ME, "Gadouken", "Block", spaces=(3, 6), hand=("Grasp", "Dive"))
    while table.seat == 1:
        table.no()
    table.yes()
    table.pick("Grasp")
    assert (table.cards(0, "gauge"), table.cards(0, "deck")[-1]) == (["Grasp"], "Gadouken")
    table = duel(ME, "Gadouken", "Block", spaces=(1, 9), hand=("Grasp", "Dive"))
    assert table.asked == "action"


def test_koryuken_is_as_strong_as_the_top_card_of_the_deck() -> None:
    table = Table(ME, "shovelknight", spaces=(3, 4))
    table.hand(0, "Koryuken", "Grasp")
    table.top(0, "Shisso Buraiken")
    table.hand(1, "Sweep")
    table.strike("Koryuken", "Sweep")
    assert table.damage(1) == [7]
    assert "Shisso Buraiken" in table.cards(0, "discard")


@pytest.mark.parametrize("count", [0, 1])
def test_saikyo_haraigoshi_discards_at_random_for_power_and_pulls(count: int) -> None:
    table = duel(ME, "Saikyo Haraigoshi", "Block", spaces=(4, 5), hand=THREE)
    if count:
        if table.asked == "may":
            table.yes()
        table.choose(next(option for option in table.state.options if option % 1024 == count))
    else:
        table.no()
    if table.seat == 1 and table.asked in {"may", "pay"}:
        table.no()
    assert table.damage(1) == [max(0, 2 + count - 2)]
    assert table.at(1) == (5 if not count else 3)


# ---- boosts


def test_saikyo_power() -> None:
    for hand, power in (((), 4 + 4), (("Grasp",), 4)):
        table = duel(ME, "Assault", "Sweep", boosts=("Haoh Gadouken",), hand=hand)
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert table.damage(1) == [power]


def test_secret_technique_fetches_a_card_and_discards_down_to_1() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Legendary Taunt", "Grasp", "Dive")
    table.boost("Legendary Taunt")
    table.pick("Koryuken")
    table.choose(c.CARD + table.card(0, "Grasp"))
    table.choose(c.CARD + table.card(0, "Dive"))
    assert table.cards(0, "hand") == ["Koryuken"]
    table.yes()
    assert table.cards(0, "hand") == ["Koryuken"]


def test_lucky_puts_a_card_on_the_deck() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Shisso Buraiken", "Grasp", "Dive")
    table.boost("Shisso Buraiken")
    table.pick("Dive")
    table.no()
    assert sorted(table.cards(0, "hand")) == ["Dive", "Grasp"], "it is drawn at the end of the turn"


def test_saikyo_leap_moves_3_and_adds_a_card_to_the_gauge() -> None:
    table = Table(ME, "shovelknight", spaces=(4, 9))
    table.hand(0, "Dankukyaku", "Grasp", "Dive", "Cross")
    table.boost("Dankukyaku")
    table.pay("Cross")
    table.move("retreat", 3)
    table.pick("Dive")
    assert (table.at(0), table.cards(0, "gauge")) == (1, ["Dive"])


def test_saikyo_vision_shows_the_hand_discards_and_strikes() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Gadouken", "Grasp", "Dive", "Cross")
    table.hand(1, "Sweep")
    table.boost("Gadouken")
    table.pay("Cross")
    assert table.player(1).shown == [table.card(1, "Sweep")]
    table.pick("Dive")
    table.no()
    assert table.asked == "set attack"
    assert "Dive" in table.cards(0, "discard")


def test_saikyo_glory_makes_him_critical_and_may_stay() -> None:
    table = duel(ME, "Assault", "Block", spaces=(1, 9), boosts=("Koryuken",), gauge=("Grasp",))
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.asked == "may"
    table.yes()
    assert table.cards(0, "boosts") == ["Koryuken"]


@pytest.mark.parametrize("place", [0, 1])
def test_peek_looks_and_strikes_or_adds_the_card(place: int) -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Saikyo Haraigoshi", "Grasp")
    table.top(0, "Dive")
    table.boost("Saikyo Haraigoshi")
    table.alternative(place)
    assert table.asked == ("set attack" if place == 0 else "action")
    assert table.cards(0, "gauge") == ([] if place == 0 else ["Dive"])


@rule("EX 25.11")
def test_a_taunt_inside_a_taunt() -> None:
    table = duel(
        ME, "Legendary Taunt", "Block", spaces=(3, 7), gauge=(*TWO, "Dive", "Spike"), hand=("Legendary Taunt", "Sweep")
    )
    table.move("advance", 0)
    table.no()
    table.yes()
    table.pick("Legendary Taunt")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    table.move("advance", 2)
    table.no()
    table.yes()
    assert attacks(table) >= 3
