"""What of a page does not fit: text that is cut off, controls on each other, a page that is wider than its window."""

from __future__ import annotations

from playwright.sync_api import Page

MISFITS = r"""
() => {
  const found = [];
  const name = (element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    return `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} "${words.slice(0, 50)}"`;
  };
  const shown = (element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  const style = (element) => getComputedStyle(element);
  // For screen readers only: one pixel that is cut away.
  const spoken = (element) => {
    for (let at = element; at; at = at.parentElement) {
      if (at.matches('.hidden-text, .skip, [role="status"]')) return true;
      if (at.offsetWidth <= 1 && at.offsetHeight <= 1) return true;
    }
    return false;
  };
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth + 1) {
    found.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
  }

  // What an element shows of a box: what its scrolling and clipping ancestors leave of it.
  const seen = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX, overflowY } = style(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const edge = at.getBoundingClientRect();
      left = Math.max(left, edge.left);
      right = Math.min(right, edge.right);
      top = Math.max(top, edge.top);
      bottom = Math.min(bottom, edge.bottom);
    }
    return { left, top, right, bottom };
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || !shown(parent) || spoken(parent) || parent.closest('svg')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    for (let at = parent; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = style(at);
      // A hand that only shows its upper edge while nothing of it is asked for.
      if (at.matches('.watching .hand, .resting .hand')) break;
      // Shortened on purpose, with an ellipsis: the whole is a press away. What scrolls can be scrolled to.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') break;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = at.getBoundingClientRect();
      const hidesX = /hidden|clip/.test(overflowX);
      const hidesY = /hidden|clip/.test(overflowY);
      const control = at.matches('button, a, [role="option"], label');
      const outX = Math.max(edge.left - box.left, box.right - edge.right);
      const outY = Math.max(edge.top - box.top, box.bottom - edge.bottom);
      const where = `${name(parent)} in ${name(at)}`;
      if ((hidesX || control) && outX > 2) found.push(`cut or outside by ${outX.toFixed(0)} px of width: ${where}`);
      else if (hidesY && outY > 3) found.push(`cut by ${outY.toFixed(0)} px of height: ${where}`);
      else continue;
      break;
    }
  }

  // What is stuck to an edge lies over what scrolls under it.
  const stuck = (element) => {
    for (let at = element; at; at = at.parentElement) if (/sticky|fixed/.test(style(at).position)) return true;
    return false;
  };
  const corner = (small, large) => {
    const { left, top, right, bottom } = small.box;
    const edge = large.box;
    if (left < edge.left || top < edge.top || right > edge.right || bottom > edge.bottom) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit === null || small.element.contains(hit);
  };
  const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, summary, [role="option"]')]
    .filter((element) => shown(element) && !spoken(element) && !stuck(element) && !element.closest('svg'))
    .map((element) => ({ element, box: seen(element, element.getBoundingClientRect()) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  for (const [place, one] of controls.entries()) {
    for (const two of controls.slice(place + 1)) {
      if (one.element.contains(two.element) || two.element.contains(one.element)) continue;
      const width = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
      const height = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
      // A small control in the corner of a large one, which is on top of it, is meant so.
      if (width > 3 && height > 3 && !corner(one, two) && !corner(two, one)) {
        const both = `${name(one.element)} and ${name(two.element)}`;
        found.push(`${width.toFixed(0)} x ${height.toFixed(0)} px on each other: ${both}`);
      }
    }
  }
  return found;
}
"""


def misfits(page: Page) -> list[str]:
    """Everything that does not fit, in words; empty if all is well."""
    found: list[str] = page.evaluate(MISFITS)
    return sorted(set(found))
