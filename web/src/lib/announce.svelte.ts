/** What screen readers say by themselves. `LiveRegions.svelte` holds the two regions from the first load on. */

import { t } from './texts';

/** What the regions hold. */
export const spoken = $state({ polite: '', assertive: '' });

const counts = { polite: 1, assertive: 1 };
const last = { polite: '', assertive: '' };
let gathered: string[] = [];

/** Equal text is not spoken twice by readers, so a repetition gets a count. */
function say(region: 'polite' | 'assertive', text: string): void {
  counts[region] = text === last[region] ? counts[region] + 1 : 1;
  last[region] = text;
  spoken[region] = counts[region] > 1 ? t('base.again', { text, n: counts[region] }) : text;
}

/** Say a sentence when the reader pauses. Sentences of the same moment are said as one. */
export function polite(text: string): void {
  if (!text) return;
  if (gathered.length === 0) {
    setTimeout(() => {
      if (gathered.length === 0) return;
      say('polite', gathered.join(' '));
      gathered = [];
    }, 30);
  }
  gathered.push(text);
}

/** Forget what was said, and what was about to be: somebody else looks at the screen now. */
export function hush(): void {
  gathered = [];
  for (const region of ['polite', 'assertive'] as const) {
    last[region] = '';
    spoken[region] = '';
  }
}

/** Say a sentence at once: only for "your turn", "react now" and the clock. */
export function assertive(text: string): void {
  if (text) say('assertive', text);
}
