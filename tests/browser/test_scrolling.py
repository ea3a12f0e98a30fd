"""Whatever scrolls can be reached and read with the keyboard, in a hunt that has much to show and in a duel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.accessibility import axe
from tests.browser.conftest import QUICK
from tests.browser.moments import RYU, crowded, four
from tests.browser.staged import ADA, Moment, be, both, duel_shown, hunt_shown, kind, serve_staged
from tests.browser.visitors import Visitors
from tests.server.running import Running
from wildswing.server.wire.hackclad import HackcladPicture

SIZES: Final = ((1366, 768), (1440, 900), (390, 844), (844, 390), (320, 568))
# What scrolls, and neither takes the focus nor holds anything that does.
UNREACHABLE: Final = """() => {
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    const may = (way) => way === 'auto' || way === 'scroll';
    return (may(style.overflowY) && one.scrollHeight > one.clientHeight + 1)
      || (may(style.overflowX) && one.scrollWidth > one.clientWidth + 1);
  };
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll('body *')]
    .filter((one) => seen(one) && scrolls(one))
    .filter((one) => one.tabIndex < 0)
    .filter((one) => ![...one.querySelectorAll('*')].some((inner) => inner.tabIndex >= 0 && seen(inner)))
    .map((one) => `${one.tagName} ${one.className}`);
}"""
# The end of a part that scrolls is to be seen with keys alone: the part itself takes them, or what lies at its end.
UNSEEN: Final = """() => {
  const parts = [...document.querySelectorAll('[data-zone="missions"], [data-zone="sequence"].sequence, .charged')];
  return parts
    .filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1 && one.tabIndex < 0)
    .map((one) => one.className);
}"""


def late(shown: HackcladPicture) -> bool:
    """The last rounds, when nearly all is on the table."""
    return shown.round >= 7


HUNTS: Final = (
    four("late-draft", both(kind("choose turn slot"), hunt_shown(late))),
    four("late-act", both(kind("act"), hunt_shown(late))),
    four("late-react", both(kind("react"), hunt_shown(late))),
    four("first-mission", kind("choose mission")),
)
DUELS: Final = (
    Moment("much-in-play", "exceed", (("geoffrey",), ("nehtali",)), both(kind("action"), duel_shown(crowded))),
    Moment("naming", "exceed", RYU, kind("name card")),
)


@pytest.fixture(scope="module")
def staged(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with tables at these moments."""
    with serve_staged(tmp_path_factory.mktemp("scrolling"), (*HUNTS, *DUELS), **QUICK) as running:
        yield running.ready()


@pytest.fixture(scope="module")
def page(browser: Browser, staged: Running) -> Iterator[Page]:
    """A page of somebody who sits at all of them."""
    with Visitors(browser, staged.address) as arriving:
        visitor = arriving.arrive()
        be(visitor.context, staged.address, ADA)
        yield visitor.page


def look(page: Page) -> None:
    """Nothing that scrolls is out of reach."""
    page.wait_for_timeout(150)
    assert page.evaluate(UNREACHABLE) == []
    assert page.evaluate(UNSEEN) == []
    axe(page)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("moment", [one.id for one in (*HUNTS, *DUELS)])
def test_all_that_scrolls_can_be_reached_by_keyboard(
    page: Page, staged: Running, moment: str, size: tuple[int, int]
) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.goto(f"{staged.address}/t/{moment}")
    expect(page.locator('[data-zone="field"], [data-zone="stage"]').first).to_be_visible()
    look(page)
    more = page.get_by_role("button", name="More", exact=True)
    if size[0] < 1100 and moment in {one.id for one in HUNTS} and more.count():
        more.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(page)


def test_the_missions_scroll_by_keys(page: Page, staged: Running) -> None:
    page.set_viewport_size({"width": 1366, "height": 560})
    page.goto(f"{staged.address}/t/late-act")
    missions = page.get_by_role("region", name="Missions")
    expect(missions).to_be_visible()
    assert missions.evaluate("(one) => one.scrollHeight > one.clientHeight + 1")
    missions.focus()
    page.keyboard.press("End")
    page.wait_for_timeout(300)
    assert missions.evaluate("(one) => one.scrollTop") > 0
