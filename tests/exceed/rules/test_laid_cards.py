"""Cards that lie on spaces as tokens, and cards under a boost (EX 2.13, 25.16)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, part, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed.laid_cards import cards_on


def rods(table: Table, *cards: tuple[str, int]) -> None:
    """Lay cards of seat 0 on spaces."""
    player = table.player(0)
    for name, space in cards:
        number = table.card(0, name)
        player.deck.remove(number)
        player.laid = (*player.laid, number)
        player.laid_at = (*player.laid_at, space)


def lying(table: Table, space: int) -> list[str]:
    """The names of the cards of seat 0 on a space."""
    return [str(table.match.card(number).name) for number in cards_on(table.player(0), space)]


@rule("EX 2.13")
def test_cards_become_rods() -> None:
    table = Table("rachel", "nehtali")
    table.hand(0, "Spike Drop")
    table.put(0, "discard", "Grasp", "Dive", "Grasp")
    table.boost("Spike Drop")
    table.pick("Grasp")
    table.space(7)
    assert (lying(table, 7), table.cards(0, "discard")) == (["Grasp"], ["Grasp", "Dive", "Spike Drop"]), "the upper one"
    assert table.all_cards(0).total() == 31


@rule("EX 2.13", "EX 15.16")
@pytest.mark.parametrize(("attack", "laid"), [("Flying Lobelia", "Grasp"), ("Tiny Lobelia", "Tiny Lobelia")])
def test_at_clean_up_in_range(attack: str, laid: str) -> None:
    table = Table("rachel", "nehtali", spaces=(1, 9))
    table.hand(0, attack, "Grasp")
    table.put(0, "discard", "Grasp", "Dive")
    table.hand(1, "Block")
    table.strike(attack, "Block")
    table.yes()
    assert table.spaces == ([3, 4, 5, 6] if attack == "Flying Lobelia" else [4, 5, 6, 7])
    table.space(5)
    left = ["Grasp", "Dive"] if laid == "Tiny Lobelia" else ["Grasp", "Dive", "Flying Lobelia"]
    assert (lying(table, 5), sorted(table.cards(0, "discard"))) == ([laid], sorted(left))


@rule("EX 18.4", "EX 16.15")
def test_rods_in_the_opponents_space_are_taken_back_for_damage() -> None:
    table = Table("rachel", "nehtali", spaces=(4, 5))
    rods(table, ("Grasp", 5), ("Dive", 5), ("Sweep", 4))
    table.hand(0, "Focus")
    table.hand(1, "Block")
    table.strike("Focus", "Block")
    table.order("Lightning Rod")
    life = table.life(1)
    table.pick("Dive")
    assert (table.life(1), lying(table, 5)) == (life - 2, ["Grasp"])
    assert [event.words for event in table.events("card moved")] == [("Lightning Rod on 5", "hand")]
    table.no()
    assert (table.cards(0, "hand")[0], lying(table, 5)) == ("Dive", ["Grasp"]), "and Focus draws"


@rule("EX 15.11")
def test_a_range_that_includes_rods() -> None:
    table = Table("rachel", "nehtali", spaces=(1, 8))
    rods(table, ("Grasp", 8), ("Dive", 8), ("Dive", 6))
    table.hand(0, "Baden Baden Lily")
    table.hand(1, "Block")
    table.gauge(0, "Sweep", "Sweep")
    table.strike("Baden Baden Lily", "Block")
    assert table.damage(1)[:1] == [3 + 2 - 2], "a rod on the space, 1 Power for each of them, Armor 2"


@rule("EX 8.10")
def test_moving_to_a_rod() -> None:
    table = Table("rachel", "nehtali", spaces=(2, 5))
    rods(table, ("Grasp", 5), ("Dive", 8))
    table.hand(0, "Baden Baden Lily", "Focus")
    table.boost("Sylpheed Flight")
    assert table.spaces == [5, 8]
    table.space(5)
    assert table.at(0) == 4, "next to the opponent who stands there"


UNDER = (
    "Start of the opponent's turn: Put the top card of your deck under this boost.\n"
    "When this leaves play: Take the cards under this boost into your hand."
)


@rule("EX 25.16", "EX 25.15")
def test_cards_under_a_boost_go_to_the_hand_when_it_leaves() -> None:
    table = Table(part("treasure", "Dive Charge"), "nehtali", spaces=(1, 9))
    table.hand(0, "Dive Charge", "Focus", "Block")
    table.boost("Dive Charge")
    table.pay("Block")
    (under,) = table.player(0).laid
    table.hand(1, "Focus")
    table.idle()
    table.hand(0, "Focus")
    table.strike("Focus", "Focus")
    assert (table.player(0).laid, under in table.player(0).hand, under in table.player(0).shown) == ((), True, True)
    assert table.all_cards(0).total() == 18


@rule("EX 25.16")
def test_each_copy_has_cards_of_its_own() -> None:
    chest = card("Chest", boost=UNDER, boost_kind="continuous")
    taker = card("Taker", boost="Discard 1 continuous boost.")
    table = Table(stand_in(chest), stand_in(taker))
    table.put(0, "boosts", "Chest")
    table.top(0, "Dive")
    table.idle()
    assert len(table.player(0).laid) == 1
    table.idle()
    table.put(0, "boosts", "Chest", "Chest")
    table.hand(0, "Focus")
    table.top(0, "Grasp", "Sweep", "Cross")
    table.idle()
    assert len(table.player(0).laid) == 3
    table.hand(1, "Taker")
    held = table.count(0, "hand")
    table.boost("Taker")
    assert (table.cards(0, "boosts"), table.count(0, "hand") - held) in [(["Chest"], 1), (["Chest"], 2)]
