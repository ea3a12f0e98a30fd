"""Two people at one screen: a curtain lies over the hands until the player who is asked looks."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.player import Player
from tests.browser.secrets_kept import FACE_DOWN, SAID, come_out
from tests.browser.visitors import PATIENCE, Visitor, Visitors

CURTAIN = '[data-zone="curtain"]'
DECISIONS = 24


class SharedScreen:
    """The screen of two players."""

    def __init__(self, visitors: Visitors) -> None:
        self.visitor: Visitor = visitors.arrive()
        opened = self.visitor.open_table(
            "exceed",
            [
                {"kind": "me", "characters": ["ken"], "name": "Ada"},
                {"kind": "me", "characters": ["ryu"], "name": "Bob"},
            ],
        )
        self.page = self.visitor.visit(f"/t/{opened['table']['id']}")
        self.player = Player(self.visitor, seed=5)
        self.known: set[str] = set()
        self.curtain = self.page.locator(CURTAIN)
        expect(self.curtain).to_be_visible(timeout=PATIENCE)

    def look(self, *, by_mouse: bool) -> dict[str, Any]:
        """Raise the curtain: the decision that is then asked."""
        button = self.curtain.get_by_role("button")
        if by_mouse:
            button.hover()
            self.page.mouse.down()
            expect(self.curtain).to_have_count(0, timeout=PATIENCE)
            self.page.mouse.up()
        else:
            button.press("Enter")
            button.press("Enter")
        expect(self.curtain).to_have_count(0, timeout=PATIENCE)
        expect(self.page.locator('[data-zone="hand"]')).to_be_visible(timeout=PATIENCE)
        decision = self.player.wire.wait_for_move()
        assert decision is not None
        return decision

    def hand(self) -> set[str]:
        """The names of the cards that are looked at now."""
        assert self.player.wire.picture is not None
        return {self.player._name(card["card"]) for card in self.player.wire.picture["hand"]}

    def see(self) -> None:
        """Note what everybody may read: what lies open, and what everybody saw go into a hand, and was told of."""
        wire = self.player.wire
        assert wire.picture is not None
        self.known |= come_out(wire)
        told = " ".join(event["text"] for event in wire.events if event["kind"] not in FACE_DOWN)
        for player in wire.picture["players"]:
            if player["seat"] == wire.picture["seat"]:
                continue
            for name in {self.player._name(card) for card in player["hand"] if card != -1}:
                assert name in self.known or re.search(rf"\b{re.escape(name)}\b", told), name
                self.known.add(name)

    def covered(self, hands: dict[int, set[str]]) -> None:
        """Under the curtain nothing in the page names a card of a hand, and no cards are there."""
        expect(self.curtain).to_be_visible(timeout=PATIENCE)
        assert self.page.locator("[data-card]").count() == 0
        # The page drops the hand at once; what everybody sees comes in the server's answer a little later.
        for _ in range(PATIENCE // 20):
            self.player.wire.follow()
            if self.player.wire.picture is not None and self.player.wire.picture["seat"] is None:
                break
        assert self.player.wire.picture is not None
        assert self.player.wire.picture["hand"] == []
        assert self.page.locator("[data-card]").count() == 0
        # Of what was played everybody may read, and Bob may hold a card that Ada has just played.
        self.see()
        said = self.page.evaluate(SAID)
        # A longer name that is known may hold the shorter one of another card.
        for name in sorted(self.known, key=len, reverse=True):
            said = said.replace(name, "…")
        for name in set().union(*hands.values()) - self.known:
            found = re.search(rf".{{0,80}}\b{re.escape(name)}\b.{{0,80}}", said)
            assert not found, f"{name} lies in a covered hand: {found[0]}"


@pytest.fixture
def screen(visitors: Visitors) -> SharedScreen:
    return SharedScreen(visitors)


def test_a_hand_is_in_the_page_only_while_its_player_looks(screen: SharedScreen) -> None:
    hands: dict[int, set[str]] = {}
    raised = 0
    axe_in_both_themes(screen.page)
    number = -1
    while number < DECISIONS:
        if screen.curtain.count():
            screen.covered(hands)
            decision = screen.look(by_mouse=raised % 2 == 0)
            raised += 1
        else:
            again = screen.player.wire.wait_for_move(number)
            assert again is not None
            decision = again
        seat = decision["seat"]
        hands[seat] = screen.hand()
        screen.see()
        screen.player.act(decision)
        number = decision["number"]
        # Either the same player is asked again, or the curtain falls.
        for _ in range(PATIENCE // 20):
            screen.player.wire.follow()
            now = screen.player.wire.decision
            if screen.curtain.count() or (now and now["number"] > number):
                break
    assert raised >= 6
    assert set(hands) == {0, 1}
    assert screen.visitor.errors == []


def test_the_hands_are_covered_as_soon_as_the_window_is_left(screen: SharedScreen) -> None:
    decision = screen.look(by_mouse=False)
    hand = screen.hand()
    assert screen.page.locator('[data-zone="hand"] [data-card]').count() > 0
    # The event runs the page's own listener at once, as if the window were left now.
    left = screen.page.evaluate(
        "() => { window.dispatchEvent(new Event('blur')); return document.querySelectorAll('[data-card]').length }"
    )
    assert left == 0
    screen.covered({decision["seat"]: hand})
    again = screen.look(by_mouse=True)
    assert again["number"] == decision["number"]
