/** Keeps how far the table is followed on this device, and tells a page that is loaded again what it missed. */

import { untrack } from 'svelte';
import type { TableSession } from '../lib/session.svelte';
import { firstAfter, followedTo, noteFollowed } from './missed';

/**
 * Follow a table as long as the component is there; call it while the component is made.
 *
 * @param shared whether several players sit at this screen: the curtain tells them what happened
 */
export function followTable(session: () => TableSession, shared: () => boolean): void {
  let known: string | null = null;
  $effect(() => {
    const { id, seat, events, missedFrom, picture } = session();
    const end = events.at(-1)?.at;
    if (picture === null || end === undefined || shared()) return;
    untrack(() => {
      let missed = missedFrom;
      if (known !== `${id} ${seat}`) {
        known = `${id} ${seat}`;
        const before = followedTo(id, seat);
        missed ??= before === null ? null : firstAfter(events, before);
        if (missed !== missedFrom) session().missedFrom = missed;
      }
      // What happens on a hidden page is not followed by anybody.
      if (!document.hidden) noteFollowed(id, seat, missed === null ? end : Math.min(missed - 1, end));
    });
  });
}
