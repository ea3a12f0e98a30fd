"""What the tests in a browser share: the built client, a running server, Chromium, and pages that tell their errors."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.visitors import PATIENCE, Visitors
from tests.builds import ROOT
from tests.server.running import Running

CHROMIUM = Path("/usr/bin/chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
CLIENT = ROOT / "src/wildswing/server/web/index.html"
# No limits on what one guest does, and bots that answer at once: the tests play faster than people.
QUICK = {
    "WILDSWING_BOT_PAUSE": "0",
    "WILDSWING_GUEST_RATE": "0",
    "WILDSWING_MESSAGE_RATE": "0",
    "WILDSWING_OPEN_TABLES": "0",
    "WILDSWING_TABLES_AN_HOUR": "0",
    "WILDSWING_CONNECTIONS": "0",
}


def missing(what: str) -> NoReturn:
    """Skip by name; in CI nothing is skipped."""
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="package")
def client() -> Path:
    """The built client; it is built if it is missing or older than its sources."""
    built = subprocess.run([ROOT / "tools/web"], cwd=ROOT, capture_output=True, text=True, check=False)
    if built.returncode and not CLIENT.is_file():
        missing(f"the browser client cannot be built: {built.stdout}{built.stderr}")
    return CLIENT.parent


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium of this machine."""
    if not CHROMIUM.is_file():
        missing(f"there is no {CHROMIUM}: run `make machine`")
    running = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
    yield running
    running.close()


@pytest.fixture(scope="package")
def server(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that all tests share which do not stop it."""
    with Running(tmp_path_factory.mktemp("server"), port=0, **QUICK) as running:
        yield running.ready()


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[Visitors]:
    """People who come to the shared server, each with a browser profile of their own."""
    with Visitors(browser, server.address) as arriving:
        yield arriving
