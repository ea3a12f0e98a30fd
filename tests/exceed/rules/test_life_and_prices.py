"""Life that ends and life that stays, other prices, computed numbers, and what may replace the end-of-turn draw."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

SECOND_LIFE = "At 0 life: You may pay your exceed cost: Exceed."
BACK = "On exceed: Your life becomes 10."


def dying(gauge: tuple[str, ...], *, exceed: int = 2, transformations: tuple[str, ...] = ()) -> Table:
    """Seat 0 has 2 life and is hit for 4 by an opponent who strikes."""
    shape = card("Shape", boost="+1 Power.", boost_kind="transform")
    hero = stand_in(shape, card("Second", boost="+1 Power.", boost_kind="transform"), ability=SECOND_LIFE,
                    exceed_ability=BACK, exceed=exceed)  # fmt: skip
    table = Table(hero, "nehtali", spaces=(3, 4), first=1)
    table.set_life(0, 2)
    table.hand(0, "Sweep")
    table.hand(1, "Assault")
    table.gauge(0, *gauge)
    table.put(0, "transformations", *transformations)
    table.strike("Assault", "Sweep")
    return table


@rule("EX 24.1", "EX 25.1")
def test_exceeding_at_0_life_brings_back_to_10_however_large_the_damage() -> None:
    table = dying(("Cross", "Grasp"))
    assert (table.asked, table.seat, table.life(0)) == ("may", 0, 0)
    table.yes()
    table.pay("Cross", gauge=True)
    assert (table.life(0), table.player(0).exceeded, table.winner) == (10, True, None)


@rule("EX 24.2", "EX 11.6")
def test_the_price_is_lowered_and_a_price_of_0_is_nothing() -> None:
    table = dying((), transformations=("Shape",))
    table.yes()
    assert (table.life(0), table.paid(0)) == (10, [])


@rule("EX 24.25")
@pytest.mark.parametrize("gauge", [(), ("Cross",), ("Cross", "Grasp")])
def test_who_declines_or_cannot_pay_loses(gauge: tuple[str, ...]) -> None:
    table = dying(gauge)
    if len(gauge) == 2:
        table.no()
    assert table.winner == 1


@rule("EX 24.1", "EX 6.13")
def test_life_spent_to_0_is_a_life_that_ends() -> None:
    hero = stand_in(card("Blood", boost="Spend 3 life. Draw 2."), ability=SECOND_LIFE, exceed_ability=BACK)
    for gauge, life in (("Cross", 10), ("", 0)):
        table = Table(hero, "nehtali")
        table.set_life(0, 3)
        table.hand(0, "Blood")
        table.gauge(0, *([gauge] if gauge else []))
        table.boost("Blood")
        if gauge:
            table.yes()
            assert table.count(0, "hand") == 3  # the boost and the turn went on
        assert (table.life(0), table.winner) == (life, None if gauge else 1)


@rule("EX 25.19")
def test_a_life_that_cannot_go_below_1_stays_there_but_can_be_spent() -> None:
    floor = card("Floor", "Your life cannot go below 1.\nAfter: Spend 1 life.", power=0, speed=1, guard=9)
    table = Table(stand_in(floor), "nehtali", spaces=(3, 4))
    table.set_life(0, 3)
    table.hand(0, "Floor")
    table.hand(1, "Assault")
    table.strike("Floor", "Assault")
    assert table.damage(0) == [2]
    assert (table.life(0), table.winner) == (0, 1)


@rule("EX 18.14")
def test_copies_in_the_gauge_add_power_and_lower_the_price() -> None:
    text = "This attack costs 1 less per copy of Beam in your gauge. +2 Power per copy of Beam in your gauge."
    table = Table(stand_in(card("Beam", text, kind="ultra", gauge=3, power=1, reach="1-9")), "nehtali")
    table.hand(0, "Beam")
    table.hand(1, "Sweep")
    table.gauge(0, "Beam", "Cross", "Dive")
    table.strike("Beam", "Sweep")
    table.pay("Cross", gauge=True)
    table.pay("Dive", gauge=True)
    assert table.damage(1) == [3]


def test_a_swung_attack_may_cost_life_instead_of_its_price() -> None:
    beam = card("Beam", "Wild swing: This attack may cost 3 life.", kind="ultra", gauge=2, power=5, reach="1-9")
    table = Table(stand_in(beam), "nehtali")
    table.hand(0, "Dive")
    table.hand(1, "Sweep")
    table.top(0, "Beam")
    table.strike("wild", "Sweep")
    assert set(table.state.options) == {c.LIFE_PRICE, c.INVALID}
    table.choose(c.LIFE_PRICE)
    assert (table.life(0), table.damage(1)) == (27, [5])


def test_a_guard_is_computed_and_power_and_speed_change_places() -> None:
    file = stand_in(card("Trick", power=2, speed=7, boost="Swap your Power and Speed.", boost_kind="continuous"))
    file = file.replace("guard = 0", 'guard = "the number of cards in your hand"')
    table = Table(file, "nehtali", spaces=(3, 4))
    table.hand(0, "Trick", "Cross", "Dive")
    table.hand(1, "Block")
    table.put(0, "boosts", "Trick")
    table.pause("attack")
    table.strike("Trick", "Block")
    assert table.stats(0) == (7, 2, 0, 2)
    table.go()
    assert [sum(value for value, _ in event.terms) for event in table.events("speed", 0)] == [2]


@rule("EX 4.8")
def test_drawing_to_7_may_take_the_place_of_the_draw() -> None:
    table = Table(stand_in(ability="You may draw to 7 instead of your end-of-turn draw."), "nehtali")
    table.hand(0, "Cross", "Dive")
    table.prepare()
    assert table.asked == "may"
    table.yes()
    assert table.count(0, "hand") == 7


def test_the_draw_may_come_from_the_bottom_of_the_deck() -> None:
    table = Table(stand_in(ability="Your end-of-turn draw may come from the bottom of your deck."), "nehtali")
    bottom = table.cards(0, "deck")[0]
    table.idle()
    table.yes()
    assert table.cards(0, "hand") == [bottom]


@rule("EX 4.5")
def test_without_draw_and_limit_nothing_is_drawn_or_discarded() -> None:
    ability = (
        "Your end-of-turn draw and hand limit do not apply.\nEnd of turn: If you drew at the end of this turn, draw 1."
    )
    table = Table(stand_in(ability=ability), "nehtali")
    table.hand(0, *["Cross", "Dive", "Grasp", "Sweep"] * 2)
    table.idle()
    assert table.count(0, "hand") == 9  # by the line for the end of the turn


def test_a_named_card_is_taken_from_where_it_lies() -> None:
    text = "Action: Return Beam from your discard pile to your hand: Advance 1."
    table = Table(stand_in(card("Beam"), ability=text), "nehtali")
    assert not any(option >= c.CHARACTER and option < c.CHARACTER + 1024 for option in table.state.options)
    table.put(0, "discard", "Beam", "Cross")
    table.action()
    assert (table.cards(0, "hand")[0], table.at(0)) == ("Beam", 4)
