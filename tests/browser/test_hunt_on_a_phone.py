"""HacKClaD on a phone with a finger, for two rounds and more."""

from __future__ import annotations

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.hunt import Hunt
from tests.browser.hunters import Finger
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import Visitors

LOOKED_AT = ("choose mission", "choose turn slot", "act", "react")
# Where something is tapped in the course of a game.
TAPPED = frozenset({"row", "slot", "hand", "field", "finish"})


def test_two_rounds_are_played_with_a_finger(visitors: Visitors) -> None:
    visitor = visitors.arrive(phone=True)
    hunt = Hunt(visitor)
    player = Finger(hunt, 5)
    opened = visitor.open_table(
        "hackclad",
        [{"kind": "me", "characters": ["flare"]}, {"kind": "bot", "characters": ["rosette"], "bot": "random"}],
        mode="base",
        missions="draft",
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    looked: set[str] = set()
    places: set[str] = set()
    # Two rounds, and more where chance has not led to every place where something is tapped.
    while hunt.settle() and (hunt.picture["round"] < 3 or (not places >= TAPPED and hunt.picture["round"] < 9)):
        kind = hunt.asked["kind"]
        if kind in LOOKED_AT and kind not in looked:
            looked.add(kind)
            assert_no_sideways_scrolling(page)
            assert_nothing_clipped(page)
            # At the end of the page the bar under the thumb covers nothing that could be pressed.
            page.evaluate("scrollTo(0, document.scrollingElement.scrollHeight)")
            axe_in_both_themes(page)
            page.evaluate("scrollTo(0, 0)")
        places.add(player.step())
    assert hunt.picture["round"] >= 3
    assert {"choose mission", "choose turn slot", "act"} <= looked
    assert places >= TAPPED
    assert not visitor.errors
