/** Makes one control of the table glow: the first of a list that is there. */

import type { Target } from './lesson';

const MARK = 'data-coach-glow';
const WATCHED = ['aria-selected', 'aria-disabled', 'aria-pressed', 'data-choosing', 'class'];

const visible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) ?? true;

/** The control that the first fitting target names; null for none. */
export function controlOf(root: ParentNode, targets: readonly Target[]): HTMLElement | null {
  for (const { select, when } of targets) {
    if (when !== undefined && !root.querySelector(when)) continue;
    const found = [...root.querySelectorAll<HTMLElement>(select)].find(visible);
    if (found) return found;
  }
  return null;
}

/**
 * Keep the right control of `root` glowing while the table is drawn anew; returns what undoes it.
 *
 * @param seen is called whenever the table was drawn anew.
 */
export function startGlow(root: HTMLElement, targets: () => readonly Target[], seen: () => void): () => void {
  let glowing: HTMLElement | null = null;
  let frame = 0;
  const point = (): void => {
    frame = 0;
    seen();
    const next = controlOf(root, targets());
    if (next === glowing && (next === null || next.hasAttribute(MARK))) return;
    glowing?.removeAttribute(MARK);
    next?.setAttribute(MARK, '');
    glowing = next;
  };
  const later = (): void => {
    if (frame === 0) frame = requestAnimationFrame(point);
  };
  const observer = new MutationObserver(later);
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
  later();
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    glowing?.removeAttribute(MARK);
  };
}
