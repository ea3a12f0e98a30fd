"""EX 18: triggers that resolve more often, are given, or are repeated; and other rules for single attacks."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

TWICE_MORE = card("Dose", "Your triggers resolve 2 times more.\nBefore: +1 Power.\nAfter: Draw 1.", guard=9)


@rule("EX 18.1")
def test_triggers_of_every_source_resolve_more_often() -> None:
    table = Table(stand_in(TWICE_MORE, ability="Hit: Gain 1 life."), "nehtali", spaces=(3, 4))
    table.set_life(0, 10)
    table.hand(0, "Dose")
    table.hand(1, "Block")
    table.strike("Dose", "Block")
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert (table.life(0), table.count(0, "hand"), table.life(1)) == (13, 3, 30 - 4)


@rule("EX 18.1", "EX 18.13")
def test_a_line_that_is_gained_during_its_timing_resolves_more_often_too() -> None:
    dose = card("Dose", "Your triggers resolve 1 times more.", boost="Draw 1.", power=1, guard=9)
    table = Table(stand_in(dose, ability='On set: Give your attack "Hit: Gain 1 life".'), "nehtali", spaces=(3, 4))
    table.set_life(0, 10)
    table.hand(0, "Dose")
    table.hand(1, "Block")
    table.strike("Dose", "Block")
    assert table.life(0) == 12


@rule("EX 18.1")
def test_only_what_is_printed_on_the_attack_resolves_more_often_if_the_text_says_so() -> None:
    hit = card("Hitter", "Hit: Gain 1 life.", guard=9)
    for ex in (False, True):
        table = Table(
            stand_in(hit, ability="EX: Your attack's printed triggers resolve 2 times more.\nHit: Draw 1."),
            "nehtali",
            spaces=(3, 4),
        )
        table.set_life(0, 10)
        table.hand(0, "Hitter", "Hitter")
        table.hand(1, "Block")
        table.strike("Hitter", "Block", ex=ex)
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert (table.life(0), table.count(0, "hand")) == ((13, 1) if ex else (11, 2))


@rule("EX 10.24", "EX 15.16")
def test_what_a_card_that_leaves_had_still_to_do_is_lost_with_all_its_repeats() -> None:
    dose = card("Dose", "Hit: +1 Power.\nHit: Return your attack to your hand.", guard=9)
    table = Table(stand_in(dose, ability="Your triggers resolve 2 times more."), "nehtali", spaces=(3, 4))
    table.hand(0, "Dose")
    table.hand(1, "Block")
    table.strike("Dose", "Block")
    table.order("Return your attack")
    assert table.asked == "action", "nothing is left to be ordered"
    assert table.cards(0, "hand") == ["Dose"]


@rule("EX 18.1", "EX 18.3")
def test_the_triggers_of_a_discarded_card_are_given_to_the_attack() -> None:
    table = Table(
        stand_in(
            card("Borrowed", "+5 Power.\nBefore: +1 Power.\nHit: Draw 2.\nAfter: Gain 1 life."),
            card("Plain", power=2, guard=9),
            ability="On set: You may discard 1: Give your attack that card's triggers.",
        ),
        "nehtali",
        spaces=(3, 4),
    )
    table.set_life(0, 10)
    table.hand(0, "Borrowed", "Plain")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    assert table.asked == "may", "before the card is set (EX 12.2)"
    table.yes()
    table.pick("Borrowed")
    table.sets("Plain", "Block")
    assert (table.cards(0, "discard"), table.count(0, "hand"), table.life(0)) == (["Borrowed"], 2, 11)
    assert table.life(1) == 30 - 1, "Power 2 + 1 against 2 Armor: what is no trigger is not given"


@pytest.mark.parametrize("cards", [0, 1])
def test_nothing_is_asked_where_there_is_nothing_to_discard_at_random(cards: int) -> None:
    table = Table(
        stand_in(ability="On set: You may discard 1 at random: Give your attack that card's triggers."), "ryu"
    )
    table.hand(0, *["Sweep"] * cards)
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    assert (table.asked, table.seat) == (("may", 0) if cards else ("may", 1)) or table.asked == "set attack"
    assert (table.asked == "may" and table.seat == 0) == (cards > 0)


@rule("EX 18.3", "EX 18.4")
def test_another_hit_effect_is_repeated_before_or_after_it_was_done() -> None:
    for first in ("Repeat", "Draw 1"):
        table = Table(
            stand_in(
                card("Twice", "Hit: Draw 1.\nHit: Gain 1 life.", guard=9),
                card("Tonic", boost="Hit: Repeat another of your Hit effects.", boost_kind="continuous"),
            ),
            "nehtali",
            spaces=(3, 4),
        )
        table.set_life(0, 10)
        table.hand(0, "Twice")
        table.put(0, "boosts", "Tonic")
        table.hand(1, "Block")
        table.strike("Twice", "Block")
        table.order(first)
        if first == "Draw 1":
            table.order("Repeat")
        assert len(table.state.options) == 2, "not itself"
        table.order("Draw 1")
        while table.asked == "order":
            table.choose(table.state.options[0])
        assert (table.count(0, "hand"), table.life(0)) == (2, 11)


def test_repeating_does_nothing_without_another_hit_effect() -> None:
    table = Table(
        stand_in(card("Tonic", boost="Hit: Repeat another of your Hit effects.", boost_kind="continuous", guard=9)),
        "nehtali",
        spaces=(3, 4),
    )
    table.hand(0, "Tonic")
    table.put(0, "boosts", "Tonic")
    table.hand(1, "Sweep")
    table.strike("Tonic", "Sweep")
    assert table.asked == "action"


@rule("EX 16.3")
def test_an_attack_deals_at_most_so_much_after_armor_and_effects_are_not_limited() -> None:
    capped = card("Capped", "Each attack deals you at most 3 damage.", armor=2, guard=9, power=0, speed=0)
    big = card("Big", "After: The opponent takes 6 damage.", power=9, guard=9)
    table = Table(stand_in(capped), stand_in(big), spaces=(3, 4))
    table.hand(0, "Capped")
    table.hand(1, "Big")
    table.strike("Capped", "Big")
    assert [event.numbers[:2] for event in table.events("damage", 0)] == [(3, 2), (6, 0)]


@rule("EX 9.1")
def test_exceeding_at_the_end_of_the_turn_of_a_reshuffle() -> None:
    for by_action in (True, False):
        table = Table(
            stand_in(
                ability="When you reshuffle: Exceed at the end of this turn.", exceed_ability="On exceed: Draw 1."
            ),
            "nehtali",
        )
        if by_action:
            table.put(0, "discard", "Sweep")
            table.choose(c.RESHUFFLE)
        else:
            table.put(0, "discard", "Sweep", "Dive", "Cross", "Spike")
            table.only_deck(0)
            table.prepare()
        assert (table.player(0).exceeded, table.turn_of) == (True, 1)
        assert table.count(0, "hand") == (2 if by_action else 3), "the end-of-turn draw, and 1 for exceeding"
        assert not table.player(0).exceeds_later


def test_reverting_at_the_end_of_a_turn_without_a_strike() -> None:
    for strike in (True, False):
        table = Table(stand_in(exceed_ability="End of turn: If no strike happened this turn, revert."), "nehtali")
        table.exceed(0)
        table.hand(0, "Sweep")
        table.hand(1, "Block")
        if strike:
            table.strike("Sweep", "Block")
        else:
            table.prepare()
        assert table.player(0).exceeded == strike


@rule("EX 13.18", "EX 6.13")
def test_an_attack_may_cost_life_instead_of_gauge() -> None:
    hand = card("Judge", "Wild swing: This attack may cost 3 life.", kind="ultra", gauge=2, reach="1-9", guard=9)
    for gauge, life, ways in [
        (2, 10, {c.YES, c.LIFE_PRICE, c.INVALID}),
        (0, 10, {c.LIFE_PRICE, c.INVALID}),
        (2, 2, {c.YES, c.INVALID}),
    ]:
        table = Table(stand_in(hand), "nehtali")
        table.set_life(0, life)
        table.gauge(0, *["Sweep"] * gauge)
        table.top(0, "Judge", "Block")
        table.hand(1, "Block")
        table.choose(c.STRIKE_ACTION)
        table.set("Block")
        assert (table.asked, set(table.state.options)) == ("pay or invalid", ways)
        if c.LIFE_PRICE in ways:
            table.pause("attack")
            table.choose(c.LIFE_PRICE)
            assert (table.life(0), table.count(0, "gauge"), table.side(0).valid) == (life - 3, gauge, True)
    table = Table(stand_in(hand), "nehtali")
    table.hand(0, "Judge")
    table.hand(1, "Block")
    table.top(0, "Block")
    table.strike("Judge", "Block")
    assert len(table.events("invalid", 0)) == 1, "set from hand it costs Gauge"
