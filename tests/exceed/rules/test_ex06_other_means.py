"""EX 6 and 7: what is paid with anything but one's own cards: free Force, discounts, life, Force as Gauge."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.means import force_available

FREE = "You have 1 free Force for each payment."
LESS = "Your Force costs are 1 less."
LIFE = "You may spend life as Force. You may spend 2 life as Gauge."
ULTRA = card("Beam", kind="ultra", gauge=2, power=5, reach="1-9")
DEAR = card("Dear", boost_force=2)


@rule("EX 6.11")
def test_free_force_pays_1_of_every_payment_and_need_not_be_used() -> None:
    table = Table(stand_in(card("Dear", boost="Take another action.", boost_force=1), ability=FREE), "nehtali")
    table.hand(0, "Dear", "Dear")
    assert table.moves == [1, 2, 4, 5, 6]
    table.boost("Dear")
    assert {c.PAY_FREE, table.named(c.PAY_HAND, "Dear")} == set(table.state.options)
    table.choose(c.PAY_FREE)
    assert (table.asked, table.count(0, "hand")) == ("action", 1)
    table.boost("Dear")  # anew in the next payment, and the only way
    table.forced()
    assert (table.asked, table.count(0, "hand")) == ("action", 0)
    assert table.moves == [2, 4]


@rule("EX 6.11")
@pytest.mark.parametrize("ability", [FREE, LESS])
def test_change_cards_draws_for_free_force_and_for_a_discount(ability: str) -> None:
    table = Table(stand_in(ability=ability), "nehtali")
    table.choose(c.CHANGE)
    table.choose(c.PAY_FREE)
    assert not table.can(c.PAY_FREE)
    table.forced()
    assert table.count(0, "hand") == 2  # and the draw at the end of the turn


@rule("EX 6.11")
def test_a_discount_is_taken_at_once_and_for_each_payment() -> None:
    table = Table(stand_in(DEAR, ability=LESS), "nehtali")
    table.hand(0, "Dear", "Cross", "Dive")
    table.boost("Dear")
    assert table.payments == {("Cross", "hand", 1), ("Dive", "hand", 1)}
    table.pay("Cross")
    assert (table.turn_of, table.cards(0, "hand")[0]) == (1, "Dive")


def test_free_force_of_several_texts_adds_up() -> None:
    boost = "You have 2 free Force for each payment."
    table = Table(stand_in(card("Pool", boost=boost, boost_kind="continuous")), "nehtali")
    table.put(0, "boosts", "Pool", "Pool")
    assert force_available(table.state, 0) == 4


@rule("EX 6.12")
def test_life_as_force_is_mixed_with_cards_and_spent_at_once() -> None:
    table = Table(stand_in(DEAR, ability=LIFE), "nehtali")
    table.hand(0, "Dear", "Cross")
    table.boost("Dear")
    table.choose(c.PAY_LIFE)
    assert (table.life(0), len(table.events("life spent"))) == (30, 0)
    table.pay("Cross")
    assert (table.life(0), len(table.events("life spent"))) == (29, 1)
    assert table.cards(0, "discard") == ["Cross", "Dear"]


@rule("EX 7.6", "EX 7.8", "EX 13.6")
@pytest.mark.parametrize(("gauge", "life"), [((), 8), (("Cross",), 10), (("Cross", "Dive"), 12)])
def test_2_life_make_1_gauge_and_an_ultra_from_hand_must_be_paid_with_it(gauge: tuple[str, ...], life: int) -> None:
    table = Table(stand_in(ULTRA, ability=LIFE), "nehtali")
    table.set_life(0, 12)
    table.hand(0, "Beam")
    table.hand(1, "Block")
    table.gauge(0, *gauge)
    table.pause("attack")
    table.strike("Beam", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[-1])
    assert (table.side(0).valid, table.life(0), table.count(0, "gauge")) == (True, life, 0)


@rule("EX 7.7")
def test_a_swung_ultra_need_not_be_paid_with_life() -> None:
    table = Table(stand_in(ULTRA, ability=LIFE), "nehtali")
    table.hand(0, "Dive")
    table.hand(1, "Block")
    table.top(0, "Beam", "Cross")
    table.pause("attack")
    table.strike("wild", "Block")
    assert table.asked == "pay or invalid"
    table.choose(c.INVALID)
    assert (table.life(0), table.match.card(table.side(0).attack).name) == (30, "Cross")


@rule("EX 7.11", "EX 6.13")
@pytest.mark.parametrize("pays", [False, True])
def test_a_price_that_only_the_last_life_can_pay_is_not_demanded(pays: bool) -> None:
    table = Table(stand_in(ULTRA, ability=LIFE), "nehtali")
    table.set_life(0, 4)
    table.hand(0, "Beam")
    table.hand(1, "Block")
    table.top(0, "Cross")
    table.pause("attack")
    table.strike("Beam", "Block")
    assert (table.asked, table.seat) == ("pay or invalid", 0)
    table.choose(c.YES if pays else c.INVALID)
    table.forced()
    assert table.winner == (1 if pays else None)
    if not pays:
        assert (table.life(0), table.match.card(table.side(0).attack).name) == (4, "Cross")


@rule("EX 7.6")
def test_gauge_prices_may_be_paid_with_force_where_a_text_says_so() -> None:
    table = Table(stand_in(ULTRA, ability="You may pay Gauge costs with Force."), "nehtali")
    table.hand(0, "Beam", "Beam", "Cross")
    table.hand(1, "Sweep")
    table.gauge(0, "Dive")
    table.strike("Beam", "Sweep")
    assert table.payments == {("Beam", "hand", 1), ("Beam", "hand", 2), ("Cross", "hand", 1), ("Dive", "gauge", 1)}
    table.pay("Beam", two=True)
    assert table.damage(1) == [5]


@rule("EX 6.9")
def test_gauge_is_spent_up_to_a_number_and_each_pays_for_the_text() -> None:
    strong = card("Strong", "Hit: You may spend up to 2 Gauge: +1 Power each.", reach="1-9")
    table = Table(stand_in(strong), "nehtali")
    table.hand(0, "Strong")
    table.hand(1, "Sweep")
    table.gauge(0, "Cross", "Dive", "Grasp")
    table.strike("Strong", "Sweep")
    table.yes()
    table.pay("Cross", "Grasp", gauge=True)
    assert (table.damage(1), table.cards(0, "gauge")) == ([5], ["Dive", "Strong"])


def test_all_gauge_is_spent_and_counted() -> None:
    all_in = card("All In", "Hit: Spend all your Gauge. +1 Power per Gauge spent.", reach="1-9")
    for gauge in ((), ("Cross", "Dive", "Grasp")):
        table = Table(stand_in(all_in), "nehtali")
        table.hand(0, "All In")
        table.hand(1, "Sweep")
        table.gauge(0, *gauge)
        table.strike("All In", "Sweep")
        while table.asked == "pay":
            table.choose(table.state.options[-1])
        assert (table.damage(1), table.cards(0, "gauge")) == ([3 + len(gauge)], ["All In"])


def test_what_was_spent_before_the_strike_is_counted_in_it() -> None:
    text = 'Action: Spend all your Gauge. Strike with "+1 Power per Gauge spent before the strike".'
    table = Table(stand_in(ability=text), "nehtali", spaces=(3, 4))
    table.hand(0, "Cross")
    table.hand(1, "Sweep")
    table.gauge(0, "Dive", "Grasp")
    table.action()
    table.pay("Dive", gauge=True)
    table.sets("Cross", "Sweep")
    assert table.damage(1) == [5]
