"""A game of HacKClaD with four Witches, three of them bots, with the mouse, from the first Mission to the scores."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.hunt import Hunt
from tests.browser.hunters import Pointer
from tests.browser.visitors import Visitors

BOTS = ("mia", "amelia", "luna")
LOOKED_AT = ("choose mission", "choose turn slot", "act", "react", "step", "choose")


def test_a_game_with_three_bots_is_played_to_its_end_with_the_mouse(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    hunt = Hunt(visitor)
    player = Pointer(hunt, 4)
    seats = [{"kind": "me", "characters": ["rosette"]}]
    seats += [{"kind": "bot", "characters": [name], "bot": "random"} for name in BOTS]
    opened = visitor.open_table("hackclad", seats, mode="base", missions="draft")
    page = visitor.visit(f"/t/{opened['table']['id']}")
    looked: set[str] = set()
    places: set[str] = set()
    while hunt.settle():
        kind = hunt.asked["kind"]
        if kind in LOOKED_AT and kind not in looked:
            axe_in_both_themes(page)
            looked.add(kind)
        places.add(player.step())
    assert {"choose mission", "choose turn slot", "act"} <= looked
    assert {"row", "slot", "hand", "field", "finish"} <= places
    result = page.get_by_role("region", name="Result")
    expect(result).to_be_visible()
    standings = hunt.table["result"]["standings"]
    assert len(standings) == 4
    lines = result.get_by_role("listitem")
    expect(lines).to_have_count(4)
    for line, standing in zip(lines.all(), standings, strict=True):
        expect(line).to_contain_text(f"{standing['score']} VP")
    axe_in_both_themes(page)
    assert not visitor.errors
