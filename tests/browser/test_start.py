"""What a visitor meets first."""

from __future__ import annotations

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import Visitors


def test_the_lobby_opens_without_an_error_and_for_everybody(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit("/")
    page.get_by_role("heading", level=1).wait_for()
    axe_in_both_themes(page)
    assert visitor.errors == []
