"""HC 5 and 6: the round, the Forecast Phase and the Draw Phase."""

from __future__ import annotations

import pytest

from tests.hackclad.table import Table
from tests.rules import rule


def to_next_round(table: Table) -> None:
    """Pass everything until the next round has begun and its drafting starts."""
    number = table.state.round
    while table.state.round == number or table.asked != "choose turn slot":
        table.choose(table.state.options[0])


@rule("HC 5.1", "HC 8.5")
def test_the_phases_come_in_order() -> None:
    table = Table("luna", "mia", start="draft")
    to_next_round(table)
    kinds = [kind for kind in table.kinds() if kind in {"round", "forecast", "draw", "turn slot", "turn", "clad turn"}]
    seen = list(dict.fromkeys(kinds))
    assert seen == ["round", "forecast", "draw", "turn slot", "turn", "clad turn"]
    second = kinds[kinds.index("round", 1) :]
    assert [kind for kind in second if kind != "draw"] == ["round", "forecast", "forecast", "forecast"]


@rule("HC 5.2", "HC 5.4")
def test_three_cards_are_laid_from_the_left() -> None:
    table = Table("luna", "mia", start="set-up")
    deck = table.clad_names("deck")
    table.pass_to("choose turn slot")
    assert table.clad_names("slots") == deck[:3]
    assert table.clad_names("deck") == deck[3:]
    assert [event.numbers[1] for event in table.events("forecast")] == [0, 1, 2]
    assert [event.words[0] for event in table.events("forecast")] == deck[:3]
    to_next_round(table)
    assert table.clad_names("slots") == deck[3:]
    assert table.clad_names("done") == deck[:3]


@rule("HC 5.3", "HC 5.4")
def test_an_empty_clad_deck_is_reshuffled_in_the_middle() -> None:
    """One card is left: it is laid, then the others come from a new deck that holds neither it nor what lies open."""
    table = Table("luna", "mia")
    table.clad_deck("Rush")
    resolved = set(table.clad_names("done")) | set(table.clad_names("slots"))
    to_next_round(table)
    slots = table.clad_names("slots")
    assert slots[0] == "Rush"
    assert table.state.voltage == 2
    coming = resolved | {"Shake Off", "Searing Blaze"}
    assert set(table.clad_names("deck")) | set(slots[1:]) == coming
    assert table.clad_names("done") == []


@rule("HC 6.1", "HC 6.2", "HC 6.3")
@pytest.mark.parametrize("held", [0, 1, 2, 3, 4, 5])
def test_the_draw_phase_fills_the_hand_to_three(held: int) -> None:
    """The Turn card stays on the board meanwhile; more than 3 cards are kept."""
    table = Table("luna", "mia", slots=(2, 4))
    table.hand(0, *["Guard", "Mirror of Eight", "Shot", "Storm", "Rebuff"][:held])
    before = list(table.figure(0).hand)
    table.discard(0)
    table.at(0, (2, 2))
    table.at(1, (2, -2))
    while table.asked != "choose turn slot":
        table.choose(table.state.options[0])
    hands = [len(event.cards) for event in table.events("draw", 0)]
    assert len(hands) == max(0, 3 - held)
    # Player 2 was in Turn slot 4 and drafts first: the first player's Turn card is still on the board.
    assert table.witch == 1
    assert len(table.figure(0).hand) == max(3, held)
    assert all(card in table.figure(0).hand for card in before)
    assert table.figure(0).turn_card >= 0


@rule("HC 6.4")
def test_w27_a_reshuffle_in_the_draw_phase() -> None:
    table = Table("luna", "mia", slots=(2, 4))
    table.deck(0, "Guard")
    while table.asked != "swap out":
        table.choose(table.state.options[0])
    assert table.cards(0, "hand") == ["Guard"]
    assert table.figure(0).cp == 1
    table.done()
    assert len(table.figure(0).hand) == 3
    assert len(table.figure(0).deck) == 5
    assert table.figure(0).discard == []


@rule("HC 6.5", "HC 27.2")
def test_drawn_cards_are_told_to_their_player_only() -> None:
    table = Table("luna", "mia", "rosette", start="draft")
    for witch in range(3):
        assert [event.cards_for for event in table.events("draw", witch)] == [witch] * 3
