/** The key that marks the space in the focus, in both games. */

import type { KeyBinding } from '../lib/keys';
import { t } from '../lib/texts';
import type { OwnMarks } from './ownMarks.svelte';

function spaceInFocus(): number | null {
  const space = document.activeElement?.closest<HTMLElement>('[data-space]')?.dataset.space;
  return space === undefined ? null : Number(space);
}

/** @param marks of the notebook that is open at the table */
export function markKey(marks: () => OwnMarks): KeyBinding {
  return {
    id: 'notes.mark',
    key: '.',
    label: t('notes.key'),
    when: () => spaceInFocus() !== null,
    run: () => {
      const space = spaceInFocus();
      if (space !== null) marks().toggle(space);
    },
  };
}
