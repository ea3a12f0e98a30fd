"""People who come to a server: each has cookies and settings of their own, and their pages keep what went wrong."""

from __future__ import annotations

import json
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize

LAPTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
PATIENCE = 30_000  # milliseconds: machines under load are slow, and a failure may wait


class Visitor:
    """One person.

    Attributes:
        page: what they look at.
        errors: what the console and uncaught exceptions said.
        frames: every text that came over a socket, to this page and those before a reload.
    """

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.frames: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._frame))

    def visit(self, path: str = "/") -> Page:
        """Go to a page of the server."""
        self.page.goto(self.address + path)
        return self.page

    def api(self, path: str, body: Any = None) -> Any:  # noqa: ANN401 - any JSON
        """What the server answers to this person: GET without a body, else POST."""
        if body is None:
            answer = self.context.request.get(self.address + path)
        else:
            answer = self.context.request.post(self.address + path, data=body)
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def open_table(self, game: str, seats: list[dict[str, Any]], **options: Any) -> Any:  # noqa: ANN401 - JSON
        """Open a table: what the server says about it, with its links."""
        self.api("/api/me")
        return self.api("/api/tables", {"game": game, "seats": seats, "options": options})

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _frame(self, frame: str | bytes) -> None:
        self.frames.append(frame if isinstance(frame, str) else frame.decode())


class Visitors:
    """Makes visitors of one server, and lets them go."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for context in self.contexts:
            context.close()

    def arrive(self, *, phone: bool = False, settings: dict[str, Any] | None = None, **context: Any) -> Visitor:  # noqa: ANN401
        """A new person.

        Args:
            phone: whether they have a phone with a touch screen.
            settings: what they chose in the settings, as the browser keeps it; nothing moves unless this says so.
            context: further arguments of Playwright's `new_context`.
        """
        size = PHONE if phone else LAPTOP
        wanted: dict[str, Any] = {"viewport": size, "has_touch": phone, "is_mobile": phone} | context
        made = self.browser.new_context(**wanted)
        self.contexts.append(made)
        made.set_default_timeout(PATIENCE)
        kept = json.dumps({"speed": "none", "muted": True} | (settings or {}))
        made.add_init_script(
            f"if (!localStorage.getItem('wildswing.settings')) localStorage.setItem('wildswing.settings', {kept!r})"
        )
        return Visitor(made, self.address)
