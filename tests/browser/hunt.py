"""A table of HacKClaD as one person has it on the screen: what is asked, and where each answer to it is."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import WebSocket

from tests.browser.visitors import Visitor

PATIENCE: Final = 40.0
ON_FIELD: Final = {"choose entry", "step", "pick space"}
IN_ROW: Final = {"choose mission", "choose enhanced card", "swap out", "swap in"}
ACTING: Final = {"act", "react"}
SHOWN: Final = (
    "Number(document.querySelector('[data-number]:not([aria-busy=true])')?.getAttribute('data-number') ?? -1)"
)
ENDING: Final = {"end", "pass", "keep", "done", "stop"}

Json = dict[str, Any]


class Hunt:
    """Follows the socket of a person's page, so that a test knows what it may choose, and what was really sent.

    Attributes:
        table: the table, as it was told last.
        match: what does not change.
        picture: how the game stands.
        sent: the choices that the page sent.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.table: Json = {}
        self.match: Json = {}
        self.picture: Json = {}
        self.sent: list[Json] = []
        self.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._say)

    def _hear(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] in {"welcome", "update"}:
            self.table = message["table"]
            self.match = message.get("match") or self.match
            self.picture = message["picture"] or self.picture

    def _say(self, frame: str | bytes) -> None:
        message: Json = json.loads(frame)
        if message["type"] == "choose":
            self.sent.append(message)

    @property
    def over(self) -> bool:
        return self.table.get("state") == "over"

    @property
    def decision(self) -> Json | None:
        """What this person is asked; None while others decide."""
        found: Json | None = self.picture.get("decision")
        return found

    @property
    def asked(self) -> Json:
        decision = self.decision
        assert decision is not None
        return decision

    def settle(self) -> bool:
        """Wait until this person is asked and the page shows it; False when the game is over."""
        until = time.monotonic() + PATIENCE
        while True:
            if self.over:
                return False
            if self.decision is not None and self.shown == self.picture["number"]:
                return True
            assert time.monotonic() < until, f"nothing is asked: {self.picture.get('asked')}, shown {self.shown}"
            self.page.wait_for_timeout(15)

    @property
    def shown(self) -> int:
        """The number of the position that the page shows; -1 while a choice is on its way."""
        return int(self.page.evaluate(SHOWN))

    def said(self, number: int) -> list[int]:
        """The options that were sent as an answer to a decision."""
        return [option for one in self.sent if one["number"] == number for option in one["options"]]

    def asks(self, kind: str) -> bool:
        """Whether a decision of a kind is asked."""
        return self.decision is not None and self.asked["kind"] == kind

    def await_next(self, arrived: Callable[[], bool], what: str = "") -> None:
        """Let the page work until something has come."""
        until = time.monotonic() + PATIENCE
        while not arrived():
            assert time.monotonic() < until, f"{what} was not carried out: {self.picture.get('asked')}"
            self.page.wait_for_timeout(10)

    def await_moved(self, number: int) -> None:
        """Wait until the decision of a number is answered."""
        self.await_next(lambda: self.picture["number"] != number or self.over, "an answer")

    def await_answer(self, number: int, choice: Json) -> None:
        """Wait until the page has sent this choice for the decision of a number, and the server has carried it out."""
        self.await_next(
            lambda: self.said(number) != [] and (self.picture["number"] != number or self.over), choice["text"]
        )
        assert self.said(number)[0] == choice["number"], f"{choice['text']} was pressed, {self.said(number)} was sent"

    # Where an option is chosen; the client has the same rules in field/choices.ts.

    @property
    def witch(self) -> Json:
        """The Witch who is asked, as her player sees her."""
        number = self.picture["asked_witch"]
        if number is None:
            own = [one["witch"] for one in self.match["witches"] if one["seat"] == self.picture["seat"]]
            number = own[0]
        found: Json = self.picture["witches"][number]
        return found

    @property
    def kinds(self) -> list[int]:
        """The hand, each card once."""
        return list(dict.fromkeys(self.witch["hand"]))

    def charged(self, choice: Json) -> int:
        """The place of a CP action on the board; -1 if it is not one."""

        def bare(words: str) -> str:
            return re.sub(r"[.\s]+$", "", words).lower()

        for place, action in enumerate(self.match["witches"][self.witch["witch"]]["actions"]):
            price = f"{action['name']} ({action['cost']} CP)" if action["name"] else f"{action['cost']} CP"
            if bare(choice["text"]) == bare(f"{price}: {action['text']}"):
                return place
        return -1

    def place(self, choice: Json) -> str:
        """Where a choice is made: "basic", "charged", "slot", "field", "finish", "row", "hand" or "panel"."""
        kind, verb = self.asked["kind"], choice["verb"]
        if verb == "basic action":
            return "basic"
        if verb == "cp action" and self.charged(choice) >= 0:
            return "charged"
        if verb == "slot":
            return "slot"
        if kind in ON_FIELD and choice["target"] is not None:
            return "field"
        if verb in ENDING:
            return "finish"
        if kind in IN_ROW:
            return "row"
        return self._place_of_card(choice)

    def _place_of_card(self, choice: Json) -> str:
        if choice["card"] is None:
            return "panel"
        if choice["card"] in self.kinds and choice["zone"] in {None, "hand"}:
            return "hand"
        return "hand" if self.asked["kind"] in ACTING else "row"

    @property
    def row(self) -> list[Json]:
        """The options that lie in a row of cards or Missions."""
        return [one for one in self.asked["options"] if self.place(one) == "row"]
