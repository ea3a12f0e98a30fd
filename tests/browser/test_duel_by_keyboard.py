"""A whole duel against a bot with nothing but the keyboard."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.keyboard import KeyboardPlayer
from tests.browser.visitors import Visitors


def test_a_duel_against_a_bot_is_played_to_its_end_by_keyboard(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["giovanna"]}, {"kind": "bot", "bot": "random", "characters": ["ryu"]}],
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    player = KeyboardPlayer(visitor, seed=3)
    assert player.play()
    expect(page.locator('[data-zone="result"]')).to_be_visible()
    assert visitor.errors == []
    assert {"mulligan", "action", "set attack", "pay"} <= set(player.met)
