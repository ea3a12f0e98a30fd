"""The changes of the engine to the client in which cards may be chosen, each seen at work."""

from __future__ import annotations

from contextlib import nullcontext

from tests.conformance import variations_of_choices
from tests.exceed.cards.duel import QUIET
from tests.exceed.rules.stand_ins import card, stand_in
from tests.table import Table
from wildswing.exceed import constants as c


def kitten() -> Table:
    # "Almost Becoming Two!": "Now: Put 1 card from your hand on top of your deck. Now: Strike with a wild swing."
    table = Table("taokaka", QUIET, spaces=(3, 5))
    table.hand(0, "Hexa Edge!", "Focus", "Cross", "Dive")
    table.hand(1, "Block")
    table.boost("Hexa Edge!")
    table.pay("Dive")
    table.pick("Focus")
    return table


def test_any_card_for_a_wild_swing() -> None:
    assert kitten().seat == 1
    with variations_of_choices.any_card_for_a_wild_swing():
        assert kitten().can(c.SET_CARD + kitten().card(0, "Cross"))


def test_deck_unshuffled() -> None:
    shape = card("Shape", boost="+1 Power.", boost_kind="transform")
    seek = card("Seek", boost="Transform 1 card from your hand or deck.")
    table = Table(stand_in(shape, seek), "nehtali")
    table.hand(0, "Seek")
    kept = [name for name in table.cards(0, "deck") if name != "Shape"]
    with variations_of_choices.deck_unshuffled():
        table.boost("Seek")
        table.choose(table.state.options[-1])
    assert [name for name in table.cards(0, "deck") if name != "Shape"] == kept[:-1]


def test_striking_from_elsewhere() -> None:
    hero = stand_in(ability="Action: Strike with 1 card from your gauge face up.")
    for change, free in ((nullcontext, False), (variations_of_choices.striking_from_elsewhere, True)):
        table = Table(hero, "nehtali")
        table.hand(0, "Grasp")
        table.gauge(0, "Cross", "Dive")
        with change():
            table.action()
            assert table.can(c.WILD_SWING) == free
            assert not table.can(c.SET_FACE_UP + table.card(0, "Grasp"))
        table = Table(hero, "nehtali")
        table.hand(0, "Grasp")
        with change():
            table.action()
            assert table.can(table.named(c.SET_CARD, "Grasp")) == free


def digging() -> Table:
    table = Table(stand_in(card("Dig", boost="Return 1 card from your discard pile to your hand.")), "nehtali")
    table.hand(0, "Dig")
    table.put(0, "discard", "Grasp", "Cross", "Grasp")
    table.boost("Dig")
    return table


def test_any_copy_out_of_a_discard_pile() -> None:
    table = digging()
    assert len(table.state.options) == 2
    table.pick("Grasp")
    assert table.cards(0, "discard") == ["Cross", "Grasp", "Dig"]
    with variations_of_choices.any_copy_out_of_a_discard_pile():
        table = digging()
        table.choose(table.named(c.CARD, "Grasp") | variations_of_choices.UPPER)
        assert table.cards(0, "discard") == ["Grasp", "Cross", "Dig"]


def hunting() -> Table:
    # "Menace": "Now: Advance or retreat 1 / Draw 1 / otherwise, you may boost Predator from your hand."
    table = Table("byakuya", QUIET, spaces=(3, 9))
    table.hand(0, "Minced?", "Or... Shredded?", "Sweep")
    table.top(0, "Grasp")
    table.boost("Minced?")
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.move("advance", 1)
    while table.asked == "order":
        table.choose(table.state.options[0])
    table.yes()
    return table


def test_boosting_any_card() -> None:
    assert "Or... Shredded?" in hunting().cards(0, "boosts")
    with variations_of_choices.boosting_any_card():
        table = hunting()
        table.pick("Sweep")
        assert "Sweep" in table.cards(0, "boosts")
        assert "Or... Shredded?" in table.cards(0, "hand")
