"""D'Janette: every card, both sides of her own; the Spell Circle and the Diabolic Aura."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, duel, offered, run_out, stunned
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
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

# The names of her Specials and Ultras: what may lie on the Spell Circle.
STORABLE = {face.name for face in FACES}
MOMENTS = moments("""
Carmine Offering  | attack | 1 | hit
Carmine Offering  | attack | 8 | never
Death Knell       | attack | 1 | before
Affliction        | attack | 1 | hit
Affliction        | attack | 8 | never
Black Death       | attack | 4 | hit
Black Death       | attack | 8 | never
Blood Thorns      | attack | 1 | hit after
Blood Thorns      | attack | 8 | after
Profane Sanctuary | attack | 1 | after
Profane Sanctuary | attack | 8 | after
""")


def circled(space: int, stored: str, *hand: str, spaces: tuple[int, int] = (3, 7)) -> Table:
    """Her action is done: the circle on a space, a card on it; the opponent has ended the turn between."""
    table = Table(ME, QUIET, spaces=spaces)
    table.hand(0, stored, *hand)
    table.hand(1, "Block", "Sweep")
    table.action("Place Spell Circle")
    table.space(space)
    if table.asked == "pick card":
        table.pick(stored)
    return table


@rule("EX 24.3", "EX 24.7")
def test_the_circle_then_a_card_on_it_then_a_card_is_drawn_and_the_end_of_turn_draw_follows() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Affliction", "Black Death", "Grasp")
    table.put(0, "gauge", "Blood Thorns")
    table.action("Place Spell Circle")
    assert set(table.spaces) == set(range(1, 10)), "fighters may stand there"
    table.space(7)
    assert offered(table) == ["Affliction", "Black Death"]
    table.pick("Black Death")
    assert (table.cards(0, "stored"), table.tokens(0, "Spell Circle")) == (["Black Death"], [7])
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
        found = {view.sample_state(seed).players[0].stored[0] for seed in range(99)}
        assert found == {table.card(0, name) for name in STORABLE}


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
    found = {view.sample_state(seed).sides[0].attack for seed in range(99)}
    assert found == {table.card(0, name) for name in STORABLE}
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


def test_the_circle_goes_once_the_attacks_have_left_play() -> None:
    table = circled(6, "Affliction", "Grasp")
    table.idle()
    table.put(0, "discard")
    table.set("Grasp")
    table.set("Sweep")
    run_out(table)
    assert table.cards(0, "discard") == ["Grasp", "Affliction"]


@rule("EX 24.6")
@pytest.mark.parametrize("ultra", ["Carmine Offering", "Death Knell"])
def test_an_attack_from_the_circle_that_cannot_be_paid_takes_the_circle_away(ultra: str) -> None:
    table = circled(6, ultra, "Grasp")
    table.idle()
    table.choose(c.SET_FROM_STORED + table.card(0, ultra))
    table.top(0, "Cross")
    table.pause("attack")
    table.set("Sweep")
    assert table.player(0).tokens == [c.OFF_BOARD]
    table.go()
    ranges = table.events("range", 0)
    assert [event.numbers[1] for event in ranges] == [4], "the Wild Swing measures from her"


@rule("EX 24.8")
@pytest.mark.parametrize(("affliction", "power"), [(True, 3 + 6), (False, 3 + 3)])
def test_affliction_changes_her_specials_in_the_diabolic_aura_too(affliction: bool, power: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
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


@pytest.mark.parametrize(("stored", "power"), [("Black Death", 3), ("Carmine Offering", 3)])
def test_an_attack_that_misses_gains_nothing_from_the_diabolic_aura(stored: str, power: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0)
    table.hand(0, "Blood Thorns")
    table.put(0, "stored", stored)
    table.put(0, "discard")
    table.hand(1, "Block")
    table.pause("clean-up")
    table.strike("Blood Thorns", "Block")
    assert table.stats(0)[0] == power
    table.go()
    run_out(table)
    assert (table.cards(0, "stored"), table.cards(0, "discard")) == ([], ["Blood Thorns", stored])


def test_exceeded_without_ritual_magic_her_action_does_not_strike() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Grasp", "Cross", "Dive")
    table.action("stored cards")
    table.pick("Grasp")
    assert (table.cards(0, "stored"), table.count(0, "hand")) == (["Grasp"], 2 + 1 + 1)
    assert (table.asked, table.seat) == ("action", 1)


def test_exceeded_her_action_stores_any_card_in_the_open_and_may_strike_with_ritual_magic() -> None:
    table = Table(ME, QUIET)
    table.exceed(0)
    table.hand(0, "Grasp", "Cross")
    table.put(0, "transformations", "Black Death")
    table.action("stored cards")
    table.pick("Grasp")
    assert view_of(table.state, 1).opponent.stored == [table.card(0, "Grasp")]
    assert (table.asked, table.count(0, "hand")) == ("may", 2)
    table.yes()
    table.pay("Cross")
    assert (table.asked, table.count(0, "hand")) == ("set attack", 1)


def test_exceeding_clears_the_circle() -> None:
    table = Table(ME, QUIET)
    table.token(0, "Spell Circle", 5)
    table.put(0, "stored", "Affliction")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Block")
    table.choose(c.EXCEED_ACTION)
    table.pay("Grasp", "Cross", "Dive", "Sweep", gauge=True)
    assert (table.cards(0, "stored"), table.player(0).tokens) == ([], [c.OFF_BOARD])


def test_blood_ritual_discards_a_card_that_could_reach_the_opponent() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.put(0, "transformations", "Profane Sanctuary")
    table.hand(0, "Grasp", "Dive")
    with pytest.raises(AssertionError):
        table.action("could reach")
    table.hand(0, "Grasp", "Carmine Offering", "Affliction")
    table.action("could reach")
    assert {str(table.match.card(option % 256).name) for option in table.state.options} == {"Carmine Offering"}
    table.forced()
    assert (table.life(1), table.cards(0, "discard")) == (29, ["Carmine Offering"])
    assert (table.count(0, "hand"), table.seat) == (2 + 1 + 1, 1)


def test_blood_ritual_is_not_lethal() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.put(0, "transformations", "Profane Sanctuary")
    table.hand(0, "Carmine Offering")
    table.set_life(1, 1)
    table.action("could reach")
    table.forced()
    assert (table.life(1), table.cards(0, "discard")) == (1, ["Carmine Offering"])


def test_ritual_magic_strikes_after_a_boost_outside_a_strike() -> None:
    table = Table(ME, QUIET)
    table.put(0, "transformations", "Black Death")
    table.hand(0, "Carmine Offering", "Grasp", "Cross")
    table.boost("Carmine Offering")
    assert table.asked == "may"
    table.yes()
    table.pay("Grasp")
    assert table.asked == "set attack"
    table = Table(ME, QUIET)
    table.put(0, "transformations", "Black Death")
    table.hand(0, "Grasp", "Cross")
    table.idle()
    assert (table.asked, table.seat) == ("action", 1), "only after a boost"


def test_ritual_magic_does_not_strike_after_a_boost_in_a_strike() -> None:
    table = duel(ME, "Affliction", "Sweep", hand=("Carmine Offering", "Grasp"), transformations=("Black Death",))
    table.alternative(0)
    table.pick("Carmine Offering")
    assert table.asked == "transform or gauge"


# ---- the cards


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: f"{row.card} {row.distance}")
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row, "Affliction")


def test_exceeding_costs_5() -> None:
    check_exceed(ME, 5)
    check_cheaper(ME, 5, "Affliction", "Black Death", "Blood Thorns")


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


@pytest.mark.parametrize("exceeded", [False, True])
def test_death_knell_cannot_be_stunned_when_exceeded(exceeded: bool) -> None:
    table = duel(ME, "Death Knell", "Assault", spaces=(3, 4), gauge=("Grasp",), exceeded=exceeded)
    assert (table.damage(0), stunned(table, 0)) == ([4], not exceeded)


def test_death_knell_spends_at_most_3_gauge() -> None:
    table = duel(ME, "Death Knell", "Block", spaces=(3, 9), gauge=("Grasp", "Cross", "Dive", "Spike", "Focus"),
                 hand=("Sweep",), pause="clean-up")  # fmt: skip
    assert (table.asked, table.seat) == ("may", 0)
    table.yes()
    table.pay("Cross", gauge=True)
    assert not table.can(table.named(c.PAY_HAND, "Sweep"))
    for _ in range(2):
        table.choose(table.state.options[-1])
    assert (table.range(0), table.count(0, "gauge")) == ((0, 3), 1)


@pytest.mark.parametrize("place", [0, 1])
def test_affliction_boosts_a_card_or_gains_advantage(place: int) -> None:
    table = duel(ME, "Affliction", "Sweep", hand=("Carmine Offering", "Grasp", "Dive"))
    table.alternative(place)
    if place:
        assert len(table.events("advantage", 0)) == 1
    else:
        table.pick("Carmine Offering")
        assert (len(table.events("boost", 0)), table.asked) == (1, "transform or gauge")


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
    table = duel(ME, "Profane Sanctuary", "Focus", spaces=(3, 5))
    assert (table.damage(0), table.count(0, "hand")) == ([4 - 3], 1)


def test_dominion_over_the_earth_and_enervation_change_ranges() -> None:
    table = duel(ME, "Affliction", "Spike", spaces=(3, 6), boosts=("Carmine Offering", "Death Knell"), pause="attack")
    assert (table.range(0), table.range(1)) == ((0, 3), (1, 2))


def test_curse_the_earth_serves_specials_only() -> None:
    for attack, reach in (("Affliction", (0, 2)), ("Grasp", (1, 1))):
        table = duel(ME, attack, "Sweep", spaces=(3, 4), transformations=("Affliction",), pause="attack")
        assert table.range(0) == reach


def test_leylines_draws_a_card_when_she_changes_cards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Grasp", "Cross")
    table.put(0, "transformations", "Blood Thorns")
    table.choose(c.CHANGE)
    table.pay("Grasp")
    table.no()
    table.yes()
    assert table.count(0, "hand") == 1 + 1 + 1 + 1


def test_summoning_portal_returns_up_to_2_cards() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Charnel Blast", "Grasp", "Cross")
    table.put(0, "discard", "Dive", "Sweep", "Focus")
    table.boost("Charnel Blast")
    table.pay("Grasp")
    assert offered(table) == ["Cross", "Dive", "Focus", "Grasp", "Sweep"], "with what was paid"
    table.pick("Dive")
    assert table.can(c.PASS)
    table.pick("Sweep")
    assert (table.asked, table.seat) == ("action", 1)
    assert sorted(table.cards(0, "hand")[:2]) == ["Dive", "Sweep"]
