"""Seijun: every card, both sides of her own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, amounts, duel, stunned
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

ME = "seijun"
# As the check sees them, with 4 cards in hand: 2 more Guard, and 4 where a number is that of the hand.
FACES = [
    Face("Tale of Nine Sorrows", "ultra", (1, 3), 9, 4, 0, 6, "Ancient Ambition", "instant", gauge=4),
    Face("Tale of Seven Trials", "ultra", (1, 7), 4, 2, 0, 2, "Heart of the Mountain", "continuous", 1, gauge=4),
    Face("Ink Splash", "special", (1, 3), 4, 4, 0, 2, "Watchful Guardian", "transform"),
    Face("Yokai Banishing", "special", (1, 2), 1, 6, 0, 2, "Meddlesome", "transform"),
    Face("Inari Guidance", "special", (2, 3), 5, 4, 0, 2, "Kitsune's Pride", "transform"),
    Face("Ink Spike", "special", (1, 3), 4, 4, 0, 2, "Kitsune Wrath", "transform"),
    Face("Fox Fire", "special", (1, 2), 6, 3, 0, 6, "Ninth Tail", "transform"),
]
MOMENTS = moments("""
Yokai Banishing | attack | 1 | hit
Yokai Banishing | attack | 8 | never
Inari Guidance  | attack | 8 | before
Fox Fire        | attack | 1 | after
Fox Fire        | attack | 8 | after
""")
FOUR = ("Grasp", "Cross", "Dive", "Sweep")
SIX = (*FOUR, "Block", "Spike")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_exceeding_costs_5_draws_3_and_lifts_the_hand_limit() -> None:
    check_exceed(ME, 5)
    check_cheaper(ME, 5, "Watchful Guardian", "Meddlesome", "Kitsune's Pride")
    table = Table(ME, QUIET)
    table.hand(0, *SIX, "Focus")
    table.gauge(0, *FOUR, "Assault")
    table.choose(c.EXCEED_ACTION)
    table.pay(*FOUR, gauge=True)
    assert table.count(0, "hand") == 7 + 3 + 1
    assert table.asked == "action", "no hand limit"
    table.idle()
    assert table.count(0, "hand") == 11 + 1, "a card at the start of the turn"


def test_she_begins_with_2_more_cards_and_a_hand_limit_of_9() -> None:
    table = Table(ME, QUIET)
    assert len(table.events("draw", 0)[0].cards) == 5 + 2
    table.hand(0, *SIX, "Focus", "Assault", "Fox Fire")
    table.idle()
    assert table.asked == "discard to limit"
    table.choose(table.state.options[0])
    assert table.count(0, "hand") == 9


@rule("EX 24.20")
def test_guard_follows_the_hand_at_once_and_a_later_loss_stuns_nobody() -> None:
    # 4 cards beside the attack: Guard 2. The hit takes 3 and then a card at random.
    table = duel(ME, "Fox Fire", "Cross", spaces=(3, 4), hand=FOUR, pause="attack")
    assert table.stats(0)[3] == 4 + 2
    table.player(0).hand.pop()
    assert table.stats(0)[3] == 4 + 1
    table.player(0).hand.pop()
    table.go()
    assert table.damage(0) == [3]
    assert not stunned(table, 0)
    table = duel(ME, "Yokai Banishing", "Cross", spaces=(3, 4), hand=FOUR[:1], pause="attack")
    assert table.stats(0)[3] == 0


@pytest.mark.parametrize(
    ("attack", "cards", "stat", "number"),
    [
        ("Tale of Seven Trials", 6, 0, 6),
        ("Ink Spike", 6, 0, 6),
        ("Ink Splash", 3, 1, 3),
    ],
)
def test_numbers_that_are_cards_in_hand(attack: str, cards: int, stat: int, number: int) -> None:
    gauge = FOUR if attack.startswith("Tale") else ()
    table = duel(ME, attack, "Block", spaces=(3, 4), hand=SIX[:cards], gauge=gauge, pause="attack")
    assert table.stats(0)[stat] == number


@pytest.mark.parametrize(("attack", "most"), [("Tale of Seven Trials", 15), ("Ink Spike", 7), ("Ink Splash", 7)])
def test_these_numbers_have_a_greatest_value(attack: str, most: int) -> None:
    gauge = FOUR if attack.startswith("Tale") else ()
    table = duel(ME, attack, "Block", spaces=(3, 4), gauge=gauge, pause="attack")
    player = table.player(0)
    player.hand += [card & 255 for card in player.deck[:16]]
    del player.deck[:16]
    assert most in table.stats(0)[:2]


def test_tale_of_nine_sorrows_hits_hard() -> None:
    assert duel(ME, "Tale of Nine Sorrows", "Sweep", gauge=FOUR).damage(1) == [9]


def test_yokai_banishing_chooses_three_times() -> None:
    table = duel(ME, "Yokai Banishing", "Sweep", spaces=(3, 4), hand=("Grasp",))
    assert (table.asked, len(table.state.options)) == ("choose", 2)
    table.alternative(0)
    assert table.at(1) == 5
    table.alternative(1)
    assert table.count(0, "hand") == 2
    table.alternative(0)
    assert (table.at(1), table.damage(1)) == (6, [1])


def test_inari_guidance_may_advance_9() -> None:
    table = duel(ME, "Inari Guidance", "Sweep", spaces=(3, 7))
    table.yes()
    assert (table.at(0), table.damage(1)) == (9, [5])
    table = duel(ME, "Inari Guidance", "Sweep", spaces=(3, 7))
    table.no()
    assert table.at(0) == 3


def test_fox_fire_pushes_2() -> None:
    table = duel(ME, "Fox Fire", "Sweep")
    assert (table.at(1), table.damage(1)) == (6, [6])


# ---- boosts and transformations


@pytest.mark.parametrize("count", [0, 3, 5])
def test_ancient_ambition_draws_up_to_5(count: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Tale of Nine Sorrows", "Grasp")
    table.boost("Tale of Nine Sorrows")
    assert amounts(table) == [0, 1, 2, 3, 4, 5]
    table.choose(c.NUMBER + count)
    assert table.count(0, "hand") == 1 + count + 1


def test_heart_of_the_mountain() -> None:
    table = Table(ME, QUIET, spaces=(5, 4))
    table.hand(1, "Sweep", "Grasp", "Dive", "Cross", "Block")
    table.put(0, "boosts", "Tale of Seven Trials")
    table.idle()
    assert all(space < 5 for space in table.moves)
    table = duel(ME, "Ink Spike", "Sweep", spaces=(3, 4), boosts=("Tale of Seven Trials",), answering=True)
    assert not stunned(table, 0)


def test_watchful_guardian() -> None:
    table = Table(ME, QUIET, spaces=(4, 8))
    table.hand(0, "Grasp", "Dive")
    table.put(0, "transformations", "Ink Splash")
    table.prepare()
    table.yes()
    table.pay("Grasp")
    assert table.movements == {("advance", 1), ("retreat", 1)}


@rule("EX 10.15", "EX 10.16")
def test_meddlesome_cancels_a_boost_with_a_copy_of_its_card() -> None:
    table = Table(ME, QUIET, first=1)
    table.hand(0, "Grasp", "Cross")
    table.hand(1, "Cross", "Dive", "Block")
    table.put(0, "transformations", "Yokai Banishing")
    table.boost("Cross")
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    assert (table.cards(0, "discard"), table.cards(1, "discard")) == (["Cross"], ["Cross"])
    assert len(table.events("boost cancelled")) == 1


def test_meddlesome_is_asked_without_a_copy_too_but_not_where_she_owns_none() -> None:
    table = Table(ME, QUIET, first=1)
    table.hand(0, "Grasp", "Dive")
    table.hand(1, "Cross", "War Horn", "Block", "Sweep")
    table.put(0, "transformations", "Yokai Banishing")
    table.boost("Cross")
    assert (table.asked, table.seat, len(table.state.options)) == ("may", 0, 1)
    table.no()
    table = Table(ME, QUIET, first=1)
    table.hand(0, "Grasp", "Dive")
    table.hand(1, "War Horn", "Block", "Sweep")
    table.put(0, "transformations", "Yokai Banishing")
    table.boost("War Horn")
    assert (table.asked, table.seat) != ("may", 0)


def test_kitsunes_pride() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Assault", "Grasp", "Cross")
    table.hand(1, "Sweep")
    table.put(0, "transformations", "Inari Guidance")
    table.choose(c.STRIKE_ACTION)
    table.yes()
    table.pay("Grasp", "Cross")
    assert (table.side(0).least, table.side(0).greatest) == (0, 1)
    assert (table.asked, table.cards(0, "hand")) == ("set attack", ["Assault"])


@pytest.mark.parametrize("paid", [("Cross",), ("Cross", "Dive")])
def test_kitsune_wrath_adds_power_to_ex_attacks(paid: tuple[str, ...]) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Grasp", "Grasp", "Cross", "Dive", "Sweep")
    table.hand(1, "Sweep")
    table.put(0, "transformations", "Ink Spike")
    table.choose(c.STRIKE_ACTION)
    table.set("Grasp", ex=True)
    table.yes()
    table.pay(*paid)
    if len(paid) == 1:
        table.no()
    assert (table.asked, table.seat, table.side(0).power) == ("set attack", 1, len(paid))


def test_ninth_tail() -> None:
    for hand, power in ((("Block", "Dive"), 3 + 2), ((), 3)):
        table = duel(ME, "Grasp", "Sweep", transformations=("Fox Fire",), other_hand=hand)
        while table.asked == "order":
            table.order("fewer")
        table.choose(table.state.options[0])
        assert table.damage(1) == [power]
    table = duel(ME, "Grasp", "Block", spaces=(1, 9), transformations=("Fox Fire",), other_hand=("Dive",),
                 pause="clean-up")  # fmt: skip
    assert table.stats(0)[0] == 3, "only with a hit"


@rule("EX 1.18")
def test_a_speed_that_is_computed_counts_as_0_where_printed_speeds_are_compared() -> None:
    table = duel("geoffrey", "Sweep", "Ink Splash", other=ME, other_hand=SIX, pause="attack")
    assert table.stats(0)[2] == 0
    table = duel("geoffrey", "Sweep", "Grasp", other=ME, pause="attack")
    assert table.stats(0)[2] == 1
