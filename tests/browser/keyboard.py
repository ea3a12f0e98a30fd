"""Plays a duel with nothing but the keys that the table tells of."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import LISTED, Player

LETTERS = {
    "strike": "s",
    "boost": "b",
    "move": "m",
    "change cards": "c",
    "prepare": "p",
    "exceed": "e",
    "transform": "t",
    "reshuffle": "r",
    "character action": "a",
}


class KeyboardPlayer(Player):
    """One seat of a duel; its mouse is unplugged."""

    def press(self, control: Locator) -> None:
        raise AssertionError(f"this needs a mouse: {control}")

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        # What a key began is drawn before the next one.
        self.page.evaluate("() => new Promise((done) => setTimeout(done, 30))")

    def _act_of_turn(self, decision: dict[str, Any]) -> None:
        option = self._sensible(decision)
        verb = option["verb"]
        same = [other for other in decision["options"] if other["verb"] == verb]
        self.used[verb] += 1
        self.key(LETTERS[verb])
        if verb == "move":
            self.key(str(option["target"]))
            self.key("Enter")
        elif verb in LISTED or len(same) > 1:
            self.key(str(self.chance.randrange(min(len(same), 9)) + 1))

    def _set_attack(self, decision: dict[str, Any]) -> None:
        option = self.chance.choice(decision["options"])
        others = [other for other in decision["options"] if not self._plain(other)]
        self.used[option["verb"]] += 1
        if option in others:
            for _ in range(others.index(option) + 1):
                self.key("y")
            self.key("Enter")
            return
        if option["verb"] == "wild swing":
            self.key("w")
            self.key("Enter")
            return
        assert self.wire.picture is not None
        places = [card["card"] for card in self.wire.picture["hand"]]
        # The digit of the card that is meant already would set it at once.
        if not self._means(option["card"]):
            self.key(str(places.index(option["card"]) + 1))
        if option["verb"] == "set ex" and self._ex().get_attribute("aria-pressed") != "true":
            self.key("x")
        self.key("Enter")

    @staticmethod
    def _plain(option: dict[str, Any]) -> bool:
        """Whether it is a hand card, alone or with its copy, or a wild swing."""
        hand = option["verb"] in {"set", "set ex"} and option["zone"] == "hand" and option.get("second") is None
        return hand or option["verb"] == "wild swing"

    def _choose_space(self, decision: dict[str, Any]) -> None:
        self.used["space"] += 1
        spaces = [option["target"] for option in decision["options"] if option["target"] is not None]
        self.key(str(self.chance.choice(spaces)))
        self.key("Enter")

    def _pay(self, panel: Locator, main: Locator) -> None:
        self.used["pay"] += 1
        if panel.get_by_text("Suggest").count() and self.chance.random() < 0.5:
            self.key("a")
        self._pick_with_digits(panel, main)

    def _pick(self, decision: dict[str, Any], panel: Locator, main: Locator) -> None:
        self.used["pick"] += 1
        self._pick_with_digits(panel, main)

    def _pick_with_digits(self, panel: Locator, main: Locator) -> None:
        for digit in [*"123456789", "g1", "g2", "g3", "g4", "g5", "g6"]:
            self._pick_copies(digit, panel, main)
        self.key("Enter")

    def _pick_copies(self, keys: str, panel: Locator, main: Locator) -> None:
        """Pick one copy of a card after the other, until it is enough or there are no more."""
        copies = 0
        while main.get_attribute("aria-disabled") == "true":
            before = self._picked(panel, main)
            self.key(*keys)
            picked = self._picked(panel, main)
            if picked > before:
                copies += 1
                continue
            if picked < before:
                # With no more copies the key has put all of them back.
                for _ in range(copies or before - picked):
                    self.key(*keys)
            break

    @staticmethod
    def _picked(panel: Locator, main: Locator) -> int:
        """How many cards are picked."""
        if panel.locator(".slots").count():
            return panel.locator(".slot.full").count()
        told = re.search(r"\d+", main.inner_text())
        return int(told[0]) if told else 0

    def _answer(self, decision: dict[str, Any]) -> None:
        panel = self.page.locator('[data-zone="decision"]')
        main = panel.locator(".tray-button[data-main]")
        lines = panel.locator('.tray-choice:not([aria-disabled="true"])')
        if panel.locator(".slots").count():
            self._pay(panel, main)
        elif panel.locator("output.amount").count():
            self.used["amount"] += 1
            self.key(*["ArrowUp"] * self.chance.randrange(len(decision["options"])), "Enter")
        elif panel.locator("input[type=search]").count() and lines.count():
            self.used["name"] += 1
            named = [option for option in decision["options"] if option["card"] is not None]
            self.page.keyboard.type(self._name(self.chance.choice(named)["card"])[:5])
            self.key("Enter")
            self._confirm(decision)
        elif lines.count() and main.count():
            self.used["order"] += 1
            self.key("1", "Enter")
        elif lines.count() and panel.locator(".two").count():
            self.used["yes or no"] += 1
            self.key(self.chance.choice("yn"))
            self._confirm(decision)
        elif lines.count():
            self.used["line"] += 1
            self.key(str(self.chance.randrange(min(lines.count(), 9)) + 1))
            self._confirm(decision)
        else:
            self._pick(decision, panel, main)

    def _confirm(self, decision: dict[str, Any]) -> None:
        """Enter again, where the table asks whether that is meant."""
        self.wire.follow()
        if self.wire.decision and self.wire.decision["number"] == decision["number"]:
            armed = self.page.locator('[data-zone="decision"] .tray-choice[aria-pressed="true"]')
            if armed.count():
                self.key("Enter")

    def _ex(self) -> Locator:
        return self.page.get_by_role("group", name="Setting an attack").get_by_role("button", name="EX").first
