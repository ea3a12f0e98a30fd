"""Texts that count the continuous boosts in play, and boosts that are not counted (EX 10.18)."""

from __future__ import annotations

import pytest

from tests.exceed.rules.stand_ins import card, stand_in
from tests.rules import rule
from tests.table import Table

HELPER = card("Helper", boost="Hit: Draw 1.", boost_kind="continuous")
SIGN = card(
    "Sign", boost="This boost is not counted as a boost.\nThis boost cannot be discarded.", boost_kind="continuous"
)


@rule("EX 10.18")
@pytest.mark.parametrize(
    ("boosts", "count"),
    [((), 0), (("Helper",), 1), (("Helper", "Helper", "Sign"), 2), (("Sign",), 0)],
)
def test_a_text_counts_the_boosts_in_play(boosts: tuple[str, ...], count: int) -> None:
    counting = card(
        "Count", "+1 Speed per continuous boost in play.\nBefore: +0-1 Range per continuous boost you have in play.\n"
        "Before: If you have no continuous boost in play, +1 Power.",
    )  # fmt: skip
    table = Table(stand_in(HELPER, SIGN, counting), stand_in(HELPER, SIGN), spaces=(1, 9))
    table.put(0, "boosts", *boosts)
    table.put(1, "boosts", "Helper", "Sign")
    table.hand(0, "Count")
    table.hand(1, "Block")
    table.pause("clean-up")
    table.strike("Count", "Block")
    while table.asked == "order":
        table.choose(table.state.options[0])
    assert table.stats(0)[:2] == (3 + (count == 0), 5 + 1 + count)
    assert table.range(0) == (1, 1 + count)


@rule("EX 10.18")
def test_what_is_no_boost_can_neither_be_chosen_to_be_sustained_nor_discarded() -> None:
    keeper = card("Keeper", text="Before: Sustain 1 of your continuous boosts. Discard 1 of your continuous boosts.")
    table = Table(stand_in(HELPER, SIGN, keeper), "nehtali", spaces=(1, 9))
    table.put(0, "boosts", "Sign", "Helper")
    table.hand(0, "Keeper")
    table.hand(1, "Block")
    table.pause("clean-up")
    table.strike("Keeper", "Block")
    assert table.cards(0, "boosts") == ["Sign"], "the other one was sustained and then discarded, without a question"
    assert [str(table.match.card(event.cards[0]).name) for event in table.events("sustain", 0)] == ["Helper"]
