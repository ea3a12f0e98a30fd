"""A card is dragged up to strike with it; its button and its key do the same."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visitors import Visitors
from tests.browser.wire import Wire


def drag(page: Page, card: int, by: float) -> None:
    """Drag a hand card up by so many pixels and let it go."""
    box = page.locator(f'[data-zone="hand"] [data-card="{card}"]').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - by / 2, steps=4)
    page.mouse.move(x, y - by, steps=4)
    page.mouse.up()


def test_a_card_that_is_dragged_up_begins_a_strike_with_it(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["ken"]}],
        first=0,
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    wire = Wire(visitor)
    wire.wait_for_move()
    page.get_by_role("button", name=re.compile("^Keep all")).click()
    decision = wire.wait_for_move(0)
    assert decision is not None
    assert decision["kind"] == "action"
    assert wire.picture is not None
    card = wire.picture["hand"][0]["card"]
    drag(page, card, 40)
    page.wait_for_timeout(200)
    wire.follow()
    assert wire.decision is not None
    assert wire.decision["number"] == decision["number"], "a card that is let go early does nothing"
    drag(page, card, 160)
    setting = wire.wait_for_move(decision["number"])
    assert setting is not None
    assert setting["kind"] == "set attack"
    expect(page.get_by_role("group", name="Setting an attack")).to_be_visible()
    expect(page.locator(f'[data-zone="hand"] [data-card="{card}"]')).to_have_attribute("aria-selected", "true")
    assert visitor.errors == []
