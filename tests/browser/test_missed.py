"""What was missed is shown on the board: after a lost connection, a hidden page and a page that was loaded again."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe, axe_in_both_themes
from tests.browser.hunt import Hunt
from tests.browser.hunters import Pointer
from tests.browser.player import Player
from tests.browser.sizes import assert_no_sideways_scrolling, assert_nothing_clipped
from tests.browser.visitors import PATIENCE, Visitor, Visitors
from tests.browser.waiting import wait_until

BACK: Final = re.compile("[Bb]ack to the table$")
OFFLINE: Final = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection")
# A page cannot be hidden from outside; to the page it looks the same.
HIDE: Final = """(hidden) => {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
  Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


# An open socket outlives the network that a browser is cut off from: it is closed by hand.
SOCKETS: Final = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    super(...given);
    window.sockets.push(this);
  }
};
"""


class Away:
    """Somebody who is away for a while, in one of the ways there are."""

    def __init__(self, visitor: Visitor, way: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.way = way
        self.address = ""

    def leave(self) -> None:
        self.address = self.page.url
        if self.way == "hidden":
            self.page.evaluate(HIDE, True)
        elif self.way == "offline":
            self.visitor.context.set_offline(offline=True)
            self.page.evaluate("window.sockets.forEach((one) => one.close())")
            expect(self.page.get_by_text("Reconnecting").first).to_be_visible()
        else:
            self.page.goto(self.visitor.address + "/icon.svg")

    def come_back(self) -> None:
        if self.way == "hidden":
            self.page.evaluate(HIDE, False)
        elif self.way == "offline":
            self.visitor.context.set_offline(offline=False)
        else:
            self.page.goto(self.address)


def strip(page: Page) -> Any:  # noqa: ANN401 - a Locator
    return page.locator('[data-zone="away"]')


def shown(page: Page) -> Any:  # noqa: ANN401 - a Locator
    return page.locator('[data-zone="missed"]')


def count(page: Page) -> tuple[int, int]:
    """Which moment is shown, of how many."""
    said = re.search(r"(\d+) of (\d+)", shown(page).inner_text())
    assert said is not None
    return int(said[1]), int(said[2])


def assert_usable(page: Page) -> None:
    axe_in_both_themes(page)
    assert_no_sideways_scrolling(page)
    assert_nothing_clipped(page)


def two_duellists(visitors: Visitors, **first: Any) -> tuple[Player, Player]:  # noqa: ANN401
    people = [visitors.arrive(**first), visitors.arrive()]
    people[0].page.add_init_script(SOCKETS)
    opened = people[0].open_table(
        "exceed", [{"kind": "me", "characters": ["ken"]}, {"kind": "friend", "characters": ["ryu"]}], first=1
    )
    players = [Player(person, seed) for seed, person in enumerate(people, 3)]
    people[0].visit(f"/t/{opened['table']['id']}")
    join = people[1].visit(opened["invites"][0]["path"])
    join.get_by_role("button", name="Sit down and play").click()
    for person in people:
        expect(person.page.locator('[data-zone="stage"]')).to_be_visible(timeout=PATIENCE)
    return players[0], players[1]


def decide(players: tuple[Player, Player], wanted: Any, answered: int = -1) -> int:  # noqa: ANN401
    """Let both play until something is so; the number of the last decision that was answered."""
    for _ in range(300):
        for player in players:
            player.wire.follow()
        if wanted():
            return answered
        for player in players:
            decision = player.wire.decision
            if decision and decision["number"] > answered:
                made = player.wire.wait_for_move(answered)
                assert made is not None
                player.act(made)
                answered = made["number"]
                # What was answered is not asked any more, once the answer has come back.
                wait_until(player.page, partial(not_asked, player, answered))
                break
    raise AssertionError("it never came to that")


def not_asked(player: Player, answered: int) -> bool:
    player.wire.follow()
    return not player.wire.decision or bool(player.wire.decision["number"] > answered)


def asked(player: Player, kind: str) -> bool:
    return bool(player.wire.decision and player.wire.decision["kind"] == kind)


def next_move(player: Player, answered: int) -> bool:
    """Whether a player is asked again before long; else it is the other one's move."""
    for _ in range(200):
        player.wire.follow()
        if player.wire.decision and player.wire.decision["number"] > answered:
            return True
        if player.wire.picture and player.wire.picture["number"] > answered and not player.wire.decision:
            return False
    return False


@pytest.mark.parametrize("way", ["hidden", "offline", "reload"])
def test_a_missed_strike_is_played_in_its_timeline(visitors: Visitors, way: str) -> None:
    # At a speed at which the strike plays by itself.
    mine, theirs = two_duellists(visitors, settings={"speed": "swift"})
    page = mine.page

    def about_to_strike() -> bool:
        """The other one sets the second attack: the strike will be carried out while nobody looks here."""
        picture = mine.wire.picture
        attacks = picture["attacks"] if picture else None
        return bool(asked(theirs, "set attack") and attacks and attacks[0]["set"] != "nothing")

    answered = decide((mine, theirs), about_to_strike)
    away = Away(mine.visitor, way)
    away.leave()
    acts = 0
    while acts < 2 and next_move(theirs, answered):
        decision = theirs.wire.wait_for_move(answered)
        assert decision is not None
        theirs.act(decision)
        answered = decision["number"]
        acts += 1
    assert acts > 0
    away.come_back()
    expect(strip(page)).to_contain_text("while you were away", timeout=PATIENCE)
    axe(page)
    assert_no_sideways_scrolling(page)

    strip(page).get_by_role("button", name="Show me").click()
    expect(shown(page)).to_be_visible()
    # The strike itself, in its timeline.
    expect(page.locator('[data-zone="strike"]')).to_be_visible(timeout=PATIENCE)
    # Nothing can be done here: neither with the board nor with the table's own keys.
    expect(page.get_by_role("toolbar", name="Actions").get_by_role("button")).to_have_count(0)
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)
    page.keyboard.press("End")
    wait_until(page, lambda: count(page)[0] == count(page)[1])
    axe(page)
    assert_no_sideways_scrolling(page)
    page.keyboard.press("Home")
    wait_until(page, lambda: count(page)[0] == 0)
    # Escape closes a dialog over it, and not what is shown.
    page.get_by_role("button", name="Help").click()
    help_ = page.get_by_role("dialog", name="Help")
    expect(help_).to_be_visible()
    page.keyboard.press("Escape")
    expect(help_).to_be_hidden()
    expect(shown(page)).to_be_visible()

    shown(page).get_by_role("button", name=BACK).click()
    expect(shown(page)).to_have_count(0)
    expect(strip(page)).to_have_count(0)
    # The table as it stands is the one that is played on.
    decide((mine, theirs), lambda: mine.wire.decision is not None and mine.wire.decision["number"] > answered, answered)
    before = mine.wire.decision
    assert before is not None
    decide((mine, theirs), lambda: mine.wire.table["number"] > before["number"], answered)
    unexpected = [error for error in mine.visitor.errors if not any(part in error for part in OFFLINE)]
    assert unexpected == []


def two_hunters(visitors: Visitors, **first: Any) -> tuple[Pointer, Pointer]:  # noqa: ANN401
    people = [visitors.arrive(**first), visitors.arrive()]
    people[0].page.add_init_script(SOCKETS)
    hunters = [Pointer(Hunt(person), seed) for seed, person in enumerate(people, 6)]
    opened = people[0].open_table(
        "hackclad",
        [{"kind": "me", "characters": ["luna"]}, {"kind": "friend", "characters": ["mia"]}],
        mode="base",
        missions="recommended",
    )
    people[0].visit(f"/t/{opened['table']['id']}")
    join = people[1].visit(opened["invites"][0]["path"])
    join.get_by_role("button", name="Sit down and play").click()
    for person in people:
        expect(person.page.locator("[data-number]")).to_be_visible(timeout=PATIENCE)
    return hunters[0], hunters[1]


def hunt_until(hunters: tuple[Pointer, Pointer], wanted: Any) -> None:  # noqa: ANN401
    """Let both play until something is so."""
    for _ in range(300):
        hunters[0].page.wait_for_timeout(5)
        if wanted():
            return
        for hunter in hunters:
            if hunter.hunt.decision is not None and hunter.hunt.shown == hunter.hunt.picture["number"]:
                hunter.step()
                break
    raise AssertionError("it never came to that")


@pytest.mark.parametrize("way", ["hidden", "offline", "reload"])
def test_missed_steps_of_a_hunt_are_shown_and_the_table_is_found_again(visitors: Visitors, way: str) -> None:
    mine, theirs = two_hunters(visitors)
    page = mine.page
    hunt_until((mine, theirs), lambda: theirs.hunt.asks("act"))
    away = Away(mine.hunt.visitor, way)
    seen = mine.hunt.picture["number"]
    away.leave()
    for _ in range(2):
        if theirs.hunt.asks("act"):
            theirs.step()
        theirs.page.wait_for_timeout(100)
    away.come_back()
    expect(strip(page)).to_contain_text("while you were away", timeout=PATIENCE)
    expect(page.locator('[data-zone="log"] .mark')).to_be_visible()
    strip(page).get_by_role("button", name="As a list").click()
    expect(strip(page).get_by_role("listitem").first).to_be_visible()
    assert_usable(page)

    strip(page).get_by_role("button", name="Show me").click()
    expect(shown(page)).to_be_visible()
    # It begins where the page was left, and plays to how it stands now.
    wait_until(page, lambda: mine.hunt.shown >= seen)
    wait_until(page, lambda: count(page)[1] > 0 and count(page)[0] == count(page)[1])
    assert mine.hunt.shown == theirs.hunt.picture["number"]
    assert_usable(page)
    # Nobody can act at a moment that is over.
    sent = len(mine.hunt.sent)
    for key in ("1", "Enter", "e", "e", "z"):
        page.keyboard.press(key)
    assert len(mine.hunt.sent) == sent

    # It becomes the move of who looks on; the way back says so.
    hunt_until((theirs, theirs), lambda: mine.hunt.decision is not None)
    expect(shown(page).get_by_role("button", name="Your move: back to the table")).to_be_visible()
    expect(page.locator('[aria-live="assertive"]')).to_contain_text("Your turn")
    page.keyboard.press("Escape")
    expect(shown(page)).to_have_count(0)
    expect(strip(page)).to_have_count(0)
    assert mine.hunt.settle()
    mine.step()
    unexpected = [error for error in mine.hunt.visitor.errors if not any(part in error for part in OFFLINE)]
    assert unexpected == []
