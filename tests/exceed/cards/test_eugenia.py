"""Eugenia: every card, both sides of her own; Mad Tea and Wonderland."""

from __future__ import annotations

import pytest

from tests.exceed.cards.duel import QUIET, amounts, discards, duel, offered, ordered, stunned
from tests.exceed.cards.faces import Face, check, check_cheaper, check_exceed, check_set_aside
from tests.exceed.cards.printed import Moments, check_moments, moments
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.decisions import decision_of
from wildswing.exceed.view import view_of

ME = "eugenia"
FACES = [
    Face("Shimmer of Madness", "special", (1, 2), 2, 6, 0, 0, "Hanging by a Thread", "transform"),
    Face("Absinthin Arrow", "special", (3, 6), 2, 5, 0, 0, "We're All Mad Here", "instant"),
    Face("Plot Hook", "special", (1, 5), 3, 4, 0, 3, "Time for Tea", "transform"),
    Face("Werelight", "special", (2, 4), 4, 3, 0, 5, "Off With Her Head", "instant"),
    Face("Color Spray", "special", (1, 3), 6, 2, 0, 0, "Unhinged", "transform"),
    Face("Queen of Hearts", "ultra", (1, 1), 1, 7, 0, 0, "Wanderlust", "instant", 1, gauge=3),
    Face("Cat's Cradle", "ultra", (1, 3), 9, 1, 0, 0, "Edge of Sanity", "continuous", gauge=3),
]
WONDERLAND = Face("Wonderland", "set-aside attack", (1, 3), 0, 0, 0, 0, "", "none")
MOMENTS = moments("""
Shimmer of Madness  | attack    | 1 | hit
Hanging by a Thread | transform | 1 | hit
Absinthin Arrow     | attack    | 3 | hit
Plot Hook           | attack    | 1 | hit
Color Spray         | attack    | 1 | hit
Queen of Hearts     | attack    | 1 | hit
Cat's Cradle        | attack    | 1 | hit
""")
THREE = ("Grasp", "Cross", "Dive")
FOUR = (*THREE, "Spike")


@pytest.mark.parametrize("face", FACES, ids=str)
def test_the_printed_numbers(face: Face) -> None:
    check(ME, face)


def test_the_numbers_of_wonderland() -> None:
    check_set_aside(ME, WONDERLAND)


@pytest.mark.parametrize("row", MOMENTS, ids=lambda row: row.card)
def test_the_moments_of_the_texts(row: Moments) -> None:
    check_moments(Table(ME, QUIET), row)


def test_exceeding_costs_6() -> None:
    check_exceed(ME, 6)
    check_cheaper(ME, 6, "Time for Tea", "Unhinged", "Hanging by a Thread")


def tea(*hand: str, theirs: tuple[str, ...] = ("Sweep",), exceeded: bool = False) -> Table:
    """Time for Tea is paid: the opponent has discarded one of the cards at random."""
    table = Table(ME, QUIET, spaces=(3, 7))
    table.exceed(0, exceeded)
    table.put(0, "transformations", "Plot Hook")
    table.hand(0, "Block", *hand)
    table.hand(1, *theirs)
    table.action("Force")
    table.yes()
    table.pay("Block")
    return table


# ---- her own card


def test_mad_tea_reveals_a_card_of_the_speed_of_one_that_was_discarded_for_2_damage() -> None:
    table = tea("Sweep", "Grasp")
    assert (table.asked, table.seat) == ("pick card", 0)
    asked = decision_of(table.state, 0)
    assert [option.text for option in asked.options] == ["No card", "Show Sweep for 2 damage"]
    assert asked.prompt == "Show a card with the Speed of a discarded one?"
    table.pick("Sweep")
    assert table.life(1) == 28
    assert table.card(0, "Sweep") in table.player(0).shown


def test_mad_tea_is_asked_whenever_a_card_might_fit_and_only_once_a_turn() -> None:
    table = tea("Grasp", "Dive")
    assert (table.asked, len(table.state.options)) == ("pick card", 1), "only she knows that none fits"
    table.no()
    table = tea("Sweep", "Sweep", "Grasp")
    table.pick("Sweep")
    table.hand(1, "Sweep", "Grasp")
    assert table.player(0).used or table.state.turn > 1


def test_mad_tea_is_not_lethal_and_only_for_her_own_effects() -> None:
    table = Table(ME, QUIET, first=1)
    table.hand(0, "Sweep", "Grasp")
    table.hand(1, *THREE, "Sweep", "Sweep", "Focus", "Block", "Spike")
    table.idle()
    while table.asked == "discard to limit":
        table.choose(table.state.options[0])
    assert table.seat == 0
    assert table.asked == "action", "a discard to the hand limit is no effect of hers"
    table = tea("Sweep")
    table.set_life(1, 2)
    table.pick("Sweep")
    assert table.life(1) == 1


def test_mad_tea_waits_for_both_of_two_discards() -> None:
    table = duel(ME, "Absinthin Arrow", "Block", spaces=(3, 6), hand=("Sweep",), other_hand=("Sweep",))
    assert len(table.events("discard", 1)) == 2
    assert (table.asked, table.seat) == ("pick card", 0)


def stored(*hand: str) -> Table:
    """A Sweep of the opponent lies on Wonderland; it is her turn again."""
    table = tea(*hand, exceeded=True)
    asked = decision_of(table.state, 0)
    assert [option.text for option in asked.options] == ["No card", "Store Sweep"]
    assert asked.prompt == "Store one of the discarded cards?"
    table.choose(c.CARD + table.card(1, "Sweep"))
    assert [event.words for event in table.events("card moved", 1)] == [("discard pile", "Wonderland")]
    table.hand(1, "Sweep", "Block", "Dive")
    if table.seat == 1:
        table.idle()
    return table


@rule("EX 20.2")
def test_wonderland_takes_a_card_that_the_opponent_was_made_to_discard() -> None:
    table = stored("Grasp")
    assert table.player(0).stored == [table.card(1, "Sweep")]
    assert table.cards(1, "discard") == []
    assert view_of(table.state, 1).opponent.stored == [table.card(1, "Sweep")]


def test_wonderland_holds_one_card_and_the_old_one_goes_to_its_owner() -> None:
    table = stored("Grasp", "Dive")
    table.hand(1, "Cross")
    table.action("Force")
    table.yes()
    table.pay("Grasp")
    table.choose(c.CARD + table.card(1, "Cross"))
    assert table.player(0).stored == [table.card(1, "Cross")]
    assert table.cards(1, "discard") == ["Sweep"]
    table = tea("Grasp", exceeded=True)
    table.no()
    assert (table.player(0).stored, table.cards(1, "discard")) == ([], ["Sweep"])


@rule("EX 24.19", "EX 12.14")
def test_the_card_on_wonderland_is_set_face_up_never_ex_with_1_more_power_and_speed() -> None:
    table = stored("Sweep", "Sweep")
    table.state.players[0].space, table.state.players[1].space = 3, 5
    table.choose(c.STRIKE_ACTION)
    foreign = table.card(1, "Sweep")
    assert {option for option in table.state.options if option % 1024 == foreign} == {c.SET_FROM_STORED + foreign}
    table.choose(c.SET_FROM_STORED + foreign)
    assert view_of(table.state, 1).known.sides[0].attack == foreign
    table.pause("attack")
    table.set("Block")
    assert table.stats(0)[:2] == (6 + 1, 2 + 1)
    assert table.range(0) == (1, 3)
    table.go()
    while table.asked != "action":
        table.choose(table.state.options[0])
    assert table.player(0).gauge == [foreign], "it hit: an opponent's card may lie in her gauge"


@rule("EX 13.11")
def test_a_wild_swing_that_replaces_an_unpaid_card_of_wonderland_has_nothing_added() -> None:
    table = stored("Grasp")
    name = next(card.name for card in table.match.fighters[1].cards if card.gauge)
    foreign = table.card(1, name)
    table.player(1).deck.remove(foreign)
    table.player(0).stored = [foreign]
    table.top(0, "Sweep")
    table.refresh()
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_STORED + foreign)
    table.pause("attack")
    table.set("Block")
    assert table.stats(0)[:2] == (6, 2)
    assert name in table.cards(1, "discard")


@rule("EX 20.4")
def test_a_card_of_the_opponents_never_becomes_her_transformation() -> None:
    table = Table(ME, "seijun", spaces=(3, 5))
    table.exceed(0)
    foreign = table.card(1, "Inari Guidance")
    table.player(1).deck.remove(foreign)
    table.player(0).stored = [foreign]
    table.hand(0, "Grasp")
    table.hand(1, "Sweep")
    table.choose(c.STRIKE_ACTION)
    table.choose(c.SET_FROM_STORED + foreign)
    table.set("Sweep")
    table.no()
    while table.asked not in {"action", "transform or gauge"}:
        table.choose(table.state.options[0])
    assert table.asked == "action"
    assert table.player(0).gauge == [foreign]


# ---- attacks


def test_shimmer_of_madness_discards_a_card_of_her_choice() -> None:
    table = duel(ME, "Shimmer of Madness", "Block", other_hand=("Sweep", "Grasp"), exceeded=True)
    assert (table.asked, table.seat) == ("pick card", 0)
    table.choose(c.CARD + table.card(1, "Grasp"))
    assert table.cards(1, "discard")[:1] == ["Grasp"]
    assert table.cards(1, "hand") == ["Sweep"]
    assert (len(table.events("hand shown", 1)), table.events("hand shown", 0)) == (1, [])


def test_absinthin_arrow() -> None:
    table = duel(ME, "Absinthin Arrow", "Block", spaces=(3, 6), other_hand=("Sweep", "Grasp"))
    assert table.count(1, "hand") == 2 + 1 - 2


def test_plot_hook_gains_advantage_and_pulls_5() -> None:
    table = duel(ME, "Plot Hook", "Sweep", spaces=(5, 9))
    assert (table.at(1), table.side(0).advantage if table.state.sides else True) == (3, True)


@rule("EX 24.15")
@pytest.mark.parametrize("place", [0, 1])
def test_werelight_the_opponent_chooses_and_discards(place: int) -> None:
    table = duel(ME, "Werelight", "Block", spaces=(3, 5), other_hand=("Sweep", "Grasp", "Dive"))
    assert (table.asked, table.seat, len(table.events("range", 0))) == ("choose", 1, 1)
    table.alternative(place)
    assert (len(table.events("hand shown", 1)), table.events("hand shown", 0)) == (place, [])
    if place:
        assert (table.asked, table.seat) == ("pick card", 0), "of her choice"
        table.choose(c.CARD + table.card(1, "Dive"))
    assert table.count(1, "hand") == (1 if place == 0 else 2)
    assert table.asked != "pick card"


@pytest.mark.parametrize(("theirs", "left"), [((), 2), (("Sweep", "Grasp", "Dive", "Cross"), 2)])
def test_color_spray_draws_or_discards_the_opponent_to_2(theirs: tuple[str, ...], left: int) -> None:
    table = duel(ME, "Color Spray", "Block", other_hand=theirs)
    assert table.count(1, "hand") == left


@pytest.mark.parametrize(("held", "holds"), [(0, True), (2, True), (3, False)])
def test_color_spray_cannot_be_stunned_with_2_or_fewer_cards_in_hand(held: int, holds: bool) -> None:
    # A Sweep that was set first is faster, and costs her a card once it has hit.
    table = duel(ME, "Color Spray", "Spike", spaces=(3, 5), hand=THREE[:held])
    assert (table.damage(0), stunned(table, 0)) == ([5], not holds)


def test_queen_of_hearts_discards_the_hand_for_power() -> None:
    table = duel(ME, "Queen of Hearts", "Sweep", gauge=THREE, other_hand=("Grasp", "Dive", "Cross"), exceeded=True)
    while table.asked in {"discard to limit", "pick card"}:
        table.choose(table.state.options[0])
    assert (table.damage(1), table.count(1, "hand")) == ([1 + 3], 1)


def test_cats_cradle_is_weaker_for_each_card_in_the_opponents_hand() -> None:
    table = duel(
        ME, "Cat's Cradle", "Sweep", gauge=THREE, other_hand=("Grasp", "Dive", "Cross"), exceeded=True, pause="attack"
    )
    assert table.stats(0)[0] == 9 - 3
    table.go()
    assert not stunned(table, 0)


def test_cats_cradle_lets_the_opponent_draw_1_and_discard_2_at_random() -> None:
    table = duel(ME, "Cat's Cradle", "Block", gauge=THREE, hand=("Focus",), other_hand=FOUR)
    assert (table.asked, table.seat) == ("pick card", 0), "Mad Tea, after both discards"
    assert (table.count(0, "hand"), table.count(1, "hand"), discards(table, 1)) == (1, 4 + 1 - 2, 2)


# ---- boosts and transformations


def test_hanging_by_a_thread() -> None:
    for theirs, power in (((), 6), (("Sweep", "Dive"), 6), (THREE, 4)):
        table = duel(ME, "Assault", "Sweep", transformations=("Shimmer of Madness",), other_hand=theirs)
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert table.damage(1) == [power]


def test_we_are_all_mad_here() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Absinthin Arrow", "Grasp")
    table.hand(1, "Sweep")
    table.boost("Absinthin Arrow")
    assert amounts(table) == [0, 1, 2, 3, 4]
    table.choose(c.NUMBER + 4)
    assert table.count(0, "hand") == 1 + 4 - 1
    assert (table.asked, table.seat, amounts(table)) == ("amount", 1, [0, 1, 2, 3, 4])
    table.choose(c.NUMBER + 2)
    assert table.count(1, "hand") == 1 + 2 - 1


def test_time_for_tea_costs_the_opponent_1_card_at_random() -> None:
    table = tea("Focus", theirs=THREE)
    assert (table.asked, table.seat, discards(table, 1)) == ("pick card", 0, 1), "Mad Tea"


def test_time_for_tea_exceeded_skips_the_end_of_turn_draw() -> None:
    for exceeded, drawn in ((False, 1), (True, 0)):
        table = tea("Grasp", exceeded=exceeded)
        while table.asked == "pick card":
            table.no()
        assert table.count(0, "hand") == 1 + drawn


@rule("EX 24.15")
@pytest.mark.parametrize("place", [0, 1])
def test_off_with_her_head_costs_nothing_and_the_opponent_chooses(place: int) -> None:
    table = Table(ME, QUIET, spaces=(3, 4))
    table.hand(0, "Werelight", "Spike")
    table.hand(1, *THREE)
    table.boost("Werelight")
    assert (table.asked, table.seat) == ("choose", 1)
    table.alternative(place)
    assert (table.at(1), table.count(1, "hand")) == ((4, 1) if place == 0 else (7, 3))


def test_off_with_her_head_does_nothing_at_range_2() -> None:
    table = Table(ME, QUIET, spaces=(3, 5))
    table.hand(0, "Werelight")
    table.hand(1, *THREE)
    table.boost("Werelight")
    assert (table.asked, table.seat, table.at(1), table.count(1, "hand")) == ("action", 1, 5, 3)


def unhinged(attack: str, *, ex: bool = False, space: int = 4) -> Table:
    """She strikes with a Wild Swing, or with Assault; the opponent has still to set."""
    table = Table(ME, QUIET, spaces=(3, space))
    table.put(0, "transformations", "Color Spray")
    table.hand(0, *["Assault"] * (1 + ex))
    table.hand(1, "Block", *THREE)
    table.top(0, *["Assault"] * (1 - ex))
    table.choose(c.STRIKE_ACTION)
    table.set(attack, ex=ex)
    ordered(table)
    assert (table.asked, table.seat) == ("set attack", 1)
    return table


@pytest.mark.parametrize(("attack", "ex", "times"), [("Assault", True, 1), ("wild", False, 1), ("Assault", False, 0)])
def test_unhinged_costs_a_card_at_random_when_an_ex_attack_or_a_wild_swing_hits(
    attack: str, ex: bool, times: int
) -> None:
    table = unhinged(attack, ex=ex)
    assert table.done("Give your attack") == times
    table.set("Block")
    if table.asked == "order":
        table.order("discards 1")
    if table.asked == "pick card":
        table.no()  # Mad Tea
    assert (table.asked, table.seat, table.damage(1), discards(table, 1)) == ("may", 1, [], times)  # Block


@pytest.mark.parametrize(("attack", "ex"), [("Assault", True), ("wild", False)])
def test_unhinged_costs_nothing_on_a_miss(attack: str, ex: bool) -> None:
    table = unhinged(attack, ex=ex, space=9)
    table.set("Block")
    assert (table.asked, discards(table, 1), table.count(1, "hand")) == ("action", 0, 3)


def test_wanderlust_transforms_a_card_of_the_deck_and_the_opponent_may_take_one() -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Queen of Hearts", "Grasp")
    table.hand(1, "Sweep")
    table.boost("Queen of Hearts")
    table.pick("Plot Hook")
    assert table.cards(0, "transformations") == ["Plot Hook"]
    assert (table.seat, table.can(c.PASS), "Dive" in offered(table)) == (1, True, True)
    table.pick("Dive")
    assert "Dive" in table.cards(1, "hand")
    assert (table.asked, len(table.events("shuffle", 1))) == ("action", 1)


@rule("EX 24.14")
@pytest.mark.parametrize("copies", [1, 2])
def test_edge_of_sanity_lowers_only_the_draw_of_preparing(copies: int) -> None:
    table = Table(ME, QUIET)
    table.hand(0, "Cat's Cradle", "Grasp")
    table.hand(1, "Sweep", "Dive")
    table.put(0, "boosts", *["Cat's Cradle"] * (copies - 1))
    table.boost("Cat's Cradle")
    while table.asked == "pick card":
        table.no()
    assert table.count(1, "hand") == 1
    table.prepare()
    # Preparing draws 1 less for each copy; the end of the turn draws 1 as ever.
    assert table.count(1, "hand") == 1 + max(0, 1 - copies) + 1
