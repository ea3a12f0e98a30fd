"""Every screen at every size: nothing is cut off, nothing lies on anything else, the colours can be told apart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.boxes import misfits
from tests.browser.conftest import QUICK
from tests.browser.moments import DUELS, HUNTS, LONG_DUELS, WAITING
from tests.browser.staged import ADA, be, serve_staged
from tests.browser.visitors import Visitors
from tests.server.running import Running

SIZES = ((320, 568), (390, 844), (768, 1024), (844, 390), (1024, 768), (1366, 768), (1440, 900))
TABLES = tuple(one.id for one in (*DUELS, *LONG_DUELS, *HUNTS, WAITING[0]))
PAGES = ("/", "/characters", "/characters/exceed/goldlewis", "/characters/hackclad/amelia", "/watch")
CONTRASTS = ("action", "set", "strike", "act", "react")


@pytest.fixture(scope="module")
def staged(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with tables at chosen moments."""
    folder = tmp_path_factory.mktemp("staged")
    with serve_staged(folder, (*DUELS, *LONG_DUELS, *HUNTS, WAITING[0]), **QUICK) as running:
        yield running.ready()


@pytest.fixture(scope="module")
def page(browser: Browser, staged: Running) -> Iterator[Page]:
    """A page of somebody who sits at all of these tables."""
    with Visitors(browser, staged.address) as arriving:
        visitor = arriving.arrive()
        be(visitor.context, staged.address, ADA)
        yield visitor.page


def opened(page: Page, address: str) -> None:
    """Wait until the screen is there, with what it asks the server for."""
    page.goto(address)
    page.locator("#main").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")


def wrong_at(page: Page, width: int, height: int) -> list[str]:
    """What does not fit into a window of this size."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(150)
    return [f"{width} x {height}: {one}" for one in misfits(page)]


@pytest.mark.parametrize("table", TABLES)
def test_tables_fit_into_windows_of_every_size_and_axe_finds_nothing(page: Page, staged: Running, table: str) -> None:
    opened(page, f"{staged.address}/t/{table}")
    wrong = [one for size in SIZES for one in wrong_at(page, *size)]
    assert not wrong, "\n".join(wrong)
    axe_in_both_themes(page)


@pytest.mark.parametrize("path", PAGES)
def test_pages_fit_into_windows_of_every_size(page: Page, staged: Running, path: str) -> None:
    opened(page, staged.address + path)
    wrong = [one for size in SIZES for one in wrong_at(page, *size)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("table", CONTRASTS)
def test_more_contrast_and_forced_colours_stay_readable(page: Page, staged: Running, table: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    opened(page, f"{staged.address}/t/{table}")
    try:
        page.emulate_media(contrast="more")
        axe_in_both_themes(page)
        # The system chooses the colours then; what is left to see to is that shapes do not vanish with them.
        page.emulate_media(contrast="no-preference", forced_colors="active")
        hidden = page.evaluate(
            "[...document.querySelectorAll('[role=option]')].filter((card) => {"
            " const style = getComputedStyle(card.querySelector('.card, .small, .skill') ?? card);"
            " return style.borderTopStyle === 'none'; }).length"
        )
        assert hidden == 0, "cards have no edge without their colours"
    finally:
        page.emulate_media(contrast="no-preference", forced_colors="none")
