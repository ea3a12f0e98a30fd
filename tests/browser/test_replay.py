"""A finished game is replayed with the keyboard, with all hands open, and a link leads to a moment of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import Visitor, Visitors
from tests.browser.waiting import wait_until

SEATS = {"exceed": ("ryu", "ken"), "hackclad": ("rosette", "mia")}


def finished(visitor: Visitor, game: str) -> str:
    """A public game of two bots, played to its end; the id of its table."""
    seats = [{"kind": "bot", "characters": [name], "bot": "random"} for name in SEATS[game]]
    opened = visitor.open_table(game, seats, public=True)
    table = opened["table"]["id"]
    for _ in range(600):
        if visitor.api(f"/api/tables/{table}")["state"] == "over":
            return str(table)
        visitor.page.wait_for_timeout(100)
    raise AssertionError("the bots do not come to an end")


def at(page: Page) -> int:
    return int(page.get_by_role("slider", name="Moment of the game").get_attribute("aria-valuenow") or -1)


def arrive_at(page: Page, number: int) -> None:
    expect(page.get_by_role("slider", name="Moment of the game")).to_have_attribute("aria-valuenow", str(number))


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_a_finished_game_is_replayed_with_keys(visitors: Visitors, game: str) -> None:
    visitor = visitors.arrive()
    table = finished(visitor, game)
    page = visitor.visit(f"/t/{table}/replay")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    arrive_at(page, 0)
    last = int(slider.get_attribute("aria-valuemax") or 0)
    assert last > 20
    axe_in_both_themes(page)
    page.keyboard.press("ArrowRight")
    arrive_at(page, 1)
    page.keyboard.press("ArrowLeft")
    arrive_at(page, 0)
    page.keyboard.press(".")
    marked = at(page)
    assert marked > 0
    page.keyboard.press("PageDown")
    assert at(page) != marked
    page.keyboard.press("End")
    arrive_at(page, last)
    axe_in_both_themes(page)
    page.keyboard.press("Home")
    arrive_at(page, 0)
    page.keyboard.press(" ")
    wait_until(page, lambda: at(page) >= 2)
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert not visitor.errors


def a_moment_with_a_closed_hand(visitor: Visitor, table: str) -> tuple[Page, int]:
    """The replay at a moment at which the Witch in front holds cards, and the number of the moment."""
    for moment in range(40, 80, 4):
        page = visitor.visit(f"/t/{table}/replay?at={moment}&viewer=none")
        arrive_at(page, moment)
        page.wait_for_timeout(500)
        if page.locator('[data-zone="hand"] .back').count() > 0:
            return page, moment
    raise AssertionError("no moment from 40 to 79 shows a closed hand")


def test_all_hands_are_open_when_the_game_is_over(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    table = finished(visitor, "hackclad")
    page, moment = a_moment_with_a_closed_hand(visitor, table)
    faces = page.locator('[data-zone="hand"] [data-card]')
    expect(page.locator('[data-zone="hand"] .back').first).to_be_visible()
    expect(faces).to_have_count(0)
    page.get_by_label("Seen by").select_option("All hands open")
    expect(faces.first).to_be_visible()
    arrive_at(page, moment)
    axe_in_both_themes(page)
    assert not visitor.errors


def test_a_link_leads_to_the_same_moment(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    table = finished(visitor, "exceed")
    page = visitor.visit(f"/t/{table}/replay?at=17")
    arrive_at(page, 17)
    page.get_by_role("button", name="Share this moment").click()
    axe_in_both_themes(page)
    link = page.get_by_label("Link to this moment").input_value()
    position = page.get_by_label("Link to the position alone").input_value()
    friend = visitors.arrive(phone=True)
    shown = friend.visit(re.sub(r"^https?://[^/]+", "", link))
    arrive_at(shown, 17)
    axe_in_both_themes(shown)
    assert_no_sideways_scrolling(shown)
    assert_nothing_clipped(shown)
    shown = friend.visit(re.sub(r"^https?://[^/]+", "", position))
    expect(shown.locator('[data-zone="stage"]')).to_be_visible()
    axe_in_both_themes(shown)
    assert not visitor.errors
    assert not friend.errors
