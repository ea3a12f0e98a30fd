"""D'Janette: every card, both sides of her own; the Spell Circle and the Diabolic Aura."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import duel, stunned
from tests.exceed.cards.faces import Face, check, check_exceed
from tests.exceed.rules.stand_ins import part
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.text import Character
from wildswing.exceed.view import view_of

ME = "djanette"
FACES = [
    Face("Carmine Offering", "ultra", (0, 2), 2, 7, 0, 0, "Dominion Over the Earth", "continuous", gauge=1),
    Face("Death Knell", "ultra", (0, 0), 10, 3, 0, 0, "Enervation", "continuous", 2, gauge=1),
    Face("Affliction", "special", (0, 1), 3, 6, 0, 0, "Curse the Earth", "transform"),
    Face("Black Death", "special", (3, 6), 6, 3, 0, 5, "Ritual Magic", "transform"),
    Face("Blood Thorns", "special", (0, 3), 3, 5, 0, 0, "Leylines", "transform"),
    Face("Charnel Blast", "special", (1, 3), 6, 1, 0, 4, "Summoning Portal", "instant", 2),
    Face("Profane Sanctuary", "special", (0, 2), 3, 6, 0, 0, "Blood Ritual", "transform"),
]


def her(*cards: str) -> Character:
    """D'Janette with some of her cards."""
    return part(ME, *cards, ability=True)


def circled(space: int, stored: str, *hand: str, spaces: tuple[int, int] = (3, 7)) -> Table:
    """Her action is done: the circle on a space, a card on it; the opponent has ended the turn between."""
    table = Table(her("Affliction", "Black Death", "Carmine Offering"), "shovelknight", spaces=spaces)
    table.hand(0, stored, *hand)
    table.hand(1, "Block", "Sweep")
    table.action("Place Spell Circle")
    table.space(space)
    if table.asked == "pick card":
        table.pick(stored)
    return table


@rule("EX 24.3", "EX 24.7")
def test_the_circle_then_a_card_on_it_then_a_card_is_drawn_and_the_end_of_turn_draw_follows() -> None:
    table = Table(her("Affliction", "Black Death"), "shovelknight")
    table.hand(0, "Affliction", "Black Death", "Grasp")
    table.action("Place Spell Circle")
    assert set(table.spaces) == set(range(1, 10)), "fighters may stand there"
    table.space(7)
    assert {str(table.match.card(option % 256).name) for option in table.state.options} == {"Affliction", "Black Death"}
    table.pick("Black Death")
    assert table.cards(0, "stored") == ["Black Death"]
    assert table.count(0, "hand") == 2 + 1 + 1
    assert table.state.turn == 2


@rule("EX 24.3")
def test_what_lies_on_the_circle_is_hidden_and_a_special_or_ultra_in_every_sample() -> None:
    table = circled(5, "Affliction", "Grasp")
    assert view_of(table.state, 0).me.stored == [table.card(0, "Affliction")]
    for viewer in (1, None):
        view = view_of(table.state, viewer)
        assert view.players[0].stored == [-1]
        assert table.card(0, "Affliction") in view.players[0].unseen
        found = {view.sample_state(seed).players[0].stored[0] for seed in range(60)}
        assert found == {table.card(0, name) for name in ("Affliction", "Black Death", "Carmine Offering")}


@rule("EX 24.4", "EX 24.5")
def test_her_next_turn_is_a_strike_and_nothing_else() -> None:
    table = circled(5, "Affliction", "Grasp")
    table.idle()
    assert (table.state.turn, table.asked, table.seat) == (3, "set attack", 0)


@rule("EX 24.6", "EX 24.3")
def test_the_card_on_the_circle_may_be_set_never_ex_and_measures_from_there() -> None:
    table = circled(6, "Affliction", "Affliction", "Grasp")
    table.idle()
    card = table.card(0, "Affliction")
    assert c.SET_FROM_STORED + card in table.state.options
    assert c.SET_CARD + card in table.state.options
    assert c.SET_EX + card not in table.state.options, "one on the circle and one in hand are no pair"
    table.choose(c.SET_FROM_STORED + card)
    view = view_of(table.state, 1)
    assert (view.known.sides[0].attack, view.players[0].stored) == (-1, [])
    found = {view.sample_state(seed).sides[0].attack for seed in range(40)}
    assert found == {table.card(0, name) for name in ("Affliction", "Black Death", "Carmine Offering")}
    table.set("Sweep")
    assert [event.numbers[:2] for event in table.events("range", 0)] == [(1, 1)], "distance 1 from 6, she stands on 3"
    assert table.asked == "choose", "Affliction has hit"


def test_another_attack_may_be_set_and_measures_from_her_and_the_circle_goes_at_the_end() -> None:
    table = circled(6, "Affliction", "Grasp", spaces=(3, 4))
    table.idle()
    table.set("Grasp")
    table.set("Sweep")
    assert [event.numbers[:2] for event in table.events("range", 0)] == [(1, 1)]
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert table.player(0).tokens == [c.OFF_BOARD]
    assert (table.cards(0, "stored"), table.cards(0, "discard")[-1]) == ([], "Affliction")


@rule("EX 24.6")
def test_an_attack_from_the_circle_that_cannot_be_paid_takes_the_circle_away() -> None:
    table = circled(6, "Carmine Offering", "Grasp")
    table.idle()
    table.choose(c.SET_FROM_STORED + table.card(0, "Carmine Offering"))
    table.top(0, "Cross")
    table.set("Sweep")
    assert table.player(0).tokens == [c.OFF_BOARD]
    ranges = table.events("range", 0)
    assert [event.numbers[1] for event in ranges] == [4], "the Wild Swing measures from her"


@rule("EX 24.8")
@pytest.mark.parametrize(("affliction", "power"), [(True, 3 + 6), (False, 3 + 3)])
def test_affliction_changes_her_specials_in_the_diabolic_aura_too(affliction: bool, power: int) -> None:
    table = Table(her("Affliction", "Black Death", "Blood Thorns", "Charnel Blast"), "shovelknight", spaces=(3, 5))
    table.exceed(0)
    table.hand(0, "Blood Thorns", "Grasp")
    table.put(0, "stored", "Affliction", "Charnel Blast", "Black Death")
    table.put(0, "transformations", *(["Affliction"] if affliction else []))
    table.hand(1, "Sweep")
    table.strike("Blood Thorns", "Sweep")
    # At distance 2: Charnel Blast reaches 1-3, Affliction 0-1 and with its transformation 0-2.
    while table.asked == "order":
        table.order("per stored card")
    assert table.damage(1) == [power]
    while table.asked not in {"action", ""}:
        table.choose(table.state.options[0])
    assert table.count(0, "stored") == 0


def test_exceeded_her_action_stores_any_card_in_the_open_and_may_strike_with_ritual_magic() -> None:
    table = Table(her("Black Death"), "shovelknight")
    table.exceed(0)
    table.hand(0, "Grasp", "Cross")
    table.put(0, "transformations", "Black Death")
    table.action("stored cards")
    table.pick("Grasp")
    assert view_of(table.state, 1).opponent.stored == [table.card(0, "Grasp")]
    assert table.asked == "may"
    table.yes()
    table.pay("Cross")
    assert table.asked == "set attack"


def test_exceeding_clears_the_circle() -> None:
    table = Table(her("Affliction"), "shovelknight")
    table.token(0, "Spell Circle", 5)
    table.put(0, "stored", "Affliction")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Block")
    table.choose(c.EXCEED_ACTION)
    table.pay("Grasp", "Cross", "Dive", "Sweep", gauge=True)
    assert (table.cards(0, "stored"), table.player(0).tokens) == ([], [c.OFF_BOARD])


def test_blood_ritual_discards_a_card_that_could_reach_the_opponent() -> None:
    table = Table(her("Profane Sanctuary", "Carmine Offering", "Affliction"), "shovelknight", spaces=(3, 5))
    table.put(0, "transformations", "Profane Sanctuary")
    table.hand(0, "Grasp", "Dive")
    with pytest.raises(AssertionError):
        table.action("could reach")
    table.hand(0, "Grasp", "Carmine Offering", "Affliction")
    table.action("could reach")
    assert {str(table.match.card(option % 256).name) for option in table.state.options} == {"Carmine Offering"}
    table.forced()
    assert (table.life(1), table.cards(0, "discard")) == (29, ["Carmine Offering"])


def test_ritual_magic_strikes_after_a_boost_outside_a_strike() -> None:
    table = Table(her("Black Death", "Carmine Offering"), "shovelknight")
    table.put(0, "transformations", "Black Death")
    table.hand(0, "Carmine Offering", "Grasp", "Cross")
    table.boost("Carmine Offering")
    assert table.asked == "may"
    table.yes()
    table.pay("Grasp")
    assert table.asked == "set attack"


# ---- the cards


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_exceeding_costs_5() -> None:
    check_exceed(ME, 5)


def test_carmine_offering_ignores_guard_and_may_transform_a_card() -> None:
    table = duel(ME, "Carmine Offering", "Focus", gauge=("Grasp",), hand=("Affliction", "Cross"))
    assert table.asked == "may"
    table.yes()
    table.forced()
    assert table.cards(0, "transformations") == ["Affliction"]
    assert not stunned(table, 1), "2 damage, Armor 2"
    table = duel(ME, "Carmine Offering", "Sweep", gauge=("Grasp",))
    assert stunned(table, 1), "2 damage against Guard 6 that is ignored"


@pytest.mark.parametrize(("count", "hits"), [(0, 0), (2, 1)])
def test_death_knell_reaches_further_for_each_gauge(count: int, hits: int) -> None:
    table = duel(ME, "Death Knell", "Sweep", spaces=(3, 5), gauge=("Grasp", "Cross", "Dive"))
    if table.asked == "may":
        table.yes() if count else table.no()
    for _ in range(count):
        table.choose(table.state.options[-1])
    if table.asked == "pay":
        table.no()
    assert [event.numbers[0] for event in table.events("range", 0)] == [hits]
    table = duel(ME, "Death Knell", "Spike", spaces=(3, 5), gauge=("Grasp",), exceeded=True)
    assert not stunned(table, 0)


@pytest.mark.parametrize("place", [0, 1])
def test_affliction_boosts_a_card_or_gains_advantage(place: int) -> None:
    table = duel(ME, "Affliction", "Sweep", hand=("Carmine Offering", "Grasp"))
    table.alternative(place)
    if place:
        assert len(table.events("advantage", 0)) == 1
    else:
        table.pick("Carmine Offering")
        assert len(table.events("boost", 0)) == 1


def test_black_death_and_blood_thorns_pull_toward_where_they_come_from() -> None:
    assert duel(ME, "Black Death", "Sweep", spaces=(3, 8)).at(1) == 5
    table = circled(9, "Black Death", "Grasp", spaces=(3, 5))
    table.idle()
    table.choose(c.SET_FROM_STORED + table.card(0, "Black Death"))
    table.set("Sweep")
    assert table.at(1) == 8, "toward the circle, not toward her"
    table = duel(ME, "Blood Thorns", "Spike", spaces=(3, 6))
    assert (table.at(1), table.damage(0)) == (5, [5]), "Spike does not move"
    table = duel(ME, "Blood Thorns", "Dive", spaces=(3, 6), answering=True)
    assert table.damage(1) in ([3], [])


def test_charnel_blast_has_armor_for_each_transformation() -> None:
    table = duel(ME, "Charnel Blast", "Block", transformations=("Affliction", "Black Death"), pause="attack")
    assert table.stats(0)[2] == 2


def test_profane_sanctuary_gains_armor_and_draws_after() -> None:
    table = duel(ME, "Profane Sanctuary", "Sweep", spaces=(3, 5))
    assert (table.damage(0), len(table.events("draw", 0))) == ([6 - 3], 2)


def test_dominion_over_the_earth_and_enervation_change_ranges() -> None:
    table = duel(ME, "Affliction", "Spike", spaces=(3, 6), boosts=("Carmine Offering", "Death Knell"), pause="attack")
    assert (table.range(0), table.range(1)) == ((0, 3), (1, 2))


def test_curse_the_earth_serves_specials_only() -> None:
    for attack, reach in (("Affliction", (0, 2)), ("Grasp", (1, 1))):
        table = duel(ME, attack, "Sweep", spaces=(3, 4), transformations=("Affliction",), pause="attack")
        assert table.range(0) == reach


def test_leylines_draws_a_card_when_she_changes_cards() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Grasp", "Cross")
    table.put(0, "transformations", "Blood Thorns")
    table.choose(c.CHANGE)
    table.pay("Grasp")
    table.no()
    table.yes()
    assert table.count(0, "hand") == 1 + 1 + 1 + 1


def test_summoning_portal_returns_up_to_2_cards() -> None:
    table = Table(ME, "shovelknight")
    table.hand(0, "Charnel Blast", "Grasp", "Cross")
    table.put(0, "discard", "Dive", "Sweep")
    table.boost("Charnel Blast")
    table.pay("Grasp")
    table.pick("Dive")
    table.no()
    assert "Dive" in table.cards(0, "hand")
