"""Boosts that an effect plays from the deck, the discard pile or by name, and boosts that it takes back."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table
from wildswing.exceed import constants as c

KEEP = card("Keep", boost="Now: Draw 1.", boost_kind="continuous", boost_name="Kept")
SHOUT = card("Shout", boost="Push 1.")


def striking(text: str, *cards: str, exceed: str = "") -> Table:
    """A fighter out of reach whose attack does something before it."""
    caller = card("Caller", text=text)
    table = Table(stand_in(KEEP, SHOUT, caller, *cards, exceed_ability=exceed), "nehtali", spaces=(1, 9))
    table.hand(0, "Caller")
    table.hand(1, "Block")
    return table


@rule("EX 10.1", "EX 10.20", "EX 10.21")
def test_boosting_the_top_cards_of_the_deck_and_sustaining_them() -> None:
    table = striking("Before: Boost the top 2 cards of your deck and sustain them.")
    table.top(0, "Shout", "Keep")
    table.strike("Caller", "Block")
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == (["Keep"], ["Shout", "Caller"])
    assert [event.words[1] for event in table.events("boost", 0)] == ["deck", "deck"]
    assert table.count(0, "hand") == 1, "Now of the second one"


@rule("EX 1.15")
def test_a_top_card_that_cannot_be_paid_for_stays_and_is_seen() -> None:
    dear = card("Dear", boost="+1 Power.", boost_kind="continuous", boost_force=2)
    table = striking("Before: Boost the top card of your deck.", dear)
    table.top(0, "Dear")
    table.strike("Caller", "Block")
    assert (table.cards(0, "boosts"), table.cards(0, "deck")[-1]) == ([], "Dear")
    assert table.player(0).deck[-1] & c.KNOWN_TO_ALL


@rule("EX 2.11")
@pytest.mark.parametrize("keeps", ["boost and sustain", "boost"])
@pytest.mark.parametrize("top", ["Keep", "Shout"])
def test_what_is_no_continuous_boost_is_discarded_from_the_deck(top: str, keeps: str) -> None:
    table = striking(f"Cleanup: You may {keeps} the top card of your deck or discard it if it is no continuous boost.")
    table.top(0, top)
    table.strike("Caller", "Block")
    table.yes()
    assert table.cards(0, "boosts") == (["Keep"] if top == "Keep" and keeps != "boost" else [])
    assert table.cards(0, "discard") == [*([] if table.cards(0, "boosts") else [top]), "Caller"]


@rule("EX 10.20")
def test_the_topmost_continuous_boost_of_the_discard_pile() -> None:
    table = striking("Before: You may boost the top continuous boost of your discard pile and sustain it.")
    table.put(0, "discard", "Keep", "Keep", "Shout")
    table.strike("Caller", "Block")
    table.yes()
    assert (table.cards(0, "boosts"), table.cards(0, "discard")) == (["Keep"], ["Keep", "Shout", "Caller"])


@rule("EX 18.15")
def test_without_such_a_card_nothing_is_asked() -> None:
    table = striking("Before: You may boost the top continuous boost of your discard pile.")
    table.put(0, "discard", "Shout")
    table.strike("Caller", "Block")
    assert table.asked == "action"


@rule("EX 10.21", "EX 10.22")
def test_a_boost_by_name_from_hand_or_a_strike_if_it_is_in_play() -> None:
    pair = [
        card(name, boost=f"Now: If {other} is in play, strike. Otherwise, you may boost {other} from your hand.",
             boost_kind="continuous", boost_name=name)
        for name, other in (("Lock", "Key"), ("Key", "Lock"))
    ]  # fmt: skip
    table = striking("Before: Draw 1.", *pair)
    table.hand(0, "Lock", "Key")
    table.boost("Lock")
    table.yes()
    assert (table.cards(0, "boosts"), table.asked) == (["Lock", "Key"], "set attack")
    table = striking("Before: Draw 1.", *pair)
    table.hand(0, "Lock", "Shout")
    table.boost("Lock")
    assert (table.asked, table.can(c.YES)) == ("may", False), "nobody else can know that it is not in the hand"
    table.no()
    assert table.cards(0, "hand")[0] == "Shout"


@rule("EX 23.8")
@pytest.mark.parametrize("discarded", ["Keep", "Shout"])
def test_the_overdrive_card_is_boosted_if_it_is_a_continuous_boost(discarded: str) -> None:
    text = "Overdrive: If the discarded card is a continuous boost, boost the top card of your discard pile."
    table = striking("Before: Draw 1.", exceed=text)
    table.exceed(0)
    table.put(0, "overdrive", discarded, discarded)
    table.idle()
    table.hand(1, "Block")
    table.idle()
    assert table.cards(0, "boosts") == (["Keep"] if discarded == "Keep" else [])
    assert table.cards(0, "discard") == ([] if discarded == "Keep" else ["Shout"])


@rule("EX 10.24", "EX 20.6")
def test_a_boost_in_play_returns_to_the_hand_of_its_owner() -> None:
    taker = card("Taker", boost="Return 1 continuous boost to its owner's hand.")
    table = striking("Before: Draw 1.", taker)
    table.hand(0, "Taker")
    table.put(1, "boosts", "Light")
    table.foreign(1, "boosts", "Keep")
    table.boost("Taker")
    table.choose(c.CARD + (1 << 8) + table.card(0, "Keep"))
    assert (table.cards(1, "boosts"), "Keep" in table.cards(0, "hand")) == (["Sweep"], True)
    assert table.card(0, "Keep") in table.player(0).shown
