"""Settings do what they say, at once and in a game, and stay."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.hunt import Hunt
from tests.browser.visitors import Visitor, Visitors
from tests.browser.waiting import wait_until

COUNT_TONES = """
window.tones = 0;
for (const kind of [AudioScheduledSourceNode, OscillatorNode, AudioBufferSourceNode]) {
  if (!Object.hasOwn(kind.prototype, 'start')) continue;
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
}
"""


def settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def choose(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


def begun(visitor: Visitor) -> Hunt:
    """A solo game at the turn of its Witch, where E ends the turn."""
    hunt = Hunt(visitor)
    opened = visitor.open_table(
        "hackclad", [{"kind": "me", "characters": ["rosette"]}], mode="solo", missions="recommended"
    )
    visitor.visit(f"/t/{opened['table']['id']}")
    assert hunt.settle()
    return hunt


def root(page: Page, what: str) -> Any:  # noqa: ANN401 - JSON
    return page.evaluate(f"document.documentElement.dataset.{what}")


def test_theme_motion_and_sound_are_changed_and_kept(visitors: Visitors) -> None:
    visitor = visitors.arrive(color_scheme="dark")
    page = visitor.visit()
    assert (root(page, "theme"), root(page, "speed")) == ("dark", "none")
    settings(page)
    axe_in_both_themes(page)
    choose(page, "Theme", "Light")
    choose(page, "Motion", "Swift")
    page.get_by_role("slider", name="Volume").fill("0.25")
    page.get_by_role("dialog").get_by_text("No sound", exact=True).click()
    assert (root(page, "theme"), root(page, "speed")) == ("light", "swift")
    page.reload()
    assert (root(page, "theme"), root(page, "speed")) == ("light", "swift")
    expect(page.get_by_role("button", name="Switch the sound off")).to_be_visible()
    settings(page)
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0.25")
    expect(page.get_by_role("radio", name="Light")).to_be_checked()
    choose(page, "Theme", "As the system")
    assert root(page, "theme") == "dark"
    page.emulate_media(color_scheme="light")
    wait_until(page, lambda: root(page, "theme") == "light")
    page.get_by_role("dialog").get_by_role("button", name="All as at first").click()
    assert root(page, "speed") == "normal"
    assert not visitor.errors


def test_sound_is_made_unless_it_is_off(visitors: Visitors) -> None:
    visitor = visitors.arrive(settings={"muted": False})
    visitor.page.add_init_script(COUNT_TONES)
    hunt = begun(visitor)
    page = visitor.page
    page.locator('[role="option"]').first.click()
    page.locator('[role="option"]').first.click()
    wait_until(page, lambda: page.evaluate("window.tones") > 0)
    assert hunt.settle()
    page.get_by_role("button", name="Switch the sound off").click()
    before = page.evaluate("window.tones")
    page.locator('[role="option"]').first.click()
    page.wait_for_timeout(300)
    assert page.evaluate("window.tones") == before


def to_turn(hunt: Hunt) -> None:
    """Take the first option until the Witch acts."""
    while hunt.settle() and hunt.asked["kind"] != "act":
        number = hunt.asked["number"]
        if hunt.asked["kind"] == "choose turn slot":
            hunt.page.locator('[data-zone="sequence"] button[aria-keyshortcuts]').first.click()
        elif hunt.asked["options"][0]["target"] is not None:
            hunt.page.locator(f'[data-space="{hunt.asked["options"][0]["target"]}"]').click()
        elif hunt.row:
            hunt.page.keyboard.press("1")
            hunt.page.keyboard.press("Enter")
        else:
            card = hunt.asked["options"][0]["card"]
            hunt.page.locator(f'[data-zone="hand"] [data-card="{card}"]').click()
            hunt.page.locator(f'[data-zone="hand"] [data-card="{card}"]').click()
        hunt.await_moved(number)


def test_letters_are_switched_off_and_given_other_keys_and_a_game_obeys(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    hunt = begun(visitor)
    page = visitor.page
    to_turn(hunt)
    ending = page.get_by_role("button", name="Press again to end")
    settings(page)
    page.get_by_text("Single letters and digits act at the table").click()
    page.keyboard.press("Escape")
    page.keyboard.press("e")
    page.wait_for_timeout(200)
    expect(ending).to_have_count(0)
    settings(page)
    page.get_by_text("Single letters and digits act at the table").click()
    page.get_by_text("Change keys").click()
    axe_in_both_themes(page)
    page.get_by_role("button", name="End the turn: key E. Change it").click()
    page.keyboard.press("l")
    expect(page.get_by_text("is the key of “Log and more” already")).to_be_visible()
    page.keyboard.press("q")
    expect(page.get_by_role("button", name="End the turn: key Q. Change it")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    assert hunt.settle()
    page.keyboard.press("e")
    page.wait_for_timeout(200)
    expect(ending).to_have_count(0)
    page.keyboard.press("q")
    expect(ending).to_be_visible()
    page.keyboard.press("q")
    hunt.await_next(lambda: hunt.said(hunt.sent[-1]["number"]) != [] and not hunt.asks("act"), "the end of the turn")
    assert not visitor.errors


def test_a_language_file_is_loaded_kept_and_put_away(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    page = visitor.visit()
    settings(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the English texts").click()
    english = json.loads(saved.value.path().read_text("utf-8"))
    assert english["texts"]["lobby.play"] == "Play"
    german = {"language": "de", "name": "Deutsch", "texts": {"lobby.play": "Spielen", "base.settings": "Einstellungen"}}

    def load(content: str) -> None:
        page.locator('input[type="file"]').set_input_files(
            {"name": "de.json", "mimeType": "application/json", "buffer": content.encode()}
        )

    load("no json")
    expect(page.get_by_role("alert")).to_contain_text("This is no language file")
    load(json.dumps(german))
    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Spielen", exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Spielen", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    axe_in_both_themes(page)
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("button", name="Back to English").click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert not visitor.errors
