"""Help is in the same place on every page, fits the page, and rules can be read wherever their numbers stand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.conftest import QUICK
from tests.browser.moments import ALL
from tests.browser.sizes import assert_no_sideways_scrolling
from tests.browser.staged import ADA, be, serve_staged
from tests.browser.visitors import Visitor, Visitors
from tests.server.running import Running

MOMENTS = ("action", "strike", "act", "duel-over", "invited", "choose")
PAGES = {
    "/": "Play begins a game at once",
    "/characters": "Every character with all cards.",
    "/watch": "Games that anybody may watch.",
    "/learn": "A first match of each game",
    "/rules/exceed": "All rules by number.",
    "/position": "A single moment of a game",
    "/t/action": "Play with mouse, touch or keyboard",
    "/t/act": "Play with mouse, touch or keyboard",
    "/t/invited": "The game begins when every seat is taken.",
    "/t/duel-over/replay": "A game, moment by moment.",
    "/nowhere": "There is nothing at this address.",
}


@pytest.fixture(scope="module")
def tables(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    moments = tuple(moment for moment in ALL if moment.id in MOMENTS)
    with serve_staged(tmp_path_factory.mktemp("help"), moments, **QUICK) as running:
        running.ready()
        yield running


@pytest.fixture
def ada(browser: Browser, tables: Running) -> Iterator[Visitor]:
    with Visitors(browser, tables.address) as visitors:
        visitor = visitors.arrive()
        be(visitor.context, tables.address, ADA)
        yield visitor


@pytest.fixture
def on_a_phone(browser: Browser, tables: Running) -> Iterator[Visitor]:
    with Visitors(browser, tables.address) as visitors:
        visitor = visitors.arrive(phone=True)
        be(visitor.context, tables.address, ADA)
        yield visitor


def opened(page: Page) -> Locator:
    """The help, after a press of its button."""
    page.get_by_role("banner").get_by_role("button", name="Help", exact=True).click()
    return page.get_by_role("dialog", name="Help")


def test_help_is_the_last_control_of_the_bar_on_every_page_and_fits_it(ada: Visitor) -> None:
    for path, words in PAGES.items():
        page = ada.visit(path)
        page.locator("#main:not(.loading)").first.wait_for()
        controls = page.get_by_role("banner").get_by_role("button")
        expect(controls.last).to_have_accessible_name("Help")
        dialog = opened(page)
        expect(dialog.get_by_text(words)).to_be_visible()
        expect(dialog.get_by_role("link", name="The rules of", exact=False).first).to_be_visible()
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()
        expect(controls.last).to_be_focused()
        page.keyboard.press("?")
        expect(dialog).to_be_visible()
    assert [error for error in ada.errors if "404" not in error] == []


def test_help_opens_again_before_the_browser_has_told_that_it_closed(ada: Visitor) -> None:
    page = ada.visit("/position")
    page.locator("#main:not(.loading)").first.wait_for()
    dialog = opened(page)
    dialog.get_by_role("button", name="Close").evaluate(
        "(cross) => { cross.click();"
        " document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })); }"
    )
    page.wait_for_timeout(200)
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_help_names_keys_and_marks_of_the_game_and_is_for_everybody(ada: Visitor) -> None:
    page = ada.visit("/t/act")
    page.locator("[data-zone=field]").wait_for()
    dialog = opened(page)
    expect(dialog.get_by_text("Red hatching with a numbered pennant")).to_be_visible()
    expect(dialog.get_by_role("definition").filter(has_text="Text table")).to_be_visible()
    expect(dialog.get_by_role("link", name="The rules of HacKClaD")).to_have_attribute("target", "_blank")
    axe_in_both_themes(page)
    dialog.get_by_role("button", name="Settings, with all keys").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    assert ada.errors == []


@pytest.mark.parametrize("path", ["/", "/t/action", "/t/duel-over/replay"])
def test_help_is_within_reach_of_a_thumb(on_a_phone: Visitor, path: str) -> None:
    page = on_a_phone.visit(path)
    page.locator("#main:not(.loading)").first.wait_for()
    assert_no_sideways_scrolling(page)
    button = page.get_by_role("banner").get_by_role("button", name="Help", exact=True)
    box = button.bounding_box()
    assert box is not None
    assert box["width"] >= 44
    assert box["height"] >= 44
    assert box["x"] + box["width"] <= 390
    expect(opened(page)).to_be_visible()


def test_a_number_in_the_log_opens_its_rule_by_mouse_and_by_keyboard(ada: Visitor) -> None:
    page = ada.visit("/t/action")
    log = page.get_by_role("group", name="Log")
    log.wait_for()
    numbers = log.get_by_role("link", name=re.compile(r"^Rule EX \d"))
    first = numbers.first
    name = first.text_content() or ""
    first.click()
    dialog = page.get_by_role("dialog", name=f"Rule {name}")
    expect(dialog.get_by_text(re.compile("^From "))).to_be_visible()
    axe_in_both_themes(page)
    dialog.get_by_role("button", name="The next rule").click()
    expect(page.get_by_role("dialog")).not_to_have_accessible_name(f"Rule {name}")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(first).to_be_focused()
    # Tab stops at one number of the log; the arrows lead to the others.
    assert numbers.count() > 2
    assert log.locator("a[data-rule]:not([tabindex='-1'])").count() == 1
    page.keyboard.press("ArrowDown")
    expect(numbers.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=f"Rule {numbers.nth(1).text_content()}")).to_be_visible()
    assert ada.errors == []


def test_a_number_opens_its_page_beside_the_game(ada: Visitor) -> None:
    page = ada.visit("/t/action")
    number = page.get_by_role("group", name="Log").get_by_role("link", name=re.compile("^Rule EX")).first
    name = number.text_content() or ""
    with ada.context.expect_page() as arriving:
        number.click(modifiers=["Control"])
    book = arriving.value
    book.get_by_role("heading", name="The rules of EXCEED").wait_for()
    expect(book.locator(f"[id='{name.lower().replace(' ', '-')}']")).to_be_focused()
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize("path", ["/t/strike", "/t/duel-over/replay?at=30", "/t/action#text"])
def test_rules_are_read_in_strikes_replays_and_the_text_table(ada: Visitor, path: str) -> None:
    page = ada.visit(path)
    if path.endswith("#text"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Text table").click()
        page.get_by_role("textbox", name="Your command").fill("rule 16.5")
        page.keyboard.press("Enter")
        expect(page.get_by_role("region", name="Answer")).to_contain_text("EX 16.5:")
    page.get_by_role("link", name=re.compile("^Rule EX")).first.click()
    expect(page.get_by_role("dialog").get_by_text(re.compile("^From "))).to_be_visible()
    assert ada.errors == []


def test_words_of_a_replay_explain_themselves(ada: Visitor) -> None:
    page = ada.visit("/t/duel-over/replay?at=30")
    page.get_by_role("group", name="Log").get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert ada.errors == []


def test_the_field_names_its_rules_on_a_phone_too(on_a_phone: Visitor) -> None:
    page = on_a_phone.visit("/t/act")
    page.get_by_role("button", name=re.compile("Log|More|log")).first.click()
    page.get_by_role("link", name=re.compile("^Rule HC")).last.click()
    expect(page.get_by_role("dialog", name=re.compile("^Rule HC"))).to_be_visible()
    assert on_a_phone.errors == []


def test_the_book_of_rules_is_searched_and_is_for_everybody(ada: Visitor) -> None:
    page = ada.visit("/rules/hackclad/2.2")
    rule = page.locator("#hc-2\\.2")
    expect(rule).to_be_focused()
    expect(rule).to_be_in_viewport()
    axe_in_both_themes(page)
    page.get_by_role("searchbox", name="Find rules").fill("wraps edge")
    expect(rule).to_be_visible()
    expect(page.locator("#hc-1\\.1")).to_be_hidden()
    page.get_by_role("tab", name="EXCEED").click()
    page.get_by_role("heading", name="The rules of EXCEED").wait_for()
    page.get_by_role("navigation", name="Chapters").get_by_role("link", name="Movement").click()
    expect(page.locator("#ex-8")).to_be_in_viewport()
    assert ada.errors == []
