"""Plays a duel through the controls of the table, as a person does: with a mouse or with a finger."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.visitors import PATIENCE, Visitor
from tests.browser.waiting import wait_until
from tests.browser.wire import Wire

VERBS = {
    "strike": "Strike",
    "boost": "Boost",
    "move": "Move",
    "change cards": "Change",
    "prepare": "Prepare",
    "exceed": "Exceed",
    "transform": "Transform",
    "reshuffle": "Reshuffle",
    "character action": "Ability",
}
NEAR = {"move", "change cards", "prepare", "exceed"}  # within reach of the thumb, on a phone
LISTED = {"boost", "transform"}  # are chosen from a list, even if it has one line only
WEIGHTS = {"strike": 3.0, "exceed": 8.0, "boost": 3.0, "move": 2.0, "reshuffle": 0.2, "transform": 4.0}


class Player:
    """One seat of a duel, played at a page.

    Attributes:
        met: how often each kind of decision was answered.
        used: how often each way to act was taken.
    """

    def __init__(self, visitor: Visitor, seed: int = 1, *, touch: bool = False) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.wire = Wire(visitor)
        self.touch = touch
        self.chance = random.Random(seed)
        self.met: Counter[str] = Counter()
        self.used: Counter[str] = Counter()

    def play(self, before_act: Callable[[dict[str, Any]], None] | None = None, most: int = 800) -> bool:
        """Answer decisions until the game is over: whether it is.

        Args:
            before_act: looks at the page while a decision is pending.
            most: how many decisions are answered at most.
        """
        number = -1
        for _ in range(most):
            decision = self.wire.wait_for_move(number)
            if decision is None:
                return True
            if before_act:
                before_act(decision)
            self.act(decision)
            number = decision["number"]
        return False

    def act(self, decision: dict[str, Any]) -> None:
        """Make a decision of this seat."""
        self.met[decision["kind"]] += 1
        if decision["kind"] == "action":
            self._act_of_turn(decision)
        elif decision["kind"] == "set attack":
            self._set_attack(decision)
        else:
            spaces = self.page.get_by_role("group", name="Choosing a space")
            expect(self.page.locator('[data-zone="decision"]').or_(spaces)).to_be_visible(timeout=PATIENCE)
            if spaces.count():
                self._choose_space(decision)
            else:
                self._answer(decision)

    def press(self, control: Locator) -> None:
        """Click it, or tap it."""
        if self.touch:
            control.tap()
        else:
            control.click()

    # ---- the acts of a turn

    def _act_of_turn(self, decision: dict[str, Any]) -> None:
        option = self._sensible(decision)
        verb = option["verb"]
        self.used[verb] += 1
        assert self.wire.picture is not None
        hand = [card["card"] for card in self.wire.picture["hand"]]
        if verb == "strike" and hand and self.chance.random() < 0.6:
            self._strike_with(self.chance.choice(hand))
            return
        self._press_verb(verb)
        same = [other for other in decision["options"] if other["verb"] == verb]
        if verb == "move":
            self._press_space(option["target"])
        elif verb in LISTED or len(same) > 1:
            self._press_listed(option["text"])

    def _sensible(self, decision: dict[str, Any]) -> dict[str, Any]:
        options: list[dict[str, Any]] = decision["options"]
        assert self.wire.picture is not None
        hits = [card for card in self.wire.picture["hand"] if card["verdict"]["word"] in {"hits", "after"}]
        verbs = sorted({option["verb"] for option in options})
        weights = [WEIGHTS.get(verb, 1.0) * (4 if verb == "strike" and hits else 1) for verb in verbs]
        verb = self.chance.choices(verbs, weights)[0]
        return self.chance.choice([option for option in options if option["verb"] == verb])

    def _press_verb(self, verb: str) -> None:
        bar = self.page.get_by_role("toolbar", name="Actions")
        if self.touch and verb not in NEAR:
            self.press(bar.get_by_role("button", name="More"))
        self.press(bar.get_by_role("button", name=re.compile(f"^{VERBS[verb]}")))

    def _press_listed(self, text: str) -> None:
        tray = self.page.locator('[data-zone="actions"] [role="group"]')
        line = tray.locator("button").filter(has=self.page.locator("b", has_text=exactly(text)))
        self.press(line)

    def _press_space(self, space: int) -> None:
        self.press(self.page.locator(f'[data-zone="stage"] [data-space="{space}"]'))
        if self.touch:
            self.press(self.page.locator('[data-zone="actions"]').get_by_role("button", name="Move there"))

    def _strike_with(self, card: int) -> None:
        self.press(self._card(card))
        if self.touch:
            self.press(self.page.get_by_role("button", name="Strike with it"))
        else:
            self.press(self.page.locator("[data-verbs]").get_by_role("button", name="Strike"))

    # ---- a strike

    def _set_attack(self, decision: dict[str, Any]) -> None:
        option = self.chance.choice(decision["options"])
        tray = self.page.get_by_role("group", name="Setting an attack")
        verb = option["verb"]
        self.used[verb] += 1
        if verb == "wild swing":
            self.press(tray.get_by_role("button", name=re.compile("^Wild swing")))
        elif verb in {"set", "set ex"} and option["zone"] == "hand" and option.get("second") is None:
            # To press the card that is meant already would set it at once.
            if not self._means(option["card"]):
                self.press(self._card(option["card"]))
            ex = tray.get_by_role("button", name=re.compile("^EX"))
            if (ex.get_attribute("aria-pressed") == "true") != (verb == "set ex"):
                self.press(ex)
        else:
            ways = tray.locator('[data-way="other"]')
            self.press(ways.filter(has=self.page.locator("b", has_text=exactly(option["text"]))))
        self.press(tray.get_by_role("button", name=re.compile("^Set it")))

    def _means(self, card: int) -> bool:
        """Whether the tray of the attack names a card of the hand as the one that would be set."""
        tray = self.page.get_by_role("group", name="Setting an attack")
        expect(tray).to_be_visible(timeout=PATIENCE)
        return tray.locator(".slot b").all_inner_texts() == [self._name(card)]

    def _choose_space(self, decision: dict[str, Any]) -> None:
        option = self.chance.choice(decision["options"])
        self.used["space"] += 1
        if option["target"] is None:
            self._press_listed(option["text"])
            return
        self.press(self.page.locator(f'[data-zone="stage"] [data-space="{option["target"]}"]'))
        if self.touch:
            self.press(self.page.locator('[data-zone="actions"]').get_by_role("button", name="Choose it"))

    # ---- everything that is asked in the panel

    def _answer(self, decision: dict[str, Any]) -> None:
        panel = self.page.locator('[data-zone="decision"]')
        main = panel.locator(".tray-button[data-main]")
        lines = panel.locator('.tray-choice:not([aria-disabled="true"])')
        if panel.locator(".slots").count():
            self._pay(panel, main)
        elif panel.locator("output.amount").count():
            self.used["amount"] += 1
            for _ in range(self.chance.randrange(len(decision["options"]))):
                self.press(panel.get_by_role("button", name="More"))
            self.press(main)
        elif lines.count() and main.count():
            self.used["order"] += 1
            for place in self.chance.sample(range(lines.count()), self.chance.randrange(lines.count() + 1)):
                self.press(lines.nth(place))
            self.press(main)
        elif lines.count():
            self.used["line"] += 1
            line = lines.nth(self.chance.randrange(lines.count()))
            self.press(line)
            if line.is_visible() and line.get_attribute("aria-pressed") == "true":
                self.press(line)
        else:
            self._pick(decision, panel, main)

    def _pay(self, panel: Locator, main: Locator) -> None:
        self.used["pay"] += 1
        suggest = panel.get_by_role("button", name=re.compile("^Suggest"))
        if suggest.count() and self.chance.random() < 0.5:
            self.press(suggest)
        self._pick_enough(panel, main)
        self.press(main)

    def _pick_enough(self, panel: Locator, main: Locator) -> None:
        """Pick cards until the button can be pressed; between an update and its answer nothing can be picked."""

        def enough() -> bool:
            return main.get_attribute("aria-disabled") != "true"

        for _ in range(20):
            try:
                wait_until(self.page, lambda: enough() or bool(self._pickable(panel)))
            except AssertionError as error:
                hand = self.page.locator('[data-zone="hand"]').inner_html()
                raise AssertionError(f"{error}: {self.wire.decision} {panel.inner_html()} {hand}") from None
            if enough():
                return
            self.press(self._any_card(panel))

    def _pick(self, decision: dict[str, Any], panel: Locator, main: Locator) -> None:
        self.used["pick"] += 1
        ends = panel.locator(".tray-button:not([data-main]):not([data-quiet])")
        if decision["kind"] == "mulligan":
            for _ in range(self.chance.randrange(3)):
                self.press(self._any_card(panel))
        elif ends.count() and self.chance.random() < 0.3:
            self.press(ends.first)
            return
        else:
            self._pick_enough(panel, main)
        self.press(main)

    def _any_card(self, panel: Locator) -> Locator:
        """A card that may still be picked."""
        return self.chance.choice(self._pickable(panel))

    def _pickable(self, panel: Locator) -> list[Locator]:
        """The cards that may still be picked, in the hand and in the panel, and picked ones that have another copy."""
        in_hand = self.page.locator('[data-zone="hand"] [data-more]')
        chips = panel.locator(".chip[data-more]")
        everywhere = [in_hand.nth(place) for place in range(in_hand.count())]
        everywhere += [chips.nth(place) for place in range(chips.count())]
        return everywhere

    def _card(self, number: int) -> Locator:
        return self.page.locator(f'[data-zone="hand"] [data-card="{number}"]')

    def _name(self, number: int) -> str:
        assert self.wire.match is not None
        cards = [card for fighter in self.wire.match["fighters"] for card in fighter["cards"]]
        return str(next(card["name"] for card in cards if card["number"] == number))


def exactly(text: str) -> re.Pattern[str]:
    """Matches a text that is nothing else."""
    return re.compile(rf"^\s*{re.escape(text)}\s*$")
