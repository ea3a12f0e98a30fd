"""Nagoriyuki: every card, both sides of his own."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, outcome, respond
from tests.exceed.cards.faces import Face, check
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Wasureyuki", "ultra", (1, 2), 5, 6, 0, 4, "Nightless", "instant", gauge=3, cancel=1),
    Face("Zansetsu", "ultra", (3, 6), 0, 3, 0, 0, "Crawl", "continuous", gauge=4),
    Face("Kamuriyuki", "special", (1, 1), 4, 5, 0, 0, "What do you fight for?", "instant"),
    Face("Kirioroshi", "special", (1, 2), 4, 4, 0, 0, "Honour", "continuous"),
    Face("Bloodsucking Universe", "special", (1, 1), 4, 4, 0, 0, "Disciplined", "continuous"),
    Face("Shizuriyuki", "special", (1, 3), 3, 3, 0, 5, "Fukyo", "instant", cancel=1),
    Face("Zarameyuki", "special", (2, 5), 5, 2, 0, 6, "Drawing Stance", "continuous", cancel=1),
]
ME = "nago"
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Block")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


# ---- his own card


@rule("EX 5.9")
def test_he_exceeds_at_the_end_of_a_turn_of_a_reshuffle_only() -> None:
    table = Table(ME, QUIET)
    table.gauge(0, *FOUR)
    table.put(0, "discard", "Dust")
    assert not table.can(c.EXCEED_ACTION)
    table.choose(c.RESHUFFLE)
    assert (table.player(0).exceeded, table.turn_of) == (True, 1)


def test_a_reshuffle_in_the_opponents_turn_exceeds_at_its_end() -> None:
    table = Table(ME, QUIET, spaces=(3, 9), first=1)
    table.hand(0, "Kamuriyuki")
    table.put(0, "discard", "Dust", "Dive", "Cross", "Grasp", "Slash")
    table.only_deck(0)
    table.hand(1, "Block")
    table.pause("clean-up")
    table.strike("Block", "Kamuriyuki")
    assert not table.player(0).exceeded
    table.go()
    assert not table.player(0).exceeded, "his Special's clean-up has drawn and made him reshuffle"
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert (table.player(0).exceeded, table.turn_of) == (True, 0)


@pytest.mark.parametrize(("attack", "asked"), [("Kamuriyuki", "discard to limit"), ("Dust", "action")])
def test_a_special_draws_4_and_discards_2_at_clean_up(attack: str, asked: str) -> None:
    table = duel(ME, attack, "Block", spaces=(1, 9))
    assert (table.asked, table.count(0, "hand")) == (asked, 4 if asked == "discard to limit" else 0)
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert table.count(0, "hand") == (2 if attack == "Kamuriyuki" else 0)


@rule("EX 13.11")
def test_exceeded_his_specials_are_invalid() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.exceed(0)
    table.hand(0, "Kamuriyuki")
    table.hand(1, "Block")
    table.top(0, "Shizuriyuki", "Dive")
    table.strike("Kamuriyuki", "Block")
    assert [table.match.card(event.cards[0]).name for event in table.events("invalid", 0)] == [
        "Kamuriyuki",
        "Shizuriyuki",
    ]


def test_exceeded_his_normals_have_1_power_and_cost_2_life() -> None:
    table = duel(ME, "Focus", "Sweep", spaces=(3, 4), exceeded=True, pause="attack")
    assert table.stats(0)[0] == 5
    table.go()
    assert [event.numbers[0] for event in table.events("damage", 0)] == [4, 2], "Armor is lost before"
    table = duel(ME, "Dive", "Block", spaces=(1, 9), exceeded=True, life=2)
    assert table.life(0) == 1
    table = duel(ME, "Wasureyuki", "Dive", spaces=(1, 9), exceeded=True, gauge=THREE, pause="attack")
    assert table.stats(0)[0] == 5, "an Ultra, against a Normal"
    table.go()
    assert (table.asked, table.life(0)) == ("action", 30)


# ---- Ultras


def test_wasureyuki_returns_a_discarded_card() -> None:
    table = duel(ME, "Wasureyuki", "Dive", gauge=THREE, discard=("Dust",))
    table.pick("Dust")
    assert (table.cards(0, "hand"), table.damage(1)) == (["Dust"], [5])
    assert sorted(table.cards(0, "discard")) == sorted(THREE)


def test_nightless_adds_up_to_3_cards_to_the_gauge() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Wasureyuki", "Dust", "Dive", "Cross", "Grasp")
    table.boost("Nightless")
    assert table.can(c.PASS)
    respond(table, ("pick", "Dust"), ("pick", "Dive"), ("pick", "Cross"))
    assert (table.cards(0, "gauge"), table.asked) == (["Dust", "Dive", "Cross"], "cancel")


@pytest.mark.parametrize(("exceeded", "damage", "cards"), [(False, [0], 0), (True, [4], 2)])
def test_zansetsu_exceeded_has_6_power_draws_2_and_reverts(exceeded: bool, damage: list[int], cards: int) -> None:
    table = duel(ME, "Zansetsu", "Block", spaces=(1, 5), gauge=FOUR, exceeded=exceeded)
    assert (table.count(0, "hand"), table.player(0).exceeded, table.damage(1)) == (cards, False, damage)
    table = duel(ME, "Zansetsu", "Block", spaces=(1, 9), gauge=FOUR, exceeded=exceeded)
    assert (table.count(0, "hand"), table.player(0).exceeded) == (cards, False), "before a miss, too"


def test_crawl_gives_range_and_advantage_on_a_hit() -> None:
    table = duel(ME, "Kamuriyuki", "Sweep", spaces=(3, 4), boosts=("Crawl",), pause="attack")
    assert table.range(0) == (1, 2)
    table = duel(ME, "Dust", "Block", spaces=(3, 7), boosts=("Crawl",))
    assert (table.damage(1), table.turn_of) == ([5], 0)


# ---- Specials


def test_kamuriyuki_closes_3_and_gains_advantage() -> None:
    table = duel(ME, "Kamuriyuki", "Sweep", spaces=(3, 7))
    assert (table.at(0), table.damage(1), table.events("advantage", 0) != []) == (6, [4], True)
    assert duel(ME, "Kamuriyuki", "Sweep", spaces=(3, 9)).at(0) == 6
    assert duel(ME, "Kamuriyuki", "Sweep", spaces=(3, 4)).at(0) == 3


def test_what_do_you_fight_for_returns_a_discarded_card() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Kamuriyuki")
    table.put(0, "discard", "Dust", "Dive")
    table.boost("What do you fight for?")
    table.pick("Dust")
    assert "Dust" in table.cards(0, "hand")
    assert table.cards(0, "discard") == ["Dive", "Kamuriyuki"]


@pytest.mark.parametrize(("paid", "damage"), [(True, [7]), (False, [2])])
def test_kirioroshi_for_2_force_has_3_power_and_ignores_armor(paid: bool, damage: list[int]) -> None:
    table = duel(ME, "Kirioroshi", "Focus", hand=("Dust", "Dive"))
    respond(table, *(("yes", ("pay", "Dust")) if paid else ("no",)))
    assert (table.damage(1), table.paid(0)) == (damage, ["Dust", "Dive"] if paid else [])


@rule("EX 25.8")
def test_honour_strikes_face_up_with_power_and_armor() -> None:
    table = Table(ME, QUIET, spaces=(1, 9))
    table.hand(0, "Kirioroshi", "Dust", "Dive")
    table.hand(1, "Block")
    table.boost("Honour")
    assert not table.can(c.WILD_SWING)
    table.set("Dust")
    assert table.side(0).set_open
    table.pause("attack")
    table.set("Block")
    assert (table.stats(0)[0], table.stats(0)[2]) == (6, 1)


def test_bloodsucking_universe_ignores_guard_and_shuffles_2_cards_back() -> None:
    table = duel(ME, "Bloodsucking Universe", "Sweep", discard=("Dust", "Dive", "Cross"))
    respond(table, ("pick", "Dust"), ("pick", "Dive"))
    assert (table.cards(0, "discard")[:1], table.damage(1)) == (["Cross"], [4])
    assert any(event.seat == 1 for event in table.events("stun"))


def test_disciplined_gives_speed_and_for_1_force_discards_a_boost() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Bloodsucking Universe", "Dust")
    table.put(1, "boosts", "Sweep")
    table.boost("Disciplined")
    table.yes()
    table.forced()
    table.pick("Sweep", 1) if table.asked == "pick card" else None
    assert (table.cards(1, "boosts"), table.paid(0)) == ([], ["Dust"])
    assert duel(ME, "Dive", "Block", spaces=(1, 9), boosts=("Disciplined",), pause="attack").stats(0)[1] == 5


@pytest.mark.parametrize("paid", [True, False])
def test_shizuriyuki_for_2_force_has_3_power_and_draws_2(paid: bool) -> None:
    table = duel(ME, "Shizuriyuki", "Block", spaces=(3, 6), hand=("Dust", "Dive"))
    table.pause("clean-up")
    respond(table, *(("yes", ("pay", "Dust")) if paid else ("no",)))
    assert (table.damage(1), table.paid(0)) == (([4], ["Dust", "Dive"]) if paid else ([1], []))
    assert table.count(0, "hand") == 2
    assert bool(table.events("draw", 0)[1:]) == paid


def test_fukyo_moves_2_draws_2_and_discards_1() -> None:
    table = Table(ME, QUIET, spaces=(3, 9))
    table.hand(0, "Shizuriyuki")
    table.boost("Fukyo")
    assert table.movements == {("advance", 2), ("retreat", 2)}
    table.move("advance", 2)
    assert (table.asked, table.count(0, "hand")) == ("discard to limit", 2)
    table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == (2, 1)  # with the draw at the end of the turn


@pytest.mark.parametrize(("paid", "space"), [(True, 5), (False, 3)])
def test_zarameyuki_for_2_force_has_3_armor_and_closes_2(paid: bool, space: int) -> None:
    table = duel(ME, "Zarameyuki", "Block", spaces=(3, 9), hand=("Dust", "Dive"))
    assert table.asked == "may"
    respond(table, *(("yes", ("pay", "Dust")) if paid else ("no",)))
    given = [event.numbers[0] for event in table.events("stat", 0) if event.words[0] == "Armor"]
    assert (table.at(0), given) == (space, [3] if paid else [])
    assert table.paid(0) == (["Dust", "Dive"] if paid else [])
    table = duel(ME, "Zarameyuki", "Block", spaces=(3, 4), hand=("Dust", "Dive"))
    respond(table, *(("yes", ("pay", "Dust")) if paid else ("no",)))
    assert table.at(0) == 3


def test_drawing_stance_reaches_further_is_slower_and_draws_on_a_hit() -> None:
    table = duel(ME, "Dive", "Block", spaces=(1, 9), boosts=("Drawing Stance",), pause="attack")
    assert (table.range(0), table.stats(0)[1]) == ((1, 3), 2)
    table = duel(ME, "Dust", "Block", spaces=(3, 8), boosts=("Drawing Stance",))
    assert (outcome(table), table.count(0, "hand")) == ((3, 8, [5]), 1)


# ---- when, where and how much


MOMENTS = moments("""
Wasureyuki            | attack | 1 | hit
Wasureyuki            | attack | 8 | never
Crawl                 | boost  | 1 | hit
Crawl                 | boost  | 8 | never
Kamuriyuki            | attack | 1 | before after
Kamuriyuki            | attack | 8 | before after
Kirioroshi            | attack | 1 | before
Bloodsucking Universe | attack | 1 | hit
Bloodsucking Universe | attack | 8 | never
Shizuriyuki           | attack | 1 | hit
Shizuriyuki           | attack | 8 | never
Zarameyuki            | attack | 1 | after
Zarameyuki            | attack | 8 | after
Drawing Stance        | boost  | 1 | hit
Drawing Stance        | boost  | 8 | never
""")


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.half} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)
