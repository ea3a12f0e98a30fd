"""Galdred: every card, both sides of his own, and the Beast Within."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, discards, duel, offered, stunned
from tests.exceed.cards.faces import Face, check, check_exceed, check_set_aside
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.exceed.cards.shared import BOTH_WAYS_2
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

FACES = [
    Face("Hydra Helix", "ultra", (1, 3), 2, 6, 0, 0, "Obsessive Research", "instant", gauge=2),
    Face("Metamorphosis", "ultra", (1, 1), 7, 6, 0, 0, "Inhuman Speed", "instant", gauge=2),
    Face("Blood Frenzy", "special", (1, 3), 2, 5, 0, 0, "Secret Formula", "transform"),
    Face("Violent Transgression", "special", (2, 3), 4, 5, 0, 0, "Faster Than The Eye", "transform"),
    Face("Explosive Cocktail", "special", (3, 6), 6, 3, 0, 5, "Hidden Strength", "transform"),
    Face("Withering Toxin", "special", (1, 2), 3, 3, 0, 5, "No Escape", "transform"),
    Face("Eviscerate", "special", (1, 2), 5, 0, 2, 5, "Instinctive Response", "transform"),
]
MOMENTS = moments("""
Hydra Helix          | attack | 1 | hit
Metamorphosis        | attack | 1 | hit
Blood Frenzy         | attack | 1 | hit
Violent Transgression | attack | 2 | hit
Explosive Cocktail   | attack | 4 | hit after
Explosive Cocktail   | attack | 8 | after
Eviscerate           | attack | 1 | hit
""")
TWO = ("Grasp", "Dive")
BEAST = "The Beast Within"
BEAST_FACE = Face(BEAST, "set-aside attack", (1, 2), 6, 6, 0, 0, "Nothing", "instant")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check("galdred", face)


def test_the_printed_numbers_of_the_beast() -> None:
    check_set_aside("galdred", BEAST_FACE)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table("galdred", QUIET), row, "No Escape")


# ---- his own card


@rule("EX 11.6")
@pytest.mark.parametrize(("transformations", "price"), [((), 6), (("No Escape",), 4)])
def test_exceeding_costs_6_and_2_less_for_each_transformation(transformations: tuple[str, ...], price: int) -> None:
    if not transformations:
        check_exceed("galdred", price)
    table = Table("galdred", QUIET)
    table.put(0, "transformations", *transformations)
    table.gauge(0, *TWO, "Cross", "Assault", "Sweep", "Spike")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert len(table.paid(0)) == price


@pytest.mark.parametrize(("held", "kept"), [(0, 3), (2, 3), (3, 3), (5, 3)])
def test_a_turn_ends_with_3_cards_instead_of_a_draw(held: int, kept: int) -> None:
    table = Table("galdred", QUIET)
    table.hand(0, *("Cross", "Dive", "Grasp", "Sweep", "Spike")[:held])
    table.idle()
    before = len(table.events("discard", 0))
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert (table.count(0, "hand"), table.turn_of) == (kept, 1)
    assert len(table.events("discard", 0)) - before == max(held - 3, 0), "he did not draw before it"


def test_after_a_strike_the_hand_stays_as_it_is() -> None:
    assert duel("galdred", "Grasp", "Block", spaces=(3, 9)).count(0, "hand") == 0


def test_exceeding_strikes_and_from_then_on_he_draws() -> None:
    table = Table("galdred", QUIET)
    table.hand(0, "Cross")
    table.put(0, "transformations", "No Escape", "Secret Formula", "Hidden Strength")
    table.choose(c.EXCEED_ACTION)
    assert (table.player(0).exceeded, table.asked) == (True, "set attack")
    table = Table("galdred", QUIET)
    table.exceed(0)
    table.idle()
    assert table.count(0, "hand") == 1


@rule("EX 12.14")
@pytest.mark.parametrize("exceeded", [False, True])
def test_exceeded_he_may_set_the_beast_within(exceeded: bool) -> None:
    table = Table("galdred", QUIET, spaces=(3, 4))
    table.exceed(0, exceeded)
    table.hand(0, "Cross", "Dive")
    table.choose(c.STRIKE_ACTION)
    assert table.can(c.SET_FROM_ASIDE + table.card(0, BEAST)) == exceeded


@pytest.mark.parametrize("held", [0, 2, 5])
def test_the_beast_is_weaker_and_slower_for_each_card_in_hand_and_comes_back(held: int) -> None:
    table = Table("galdred", QUIET, spaces=(3, 4))
    table.exceed(0)
    table.hand(0, *("Cross", "Dive", "Grasp", "Sweep", "Spike")[:held])
    table.hand(1, "Block")
    table.put(0, "discard", "Focus", "Assault")
    table.pause("attack")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_ASIDE + table.card(0, BEAST))
    table.set("Block")
    assert table.stats(0)[:2] == (6 - held, 6 - held)
    table.go()
    assert (table.cards(0, "gauge"), table.cards(0, "aside")) == (["Focus"], [BEAST])


@pytest.mark.parametrize(("space", "gauge"), [(4, ["Focus"]), (5, ["Focus"]), (6, [])])
def test_the_beast_adds_the_bottom_discard_when_it_hits(space: int, gauge: list[str]) -> None:
    table = Table("galdred", QUIET, spaces=(3, space))
    table.exceed(0)
    table.hand(1, "Block", "Sweep")
    table.put(0, "discard", "Focus", "Assault")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_ASIDE + table.card(0, BEAST))
    table.set("Block")
    if gauge:
        assert (table.asked, table.seat, table.damage(1)) == ("may", 1, []), "Block, before the damage"
    assert table.cards(0, "gauge") == gauge


# ---- attacks


def test_hydra_helix_costs_both_their_hands_and_gains_advantage() -> None:
    table = duel("galdred", "Hydra Helix", "Block", gauge=TWO, hand=("Cross",), other_hand=("Dive",))
    assert (table.count(0, "hand"), table.count(1, "hand"), table.turn_of) == (0, 0, 0)


@rule("EX 24.16")
def test_metamorphosis_exceeds_the_opponent_and_cannot_be_stunned() -> None:
    table = duel("galdred", "Metamorphosis", "Grasp", gauge=TWO)
    while table.asked == "amount":
        table.choose(table.state.options[0])
    assert not stunned(table, 0)
    table = duel("galdred", "Metamorphosis", "Block", gauge=TWO)
    assert (table.player(1).exceeded, table.damage(1)) == (True, [5])


def test_blood_frenzy_may_transform_a_hand_card() -> None:
    table = duel("galdred", "Blood Frenzy", "Block", hand=("No Escape",))
    table.yes()
    table.forced()
    assert "Withering Toxin" in table.cards(0, "transformations")


@pytest.mark.parametrize(("held", "turn"), [(1, 0), (2, 1)])
def test_violent_transgression_gains_advantage_with_an_empty_enough_hand(held: int, turn: int) -> None:
    table = duel("galdred", "Violent Transgression", "Focus", spaces=(3, 5), hand=TWO[:held])
    while table.asked == "transform or gauge":
        table.choose(c.TO_GAUGE)
    assert (table.damage(1), table.turn_of) == ([4], turn)


@pytest.mark.parametrize(("space", "left", "place"), [(6, 2, 5), (7, 2, 6), (9, 2, 6)])
def test_explosive_cocktail_costs_a_card_at_random_and_closes_3(space: int, left: int, place: int) -> None:
    table = duel("galdred", "Explosive Cocktail", "Block", spaces=(3, space), other_hand=("Dive", "Cross", "Grasp"))
    assert (table.asked, table.count(1, "hand"), table.at(0)) == ("may", left, 3)
    table.no()
    assert (table.at(0), discards(table, 1)) == (place, 1)


def test_withering_toxin_ignores_armor_and_guard() -> None:
    table = duel("galdred", "Withering Toxin", "Focus")
    assert (table.damage(1), stunned(table, 1)) == ([3], True)


def test_eviscerate_brings_both_to_3_cards_and_he_cannot_be_moved() -> None:
    table = duel("galdred", "Eviscerate", "Grasp", other_hand=("Dive", "Cross", "Spike", "Sweep"), hand=("Cross",))
    while table.asked in {"amount", "discard to limit"}:
        table.choose(table.state.options[0])
    assert (table.at(0), table.count(0, "hand"), table.count(1, "hand")) == (3, 3, 3)


# ---- boosts and transformations


def test_obsessive_research_transforms_a_card_and_costs_the_hand() -> None:
    table = Table("galdred", QUIET)
    table.hand(0, "Obsessive Research", "No Escape", "Secret Formula", "Cross")
    table.boost("Obsessive Research")
    assert offered(table) == ["Blood Frenzy", "Withering Toxin"]
    table.pick("Withering Toxin")
    assert table.asked == "discard to limit"
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert table.cards(0, "transformations") == ["Withering Toxin"]
    assert sorted(table.cards(0, "discard")) == ["Blood Frenzy", "Cross", "Hydra Helix"]


def test_inhuman_speed_moves_2_and_gives_another_action() -> None:
    table = Table("galdred", QUIET)
    table.hand(0, "Inhuman Speed")
    table.boost("Inhuman Speed")
    assert table.movements == BOTH_WAYS_2
    table.move("advance", 2)
    assert (table.asked, table.seat) == ("action", 0)


@pytest.mark.parametrize("from_gauge", [False, True])
def test_secret_formula_boosts_from_the_gauge_and_fills_it_again(from_gauge: bool) -> None:
    table = Table("galdred", QUIET)
    table.put(0, "transformations", "Secret Formula")
    table.put(0, "gauge" if from_gauge else "hand", "Inhuman Speed")
    table.top(0, "Spike")
    table.boost("Inhuman Speed", zone=c.BOOST_GAUGE if from_gauge else c.BOOST_HAND)
    table.move("advance", 2)
    assert table.cards(0, "gauge") == (["Spike"] if from_gauge else [])


def test_without_secret_formula_nothing_is_boosted_from_the_gauge() -> None:
    table = Table("galdred", QUIET)
    table.gauge(0, "Inhuman Speed")
    assert not table.can(table.named(c.BOOST_GAUGE, "Inhuman Speed"))


@pytest.mark.parametrize("pays", [False, True])
def test_faster_than_the_eye_sells_1_speed(pays: bool) -> None:
    table = duel("galdred", "Cross", "Block", transformations=("Faster Than The Eye",), hand=("Dive", "Spike"),
                 accept=pays, pause="attack")  # fmt: skip
    assert (table.stats(0)[1], len(table.paid(0))) == (6 + pays, pays)


@rule("EX 6.12")
def test_hidden_strength_makes_force_of_life() -> None:
    table = Table("galdred", QUIET, spaces=(3, 7))
    table.put(0, "transformations", "Hidden Strength")
    table.choose(c.MOVE_TO + 5)
    table.forced()
    assert (table.at(0), table.life(0)) == (5, 28)


def test_no_escape_makes_a_named_card_invalid_and_strikes() -> None:
    table = Table("galdred", QUIET, spaces=(3, 4))
    table.put(0, "transformations", "No Escape")
    table.hand(0, "Cross")
    table.hand(1, "Grasp")
    table.top(1, "Block")
    table.action("Name a card")
    table.choose(c.NAME + table.card(1, "Grasp"))
    table.sets("Cross", "Grasp")
    assert len(table.events("invalid", 1)) == 1


@pytest.mark.parametrize(("held", "offered"), [((), True), (("Dive",), False)])
def test_instinctive_response_may_strike_after_an_action_with_an_empty_hand(
    held: tuple[str, ...], offered: bool
) -> None:
    table = Table("galdred", QUIET)
    table.put(0, "transformations", "Instinctive Response")
    table.hand(0, *held)
    table.idle()
    assert (table.asked == "may" and table.seat == 0) == offered
