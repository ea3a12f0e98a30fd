"""A solo game of HacKClaD with nothing but the keyboard: set up in the lobby, played to its end."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.hunt import Hunt
from tests.browser.hunters import Keys
from tests.browser.visitors import Visitors


def test_a_solo_game_is_set_up_and_played_to_its_end_with_keys_alone(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    hunt = Hunt(visitor)
    player = Keys(hunt, 3)
    page = visitor.visit()
    player.tab_to(page.get_by_role("tab", name="EXCEED, a duel"))
    player.press("ArrowRight")
    expect(page.get_by_role("tab", name="HacKClaD, 1 to 4 witches")).to_have_attribute("aria-selected", "true")
    player.tab_to(page.get_by_role("radio", name="Each for herself"))
    player.press("ArrowRight")
    expect(page.get_by_role("radio", name="Alone")).to_be_checked()
    player.tab_to(page.get_by_role("button", name="Play", exact=True))
    player.press("Enter")
    page.wait_for_url("**/t/*")
    assert hunt.settle()
    assert hunt.table["options"]["mode"] == "solo"
    player.play()
    assert player.decisions > 20
    result = page.get_by_role("region", name="Result")
    expect(result).to_contain_text(f"{hunt.table['result']['standings'][0]['score']} VP")
    axe_in_both_themes(page)
    player.tab_to(result.get_by_role("link", name="Back to the lobby"))
    player.press("Enter")
    expect(page.get_by_role("tab", name="HacKClaD, 1 to 4 witches")).to_have_attribute("aria-selected", "true")
    assert not visitor.errors
