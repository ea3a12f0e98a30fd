"""HC 10: Clad attacks."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Space, Table
from tests.rules import rule


def attacked(*witches: str, card: str, at: list[Space | None], voltage: int = 1, slots: tuple[int, ...] = ()) -> Table:
    """The moment before the first Clad turn: the first Witch has the turn and stands ready to end it."""
    table = Table(*witches, slots=slots or (1, 2, 3, 4))
    table.clad(card)
    table.voltage(voltage)
    for witch, space in enumerate(at):
        table.at(witch, space)
    return table


@rule("HC 10.1", "HC 3.5", "HC 13.4", "HC 16.3", "HC 16.4", "HC 16.8")
def test_w47_damage_is_the_atk_less_what_reduces_it() -> None:
    table = attacked("luna", "mia", card="Rending Claws", at=[(0, 1), (2, 2)], voltage=2)
    table.gauges(0, shards=9)
    table.hand(0, "Move")
    table.end()
    table.basic("-1 DMG", "Move")
    assert table.damage(0) == [2]
    assert table.figure(0).injuries == 1
    assert table.figure(0).shards == 7
    assert table.on_field() == {(0, 1): 3}  # and the dropped one


@rule("HC 10.1")
@pytest.mark.parametrize("card", ["Rending Claws", "Veer Left"])
def test_both_kinds_of_attack_deal_the_current_atk(card: str) -> None:
    table = attacked("luna", "mia", card=card, at=[(0, 1), (2, 2)], voltage=3)
    table.next_turn()
    assert table.damage(0) == [4]
    assert table.damage(1) == []


@rule("HC 10.2", "HC 10.3", "HC 10.4")
@pytest.mark.parametrize(("card", "damage"), [("Rending Claws", 0), ("Veer Left", 2)])
def test_damage_of_a_trample_cannot_be_reduced(card: str, damage: int) -> None:
    """The same three Reactions save her from an attack and not from a trample; they may be used all the same."""
    table = attacked("rosette", "mia", card=card, at=[(0, 1), (2, 2)])
    table.hand(0, "Guard", "Move")
    table.gauges(0, cp=1, shards=5)
    table.end()
    table.use("Guard")
    table.basic("-1 DMG", "Move")
    table.cp("Reduce the damage by 2")
    assert table.damage(0) == [damage]
    assert table.cards(0, "hand") == []
    assert table.figure(0).cp == 0


@rule("HC 10.2", "HC 26.9")
def test_a_passive_shield_does_not_help_against_a_trample() -> None:
    table = attacked("flare", "mia", card="Veer Left", at=[(0, 1), (2, 2)])
    table.discard(0, "Passive Shield")
    table.next_turn()
    assert table.damage(0) == [2]


@rule("HC 10.3")
def test_other_effects_of_reactions_work_against_a_trample() -> None:
    """Reflex moves Flare off the Clad's way."""
    table = attacked("flare", "mia", card="Veer Left", at=[(0, 1), (2, 2)])
    table.hand(0, "Reflex")
    table.end()
    table.use("Reflex")
    table.go((1, 1))
    assert table.damage(0) == []
    assert table.where(0) == (1, 1)
    assert table.clad_space == (0, 1)


@rule("HC 10.5", "HC 10.6", "HC 15.2")
def test_a_repel_tramples_and_may_be_reacted_to() -> None:
    """Rosette repels the Clad onto Luna, who reacts off her own turn: she turns the Clad around, and it comes back."""
    table = Table("rosette", "luna")
    table.at(0, (0, -1))
    table.at(1, (0, 1))
    table.hand(0, "Immolate", "Move")
    table.hand(1, "Guard", "Mirror of Eight")
    table.gauges(0, mp=3)
    table.gauges(1, shards=3)
    table.use("Immolate")
    assert (table.asked, table.witch, table.seat) == ("react", 1, 1)
    table.use("Guard")
    table.done()
    assert table.damage(1) == [2]
    assert table.clad_space == (0, 1)
    assert table.on_field() == {(0, 1): 2}


@rule("HC 10.5", "HC 10.6")
def test_a_move_of_the_clad_by_a_card_tramples() -> None:
    table = Table("mia", "luna")
    table.at(0, (2, 2))
    table.at(1, (0, 1))
    table.hand(0, '"Oi, Over Here!"')
    table.hand(1, "Guard")
    table.use('"Oi, Over Here!"')
    assert (table.asked, table.witch) == ("react", 1)
    table.done()
    assert table.damage(1) == [2]
    assert table.where(1) is None
    assert (table.clad_space, table.asked, table.witch) == ((0, 1), "act", 0)


@rule("HC 10.7", "HC 15.1")
def test_a_witch_off_the_field_is_not_attacked() -> None:
    table = attacked("luna", "mia", card="Rending Claws", at=[(0, 1), None])
    table.hand(1, "Guard")
    table.hand(0)
    table.end()
    assert table.asked == "choose entry"  # Mia's turn: she was not asked for a Reaction
    assert (table.damage(0), table.damage(1)) == ([2], [])


@rule("HC 10.7", "HC 15.1")
def test_a_witch_beside_the_attack_cannot_react() -> None:
    table = attacked("luna", "mia", card="Rending Claws", at=[(2, 2), (1, 0)])
    table.hand(0, "Guard")
    table.hand(1, "Guard")
    table.end()
    assert (table.asked, table.witch) == ("act", 1)


@rule("HC 10.8", "HC 15.3", "HC 16.5")
def test_w53_several_are_hit_in_turn_order() -> None:
    """Mia is in Turn slot 1, Luna in 4: Mia's Shards fall first."""
    table = attacked("mia", "luna", card="Rending Claws", at=[(1, 1), (0, 1)], voltage=3, slots=(1, 4))
    table.gauges(0, shards=2)
    table.gauges(1, shards=6)
    table.next_turn()
    assert [(event.seat, event.numbers[:2]) for event in table.events("injury")] == [(0, (4, 2)), (1, (4, 4))]
    assert (table.figure(0).shards, table.figure(1).shards) == (0, 2)
    assert (table.on_field()[1, 1], table.on_field()[0, 1]) == (2, 5)
    assert (table.where(0), table.where(1)) == (None, None)


@rule("HC 10.8", "HC 15.3")
def test_turn_order_is_not_the_order_of_the_players() -> None:
    table = attacked("mia", "luna", card="Rending Claws", at=[(1, 1), (0, 1)], slots=(2, 1))
    assert table.witch == 1
    table.next_turn()
    assert [event.seat for event in table.events("injury")] == [1, 0]
