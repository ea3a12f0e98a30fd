"""The changes of the engine to the client in how numbers are counted, each seen at work."""

from __future__ import annotations

from contextlib import nullcontext

from tests.conformance import variations_of_numbers
from tests.exceed.cards.duel import QUIET
from tests.exceed.rules.stand_ins import stand_in
from tests.table import Table
from wildswing.exceed import constants as c


def spending(life: int) -> Table:
    table = Table("ragna", QUIET)
    table.hand(0, "Devoured by Darkness", "Grasp")
    table.set_life(0, life)
    table.boost("Devoured by Darkness")
    table.yes()
    return table


def test_spending_the_dead() -> None:
    table = spending(3)
    assert not table.can(c.NUMBER + 4)
    table.choose(c.NUMBER + 3)
    assert (table.winner, table.life(0), table.count(0, "hand")) == (1, 0, 0)
    with variations_of_numbers.spending_the_dead():
        table = spending(3)
        table.choose(c.NUMBER + 4)
        assert (table.winner, table.life(0), table.count(0, "hand")) == (1, 0, 4)


def test_life_below_0() -> None:
    hero = stand_in(ability="At 0 life: Exceed.", exceed_ability="On exceed: Gain 10 life.")
    for change, life in ((nullcontext, 10), (variations_of_numbers.life_below_0, 8)):
        table = Table(hero, "nehtali", spaces=(3, 4), first=1)
        table.set_life(0, 2)
        table.hand(0, "Sweep")
        table.hand(1, "Assault")
        with change():
            table.strike("Assault", "Sweep")
        assert table.life(0) == life


def test_power_counted_once() -> None:
    # Edge of Death: +1 Power at 6 life or less. Dust to Dust: Power 3; gain 2 life when it hits.
    for change, power in ((nullcontext, 3), (variations_of_numbers.power_counted_once, 4)):
        table = Table("taisei", QUIET, spaces=(3, 4))
        table.set_life(0, 6)
        table.put(0, "transformations", "Anathema Surge")
        table.hand(0, "Dust to Dust")
        table.hand(1, "Sweep")
        with change():
            table.choose(c.STRIKE_ACTION)
            table.no()
            table.set("Dust to Dust")
            table.set("Sweep")
            table.move("push", 1)
        assert table.damage(1) == [power]


def test_paying_for_no_step() -> None:
    # King of Cards: up to 9 Force in steps of 3.
    for change, pays in ((nullcontext, False), (variations_of_numbers.paying_for_no_step, True)):
        table = Table("king", QUIET, spaces=(3, 4))
        table.hand(0, "King of Cards", "Cross", "Spike")
        table.gauge(0, "Grasp", "Dive", "Block")
        table.hand(1, "Cross")
        with change():
            table.strike("King of Cards", "Cross")
            table.pay("Grasp", "Dive", gauge=True)
            assert table.can(c.YES) == pays
            if pays:
                table.yes()
                table.pay("Cross", "Spike")
            else:
                table.no()
        assert table.damage(1) == [6]
        assert table.count(0, "hand") == (0 if pays else 2)
