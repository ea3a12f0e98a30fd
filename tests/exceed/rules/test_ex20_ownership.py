"""EX 20: whose a card is, and what can be done with a card of the opponent."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

GREEDY = stand_in(
    card("Talon", boost="+1 Power.", boost_kind="transform"),
    ability="""Action: Return 1 card from your gauge to your hand.
Action: Seal 1 card from your gauge.
Action: Put 1 card from your gauge on top of your deck.
Action: Transform 1 transformation from your gauge.""",
)


def holding(zone: str, *names: str, character: str = GREEDY, spaces: tuple[int, int] = (3, 7)) -> Table:
    """Seat 0 holds cards of seat 1, a Geoffrey, in a zone."""
    table = Table(character, "geoffrey", spaces=spaces)
    table.foreign(0, zone, *names)
    return table


@rule("EX 20.1")
def test_a_taken_card_can_be_used_only_as_its_place_says() -> None:
    table = holding("gauge", "Golden Chains", "Golden Chains", "Sweep")
    table.foreign(0, "sealed", "Sweep")
    table.hand(0, "Block")
    table.hand(1, "Block")
    foreign = {table.card(1, "Golden Arrow"), table.card(1, "Sweep")}
    verbs = {option - option % 1024 for option in table.state.options if option % 1024 in foreign}
    assert verbs.isdisjoint({c.BOOST_HAND, c.BOOST_GAUGE, c.TRANSFORM_CARD}), "neither boosted nor transformed"
    table.choose(c.STRIKE_ACTION)
    assert set(table.state.options) == {table.named(c.SET_CARD, "Block"), c.WILD_SWING}, "nor set"


@rule("EX 20.2")
def test_a_taken_boost_serves_the_player_who_has_it() -> None:
    table = holding("boosts", "Light", spaces=(4, 5))
    for seat in (0, 1):
        table.hand(seat, "Sweep", "Block")
    table.pause("attack")
    table.strike("Sweep", "Sweep")
    assert (table.stats(0)[1], table.stats(1)[1]) == (4, 2)


@rule("EX 20.2", "EX 20.3")
@pytest.mark.parametrize(("spaces", "hits"), [((4, 5), True), ((1, 9), False)])
def test_a_taken_card_may_be_set_as_an_attack(spaces: tuple[int, int], hits: bool) -> None:
    table = holding("gauge", "Inquisition", character="hyde", spaces=spaces)
    table.exceed(0)
    own = table.card(0, "Cross")
    table.state.players[0].gauge.insert(0, own)
    table.state.players[0].deck.remove(own)
    table.refresh()
    table.hand(0, "Block")
    table.hand(1, "Focus", "Block")
    table.action("Strike with 1 card from your gauge")
    table.choose(c.PAY_GAUGE_CARD + own)
    table.pause("clean-up")
    table.set("Focus")
    assert table.side(0).attack == table.card(1, "Inquisition")
    assert table.side(0).hit == hits
    assert table.stats(0)[0] == 5 + 3, "it is Hyde's attack"
    table.go()
    assert table.cards(0, "sealed") == ["Inquisition"], "Cleanup: Seal your attack, into the holder's area (EX 20.3)"


@rule("EX 20.3")
def test_a_taken_card_may_be_sealed_in_the_holders_area() -> None:
    table = holding("gauge", "Sweep")
    table.action("Seal 1 card")
    assert (table.cards(0, "sealed"), table.cards(1, "sealed"), table.cards(1, "discard")) == (["Sweep"], [], [])


@rule("EX 20.4")
@pytest.mark.parametrize("words", ["to your hand", "on top of your deck", "Transform 1"])
def test_in_every_other_case_a_taken_card_goes_to_its_owners_discard_pile(words: str) -> None:
    table = holding("gauge", "Inquisition")
    table.action(words)
    assert table.cards(1, "discard") == ["Inquisition"]
    assert table.player(0).transformations == table.player(0).gauge == []
    assert table.card(1, "Inquisition") not in table.player(0).hand + table.player(0).deck


@rule("EX 20.2", "EX 20.4")
@pytest.mark.parametrize(("spaces", "hits"), [((4, 5), True), ((1, 9), False)])
def test_a_taken_attack_goes_to_the_gauge_or_to_its_owner_and_is_no_transformation(
    spaces: tuple[int, int], hits: bool
) -> None:
    striker = stand_in(ability="Action: Strike with 1 card from your gauge face up.")
    table = holding("gauge", "Inquisition", character=striker, spaces=spaces)
    table.hand(1, "Focus", "Block")
    table.action("Strike with")
    table.set("Focus")
    assert table.asked == "action", "no question about the transformation area"
    assert table.cards(0, "gauge") == (["Inquisition"] if hits else [])
    assert ("Inquisition" in table.cards(1, "discard")) != hits
    assert table.cards(0, "discard") == []


@rule("EX 20.4")
def test_a_taken_card_paid_for_exceeding_goes_to_its_owner_and_not_to_overdrive() -> None:
    table = Table("ragna", "geoffrey", spaces=(1, 9))
    table.gauge(0, "Cross", "Cross", "Grasp")
    table.foreign(0, "gauge", "Sweep")
    table.choose(c.EXCEED_ACTION)
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert sorted(table.cards(0, "overdrive")) == ["Cross", "Cross", "Grasp"]
    assert table.cards(1, "discard") == ["Sweep"]


@rule("EX 20.5")
def test_a_taken_card_spent_as_force_goes_to_its_owner() -> None:
    table = holding("gauge", "Sweep")
    table.choose(c.MOVE_TO + 4)
    assert (table.at(0), table.cards(0, "discard"), table.cards(1, "discard")) == (4, [], ["Sweep"])


@rule("EX 20.6")
def test_mirror_matches_keep_the_cards_apart() -> None:
    table = Table("ryu", "ryu")
    table.foreign(0, "gauge", "Sweep")
    table.put(0, "discard", "Sweep")
    assert table.card(0, "Sweep") != table.card(1, "Sweep")
    table.choose(c.MOVE_TO + 4)
    assert table.cards(0, "discard") == ["Sweep"]
    assert table.cards(1, "discard") == ["Sweep"]
    assert table.player(1).discard == [table.card(1, "Sweep")]


@rule("EX 20.7")
def test_an_unnamed_zone_is_ones_own() -> None:
    table = Table("ragna", "nehtali", spaces=(4, 6))
    table.put(0, "discard", "Cross")
    table.put(1, "discard", "Grasp")
    table.hand(0, "Blood Scythe", "Block")
    table.hand(1, "Block", "Focus")
    table.pause("clean-up")
    table.strike("Blood Scythe", "Block")
    table.order("top card of your discard pile")
    while table.asked == "pay":
        table.no()
    assert table.cards(0, "gauge") == ["Cross"], "Add the top card of your discard pile to your gauge"
    assert table.cards(1, "discard") == ["Grasp"]
