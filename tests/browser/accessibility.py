"""Whether a page can be used by everybody, as far as axe sees it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from tests.builds import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
# Is not among them, but who speaks to the table says what stands on its buttons.
BESIDE = {"label-content-name-mismatch": {"enabled": True}}
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def axe(page: Page, *, colors: bool = True) -> None:
    """Fail with the rule and the element of everything that axe finds.

    Args:
        page: the page.
        colors: whether contrast is looked at; under forced colors axe reads those that the system has replaced.
    """
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "([runOnly, rules]) => axe.run(document, { runOnly, rules, resultTypes: ['violations'] })",
        [STANDARDS, BESIDE | ({} if colors else {"color-contrast": {"enabled": False}})],
    )
    said = [
        f"{violation['id']}: {node['target']} {node['failureSummary']}\n  {node['html'][:300]}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]
    assert not said, "\n".join(said)


def axe_in_both_themes(page: Page) -> None:
    """The same in the dark and in the light theme; afterwards it is dark."""
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        axe(page)
