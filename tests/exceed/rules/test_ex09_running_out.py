"""EX 9: running out of cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c


@rule("EX 9.1", "EX 9.6")
def test_the_first_time_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp", "Cross", "Dive", "Sweep")
    table.hand(0, "Metsu Hadoken", "Hadoken")
    table.only_deck(0, "Focus", "Block")
    table.choose(c.CHANGE)
    table.pay("Metsu Hadoken", two=True)
    table.pay("Hadoken")
    table.forced()
    # 3 cards: Focus, Block, then one of the six that lie in the discard pile by now; and 1 at the end of the turn.
    hand = table.cards(0, "hand")
    assert hand[:2] == ["Focus", "Block"]
    assert len(hand) == 4
    rest = Counter(["Grasp", "Cross", "Dive", "Sweep", "Metsu Hadoken", "Hadoken"]) - Counter(hand)
    assert Counter(table.cards(0, "deck")) == rest
    assert table.cards(0, "discard") == []
    assert (table.player(0).reshuffled, table.player(1).reshuffled, table.turn_of) == (True, False, 1)


@rule("EX 9.1")
def test_the_first_time_a_wild_swing_reshuffles_and_goes_on() -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.put(0, "discard", "Grasp")
    table.only_deck(0)
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)  # without a hand the Wild Swing is forced
    table.set("Block")
    assert table.events("reveal", 0)[0].cards == (table.card(0, "Grasp"),)
    assert table.player(0).reshuffled
    assert not table.state.over


@rule("EX 9.2", "EX 9.6")
@pytest.mark.parametrize(("deck", "drawn"), [((), 0), (("Grasp",), 1), (("Grasp", "Cross"), 2)])
def test_after_that_a_player_who_must_draw_from_an_empty_deck_loses_at_once(deck: tuple[str, ...], drawn: int) -> None:
    table = Table("ryu", "akuma")
    table.player(0).reshuffled = True
    table.put(0, "discard", "Dive", "Sweep", "Focus")
    table.hand(0, "Metsu Hadoken", "Hadoken")
    table.only_deck(0, *deck)
    table.choose(c.CHANGE)
    table.pay("Metsu Hadoken", two=True)
    table.pay("Hadoken")
    table.forced()
    assert table.winner == 1, "3 cards were to be drawn"
    assert table.cards(0, "hand") == list(deck), "those that there were had been drawn"
    assert table.count(0, "discard") == 5, "nothing is reshuffled a second time"


@rule("EX 9.2")
def test_an_empty_deck_alone_does_not_lose() -> None:
    table = Table("ryu", "akuma")
    table.player(0).reshuffled = True
    table.only_deck(0, "Grasp")
    table.idle()
    assert (table.state.over, table.count(0, "deck")) == (False, 0)
    table.idle()
    assert table.asked == "action"
    table.idle()
    assert table.winner == 1


@rule("EX 9.3")
def test_after_that_a_player_who_must_wild_swing_from_an_empty_deck_loses_at_once() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.player(0).reshuffled = True
    table.put(0, "discard", "Dive")
    table.only_deck(0)
    table.hand(1, "Block")
    table.choose(c.STRIKE_ACTION)
    table.forced()
    assert table.winner == 1


@rule("EX 9.3", "EX 13.11")
def test_a_replacement_for_an_invalid_attack_is_a_wild_swing_that_can_lose() -> None:
    table = Table("ryu", "akuma", spaces=(4, 5))
    table.player(0).reshuffled = True
    table.hand(0, "Metsu Shoryuken")
    table.only_deck(0, "Metsu Hadoken")
    table.hand(1, "Block")
    table.strike("Metsu Shoryuken", "Block")
    assert table.winner == 1, "both Ultras are invalid without Gauge, then the deck is empty"
    assert table.cards(0, "discard") == ["Metsu Shoryuken", "Metsu Hadoken"]


@rule("EX 9.4")
def test_the_reshuffle_action_uses_the_automatic_reshuffle_up() -> None:
    table = Table("ryu", "akuma")
    table.put(0, "discard", "Grasp", "Cross")
    table.only_deck(0, "Dive")
    table.choose(c.RESHUFFLE)
    assert (table.count(0, "deck"), table.count(0, "hand")) == (2, 1)
    assert table.player(0).reshuffled
    table.idle()
    table.put(0, "discard", "Grasp", "Cross")
    table.only_deck(0)
    table.idle()
    assert table.winner == 1
    assert table.count(0, "discard") == 2


@rule("EX 9.5")
@pytest.mark.parametrize("text", ["Shuffle your discard pile into your deck.", "Shuffle your hand into your deck."])
def test_a_reshuffle_that_an_ability_grants_does_not_use_it_up(text: str) -> None:
    table = Table(stand_in(card("Cycle", boost=text)), "ryu")
    table.put(0, "discard", "Grasp", "Cross")
    table.hand(0, "Cycle Boost", "Dive", "Sweep")
    before = Counter(entry & c.CARD_MASK for entry in table.player(0).deck)
    moved = Counter(table.player(0).discard if "discard" in text else table.player(0).hand[1:])
    table.boost("Cycle Boost")
    drawn = Counter(table.player(0).hand[-1:])
    assert Counter(table.player(0).deck) + drawn == before + moved
    assert table.player(0).deck != sorted(table.player(0).deck)
    assert not table.player(0).reshuffled
    table.idle()
    assert table.can(c.RESHUFFLE), "the action is still there"
    table.put(0, "discard", "Focus", "Block", "Assault")
    table.only_deck(0)
    table.idle()
    table.prepare()
    assert not table.state.over, "and so was the automatic one"
    assert table.player(0).reshuffled


@rule("EX 9.7")
def test_only_the_discard_pile_is_shuffled_in() -> None:
    table = Table("king", "ryu", spaces=(1, 9))
    table.gauge(0, "Grasp")
    table.hand(0, "Focus", "Dive")
    table.put(0, "boosts", "Light")
    table.put(0, "transformations", "Spin Jump")
    table.put(0, "overdrive", "Charge Up")
    table.put(0, "discard", "Cross", "Block", "Assault")
    table.only_deck(0)
    sealed = table.player(0).sealed[:]
    aside = table.player(0).aside[:]
    assert sealed
    assert aside
    table.hand(1, "Block")
    table.pause("clean-up")
    table.strike("Focus", "Block")
    assert len(table.events("reshuffle", 0)) == 1, "Focus's After draws in the middle of the Strike"
    assert Counter(table.cards(0, "deck") + table.cards(0, "hand")) == Counter(["Cross", "Block", "Assault", "Dive"])
    assert (table.cards(0, "gauge"), table.cards(0, "boosts"), table.cards(0, "overdrive")) == (
        ["Grasp"],
        ["Sweep"],
        ["Scepter Smite"],
    )
    assert (table.player(0).sealed, table.player(0).aside) == (sealed, aside)
    assert table.cards(0, "transformations") == ["Spin Jump"]
    assert table.side(0).attack == table.card(0, "Focus")


@rule("EX 9.8")
@pytest.mark.parametrize("swings", [True, False])
def test_with_deck_and_discard_pile_empty_a_player_loses_though_nothing_was_reshuffled(swings: bool) -> None:
    table = Table("ryu", "akuma", spaces=(1, 9))
    table.only_deck(0)
    table.hand(1, "Block")
    assert not table.player(0).reshuffled
    if swings:
        table.choose(c.STRIKE_ACTION)
        table.forced()
    else:
        table.idle()
    assert table.winner == 1
    assert not table.player(0).reshuffled


@rule("EX 9.9")
def test_looking_at_moving_and_discarding_the_top_of_an_empty_deck_does_nothing() -> None:
    for text in (
        "Look at the top card of your deck.",
        "Discard the top 2 cards of your deck.",
        "Add the top card of your deck to your gauge.",
    ):
        table = Table(stand_in(card("Top", boost=f"{text}\nTake another action.")), "ryu")
        table.hand(0, "Top Boost")
        table.put(0, "discard", "Grasp", "Cross")
        table.only_deck(0)
        table.boost("Top Boost")
        assert not table.state.over, text
        assert not table.player(0).reshuffled
        assert table.cards(0, "discard") == ["Grasp", "Cross", "Top"]
        assert table.count(0, "gauge") == 0


@rule("EX 9.9")
def test_a_deck_with_fewer_cards_gives_those_it_has() -> None:
    table = Table("hyde", "ryu", spaces=(4, 5))
    table.gauge(0, "Grasp", "Cross", "Dive")
    table.hand(0, "Gyro Vortex")
    table.hand(1, "Block")
    table.only_deck(0, "Focus")
    table.strike("Gyro Vortex", "Block")
    while table.asked == "pay":
        table.choose(table.state.options[0])
    assert table.cards(0, "gauge") == ["Focus"], "the top 3 cards of a deck of 1"
    assert not table.state.over
    assert not table.player(0).reshuffled
