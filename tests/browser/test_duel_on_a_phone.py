"""A whole duel against a bot on a phone, with nothing but a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.player import Player
from tests.browser.visitors import PHONE, Visitors


def test_a_duel_against_a_bot_is_played_to_its_end_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["giovanna"]}],
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    player = Player(visitor, seed=2, touch=True)
    looked_at: set[str] = set()

    def look(decision: dict[str, Any]) -> None:
        if decision["kind"] not in looked_at:
            looked_at.add(decision["kind"])
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            axe_in_both_themes(page)

    assert player.play(look)
    expect(page.locator('[data-zone="result"]')).to_be_visible()
    assert visitor.errors == []
    assert {"mulligan", "action", "set attack"} <= set(player.met)
