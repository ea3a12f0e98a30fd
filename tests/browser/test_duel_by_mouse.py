"""A whole duel against a bot with nothing but a mouse."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.player import Player
from tests.browser.visitors import Visitors


def test_a_duel_against_a_bot_is_played_to_its_end_by_mouse(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ken"]}, {"kind": "bot", "bot": "random", "characters": ["geoffrey"]}],
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    player = Player(visitor)
    looked_at: set[str] = set()

    def look(decision: dict[str, Any]) -> None:
        if decision["kind"] not in looked_at:
            looked_at.add(decision["kind"])
            axe_in_both_themes(page)

    assert player.play(look)
    expect(page.locator('[data-zone="result"]')).to_be_visible()
    axe_in_both_themes(page)
    print(player.met, player.used)
    assert visitor.errors == []
    assert {"mulligan", "action", "set attack"} <= set(player.met)
