"""Whether everything fits: nothing scrolls sideways, and no text is cut off."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

# Text whose box hides a part of it. What is only for screen readers is hidden on purpose, and what ends in an ellipsis
# has its whole text in a title or elsewhere; after several lines, in a title.
CLIPPED: Final = """() => {
  const spoken = (one) => one.closest('.hidden-text, .spoken, [hidden]') !== null || one.clientWidth <= 1;
  return [...document.querySelectorAll('body *')]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== ''))
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !spoken(one) && !(one instanceof SVGElement))
    .filter((one) => {
      const style = getComputedStyle(one);
      const cut = (way) => way === 'hidden' || way === 'clip';
      const wide = cut(style.overflowX) && one.scrollWidth > one.clientWidth + 1 && style.textOverflow !== 'ellipsis';
      const text = one.textContent.trim();
      const told = style.webkitLineClamp !== 'none' && one.closest('[title]')?.title.includes(text);
      const high = cut(style.overflowY) && one.scrollHeight > one.clientHeight + 2 && !told;
      return wide || high;
    })
    .map((one) => `${one.className}: ${one.textContent.trim().slice(0, 60)} (${one.scrollWidth} of ${one.clientWidth}, `
      + `${one.scrollHeight} of ${one.clientHeight})`);
}"""
SIDEWAYS: Final = """() => {
  const root = document.scrollingElement;
  const width = root.clientWidth;
  if (root.scrollWidth <= width + 1) return [];
  return [`the page is ${root.scrollWidth} wide in ${width}`, ...[...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > width + 1 && one.checkVisibility())
    .slice(0, 5)
    .map((one) => `${one.tagName}.${one.className}: ${Math.round(one.getBoundingClientRect().right)}`)];
}"""


def assert_nothing_clipped(page: Page) -> None:
    """No text is cut off by its box."""
    found = page.evaluate(CLIPPED)
    assert not found, "\n".join(found)


def assert_no_sideways_scrolling(page: Page) -> None:
    """The page is not wider than the window."""
    found = page.evaluate(SIDEWAYS)
    assert not found, "\n".join(found)
