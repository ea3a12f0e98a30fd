"""Which of our options an answer of the client's means, where another question was not asked here."""

from __future__ import annotations

from typing import cast

from tests.conformance.answers import Answerer
from tests.conformance.calls import Atom
from tests.conformance.progress import Progress
from tests.conformance.script import Scripted
from tests.exceed.cards.duel import QUIET
from tests.exceed.rules.stand_ins import card, stand_in
from tests.table import Table
from wildswing.exceed import constants as c


def candidates(table: Table, *atoms: Atom) -> list[int]:
    return [option for option, _ in Answerer(atoms).candidates(cast("Scripted", table.state), Progress())]


def test_the_only_card_of_a_zone_answers_no_pick_from_another() -> None:
    table = Table(stand_in(card("Dig", boost="Return 1 card from your discard pile to your hand.")), QUIET)
    table.hand(0, "Dig")
    table.put(0, "discard", "Grasp", "Cross")
    table.boost("Dig")
    grasp, cross = table.card(0, "Grasp"), table.card(0, "Cross")
    only = Atom("pick", 0, 0, card=grasp, zone="od")
    meant = Atom("pick", 0, 1, card=cross, zone="disc")
    assert candidates(table, only, meant) == [c.CARD + cross, c.CARD + grasp]
    assert candidates(table, only) == [c.CARD + grasp]


def test_the_price_of_an_attack_need_not_be_what_pays_for_an_effect() -> None:
    table = Table(stand_in(ability="Action: Spend all your Gauge. Draw 1."), QUIET)
    table.gauge(0, "Grasp", "Cross")
    table.action()
    grasp, cross = (c.PAY_GAUGE_CARD + table.card(0, name) for name in ("Grasp", "Cross"))
    price = Atom("pay", 0, 0, card=table.card(0, "Cross"), zone="gauge")
    paid = candidates(table, price)
    assert paid[0] == cross
    assert grasp in paid
    assert candidates(table, Atom("spend", 0, 0), Atom("pay", 0, 0, 0, table.card(0, "Cross"), "gauge")) != paid
