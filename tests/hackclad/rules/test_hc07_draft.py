"""HC 7: the Draft Phase."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule
from wildswing.hackclad import constants as c


def drafting(table: Table, witch: int) -> None:
    """Pass everything until this Witch chooses her Turn slot in the next Draft Phase."""
    number = table.state.round
    while table.state.round == number or (table.asked, table.witch) != ("choose turn slot", witch):
        table.choose(table.state.options[0])


def place_card(table: Table) -> None:
    """Put the first hand card there."""
    assert table.asked == "place turn card"
    table.choose(table.state.options[0])


@rule("HC 7.1")
def test_they_draft_in_the_order_of_the_standby_slots() -> None:
    """Turn slots 1, 4, 2 became Standby slots 4th, 1st, 3rd: the second Witch drafts first; the 2nd is empty."""
    table = Table("luna", "mia", "rosette", slots=(1, 4, 2))
    number = table.state.round
    order = []
    while table.state.round == number or table.asked != "act":
        if table.asked == "choose turn slot":
            order.append(table.witch)
        table.choose(table.state.options[0])
    assert order == [1, 2, 0]


@rule("HC 7.1", "HC 4.14")
def test_in_the_first_round_they_draft_in_the_order_of_their_numbers() -> None:
    table = Table("luna", "mia", "rosette", "flare", start="draft")
    table.draft(1, 2, 3, 4)
    assert [event.seat for event in table.events("turn slot")] == [0, 1, 2, 3]


@rule("HC 7.2", "HC 17.1", "HC 17.7")
def test_a_witch_off_the_field_re_enters_before_she_drafts() -> None:
    table = Table("luna", "mia", slots=(1, 4))
    table.next_turn()
    table.at(0, None)
    table.state.log = []
    drafting(table, 0)
    kinds = [event.kind for event in table.state.log if event.seat == 0 and event.kind != "draw"]
    assert kinds == ["re-entry", "turn card taken"]
    assert table.where(0) is not None


@rule("HC 7.3", "HC 7.4", "HC 7.14")
@pytest.mark.parametrize("same", [True, False])
def test_the_turn_card_comes_to_the_hand_and_any_card_takes_its_place(same: bool) -> None:
    table = Table("luna", "mia", slots=(1, 4))
    old = int(table.figure(0).turn_card)
    table.hand(0, "Guard", "Shot", "Move")
    table.at(0, (2, 2))
    drafting(table, 0)
    figure = table.figure(0)
    assert figure.turn_card == c.NO_CARD
    assert old in figure.hand
    assert len(figure.hand) == 4
    table.slot(4)
    card = old if same else next(card for card in figure.hand if card != old)
    assert set(table.state.options) == {c.CARD + card for card in figure.hand}
    table.choose(c.CARD + card)
    assert figure.turn_card == card
    assert table.events("turn slot", 0)[-1].cards_for == 0  # face down for all others


@rule("HC 7.4", "HC 7.14", "HC 8.3")
def test_the_turn_card_stays_face_down_through_the_turn() -> None:
    """No event shows it to anybody but its player, from the draft until it comes back."""
    table = Table("luna", "mia", slots=(1, 4))
    drafting(table, 0)
    table.state.log = []
    table.slot(2)
    table.pick(table.picks()[0])
    card = int(table.figure(0).turn_card)
    before = table.figure(0).hand.count(card) + [entry & c.CARD_MASK for entry in table.figure(0).deck].count(card)
    assert before == 0
    drafting(table, 0)
    open_to_all = [other for event in table.state.log for other in event.cards if event.cards_for == -1]
    assert card not in open_to_all
    assert [event.cards for event in table.events("turn card taken", 0)][-1] == (card,)


@rule("HC 7.5")
@pytest.mark.parametrize(
    ("taken", "left"),
    [
        ([], [1, 2, 3]),  # Player 1 lies in the 1st Standby slot, below Turn slot 4
        ([1], [2, 4]),  # Player 2 below Turn slot 3
        ([3], [1, 2, 4]),
        ([1, 4], [3]),  # Player 3 below Turn slot 2; a slot that is the only one is not asked for
        ([2, 1], [3, 4]),
        ([3, 1, 4], [2]),  # Player 4 below Turn slot 1
    ],
)
def test_the_slot_above_the_standby_slot_is_forbidden(taken: list[int], left: list[int]) -> None:
    table = Table("luna", "mia", "rosette", "flare", start="draft")
    for slot in taken:
        if table.asked == "choose turn slot":
            table.slot(slot)
        place_card(table)
        while table.asked not in {"choose turn slot", "place turn card"}:
            table.choose(table.state.options[0])
    assert table.witch == len(taken)
    if len(left) > 1:
        assert table.slots() == left
    else:
        place_card(table)
        assert table.figure(len(taken)).taken + 1 == left[0]


@rule("HC 7.6")
def test_an_occupied_slot_is_forbidden() -> None:
    table = Table("luna", "mia", "rosette", start="draft")
    table.slot(2)
    place_card(table)
    assert (table.witch, table.slots()) == (1, [1, 4])
    table.slot(4)
    place_card(table)
    table.pass_to("choose turn slot")
    assert (table.witch, table.slots()) == (2, [1, 3])


@rule("HC 7.7")
def test_w25_the_last_drafter_may_be_left_with_the_forbidden_slot() -> None:
    table = Table("luna", "mia", "rosette", "flare", start="draft")
    for slot in (2, 4, 3):
        table.slot(slot)
        place_card(table)
        while table.asked not in {"choose turn slot", "place turn card"}:
            table.choose(table.state.options[0])
    # Only Turn slot 1 is free, the one above her: nothing is asked.
    assert (table.witch, table.asked) == (3, "place turn card")
    place_card(table)
    assert table.figure(3).taken == 0


@rule("HC 7.8", "HC 7.9", "HC 6.1")
def test_w26_slot_1_draws_a_card() -> None:
    table = Table("luna", "mia", start="draft")
    assert len(table.figure(0).hand) == 4
    table.slot(1)
    place_card(table)
    # Already before the next player drafts.
    assert (table.witch, table.asked) == (1, "choose turn slot")
    assert (len(table.figure(0).hand), len(table.figure(0).deck)) == (4, 4)


@rule("HC 7.8", "HC 7.10")
def test_slot_2_gives_one_mp() -> None:
    table = Table("luna", "mia", start="draft")
    table.slot(2)
    place_card(table)
    assert table.witch == 1
    assert (table.figure(0).mp, len(table.figure(0).hand)) == (1, 3)


@rule("HC 7.11", "HC 7.3")
def test_w26_slot_3_draws_and_puts_a_hand_card_on_the_deck() -> None:
    table = Table("luna", "mia", start="draft")
    table.slot(3)
    place_card(table)
    assert (table.witch, table.asked) == (0, "pick card")
    figure = table.figure(0)
    assert len(figure.hand) == 4
    assert set(table.state.options) == {c.CARD + card for card in figure.hand}
    card = figure.hand[2]
    table.choose(c.CARD + card)
    assert table.witch == 1
    assert len(figure.hand) == 3
    assert figure.deck[-1] & c.CARD_MASK == card
    assert len(figure.deck) == 5


@rule("HC 7.12", "HC 2.16")
@pytest.mark.parametrize("moves", [True, False])
def test_slot_4_moves_a_space_or_not(moves: bool) -> None:
    table = Table("luna", "mia", start="draft")
    table.slot(1)
    place_card(table)
    table.slot(4)
    place_card(table)
    assert (table.witch, table.asked) == (1, "step")
    assert table.where(1) == (2, 1)
    if moves:
        assert table.spaces() == {(2, 2), (2, 0), (1, 1), (-2, 1)}
        table.go((2, 2))
        assert table.where(1) == (2, 2)
    else:
        table.done()
        assert table.where(1) == (2, 1)
    assert table.figure(1).moved == int(moves)


@rule("HC 7.13", "HC 20.5")
def test_w35_the_move_of_slot_4_counts_and_takes_shards() -> None:
    """Moved 1 in the Draft Phase and 2 on the turn: X is 3 for Trailblaze, and Flash is completed."""
    table = Table("luna", "mia", slots=(2, 1), start="draft")
    table.missions(1, "Flash", "Collector")
    table.shards((2, 2), 3)
    table.slot(1)
    place_card(table)
    table.slot(4)
    place_card(table)
    table.go((2, 2))
    assert table.figure(1).shards == 3
    assert table.on_field() == {}
    assert table.completed(1) == ["Collector"]
    table.clad("Tail Whip", "Rending Claws", "Searing Blast")
    while (table.asked, table.witch) != ("act", 1):
        table.done()
    table.hand(1, "Accelerate", "Trailblaze")
    table.clad_at((1, 0))
    table.gauges(1, mp=1)
    table.use("Accelerate")
    table.go((2, 1))
    table.go((2, 0))
    assert table.completed(1) == ["Collector", "Flash"]
    table.use("Trailblaze")
    assert table.events("clad damaged", 1)[-1].numbers[0] == 4
