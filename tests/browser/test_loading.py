"""Pages while they load: what a slow line shows has a heading, and nothing that axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import Visitors

PAGES = [
    "/",
    "/characters",
    "/characters/exceed/ryu",
    "/watch",
    "/learn",
    "/t/abcdefghij",
    "/t/abcdefghij/join/secret",
    "/t/abcdefghij/watch/secret",
    "/t/abcdefghij/recover/secret",
    "/t/abcdefghij/replay",
    "/position?p=exceed",
]


@pytest.mark.parametrize("path", PAGES)
def test_a_page_whose_facts_have_not_come_has_a_heading(visitors: Visitors, path: str) -> None:
    visitor = visitors.arrive()
    visitor.page.route("**/api/**", lambda _: None)  # no answer comes
    visitor.page.route_web_socket("**/*", lambda _: None)
    page = visitor.visit(path)
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    axe_in_both_themes(page)
    visitor.page.unroute_all(behavior="ignoreErrors")


def test_a_page_whose_code_has_not_come_has_a_heading(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    visitor.page.route("**/LobbyPage*.js", lambda _: None)
    visitor.page.goto(visitor.address, wait_until="commit")
    page = visitor.page
    expect(page.get_by_role("heading", level=1, name="Loading")).to_have_count(1)
    axe_in_both_themes(page)
    visitor.page.unroute_all(behavior="ignoreErrors")
