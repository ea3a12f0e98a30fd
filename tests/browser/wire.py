"""What came over the socket of a page: the table and the picture as the page has them."""

from __future__ import annotations

import json
import time
from typing import Any

from tests.browser.visitors import PATIENCE, Visitor


class Wire:
    """Follows the messages of one visitor's socket.

    Attributes:
        table: the table as it came last.
        picture: the picture as it came last.
        match: what does not change.
        events: all events that came.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.table: dict[str, Any] = {}
        self.picture: dict[str, Any] | None = None
        self.match: dict[str, Any] | None = None
        self.events: list[dict[str, Any]] = []
        self._read = 0

    def follow(self) -> None:
        """Read what came since."""
        # Lets Playwright hand over what the browser told it.
        self.visitor.page.wait_for_timeout(5)
        for frame in self.visitor.frames[self._read :]:
            message = json.loads(frame)
            if message["type"] in {"welcome", "update"}:
                self.table = message["table"]
                self.picture = message["picture"] or (self.picture if message["type"] == "update" else None)
                self.match = message.get("match") or self.match
                self.events += message["events"]
        self._read = len(self.visitor.frames)

    @property
    def over(self) -> bool:
        return bool(self.table) and self.table["state"] == "over"

    @property
    def decision(self) -> dict[str, Any] | None:
        """The decision that this page is asked for."""
        return self.picture["decision"] if self.picture and not self.over else None

    def wait_for_move(self, after: int = -1, patience: int = PATIENCE) -> dict[str, Any] | None:
        """The next decision of this page with a higher number than `after`; None if the game is over before."""
        began = time.monotonic()
        while True:
            self.follow()
            if self.over:
                return None
            if self.decision and self.decision["number"] > after:
                # The page has drawn it when its own turn of the event loop comes round again.
                self.visitor.page.evaluate("() => new Promise((done) => setTimeout(done))")
                return self.decision
            waited = (time.monotonic() - began) * 1000
            assert waited < patience, f"nothing is asked after decision {after}: {self.table.get('summary')}"
