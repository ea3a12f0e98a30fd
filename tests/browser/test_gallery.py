"""The gallery: finding characters by words, and reading everything about one of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import Visitors


def names(page: Page) -> list[str]:
    return [one.inner_text() for one in page.locator('[data-zone="characters"] li .name').all()]


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_fighters_are_found_by_name_card_number_and_season(visitors: Visitors, phone: bool) -> None:
    visitor = visitors.arrive(phone=phone)
    page = visitor.visit("/characters")
    cards = page.locator('[data-zone="characters"] li')
    expect(cards.first).to_be_visible()
    everybody = cards.count()
    assert everybody > 20
    axe_in_both_themes(page)
    assert_no_sideways_scrolling(page)
    assert_nothing_clipped(page)
    find = page.get_by_role("searchbox", name="Find characters by name or by their cards")
    find.fill("ryu")
    expect(page.get_by_role("link", name="Ryu", exact=True)).to_be_visible()
    find.fill("reach 9")
    expect(cards).not_to_have_count(everybody)
    for note in page.locator('[data-zone="characters"] li .note').all():
        assert note.inner_text().strip()
    page.reload()
    expect(page.get_by_role("searchbox")).to_have_value("reach 9")
    find.fill("nobody has this name")
    expect(page.get_by_role("button", name="Clear the search")).to_be_visible()
    page.get_by_role("button", name="Clear the search").click()
    expect(cards).to_have_count(everybody)
    page.get_by_role("button", name="Season 3").click()
    expect(cards).not_to_have_count(everybody)
    assert "season=3" in page.url
    assert not visitor.errors


@pytest.mark.parametrize("path", ["/characters/exceed/ryu", "/characters/hackclad/luna", "/characters/hackclad"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_page_of_the_gallery_can_be_read_by_everybody(visitors: Visitors, phone: bool, path: str) -> None:
    visitor = visitors.arrive(phone=phone)
    page = visitor.visit(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("main h2").first).to_be_visible()
    axe_in_both_themes(page)
    assert_no_sideways_scrolling(page)
    assert_nothing_clipped(page)
    assert not visitor.errors


def test_a_character_leads_to_a_game_with_it(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit("/characters/hackclad")
    page.get_by_role("link", name="Luna").click()
    expect(page.get_by_role("heading", level=1, name="Luna")).to_be_visible()
    page.get_by_role("button", name="Play Luna").or_(page.get_by_role("link", name="Play Luna")).click()
    expect(page.get_by_role("button", name="Change the witch of seat 1, Luna")).to_be_visible()


def test_a_character_that_is_not_there_is_said_to_be_missing(visitors: Visitors) -> None:
    page = visitors.arrive().visit("/characters/exceed/nobody-of-this-name")
    expect(page.get_by_text("There is nobody of this name.")).to_be_visible()
