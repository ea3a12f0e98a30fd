"""Waiting for what a page does; its content security policy forbids what Playwright's own waiting would run in it."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.visitors import PATIENCE


def wait_until(page: Page, arrived: Callable[[], bool]) -> None:
    """Let the page work until something is so."""
    until = time.monotonic() + PATIENCE / 1000
    while not arrived():
        assert time.monotonic() < until, "it does not happen"
        page.wait_for_timeout(30)
