"""Both tables with less motion, in forced colors, and magnified, with the longest names there are."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe
from tests.browser.hunt import Hunt
from tests.browser.hunters import Pointer
from tests.browser.player import Player
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import Visitor, Visitors

LONG: Final = "Wilhelmina-Hildegard Wong"[:24]
# Everything that moves for longer than an eye notices is written down, from the first moment of a page on.
WATCH: Final = """
window.moved = [];
const look = () => {
  for (const one of document.getAnimations()) {
    const { endTime } = one.effect.getComputedTiming();
    const name = one.animationName ?? one.transitionProperty;
    if (endTime > 50) window.moved.push(`${one.effect.target?.className}: ${name}`);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
DUEL: Final = ("superskullman", "shovelknight")
HUNT: Final = ("rosette", "amelia", "luna", "mia")
# 200 % and 400 % of a laptop's window, as the page sees them.
ZOOMED: Final = {"twice": {"width": 720, "height": 450}, "four times": {"width": 360, "height": 225}}


def duel(visitor: Visitor, most: int) -> Player:
    """A duel of the longest names after some decisions."""
    visitor.api("/api/me", {"name": LONG})
    seats: list[dict[str, Any]] = [{"kind": "me", "characters": [DUEL[0]]}]
    seats += [{"kind": "bot", "characters": [DUEL[1]], "bot": "random"}]
    opened = visitor.open_table("exceed", seats, first=0)
    player = Player(visitor, 4)
    visitor.visit(f"/t/{opened['table']['id']}")
    assert not player.play(most=most)
    player.wire.wait_for_move()
    return player


def hunt(visitor: Visitor) -> Pointer:
    """A game of four Witches at the first turn of the visitor's own."""
    visitor.api("/api/me", {"name": LONG})
    seats: list[dict[str, Any]] = [{"kind": "me", "characters": [HUNT[0]]}]
    seats += [{"kind": "bot", "characters": [name], "bot": "random"} for name in HUNT[1:]]
    opened = visitor.open_table("hackclad", seats, mode="base", missions="draft")
    player = Pointer(Hunt(visitor), 2)
    visitor.visit(f"/t/{opened['table']['id']}")
    player.play(lambda: not player.hunt.asks("act"))
    return player


def assert_fits(page: Page) -> None:
    assert_no_sideways_scrolling(page)
    assert_nothing_clipped(page)


@pytest.mark.parametrize("speed", ["normal", "none"])
def test_nothing_moves_for_who_asked_for_less_motion(visitors: Visitors, speed: str) -> None:
    wanted: Any = {"reduced_motion": "reduce"} if speed == "normal" else {}
    visitor = visitors.arrive(settings={"speed": speed}, **wanted)
    visitor.page.add_init_script(WATCH)
    player = hunt(visitor)
    for _ in range(4):
        assert player.hunt.settle()
        player.step()
    assert visitor.page.evaluate("window.moved") == []
    duelling = visitors.arrive(settings={"speed": speed}, **wanted)
    duelling.page.add_init_script(WATCH)
    duel(duelling, 8)
    assert duelling.page.evaluate("window.moved") == []


def test_the_watch_over_motion_sees_what_moves(visitors: Visitors) -> None:
    visitor = visitors.arrive(settings={"speed": "calm"})
    visitor.page.add_init_script(WATCH)
    duel(visitor, 6)
    assert visitor.page.evaluate("window.moved") != []


@pytest.mark.parametrize("zoom", ZOOMED)
def test_the_duel_fits_a_magnified_window(visitors: Visitors, zoom: str) -> None:
    visitor = visitors.arrive()
    player = duel(visitor, 2)
    player.page.set_viewport_size(ZOOMED[zoom])  # type: ignore[arg-type]
    expect(player.page.locator('[data-zone="stage"]')).to_be_visible()
    assert_fits(player.page)


@pytest.mark.parametrize("zoom", ZOOMED)
def test_the_hunt_fits_a_magnified_window(visitors: Visitors, zoom: str) -> None:
    player = hunt(visitors.arrive())
    player.page.set_viewport_size(ZOOMED[zoom])  # type: ignore[arg-type]
    expect(player.page.locator("[data-number]")).to_be_visible()
    assert_fits(player.page)
    assert player.hunt.settle()
    player.step()


@pytest.mark.parametrize("path", ["/", "/characters", "/characters/hackclad/rosette", "/watch"])
@pytest.mark.parametrize("zoom", ZOOMED)
def test_the_pages_fit_a_magnified_window(visitors: Visitors, zoom: str, path: str) -> None:
    visitor = visitors.arrive(viewport=ZOOMED[zoom])
    visitor.api("/api/me", {"name": LONG})
    page = visitor.visit(path)
    expect(page.get_by_role("heading").first).to_be_attached()
    page.wait_for_load_state("networkidle")
    assert_fits(page)


def test_both_tables_can_be_used_in_forced_colors(visitors: Visitors) -> None:
    visitor = visitors.arrive(forced_colors="active")
    player = hunt(visitor)
    assert_fits(player.page)
    axe(player.page, colors=False)
    assert player.hunt.settle()
    player.step()
    # The frames of another game would be read as those of the duel.
    visitor = visitors.arrive(forced_colors="active")
    played = duel(visitor, 3)
    assert_fits(played.page)
    axe(played.page, colors=False)
    assert not visitor.errors
