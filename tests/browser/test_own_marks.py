"""Notes and marks of one's own: on the board, in the list, after a reload, and nowhere else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import Visitors

SEATS = {
    "exceed": [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "characters": ["geoffrey"]}],
    "hackclad": [{"kind": "me", "characters": ["rosette"]}, {"kind": "bot", "characters": ["mia"]}],
}
BOARD = {"exceed": '[role="group"] [data-space="{}"]', "hackclad": '[role="gridcell"][data-space="{}"]'}
NAME = {"exceed": "9", "hackclad": "e2"}


@pytest.mark.parametrize("game", ["exceed", "hackclad"])
def test_marks_and_notes_stay_with_their_reader(visitors: Visitors, game: str) -> None:
    visitor = visitors.arrive()
    table = visitor.open_table(game, SEATS[game])["table"]["id"]
    page = visitor.visit(f"/t/{table}")
    marked = re.compile("Marked by you")
    nine = page.locator(BOARD[game].format(9))
    two = page.locator(BOARD[game].format(2))
    nine.click(button="right")
    expect(nine).to_have_attribute("aria-label", marked)
    two.focus()
    page.keyboard.press(".")
    expect(two).to_have_attribute("aria-label", marked)
    page.keyboard.press(".")
    expect(two).not_to_have_attribute("aria-label", marked)
    sent = len(visitor.frames)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notes and marks").click()
    dialog = page.get_by_role("dialog", name="Notes and marks")
    dialog.get_by_role("textbox").fill("the other one likes Sweep")
    pad = dialog.get_by_role("button", name=NAME[game], exact=True)
    expect(pad).to_have_attribute("aria-pressed", "true")
    axe_in_both_themes(page)
    page.reload()
    expect(nine).to_have_attribute("aria-label", marked)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Notes and marks").click()
    expect(dialog.get_by_role("textbox")).to_have_value("the other one likes Sweep")
    dialog.get_by_role("button", name="Clear").click()
    expect(pad).to_have_attribute("aria-pressed", "false")
    expect(nine).not_to_have_attribute("aria-label", marked)
    assert not [frame for frame in visitor.frames[sent:] if "likes Sweep" in frame]
    assert not visitor.errors
