"""Texts about hands: drawing and discarding some, discards that the opponent picks, showing cards, naming them."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.effects.naming import COMPUTED, NO_RANGE_AT_ALL
from wildswing.exceed.view import view_of


def with_action(text: str, *cards: str, spaces: tuple[int, int] = (3, 7)) -> Table:
    return Table(stand_in(*cards, ability=f"Action: {text}"), "nehtali", spaces=spaces)


def amounts(table: Table) -> list[int]:
    return [option - c.NUMBER for option in table.state.options]


def test_some_cards_are_drawn_as_many_as_one_likes() -> None:
    table = with_action("Draw 1-3.")
    table.action()
    assert table.asked == "amount"
    assert amounts(table) == [1, 2, 3]
    table.choose(c.NUMBER + 2)
    assert table.count(0, "hand") == 3  # and the draw at the end of the turn


def test_the_opponent_may_draw_up_to_some() -> None:
    table = with_action("The opponent draws up to 4.")
    table.action()
    assert (table.seat, amounts(table)) == (1, [0, 1, 2, 3, 4])
    table.choose(c.NUMBER + 0)
    assert table.count(1, "hand") == 0


@rule("EX 9.2")
def test_any_number_drawn_is_at_most_what_there_is() -> None:
    table = with_action("Draw any number.")
    table.only_deck(0, "Grasp", "Cross")
    table.player(0).reshuffled = True
    table.action()
    assert amounts(table) == [0, 1, 2]


def test_some_cards_are_discarded_one_by_one() -> None:
    table = with_action("Discard 1-2.")
    table.hand(0, "Grasp", "Cross", "Dive")
    table.action()
    assert not table.can(c.PASS)
    table.pick("Cross")
    assert table.can(c.PASS)
    table.pick("Grasp")
    assert table.cards(0, "discard") == ["Cross", "Grasp"]


def test_an_empty_hand_discards_nothing() -> None:
    table = with_action("Discard any number. Draw 2.")
    table.action()
    assert table.count(0, "hand") == 3


def test_up_to_some_discarded_at_random_pays_for_each() -> None:
    table = with_action("You may discard up to 3 at random: Draw 2 each.")
    table.hand(0, "Grasp", "Cross")
    table.action()
    table.yes()
    assert amounts(table) == [0, 1, 2]
    table.choose(c.NUMBER + 2)
    assert sorted(table.cards(0, "discard")) == ["Cross", "Grasp"]
    assert table.count(0, "hand") == 5


@rule("EX 2.10")
def test_a_whole_hand_is_discarded_in_the_order_of_its_player() -> None:
    table = with_action("The opponent discards their hand.")
    table.hand(1, "Grasp", "Cross", "Dive")
    table.action()
    for name in ("Dive", "Grasp"):
        assert (table.asked, table.seat) == ("discard to limit", 1)
        table.pick(name)
    assert table.cards(1, "discard") == ["Dive", "Grasp", "Cross"]


@pytest.mark.parametrize(("held", "after"), [(("Grasp",), 3), (("Grasp", "Cross", "Dive", "Sweep"), 3)])
def test_a_hand_is_drawn_or_discarded_to_a_size(held: tuple[str, ...], after: int) -> None:
    table = with_action("The opponent draws or discards to 3 at random.")
    table.hand(1, *held)
    table.action()
    assert table.count(1, "hand") == after


def test_cards_drawn_to_a_size_are_counted() -> None:
    table = with_action("Draw or discard to 3. The opponent draws 1 per card drawn.")
    table.hand(0, "Grasp")
    table.action()
    assert (table.count(0, "hand"), table.count(1, "hand")) == (4, 2)
    table = with_action("Draw or discard to 0. The opponent draws 1 per card drawn.")
    table.hand(0, "Grasp")
    table.action()
    table.forced()
    assert table.count(1, "hand") == 0


@rule("EX 18.11")
def test_normals_are_discarded_or_the_hand_is_shown() -> None:
    table = with_action("The opponent discards 2 Normals or reveals their hand.")
    table.hand(1, "Grasp", "Soul Thresher", "Cross", "Dive")
    table.action()
    assert not table.can(table.named(c.CARD, "Soul Thresher", 1))
    table.choose(table.named(c.CARD, "Dive", 1))
    table.choose(table.named(c.CARD, "Cross", 1))
    assert table.cards(1, "discard") == ["Dive", "Cross"]
    assert table.player(1).shown == []
    table = with_action("The opponent discards 2 Normals or reveals their hand.")
    table.hand(1, "Grasp", "Soul Thresher")
    table.action()
    table.forced()
    assert table.cards(1, "discard") == ["Grasp"]
    assert table.player(1).shown == [table.card(1, "Soul Thresher")]


def test_the_discard_is_picked_out_of_a_shown_hand() -> None:
    table = with_action("The opponent reveals their hand. The opponent discards 1 of your choice.")
    table.hand(1, "Grasp", "Cross", "Cross")
    table.action()
    assert (table.asked, table.seat, len(table.state.options)) == ("pick card", 0, 2)
    table.choose(table.named(c.CARD, "Cross", 1))
    assert table.cards(1, "discard") == ["Cross"]
    assert sorted(table.player(1).shown) == sorted(table.card(1, name) for name in ("Grasp", "Cross"))


def test_the_discard_is_picked_among_the_cards_that_were_shown() -> None:
    table = with_action(
        "The opponent reveals 2 cards from their hand. The opponent discards 1 of your choice among the revealed cards."
    )
    table.hand(1, "Grasp", "Cross", "Dive")
    table.action()
    assert (table.asked, table.seat) == ("pick card", 1)
    table.choose(table.named(c.CARD, "Dive", 1))
    table.choose(table.named(c.CARD, "Grasp", 1))
    assert (table.seat, set(table.state.options)) == (0, {table.named(c.CARD, name, 1) for name in ("Dive", "Grasp")})
    table.choose(table.named(c.CARD, "Dive", 1))
    assert table.player(1).shown == [table.card(1, "Grasp")]


def test_as_many_as_a_declined_price_are_none() -> None:
    table = with_action("Draw 1. You may spend up to 3 Force. The opponent reveals that many cards from their hand.")
    table.hand(1, "Grasp", "Cross")
    table.action()
    table.no()
    assert table.player(1).shown == []


@rule("EX 21.10")
def test_a_named_card_is_shown_as_a_price() -> None:
    table = with_action("You may reveal Echo from your hand: Draw 1.", card("Echo"))
    table.hand(0, "Grasp")
    table.action()
    assert table.state.options == [c.PASS]  # asked all the same: the hand is hidden
    table.no()
    table = with_action("You may reveal Echo from your hand: Draw 1.", card("Echo"))
    table.hand(0, "Grasp", "Echo")
    table.action()
    table.yes()
    assert table.player(0).shown == [table.card(0, "Echo")]
    assert table.count(0, "hand") == 4


def test_equal_cards_are_shown_as_a_price() -> None:
    table = with_action("You may reveal any number of cards with the same name from your hand: Draw 1 each.")
    table.hand(0, "Grasp", "Grasp", "Cross")
    table.action()
    table.yes()
    table.pick("Grasp")
    assert table.state.options == [c.PASS, table.named(c.CARD, "Grasp")]
    table.pick("Grasp")
    table.forced()
    assert table.player(0).shown == [table.card(0, "Grasp")] * 2
    assert table.count(0, "hand") == 6


def test_the_top_card_of_a_deck_is_shown_to_all() -> None:
    table = with_action("Reveal the top card of your deck. Skip your end-of-turn draw.")
    table.top(0, "Grasp")
    table.action()
    for viewer in (0, 1, None):
        assert view_of(table.state, viewer).known.players[0].deck[-1] & c.CARD_MASK == table.card(0, "Grasp")


def test_what_could_not_be_discarded_is_told_apart() -> None:
    text = "The opponent discards 2. If they could not, draw 3."
    for held, drawn in ((("Grasp", "Cross"), 1), (("Grasp",), 4)):
        table = with_action(text)
        table.hand(1, *held)
        table.action()
        table.forced()
        while table.asked == "discard to limit":
            table.choose(table.state.options[0])
        assert table.count(0, "hand") == drawn


def test_the_top_discard_can_be_asked_for() -> None:
    table = with_action("If the opponent's top discard is a Special, draw 2.")
    table.put(1, "discard", "Grasp", "Soul Thresher")
    table.action()
    assert table.count(0, "hand") == 3


# ---- naming


@rule("EX 22.18")
@pytest.mark.parametrize(("named", "strikes"), [("Grasp", True), ("Cross", False)])
def test_a_named_card_that_was_discarded_can_be_asked_for(named: str, strikes: bool) -> None:
    table = with_action("Name a card: the opponent discards it or reveals their hand. If they discarded it, strike.")
    table.hand(0, "Dive")
    table.hand(1, "Grasp")
    table.action()
    table.choose(table.named(c.NAME, named, 1))
    assert (table.asked == "set attack") == strikes


@rule("EX 2.10")
def test_all_copies_of_two_named_cards_are_discarded_and_the_hand_is_shown() -> None:
    table = with_action("Name 2 cards: the opponent discards all copies of them and reveals their hand.")
    table.hand(1, "Grasp", "Cross", "Grasp", "Dive")
    table.action()
    table.choose(table.named(c.NAME, "Grasp", 1))
    assert not table.can(table.named(c.NAME, "Grasp", 1))
    table.choose(table.named(c.NAME, "Cross", 1))
    assert (table.asked, table.seat) == ("pick card", 1)
    table.choose(table.named(c.CARD, "Cross", 1))
    assert table.cards(1, "discard") == ["Cross", "Grasp", "Grasp"]
    assert table.player(1).shown == [table.card(1, "Dive")]


@rule("EX 22.18")
def test_a_named_range_costs_a_card_that_reaches_as_far() -> None:
    text = "Name a range: the opponent discards a card with that range or reveals their hand."
    table = with_action(text)
    table.hand(1, "Grasp", "Cross", "Sweep", "Block")
    table.action()
    table.choose(c.NUMBER + 2)
    assert table.state.options == [table.named(c.CARD, name, 1) for name in ("Cross", "Sweep")]
    table.choose(table.named(c.CARD, "Sweep", 1))
    assert table.cards(1, "discard") == ["Sweep"]
    table = with_action(text)
    table.hand(1, "Grasp", "Block")
    table.action()
    table.choose(c.NUMBER + NO_RANGE_AT_ALL)
    table.forced()
    assert table.cards(1, "discard") == ["Block"]
    for named in (3, COMPUTED):  # the Power is printed as 3
        table = Table(
            stand_in(ability=f"Action: {text}"), stand_in(card("Frustration", reach="2 to your Power", power=3))
        )
        table.hand(1, "Grasp", "Frustration")
        table.action()
        table.choose(c.NUMBER + named)
        table.forced()
        assert table.cards(1, "discard") == ["Frustration"]
    table = with_action(text)
    table.hand(1, "Grasp", "Block")
    table.action()
    table.choose(c.NUMBER + 5)
    assert sorted(table.player(1).shown) == sorted(table.card(1, name) for name in ("Grasp", "Block"))


@rule("EX 10.7")
def test_lines_that_serve_an_attack_do_not_widen_the_range_of_a_card_in_hand() -> None:
    frustration = card("Frustration", reach="2 to your Power", power=3, boost="+1 Power.", boost_kind="continuous")
    hero = stand_in(ability="Action: Name a range: the opponent discards a card with that range or reveals their hand.")
    for named, gone in ((3, ["Frustration"]), (4, [])):
        table = Table(hero, stand_in(frustration, ability="+1 Power."))
        table.put(1, "boosts", "Frustration")
        table.hand(1, "Grasp", "Frustration")
        table.action()
        table.choose(c.NUMBER + named)
        table.forced()
        assert table.cards(1, "discard") == gone


@rule("EX 13.5")
def test_a_named_card_is_invalid_for_both_players_this_turn() -> None:
    table = with_action("Name a card: it is invalid for both players this turn. Strike.", spaces=(3, 4))
    table.hand(0, "Grasp")
    table.hand(1, "Grasp")
    table.action()
    table.choose(table.named(c.NAME, "Grasp", 1))
    table.sets("Grasp", "Grasp")
    assert [event.words for event in table.events("invalid")][:2] == [("a text forbids it",)] * 2
    table = Table(stand_in(ability="Action: Name a card: it is invalid for both players this turn."), "nehtali")
    table.action()
    table.choose(table.named(c.NAME, "Grasp", 1))
    assert table.state.forbidden == ()  # a new turn


def test_a_named_card_does_not_hit_this_turn() -> None:
    for named, life in (("Grasp", 30), ("Cross", 27)):
        table = with_action("Name a card: it does not hit you this turn. Strike.", spaces=(3, 4))
        table.hand(0, "Sweep")
        table.hand(1, "Grasp")
        table.action()
        table.choose(table.named(c.NAME, named, 1))
        table.sets("Sweep", "Grasp")
        while table.asked == "amount":
            table.choose(table.state.options[0])
        assert table.life(0) == life


# ---- standing texts


@rule("EX 24.14")
def test_the_opponent_draws_less_when_preparing() -> None:
    boost = card("Cradle", boost="The opponent draws 1 less when they Prepare.", boost_kind="continuous")
    table = Table(stand_in(boost), "nehtali")
    table.put(0, "boosts", "Cradle", "Cradle")
    table.idle()
    table.prepare()
    assert table.count(1, "hand") == 1  # the draw at the end of the turn


def test_one_card_less_is_discarded_to_the_opponents_effects() -> None:
    shield = card("Shield", "Discard 1 less to the opponent's effects.", speed=9, power=0)
    for text, left in (
        ("Hit: The opponent discards 2.", 2),
        ("Hit: The opponent discards 2 at random.", 2),
        ("Hit: The opponent discards their hand.", 1),
        ("Hit: The opponent draws or discards to 1.", 2),
    ):
        table = Table(stand_in(card("Blow", text, speed=3, power=0)), stand_in(shield), spaces=(3, 4))
        table.hand(0, "Blow")
        table.hand(1, "Shield", "Grasp", "Cross", "Dive")
        table.strike("Blow", "Shield")
        while table.asked == "discard to limit":
            table.choose(table.state.options[0])
        assert table.count(1, "hand") == left, text
