"""`python -m benchmarks.page`: play duels at a page in Chromium, and print what it took."""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from benchmarks.page.watching import HAND, SCRIPT, Watched, milliseconds, slowed
from tests.browser.conftest import ARGUMENTS, CHROMIUM, QUICK
from tests.browser.player import Player
from tests.browser.visitors import Visitors
from tests.server.running import Running

# What Chromium calls "fast 3G", and a phone of the middle class.
PHONE: Final = {
    "processor": 4,
    "network": {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 0.75e6 / 8},
}
MACHINES: Final[dict[str, dict[str, Any]]] = {"this machine": {}, "as a phone: a fourth, fast 3G": PHONE}
TIMES: Final = 5
GO: Final = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"


def first_play(browser: Browser, address: str, slower: dict[str, Any], phone: bool) -> float:
    """Milliseconds from pressing Play in a lobby that was never open before until the hand can be used."""
    with Visitors(browser, address) as visitors:
        visitor = visitors.arrive(phone=phone)
        slowed(visitor.page, slower)
        page = visitor.visit("/")
        play = page.get_by_role("button", name="Play", exact=True)
        play.wait_for()
        page.wait_for_load_state("networkidle")
        began = time.perf_counter()
        play.click()
        page.locator(HAND).first.wait_for()
        return (time.perf_counter() - began) * 1000


def whole_duels(browser: Browser, address: str, strikes: int) -> tuple[int, list[tuple[str, str]]]:
    """Play at one page, table after table, until there were so many strikes: how many there were, and what was seen."""
    with Visitors(browser, address) as visitors:
        visitor = visitors.arrive(settings={"speed": "none"})
        page = visitor.page
        page.add_init_script(SCRIPT)
        watched = Watched(page, slowed(page, {}))
        seen = 0
        game = 0
        while seen < strikes:
            game += 1
            seats = [{"kind": "me", "characters": ["ryu"]}, {"kind": "bot", "characters": ["geoffrey"]}]
            table = visitor.open_table("exceed", seats)["table"]["id"]
            if game == 1:
                visitor.visit(f"/t/{table}")
                page.locator(HAND).first.wait_for()
                watched.forget()
            else:
                # As a rematch does: the page stays.
                page.evaluate(GO, f"/t/{table}")
                page.locator(HAND).first.wait_for()
            player = Player(visitor, game)
            player.play()
            seen += sum(event["kind"] == "reveal" for event in player.wire.events)
            watched.weigh()
        return seen, watched.rows()


def main() -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.page", description=__doc__)
    parser.add_argument("--strikes", type=int, default=200, help="how many strikes are played at one page (200)")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with Running(Path(folder), port=0, **QUICK) as server:
            server.ready()
            print("| from pressing Play until the hand can be used | median of 5 | slowest |\n|---|---|---|")
            for name, slower in MACHINES.items():
                took = [first_play(browser, server.address, slower, bool(slower)) for _ in range(TIMES)]
                print(f"| {name} | {milliseconds(statistics.median(took))} | {milliseconds(max(took))} |", flush=True)
            seen, rows = whole_duels(browser, server.address, wanted.strikes)
            print(f"\n| {seen} strikes at one page, by mouse | |\n|---|---|")
            for what, value in rows:
                print(f"| {what} | {value} |")
    return 0


if __name__ == "__main__":
    sys.exit(main())
