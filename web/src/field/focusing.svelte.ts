/** Where the focus of the table goes when something is asked. */

import { tick } from 'svelte';
import type { FieldPlay } from './play.svelte';

/**
 * Take the focus to where a decision is answered, but only from the table itself, or from what has gone. The keys of the
 * table work from the first moment on, without a visible focus. Call it while the component is made.
 *
 * @param table the table itself
 * @param wanted the selector of what answers the decision; "" for nothing in particular
 * @param scrolls whether the page scrolls, so that what is asked must be brought into sight
 */
export function focusDecisions(
  play: FieldPlay,
  table: () => HTMLElement | undefined,
  wanted: () => string,
  scrolls: () => boolean,
): void {
  let begun = false;
  $effect(() => {
    const asks = play.decision !== null && play.decision.number >= 0 && begun;
    begun = true;
    void tick().then(() => {
      const root = table();
      const focused = document.activeElement;
      const lost = focused === document.body || focused === null || focused.matches('[data-table]');
      if (!root || document.querySelector('dialog[open]') || (!lost && !root.contains(focused))) return;
      if (asks && scrolls()) root.querySelector('.reacting, .pick')?.scrollIntoView({ block: 'nearest' });
      const selector = wanted();
      const control = asks && selector ? root.querySelector<HTMLElement>(selector) : null;
      if (control) control.focus({ preventScroll: true });
      else if (lost) root.focus({ preventScroll: true });
    });
  });
}
