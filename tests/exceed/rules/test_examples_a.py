"""The worked examples of docs/rules/examples.md about actions, prices, running out, boosts and transformations."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

SEVEN = ("Grasp", "Cross", "Assault", "Dive", "Spike", "Sweep", "Block")


def pay_all(table: Table) -> None:
    """Pay with whatever comes first until the price is paid."""
    while table.asked == "pay":
        table.choose(table.state.options[0])


@rule("EX 5.16", "EX 5.17", "EX 5.18", "EX 5.19", "EX 5.20")
def test_e12_prices_of_the_move_action() -> None:
    for mine, theirs, target, price in ((4, 5, 6, 2), (3, 5, 7, 4), (8, 5, 9, 1)):
        table = Table("ryu", "akuma", spaces=(mine, theirs))
        table.hand(0, *SEVEN)
        table.choose(c.MOVE_TO + target)
        pay_all(table)
        assert (table.at(0), len(table.paid(0))) == (target, price)
    table = Table("ryu", "akuma", spaces=(8, 5))
    table.hand(0, *SEVEN)
    assert [space for space in table.moves if space > 8] == [9], "no more than 1 can be paid for retreating from 8"


@rule("EX 5.3", "EX 5.4", "EX 5.5", "EX 5.6", "EX 6.2", "EX 6.3", "EX 6.4")
@pytest.mark.parametrize(("two", "cards"), [(True, 3), (False, 2), (None, 0)])
def test_e13_change_cards(two: bool | None, cards: int) -> None:
    table = Table("ryu", "akuma")
    table.hand(0, "Metsu Hadoken")
    table.gauge(0, "Grasp")
    table.choose(c.CHANGE)
    if two is not None:
        table.pay("Metsu Hadoken", two=two)
        table.pay("Grasp", gauge=True)
        table.forced()
    else:
        table.no()
    drawn = [len(event.cards) for event in table.events("draw", 0) if event.rule in {"EX 5.3", "EX 4.5"}]
    assert drawn == ([cards, 1] if cards else [1])


@rule("EX 6.5", "EX 6.6")
def test_e14_no_overpaying() -> None:
    table = Table("geoffrey", "ryu")
    table.hand(0, "Golden Arrow", "Crusader's Oath")
    table.boost("Golden Chains")
    pay_all(table)
    assert [event.numbers for event in table.events("pay", 0)] == [(1,)], "an Ultra alone pays it as 1"
    for others in (("Crusader's Oath", "Inquisition"), ("Bastion Stance", "Inquisition")):
        table = Table("geoffrey", "ryu")
        table.hand(0, "Golden Arrow", *others)
        table.boost("Golden Chains")
        assert all(makes == 1 for _, _, makes in table.payments)
        table.pay(others[0])
        assert (table.asked, table.turn_of) == ("action", 1), "the second card is refused: the price is paid"
        assert table.paid(0) == [others[0]]


CHAIN = stand_in(card("Chain", boost="Draw 3. Strike.").replace("force = 0", "force = 1"))


@rule("EX 4.8", "EX 4.9", "EX 5.1", "EX 10.12")
def test_e15_hand_limit() -> None:
    table = Table("ryu", "akuma")
    table.hand(0, *SEVEN)
    table.prepare()
    assert table.count(0, "hand") == 9
    table.pick("Grasp")
    table.pick("Cross")
    assert (table.count(0, "hand"), table.count(0, "discard"), table.turn_of) == (7, 2, 1)
    # Chain Revolver: 1 Force, draw 3, Strike.
    table = Table(CHAIN, "akuma", spaces=(1, 9))
    table.hand(0, "Chain Boost", *SEVEN[:6])
    table.gauge(0, "Focus")
    table.hand(1, "Block")
    table.boost("Chain Boost")
    table.pay("Focus", gauge=True)
    assert (table.asked, table.count(0, "hand")) == ("set attack", 9)
    table.sets("Cross", "Block")
    assert (table.count(0, "hand"), table.asked, table.seat) == (8, "action", 1), "no draw and no discard"


@rule("EX 9.1", "EX 9.6", "EX 5.14")
def test_e16_reshuffle_in_the_middle() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp", "Cross", "Dive", "Sweep")
    table.only_deck(0, "Focus")
    table.prepare()
    assert (table.count(0, "deck"), table.count(0, "discard"), table.count(0, "hand")) == (3, 0, 2)
    assert table.cards(0, "hand")[0] == "Focus"
    table.idle()
    table.put(0, "discard", table.cards(0, "deck")[0])
    assert not table.can(c.RESHUFFLE)


@rule("EX 9.2", "EX 5.2")
@pytest.mark.parametrize(("deck", "hand"), [(("Focus",), ["Focus"]), ((), [])])
def test_e17_running_out(deck: tuple[str, ...], hand: list[str]) -> None:
    table = Table("ryu", "akuma")
    table.player(0).reshuffled = True
    table.put(0, "discard", "Grasp", "Cross")
    table.only_deck(0, *deck)
    table.prepare()
    assert (table.winner, table.cards(0, "hand")) == (1, hand)


FORMS = ("Inquisition", "Sacrament of Blades", "Bastion Stance")


@rule("EX 11.6", "EX 5.7")
@pytest.mark.parametrize(("printed", "forms", "price"), [(5, 1, 3), (5, 2, 1), (5, 3, 0), (6, 2, 2)])
def test_e23_transformation_discounts(printed: int, forms: int, price: int) -> None:
    names = ("One", "Two", "Three")
    changer = stand_in(*(card(name, boost="+1 Speed.", boost_kind="transform") for name in names), exceed=printed)
    for character, of_it in ((changer, names), ("geoffrey", FORMS)):
        if character == "geoffrey" and printed != 5:
            continue
        table = Table(character, "ryu")
        table.put(0, "transformations", *of_it[:forms])
        table.gauge(0, *SEVEN)
        table.choose(c.EXCEED_ACTION)
        pay_all(table)
        assert (table.player(0).exceeded, len(table.paid(0))) == (True, price)


@rule("EX 11.2", "EX 11.4", "EX 11.5", "EX 11.8")
def test_e24_transform_action_and_a_second_copy() -> None:
    """With Geoffrey's Sacrament of Blades in place of Celinka's Moon Flare."""
    table = Table("geoffrey", "ryu", spaces=(3, 6))
    table.hand(0, "Sacrament of Blades", "Sacrament of Blades")
    table.choose(c.TRANSFORM_CARD + table.card(0, "Sacrament of Blades"))
    assert table.cards(0, "transformations") == table.cards(0, "discard") == ["Sacrament of Blades"]
    assert (table.count(0, "hand"), table.turn_of) == (1, 1)
    table.idle()
    table.put(0, "discard")
    table.hand(0, "Sacrament of Blades")
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    while table.asked in {"set attack", "may"}:
        table.set("Sacrament of Blades" if table.seat == 0 else "Block") if table.asked == "set attack" else table.no()
    assert table.asked == "action", "no choice between gauge and area"
    assert table.cards(0, "gauge") == ["Sacrament of Blades"]


RUSHER = stand_in(card("Rush", boost="Close 3. Strike.").replace("force = 0", "force = 1"))


@rule("EX 10.15", "EX 10.16", "EX 10.17", "EX 4.5")
def test_e25_a_cancelled_boost() -> None:
    """With a stand-in for Ken's Rushdown Style."""
    table = Table(RUSHER, "geoffrey", spaces=(3, 7))
    table.put(1, "transformations", "Inquisition")
    table.hand(1, "Grasp", "Cross")
    table.hand(0, "Rush Boost", "Dive")
    table.boost("Rush Boost")
    pay_all(table)
    assert (table.asked, table.seat) == ("may", 1)
    table.yes()
    pay_all(table)
    assert table.at(0) == 3
    assert table.events("strike") == []
    assert table.cards(0, "discard") == ["Dive", "Rush"]
    assert (table.count(0, "hand"), table.asked, table.seat) == (1, "action", 1)
    assert sorted(table.cards(1, "discard")) == ["Cross", "Grasp"]


@rule("EX 22.18", "EX 22.19", "EX 10.15")
@pytest.mark.parametrize("cancelled", [True, False])
@pytest.mark.parametrize("held", [True, False])
def test_e26_a_cancelled_parry(cancelled: bool, held: bool) -> None:
    table = Table("ryu", "geoffrey", spaces=(3, 7))
    table.put(1, "transformations", "Inquisition")
    table.hand(1, "Grasp", "Cross", "Sweep" if held else "Dive")
    table.hand(0, "Parry")
    table.boost("Parry")
    if cancelled:
        table.yes()
        for _ in range(2):
            table.choose(
                next(option for option in table.state.options if option != c.PAY_HAND + table.card(1, "Sweep"))
            )
        assert table.events("card named") == []
        assert table.events("hand shown") == []
        assert table.player(1).shown == []
    else:
        table.no()
        table.choose(c.NAME + table.card(1, "Sweep"))
        assert table.cards(1, "discard") == (["Sweep"] if held else [])
        assert len(table.events("hand shown", 1)) == int(not held)
    assert table.cards(0, "discard") == ["Block"]
    assert (table.count(0, "hand"), table.turn_of) == (1, 1)


@rule("EX 5.3", "EX 5.16", "EX 5.17", "EX 6.2")
def test_e57_what_three_cards_buy() -> None:
    specials = ("Donkey Kick", "One Inch Punch", "Hadoken")
    table = Table("ryu", "akuma", spaces=(3, 9))
    table.hand(0, *specials)
    assert max(table.moves) == 6, "3 spaces"
    table = Table("ryu", "akuma", spaces=(3, 4))
    table.hand(0, *specials)
    assert max(table.moves) == 6, "2 spaces past the opponent: 5 and 6"
    table.choose(c.CHANGE)
    table.pay(*specials)
    table.forced()
    assert table.count(0, "hand") == 4
