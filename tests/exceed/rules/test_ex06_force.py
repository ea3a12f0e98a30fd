"""EX 6: Force."""

from __future__ import annotations

import pytest

from tests.exceed.rules.characters import CHARACTERS
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c
from wildswing.exceed.means import force_available


@rule("EX 6.1")
def test_force_is_not_stored() -> None:
    table = Table("ryu", "akuma", spaces=(5, 9))
    table.hand(0, "Metsu Hadoken", "Metsu Hadoken")
    assert table.moves == [1, 2, 3, 4, 6, 7, 8], "two Ultras: up to 4 Force"
    table.choose(c.MOVE_TO + 4)
    table.pay("Metsu Hadoken")
    assert table.at(0) == 4
    table.idle()
    table.hand(0)
    assert table.moves == [], "what the Ultra might have made more is not there later"
    assert not table.can(c.MOVE_TO + 3)


@rule("EX 6.2")
@pytest.mark.parametrize("name", CHARACTERS)
def test_each_normal_or_special_makes_one_force_from_hand_or_gauge(name: str) -> None:
    for card in Table(name, "akuma").match.fighters[0].cards:
        if card.kind in {c.ULTRA, c.OTHER} or card.starts_aside:
            continue
        for where in ("hand", "gauge"):
            table = Table(name, "akuma", spaces=(5, 9))
            table.put(0, where, card.name)
            assert force_available(table.state, 0) == 1
            assert table.moves == [4, 6]
            table.choose(c.CHANGE)
            assert table.payments == {(card.name, where, 1)}


@rule("EX 6.3")
@pytest.mark.parametrize("name", CHARACTERS)
def test_each_ultra_makes_one_or_two_force_from_hand_or_gauge(name: str) -> None:
    for card in Table(name, "akuma").match.fighters[0].cards:
        if card.kind != c.ULTRA:
            continue
        for where in ("hand", "gauge"):
            table = Table(name, "akuma", spaces=(5, 9))
            table.put(0, where, card.name)
            assert table.moves == [3, 4, 6, 7]
            table.choose(c.CHANGE)
            assert table.payments == {(card.name, where, 1), (card.name, where, 2)}


@rule("EX 6.4")
def test_one_payment_mixes_both_zones_and_all_kinds() -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.hand(0, "Grasp", "Metsu Hadoken")
    table.gauge(0, "Hadoken", "Metsu Shoryuken")
    assert table.moves == [2, 3, 4, 5, 6, 7]
    table.choose(c.MOVE_TO + 7)
    table.pay("Metsu Shoryuken", gauge=True, two=True)
    table.pay("Grasp")
    table.pay("Hadoken", gauge=True)
    table.pay("Metsu Hadoken", two=True) if table.asked == "pay" else None
    assert (table.at(0), len(table.paid(0))) == (7, 4)


@rule("EX 6.5", "EX 6.6")
def test_a_payment_makes_exactly_what_is_needed() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Golden Arrow", "Crusader's Oath", "Inquisition", "Grasp")
    table.boost("Golden Chains")
    assert table.payments == {("Crusader's Oath", "hand", 1), ("Inquisition", "hand", 1), ("Grasp", "hand", 1)}
    table.pay("Crusader's Oath")
    assert table.asked == "action", "paid: no second card is taken"
    assert table.paid(0) == ["Crusader's Oath"]
    assert {"Inquisition", "Grasp"} <= set(table.cards(0, "hand"))


@rule("EX 6.5")
def test_an_ultra_is_not_worth_two_where_one_is_missing() -> None:
    table = Table("ryu", "akuma", spaces=(3, 9))
    table.hand(0, "Metsu Hadoken", "Grasp", "Cross")
    table.choose(c.MOVE_TO + 6)
    table.pay("Grasp", "Cross")
    table.forced()
    assert (table.at(0), table.paid(0)) == (6, ["Grasp", "Cross", "Metsu Hadoken"])
    assert table.events("pay", 0)[-1].numbers == (1,)


@rule("EX 6.5")
def test_a_card_is_not_taken_if_the_rest_could_not_pay() -> None:
    table = Table("ryu", "akuma", spaces=(3, 9))
    table.hand(0, "Metsu Hadoken", "Grasp")
    table.choose(c.MOVE_TO + 6)
    assert table.payments == {("Grasp", "hand", 1), ("Metsu Hadoken", "hand", 2)}, "as 1 the Ultra would leave 1 unpaid"


@rule("EX 6.7", "EX 20.5")
def test_cards_that_made_force_go_to_their_owners_discard_piles() -> None:
    table = Table("ryu", "akuma", spaces=(3, 9))
    table.hand(0, "Grasp")
    table.gauge(0, "Cross")
    table.foreign(0, "gauge", "Gohadoken")
    table.choose(c.MOVE_TO + 6)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert sorted(table.cards(0, "discard")) == ["Cross", "Grasp"]
    assert table.cards(1, "discard") == ["Gohadoken"]
    assert table.count(0, "gauge") == 0


@rule("EX 6.8", "EX 18.10")
@pytest.mark.parametrize("bought", [True, False])
def test_a_bonus_is_bought_at_most_once(bought: bool) -> None:
    table = Table("nehtali", "ryu", spaces=(4, 5))
    table.hand(0, "Soul Thresher")
    table.gauge(0, "Grasp", "Cross", "Dive", "Sweep")
    table.hand(1, "Grasp")
    table.strike("Soul Thresher", "Grasp")
    assert (table.asked, table.seat) == ("may", 0)
    if bought:
        table.yes()
        table.pay("Cross", gauge=True)
    else:
        table.no()
    assert table.damage(1)[0] == (2 if bought else 0)
    assert len(table.paid(0)) == int(bought), "one Gauge, +2 Power, and no second time"


@rule("EX 6.9")
@pytest.mark.parametrize(("paid", "power"), [((), 0), (("Grasp",), 1), (("Grasp", "Cross"), 2)])
def test_for_each_is_bought_up_to_its_number_in_one_payment(paid: tuple[str, ...], power: int) -> None:
    table = Table("shovelknight", "ryu", spaces=(4, 5))
    table.hand(0, "Flare Wand", "Grasp", "Cross", "Dive")
    table.hand(1, "Spike")
    table.strike("Flare Wand", "Spike")
    table.yes() if paid else table.no()
    for name in paid:
        table.pay(name)
    if table.asked == "pay":
        table.no()
    assert table.paid(0) == list(paid)
    assert table.damage(1)[0] == power
    assert table.asked == "action", "no third Force, and not asked again"


@rule("EX 6.9", "EX 6.3")
def test_an_ultra_buys_two_at_once_and_one_where_one_is_left() -> None:
    table = Table("shovelknight", "ryu", spaces=(4, 5))
    table.hand(0, "Flare Wand", "Propeller Dagger", "Grasp")
    table.hand(1, "Spike")
    table.strike("Flare Wand", "Spike")
    table.yes()
    assert ("Propeller Dagger", "hand", 2) in table.payments
    table.pay("Grasp")
    assert table.payments == {("Propeller Dagger", "hand", 1)}
    table.pay("Propeller Dagger")
    assert table.damage(1)[0] == 2


@rule("EX 6.10")
def test_a_card_does_not_pay_for_itself() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Metsu Hadoken")
    assert not table.boostable("Way of the Warrior"), "an Ultra alone, price 1"
    table.hand(0, "Metsu Hadoken", "Grasp")
    table.boost("Way of the Warrior")
    assert table.payments <= {("Grasp", "hand", 1)}
    table.forced()
    assert (table.paid(0), table.cards(0, "boosts")) == (["Grasp"], ["Metsu Hadoken"])


@rule("EX 6.10", "EX 13.5")
def test_a_set_attack_does_not_pay_for_itself() -> None:
    table = Table("ragna", "akuma", spaces=(1, 9))
    table.hand(0, "Inferno Divider")
    table.top(0, "Cross")
    table.hand(1, "Block")
    table.strike("Inferno Divider", "Block")
    assert [event.cards for event in table.events("invalid", 0)] == [(table.card(0, "Inferno Divider"),)]
    assert table.cards(0, "discard") == ["Inferno Divider", "Cross"]


@rule("EX 6.13", "EX 16.16", "EX 4.16")
@pytest.mark.parametrize(("life", "spent", "over"), [(3, 3, True), (3, 2, False), (5, 5, True), (6, 5, False)])
def test_the_last_life_may_be_spent_and_loses(life: int, spent: int, over: bool) -> None:
    table = Table("akuma", "ryu")
    table.set_life(0, life)
    table.hand(0, "Demon Illusion")
    table.boost("Demon Illusion")
    table.yes()
    assert [option - c.NUMBER for option in table.state.options] == list(range(min(life, 5) + 1))
    table.choose(c.NUMBER + spent)
    assert (table.life(0), table.state.over) == (life - spent, over)
    assert table.winner == (1 if over else None)
    assert table.count(0, "hand") == (0 if over else spent + 1), "nothing is drawn for the last life"
