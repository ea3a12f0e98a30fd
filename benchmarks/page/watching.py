"""What a page is watched with: long tasks, slow inputs and moved content, as the browser itself reports them."""

from __future__ import annotations

import statistics
from typing import Any, Final

from playwright.sync_api import CDPSession, Page

SCRIPT: Final = """
window.watched = { tasks: [], inputs: [], shifts: [] };
const watch = (type, keep, more = {}) =>
  new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true, ...more });
watch('longtask', (entry) => window.watched.tasks.push(entry.duration));
watch('event', (entry) => {
  if (entry.interactionId) window.watched.inputs.push(entry.duration);
}, { durationThreshold: 16 });
watch('layout-shift', (entry) => {
  if (!entry.hadRecentInput) window.watched.shifts.push(entry.value);
});
"""
HAND: Final = '[data-zone="hand"] :is(button, [role="option"])'


class Watched:
    """What was seen while a game was played at a page.

    Attributes:
        page: the page.
        heap: the bytes that its scripts hold, after each look.
    """

    def __init__(self, page: Page, tools: CDPSession) -> None:
        self.page = page
        self.heap: list[float] = []
        self._tools = tools
        tools.send("Performance.enable")

    def forget(self) -> None:
        """Begin anew, after the page has loaded."""
        self.page.evaluate("Object.values(window.watched).forEach((list) => list.splice(0))")

    def weigh(self) -> None:
        """Note how much memory the scripts hold when everything that is not needed is thrown away."""
        self._tools.send("HeapProfiler.collectGarbage")
        metrics = self._tools.send("Performance.getMetrics")["metrics"]
        self.heap.append(next(float(one["value"]) for one in metrics if one["name"] == "JSHeapUsedSize"))

    def rows(self) -> list[tuple[str, str]]:
        """What was seen, in words and figures."""
        seen: dict[str, list[float]] = self.page.evaluate("window.watched")
        return [
            ("inputs that took over 16 ms to show, p50", milliseconds(quantile(seen["inputs"], 50))),
            ("the same, p95", milliseconds(quantile(seen["inputs"], 95))),
            ("tasks over 50 ms", f"{len(seen['tasks'])}"),
            ("the longest of them", milliseconds(max(seen["tasks"], default=0.0))),
            ("content moved without an act (CLS, 1 is a whole screen)", f"{sum(seen['shifts']):.4f}"),
            ("memory of its scripts, first look", f"{self.heap[0] / 1e6:.1f} MB"),
            ("the same, last look", f"{self.heap[-1] / 1e6:.1f} MB"),
        ]


def quantile(values: list[float], percent: int) -> float:
    """A quantile of values; 0 without values."""
    if len(values) < 2:
        return max(values, default=0.0)
    return statistics.quantiles(values, n=100)[percent - 1]


def milliseconds(value: float) -> str:
    """A time as it is printed."""
    return f"{value:.0f} ms"


def slowed(page: Page, slower: dict[str, Any]) -> CDPSession:
    """The browser's own tools for a page, which is made as slow as a phone and its network.

    Args:
        page: the page.
        slower: "processor": how many times slower; "network": what Chromium's tools emulate. Without: as it is.
    """
    tools = page.context.new_cdp_session(page)
    if "processor" in slower:
        tools.send("Emulation.setCPUThrottlingRate", {"rate": slower["processor"]})
    if "network" in slower:
        tools.send("Network.enable")
        tools.send("Network.emulateNetworkConditions", slower["network"])
    return tools
