"""Two cards of a hand are compared: beside a wide table, in a dialog on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import PHONE, Visitor, Visitors
from tests.browser.wire import Wire


def at_a_turn(visitor: Visitor) -> tuple[Page, list[int]]:
    """A duel against a bot in the visitor's first turn, and the cards of the hand."""
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["ken"]}],
        first=0,
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    wire = Wire(visitor)
    assert wire.wait_for_move() is not None
    page.get_by_role("button", name=re.compile("^Keep all")).click()
    assert wire.wait_for_move(0) is not None
    assert wire.picture is not None
    return page, [entry["card"] for entry in wire.picture["hand"]]


@pytest.mark.parametrize("way", ["mouse", "keys"])
def test_two_cards_stand_beside_each_other_at_a_wide_table(visitors: Visitors, way: str) -> None:
    visitor = visitors.arrive()
    page, hand = at_a_turn(visitor)
    # The key works as soon as the page has drawn the turn.
    expect(page.get_by_role("button", name="Compare", exact=True)).to_be_visible()
    if way == "mouse":
        page.get_by_role("button", name="Compare", exact=True).click()
        expect(page.get_by_role("button", name="One card")).to_be_focused()
    else:
        page.get_by_role("region", name="The duel").focus()
        page.keyboard.press("d")
    compared = page.get_by_role("region", name="Two cards")
    expect(compared.get_by_role("table")).to_be_visible()
    first = compared.get_by_label("The card in focus")
    second = compared.get_by_label("The card that it is compared with")
    expect(first).to_have_value(str(hand[0]))
    expect(second).to_have_value(str(hand[1]))
    second.select_option(str(hand[2]))
    expect(second).to_have_value(str(hand[2]))
    page.locator(f'[data-zone="hand"] [data-card="{hand[1]}"]').click()
    expect(first).to_have_value(str(hand[1]))
    expect(second).to_have_value(str(hand[2]))
    axe_in_both_themes(page)
    if way == "mouse":
        page.get_by_role("button", name="One card").click()
    else:
        page.keyboard.press("d")
    expect(compared).to_have_count(0)
    assert visitor.errors == []


def test_two_cards_stand_beside_each_other_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    page, hand = at_a_turn(visitor)
    page.get_by_role("button", name=re.compile("^Compare .* with another card$")).tap()
    dialog = page.get_by_role("dialog", name="Two cards")
    expect(dialog.get_by_role("table")).to_be_visible()
    dialog.get_by_label("The card that it is compared with").select_option(str(hand[2]))
    assert dialog.evaluate("node => node.scrollWidth") <= PHONE["width"]
    axe_in_both_themes(page)
    dialog.get_by_role("button", name="Close").tap()
    expect(dialog).to_have_count(0)
    assert visitor.errors == []
