"""Whole games at the table of text, with nothing but the command line."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.accessibility import axe_in_both_themes
from tests.browser.visitors import Visitor, Visitors
from tests.browser.wire import Wire

Json = dict[str, Any]


class Typist:
    """Plays by typing what the page offers."""

    def __init__(self, visitor: Visitor, seed: int) -> None:
        self.page = visitor.page
        self.wire = Wire(visitor)
        self.chance = random.Random(seed)
        self.met: set[str] = set()
        self.struck_by_name = 0

    def open(self) -> None:
        """Change from the board to the table of text by its key."""
        self.wire.wait_for_move()
        self.page.locator("main [tabindex='-1']").first.focus()
        self.page.keyboard.press("Shift+T")
        expect(self.line).to_be_focused()

    @property
    def line(self) -> Any:  # noqa: ANN401 - a locator
        return self.page.get_by_label("Your command")

    def type(self, text: str) -> None:
        """Type a line and send it."""
        self.line.fill(text)
        self.line.press("Enter")

    def ask(self, text: str) -> str:
        """Type a question: what was answered."""
        self.type(text)
        answer = self.page.get_by_role("region", name="Answer")
        expect(answer).to_be_visible()
        return answer.inner_text()

    def play(self, most: int = 900) -> None:
        """Until the game is over."""
        number = -1
        for _ in range(most):
            decision = self.wire.wait_for_move(number)
            if decision is None:
                return
            self.see(decision)
            number = self.choose(decision)
        raise AssertionError("the game does not end")

    def see(self, decision: Json) -> None:
        """The page offers what the server offers, in the same order."""
        shown = self.page.locator('[data-zone="decision"] ol button')
        expect(shown).to_have_count(len(decision["options"]))
        for text, option in zip(shown.all_inner_texts(), decision["options"], strict=True):
            assert text.startswith(option["text"])
        if decision["kind"] not in self.met:
            self.met.add(decision["kind"])
            axe_in_both_themes(self.page)

    def choose(self, decision: Json) -> int:
        """Type an option: after which decision the next one is waited for."""
        options: list[Json] = decision["options"]
        strikes = [option for option in options if option["verb"] == "strike"]
        if strikes and self.chance.random() < 0.6:
            return self.strike(decision["number"])
        place = self.chance.randrange(len(options))
        text = options[place]["text"]
        self.type(self.chance.choice([text, text.lower(), str(place + 1)]))
        return int(decision["number"])

    def strike(self, number: int) -> int:
        """Begin a strike and set its attack in one line."""
        assert self.wire.picture is not None
        assert self.wire.match is not None
        cards = {card["number"]: card["name"] for fighter in self.wire.match["fighters"] for card in fighter["cards"]}
        held = [cards[entry["card"]] for entry in self.wire.picture["hand"]]
        self.type(f"strike {self.chance.choice([*held, 'wild']).lower()}")
        self.struck_by_name += 1
        following = self.wire.wait_for_move(number)
        # Some attacks of the hand cannot be set, or the character asks something first.
        if following is None or following["kind"] != "set attack":
            return number
        self.page.wait_for_timeout(100)
        self.wire.follow()
        still = self.wire.decision
        return number if still and still["number"] == following["number"] else int(following["number"])


def test_a_duel_is_played_to_its_end_through_the_command_line(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["nehtali"]}],
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    typist = Typist(visitor, 3)
    typist.open()
    assert "The range is" in typist.ask("position")
    assert "Speed" in typist.ask("hand")
    assert "Type the number of an option" in typist.ask("help")
    assert "Nothing here is called" in typist.ask("dance")
    typist.play()
    assert typist.struck_by_name > 0
    assert {"mulligan", "action"} <= typist.met
    ended(page, visitor)


def test_a_hunt_is_played_to_its_end_through_the_command_line(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table("hackclad", [{"kind": "me", "characters": ["luna"]}], mode="solo", missions="draft")
    page = visitor.visit(f"/t/{opened['table']['id']}")
    typist = Typist(visitor, 5)
    typist.open()
    assert "stands on" in typist.ask("position")
    typist.play()
    assert {"choose turn slot", "act", "react"} <= typist.met
    assert "VP" in typist.ask("missions")
    ended(page, visitor)


def test_what_happens_is_said_and_the_board_comes_back(visitors: Visitors) -> None:
    visitor = visitors.arrive()
    opened = visitor.open_table(
        "exceed",
        [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "bot": "random", "characters": ["ken"]}],
        first=0,
    )
    page = visitor.visit(f"/t/{opened['table']['id']}")
    typist = Typist(visitor, 1)
    typist.open()
    typist.type("keep")
    decision = typist.wire.wait_for_move(0)
    assert decision is not None
    assert decision["kind"] == "action"
    typist.type("prepare")
    expect(page.locator("[aria-live='polite']").first).not_to_be_empty()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Board").click()
    expect(page.locator('[data-zone="stage"]')).to_be_visible()
    assert visitor.errors == []


def ended(page: Page, visitor: Visitor) -> None:
    """The result is shown, for everybody, and nothing went wrong."""
    expect(page.locator('[data-zone="result"]')).to_be_visible()
    axe_in_both_themes(page)
    assert visitor.errors == []
