"""People who play HacKClaD in a browser: with a mouse, with a finger, with nothing but keys."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.hunt import Hunt, Json

FILES = "abcde"
TABS = 120


class Hunter:
    """Plays by chance; how a choice is made is for those who inherit it.

    Attributes:
        hunt: the table.
        chance: draws the choices.
        decisions: how many were made.
    """

    def __init__(self, hunt: Hunt, seed: int) -> None:
        self.hunt = hunt
        self.page = hunt.page
        self.chance = random.Random(seed)
        self.decisions = 0
        # A card that was picked before its Turn slot is placed by the page as soon as it is asked for.
        self.drafted = False

    def pick(self) -> Json:
        """Any option, but the end of a turn and a pass less often than anything that happens on the table."""
        options: list[Json] = self.hunt.asked["options"]
        weights = [1 if self.hunt.place(one) in {"finish", "basic"} else 3 for one in options]
        return self.chance.choices(options, weights)[0]

    def step(self, choice: Json | None = None) -> str:
        """Make one decision; where it was made."""
        choice = choice or self.pick()
        place, number = self.hunt.place(choice), self.hunt.asked["number"]
        getattr(self, place)(choice)
        self.hunt.await_answer(number, choice)
        if self.drafted:
            self.drafted = False
            self.hunt.await_next(lambda: self.hunt.over or not self.hunt.asks("place turn card"))
        self.decisions += 1
        return place

    def play(self, goes_on: Callable[[], bool] = lambda: True) -> None:
        """Play until the game is over, or as long as wanted."""
        while self.hunt.settle() and goes_on():
            self.step()

    def until_round(self, number: int) -> None:
        """Play until a round begins."""
        self.play(lambda: self.hunt.picture["round"] < number)


class Pointer(Hunter):
    """Plays with a mouse."""

    def press(self, control: Locator) -> None:
        control.click()

    def card(self, number: int) -> Locator:
        return self.page.locator(f'[data-zone="hand"] [role="option"][data-card="{number}"]')

    def basic(self, choice: Json) -> None:
        """The action first and then the card that pays, or the other way round."""
        name = choice["text"].split(":")[0]
        if self.hunt.asked["kind"] == "react":
            self.press(self.page.locator('[data-zone="reacting"] button[aria-pressed]'))
            self.press(self.card(choice["card"]))
        elif self.chance.random() < 0.5:
            self.press(self.page.locator(".basics button").nth([*self.hunt.witch["basic_left"]].index(name)))
            self.press(self.card(choice["card"]))
        else:
            self.press(self.card(choice["card"]))
            self.press(self.page.locator(f'[data-zone="prompt"] button[title="{choice["text"]}"]'))

    def charged(self, choice: Json) -> None:
        self.press(self.page.locator('[data-zone="actions"] .list button').nth(self.hunt.charged(choice)))

    def slot(self, choice: Json) -> None:
        """The slot alone, or first the card that goes under it."""
        if self.chance.random() < 0.5 and self.hunt.witch["hand"]:
            self.press(self.card(self.chance.choice(self.hunt.kinds)))
            self.drafted = True
        self.press(self.slot_row(choice))

    def slot_row(self, choice: Json) -> Locator:
        return self.page.locator(f'[data-zone="sequence"] button[aria-keyshortcuts="{choice["amount"]}"]')

    def field(self, choice: Json) -> None:
        self.press(self.page.locator(f'[data-space="{choice["target"]}"]'))

    def finish(self, choice: Json) -> None:
        kind = self.hunt.asked["kind"]
        if self.hunt.row:
            self.press(self.page.locator('[data-zone="decision"]').get_by_role("button", name=choice["text"]))
        elif kind == "react":
            self.press(self.page.get_by_role("button", name="Take it").first)
        else:
            button = self.page.locator('button[aria-keyshortcuts="e"]')
            self.press(button)
            if kind == "act":
                self.press(button)

    def row(self, choice: Json) -> None:
        """Select it, then press what takes it, or press it again."""
        lying = self.page.locator('[data-zone="decision"] [role="option"]').nth(self.hunt.row.index(choice))
        self.press(lying)
        if self.chance.random() < 0.5:
            self.press(self.page.locator('[data-zone="decision"] > .verbs button').first)
        else:
            self.press(lying)

    def hand(self, choice: Json) -> None:
        card = self.card(choice["card"])
        self.press(card)
        if self.hunt.asked["kind"] == "react" or self.chance.random() < 0.5:
            self.press(card)
        else:
            self.press(self.page.locator('[data-zone="prompt"] button').filter(has_text=choice["text"]).first)

    def panel(self, choice: Json) -> None:
        panel = self.page.locator('section.decision[data-zone="decision"]')
        if self.hunt.asked["kind"] == "amount" and panel.locator("output").count():
            self._amount(choice, panel)
            return
        line = panel.locator(".tray-choice:not([aria-disabled='true'])").filter(has_text=choice["text"]).first
        self.press(line)
        if panel.locator("[data-main]").count():
            self.press(panel.locator("[data-main]"))
        elif line.and_(self.page.locator('[aria-pressed="true"]')).count():
            self.press(line)

    def _amount(self, choice: Json, panel: Locator) -> None:
        steps = sorted(self.hunt.asked["options"], key=lambda one: one["amount"])
        for _ in range(steps.index(choice)):
            self.press(panel.get_by_role("button", name="More"))
        self.press(panel.locator("[data-main]"))


class Finger(Pointer):
    """Plays with a finger: the first tap on a space sets the ghost there, the plate beside it goes."""

    def press(self, control: Locator) -> None:
        control.tap()

    def field(self, choice: Json) -> None:
        super().field(choice)
        self.press(self.page.locator(".frame .confirm"))

    def slot_row(self, choice: Json) -> Locator:
        return self.page.locator('[data-zone="sequence"] .slots button').filter(
            has=self.page.locator(".number", has_text=str(choice["amount"]))
        )


class Keys(Hunter):
    """Plays with the keyboard alone: by the table's own keys, and by Tab and Enter where there is none."""

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, control: Locator) -> None:
        """Go to a control with Tab, as somebody without a mouse does."""
        wanted = control.element_handle()
        assert wanted is not None
        for _ in range(TABS):
            if wanted.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {control}")

    def aim(self, card: int) -> None:
        self.press(str(self.hunt.kinds.index(card) + 1))

    def basic(self, choice: Json) -> None:
        if self.hunt.asked["kind"] == "react":
            self.press("d")
            self.aim(choice["card"])
        else:
            self.aim(choice["card"])
            self.tab_to(self.page.locator(f'[data-zone="prompt"] button[title="{choice["text"]}"]'))
            self.press("Enter")

    def charged(self, choice: Json) -> None:
        same = [one for one in self.hunt.asked["options"] if self.hunt.place(one) == "charged"]
        if self.hunt.asked["kind"] == "react" and same[0] == choice:
            self.press("c")
            return
        self.tab_to(self.page.locator('[data-zone="actions"] .list button').nth(self.hunt.charged(choice)))
        self.press("Enter")

    def slot(self, choice: Json) -> None:
        if self.hunt.kinds and self.chance.random() < 0.5:
            self.aim(self.chance.choice(self.hunt.kinds))
            self.press(str(choice["amount"]))
            self.drafted = True
        else:
            self.tab_to(self.page.locator(f'[data-zone="sequence"] button[aria-keyshortcuts="{choice["amount"]}"]'))
            self.press("Enter")

    def field(self, choice: Json) -> None:
        self.press(FILES[choice["target"] % 5], str(choice["target"] // 5 + 1), "Enter")

    def finish(self, choice: Json) -> None:
        kind = self.hunt.asked["kind"]
        if self.hunt.row:
            self.tab_to(self.page.locator('[data-zone="decision"]').get_by_role("button", name=choice["text"]))
            self.press("Enter")
        elif kind == "react":
            self.tab_to(self.page.get_by_role("button", name="Take it").first)
            self.press("Enter")
        else:
            self.press(*(["e", "e"] if kind == "act" else ["e"]))

    def row(self, choice: Json) -> None:
        place = self.hunt.row.index(choice)
        if place < 9:
            self.press(str(place + 1), "Enter")
            return
        self.tab_to(self.page.locator('[data-zone="decision"] [role="option"][tabindex="0"]'))
        self.press(*["ArrowRight"] * place, "Enter", "Enter")

    def hand(self, choice: Json) -> None:
        extra = [
            one["card"]
            for one in self.hunt.asked["options"]
            if self.hunt.place(one) == "hand" and one["card"] not in self.hunt.kinds
        ]
        if choice["card"] in extra:
            self.tab_to(self.page.locator('[data-zone="hand"] [role="option"][tabindex="0"]'))
            while True:
                here = self.page.evaluate("document.activeElement.dataset.card")
                if here == str(choice["card"]):
                    break
                self.press("ArrowRight")
            self.press("Enter", "Enter")
            return
        self.aim(choice["card"])
        self.press("Enter")

    def panel(self, choice: Json) -> None:
        place = self.hunt.asked["options"].index(choice)
        panel = self.page.locator('section.decision[data-zone="decision"]')
        if self.hunt.asked["kind"] == "amount" and panel.locator("output").count():
            self.press(str(choice["amount"]), "Enter")
            return
        line = panel.locator(".tray-choice:not([aria-disabled='true'])").filter(has_text=choice["text"]).first
        if place < 9 and panel.locator("kbd", has_text="Y").count() == 0:
            self.press(str(place + 1))
        else:
            self.tab_to(line)
            self.press("Enter")
        if panel.locator("[data-main]").count() or line.and_(self.page.locator('[aria-pressed="true"]')).count():
            self.press("Enter")
