"""Dan: every card, both sides of his own; the attack inside Legendary Taunt."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, amounts, attacks, duel, outcome
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_3, check_critical, check_not_critical_twice
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
MOMENTS = moments("""
Saikyo Power      | boost  | 1 | hit
Saikyo Power      | boost  | 8 | never
Shisso Buraiken   | attack | 1 | before hit
Shisso Buraiken   | attack | 8 | before
Dankukyaku        | attack | 4 | before after
Dankukyaku        | attack | 8 | before after
Gadouken          | attack | 1 | after
Gadouken          | attack | 8 | never
Koryuken          | attack | 1 | hit
Koryuken          | attack | 8 | never
Saikyo Haraigoshi | attack | 1 | hit
Saikyo Haraigoshi | attack | 8 | never
""")
TWO = ("Grasp", "Cross")
THREE = (*TWO, "Dive")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, *(() if row.card == "Saikyo Power" else ("Dive",)))


# ---- his own card


def test_exceeding_costs_2() -> None:
    check_exceed(ME, 2)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_gauge_makes_him_critical(exceeded: bool) -> None:
    check_critical(ME, "Gadouken", exceeded=exceeded)
    check_not_critical_twice(ME, "Saikyo Glory", exceeded=exceeded)


@pytest.mark.parametrize("exceeded", [False, True])
def test_a_critical_wild_swing_is_stronger_and_faster(exceeded: bool) -> None:
    table = duel(
        ME, "Sweep", "Block", spaces=(3, 8), gauge=("Grasp",), wild=True, accept=True, exceeded=exceeded, pause="attack"
    )
    assert table.stats(0)[:2] == (6 + 1, 2 + 1)
    table = duel(ME, "Sweep", "Block", spaces=(3, 8), gauge=("Grasp",), accept=True, exceeded=exceeded, pause="attack")
    assert table.stats(0)[:2] == (6, 2)


def test_exceeded_he_draws_from_either_end_and_may_discard_a_card() -> None:
    table = Table(ME, QUIET)
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


def test_exceeded_after_a_strike_he_discards_nothing() -> None:
    table = duel(ME, "Cross", "Block", spaces=(1, 9), exceeded=True, hand=("Grasp",))
    assert (table.asked, table.seat) == ("action", 1)


# ---- attacks


@pytest.mark.parametrize("ultra", ["Haoh Gadouken", "Shisso Buraiken"])
@pytest.mark.parametrize(("hand", "price"), [((), 0), (("Focus",), 3)])
def test_two_of_his_ultras_cost_nothing_without_a_hand(ultra: str, hand: tuple[str, ...], price: int) -> None:
    table = duel(ME, ultra, "Block", spaces=(3, 4), hand=hand, gauge=(*THREE, "Spike"))
    assert (len(table.paid(0)), len(table.damage(1))) == (price, 1)


@pytest.mark.parametrize(
    ("distance", "answer", "hit"),
    [
        (1, "Spinning Back Knuckle", True),
        (2, "Spinning Back Knuckle", False),
        (5, "Sonic Boom", False),
        (6, "Sonic Boom", True),
    ],
)
def test_haoh_gadouken_is_not_hit_at_range_2_to_5(distance: int, answer: str, hit: bool) -> None:
    table = duel(ME, "Haoh Gadouken", answer, spaces=(3, 3 + distance), other="guile")
    assert [event.numbers[0] for event in table.events("range", 1)] == [int(hit)]


def test_haoh_gadouken_dodges_and_is_free_without_a_hand() -> None:
    table = duel(ME, "Haoh Gadouken", "Spike", spaces=(3, 5))
    assert (table.damage(0), table.damage(1), table.paid(0)) == ([], [7], [])
    table = duel(ME, "Haoh Gadouken", "Block", spaces=(3, 5), hand=("Grasp",), gauge=THREE)
    assert len(table.paid(0)) == 3


@rule("EX 25.10", "EX 25.13")
def test_legendary_taunt_advances_draws_and_makes_an_attack() -> None:
    table = duel(ME, "Legendary Taunt", "Block", spaces=(3, 7), gauge=TWO, hand=("Gadouken", "Sweep"))
    assert table.movements == {("stay", 0), ("advance", 1), ("advance", 2), ("advance", 3)}
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
    assert outcome(duel(ME, "Shisso Buraiken", "Sweep", spaces=(3, 5))) == (4, 5, [7])
    assert outcome(duel(ME, "Shisso Buraiken", "Sweep", spaces=(3, 9))) == (5, 9, [])


def test_dankukyaku_misses_if_it_passes_and_puts_a_card_on_the_deck() -> None:
    table = duel(ME, "Dankukyaku", "Sweep", spaces=(3, 5), hand=("Grasp", "Dive"))
    assert [event.numbers[0] for event in table.events("range", 0)] == [0]
    table = duel(ME, "Dankukyaku", "Block", spaces=(3, 8), hand=("Grasp", "Dive"))
    assert (table.asked, outcome(table)) == ("pick card", (6, 8, [1]))
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
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Koryuken", "Grasp")
    table.top(0, "Shisso Buraiken")
    table.hand(1, "Sweep")
    table.strike("Koryuken", "Sweep")
    assert table.damage(1) == [7]
    assert "Shisso Buraiken" in table.cards(0, "discard")


@pytest.mark.parametrize(("deck", "damage"), [(("Shisso Buraiken",), [7]), ((), [0])])
def test_koryuken_needs_a_card_in_the_deck(deck: tuple[str, ...], damage: list[int]) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Koryuken", "Grasp")
    table.put(0, "discard", "Cross", "Assault")
    table.only_deck(0, *deck)
    table.hand(1, "Sweep")
    table.strike("Koryuken", "Sweep")
    assert table.damage(1) == damage


@pytest.mark.parametrize("count", [0, 1, 2])
def test_saikyo_haraigoshi_discards_at_random_for_power_and_pulls(count: int) -> None:
    table = duel(ME, "Saikyo Haraigoshi", "Block", spaces=(4, 5), hand=(*THREE, "Spike"))
    assert table.asked == "may"
    if count:
        table.yes()
        assert amounts(table) == [0, 1, 2, 3]
        table.choose(next(option for option in table.state.options if option % 1024 == count))
    else:
        table.no()
    assert table.damage(1) == [2 + count - 2]
    assert table.at(1) == {0: 5, 1: 3, 2: 5}[count], "each pull for itself"


# ---- boosts


def test_saikyo_power() -> None:
    for hand, power in (((), 4 + 4), (("Grasp",), 4)):
        table = duel(ME, "Assault", "Sweep", boosts=("Haoh Gadouken",), hand=hand)
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert table.damage(1) == [power]


def test_secret_technique_fetches_a_card_and_discards_down_to_1() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Legendary Taunt", "Grasp", "Dive")
    table.boost("Legendary Taunt")
    table.pick("Koryuken")
    table.choose(c.CARD + table.card(0, "Grasp"))
    table.choose(c.CARD + table.card(0, "Dive"))
    assert table.cards(0, "hand") == ["Koryuken"]
    table.yes()
    assert table.cards(0, "hand") == ["Koryuken"]
    assert len(table.events("shuffle", 0)) == 1


def test_lucky_puts_a_card_on_the_deck() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Shisso Buraiken", "Grasp", "Dive")
    table.boost("Shisso Buraiken")
    table.pick("Dive")
    table.no()
    assert sorted(table.cards(0, "hand")) == ["Dive", "Grasp"], "it is drawn at the end of the turn"


def test_saikyo_leap_moves_3_and_adds_a_card_to_the_gauge() -> None:
    table = Table(ME, QUIET, spaces=(4, 9))
    table.hand(0, "Dankukyaku", "Grasp", "Dive", "Cross")
    table.boost("Dankukyaku")
    table.pay("Cross")
    assert table.movements == BOTH_WAYS_3
    table.move("retreat", 3)
    table.pick("Dive")
    assert (table.at(0), table.cards(0, "gauge")) == (1, ["Dive"])


def test_saikyo_vision_shows_the_hand_discards_and_strikes() -> None:
    table = Table(ME, QUIET)
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
    assert (table.asked, attacks(table), table.side(0).critical) == ("may", 2, True)
    table.yes()
    assert table.cards(0, "boosts") == ["Koryuken"]
    table = duel(ME, "Sweep", "Spike", spaces=(3, 5), boosts=("Koryuken",))
    assert (table.asked, table.count(0, "boosts")) == ("action", 0), "he is stunned"


@pytest.mark.parametrize("place", [0, 1])
def test_peek_looks_and_strikes_or_adds_the_card(place: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Saikyo Haraigoshi", "Grasp")
    table.top(0, "Dive")
    table.boost("Saikyo Haraigoshi")
    assert [event.cards for event in table.events("look", 0)] == [(table.card(0, "Dive"),)]
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
