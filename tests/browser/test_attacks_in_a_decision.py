"""While a strike waits for a decision its attacks are shown as cards where the height allows, and never cut off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import QUICK
from tests.browser.moments import DUELS
from tests.browser.staged import ADA, be, serve_staged
from tests.browser.visitors import Visitors

STRIKES = ("strike", "order", "pay")
CUT = """() => [...document.querySelectorAll('section.half')]
    .filter((half) => half.scrollHeight > half.clientHeight + 1).map((half) => half.getAttribute('aria-label'))"""


@pytest.fixture(scope="module")
def page(browser: Browser, client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """A page of somebody who is asked in the middle of strikes."""
    moments = tuple(moment for moment in DUELS if moment.id in STRIKES)
    folder = tmp_path_factory.mktemp("strikes")
    with (
        serve_staged(folder, moments, **QUICK) as running,
        Visitors(browser, running.ready().address) as arriving,
    ):
        visitor = arriving.arrive()
        be(visitor.context, running.address, ADA)
        visitor.page.goto(running.address)
        yield visitor.page


@pytest.mark.parametrize("size", [(1440, 900), (1366, 768)])
def test_both_attacks_are_cards_where_the_height_allows(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(page.url.split("/t/")[0].rstrip("/") + "/t/strike")
    expect(page.locator("section.half .cardbox .card")).to_have_count(2)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("table", STRIKES)
def test_no_attack_is_cut_off_beside_a_decision(page: Page, table: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    page.goto(page.url.split("/t/")[0].rstrip("/") + f"/t/{table}")
    expect(page.locator('[data-zone="decision"]')).to_be_visible()
    # The window shrinks and grows again under the same page.
    for width, height in ((1440, 900), (1366, 768), (1280, 640), (1366, 768), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(200)
        assert page.evaluate(CUT) == [], f"{width} x {height}"
