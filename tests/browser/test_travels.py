"""What travels over the table of a hunt: seen as it happens, ended by the next act, without moving anything else."""

from __future__ import annotations

from typing import Any, Final

from tests.browser.hunt import Hunt
from tests.browser.hunters import Pointer
from tests.browser.visitors import Visitors
from tests.browser.waiting import wait_until

# What flies is written down as it comes; layout shifts that no act of the person explains, too.
WATCH: Final = """
window.flown = [];
window.shifts = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const one of change.addedNodes) if (one.className?.startsWith?.('flying-')) window.flown.push(one.className);
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    for (const { node } of entry.sources) if (node?.className?.startsWith?.('flying-')) window.shifts.push(entry.value);
}).observe({ type: 'layout-shift', buffered: true });
"""
FLYING: Final = "document.querySelectorAll('.flying-card, .flying-shard').length"


def test_cards_and_shards_travel_in_a_hunt_and_the_next_key_ends_it(visitors: Visitors) -> None:
    # As slowly as anybody can have it, so that what flies is still there when it is looked for.
    visitor = visitors.arrive(settings={"speed": "calm"})
    visitor.page.add_init_script(WATCH)
    player = Pointer(Hunt(visitor), 2)
    seats: list[dict[str, Any]] = [{"kind": "me", "characters": ["rosette"]}]
    seats += [{"kind": "bot", "characters": ["mia"], "bot": "random"}]
    opened = visitor.open_table("hackclad", seats, mode="base", missions="draft")
    page = visitor.visit(f"/t/{opened['table']['id']}")
    ended = 0
    while player.hunt.settle() and player.hunt.picture["round"] < 4:
        if page.evaluate(FLYING):
            page.keyboard.press("Shift")
            wait_until(page, lambda: page.evaluate(FLYING) == 0)
            ended += 1
        player.step()
        if ended > 2 and "flying-shard" in page.evaluate("window.flown"):
            break
    flown = page.evaluate("window.flown")
    assert {"flying-card", "flying-shard"} <= set(flown), flown
    assert ended > 2
    assert page.evaluate("window.shifts") == []
    assert not visitor.errors
