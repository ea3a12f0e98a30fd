"""EX 5: the actions."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.text import character_ids, load_character
from wildswing.kernel.state import ARGUMENTS


@rule("EX 5.1")
def test_prepare_draws_a_card_and_the_turn_another() -> None:
    table = Table("ryu", "akuma")
    table.top(0, "Grasp", "Cross", "Dive")
    table.prepare()
    assert table.cards(0, "hand") == ["Grasp", "Cross"]
    assert [event.rule for event in table.events("draw", 0)][-2:] == ["EX 5.1", "EX 4.5"]


@rule("EX 5.2", "EX 9.8")
def test_prepare_is_open_even_without_any_card_to_draw() -> None:
    table = Table("ryu", "akuma")
    table.only_deck(0)
    assert table.can(c.PREPARE)
    table.prepare()
    assert table.winner == 1


@rule("EX 5.3", "EX 5.4", "EX 6.4")
def test_change_cards_draws_a_card_for_each_force_after_all_was_spent() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Grasp", "Hadoken")
    table.gauge(0, "Cross")
    table.top(0, "Dive", "Sweep", "Focus", "Block")
    deck = table.count(0, "deck")
    table.choose(c.CHANGE)
    for name, in_gauge in (("Grasp", False), ("Cross", True), ("Hadoken", False)):
        assert table.payments <= {("Grasp", "hand", 1), ("Hadoken", "hand", 1), ("Cross", "gauge", 1)}
        table.pay(name, gauge=in_gauge)
        if table.asked == "pay":
            assert table.count(0, "deck") == deck, "nothing is drawn while anything can still be spent"
    table.forced()
    assert table.cards(0, "hand") == ["Dive", "Sweep", "Focus", "Block"], "3, and 1 at the end of the turn"


@rule("EX 5.5", "EX 6.3")
@pytest.mark.parametrize(("first_two", "second_two", "cards"), [(0, 0, 2), (1, 0, 3), (0, 1, 3), (1, 1, 4)])
def test_each_ultra_is_worth_one_or_two_cards(first_two: bool, second_two: bool, cards: int) -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Metsu Hadoken")
    table.gauge(0, "Metsu Shoryuken")
    table.choose(c.CHANGE)
    table.pay("Metsu Hadoken", two=bool(first_two))
    table.pay("Metsu Shoryuken", gauge=True, two=bool(second_two))
    table.forced()
    assert table.count(0, "hand") == cards + 1


@rule("EX 5.6")
def test_change_cards_may_change_nothing() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Grasp")
    table.choose(c.CHANGE)
    table.no()
    assert (table.count(0, "hand"), table.turn_of) == (2, 1), "only the draw at the end of the turn"
    table.hand(1)
    table.choose(c.CHANGE)
    table.forced()
    assert (table.count(1, "hand"), table.turn_of) == (1, 0), "also without a card to spend"


@rule("EX 5.7", "EX 5.8", "EX 7.3")
def test_exceeding_costs_gauge_of_ones_choice_and_is_open_from_the_starting_side_only() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.choose(c.EXCEED_ACTION)
    table.pay("Cross", "Sweep", gauge=True)
    assert table.player(0).exceeded
    assert table.cards(0, "gauge") == ["Grasp", "Dive", "Focus"]
    assert table.cards(0, "discard") == ["Cross", "Sweep"]
    assert (table.count(0, "hand"), table.turn_of) == (1, 1)
    table.idle()
    assert not table.can(c.EXCEED_ACTION), "exceeded already"
    table.exceed(0, False)
    assert table.can(c.EXCEED_ACTION)


@rule("EX 5.7")
def test_exceeding_is_paid_in_gauge_and_not_in_force() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Metsu Hadoken")
    table.hand(0, "Metsu Hadoken", "Grasp")
    assert not table.can(c.EXCEED_ACTION), "price 2: one Ultra in the gauge is one Gauge"


@rule("EX 5.9")
def test_a_character_without_a_price_cannot_take_the_exceed_action() -> None:
    assert {name for name in character_ids() if load_character(name).exceed is None} == {"leo", "nago", "tinker"}
    for text, is_open in (("", False), ("exceed = 0\n", True)):
        table = Table(stand_in(card("Any", kind="ultra", gauge=2)).replace("exceed = 1\n", text), "akuma")
        table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus", "Any")
        assert table.can(c.EXCEED_ACTION) == is_open
        table.gauge(0)
        assert table.can(c.EXCEED_ACTION) == is_open, "a price of 0 is a price"


@rule("EX 5.10")
def test_the_exceed_ability_replaces_the_starting_ability() -> None:
    table = Table("geoffrey", "ryu", spaces=(4, 5))
    table.exceed(0)
    table.hand(0, "Golden Arrow")
    table.hand(1, "Cross")
    table.pause("attack")
    table.strike("Golden Arrow", "Cross")
    assert table.stats(0)[2:] == (0, 3), "the starting side's +1 Armor and +1 Guard are gone"
    for exceeded, words in ((False, "Close or retreat 1"), (True, "Revert")):
        table = Table("hyde", "ryu")
        table.exceed(0, exceeded)
        table.hand(0, "Grasp")
        table.gauge(0, "Cross")
        offered = [option for option in table.state.options if option - option % ARGUMENTS == c.CHARACTER]
        assert len(offered) == (2 if exceeded else 1), "never the actions of both sides"
        table.action(words)


@rule("EX 5.11")
def test_a_character_stays_exceeded() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.exceed(0)
    table.hand(0, "Cross", "Dive")
    table.hand(1, "Assault", "Block")
    table.strike("Cross", "Assault")
    table.idle()
    table.idle()
    assert table.player(0).exceeded
    table.put(0, "discard", "Grasp")
    table.idle()
    table.choose(c.RESHUFFLE)
    assert table.player(0).exceeded


@rule("EX 5.11", "EX 23.15")
def test_an_effect_reverts() -> None:
    table = Table("hyde", "ryu")
    table.exceed(0)
    table.hand(0, "Grasp")
    table.action("Revert")
    table.forced()
    assert not table.player(0).exceeded


@rule("EX 5.12")
def test_what_happens_on_exceeding_happens_as_soon_as_the_card_is_turned() -> None:
    table = Table("propeller", "akuma", spaces=(3, 7))
    table.gauge(0, "Grasp", "Cross")
    table.hand(0)
    table.choose(c.EXCEED_ACTION)
    table.forced()
    if table.asked == "pay":
        table.pay("Grasp", gauge=True)
        table.forced()
    assert table.player(0).exceeded
    assert (table.asked, table.count(0, "hand")) == ("amount", 0), "before the draw at the end of the turn"
    table.move("advance", 2)
    assert (table.at(0), table.count(0, "hand"), table.turn_of) == (5, 1, 1)
    table = Table("king", "akuma")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.count(0, "hand") == 3, "King Knight draws 2, and 1 at the end of the turn"


@rule("EX 5.13", "EX 9.7")
def test_the_reshuffle_action_makes_one_deck_of_deck_and_discard_pile() -> None:
    table = Table("ragna", "akuma")
    table.put(0, "discard", "Grasp", "Cross", "Dive")
    table.hand(0, "Sweep")
    table.gauge(0, "Focus")
    table.put(0, "boosts", "Defend")
    table.put(0, "overdrive", "Block")
    cards = Counter(entry & c.CARD_MASK for entry in table.player(0).deck) + Counter(table.player(0).discard)
    table.choose(c.RESHUFFLE)
    player = table.player(0)
    astral = table.card(0, "Black Onslaught")
    in_hand = player.hand[:]
    in_hand.remove(table.card(0, "Sweep"))
    assert in_hand == [astral], "season 5: the draw at the end of the turn takes the Astral Heat"
    assert Counter(player.deck) == cards
    assert player.discard == []
    assert player.deck != sorted(player.deck)
    assert (table.cards(0, "gauge"), table.cards(0, "boosts"), table.cards(0, "overdrive")) == (
        ["Focus"],
        ["Spike"],
        ["Block"],
    )
    assert player.reshuffled


@rule("EX 5.14", "EX 9.4")
def test_the_reshuffle_action_is_open_once() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp")
    table.put(1, "discard", "Grasp")
    table.choose(c.RESHUFFLE)
    assert table.can(c.RESHUFFLE), "the other player has not reshuffled yet"
    table.idle()
    table.put(0, "discard", "Grasp")
    assert not table.can(c.RESHUFFLE)
    table.put(0, "discard", "Grasp", "Cross", "Dive")
    table.only_deck(0)
    table.prepare()
    assert table.winner == 1, "and the automatic one is gone too"


@rule("EX 5.14")
def test_the_reshuffle_action_is_not_open_after_an_automatic_reshuffle() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp", "Cross", "Dive")
    table.only_deck(0)
    table.idle()
    assert table.player(0).reshuffled
    table.idle()
    table.put(0, "discard", "Grasp")
    assert not table.can(c.RESHUFFLE)


@rule("EX 5.15")
def test_the_reshuffle_action_needs_a_discard_pile() -> None:
    table = Table("ryu", "akuma")
    assert not table.can(c.RESHUFFLE)
    table.put(0, "discard", "Grasp")
    assert table.can(c.RESHUFFLE)
    table.put(0, "discard")
    table.put(1, "discard", "Grasp")
    assert not table.can(c.RESHUFFLE), "the opponent's pile does not matter"


@rule("EX 5.16", "EX 5.17", "EX 5.18", "EX 5.20")
@pytest.mark.parametrize(
    ("start", "other", "target", "price"),
    [(5, 9, 4, 1), (5, 9, 2, 3), (5, 9, 8, 3), (4, 5, 6, 2), (4, 5, 7, 3), (3, 5, 7, 4), (6, 5, 4, 2), (9, 2, 1, 8)],
)
def test_the_price_of_a_move_action(start: int, other: int, target: int, price: int) -> None:
    cards = ["Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep", "Focus", "Block"]
    table = Table("ryu", "akuma", spaces=(start, other))
    table.hand(0, *cards[: price - 1])
    assert target not in table.moves, "one Force too few"
    table.hand(0, *cards[: price + 1 if price < 8 else 8])
    table.choose(c.MOVE_TO + target)
    for name in cards[:price]:
        if table.asked == "pay":
            table.pay(name)
    assert len(table.paid(0)) == price
    assert (table.at(0), table.turn_of) == (target, 1)


@rule("EX 5.19", "EX 6.5", "EX 6.6")
def test_a_move_action_cannot_be_overpaid() -> None:
    table = Table("ryu", "akuma", spaces=(8, 5))
    table.hand(0, "Metsu Hadoken", "Grasp", "Cross")
    assert table.moves == [4, 6, 7, 9]
    table.choose(c.MOVE_TO + 9)
    assert table.payments == {("Metsu Hadoken", "hand", 1), ("Grasp", "hand", 1), ("Cross", "hand", 1)}
    table.pay("Metsu Hadoken")
    assert (table.at(0), table.paid(0)) == (9, ["Metsu Hadoken"])


@rule("EX 5.20")
def test_a_move_action_moves() -> None:
    for space in range(1, 10):
        table = Table("ryu", "akuma", spaces=(space, 1 if space == 9 else space + 1))
        assert table.moves == [], "without Force there is none"
        table.hand(0, "Grasp", "Cross", "Dive")
        assert space not in table.moves
        assert table.at(1) not in table.moves


@rule("EX 5.21")
def test_the_boost_action_plays_one_card_for_its_lower_half() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Run", "Light")
    table.boost("Light")
    assert table.cards(0, "boosts") == ["Sweep"]
    assert (table.count(0, "hand"), table.turn_of) == (2, 1), "one card played, one drawn"


@rule("EX 5.22")
def test_the_strike_action_starts_a_strike() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Cross")
    assert table.state.sides == []
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat, table.state.attacker, len(table.state.sides)) == ("set attack", 0, 0, 2)


@rule("EX 5.23", "EX 18.11")
@pytest.mark.parametrize(("mine", "theirs"), [((), ()), ((), ("Grasp",)), (("Cross",), ())])
def test_an_action_that_can_do_nothing_or_only_a_part_may_be_taken_and_counts(
    mine: tuple[str, ...], theirs: tuple[str, ...]
) -> None:
    table = Table("nehtali", "ryu")
    table.put(0, "discard", *mine)
    table.put(1, "discard", *theirs)
    table.action("Add the top card of your discard pile")
    assert (table.cards(0, "gauge"), table.cards(1, "gauge")) == (list(mine), list(theirs))
    assert (table.turn_of, table.count(0, "hand")) == (1, 1)
