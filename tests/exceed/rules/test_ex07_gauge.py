"""EX 7: Gauge."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 7.1")
@pytest.mark.parametrize(
    ("gauge", "valid"),
    [(("Metsu Shoryuken", "Metsu Shoryuken"), False), (("Grasp", "Hadoken", "Metsu Shoryuken"), True)],
)
def test_each_card_makes_one_gauge_whatever_its_kind(gauge: tuple[str, ...], valid: bool) -> None:
    table = Table("ryu", "akuma", spaces=(4, 8))
    table.hand(0, "Metsu Hadoken")
    table.gauge(0, *gauge)
    table.top(0, "Block")
    table.hand(1, "Block")
    table.strike("Metsu Hadoken", "Block")
    while table.asked == "pay":
        assert all(makes == 1 for _, _, makes in table.payments)
        table.choose(table.state.options[0])
    assert (len(table.paid(0)) == 3) == valid, "Metsu Hadoken costs 3 Gauge"
    assert (table.events("invalid", 0) == []) == valid


@rule("EX 7.2", "EX 7.3", "EX 20.5")
def test_spent_gauge_is_of_ones_choice_and_goes_to_its_owners_discard_pile() -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.hand(0, "Metsu Hadoken")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    table.foreign(0, "gauge", "Gohadoken")
    table.hand(1, "Block")
    table.strike("Metsu Hadoken", "Block")
    if table.asked == "may":
        table.no()
    table.pay("Cross", gauge=True)
    table.choose(c.PAY_GAUGE_CARD + table.card(1, "Gohadoken"))
    table.pay("Sweep", gauge=True)
    while table.asked == "amount":
        table.move("advance", 0)
    assert table.cards(0, "gauge") == ["Grasp", "Dive"]
    assert table.cards(0, "discard")[:2] == ["Cross", "Sweep"]
    assert table.cards(1, "discard")[0] == "Gohadoken"


@rule("EX 7.2", "EX 23.7", "EX 20.4")
def test_a_card_of_the_opponent_that_pays_for_exceeding_goes_to_its_owner_and_not_to_the_overdrive_area() -> None:
    table = Table("ragna", "akuma")
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.foreign(0, "gauge", "Gohadoken")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert sorted(table.cards(0, "overdrive")) == ["Cross", "Dive", "Grasp"]
    assert table.cards(1, "discard") == ["Gohadoken"]


@rule("EX 7.4")
def test_gauge_pays_for_ultras_for_exceeding_and_as_force() -> None:
    table = Table("ryu", "akuma", spaces=(5, 9))
    table.gauge(0, "Grasp", "Cross")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.player(0).exceeded, table.count(0, "gauge")) == (True, 0)
    table = Table("ryu", "akuma", spaces=(5, 9))
    table.gauge(0, "Grasp", "Cross")
    table.choose(c.MOVE_TO + 7)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert (table.at(0), table.count(0, "gauge")) == (7, 0)
    table = Table("hyde", "akuma", spaces=(5, 9))
    table.gauge(0, "Grasp")
    table.hand(0, "Dead Set Daze")
    table.hand(1, "Block")
    table.strike("Dead Set Daze", "Block")
    table.forced()
    assert table.paid(0) == ["Grasp"]


@rule("EX 7.5")
def test_a_gauge_payment_spends_exactly_the_gauge_needed() -> None:
    table = Table("ryu", "akuma")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep", "Focus")
    table.choose(c.EXCEED_ACTION)
    assert c.PASS not in table.state.options
    table.pay("Grasp", gauge=True)
    assert (table.asked, table.player(0).exceeded) == ("pay", False)
    table.pay("Cross", gauge=True)
    assert (table.asked, table.player(0).exceeded, table.count(0, "gauge")) == ("action", True, 3)


@pytest.mark.parametrize(
    ("less", "attack_price", "exceed_price", "bonus_price"), [(1, 2, 1, 0), (2, 1, 0, 0), (9, 0, 0, 0)]
)
@rule("EX 7.9")
def test_a_discount_lowers_every_gauge_price_and_none_below_0(
    less: int, attack_price: int, exceed_price: int, bonus_price: int
) -> None:
    saver = stand_in(
        card("Storm", kind="ultra", gauge=3, reach="1-8", text="Before: You may spend 1 Gauge: +2 Power."),
        card("Jump", boost="Draw 1.").replace("force = 0\n", "force = 0\ncancel = 1\n"),
        ability=f"Your Gauge costs are {less} less.",
        exceed=2,
    )
    cards = ["Grasp", "Cross", "Dive", "Sweep"]
    # The price of an attack, and that of an effect.
    table = Table(saver, "ryu")
    table.gauge(0, *cards[:attack_price])
    table.hand(0, "Storm")
    table.hand(1, "Block")
    table.strike("Storm", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.count(0, "gauge") == 0
    assert table.events("invalid", 0) == []
    assert (table.asked, table.seat) == ("may", 0)
    assert table.can(c.YES) == (bonus_price == 0)
    table.yes()
    assert table.done("+2 Power") == 1
    assert table.life(1) == 30 - (5 - 2), "the bonus is bought for nothing"
    # One Gauge too few.
    if attack_price:
        table = Table(saver, "ryu")
        table.gauge(0, *cards[: attack_price - 1])
        table.hand(0, "Storm")
        table.hand(1, "Block")
        table.strike("Storm", "Block")
        assert len(table.events("invalid", 0)) >= 1
    # Exceeding.
    table = Table(saver, "ryu")
    if exceed_price:
        table.gauge(0)
        assert not table.can(c.EXCEED_ACTION)
    table.gauge(0, *cards[:exceed_price])
    table.choose(c.EXCEED_ACTION)
    table.forced()
    assert (table.player(0).exceeded, table.count(0, "gauge")) == (True, 0)
    # Cancelling one's own boost.
    table = Table(saver, "ryu")
    table.hand(0, "Jump Boost")
    table.boost("Jump Boost")
    assert table.asked == "cancel"
    table.yes()
    assert (table.asked, table.seat, table.paid(0)) == ("action", 0, [])


HOARDER = stand_in(
    card("Storm", kind="ultra", gauge=1, reach="1-8", text="Before: You may spend 1 Gauge: +2 Power."),
    card("Shove", boost="You may spend 1 Force: Push 1.").replace("force = 0\n", "force = 1\n"),
    ability="When you spend Gauge: Gain 1 life.",
    exceed=2,
)


@rule("EX 7.10")
def test_every_payment_with_gauge_cards_is_seen() -> None:
    def start(*gauge: str) -> Table:
        table = Table(HOARDER, "ryu", spaces=(3, 7))
        table.set_life(0, 10)
        table.gauge(0, *gauge)
        return table

    def settle(table: Table) -> Table:
        while table.asked == "pay":
            gauge_first = [option for option in table.state.options if option >= c.PAY_GAUGE_CARD]
            table.choose(gauge_first[0] if gauge_first else table.state.options[0])
        return table

    table = start("Grasp", "Cross")
    table.choose(c.EXCEED_ACTION)
    assert settle(table).life(0) == 11, "exceeding, once for the payment"
    table = start("Grasp", "Cross")
    table.choose(c.MOVE_TO + 5)
    assert settle(table).life(0) == 11, "as Force for a Move"
    table = start("Grasp", "Cross")
    table.choose(c.CHANGE)
    assert settle(table).life(0) == 11, "as Force for cards"
    table = start("Grasp", "Cross")
    table.hand(0, "Shove Boost")
    table.boost("Shove Boost")
    assert settle(table).life(0) == 11, "as the Force price of a boost"
    table.yes()
    assert settle(table).life(0) == 12, "as Force inside an effect"
    table = start("Grasp", "Cross")
    table.hand(0, "Storm")
    table.hand(1, "Block")
    table.strike("Storm", "Block")
    assert settle(table).life(0) == 11, "the price of an attack"
    table.yes()
    assert settle(table).life(0) == 12, "the price of an effect"


@rule("EX 7.10")
def test_a_payment_without_gauge_cards_is_not_seen() -> None:
    table = Table(HOARDER, "ryu", spaces=(3, 7))
    table.set_life(0, 10)
    table.hand(0, "Grasp", "Cross")
    table.gauge(0, "Dive")
    table.choose(c.MOVE_TO + 5)
    table.pay("Grasp", "Cross")
    assert (table.life(0), table.at(0)) == (10, 5)
